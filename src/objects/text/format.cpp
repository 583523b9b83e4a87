// str.format, str.format_map and str.__format__: replacement fields in braces (PEP 3101).
//
// Fields may read attributes and items. Attribute access takes the normal path, so guarded names
// stay guarded. Arguments may run guest code at every step. Strings are immutable, so positions in
// the format stay valid.
#include "base/unicode.h"
#include "objects/attributes/attributes.h"
#include "objects/protocols/protocol.h"
#include "objects/text/format_text.h"
#include "objects/text/methods.h"
#include "objects/text/string_builder.h"
#include "objects/text/units.h"

namespace hognose {

namespace {

// A piece of the format: characters [start, stop).
struct Span {
  uint32_t start = 0;
  uint32_t stop = 0;

  bool empty() const { return start >= stop; }
  uint32_t length() const { return stop - start; }
};

// {name!conversion:spec}
struct Field {
  Span name;
  char32_t conversion = 0;
  Span spec;
  bool spec_has_fields = false;
};

// Literal text, then the field after it, if any.
struct Markup {
  Span literal;
  bool has_field = false;
  Field field;
};

// Reads the markup of a format, or of a specification in it, from left to right.
class MarkupReader {
 public:
  MarkupReader(Vm& vm, const Str* format, Span part)
      : vm_(vm), format_(format), position_(part.start), end_(part.stop) {}

  bool at_end() const { return position_ >= end_; }

  Result<Markup> next() {
    Markup markup;
    markup.literal.start = position_;
    char32_t character = 0;
    bool brace = false;
    Pace pace(vm_.meter);
    while (!at_end() && !brace) {
      TRY(pace.turn());
      character = take();
      brace = character == '{' || character == '}';
    }
    TRY(vm_.meter.charge((position_ - markup.literal.start) / 8));
    markup.literal.stop = position_;
    if (!brace) return markup;
    if (!at_end() && peek() == character) {
      ++position_;  // a doubled brace stands for one
      return markup;
    }
    if (character == '}') return fail("Single '}' encountered in format string");
    if (at_end()) return fail("Single '{' encountered in format string");
    --markup.literal.stop;
    markup.has_field = true;
    markup.field = TRY(read_field());
    return markup;
  }

 private:
  char32_t peek() const { return character_at(format_, position_); }
  char32_t take() { return character_at(format_, position_++); }
  Failure fail(const char* text) { return vm_.raise(TypeId::ValueError, text); }

  Result<Field> read_field() {
    Field field;
    field.name.start = position_;
    char32_t character = 0;
    Pace pace(vm_.meter);
    for (bool in_name = true; in_name && !at_end();) {
      TRY(pace.turn());
      character = take();
      if (character == '{') return fail("unexpected '{' in field name");
      if (character == '[') {
        for (; !at_end() && peek() != ']'; ++position_) TRY(pace.turn());
      } else {
        in_name = character != '}' && character != ':' && character != '!';
      }
    }
    TRY(vm_.meter.charge((position_ - field.name.start) / 8));
    if (character == '}' || character == ':' || character == '!') {
      field.name.stop = position_ - 1;
    } else {
      return fail("expected '}' before end of string");
    }
    if (character == '}') return field;
    if (character == '!') {
      if (at_end()) return fail("end of string while looking for conversion specifier");
      field.conversion = take();
      if (!at_end()) {
        character = take();
        if (character == '}') return field;
        if (character != ':') return fail("expected ':' after conversion specifier");
      }
    }
    return read_spec(field);
  }

  Result<Field> read_spec(Field field) {
    field.spec.start = position_;
    Pace pace(vm_.meter);
    for (uint32_t open = 1; !at_end(); ++position_) {
      TRY(pace.turn());
      char32_t character = peek();
      if (character == '{') {
        field.spec_has_fields = true;
        ++open;
      } else if (character == '}' && --open == 0) {
        field.spec.stop = position_++;
        TRY(vm_.meter.charge(field.spec.length() / 8));
        return field;
      }
    }
    return fail("unmatched '{' in format spec");
  }

  Vm& vm_;
  const Str* format_;
  uint32_t position_;
  uint32_t end_;
};

constexpr int64_t kNoIndex = -1;

class Formatter {
 public:
  // `positional` is null for format_map.
  Formatter(Vm& vm, Str* format, const Tuple* positional, Value keywords)
      : vm_(vm), format_(format), positional_(positional), keywords_(keywords) {}

