// HostValue: plain data as it crosses the boundary between host and guest, always by copy.
//
// The host makes them for Sandbox::set_global and receives them in Outcome::return_value.
#pragma once

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

namespace hognose {

// What a guest value becomes for the host, and what a host hands to a guest. Containers own their
// items; sharing and cycles of the guest's structure are resolved while it is copied: a cycle, or
// a structure beyond the conversion limits, is cut with kind Cut.
struct HostValue {
  enum class Kind : uint8_t {
    None,
    Bool,
    Int,
    BigInt,
    Float,
    Complex,
    Str,
    Bytes,
    List,
    Tuple,
    Set,
    FrozenSet,
    Dict,
    Ellipsis,
    Opaque,  // anything else: text is its repr
    Cut,     // text says why: "cycle" or "too large"
  };

  HostValue() = default;
  HostValue(bool truth) : kind(Kind::Bool), integer(truth) {}
  HostValue(int number) : kind(Kind::Int), integer(number) {}
  HostValue(int64_t number) : kind(Kind::Int), integer(number) {}
  HostValue(double number) : kind(Kind::Float), number(number) {}
  HostValue(std::string text) : kind(Kind::Str), text(std::move(text)) {}
  HostValue(const char* text) : kind(Kind::Str), text(text) {}

  Kind kind = Kind::None;
  int64_t integer = 0;   // Bool (0 or 1), Int
  double number = 0;     // Float; the real part of Complex
  double imaginary = 0;  // Complex
  // Str: UTF-8, lone surrogates as three bytes each; Bytes: as they are; BigInt: decimal digits;
  // Opaque, Cut: see above.
  std::string text;
  std::vector<HostValue> items;                          // List, Tuple, Set, FrozenSet
  std::vector<std::pair<HostValue, HostValue>> entries;  // Dict, in insertion order
};

}  // namespace hognose
