// Slow paths of annotations (PEP 649).
//
// They check the format passed to a compiler-made __annotate__ function and note which annotations
// ran.
#include "machine/slow/paths.h"
#include "objects/containers/set_access.h"
#include "objects/core/make.h"
#include "objects/protocols/protocol.h"

namespace hognose {

// 1 is annotationlib.Format.VALUE, 2 the same with fake globals. For all other formats the function
// raises NotImplementedError, and annotationlib handles them.
SLOW_PATH(CheckAnnotationFormat) {
  const Value newest = Value::from_small_int(2);
  if (SLOW_TRY(compare_truth_calling(vm, r[instruction.a()], newest, CompareOperator::Greater))) {
    SLOW_FAIL(vm.raise(TypeId::NotImplementedError, ""));
  }
  return true;
}

// The set is a global variable of a module or in a cell, so guests can reach and replace it.
SLOW_PATH(NoteAnnotation) {
  Value set = r[instruction.a()];
  if (!vm.is_exactly(set, TypeId::Set)) {
    SLOW_FAIL(vm.raise(TypeId::TypeError, "__conditional_annotations__ must be a set, not {}",
                       type_name(vm, set)));
  }
  SLOW_TRY(set_add_calling(vm, vm.cell<Set>(set), Value::from_small_int(instruction.d())));
  return true;
}

}  // namespace hognose