  Result<Str*> run_calling() { return build_calling({0, format_->length}, kMaximumDepth); }

 private:
  // A specification may contain fields, but their own specifications may not.
  static constexpr unsigned kMaximumDepth = 2;

  enum class Numbering : uint8_t { Unknown, Automatic, Manual };

  Result<Str*> build_calling(Span part, unsigned depth) {
    if (depth == 0) return vm_.raise(TypeId::ValueError, "Max string recursion exceeded");
    MarkupReader reader(vm_, format_, part);
    StringBuilder text(vm_);
    while (!reader.at_end()) {
      TRY(vm_.meter.charge(1));
      Markup markup = TRY(reader.next());
      if (markup.literal.length() == format_->length) return format_;
      TRY(text.append_part(format_, markup.literal.start, markup.literal.stop));
      if (!markup.has_field) continue;
      Str* replaced = TRY(field_text_calling(markup.field, depth));
      // A single field without other text needs no copy.
      if (text.length() == 0 && reader.at_end()) return replaced;
      TRY(text.append(replaced));
    }
    return text.finish();
  }

  Result<Str*> field_text_calling(const Field& field, unsigned depth) {
    Value value = TRY(field_value_calling(field.name));
    if (field.conversion != 0) value = TRY(converted_calling(value, field.conversion));
    Str* spec = vm_.empty_string();
    if (field.spec_has_fields) {
      spec = TRY(build_calling(field.spec, depth - 1));
    } else if (!field.spec.empty()) {
      spec = TRY(substring(vm_, format_, field.spec.start, field.spec.stop));
    }
    return format_calling(vm_, value, Value::from_cell(spec));
  }

  Result<Value> converted_calling(Value value, char32_t conversion) {
    Str* text;
    switch (conversion) {
      case 'r': text = TRY(repr_calling(vm_, value)); break;
      case 's': text = TRY(str_calling(vm_, value)); break;
      case 'a': text = TRY(ascii_calling(vm_, value)); break;
      default: return raise_unknown_conversion(conversion);
    }
    return Value::from_cell(text);
  }

  Failure raise_unknown_conversion(char32_t conversion) {
    if (conversion > 32 && conversion < 127) {
      return vm_.raise(TypeId::ValueError, "Unknown conversion specifier {}", conversion);
    }
    char digits[8];
    size_t count = write_uint64(conversion, 16, digits);
    return vm_.raise(TypeId::ValueError, "Unknown conversion specifier \\x{}",
                     std::string_view(digits, count));
  }

  // --- resolving a field: an argument, then its attributes and items

  Result<Value> field_value_calling(Span name) {
    auto ends_key = [](char32_t c) { return c == '.' || c == '['; };
    uint32_t position = TRY(find({name.start, name.stop}, ends_key));
    Value value = TRY(argument_calling({name.start, position}));
    while (position < name.stop) {
      TRY(vm_.meter.charge(1));
      char32_t kind = at(position++);
      Span key{position, position};
      if (kind == '.') {
        key.stop = TRY(find({position, name.stop}, ends_key));
        position = key.stop;
      } else if (kind == '[') {
        key.stop = TRY(find({position, name.stop}, [](char32_t c) { return c == ']'; }));
        if (key.stop == name.stop) {
          return vm_.raise(TypeId::ValueError, "Missing ']' in format string");
        }
        position = key.stop + 1;
      } else {
        return vm_.raise(TypeId::ValueError,
                         "Only '.' or '[' may follow ']' in format field specifier");
      }
      value = TRY(kind == '.' ? attribute_calling(value, key) : item_calling(value, key));
    }
    return value;
  }

  Result<Value> argument_calling(Span name) {
    int64_t index = TRY(index_of(name));
    if (index != kNoIndex || name.empty()) index = TRY(numbered(index, name.empty()));
    if (index == kNoIndex) {
      Str* key = TRY(substring(vm_, format_, name.start, name.stop));
      return get_item_calling(vm_, keywords_, Value::from_cell(key));
    }
    if (positional_ == nullptr) {
      return vm_.raise(TypeId::ValueError, "Format string contains positional fields");
    }
    if (index >= positional_->length) {
      return vm_.raise(TypeId::IndexError,
                       "Replacement index {} out of range for positional args tuple", index);
    }
    return positional_->items[index];
  }

