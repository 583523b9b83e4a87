// The contexts of decimal arithmetic: Context, SignalDict, and the current context.
//
// The current context is the value of a context variable (PEP 567). The variable is read again only
// if the run has entered another contextvars.Context since. The Python part of the module installs
// the exception classes and the default contexts once per run.
#include "library/core/importer.h"
#include "library/core/modules.h"
#include "library/decimal/types.h"
#include "objects/containers/dict_access.h"
#include "objects/containers/list.h"
#include "objects/core/type_specs.h"
#include "objects/text/string_builder.h"

namespace hognose::decimal {

namespace {

constexpr const char* kRoundingNames[] = {"ROUND_UP",        "ROUND_DOWN",    "ROUND_CEILING",
                                          "ROUND_FLOOR",     "ROUND_HALF_UP", "ROUND_HALF_DOWN",
                                          "ROUND_HALF_EVEN", "ROUND_05UP"};

// The names of the conditions in Context's repr, in its order.
constexpr SignalRow kConditionNames[] = {
    {"Clamped", kClamped}, {"InvalidOperation", kAnyInvalid},   {"DivisionByZero", kDivisionByZero},
    {"Inexact", kInexact}, {"FloatOperation", kFloatOperation}, {"Overflow", kOverflow},
    {"Rounded", kRounded}, {"Subnormal", kSubnormal},           {"Underflow", kUnderflow},
};

// The conditions of the signal InvalidOperation, and the exception classes that name them.
constexpr struct {
  uint32_t condition;
  Kit kit;
} kInvalidRows[] = {
    {kInvalidOperation, Kit::InvalidOperation},     {kConversionSyntax, Kit::ConversionSyntax},
    {kDivisionImpossible, Kit::DivisionImpossible}, {kDivisionUndefined, Kit::DivisionUndefined},
    {kInvalidContext, Kit::InvalidContext},
};

constexpr unsigned kKitCount = static_cast<unsigned>(Kit::Count);

Failure raise_key(Vm& vm, const char* text) {
  Str* message = TRY(make_string_ascii(vm, text));
  return vm.raise_with_argument(TypeId::KeyError, Value::from_cell(message));
}

Failure raise_no_signal(Vm& vm) {
  return raise_key(vm,
                   "valid values for signals are:\n  [InvalidOperation, FloatOperation, "
                   "DivisionByZero,\n   Overflow, Underflow, Subnormal, Inexact, Rounded,\n   "
                   "Clamped]");
}

Result<int64_t> integer_argument(Vm& vm, Value value) {
  if (!is_int(vm, value)) return vm.raise(TypeId::TypeError, "an integer is required");
  int64_t number;
  if (int_fits_int64(vm, value, &number)) return number;
  return vm.raise(TypeId::OverflowError, "Python int too large to convert to C ssize_t");
}

// A bounded integer field.
Result<int64_t> bounded(Vm& vm, Value value, int64_t least, int64_t most, const char* text) {
  int64_t number = TRY(integer_argument(vm, value));
  if (number < least || number > most) return vm.raise(TypeId::ValueError, text);
  return number;
}

Failure raise_deletion(Vm& vm) {
  return vm.raise(TypeId::AttributeError, "context attributes cannot be deleted");
}

// The conditions of a list of signals.
Result<uint32_t> conditions_of_list_calling(Vm& vm, Value list) {
  uint32_t conditions = 0;
  for (uint32_t i = 0; i < vm.cell<List>(list)->length; ++i) {
    TRY(vm.meter.charge(1));
    const List* items = vm.cell<List>(list);
    if (!items->items || i >= items->items->capacity) break;
    int index = TRY(signal_index_calling(vm, items->items->values[i]));
    if (index < 0) return raise_no_signal(vm);
    conditions |= kSignalRows[index].conditions;
  }
  return conditions;
}

// The conditions of a dict, whose keys must be exactly the signals.
Result<uint32_t> conditions_of_dict_calling(Vm& vm, Value value) {
  if (vm.cell<Dict>(value)->length != kSignals) return raise_key(vm, "invalid signal dict");
  uint32_t conditions = 0;
  uint32_t position = 0;
  Value key, item;
  while (dict_next(vm.cell<Dict>(value), &position, &key, &item)) {
    TRY(vm.meter.charge(1));
    int index = TRY(signal_index_calling(vm, key));
    if (index < 0) return raise_key(vm, "invalid signal dict");
    if (TRY(truth_calling(vm, item))) conditions |= kSignalRows[index].conditions;
  }
  return conditions;
}

uint32_t& bits_of(Vm& vm, Value signal_dict) {
  auto* cell = vm.cell<SignalDictCell>(signal_dict);
  DecimalContextCell* context = context_of(vm, cell->context);
  return cell->shows_traps == 0 ? context->status : context->traps;
}

// The conditions of a SignalDict or a dict.
Result<uint32_t> conditions_of_mapping_calling(Vm& vm, Value value) {
  if (vm.has_layout(value, TypeId::SignalDict)) return bits_of(vm, value);
  if (vm.has_layout(value, TypeId::Dict)) return conditions_of_dict_calling(vm, value);
  return vm.raise(TypeId::TypeError, "argument must be a signal dict");
}

// An argument of a constructor, which may also be a list.
Result<uint32_t> conditions_argument_calling(Vm& vm, Value value) {
  if (vm.has_layout(value, TypeId::List)) return conditions_of_list_calling(vm, value);
  return conditions_of_mapping_calling(vm, value);
}

Result<void> append_conditions(StringBuilder& out, uint32_t conditions) {
  bool any = false;
  TRY(out.append_ascii("["));
  for (const SignalRow& row : kConditionNames) {
    uint32_t relevant = conditions & row.conditions;
    if (relevant == 0) continue;
    if (any) TRY(out.append_ascii(", "));
    any = true;
    TRY(out.append_ascii(row.name));
  }
  return out.append_ascii("]");
}

}  // namespace

const SignalRow kSignalRows[kSignals] = {
    {"InvalidOperation", kAnyInvalid},
    {"FloatOperation", kFloatOperation},
    {"DivisionByZero", kDivisionByZero},
    {"Overflow", kOverflow},
    {"Underflow", kUnderflow},
    {"Subnormal", kSubnormal},
    {"Inexact", kInexact},
    {"Rounded", kRounded},
    {"Clamped", kClamped},
};

// --- the items that the Python part installs

Result<List*> signals_of_calling(Vm& vm, uint32_t conditions) {
  List* list = TRY(make_list(vm, nullptr, 0));
  for (unsigned i = 0; i < kSignals; ++i) {
    if ((conditions & kSignalRows[i].conditions) == 0) continue;
    TRY(list_append(vm, list, TRY(kit_item_calling(vm, static_cast<Kit>(i)))));
  }
  return list;
}

Result<Value> kit_item_calling(Vm& vm, Kit item) {
  if (vm.state(LibraryState::DecimalKit).is_undefined()) {
    // A type of the module is in use before the module was imported. Importing it installs the kit.
    TRY(library_attribute_calling(vm, "decimal", "Decimal"));
  }
  Tuple* kit = vm.as<Tuple>(vm.state(LibraryState::DecimalKit), TypeId::Tuple);
  auto index = static_cast<unsigned>(item);
  if (kit == nullptr || index >= kit->length) {
    return vm.raise(TypeId::RuntimeError, "the module decimal is not complete");
  }
  return kit->items[index];
}

Result<int> signal_index_calling(Vm& vm, Value type) {
  for (unsigned i = 0; i < kSignals; ++i) {
    if (TRY(kit_item_calling(vm, static_cast<Kit>(i))) == type) return static_cast<int>(i);
  }
  return -1;
}

Result<void> signal_slow_calling(Vm& vm, DecimalContextCell* context, uint32_t conditions) {
  uint32_t trapped = conditions & context->traps;
  List* list = TRY(make_list(vm, nullptr, 0));
  for (const auto& row : kInvalidRows) {
    if ((trapped & row.condition) != 0)
      TRY(list_append(vm, list, TRY(kit_item_calling(vm, row.kit))));
  }
  int first = -1;
  for (unsigned i = 0; i < kSignals; ++i) {
    if ((trapped & kSignalRows[i].conditions) == 0) continue;
    if (first < 0) first = static_cast<int>(i);
    if (i != 0) TRY(list_append(vm, list, TRY(kit_item_calling(vm, static_cast<Kit>(i)))));
  }
  Value type = TRY(kit_item_calling(vm, static_cast<Kit>(first)));
  Value exception = TRY(vm.call(type, {Value::from_cell(list)}));
  if (!vm.has_layout(exception, TypeId::BaseException)) {
    return vm.raise(TypeId::TypeError, "exceptions must derive from BaseException");
  }
  return vm.raise_value(exception);
}

// --- the current context

Result<Value> make_context(Vm& vm, Type* type, const DecimalContextCell* like) {
  auto* cell = TRY(vm.make_instance<DecimalContextCell>(type));
  cell->precision = like->precision;
  cell->maximum = like->maximum;
  cell->minimum = like->minimum;
  cell->status = like->status;
  cell->traps = like->traps;
  cell->rounding = like->rounding;
  cell->capitals = like->capitals;
  cell->clamp = like->clamp;
  cell->flags_view = cell->traps_view = Value::undefined();
  return Value::from_cell(cell);
}

namespace {

// The context variable of the module, made on first use.
Result<Value> variable_calling(Vm& vm) {
  if (vm.state(LibraryState::DecimalVariable).is_undefined()) {
    Value maker = TRY(kit_item_calling(vm, Kit::MakeVariable));
    vm.state(LibraryState::DecimalVariable) = TRY(vm.call(maker, {}));
  }
  return vm.state(LibraryState::DecimalVariable);
}

void remember(Vm& vm, Value context) {
  vm.state(LibraryState::DecimalContext) = context;
  vm.state(LibraryState::DecimalOwner) = vm.state(LibraryState::ContextVariables);
}

Result<Value> copy_of_template_calling(Vm& vm, Value from) {
  Value made = TRY(make_context(vm, vm.type(TypeId::DecimalContext), context_of(vm, from)));
  context_of(vm, made)->status = 0;
  return made;
}

}  // namespace

Result<void> set_current_context_calling(Vm& vm, Value context) {
  if (!vm.has_layout(context, TypeId::DecimalContext)) {
    return vm.raise(TypeId::TypeError, "argument must be a context");
  }
  // The module's own contexts are templates; a copy becomes current.
  for (Kit kit : {Kit::DefaultContext, Kit::BasicContext, Kit::ExtendedContext}) {
    if (TRY(kit_item_calling(vm, kit)) == context) {
      context = TRY(copy_of_template_calling(vm, context));
      break;
    }
  }
  Value variable = TRY(variable_calling(vm));
  Value set = TRY(get_attribute_calling(vm, variable, TRY(intern(vm, std::string_view("set")))));
  TRY(vm.call(set, {context}));
  remember(vm, context);
  return {};
}

Result<DecimalContextCell*> current_context_slow_calling(Vm& vm) {
  Value variable = TRY(variable_calling(vm));
  Value get = TRY(get_attribute_calling(vm, variable, vm.name(Name::GetMethod)));
  Value context = TRY(vm.call(get, {Value::none()}));
  if (context.is_none()) {
    Value pattern = TRY(kit_item_calling(vm, Kit::DefaultContext));
    if (!vm.has_layout(pattern, TypeId::DecimalContext)) {
      return vm.raise(TypeId::TypeError, "argument must be a context");
    }
    context = TRY(copy_of_template_calling(vm, pattern));
    TRY(set_current_context_calling(vm, context));
  }
  if (!vm.has_layout(context, TypeId::DecimalContext)) {
    return vm.raise(TypeId::TypeError, "argument must be a context");
  }
  remember(vm, context);
  return context_of(vm, context);
}

Result<DecimalContextCell*> context_argument_calling(Vm& vm, Value value) {
  if (value.is_undefined() || value.is_none()) return current_context_calling(vm);
  if (vm.has_layout(value, TypeId::DecimalContext)) return context_of(vm, value);
  return vm.raise(TypeId::TypeError, "optional argument must be a context");
}

// --- fields

Result<Rounding> rounding_argument(Vm& vm, Value value) {
  if (const Str* text = vm.as<Str>(value, TypeId::Str); text != nullptr && text->is_ascii()) {
    std::string_view name = ascii_text(text);
    for (size_t i = 0; i < std::size(kRoundingNames); ++i) {
      if (name == kRoundingNames[i]) return static_cast<Rounding>(i);
    }
  }
  return vm.raise(TypeId::TypeError,
                  "valid values for rounding are:\n  [ROUND_CEILING, ROUND_FLOOR, ROUND_UP, "
                  "ROUND_DOWN,\n   ROUND_HALF_UP, ROUND_HALF_DOWN, ROUND_HALF_EVEN,\n   "
                  "ROUND_05UP]");
}

namespace {

Result<Value> get_precision(Vm& vm, Value self) {
  return make_int(vm, context_of(vm, self)->precision);
}
Result<Value> get_maximum(Vm& vm, Value self) {
  return make_int(vm, context_of(vm, self)->maximum);
}
Result<Value> get_minimum(Vm& vm, Value self) {
  return make_int(vm, context_of(vm, self)->minimum);
}
Result<Value> get_capitals(Vm& vm, Value self) {
  return Value::from_small_int(context_of(vm, self)->capitals);
}
Result<Value> get_clamp(Vm& vm, Value self) {
  return Value::from_small_int(context_of(vm, self)->clamp);
}
Result<Value> get_rounding(Vm& vm, Value self) {
  const char* name = kRoundingNames[context_of(vm, self)->rounding & 7];
  return Value::from_cell(TRY(intern(vm, std::string_view(name))));
}

Result<void> set_precision(Vm& vm, Value self, Value value) {
  if (value.is_undefined()) return raise_deletion(vm);
  int64_t number =
      TRY(bounded(vm, value, 1, kMaximumPrecision, "valid range for prec is [1, MAX_PREC]"));
  context_of(vm, self)->precision = number;
  return {};
}
Result<void> set_maximum(Vm& vm, Value self, Value value) {
  if (value.is_undefined()) return raise_deletion(vm);
  int64_t number =
      TRY(bounded(vm, value, 0, kMaximumExponent, "valid range for Emax is [0, MAX_EMAX]"));
  context_of(vm, self)->maximum = number;
  return {};
}
Result<void> set_minimum(Vm& vm, Value self, Value value) {
  if (value.is_undefined()) return raise_deletion(vm);
  int64_t number =
      TRY(bounded(vm, value, kMinimumExponent, 0, "valid range for Emin is [MIN_EMIN, 0]"));
  context_of(vm, self)->minimum = number;
  return {};
}
Result<void> set_capitals(Vm& vm, Value self, Value value) {
  if (value.is_undefined()) return raise_deletion(vm);
  int64_t number = TRY(bounded(vm, value, 0, 1, "valid values for capitals are 0 or 1"));
  context_of(vm, self)->capitals = static_cast<uint8_t>(number);
  return {};
}
Result<void> set_clamp(Vm& vm, Value self, Value value) {
  if (value.is_undefined()) return raise_deletion(vm);
  int64_t number = TRY(bounded(vm, value, 0, 1, "valid values for clamp are 0 or 1"));
  context_of(vm, self)->clamp = static_cast<uint8_t>(number);
  return {};
}
Result<void> set_rounding(Vm& vm, Value self, Value value) {
  if (value.is_undefined()) return raise_deletion(vm);
  context_of(vm, self)->rounding = static_cast<uint8_t>(TRY(rounding_argument(vm, value)));
  return {};
}

template <Value DecimalContextCell::* view, uint32_t which>
Result<Value> get_signals(Vm& vm, Value self) {
  if ((context_of(vm, self)->*view).is_undefined()) {
    auto* cell = TRY(vm.make<SignalDictCell>(TypeId::SignalDict));
    cell->shows_traps = which;
    cell->context = self;
    context_of(vm, self)->*view = Value::from_cell(cell);
  }
  return context_of(vm, self)->*view;
}
Result<void> set_flags_calling(Vm& vm, Value self, Value value) {
  if (value.is_undefined()) return raise_deletion(vm);
  uint32_t conditions = TRY(conditions_of_mapping_calling(vm, value));
  context_of(vm, self)->status = conditions;
  return {};
}
Result<void> set_traps_calling(Vm& vm, Value self, Value value) {
  if (value.is_undefined()) return raise_deletion(vm);
  uint32_t conditions = TRY(conditions_of_mapping_calling(vm, value));
  context_of(vm, self)->traps = conditions;
  return {};
}

bool is_given(Value value) { return !value.is_undefined() && !value.is_none(); }

}  // namespace

Result<void> set_context_calling(Vm& vm, Value context, const ContextArguments& arguments) {
  if (is_given(arguments.precision)) TRY(set_precision(vm, context, arguments.precision));
  if (is_given(arguments.rounding)) TRY(set_rounding(vm, context, arguments.rounding));
  if (is_given(arguments.minimum)) TRY(set_minimum(vm, context, arguments.minimum));
  if (is_given(arguments.maximum)) TRY(set_maximum(vm, context, arguments.maximum));
  if (is_given(arguments.capitals)) TRY(set_capitals(vm, context, arguments.capitals));
  if (is_given(arguments.clamp)) TRY(set_clamp(vm, context, arguments.clamp));
  if (is_given(arguments.traps)) {
    uint32_t conditions = TRY(conditions_argument_calling(vm, arguments.traps));
    context_of(vm, context)->traps = conditions;
  }
  if (is_given(arguments.flags)) {
    uint32_t conditions = TRY(conditions_argument_calling(vm, arguments.flags));
    context_of(vm, context)->status = conditions;
  }
  return {};
}

namespace {

// --- the type Context

constexpr DecimalContextCell first_context() {
  DecimalContextCell cell{};
  cell.precision = 28;
  cell.maximum = 999'999;
  cell.minimum = -999'999;
  cell.traps = kAnyInvalid | kDivisionByZero | kOverflow;
  cell.rounding = static_cast<uint8_t>(Rounding::HalfEven);
  cell.capitals = 1;
  return cell;
}

Result<Value> context_new(Vm& vm, const Value* arguments) {
  DecimalContextCell first = first_context();
  const DecimalContextCell* like = &first;
  // While the module is being made, there is no DefaultContext yet.
  Tuple* kit = vm.as<Tuple>(vm.state(LibraryState::DecimalKit), TypeId::Tuple);
  if (kit != nullptr && kit->length == kKitCount) {
    Value pattern = kit->items[static_cast<unsigned>(Kit::DefaultContext)];
    if (vm.has_layout(pattern, TypeId::DecimalContext)) like = context_of(vm, pattern);
  }
  Value made = TRY(make_context(vm, vm.cell<Type>(arguments[0]), like));
  context_of(vm, made)->status = 0;
  return made;
}

Result<Value> context_init(Vm& vm, const Value* arguments) {
  TRY(set_context_calling(vm, arguments[0],
                          {.precision = arguments[1],
                           .rounding = arguments[2],
                           .minimum = arguments[3],
                           .maximum = arguments[4],
                           .capitals = arguments[5],
                           .clamp = arguments[6],
                           .flags = arguments[7],
                           .traps = arguments[8]}));
  return Value::none();
}

Result<Value> context_repr(Vm& vm, Value self) {
  const DecimalContextCell* context = context_of(vm, self);
  StringBuilder out(vm);
  TRY(out.append_ascii("Context(prec="));
  TRY(out.append_number(context->precision));
  TRY(out.append_ascii(", rounding="));
  TRY(out.append_ascii(kRoundingNames[context->rounding & 7]));
  TRY(out.append_ascii(", Emin="));
  TRY(out.append_number(context->minimum));
  TRY(out.append_ascii(", Emax="));
  TRY(out.append_number(context->maximum));
  TRY(out.append_ascii(", capitals="));
  TRY(out.append_number(context->capitals));
  TRY(out.append_ascii(", clamp="));
  TRY(out.append_number(context->clamp));
  TRY(out.append_ascii(", flags="));
  TRY(append_conditions(out, context->status));
  TRY(out.append_ascii(", traps="));
  TRY(append_conditions(out, context->traps));
  TRY(out.append_ascii(")"));
  return Value::from_cell(TRY(out.finish()));
}

void trace_context(Tracer& tracer, Cell* cell, size_t) {
  tracer.visit(static_cast<DecimalContextCell*>(cell)->flags_view);
  tracer.visit(static_cast<DecimalContextCell*>(cell)->traps_view);
}

constexpr NativeRow kContextNew = {"__new__(cls, /, *args, **kwargs)", context_new,
                                   kNativeConstructor | kNativeIgnoresArguments};
constexpr NativeRow kContextInit = {
    "__init__(self, /, prec=None, rounding=None, Emin=None, Emax=None, capitals=None, clamp=None, "
    "flags=None, traps=None)",
    context_init};

Result<void> context_set_attribute_calling(Vm& vm, Value self, Str* name, Value value) {
  if (value.is_undefined()) return raise_deletion(vm);
  Type* type = vm.type_of(self);
  if (vm.is_exactly(self, TypeId::DecimalContext) && type_lookup(vm, type, name).is_undefined()) {
    return vm.raise(TypeId::AttributeError, "'{}' object has no attribute '{}'",
                    static_cast<const Type*>(type), static_cast<const Str*>(name));
  }
  return generic_set_attribute_calling(vm, self, name, value);
}

constexpr PropertyRow kContextProperties[] = {
    {"prec", get_precision, set_precision},
    {"rounding", get_rounding, set_rounding},
    {"Emin", get_minimum, set_minimum},
    {"Emax", get_maximum, set_maximum},
    {"capitals", get_capitals, set_capitals},
    {"clamp", get_clamp, set_clamp},
    {"flags", get_signals<&DecimalContextCell::flags_view, 0>, set_flags_calling},
    {"traps", get_signals<&DecimalContextCell::traps_view, 1>, set_traps_calling},
};

// --- SignalDict

Result<Value> signals_get_calling(Vm& vm, Value self, Value key) {
  int index = TRY(signal_index_calling(vm, key));
  if (index < 0) return raise_no_signal(vm);
  return Value::boolean((bits_of(vm, self) & kSignalRows[index].conditions) != 0);
}

Result<void> signals_set_calling(Vm& vm, Value self, Value key, Value value) {
  if (value.is_undefined()) {
    return vm.raise(TypeId::ValueError, "signal keys cannot be deleted");
  }
  int index = TRY(signal_index_calling(vm, key));
  if (index < 0) return raise_no_signal(vm);
  const bool on = TRY(truth_calling(vm, value));
  uint32_t& bits = bits_of(vm, self);
  bits = on ? bits | kSignalRows[index].conditions : bits & ~kSignalRows[index].conditions;
  return {};
}

Result<bool> signals_contain_calling(Vm& vm, Value, Value key) {
  return TRY(signal_index_calling(vm, key)) >= 0;
}

Result<int64_t> signals_length(Vm&, Value) { return int64_t{kSignals}; }

Result<Value> signals_iterate_calling(Vm& vm, Value) {
  List* all = TRY(signals_of_calling(vm, UINT32_MAX));
  return iterate_calling(vm, Value::from_cell(all));
}

Result<Value> signals_repr_calling(Vm& vm, Value self) {
  StringBuilder out(vm);
  TRY(out.append_ascii("{"));
  for (const SignalRow& row : kSignalRows) {
    if (&row != kSignalRows) TRY(out.append_ascii(", "));
    TRY(out.append_ascii("<class 'decimal."));
    TRY(out.append_ascii(row.name));
    TRY(out.append_ascii("'>:"));
    TRY(out.append_ascii((bits_of(vm, self) & row.conditions) != 0 ? "True" : "False"));
  }
  TRY(out.append_ascii("}"));
  return Value::from_cell(TRY(out.finish()));
}

// Comparison looks at whole signals, not at their single conditions.
uint32_t whole_signals(uint32_t conditions) {
  return (conditions & kAnyInvalid) != 0 ? conditions | kAnyInvalid : conditions;
}

Result<Value> signals_compare_calling(Vm& vm, Value self, Value other, CompareOperator op) {
  const bool is_mapping =
      vm.has_layout(other, TypeId::SignalDict) || vm.has_layout(other, TypeId::Dict);
  const bool is_equality = op == CompareOperator::Equal || op == CompareOperator::NotEqual;
  if (!is_mapping || !is_equality) return Value::not_implemented();
  Result<uint32_t> conditions = conditions_of_mapping_calling(vm, other);
  if (conditions.failed()) {
    // A dict with other keys is not an error: it is unequal.
    if (!vm.pending_matches(conditions.failure(), TypeId::KeyError)) return conditions.failure();
    vm.take_pending();
    return Value::boolean(op == CompareOperator::NotEqual);
  }
  const uint32_t right = conditions.value();
  bool equal = whole_signals(bits_of(vm, self)) == whole_signals(right);
  return Value::boolean(equal == (op == CompareOperator::Equal));
}

Result<Value> signals_copy_calling(Vm& vm, const Value* arguments) {
  Dict* dict = TRY(make_dict(vm, kSignals));
  for (unsigned i = 0; i < kSignals; ++i) {
    Value type = TRY(kit_item_calling(vm, static_cast<Kit>(i)));
    bool on = (bits_of(vm, arguments[0]) & kSignalRows[i].conditions) != 0;
    TRY(dict_set_calling(vm, dict, type, Value::boolean(on)));
  }
  return Value::from_cell(dict);
}

Result<Value> signals_new(Vm& vm, const Value*) {
  return vm.raise(TypeId::ValueError, "invalid signal dict");
}

// The methods that MutableMapping implements in terms of the others.
enum class Mixin : uint8_t { Get, Keys, Items, Values, Pop, Popitem, Clear, Update, Setdefault };
constexpr const char* kMixinNames[] = {"get",     "keys",  "items",  "values",    "pop",
                                       "popitem", "clear", "update", "setdefault"};

template <Mixin mixin>
Result<Value> signals_mixin_calling(Vm& vm, const Value* arguments) {
  Value mapping = TRY(library_attribute_calling(vm, "collections.abc", "MutableMapping"));
  std::string_view name = kMixinNames[static_cast<unsigned>(mixin)];
  Value function = TRY(get_attribute_calling(vm, mapping, TRY(intern(vm, name))));
  const Tuple* given = vm.cell<Tuple>(arguments[1]);
  RootVector all(vm);
  TRY(all.push(arguments[0]));
  for (uint32_t i = 0; i < given->length; ++i) {
    TRY(vm.meter.charge(1));
    TRY(all.push(vm.cell<Tuple>(arguments[1])->items[i]));
  }
  return vm.call(function, all.data(), all.size());
}

constexpr NativeRow kSignalsNew = {"__new__(cls, /, *args, **kwargs)", signals_new,
                                   kNativeConstructor | kNativeIgnoresArguments};
constexpr NativeRow kSignalsMethods[] = {
    {"copy(self, /)", signals_copy_calling, kNativeConstantTime},
    {"get(self, /, *args)", signals_mixin_calling<Mixin::Get>},
    {"keys(self, /, *args)", signals_mixin_calling<Mixin::Keys>},
    {"items(self, /, *args)", signals_mixin_calling<Mixin::Items>},
    {"values(self, /, *args)", signals_mixin_calling<Mixin::Values>},
    {"pop(self, /, *args)", signals_mixin_calling<Mixin::Pop>},
    {"popitem(self, /, *args)", signals_mixin_calling<Mixin::Popitem>},
    {"clear(self, /, *args)", signals_mixin_calling<Mixin::Clear>},
    {"update(self, /, *args)", signals_mixin_calling<Mixin::Update>},
    {"setdefault(self, /, *args)", signals_mixin_calling<Mixin::Setdefault>},
};

void trace_signals(Tracer& tracer, Cell* cell, size_t) {
  tracer.visit(static_cast<SignalDictCell*>(cell)->context);
}

// --- ContextManager

Result<Value> manager_enter_calling(Vm& vm, const Value* arguments) {
  Value inner = vm.cell<DecimalManagerCell>(arguments[0])->inner;
  TRY(set_current_context_calling(vm, inner));
  return inner;
}

Result<Value> manager_exit_calling(Vm& vm, const Value* arguments) {
  TRY(set_current_context_calling(vm, vm.cell<DecimalManagerCell>(arguments[0])->outer));
  return Value::boolean(false);
}

constexpr NativeRow kManagerMethods[] = {
    {"__enter__(self, /)", manager_enter_calling, kNativeConstantTime},
    {"__exit__(self, /, *args)", manager_exit_calling, kNativeConstantTime},
};

void trace_manager(Tracer& tracer, Cell* cell, size_t) {
  tracer.visit(static_cast<DecimalManagerCell*>(cell)->outer);
  tracer.visit(static_cast<DecimalManagerCell*>(cell)->inner);
}

// --- functions of the module

Result<Value> get_context_calling(Vm& vm, const Value*) {
  return Value::from_cell(TRY(current_context_calling(vm)));
}

Result<Value> set_context_function_calling(Vm& vm, const Value* arguments) {
  TRY(set_current_context_calling(vm, arguments[0]));
  return Value::none();
}

Result<Value> local_context_calling(Vm& vm, const Value* arguments) {
  Value outer = Value::from_cell(TRY(current_context_calling(vm)));
  Value like = outer;
  if (!arguments[0].is_none()) {
    if (!vm.has_layout(arguments[0], TypeId::DecimalContext)) {
      return vm.raise(TypeId::TypeError, "optional argument must be a context");
    }
    like = arguments[0];
  }
  Value inner = TRY(make_context(vm, vm.type(TypeId::DecimalContext), context_of(vm, like)));
  ContextArguments fields;
  const struct {
    const char* name;
    Value ContextArguments::* field;
  } kFields[] = {
      {"prec", &ContextArguments::precision},    {"rounding", &ContextArguments::rounding},
      {"Emin", &ContextArguments::minimum},      {"Emax", &ContextArguments::maximum},
      {"capitals", &ContextArguments::capitals}, {"clamp", &ContextArguments::clamp},
      {"flags", &ContextArguments::flags},       {"traps", &ContextArguments::traps},
  };
  uint32_t position = 0;
  Value key, value;
  while (dict_next(vm.cell<Dict>(arguments[1]), &position, &key, &value)) {
    const Str* word = vm.as<Str>(key, TypeId::Str);
    bool known = false;
    for (const auto& row : kFields) {
      if (word == nullptr || !word->is_ascii() || ascii_text(word) != row.name) {
        continue;
      }
      fields.*row.field = value;
      known = true;
    }
    if (!known) {
      return vm.raise(TypeId::TypeError, "this function got an unexpected keyword argument '{}'",
                      word);
    }
  }
  TRY(set_context_calling(vm, inner, fields));
  auto* manager = TRY(vm.make<DecimalManagerCell>(TypeId::DecimalContextManager));
  manager->outer = outer;
  manager->inner = inner;
  return Value::from_cell(manager);
}

constexpr int64_t kMaximumInterchangeBits = 512;

Result<Value> interchange_context(Vm& vm, const Value* arguments) {
  int64_t bits = TRY(integer_argument(vm, arguments[0]));
  if (bits <= 0 || bits > kMaximumInterchangeBits || bits % 32 != 0) {
    return vm.raise(TypeId::ValueError, "argument must be a multiple of 32, with a maximum of {}",
                    kMaximumInterchangeBits);
  }
  DecimalContextCell like = first_context();
  like.precision = 9 * (bits / 32) - 2;
  like.maximum = 3 * (int64_t{1} << (bits / 16 + 3));
  like.minimum = 1 - like.maximum;
  like.clamp = 1;
  like.traps = 0;
  return make_context(vm, vm.type(TypeId::DecimalContext), &like);
}

// Installs the items that Kit lists. The Python part calls it once and deletes its name.
Result<Value> install(Vm& vm, const Value* arguments) {
  Tuple* kit = vm.as<Tuple>(arguments[0], TypeId::Tuple);
  if (kit == nullptr || kit->length != kKitCount ||
      !vm.state(LibraryState::DecimalKit).is_undefined()) {
    return vm.raise(TypeId::RuntimeError, "the module decimal is complete");
  }
  vm.state(LibraryState::DecimalKit) = arguments[0];
  return Value::none();
}

constexpr NativeRow kFunctions[] = {
    {"getcontext()", get_context_calling, kNativeConstantTime},
    {"setcontext(context, /)", set_context_function_calling, kNativeConstantTime},
    {"localcontext(ctx=None, **kwargs)", local_context_calling},
    {"IEEEContext(bits, /)", interchange_context, kNativeConstantTime},
    {"_install(kit, /)", install, kNativeConstantTime},
};

}  // namespace
}  // namespace hognose::decimal

