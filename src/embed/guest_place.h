// Places in running code, for the host: file, function, line.
//
// Frames of the library are not shown to hosts that did not ask for them.
#pragma once

#include <cstdint>
#include <string_view>

#include "machine/machine.h"

namespace hognose {

struct GuestPlace {
  std::string_view filename;  // views into the running code
  std::string_view function;
  uint32_t line = 0;
  uint32_t column = 0;
};

bool is_library_frame(const FrameRecord& record);
// Where the frame executes. Empty for a frame without code.
GuestPlace place_of(const FrameRecord& record);
// Where the innermost frame outside the library executes. Empty if there is none.
GuestPlace place_of_guest(const Machine& machine);

}  // namespace hognose