  // Fields are numbered either in the format or automatically, but not both.
  Result<int64_t> numbered(int64_t index, bool automatic) {
    Numbering wanted = automatic ? Numbering::Automatic : Numbering::Manual;
    if (numbering_ == Numbering::Unknown) numbering_ = wanted;
    if (numbering_ != wanted) {
      return vm_.raise(TypeId::ValueError,
                       automatic ? "cannot switch from manual field specification to automatic "
                                   "field numbering"
                                 : "cannot switch from automatic field numbering to manual field "
                                   "specification");
    }
    return automatic ? next_number_++ : index;
  }

  Result<Value> attribute_calling(Value value, Span name) {
    if (name.empty()) return raise_empty_attribute();
    Str* text = TRY(substring(vm_, format_, name.start, name.stop));
    Str* attribute = TRY(canonical_name(vm_, text));
    return get_attribute_calling(vm_, value, attribute);
  }

  Result<Value> item_calling(Value value, Span key) {
    if (key.empty()) return raise_empty_attribute();
    int64_t index = TRY(index_of(key));
    Value item_key = Value::none();
    if (index != kNoIndex) {
      item_key = TRY(make_int(vm_, index));
    } else {
      item_key = Value::from_cell(TRY(substring(vm_, format_, key.start, key.stop)));
    }
    return get_item_calling(vm_, value, item_key);
  }

  Failure raise_empty_attribute() {
    return vm_.raise(TypeId::ValueError, "Empty attribute in format string");
  }

  // The number that the characters denote, as decimal digits of any script. kNoIndex if they are
  // not a number.
  Result<int64_t> index_of(Span digits) {
    TRY(vm_.meter.charge(digits.length() / 8));
    if (digits.empty()) return kNoIndex;
    int64_t number = 0;
    Pace pace(vm_.meter);
    for (uint32_t i = digits.start; i < digits.stop; ++i) {
      TRY(pace.turn());
      int digit = unicode::decimal_value(at(i));
      if (digit < 0) return kNoIndex;
      if (number > (INT64_MAX - digit) / 10) {
        return vm_.raise(TypeId::ValueError, "Too many decimal digits in format string");
      }
      number = number * 10 + digit;
    }
    return number;
  }

  char32_t at(uint32_t index) const { return character_at(format_, index); }

  // The position of the first character for which is() is true, or the end of the part.
  template <class Is>
  Result<uint32_t> find(Span part, Is is) const {
    size_t run = TRY(paced_run(vm_.meter, part.length(), [&](size_t i) {
      return !is(at(part.start + static_cast<uint32_t>(i)));
    }));
    return part.start + static_cast<uint32_t>(run);
  }

  Vm& vm_;
  Str* format_;
  const Tuple* positional_;
  Value keywords_;
  Numbering numbering_ = Numbering::Unknown;
  int64_t next_number_ = 0;
};

}  // namespace

Result<Value> str_format(Vm& vm, const Value* arguments) {
  Formatter formatter(vm, vm.known<Str>(arguments[0]), vm.cell<Tuple>(arguments[1]), arguments[2]);
  Str* text = TRY(formatter.run_calling());
  return Value::from_cell(text);
}

Result<Value> str_format_map(Vm& vm, const Value* arguments) {
  Formatter formatter(vm, vm.known<Str>(arguments[0]), nullptr, arguments[1]);
  Str* text = TRY(formatter.run_calling());
  return Value::from_cell(text);
}

Result<Str*> format_string(Vm& vm, Str* string, Str* spec_text, const Type* type) {
  FormatSpec spec;
  FormatError error = TRY(parse_format_text(vm, spec_text, kFormatString, spec));
  if (error.ok()) error = check_string_spec(spec);
  if (!error.ok()) return raise_format_error(vm, error, spec_text, type);
  StringLayout layout = layout_string(spec, string->length);
  Str* kept = TRY(substring(vm, string, 0, static_cast<uint32_t>(layout.kept)));
  return pad_string(vm, kept, layout.left, layout.right, spec.fill);
}

}  // namespace hognose
