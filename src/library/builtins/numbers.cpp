// Built-in functions on numbers: abs, bin, chr, divmod, hex, oct, ord, pow, round, sum.
//
// The number types do the work and charge for it.
#include "objects/numbers/numbers.h"
#include "library/builtins/builtins.h"
#include "objects/bytes/view.h"
#include "objects/core/make.h"
#include "objects/protocols/iteration.h"
#include "objects/protocols/protocol.h"
#include "objects/protocols/special.h"

namespace hognose {

namespace {

Result<Value> builtin_abs(Vm& vm, const Value* arguments) {
  return absolute_calling(vm, arguments[0]);
}

Result<Value> in_base(Vm& vm, Value number, unsigned base, std::string_view prefix) {
  Value integer = TRY(index_calling(vm, number));
  Str* text = TRY(int_in_base(vm, integer, base, prefix));
  return Value::from_cell(text);
}
Result<Value> builtin_bin(Vm& vm, const Value* arguments) {
  return in_base(vm, arguments[0], 2, "0b");
}
Result<Value> builtin_oct(Vm& vm, const Value* arguments) {
  return in_base(vm, arguments[0], 8, "0o");
}
Result<Value> builtin_hex(Vm& vm, const Value* arguments) {
  return in_base(vm, arguments[0], 16, "0x");
}

Result<Value> builtin_chr(Vm& vm, const Value* arguments) {
  Value integer = TRY(index_calling(vm, arguments[0]));
  int64_t number;
  if (!int_fits_int64(vm, integer, &number) || number < 0 || number > 0x10FFFF) {
    return vm.raise(TypeId::ValueError, "chr() arg not in range(0x110000)");
  }
  Str* text = TRY(make_string_character(vm, static_cast<char32_t>(number)));
  return Value::from_cell(text);
}

Result<Value> builtin_ord(Vm& vm, const Value* arguments) {
  Value value = arguments[0];
  uint32_t length;
  if (const Str* text = vm.as<Str>(value, TypeId::Str)) {
    length = text->length;
    if (length == 1) {
      const uint8_t* data = str_data(text);
      if (text->kind == 1) return Value::from_small_int(data[0]);
      if (text->kind == 2) {
        return Value::from_small_int(*reinterpret_cast<const uint16_t*>(data));
      }
      return Value::from_small_int(*reinterpret_cast<const uint32_t*>(data));
    }
  } else if (vm.has_layout(value, TypeId::Bytes) || vm.has_layout(value, TypeId::Bytearray)) {
    BytesView bytes = view_of(vm, value);
    length = bytes.count;
    if (length == 1) return Value::from_small_int(bytes[0]);
  } else {
    return vm.raise(TypeId::TypeError, "ord() expected string of length 1, but {} found",
                    type_name(vm, value));
  }
  return vm.raise(TypeId::TypeError, "ord() expected a character, but string of length {} found",
                  length);
}

Result<Value> builtin_divmod(Vm& vm, const Value* arguments) {
  return divmod_calling(vm, arguments[0], arguments[1]);
}

Result<Value> builtin_pow(Vm& vm, const Value* arguments) {
  return power_calling(vm, arguments[0], arguments[1], arguments[2]);
}

Result<Value> builtin_round(Vm& vm, const Value* arguments) {
  Value number = arguments[0], digits = arguments[1];
  Value method_self;
  Value method = TRY(special_method_calling(vm, number, Name::Round, &method_self));
  if (method.is_undefined()) {
    return vm.raise(TypeId::TypeError, "type {} doesn't define __round__ method",
                    type_name(vm, number));
  }
  Value values[2];
  size_t count = 0;
  if (!method_self.is_undefined()) values[count++] = method_self;
  if (!digits.is_none()) values[count++] = digits;
  return vm.call(method, values, count);
}

// Floats are added with compensation (Neumaier), as CPython does since 3.12.
class FloatSum {
 public:
  explicit FloatSum(double start) : high_(start) {}
  void add(double x) {
    double sum = high_ + x;
    bool larger = (high_ < 0 ? -high_ : high_) >= (x < 0 ? -x : x);
    low_ += larger ? (high_ - sum) + x : (x - sum) + high_;
    high_ = sum;
  }
  double total() const {
    // The compensation means nothing once the sum is infinite.
    return low_ != 0 && low_ - low_ == 0 ? high_ + low_ : high_;
  }

