// Exceptions that nobody can catch: those of __del__, of weakref callbacks and of generators that
// are closed because nobody refers to them any more.
//
// Receives the exception and what it came out of; writes CPython's text to the run's sys.stderr.
#include "library/unraisable.h"

#include "library/streams.h"
#include "library/traceback_text.h"
#include "objects/lifecycle.h"
#include "objects/make.h"
#include "objects/protocol.h"

namespace hognose {

Result<void> report_unraisable_calling(Machine& vm, const Str* context, Value object,
                                       Value exception) {
  Value file = TRY(standard_stream_calling(vm, Name::Stderr));
  if (file.is_none()) return {};
  Str* about = TRY(repr_calling(vm, object));
  Str* text = TRY(make_text(vm, "Exception ignored {} {}:\n", context, about));
  ExceptionText shown = TRY(format_exception_calling(vm, exception));
  text = TRY(append_string(vm, text, shown.text));
  if (is_standard_stream(vm, file)) return write_string(vm, stream_of(vm, file), text);
  TRY(call_method_calling(vm, file, Name::Write, {Value::from_cell(text)}));
  return {};
}

namespace {

Result<void> report_calling(Vm& vm, const char* context, Value object, Value exception) {
  Str* phrase = TRY(make_string_ascii(vm, context));
  return report_unraisable_calling(machine_of(vm), phrase, object, exception);
}

}  // namespace

void report_unraisable_to_stderr(Machine& machine) { machine.lifecycle->report = report_calling; }

}  // namespace hognose
