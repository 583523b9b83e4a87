// format % arguments: printf-style formatting of strings.
//
// The arguments are a tuple, a mapping or a single value. Converting an argument may run guest
// code. The format and a tuple are immutable.
#include "base/format_spec_printf.h"
#include "objects/numbers/numbers.h"
#include "objects/protocols/protocol.h"
#include "objects/text/format_text.h"
#include "objects/text/methods.h"
#include "objects/text/percent_arguments.h"
#include "objects/text/string_builder.h"
#include "objects/text/units.h"

namespace hognose {

namespace {

class PercentFormatter {
 public:
  PercentFormatter(Vm& vm, Str* format, Value arguments)
      : vm_(vm),
        format_(format),
        arguments_(vm, arguments, !vm.has_layout(arguments, TypeId::Str)),
        text_(vm) {}

  Result<Str*> run_calling() {
    return with_units(format_, [this](auto units) { return run_calling(units); });
  }

 private:
  template <class Unit>
  Result<Str*> run_calling(Units<Unit> units) {
    uint32_t position = 0;
    while (position < units.count) {
      size_t literal = TRY(paced_find_if(vm_.meter, units.data + position, units.count - position,
                                         [](Unit unit) { return unit == '%'; }));
      auto literal_stop = position + static_cast<uint32_t>(literal);
      if (literal_stop - position == units.count) return finished(format_);
      TRY(vm_.meter.charge((literal_stop - position) / 16 + 1));
      TRY(text_.append_part(format_, position, literal_stop));
      if (literal_stop == units.count) break;
      position = literal_stop + 1;
      if (position < units.count && units[position] == 's') {
        // Fast path: the most common conversion needs no parsing.
        ++position;
        Str* text = TRY(str_calling(vm_, TRY(arguments_.next())));
        if (units.count == 2) return finished(text);
        TRY(text_.append(text));
        continue;
      }
      if (position < units.count && units[position] == 'd') {
        ++position;
        TRY(append_decimal_calling('d', TRY(arguments_.next())));
        continue;
      }
      if (position < units.count && units[position] == '%') {
        ++position;
        TRY(text_.append_character('%'));
        continue;
      }
      Watch watch = watch_of(vm_.meter);
      PrintfSpec spec = parse_printf_spec(units.data, units.count, position, watch);
      if (watch.has_ended()) return Failure::Stopped;
      TRY(vm_.meter.charge((spec.end - position) / 8));
      TRY(convert_calling(spec));
      position = static_cast<uint32_t>(spec.end);
    }
    return finished(nullptr);
  }

  Result<Str*> finished(Str* text) {
    if (arguments_.left_over() && !arguments_.has_mapping()) {
      return vm_.raise(TypeId::TypeError, "not all arguments converted during string formatting");
    }
    return text != nullptr ? Result<Str*>(text) : text_.finish();
  }

  // %(key): the item of the mapping becomes the only argument.
  Result<void> take_key_calling(const PrintfSpec& spec) {
    if (!arguments_.has_mapping()) return arguments_.raise_no_mapping();
    if (spec.fault == PrintfFault::IncompleteKey) return {};
    Str* key = TRY(substring(vm_, format_, static_cast<uint32_t>(spec.key_start),
                             static_cast<uint32_t>(spec.key_end)));
    return arguments_.take_key_calling(Value::from_cell(key));
  }

  // --- one conversion

  Result<void> convert_calling(PrintfSpec& spec) {
    if (spec.has_key || spec.fault == PrintfFault::IncompleteKey) TRY(take_key_calling(spec));
    if (spec.width_from_argument) spec.set_width(TRY(arguments_.star(SizeType::SignedSize)));
    if (spec.precision_from_argument) spec.set_precision(TRY(arguments_.star(SizeType::Int)));
    if (spec.fault != PrintfFault::None) {
      return vm_.raise(TypeId::ValueError, "{}", printf_fault_text(spec.fault));
    }
    Value value = TRY(arguments_.next());
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
    StringLayout layout = layout_string(format, text->length);
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
    bool plain = spec.width < 0 && spec.precision < 0 && !spec.sign && !spec.blank;
    if (is_decimal(spec) && plain) return append_decimal_calling(spec.type, value);
    Value number = TRY(percent_integer_calling(vm_, spec, value));
    IntegerText integer = TRY(percent_integer_layout(vm_, spec, number));
    return append_layout(integer.layout);
  }

  Result<void> append_decimal_calling(char32_t type, Value value) {
    if (!value.is_small_int()) {
      PrintfSpec decimal;
      decimal.type = type;
      value = TRY(percent_integer_calling(vm_, decimal, value));
    }
    if (value.is_small_int()) return text_.append_number(value.small_int());
    return text_.append(TRY(int_decimal(vm_, value)));
  }

  Result<char32_t> character_calling(Value value) {
    if (const Str* string = vm_.as<Str>(value, TypeId::Str)) {
      if (string->length == 1) return character_at(string, 0);
      return vm_.raise(TypeId::TypeError,
                       "%c requires an int or a unicode character, not a string of length {}",
                       string->length);
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
  PercentArguments arguments_;
  StringBuilder text_;
};

}  // namespace

Result<Str*> percent_format_calling(Vm& vm, Str* format, Value arguments) {
  PercentFormatter formatter(vm, format, arguments);
  return formatter.run_calling();
}

}  // namespace hognose
