// Built-in functions that talk to the user of a program: input, exit, quit, help.
//
// input() reads from the current sys.stdin, which the guest may have replaced. exit() and quit()
// raise SystemExit. Each function exists only if its feature is open (policy/builtins.def).
#include "library/builtins/builtins.h"
#include "library/core/importer.h"
#include "library/io/streams.h"
#include "objects/core/make.h"
#include "objects/core/output.h"
#include "objects/protocols/protocol.h"
#include "objects/text/string_builder.h"
#include "objects/text/units.h"

namespace hognose {

namespace {

Result<Value> flush_calling(Vm& vm, Value file) {
  if (!is_standard_stream(vm, file)) return call_method_calling(vm, file, Name::Flush, {});
  TRY(vm.host.output->flush(stream_of(vm, file)));
  return Value::none();
}

Result<Value> builtin_input(Vm& vm, const Value* arguments) {
  Value in = TRY(standard_stream_calling(vm, Name::Stdin));
  if (in.is_none()) return vm.raise(TypeId::RuntimeError, "input(): lost sys.stdin");
  Value out = TRY(standard_stream_calling(vm, Name::Stdout));
  if (out.is_none()) return vm.raise(TypeId::RuntimeError, "input(): lost sys.stdout");
  if (!arguments[0].is_undefined()) {
    Str* prompt = TRY(str_calling(vm, arguments[0]));
    if (is_standard_stream(vm, out)) {
      TRY(write_string(vm, stream_of(vm, out), prompt));
    } else {
      TRY(call_method_calling(vm, out, Name::Write, {Value::from_cell(prompt)}));
    }
  }
  // A stream that cannot be flushed may still be written to.
  Result<Value> flushed = flush_calling(vm, out);
  if (flushed.failed()) {
    if (!vm.pending_matches(flushed.failure(), TypeId::BaseException)) return flushed;
    vm.take_pending();
  }
  Value answer = TRY(call_method_calling(vm, in, Name::Readline, {}));
  Str* line = vm.as<Str>(answer, TypeId::Str);
  if (line == nullptr) {
    return vm.raise(TypeId::TypeError, "object.readline() returned non-string");
  }
  uint32_t length = line->length;
  if (length == 0) return vm.raise(TypeId::EOFError, "EOF when reading a line");
  if (character_at(line, length - 1) != '\n') return answer;
  StringBuilder text(vm);
  TRY(text.append_part(line, 0, length - 1));
  return Value::from_cell(TRY(text.finish()));
}

Result<Value> builtin_exit(Vm& vm, const Value* arguments) {
  Value exception = TRY(vm.call(Value::from_cell(vm.type(TypeId::SystemExit)), {arguments[0]}));
  return vm.raise_value(exception);
}

// A library module that guests cannot import builds the text (_help.py).
Result<Value> builtin_help(Vm& vm, const Value* arguments) {
  Value function = TRY(library_attribute_calling(vm, "_help", "help"));
  if (arguments[0].is_undefined()) return vm.call(function, {});
  return vm.call(function, {arguments[0]});
}

// The Python part of io makes the stream (io/_io_files.py).
Result<Value> builtin_open(Vm& vm, const Value* arguments) {
  Value function = TRY(library_attribute_calling(vm, "_io_files", "_open"));
  Value given[8];
  for (int i = 0; i < 8; ++i) given[i] = arguments[i];
  if (given[1].is_undefined()) given[1] = Value::from_cell(TRY(intern(vm, "r")));
  return vm.call(function, given, 8);
}

constexpr NativeRow kRows[] = {
    {"exit(code=None)", builtin_exit},
    {"help(request=<none>, /)", builtin_help},
    {"input(prompt=<none>, /)", builtin_input},
    {"open(file, mode='r', buffering=-1, encoding=None, errors=None, newline=None, closefd=True, "
     "opener=None)",
     builtin_open},
    {"quit(code=None)", builtin_exit},
};

}  // namespace

std::span<const NativeRow> session_builtins() { return kRows; }

}  // namespace hognose
