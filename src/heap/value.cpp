// The end of a run that would make a value of a number that does not fit.
//
// It is a failed check, like every broken invariant of the engine, and it is not in the header
// because the check needs fault.h.
#include "heap/value.h"

#include "heap/fault.h"

namespace hognose {

[[gnu::cold]] void Value::refuse_small_int() { fail_check("an integer fits into a value"); }

}  // namespace hognose
