// The scope of the running frame, for globals(), locals(), vars(), dir(), eval() and exec().
//
// Receives the machine while a native function runs; hands on the namespaces of the guest frame
// that called it. The variables of a function are handed out as a fresh dict each time (PEP 667).
#include "library/importer.h"
#include "objects/make.h"
#include "vm/frame_objects.h"

namespace hognose {

Result<Value> running_globals(Machine& machine) {
  if (machine.top == nullptr || machine.top->words == nullptr) {
    return Value::from_cell(TRY(make_dict(machine)));
  }
  return machine.top->words[kSlotGlobals];
}

Result<Value> scope_names(Machine& machine) {
  const FrameRecord* frame = machine.top;
  if (frame == nullptr || frame->words == nullptr) {
    return Value::from_cell(TRY(make_dict(machine)));
  }
  if ((frame->flags & kFrameNamespace) != 0) return frame->saved;
  FrameRegisters registers{loaded_code_of(*frame)->code, frame->registers,
                           machine.function_of(*frame)};
  return Value::from_cell(TRY(collect_variables(machine, registers)));
}

}  // namespace hognose
