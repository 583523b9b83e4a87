// OSError: the subclass for an error number, and the text with number and file names.
//
// The arguments are (errno, strerror[, filename[, winerror[, filename2]]]). The numbers are those
// of Linux on every platform, because a run must not depend on where it runs.
#include "objects/exceptions/kinds.h"

#include "objects/attributes/attributes.h"
#include "objects/attributes/shape.h"
#include "objects/classes/object_reduce.h"
#include "objects/core/boot.h"
#include "objects/numbers/numbers.h"
#include "objects/protocols/special.h"
#include "objects/text/string_builder.h"

namespace hognose {

namespace {

enum Field : unsigned { kNumber, kDescription, kFilename, kFilename2, kCharactersWritten };

struct NumberedError {
  int16_t number;
  TypeId type;
};

constexpr NumberedError kNumberedErrors[] = {
    {1, TypeId::PermissionError},           // EPERM
    {2, TypeId::FileNotFoundError},         // ENOENT
    {3, TypeId::ProcessLookupError},        // ESRCH
    {4, TypeId::InterruptedError},          // EINTR
    {10, TypeId::ChildProcessError},        // ECHILD
    {11, TypeId::BlockingIOError},          // EAGAIN, EWOULDBLOCK
    {13, TypeId::PermissionError},          // EACCES
    {17, TypeId::FileExistsError},          // EEXIST
    {20, TypeId::NotADirectoryError},       // ENOTDIR
    {21, TypeId::IsADirectoryError},        // EISDIR
    {32, TypeId::BrokenPipeError},          // EPIPE
    {103, TypeId::ConnectionAbortedError},  // ECONNABORTED
    {104, TypeId::ConnectionResetError},    // ECONNRESET
    {108, TypeId::BrokenPipeError},         // ESHUTDOWN
    {110, TypeId::TimeoutError},            // ETIMEDOUT
    {111, TypeId::ConnectionRefusedError},  // ECONNREFUSED
    {114, TypeId::BlockingIOError},         // EALREADY
    {115, TypeId::BlockingIOError},         // EINPROGRESS
};

Type* type_for_number(Vm& vm, Value number) {
  int64_t wanted;
  if (int_fits_int64(vm, number, &wanted)) {
    for (const NumberedError& row : kNumberedErrors) {
      if (row.number == wanted) return vm.type(row.type);
    }
  }
  return vm.type(TypeId::OSError);
}

// Whether OSError.__init__ sets the fields: only for subclasses that override __init__ but not
// __new__, whose __init__ passes the arguments on. For all others, __new__ has set them.
bool is_filled_by_init(Vm& vm, Type* type) {
  Value own_init = find_class_attribute(vm, vm.type(TypeId::OSError), Name::Init);
  if (find_class_attribute(vm, type, Name::Init) == own_init) return false;
  Value maker = find_class_attribute(vm, type, Name::New);
  if (!vm.is_exactly(maker, TypeId::BuiltinFunction)) return false;
  const NativeEntry* entry = vm.boot.native(vm.cell<Native>(maker)->native_index);
  return entry != nullptr && entry->code == os_error_new;
}

bool is_number(Vm& vm, Value value) {
  return is_int(vm, value) || is_float(vm, value) || is_complex(vm, value) || is_index(vm, value);
}

Result<Value> size_calling(Vm& vm, Value value) {
  Value number = TRY(index_calling(vm, value));
  int64_t size;
  if (int_fits_int64(vm, number, &size)) return number;
  return vm.raise(TypeId::ValueError, "cannot fit '{}' into an index-sized integer",
                  type_name(vm, value));
}

Result<void> fill_calling(Vm& vm, Exception* exception, Tuple* args) {
  exception->args = args;
  if (args->length < 2 || args->length > 5) return {};
  Value filename = args->length >= 3 ? args->items[2] : Value::none();
  Value filename2 = args->length >= 5 ? args->items[4] : Value::none();
  Value self = Value::from_cell(exception);
  if (vm.is_exactly(self, TypeId::BlockingIOError) && is_number(vm, filename)) {
    Value written = TRY(size_calling(vm, filename));
    TRY(set_exception_detail(vm, exception, kCharactersWritten, written));
  } else if (!filename.is_none()) {
    TRY(set_exception_detail(vm, exception, kFilename, filename));
    if (!filename2.is_none()) {
      TRY(set_exception_detail(vm, exception, kFilename2, filename2));
    }
    exception->args = TRY(make_tuple(vm, args->items.data(), 2));
  }
  TRY(set_exception_detail(vm, exception, kNumber, args->items[0]));
  TRY(set_exception_detail(vm, exception, kDescription, args->items[1]));
  return {};
}

}  // namespace

// (cls, *args, **kwargs)
Result<Value> os_error_new(Vm& vm, const Value* arguments) {
  Type* type = vm.known<Type>(arguments[0]);
  Tuple* args = vm.cell<Tuple>(arguments[1]);
  if (is_filled_by_init(vm, type)) {
    Exception* empty = TRY(new_exception(vm, type, vm.empty_tuple()));
    return Value::from_cell(empty);
  }
  TRY(refuse_keywords(vm, type, arguments[2]));
  if (type == vm.type(TypeId::OSError) && args->length >= 2 && args->length <= 5) {
    type = type_for_number(vm, args->items[0]);
  }
  Exception* exception = TRY(new_exception(vm, type, args));
  TRY(fill_calling(vm, exception, args));
  return Value::from_cell(exception);
}

// (self, *args, **kwargs)
Result<Value> os_error_init(Vm& vm, const Value* arguments) {
  Type* type = vm.type_of(arguments[0]);
  if (!is_filled_by_init(vm, type)) return Value::none();
  TRY(refuse_keywords(vm, type, arguments[2]));
  TRY(fill_calling(vm, exception_of(vm, arguments[0]), vm.cell<Tuple>(arguments[1])));
  return Value::none();
}

Result<Value> os_error_str(Vm& vm, Value self) {
  Exception* exception = exception_of(vm, self);
  Value number = TRY(exception_detail(vm, exception, kNumber));
  Value description = TRY(exception_detail(vm, exception, kDescription));
  Value filename = TRY(exception_detail(vm, exception, kFilename));
  Value filename2 = TRY(exception_detail(vm, exception, kFilename2));
  bool has_number = !number.is_undefined() && !description.is_undefined();
  if (filename.is_undefined() && !has_number) return exception_str(vm, self);
  StringBuilder text(vm);
  TRY(text.append_ascii("[Errno "));
  Str* number_text = TRY(str_calling(vm, none_if_undefined(number)));
  TRY(text.append(number_text));
  TRY(text.append_ascii("] "));
  Str* description_text = TRY(str_calling(vm, none_if_undefined(description)));
  TRY(text.append(description_text));
  if (!filename.is_undefined()) {
    TRY(text.append_ascii(": "));
    Str* filename_text = TRY(repr_calling(vm, filename));
    TRY(text.append(filename_text));
    if (!filename2.is_undefined()) {
      TRY(text.append_ascii(" -> "));
      Str* filename2_text = TRY(repr_calling(vm, filename2));
      TRY(text.append(filename2_text));
    }
  }
  Str* result = TRY(text.finish());
  return Value::from_cell(result);
}

// (class, args[, attributes]), with the names of files among the arguments.
Result<Value> os_error_reduce(Vm& vm, const Value* arguments) {
  Exception* exception = exception_of(vm, arguments[0]);
  Value filename = TRY(exception_detail(vm, exception, kFilename));
  Tuple* args = exception->args.get();
  if (args->length == 2 && !filename.is_undefined()) {
    Value filename2 = TRY(exception_detail(vm, exception, kFilename2));
    Value all[] = {args->items[0], args->items[1], filename, Value::none(), filename2};
    args = TRY(make_tuple(vm, all, filename2.is_undefined() ? 3 : 5));
  }
  return reduce_exception(vm, arguments[0], args, TRY(copy_own_attributes(vm, exception)));
}

Result<Value> get_characters_written(Vm& vm, Value self) {
  Value written = TRY(exception_detail(vm, exception_of(vm, self), kCharactersWritten));
  if (!written.is_undefined()) return written;
  return vm.raise(TypeId::AttributeError, "characters_written");
}

Result<void> set_characters_written(Vm& vm, Value self, Value value) {
  if (value.is_undefined()) {
    TRY(get_characters_written(vm, self));
  } else {
    value = TRY(size_calling(vm, value));
  }
  return set_exception_detail(vm, exception_of(vm, self), kCharactersWritten, value);
}

}  // namespace hognose
