// The text of an exception with its traceback.
#include "library/traceback_text.h"

#include <string_view>

#include "objects/make.h"
#include "objects/protocol.h"
#include "objects/string_builder.h"

namespace hognose {

namespace {

class TracebackWriter {
 public:
  explicit TracebackWriter(Machine& vm) : vm_(vm), text_(vm) {}

  Result<void> write(Value value) {
    // The chain from the exception back to its first cause, then printed the other way round.
    RootVector chain(vm_);
    for (Value link = value; !link.is_undefined();) {
      TRY(vm_.meter.charge(1));
      bool seen = false;
      for (size_t i = 0; i < chain.size(); ++i) seen = seen || chain[i] == link;
      if (seen) break;
      TRY(chain.push(link));
      const Exception* exception = vm_.cell<Exception>(link);
      link = !exception->cause.is_undefined()     ? exception->cause
             : exception->suppress_context != 0   ? Value::undefined()
                                                  : exception->context;
      if (!link.is_undefined() && !vm_.has_layout(link, TypeId::BaseException)) break;
    }
    for (size_t i = chain.size(); i > 0; --i) {
      TRY(write_one(chain[i - 1]));
      if (i == 1) break;
      bool is_cause = !vm_.cell<Exception>(chain[i - 2])->cause.is_undefined();
      TRY(text_.append_ascii(
          is_cause ? "\nThe above exception was the direct cause of the following exception:\n\n"
                   : "\nDuring handling of the above exception, another exception occurred:\n\n"));
    }
    return {};
  }

  Result<Str*> finish() { return text_.finish(); }

 private:
  Result<void> write_one(Value value) {
    Traceback* entry = vm_.cell<Exception>(value)->traceback.get();
    if (entry != nullptr) TRY(text_.append_ascii("Traceback (most recent call last):\n"));
    for (; entry != nullptr; entry = entry->next.get()) TRY(write_frame(entry));
    return write_last_line(value);
  }

  Result<void> write_frame(const Traceback* entry) {
    TRY(vm_.meter.charge(2));
    const LoadedCode* loaded = vm_.loaded(entry->extra);
    if (loaded == nullptr || loaded->code == nullptr) return {};
    const Code& code = *loaded->code;
    if (entry->instruction >= code.positions.size()) return {};
    const Position& place = code.positions[entry->instruction];
    TRY(text_.append_ascii("  File \""));
    TRY(text_.append_utf8(code.filename));
    TRY(text_.append_ascii("\", line "));
    TRY(text_.append_number(place.line));
    TRY(text_.append_ascii(", in "));
    TRY(text_.append_utf8(code.name));
    TRY(text_.append_ascii("\n"));
    std::string_view line = source_line(loaded->source, place.line);
    size_t start = line.find_first_not_of(" \t\f");
    if (start == std::string_view::npos) return {};
    TRY(text_.append_ascii("    "));
    TRY(text_.append_utf8(line.substr(start)));
    return text_.append_ascii("\n");
  }

  static std::string_view source_line(const std::string* source, uint32_t number) {
    if (source == nullptr || number == 0) return {};
    std::string_view rest(*source);
    while (--number > 0) {
      size_t end = rest.find('\n');
      if (end == std::string_view::npos) return {};
      rest.remove_prefix(end + 1);
    }
    return rest.substr(0, rest.find('\n'));
  }

  Result<void> write_last_line(Value value) {
    Type* type = vm_.type_of(value);
    if (vm_.has_layout(type->module, TypeId::Str)) {
      Str* module = vm_.cell<Str>(type->module);
      if (!strings_equal(module, vm_.name(Name::Main)) &&
          !strings_equal(module, vm_.name(Name::Builtin))) {
        TRY(text_.append(module));
        TRY(text_.append_ascii("."));
      }
    }
    TRY(text_.append(type->qualified_name ? type->qualified_name.get() : type->name.get()));
    Result<Str*> message = str_calling(vm_, value);
    if (message.failed()) {
      if (message.failure() == Failure::Stopped) return Failure::Stopped;
      vm_.take_pending();
      return text_.append_ascii(": <exception str() failed>\n");
    }
    if (message.value()->extra != 0) {
      TRY(text_.append_ascii(": "));
      TRY(text_.append(message.value()));
    }
    return text_.append_ascii("\n");
  }

  Machine& vm_;
  StringBuilder text_;
};

}  // namespace

Result<Str*> format_exception_calling(Machine& machine, Value exception) {
  TracebackWriter writer(machine);
  TRY(writer.write(exception));
  return writer.finish();
}

}  // namespace hognose
