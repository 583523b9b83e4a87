// format % arguments: printf-style formatting of strings.
//
// Receives a format and a tuple, a mapping or a single value; hands on the text. Converting an
// argument may run guest code; the format and a tuple never change.
#include "base/format_spec_printf.h"
#include "objects/format_text.h"
#include "objects/int_methods.h"
#include "objects/numbers.h"
#include "objects/protocol.h"
#include "objects/special.h"
#include "objects/str_methods.h"
#include "objects/str_units.h"
#include "objects/string_builder.h"

namespace hognose {

namespace {

// Whether x[key] is defined for the value's type: what may stand for a mapping.
bool has_items(Vm& vm, Value value) {
  TypeId id = exact_type_id(value, vm.base);
  if (id != TypeId::Guest) return slots_of(vm, id).get_item != nullptr;
  return find_special(vm, vm.type_of(value), Name::Getitem).found();
}

// What PyNumber_Check asks: whether int() has a chance with the value.
bool is_numeric(Vm& vm, Value value) {
  if (is_int(vm, value) || is_float(vm, value) || is_complex(vm, value)) return true;
  Type* type = vm.type_of(value);
  for (Name name : {Name::Index, Name::Int, Name::Float}) {
    if (!type_lookup(vm, type, vm.name(name)).is_undefined()) return true;
  }
  return false;
}

class PercentFormatter {
 public:
  PercentFormatter(Vm& vm, Str* format, Value arguments)
      : vm_(vm), format_(format), current_(arguments), text_(vm) {
    tuple_ = vm.as<Tuple>(arguments, TypeId::Tuple);
    if (tuple_ == nullptr && !vm.has_layout(arguments, TypeId::Str) && has_items(vm, arguments)) {
      mapping_ = arguments;
    }
  }

  Result<Str*> run_calling() {
    return with_units(format_, [this](auto units) { return run_calling(units); });
  }

 private:
  template <class Unit>
  Result<Str*> run_calling(Units<Unit> units) {
    uint32_t position = 0;
    while (position < units.count) {
      const Unit* percent = std::find(units.begin() + position, units.end(), '%');
      auto literal_stop = static_cast<uint32_t>(percent - units.begin());
      if (literal_stop - position == units.count) return finished(format_);
      TRY(vm_.meter.charge((literal_stop - position) / 16 + 1));
      TRY(text_.append_part(format_, position, literal_stop));
      if (literal_stop == units.count) break;
      position = literal_stop + 1;
      if (position < units.count && units[position] == 's') {
        // The most frequent conversion needs no parsing.
        ++position;
        Str* text = TRY(str_calling(vm_, TRY(next_argument())));
        if (units.count == 2) return finished(text);
        TRY(text_.append(text));
        continue;
      }
      if (position < units.count && units[position] == '%') {
        ++position;
        TRY(text_.append_character('%'));
        continue;
      }
      PrintfSpec spec = parse_printf_spec(units.data, units.count, position);
      TRY(vm_.meter.charge((spec.end - position) / 8));
      TRY(convert_calling(spec));
      position = static_cast<uint32_t>(spec.end);
    }
    return finished(nullptr);
  }

  Result<Str*> finished(Str* text) {
    if (left_over() && mapping_.is_undefined()) {
      return vm_.raise(TypeId::TypeError, "not all arguments converted during string formatting");
    }
    return text != nullptr ? Result<Str*>(text) : text_.finish();
  }

  // --- the arguments: the items of a tuple in turn, or a single value once

  bool left_over() const { return tuple_ != nullptr ? used_ < tuple_->extra : used_ == 0; }

  Result<Value> next_argument() {
    if (!left_over()) {
      return vm_.raise(TypeId::TypeError, "not enough arguments for format string");
    }
    uint32_t index = used_++;
    return tuple_ != nullptr ? tuple_->items[index] : current_;
  }

  // %(key): the mapping's item becomes the only argument.
  Result<void> take_key_calling(const PrintfSpec& spec) {
    if (mapping_.is_undefined()) return vm_.raise(TypeId::TypeError, "format requires a mapping");
    if (spec.fault == PrintfFault::IncompleteKey) return {};
    Str* key = TRY(substring(vm_, format_, static_cast<uint32_t>(spec.key_start),
                             static_cast<uint32_t>(spec.key_end)));
    current_ = TRY(get_item_calling(vm_, mapping_, Value::from_cell(key)));
    tuple_ = nullptr;
    used_ = 0;
    return {};
  }

  Result<int64_t> star_argument(SizeType type) {
    Value value = TRY(next_argument());
    if (!is_int(vm_, value)) return vm_.raise(TypeId::TypeError, "* wants int");
    return size_argument_calling(vm_, value, type);
  }

  // --- one conversion

