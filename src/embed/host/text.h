// Text of a guest for the host: UTF-8 in host memory, which counts as memory of the run.
//
// Receives strings of the guest, as long as it likes; hands on std::strings. Long ones are written
// in parts, with a look at the limits between them.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "embed/host/room.h"
#include "objects/core/vm.h"

namespace hognose {

// The text of a string as UTF-8; lone surrogates as three bytes each. For what is known to be short
// or has been paid for.
std::string utf8_of(const Str* string);

// Printable text is UTF-8 with lone surrogates escaped as \udXXX.

// How many bytes append_printable() appends. Fails with a stop only.
Result<uint64_t> printable_size(Vm& vm, const Str* string);
Result<void> append_printable(Vm& vm, const Str* string, std::string& out);
// Charged and counted; false, with `out` untouched, where there is no room for it.
Result<bool> copy_printable(Vm& vm, const Str* string, HostRoom& room, std::string& out);

// Names are the guest's choice too: what is handed to the host of one ends here.
inline constexpr uint32_t kLongestShownName = 1000;  // characters; bytes of what is UTF-8 already
std::string shown_name(const Str* name);
std::string_view shown_name(std::string_view name);
// The first characters of a text as printable text.
std::string printable_beginning(const Str* string, uint32_t characters);

}  // namespace hognose
