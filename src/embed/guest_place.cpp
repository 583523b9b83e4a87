// Reads places from the frame records and the positions of the code.
//
// Nothing here reads guest memory.
#include "embed/guest_place.h"

#include "embed/host/text.h"

namespace hognose {

bool is_library_frame(const FrameRecord& record) {
  return record.words != nullptr && (loaded_code_of(record)->code->flags & kCodeTrusted) != 0;
}

GuestPlace place_of(const FrameRecord& record) {
  if (record.words == nullptr) return {};
  const LoadedCode& loaded = *loaded_code_of(record);
  const Code& code = *loaded.code;
  auto index = static_cast<size_t>(record.pc - loaded.entry);
  const Position& position = code.positions[index > 0 ? index - 1 : 0];
  return {shown_name(code.filename), shown_name(code.qualified_name), position.line,
          position.column};
}

GuestPlace place_of_guest(const Machine& machine) {
  const FrameRecord* record = machine.top;
  if (record == nullptr) return {};
  const FrameRecord* first = machine.first_record();
  while (record > first && is_library_frame(*record)) --record;
  return place_of(*record);
}

}  // namespace hognose
