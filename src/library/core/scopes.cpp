// The scope of the running frame, for globals(), locals(), vars(), dir(), eval() and exec().
//
// While a native function runs, the top frame is that of the guest code that called it. The
// variables of a function are returned as a fresh dict each time (PEP 667).
#include "library/core/importer.h"
#include "machine/frame_objects.h"
#include "objects/containers/dict_access.h"
#include "objects/core/make.h"

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
  bool has_namespace = (frame->flags & kFrameNamespace) != 0;
  if (has_namespace && !has_scoped_names(*frame)) return frame->saved;
  Dict* names = TRY(collect_variables(machine, registers_of_record(machine, *frame)));
  // A comprehension of a class body does not see its names (reference 6.2.4).
  bool is_class_body = (loaded_code_of(*frame)->code->flags & kCodeClassBody) != 0;
  if (!has_namespace || is_class_body) return Value::from_cell(names);
  // In a comprehension of a module: a copy that also has the comprehension's variables.
  Dict* all = TRY(make_dict(machine));
  TRY(dict_update_calling(machine, all, frame->saved));
  TRY(dict_update_calling(machine, all, Value::from_cell(names)));
  return Value::from_cell(all);
}

}  // namespace hognose
