// Shared by the % operators of str and bytes: the order in which they take arguments, and the
// conversion of ints.
#include "objects/text/percent_arguments.h"

#include "objects/core/boot.h"
#include "objects/numbers/int_methods.h"
#include "objects/numbers/numbers.h"
#include "objects/protocols/protocol.h"
#include "objects/protocols/special.h"

namespace hognose {

namespace {

// Whether the type of the value defines x[key], so that the value may serve as the mapping.
bool has_items(Vm& vm, Value value) {
  TypeId id = exact_type_id(value, vm.base);
  if (id != TypeId::Guest) return slots_of(vm, id).get_item != nullptr;
  return find_special(vm, vm.type_of(value), Name::Getitem).found();
}

// Like PyNumber_Check: whether int() might accept the value.
}  // namespace

PercentArguments::PercentArguments(Vm& vm, Value arguments, bool may_be_mapping)
    : vm_(vm), tuple_(vm.as<Tuple>(arguments, TypeId::Tuple)), current_(arguments) {
  if (tuple_ == nullptr && may_be_mapping && has_items(vm, arguments)) mapping_ = arguments;
}

Result<Value> PercentArguments::next() {
  if (!left_over()) {
    return vm_.raise(TypeId::TypeError, "not enough arguments for format string");
  }
  uint32_t index = used_++;
  return tuple_ != nullptr ? tuple_->items[index] : current_;
}

Failure PercentArguments::raise_no_mapping() const {
  return vm_.raise(TypeId::TypeError, "format requires a mapping");
}

Result<void> PercentArguments::take_key_calling(Value key) {
  if (!has_mapping()) return raise_no_mapping();
  current_ = TRY(get_item_calling(vm_, mapping_, key));
  tuple_ = nullptr;
  used_ = 0;
  return {};
}

Result<int64_t> PercentArguments::star(SizeType type) {
  Value value = TRY(next());
  if (!is_int(vm_, value)) return vm_.raise(TypeId::TypeError, "* wants int");
  return size_argument_calling(vm_, value, type);
}

Result<Value> percent_integer_calling(Vm& vm, const PrintfSpec& spec, Value value) {
  if (is_int(vm, value)) return value;
  bool decimal = is_decimal(spec);
  if (is_numeric(vm, value)) {
    Result<Value> number = decimal ? int_from_object_calling(vm, value) : index_calling(vm, value);
    if (number.ok() || !vm.pending_matches(number.failure(), TypeId::TypeError)) return number;
    vm.take_pending();
  }
  return vm.raise(TypeId::TypeError, "%{} format: {} is required, not {}", spec.type,
                  decimal ? "a real number" : "an integer", type_name(vm, value));
}

Result<IntegerText> percent_integer_layout(Vm& vm, const PrintfSpec& spec, Value number) {
  IntegerText result;
  result.text = is_decimal(spec) ? TRY(int_decimal(vm, number))
                                 : TRY(int_in_base(vm, number, spec.type == 'o' ? 8 : 16, ""));
  std::string_view digits(reinterpret_cast<const char*>(str_data(result.text)),
                          result.text->length);
  bool negative = digits.front() == '-';
  if (negative) digits.remove_prefix(1);
  result.layout = layout_integer(spec.to_number_spec(), negative, digits, spec.minimum_digits());
  return result;
}

}  // namespace hognose