namespace hognose {

using namespace decimal;

std::span<const NativeRow> decimal_module_functions() { return kFunctions; }

Result<void> fill_decimal_module(Vm& vm, Dict* dict) {
  for (TypeId id : {TypeId::Decimal, TypeId::DecimalContext, TypeId::SignalDict}) {
    TRY(add_type_to_module(vm, dict, id));
  }
  const struct {
    const char* name;
    int64_t number;
  } kNumbers[] = {{"MAX_PREC", kMaximumPrecision},
                  {"MAX_EMAX", kMaximumExponent},
                  {"MIN_EMIN", kMinimumExponent},
                  {"MIN_ETINY", kMinimumTiny},
                  {"IEEE_CONTEXT_MAX_BITS", kMaximumInterchangeBits}};
  for (const auto& row : kNumbers) {
    TRY(add_to_module(vm, dict, row.name, TRY(make_int(vm, row.number))));
  }
  for (const char* name : kRoundingNames) {
    TRY(add_to_module(vm, dict, name, Value::from_cell(TRY(intern(vm, std::string_view(name))))));
  }
  return {};
}

const TypeSpec kDecimalContextType = {
    .doc =
        "The rules of decimal arithmetic: precision, rounding, the range of exponents, and\n"
        "which signals raise an exception.",
    .module = "decimal",
    .slots = {.repr = context_repr, .set_attribute = context_set_attribute_calling},
    .trace = trace_context,
    .instance_bytes = sizeof(DecimalContextCell),
    .constructor = &kContextNew,
    .initializer = &kContextInit,
    .methods = decimal::kContextMethods,
    .properties = kContextProperties,
};

const TypeSpec kSignalDictType = {
    .module = "decimal",
    .slots = {.repr = signals_repr_calling,
              .compare = signals_compare_calling,
              .length = signals_length,
              .get_item = signals_get_calling,
              .set_item = signals_set_calling,
              .contains = signals_contain_calling,
              .iterate = signals_iterate_calling},
    .trace = trace_signals,
    .instance_bytes = sizeof(SignalDictCell),
    .constructor = &kSignalsNew,
    .methods = kSignalsMethods,
    .unhashable = true,
};

const TypeSpec kDecimalContextManagerType = {
    .module = "decimal",
    .trace = trace_manager,
    .instance_bytes = sizeof(DecimalManagerCell),
    .methods = kManagerMethods,
};

}  // namespace hognose