 private:
  double high_;
  double low_ = 0;
};

Result<Value> builtin_sum(Vm& vm, const Value* arguments) {
  Value total = arguments[1];
  bool is_text = vm.has_layout(total, TypeId::Str) || vm.has_layout(total, TypeId::Bytes) ||
                 vm.has_layout(total, TypeId::Bytearray);
  // An argument that is not iterable is reported first, as in CPython.
  if (is_text) TRY(iterate_calling(vm, arguments[0]));
  if (vm.has_layout(total, TypeId::Str)) {
    return vm.raise(TypeId::TypeError, "sum() can't sum strings [use ''.join(seq) instead]");
  }
  if (vm.has_layout(total, TypeId::Bytes)) {
    return vm.raise(TypeId::TypeError, "sum() can't sum bytes [use b''.join(seq) instead]");
  }
  if (vm.has_layout(total, TypeId::Bytearray)) {
    return vm.raise(TypeId::TypeError, "sum() can't sum bytearray [use b''.join(seq) instead]");
  }
  // Leading small ints, then floats, are added without the number protocols.
  enum class Mode { Ints, Floats, Any };
  Mode mode = total.is_small_int() ? Mode::Ints : total.is_double() ? Mode::Floats : Mode::Any;
  int64_t integers = total.is_small_int() ? total.small_int() : 0;
  FloatSum floats(total.is_double() ? total.as_double() : 0);
  auto compute = [&](Value item) {
    if (mode == Mode::Ints) {
      int64_t sum;
      if (item.is_small_int() && !__builtin_add_overflow(integers, item.small_int(), &sum)) {
        integers = sum;
        return true;
      }
      if (!item.is_double()) return false;
      mode = Mode::Floats;
      // A conversion from int64 rounds correctly, as int.__float__ does.
      floats = FloatSum(static_cast<double>(integers) + item.as_double());
      return true;
    }
    if (mode == Mode::Any || (!item.is_double() && !item.is_small_int())) return false;
    floats.add(item.is_double() ? item.as_double() : static_cast<double>(item.small_int()));
    return true;
  };
  auto sum_so_far = [&]() -> Result<Value> {
    if (mode == Mode::Ints) return make_int(vm, integers);
    return mode == Mode::Floats ? Value::from_double(floats.total()) : total;
  };
  TRY(for_each_computing(vm, arguments[0], compute, [&](Value item) -> Result<bool> {
    total = TRY(sum_so_far());
    mode = Mode::Any;
    total = TRY(binary_calling(vm, BinaryOperator::Add, total, item));
    return true;
  }));
  return sum_so_far();
}

constexpr NativeRow kRows[] = {
    {"abs(number, /)", builtin_abs, quickly(QuickNative::Absolute)},
    {"bin(number, /)", builtin_bin},
    {"chr(i, /)", builtin_chr, kNativeConstantTime | quickly(QuickNative::Character)},
    {"divmod(x, y, /)", builtin_divmod},
    {"hex(number, /)", builtin_hex},
    {"oct(number, /)", builtin_oct},
    {"ord(character, /)", builtin_ord, kNativeConstantTime | quickly(QuickNative::Ordinal)},
    {"pow(base, exp, mod=None)", builtin_pow},
    {"round(number, ndigits=None)", builtin_round},
    {"sum(iterable, /, start=0)", builtin_sum},
};

}  // namespace

std::span<const NativeRow> number_builtins() { return kRows; }

}  // namespace hognose
