// Error numbers, and the OSError that reports one. Functions of the tree return numbers; the
// natives of posix raise them, because they know the names that the guest used.
#pragma once

#include "objects/core/vm.h"

namespace hognose {

// The values of errno (errors.def). They are no macros, because the engine includes no <cerrno>
// here: the numbers must not depend on the host.
namespace errors {
enum Number : int {
  None = 0,
#define ERROR(name, number, text) name##_ = number,
#include "library/files/errors.def"
};
}  // namespace errors

// OSError(number, text[, filename[, filename2]]), or the subclass for the number. Undefined stands
// for no name.
Failure raise_os_error(Vm& vm, int number, Value filename = Value::undefined(),
                       Value filename2 = Value::undefined());
// "No such file or directory"; for other numbers "Unknown error 9999".
Result<Str*> error_text(Vm& vm, int64_t number);

}  // namespace hognose
