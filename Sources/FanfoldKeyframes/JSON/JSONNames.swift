import Fanfold

/// The values of a choice, and their names in the format.
struct JSONChoice<Value> {
    let names: NameList
    let values: [Value]

    init(_ names: StaticString, _ values: [Value]) {
        self.names = NameList(names)
        self.values = values
    }
}

/// The names of the format.
enum JSONNames {
    static var extents: JSONChoice<KeyframeLength.Extent> {
        JSONChoice("width,height,shorter", [.width, .height, .shorterSide])
    }
    static var axes: JSONChoice<Fanfold.Axis> { JSONChoice("horizontal,vertical", [.horizontal, .vertical]) }
    static var ends: JSONChoice<KeyframeEnd> {
        JSONChoice("held,continued,repeated", [.held, .continued, .repeated])
    }
    static var orders: JSONChoice<KeyframeOrder> {
        JSONChoice(
            "nearest-in-front,later-in-front,earlier-in-front",
            [.nearestInFront, .laterInFront, .earlierInFront])
    }
    static var perspectives: JSONChoice<Bool> { JSONChoice("shared,own", [true, false]) }
    static var decelerations: JSONChoice<DecelerationRate> { JSONChoice("normal,fast", [.normal, .fast]) }
    static var edges: JSONChoice<RemovalRule.Edges> { JSONChoice("start,end,both", [.start, .end, .both]) }
    static var properties: JSONChoice<KeyframeProperties> {
        JSONChoice(
            "position,size,scale,rotation,depth,opacity,appearance",
            [.position, .size, .scale, .rotation, .depth, .opacity, .appearance])
    }
    /// The members of a layout.
    static var layout: NameList {
        NameList(
            """
            $schema,name,description,axis,pitch,keyframes,before,after,smooth,order,stacked,spacing,anchor,\
            eyeDistance,perspective,hidesBacks,snaps,paged,removal,parameters,deceleration,springResponse,\
            springDamping,transitionResponse,transitionDamping,rubberBand,pageThreshold,pageVelocity
            """
        )
    }
    /// The members of a parameter.
    static var parameter: NameList { NameList("name,description,unit,default,minimum,maximum,adds") }
    /// The numbers to which a parameter adds.
    static var additions: NameList { NameList("pitch,keyframes,spacing,anchor,eyeDistance") }
    static var units: JSONChoice<ParameterDescriptor.Unit> {
        JSONChoice(
            "points,degrees,fraction,count,points-per-second,seconds",
            [.points, .degrees, .fraction, .count, .pointsPerSecond, .seconds])
    }
    /// The members of a keyframe.
    static var keyframe: NameList {
        NameList("at,x,y,width,height,scale,rotation,depth,opacity,cornerRadius,appearance,curve")
    }
    /// The members of the numbers that a parameter adds to a keyframe.
    static var addition: NameList {
        NameList("at,x,y,width,height,scale,rotation,depth,opacity,cornerRadius,appearance")
    }
}
