// Values as CBOR (RFC 8949), to store them or to pass them to another process.
//
// What CBOR has no type for has a registered tag, or is a named object (tag 27): the table in
// docs/values.md lists all forms. Encoding is deterministic: equal values give equal bytes, with
// numbers and lengths in their shortest form and the items of sets sorted. The order of a dict is a
// part of its value and stays.
//
// Values that refer to something in this process (objects of the host, views, handles) have no
// bytes. Decoding accepts any bytes, within the limits.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "hognose/value.h"

namespace hognose {

struct CborLimits {
  uint64_t max_values = 1'000'000;  // each takes up to 200 bytes of memory, and its text
  uint64_t max_depth = 200;         // of nested items; at most 1000
  uint64_t max_integer_bytes = 64ull
                               << 10;  // of one integer: its digits take more than linear time
};

// Appends the bytes of the value. Returns the reason if it has none; `out` is unchanged then.
std::optional<std::string> to_cbor(const HostValue& value, std::string& out);

// Reads one value, which must end with the bytes. Returns the reason, which begins with the place,
// if they are not a value; `value` is None then.
std::optional<std::string> from_cbor(std::string_view bytes, HostValue& value,
                                     const CborLimits& limits = {});

}  // namespace hognose
