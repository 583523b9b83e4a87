// Guest text for the host: UTF-8 in host memory, charged to the memory of the run.
//
// A guest's string may have any length. Long ones are written in pieces that poll the limits in
// between.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "embed/host/room.h"
#include "objects/core/vm.h"

namespace hognose {

// The text of a string as UTF-8; lone surrogates become three bytes each. Only for strings that are
// known to be short or are already charged.
std::string utf8_of(const Str* string);

// The same in pieces, for strings of any length: the number of bytes, and the bytes. They fail only
// if the run is stopped.
Result<uint64_t> utf8_size(Vm& vm, const Str* string);
Result<void> append_utf8(Vm& vm, const Str* string, std::string& out);

// Printable text is UTF-8 with lone surrogates escaped as \udXXX.

// The number of bytes that append_printable() appends. Fails only if the run is stopped.
Result<uint64_t> printable_size(Vm& vm, const Str* string);
Result<void> append_printable(Vm& vm, const Str* string, std::string& out);
// Charges the text and copies it. Returns false and leaves `out` unchanged if there is no room for
// it.
Result<bool> copy_printable(Vm& vm, const Str* string, HostRoom& room, std::string& out);

// The guest chooses names too, so names passed to the host are truncated to this length.
inline constexpr uint32_t kLongestShownName = 1000;  // characters; bytes if it is UTF-8 already
std::string shown_name(const Str* name);
std::string_view shown_name(std::string_view name);
// The first characters of a text, as printable text.
std::string printable_beginning(const Str* string, uint32_t characters);

}  // namespace hognose
