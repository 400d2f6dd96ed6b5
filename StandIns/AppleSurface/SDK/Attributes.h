// Attributes that make Clang import a declaration into Swift as Apple's SDK does.

#pragma once

#define DESIGNATED __attribute__((objc_designated_initializer))
#define REFINED __attribute__((swift_private))
#define SWIFT_NAME(name) __attribute__((swift_name(#name)))
#define BRIDGED(type) __attribute__((swift_bridge(#type)))
#define MAIN_ACTOR __attribute__((swift_attr("@MainActor")))
#define NONISOLATED __attribute__((swift_attr("nonisolated")))
#define SENDABLE __attribute__((swift_attr("@Sendable")))
#define NOESCAPE __attribute__((noescape))
#define DISCARDABLE
#define SUPER __attribute__((objc_requires_super))

#define ENUM(type, name) enum __attribute__((enum_extensibility(open))) name : type name; enum name : type
#define OPTIONS(type, name) enum __attribute__((flag_enum, enum_extensibility(open))) name : type name; enum name : type
#define STRING_TYPE __attribute__((swift_newtype(struct)))
#define STRING_ENUM __attribute__((swift_newtype(enum)))

#define SINCE(platform, version) __attribute__((availability(platform, introduced = version)))
#define NOT_ON(platform) __attribute__((availability(platform, unavailable)))
#define DEPRECATED_ON(platform, version) \
    __attribute__((availability(platform, introduced = version, deprecated = version)))
