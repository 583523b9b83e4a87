// format % arguments: printf-style formatting of bytes (PEP 461).
//
// The arguments are a tuple, a mapping or a single value. Converting one may run guest code, but
// the format and a tuple never change.
#include "base/format_spec_printf.h"
#include "objects/bytes/builder.h"
#include "objects/bytes/methods.h"
#include "objects/containers/sequence.h"
#include "objects/numbers/numbers.h"
#include "objects/protocols/protocol.h"
#include "objects/text/percent_arguments.h"

namespace hognose {

namespace {

class PercentFormatter {
 public:
  PercentFormatter(Vm& vm, BytesView format, Value arguments)
      : vm_(vm),
        format_(format),
        arguments_(vm, arguments,
                   !vm.has_layout(arguments, TypeId::Bytes) &&
                       !vm.has_layout(arguments, TypeId::Bytearray) &&
                       !vm.has_layout(arguments, TypeId::Str)),
        out_(vm) {}

  Result<Bytes*> run_calling() {
    uint32_t position = 0;
    while (position < format_.count) {
      size_t literal =
          TRY(paced_find_if(vm_.meter, format_.data + position, format_.count - position,
                            [](uint8_t byte) { return byte == '%'; }));
      auto literal_stop = position + static_cast<uint32_t>(literal);
      TRY(vm_.meter.charge((literal_stop - position) / 16 + 1));
      TRY(out_.append(format_.data + position, literal_stop - position));
      if (literal_stop == format_.count) break;
      position = literal_stop + 1;
      if (position < format_.count && format_[position] == '%') {
        ++position;
        TRY(out_.append_byte('%'));
        continue;
      }
      Watch watch = watch_of(vm_.meter);
      PrintfSpec spec = parse_printf_spec(format_.data, format_.count, position, watch);
      if (watch.has_ended()) return Failure::Stopped;
      TRY(vm_.meter.charge((spec.end - position) / 8));
      TRY(convert_calling(spec));
      position = static_cast<uint32_t>(spec.end);
    }
    if (arguments_.left_over() && !arguments_.has_mapping()) {
      return vm_.raise(TypeId::TypeError, "not all arguments converted during bytes formatting");
    }
    return out_.finish();
  }

 private:
  Result<void> convert_calling(PrintfSpec& spec) {
    if (spec.fault == PrintfFault::IncompleteKey && !arguments_.has_mapping()) {
      return arguments_.raise_no_mapping();
    }
    if (spec.has_key) {
      Bytes* key =
          TRY(make_bytes(vm_, format_.data + spec.key_start, spec.key_end - spec.key_start));
      TRY(arguments_.take_key_calling(Value::from_cell(key)));
    }
    if (spec.width_from_argument) spec.set_width(TRY(arguments_.star(SizeType::SignedSize)));
    if (spec.precision_from_argument) spec.set_precision(TRY(arguments_.star(SizeType::Int)));
    if (spec.fault != PrintfFault::None) {
      return vm_.raise(TypeId::ValueError, "{}",
                       spec.fault == PrintfFault::PrecisionTooBig ? "prec too big"
                                                                  : printf_fault_text(spec.fault));
    }
    Value value = TRY(arguments_.next());
    switch (spec.type) {
      case 's':
      case 'b': return append_bytes_calling(spec, value);
      case 'r':
      case 'a': {
        const Str* text = TRY(ascii_calling(vm_, value));
        return append_text({str_data(text), text->length}, spec);
      }
      case 'c': {
        uint8_t byte = TRY(byte_calling(value));
        return append_text({&byte, 1}, spec);
      }
      case 'd':
      case 'i':
      case 'u':
      case 'o':
      case 'x':
      case 'X': {
        Value number = TRY(percent_integer_calling(vm_, spec, value));
        IntegerText integer = TRY(percent_integer_layout(vm_, spec, number));
        return append_layout(integer.layout);
      }
      case 'e':
      case 'E':
      case 'f':
      case 'F':
      case 'g':
      case 'G': {
        double number = TRY(float_calling(value));
        return append_layout(FloatLayout(spec.to_number_spec(), number));
      }
      default: return raise_unsupported(spec);
    }
  }

  Failure raise_unsupported(const PrintfSpec& spec) {
    // CPython prints the byte as a C char, which is signed.
    if (spec.type >= 0x80) {
      return vm_.raise(TypeId::OverflowError, "character argument not in range(0x110000)");
    }
    constexpr char kHexDigits[] = "0123456789abcdef";
    char number[] = {kHexDigits[spec.type >> 4], kHexDigits[spec.type & 15]};
    std::string_view shown(number, 2);
    if (spec.type < 16) shown.remove_prefix(1);
    return vm_.raise(TypeId::ValueError, "unsupported format character '{}' (0x{}) at index {}",
                     spec.type, shown, uint64_t{spec.end - 1});
  }

  Result<void> append_text(BytesView text, const PrintfSpec& spec) {
    StringLayout layout = layout_string(spec.to_string_spec(), text.count);
    TRY(out_.append_repeated(' ', layout.left));
    TRY(out_.append(text.data, layout.kept));
    return out_.append_repeated(' ', layout.right);
  }

  template <class Layout>
  Result<void> append_layout(const Layout& layout) {
    uint8_t* place = TRY(out_.extend(layout.size()));
    Watch watch = watch_of(vm_.meter);
    layout.write(place, watch);
    if (watch.has_ended()) return Failure::Stopped;
    return {};
  }

  // A bytes-like object is used as it is, even if its class defines __bytes__.
  Result<void> append_bytes_calling(const PrintfSpec& spec, Value value) {
    BytesView view;
    if (find_bytes(vm_, value, &view)) return append_text(view, spec);
    Bytes* own = TRY(own_bytes_calling(vm_, value));
    if (own != nullptr) return append_text(view_of(own), spec);
    return vm_.raise(TypeId::TypeError,
                     "%b requires a bytes-like object, or an object that implements __bytes__, "
                     "not '{}'",
                     type_name(vm_, value));
  }

  // Whatever error the conversion raises, CPython reports only the type.
  Result<double> float_calling(Value value) {
    Result<double> number = real_number_calling(vm_, value);
    if (number.ok() || number.failure() != Failure::Raised) return number;
    vm_.take_pending();
    return vm_.raise(TypeId::TypeError, "float argument required, not {}", type_name(vm_, value));
  }

  Result<uint8_t> byte_calling(Value value) {
    BytesView view;
    if (find_bytes(vm_, value, &view)) {
      if (view.count == 1) return view[0];
      return vm_.raise(TypeId::TypeError,
                       "%c requires an integer in range(256) or a single byte, not a bytes "
                       "object of length {}",
                       view.count);
    }
    if (!has_index(vm_, value)) {
      return vm_.raise(TypeId::TypeError,
                       "%c requires an integer in range(256) or a single byte, not {}",
                       type_name(vm_, value));
    }
    int64_t number = TRY(index_int64_calling(vm_, value, OutOfRange::Clamp));
    if (number < 0 || number > 255) {
      return vm_.raise(TypeId::OverflowError, "%c arg not in range(256)");
    }
    return static_cast<uint8_t>(number);
  }

  Vm& vm_;
  BytesView format_;
  PercentArguments arguments_;
  BytesBuilder out_;
};

}  // namespace

Result<Value> bytes_percent_calling(Vm& vm, Value format, Value arguments) {
  PercentFormatter formatter(vm, view_of(vm, format), arguments);
  return Value::from_cell(TRY(formatter.run_calling()));
}

}  // namespace hognose
