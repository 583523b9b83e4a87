// Replacement templates: the parser, with the errors of CPython's re._parser.parse_template, and
// Joiner.
#include "library/regex/template.h"

#include "library/regex/source.h"
#include "objects/bytes/view.h"
#include "objects/containers/dict_access.h"
#include "objects/containers/list.h"
#include "objects/core/make.h"

namespace hognose::regex {

namespace {

class TemplateParser {
 public:
  TemplateParser(Vm& vm, RegexPattern* pattern, Value source)
      : vm_(vm), pattern_(pattern), source_(vm, source), text_(vm), bytes_(vm) {}

  Result<Tuple*> run();

 private:
  Result<void> add_literal(uint32_t character) {
    has_literal_ = true;
    if (source_.is_text()) return text_->append_character(character);
    return bytes_->append_byte(static_cast<uint8_t>(character));
  }
  Result<void> end_literal();
  Result<void> add_group(uint32_t number, uint32_t position);
  Result<void> parse_escape(uint32_t letter, uint32_t start);
  Result<void> parse_named();
  Result<void> parse_numbered(uint32_t letter, uint32_t start);

  // A builder that can be used again.
  template <class Builder>
  class Renewed {
   public:
    explicit Renewed(Vm& vm) : vm_(vm) { new (memory_) Builder(vm); }
    Builder* operator->() { return reinterpret_cast<Builder*>(memory_); }
    void renew() { new (memory_) Builder(vm_); }

   private:
    static_assert(std::is_trivially_destructible_v<Builder>);
    Vm& vm_;
    alignas(Builder) unsigned char memory_[sizeof(Builder)];
  };

  Vm& vm_;
  RegexPattern* pattern_;
  Source source_;
  Renewed<StringBuilder> text_;
  Renewed<BytesBuilder> bytes_;
  bool has_literal_ = false;
  List* parts_ = nullptr;
};

Result<void> TemplateParser::end_literal() {
  // Always add a first part, because it shows the type of the template.
  if (!has_literal_ && parts_->length != 0) return {};
  has_literal_ = false;
  Value literal;
  if (source_.is_text()) {
    literal = Value::from_cell(TRY(text_->finish()));
    text_.renew();
  } else {
    literal = Value::from_cell(TRY(bytes_->finish()));
    bytes_.renew();
  }
  return list_append(vm_, parts_, literal);
}

Result<void> TemplateParser::add_group(uint32_t number, uint32_t position) {
  if (number > pattern_->group_count) {
    return source_.error_at(position, "invalid group reference {}", number);
  }
  TRY(end_literal());
  return list_append(vm_, parts_, Value::from_small_int(number));
}

Result<void> TemplateParser::parse_named() {
  if (!TRY(source_.match('<'))) return source_.error_before(0, "missing {}", "<");
  Source::Span span = TRY(source_.get_until('>', "group name"));
  uint32_t position = source_.tell() - span.length() - 1;
  uint32_t number;
  if (TRY(source_.is_number(span, &number))) {
    if (number >= kMaximumGroups) {
      uint32_t digits = TRY(source_.skip_leading_zeros(span));
      return source_.error_about(digits, span.stop, position, "invalid group reference {}");
    }
    return add_group(number, position);
  }
  Str* name = TRY(source_.group_name(span, 1));
  Value known = dict_find_string(vm_, pattern_->group_index.get(), name);
  if (!known.is_small_int()) {
    Str* quoted = TRY(repr_calling(vm_, Value::from_cell(name)));
    return vm_.raise(TypeId::IndexError, "unknown group name {}", quoted);
  }
  return add_group(static_cast<uint32_t>(known.small_int()), position);
}

Result<void> TemplateParser::parse_numbered(uint32_t letter, uint32_t start) {
  Source::Number number = TRY(source_.get_numbered(letter, start));
  return number.is_character ? add_literal(number.value) : add_group(number.value, start + 1);
}

Result<void> TemplateParser::parse_escape(uint32_t letter, uint32_t start) {
  if (letter == 'g') return parse_named();
  if (letter == '0') {
    uint64_t value = TRY(source_.get_digits(2, 8));
    return add_literal(static_cast<uint32_t>(value) & 0xFF);
  }
  if (is_decimal_digit(letter)) return parse_numbered(letter, start);
  if (Token simple = simple_escape(letter); simple != kEnd) return add_literal(simple);
  if (is_ascii_letter(letter)) {
    return source_.error_about(start, start + 2, start, "bad escape {}");
  }
  TRY(add_literal('\\'));
  return add_literal(letter);
}

Result<Tuple*> TemplateParser::run() {
  parts_ = TRY(make_list(vm_, nullptr, 0));
  TRY(source_.start());
  for (;;) {
    uint32_t start = source_.tell();
    Token token = TRY(source_.get());
    if (token == kEnd) break;
    if (is_escape(token)) {
      TRY(parse_escape(token & ~kEscape, start));
    } else {
      TRY(add_literal(token));
    }
  }
  TRY(end_literal());
  return tuple_from_iterable_calling(vm_, Value::from_cell(parts_));
}

}  // namespace

Result<Tuple*> parse_template(Vm& vm, RegexPattern* pattern, Value source) {
  TemplateParser parser(vm, pattern, source);
  return parser.run();
}

Result<Tuple*> template_of(Vm& vm, RegexPattern* pattern, Value source) {
  if (pattern->template_source == source) return vm.cell<Tuple>(pattern->template_parts);
  BytesView bytes;
  bool is_text = vm.has_layout(source, TypeId::Str);
  if (!is_text && !find_bytes(vm, source, &bytes)) {
    // CPython first looks the source up in its cache, so an unhashable one is reported here.
    TRY(hash_calling(vm, source));
    return vm.raise(TypeId::TypeError, "decoding to str: need a bytes-like object, {} found",
                    type_name(vm, source));
  }
  // A bytearray may change, so it is copied and never cached.
  bool is_stable = is_text || vm.has_layout(source, TypeId::Bytes);
  Value text = source;
  if (!is_stable) text = Value::from_cell(TRY(make_bytes(vm, bytes.data, bytes.count)));
  Tuple* parts = TRY(parse_template(vm, pattern, text));
  if (is_stable) {
    pattern->template_source = source;
    pattern->template_parts = Value::from_cell(parts);
  }
  return parts;
}

// --- Joiner

Result<void> Joiner::append(Value item) {
  uint64_t index = items_++;
  if (is_text_) {
    if (const Str* text = vm_.as<Str>(item, TypeId::Str)) return text_.append(text);
  } else {
    BytesView view;
    if (find_bytes(vm_, item, &view)) return bytes_.append(view);
  }
  if (wrong_type_ == nullptr) {
    wrong_item_ = index;
    wrong_type_ = type_name(vm_, item);
  }
  return {};
}

Result<void> Joiner::append_part(const Text& text, uint32_t start, uint32_t end) {
  ++items_;
  if (is_text_) return text_.append_part(vm_.cell<Str>(text.data), start, end);
  return bytes_.append(text.subject.data + start, end - start);
}

Result<Value> Joiner::finish() {
  if (wrong_type_ != nullptr) {
    return vm_.raise(TypeId::TypeError,
                     is_text_ ? "sequence item {}: expected str instance, {} found"
                              : "sequence item {}: expected a bytes-like object, {} found",
                     wrong_item_, wrong_type_);
  }
  if (is_text_) return Value::from_cell(TRY(text_.finish()));
  return Value::from_cell(TRY(bytes_.finish()));
}

}  // namespace hognose::regex