  Result<void> convert_calling(PrintfSpec& spec) {
    if (spec.has_key || spec.fault == PrintfFault::IncompleteKey) TRY(take_key_calling(spec));
    if (spec.width_from_argument) spec.set_width(TRY(star_argument(SizeType::SignedSize)));
    if (spec.precision_from_argument) spec.set_precision(TRY(star_argument(SizeType::Int)));
    if (spec.fault != PrintfFault::None) {
      return vm_.raise(TypeId::ValueError, "{}", printf_fault_text(spec.fault));
    }
    Value value = TRY(next_argument());
    switch (spec.type) {
      case 's':
      case 'r':
      case 'a': return append_text(TRY(text_of_calling(spec.type, value)), spec);
      case 'c': {
        char32_t character = TRY(character_calling(value));
        return append_text(TRY(make_string_character(vm_, character)), spec);
      }
      case 'd':
      case 'i':
      case 'u':
      case 'o':
      case 'x':
      case 'X': return append_integer_calling(spec, value);
      case 'e':
      case 'E':
      case 'f':
      case 'F':
      case 'g':
      case 'G': {
        double number = TRY(real_number_calling(vm_, value));
        return append_layout(FloatLayout(spec.to_number_spec(), number));
      }
      default: break;
    }
    char message[kMaxUnsupportedText];
    return vm_.raise(TypeId::ValueError, "{}",
                     std::string_view(message, write_unsupported_character(spec, message)));
  }

  Result<Str*> text_of_calling(char32_t type, Value value) {
    if (type == 's') return str_calling(vm_, value);
    return type == 'r' ? repr_calling(vm_, value) : ascii_calling(vm_, value);
  }

  Result<void> append_text(Str* text, const PrintfSpec& spec) {
    FormatSpec format = spec.to_string_spec();
    StringLayout layout = layout_string(format, text->length());
    TRY(text_.append_repeated(format.fill, layout.left));
    TRY(text_.append_part(text, 0, static_cast<uint32_t>(layout.kept)));
    return text_.append_repeated(format.fill, layout.right);
  }

  template <class Layout>
  Result<void> append_layout(const Layout& layout) {
    Str* text = TRY(write_layout(vm_, layout));
    return text_.append(text);
  }

  Result<void> append_integer_calling(const PrintfSpec& spec, Value value) {
    Value number = TRY(integer_calling(spec.type, value));
    bool decimal = spec.type != 'o' && spec.type != 'x' && spec.type != 'X';
    bool plain = spec.width < 0 && spec.precision < 0 && !spec.sign && !spec.blank;
    if (decimal && plain) {
      if (number.is_small_int()) return text_.append_number(number.small_int());
      return text_.append(TRY(int_decimal(vm_, number)));
    }
    Str* text = decimal ? TRY(int_decimal(vm_, number))
                        : TRY(int_in_base(vm_, number, spec.type == 'o' ? 8 : 16, ""));
    std::string_view digits(reinterpret_cast<const char*>(str_data(text)), text->length());
    bool negative = digits.front() == '-';
    if (negative) digits.remove_prefix(1);
    return append_layout(
        layout_integer(spec.to_number_spec(), negative, digits, spec.minimum_digits()));
  }

  // %x wants an integer, %d takes whatever int() makes of a number.
  Result<Value> integer_calling(char32_t type, Value value) {
    if (is_int(vm_, value)) return value;
    bool decimal = type != 'o' && type != 'x' && type != 'X';
    if (is_numeric(vm_, value)) {
      Result<Value> number =
          decimal ? int_from_object_calling(vm_, value) : index_calling(vm_, value);
      if (number.ok() || !vm_.pending_matches(number.failure(), TypeId::TypeError)) return number;
      vm_.take_pending();
    }
    return vm_.raise(TypeId::TypeError, "%{} format: {} is required, not {}", type,
                     decimal ? "a real number" : "an integer", type_name(vm_, value));
  }

  Result<char32_t> character_calling(Value value) {
    if (const Str* string = vm_.as<Str>(value, TypeId::Str)) {
      if (string->length() == 1) return character_at(string, 0);
      return vm_.raise(TypeId::TypeError,
                       "%c requires an int or a unicode character, not a string of length {}",
                       string->length());
    }
    Result<Value> number = index_calling(vm_, value);
    if (number.failed()) {
      if (!vm_.pending_matches(number.failure(), TypeId::TypeError)) return number.failure();
      vm_.take_pending();
      return vm_.raise(TypeId::TypeError, "%c requires an int or a unicode character, not {}",
                       type_name(vm_, value));
    }
    int64_t character;
    if (int_fits_int64(vm_, number.value(), &character) && character >= 0 &&
        character <= kMaxCodePoint) {
      return static_cast<char32_t>(character);
    }
    return vm_.raise(TypeId::OverflowError, "%c arg not in range(0x110000)");
  }

  Vm& vm_;
  Str* format_;
  const Tuple* tuple_ = nullptr;
  Value mapping_;  // undefined: none
  Value current_;  // the single value, when there is no tuple
  uint32_t used_ = 0;
  StringBuilder text_;
};

}  // namespace

Result<Str*> percent_format_calling(Vm& vm, Str* format, Value arguments) {
  PercentFormatter formatter(vm, format, arguments);
  return formatter.run_calling();
}

}  // namespace hognose
