// Slow paths of annotations: the format that __annotate__ is asked for (PEP 649).
//
// Receives the argument of an __annotate__ function that the compiler made.
#include "objects/core/make.h"
#include "objects/protocols/protocol.h"
#include "vm/slow/paths.h"

namespace hognose {

// 1 is annotationlib.Format.VALUE, 2 the same with fake globals; others the function leaves to
// annotationlib.
SLOW_PATH(CheckAnnotationFormat) {
  const Value newest = Value::from_small_int(2);
  if (SLOW_TRY(compare_truth_calling(vm, r[instruction.a()], newest, CompareOperator::Greater))) {
    SLOW_FAIL(vm.raise(TypeId::NotImplementedError, ""));
  }
  return true;
}

// The set is a global variable of a module, or in a cell that guests can get at.
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
