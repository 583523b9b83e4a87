// Formats SyntaxErrors: "  File "f", line 3", the line, the marks below it, the message.
//
// The exception may come from the compiler or from guest code, so every field is checked. Offsets
// count characters from 1, as in the fields of SyntaxError.
#include "library/traceback/syntax.h"

#include <algorithm>

#include "base/unicode.h"
#include "meter/paced.h"
#include "objects/numbers/numbers.h"
#include "objects/protocols/protocol.h"
#include "objects/text/string_builder.h"
#include "objects/text/units.h"

namespace hognose {

namespace {

enum Field : unsigned { kMessage, kFilename, kLine, kOffset, kText, kEndLine, kEndOffset };

constexpr std::string_view kIndentation = "    ";
// Offsets set by guests are clamped to this.
constexpr int64_t kFarAway = int64_t{1} << 20;

class SyntaxErrorLines {
 public:
  SyntaxErrorLines(Vm& vm, Exception* exception) : vm_(vm), exception_(exception), text_(vm) {}

  Result<Str*> write_calling(Str* type);

 private:
  Result<Value> field(Field field) {
    Value value = TRY(exception_detail(vm_, exception_, field));
    return value.is_undefined() ? Value::none() : value;
  }
  // Returns str(value), or `otherwise` for None and for empty text.
  Result<Str*> shown_calling(Value value, const char* otherwise);
  Result<void> write_source();
  Result<void> write_marks(const Str* source, uint32_t start, uint32_t length, int64_t column,
                           int64_t end_column);

  Vm& vm_;
  Exception* exception_;
  StringBuilder text_;
  Str* line_ = nullptr;  // the line numbers as text; null for None
  Str* end_line_ = nullptr;
};

Result<Str*> SyntaxErrorLines::shown_calling(Value value, const char* otherwise) {
  bool is_empty =
      value.is_none() || (vm_.has_layout(value, TypeId::Str) && vm_.known<Str>(value)->length == 0);
  if (is_empty) return make_string_ascii(vm_, otherwise);
  return safe_str_calling(vm_, value, "exception");
}

Result<Str*> SyntaxErrorLines::write_calling(Str* type) {
  Value filename = TRY(field(kFilename));
  Value line = TRY(field(kLine));
  Value end_line = TRY(field(kEndLine));
  if (!line.is_none()) line_ = TRY(safe_str_calling(vm_, line, "exception"));
  if (!end_line.is_none()) end_line_ = TRY(safe_str_calling(vm_, end_line, "exception"));
  if (line_ != nullptr) {
    Str* file = TRY(shown_calling(filename, "<string>"));
    Str* place = TRY(make_text(vm_, "  File \"{}\", line {}\n", file, line_));
    TRY(text_.append(place));
  }
  TRY(write_source());
  Value message = TRY(field(kMessage));
  Str* message_text = TRY(shown_calling(message, "<no detail available>"));
  Str* last = TRY(make_text(vm_, "{}: {}", type, message_text));
  TRY(text_.append(last));
  if (line_ == nullptr && !filename.is_none()) {
    Str* file = TRY(safe_str_calling(vm_, filename, "exception"));
    Str* suffix = TRY(make_text(vm_, " ({})", file));
    TRY(text_.append(suffix));
  }
  TRY(text_.append_ascii("\n"));
  return text_.finish();
}

Result<void> SyntaxErrorLines::write_source() {
  Value value = TRY(field(kText));
  Value offset_value = TRY(field(kOffset));
  const Str* source = vm_.as<Str>(value, TypeId::Str);
  if (source == nullptr) return {};
  TRY(vm_.meter.charge_bytes(source->length));
  // Remove line ends, and blanks at the start. The columns of the marks change with them.
  Pace pace(vm_.meter);
  uint32_t end = source->length;
  for (; end > 0 && character_at(source, end - 1) == '\n'; --end) TRY(pace.turn());
  uint32_t start = 0;
  auto is_blank = [](char32_t c) { return c == ' ' || c == '\n' || c == '\f'; };
  for (; start < end && is_blank(character_at(source, start)); ++start) TRY(pace.turn());

  bool has_offset = is_int(vm_, offset_value);
  if (!has_offset && !offset_value.is_none()) return {};
  TRY(text_.append_ascii(kIndentation));
  TRY(text_.append_part(source, start, end));
  TRY(text_.append_ascii("\n"));
  if (!has_offset) return {};

  auto number = [this](Value number_value) {
    int64_t number = kFarAway;
    (void)int_fits_int64(vm_, number_value, &number);
    return std::clamp(number, -kFarAway, kFarAway);
  };
  int64_t offset = number(offset_value);
  int64_t length = end;
  int64_t end_offset = length + 1;
  bool same_line = line_ == nullptr || end_line_ == nullptr ? line_ == end_line_
                                                            : strings_equal(line_, end_line_);
  if (same_line) {
    Value end_value = TRY(field(kEndOffset));
    bool has_end = is_int(vm_, end_value) && !int_is_zero(vm_, end_value);
    end_offset = has_end ? number(end_value) : offset;
  }
  if (source->length != 0) {
    if (offset > source->length) offset = length + 1;
    if (end_offset > source->length) end_offset = length + 1;
  }
  if (offset >= end_offset || end_offset < 0) end_offset = offset + 1;
  return write_marks(source, start, end - start, offset - 1 - start, end_offset - 1 - start);
}

// The shown part of the source line begins at `start` and has `length` characters.
Result<void> SyntaxErrorLines::write_marks(const Str* source, uint32_t start, uint32_t length,
                                           int64_t column, int64_t end_column) {
  if (column < 0) return {};
  TRY(text_.append_ascii(kIndentation));
  // Keep white space as it is, so that tabs align the marks with the line above.
  Pace pace(vm_.meter);
  for (uint32_t i = 0; i < length && i < column; ++i) {
    TRY(pace.turn());
    char32_t c = character_at(source, start + i);
    TRY(text_.append_character(unicode::is_space(c) ? c : U' '));
  }
  TRY(text_.append_repeated('^', static_cast<uint64_t>(end_column - column)));
  return text_.append_ascii("\n");
}

}  // namespace

Result<Str*> syntax_error_lines_calling(Vm& vm, Exception* exception, Str* type) {
  SyntaxErrorLines lines(vm, exception);
  return lines.write_calling(type);
}

Result<Str*> safe_str_calling(Vm& vm, Value value, const char* what) {
  Result<Str*> text = str_calling(vm, value);
  if (text.failure() != Failure::Raised) return text;
  vm.take_pending();
  return make_text(vm, "<{} str() failed>", what);
}

}  // namespace hognose
