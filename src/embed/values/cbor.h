// What the encoder and the decoder of CBOR share: the numbers of RFC 8949 and the tags in use.
//
// Both work for the host, outside of runs and on its stack: they may allocate.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "hognose/value.h"

namespace hognose::cbor {

enum class Major : uint8_t { Unsigned, Negative, Bytes, Text, Array, Map, Tag, Simple };

// The nesting that both refuse, since they recurse.
inline constexpr uint64_t kDeepest = 1000;

// The additional information of a first byte.
inline constexpr uint8_t kOneByte = 24;  // 25, 26, 27: two, four and eight bytes
inline constexpr uint8_t kEightBytes = 27;
inline constexpr uint8_t kIndefinite = 31;

inline constexpr uint8_t kFalse = 20;
inline constexpr uint8_t kTrue = 21;
inline constexpr uint8_t kNull = 22;
inline constexpr uint8_t kHalf = 25;
inline constexpr uint8_t kSingle = 26;
inline constexpr uint8_t kDouble = 27;

// Of the registry of tags of RFC 8949.
inline constexpr uint64_t kDateTimeText = 0;  // RFC 3339; read only
inline constexpr uint64_t kPositiveBignum = 2;
inline constexpr uint64_t kNegativeBignum = 3;
inline constexpr uint64_t kDecimalFraction = 4;  // [exponent, mantissa]
inline constexpr uint64_t kNamedObject = 27;     // [name, part, ...]
inline constexpr uint64_t kShared = 28;
inline constexpr uint64_t kSharedReference = 29;
inline constexpr uint64_t kRational = 30;  // [numerator, denominator]
inline constexpr uint64_t kUuid = 37;
inline constexpr uint64_t kSet = 258;
inline constexpr uint64_t kWobblyText = 273;  // text with lone surrogates, as bytes
inline constexpr uint64_t kDateText = 1004;   // RFC 8943
inline constexpr uint64_t kComplex = 43000;   // [real, imaginary]

// What a named object holds after its name.
enum class Shape : uint8_t {
  Nothing,
  Text,          // a text
  Bytes,         // a byte string
  Items,         // the items
  NamedEntries,  // the name of the class and a map
};
struct NamedObject {
  std::string_view name;
  HostValue::Kind kind;
  Shape shape;
};
inline constexpr NamedObject kNamedObjects[] = {
    {"ellipsis", HostValue::Kind::Ellipsis, Shape::Nothing},
    {"cut", HostValue::Kind::Cut, Shape::Text},
    {"opaque", HostValue::Kind::Opaque, Shape::Text},
    {"bytearray", HostValue::Kind::ByteArray, Shape::Bytes},
    {"Decimal", HostValue::Kind::Decimal, Shape::Text},
    {"tuple", HostValue::Kind::Tuple, Shape::Items},
    {"frozenset", HostValue::Kind::FrozenSet, Shape::Items},
    {"range", HostValue::Kind::Range, Shape::Items},
    {"time", HostValue::Kind::Time, Shape::Items},
    {"datetime", HostValue::Kind::DateTime, Shape::Items},
    {"timedelta", HostValue::Kind::TimeDelta, Shape::Items},
    {"timezone", HostValue::Kind::TimeZone, Shape::Items},
    {"date", HostValue::Kind::Date, Shape::Items},          // if it is no date of RFC 8943
    {"Fraction", HostValue::Kind::Fraction, Shape::Items},  // if it has other parts
    {"namedtuple", HostValue::Kind::NamedTuple, Shape::NamedEntries},
    {"dataclass", HostValue::Kind::Dataclass, Shape::NamedEntries},
    {"enum", HostValue::Kind::EnumMember, Shape::NamedEntries},
    {"exception", HostValue::Kind::Exception, Shape::NamedEntries},
};

// The decimal number digits * 10**exponent as the text of HostValue::Kind::Decimal.
struct DecimalParts {
  bool is_negative = false;
  std::string_view digits;
  int64_t exponent = 0;
};
std::string decimal_text(const DecimalParts& parts);

}  // namespace hognose::cbor
