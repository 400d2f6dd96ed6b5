import Fanfold

struct FloorExpanding: FloorLayout {
    func record(of index: Int, offset: Double) -> FloorRecord {
        let distance = Double(index) - max(offset, 0) / 180
        let progress = min(max(1 - distance, 0), 1)
        let height = 100 + 180 * progress
        var record = FloorRecord.flat(
            index, center: SIMD2(phone.width / 2, 280 + 100 * distance - height / 2),
            size: SIMD2(phone.width, height))
        record.progress = progress
        record.appearance = SIMD8(
            0.75 - 0.45 * progress, progress, max(0.5, progress), 0, 0, 0, 0, 0)
        return record
    }
}

struct FloorAlbumFan: FloorLayout {
    func record(of index: Int, offset: Double) -> FloorRecord {
        let x = Double(index) * 112 - offset
        var record = FloorRecord.flat(index, center: SIMD2(x + 71, phone.height / 2), size: SIMD2(142, 82))
        record.progress = 2 * (x + 142) / (phone.width + 142) - 1
        record.appearance = SIMD8(0, 0.25, 0.5, 0.75, 1, 0, 0, 0) * (-30 * record.progress)
        return record
    }
}

struct FloorCardCarousel: FloorLayout {
    func record(of index: Int, offset: Double) -> FloorRecord {
        let center = (0.5 + Double(index) * (0.7 + 0.3 / 7)) * phone.width - offset
        let progress = center / phone.width - 0.5
        let scale = cosine(abs(progress) * .pi / 4)
        var record = FloorRecord.flat(
            index, center: SIMD2(center, phone.height / 2),
            size: SIMD2(phone.width * 0.7, phone.height * 0.75),
            scale: scale)
        record.progress = progress
        record.appearance[0] = scale
        return record
    }
}

struct FloorTaskSwitcher: FloorLayout {
    func record(of index: Int, offset: Double) -> FloorRecord {
        let (row, height) = (phone.height / 4, phone.height * 0.4042)
        let progress = ((Double(index) + 2.5) * row - offset) / row - 2
        let placed = max(progress, -1 / (8 * 0.04803))
        let scale = 1 + 0.06 * placed
        let bend = placed > 0 ? 0.12 * placed : 0.04803 * placed * placed
        let displacement = bend * phone.height - height / 5.8
        let y = phone.height / 2 + placed * row + (height - row) / 2 * scale + displacement
        var record = FloorRecord.flat(
            index, center: SIMD2(phone.width / 2, y), size: SIMD2(phone.width * 0.87466, height), scale: scale
        )
        record.opacity = min(max(1 + 0.2 * progress, 0), 1)
        record.progress = progress
        record.appearance = SIMD8(scale, displacement, 0, 0, 0, 0, 0, 0)
        return record
    }
}

struct FloorTabStack: FloorLayout {
    func record(of index: Int, offset: Double) -> FloorRecord {
        let (eye, depth, half) = (1500.0, 300.0, SIMD2(phone.width / 2, phone.height / 2))
        let top = 160 * Double(index) - offset
        let center = SIMD2(half.x, top + half.y)
        let progress = max(0, top / phone.height)
        let tilt = -60 + 20 * progress
        let (sine, cosine) = (sine(tilt * .pi / 180), cosine(tilt * .pi / 180))
        var record = FloorRecord(index: index, identity: index, center: center, size: half * 2, depth: depth)
        record.rotation.x = tilt
        record.z = Double(index)
        record.progress = progress
        record.appearance[0] = tilt
        let toCenter = SIMD4(center.x, center.y, depth, 0)
        let second = SIMD4(0, cosine, sine, -sine / eye)
        let third = SIMD4(0, -sine, cosine, -cosine / eye)
        let z = -half.y * sine - depth
        let fourth = SIMD4(-half.x, -half.y * cosine, z, 1 - z / eye)
        record.rows = (
            SIMD4(1, 0, 0, 0), second + second.w * toCenter, third + third.w * toCenter,
            fourth + fourth.w * toCenter
        )
        let (near, far) = (1 / (fourth.w + phone.height * second.w), 1 / fourth.w)
        let (upper, lower) = (center.y - half.y * cosine * far, center.y + half.y * cosine * near)
        record.corners = SIMD8(
            center.x - half.x * far, upper, center.x + half.x * far, upper,
            center.x + half.x * near, lower, center.x - half.x * near, lower)
        return record
    }
}
