// The layouts of the decimal module's types, and the functions that its files share.
//
// A Decimal never changes. Its coefficient is in the cell itself if it has at most 128 bits. A
// Context has plain fields: an operation copies those that it needs (Settings), and reports the
// conditions that arose when it ends. Only functions whose names end in _calling run guest code.
#pragma once

#include "library/decimal/number.h"
#include "objects/core/layouts.h"
#include "objects/core/make.h"
#include "objects/core/native.h"
#include "objects/protocols/protocol.h"

namespace hognose {

struct DecimalCell : Cell {
  static constexpr bool is_layout_of(TypeId id) { return id == TypeId::Decimal; }
  uint32_t flags;  // DecimalFlags
  int64_t exponent;
  uint64_t low;   // lower 64 bits of the coefficient; of a long one its number of digits
  uint64_t high;  // upper 64 bits of the coefficient; of a long one the Value of an int
};

enum DecimalFlags : uint32_t {
  kDecimalNegative = 1,
  kDecimalKindShift = 1,  // two bits: decimal::Kind
  kDecimalLong = 8,
};

struct DecimalContextCell : Cell {
  static constexpr bool is_layout_of(TypeId id) { return id == TypeId::DecimalContext; }
  int64_t precision;
  int64_t maximum;
  int64_t minimum;
  uint32_t status;  // decimal::Condition bits
  uint32_t traps;
  uint8_t rounding;
  uint8_t capitals;
  uint8_t clamp;
  uint8_t spare[5];
  Value flags_view;  // SignalDicts, made on first access
  Value traps_view;
};

struct SignalDictCell : Cell {
  static constexpr bool is_layout_of(TypeId id) { return id == TypeId::SignalDict; }
  uint32_t shows_traps;  // 0: the flags, 1: the traps
  Value context;
};

struct DecimalManagerCell : Cell {  // the result of localcontext()
  static constexpr bool is_layout_of(TypeId id) { return id == TypeId::DecimalContextManager; }
  Value outer;
  Value inner;
};

namespace decimal {

// --- decimal/context.cpp

// What the Python part of the module provides: first the exception classes of signals and
// conditions.
enum class Kit : uint8_t {
  InvalidOperation,
  FloatOperation,
  DivisionByZero,
  Overflow,
  Underflow,
  Subnormal,
  Inexact,
  Rounded,
  Clamped,
  ConversionSyntax,
  DivisionImpossible,
  DivisionUndefined,
  InvalidContext,
  DecimalTuple,
  DefaultContext,
  BasicContext,
  ExtendedContext,
  MakeVariable,  // makes the context variable
  Count,
};
inline constexpr unsigned kSignals = 9;
struct SignalRow {
  const char* name;
  uint32_t conditions;
};
extern const SignalRow kSignalRows[kSignals];
Result<Value> kit_item_calling(Vm& vm, Kit item);
// The exception classes of those signals that the conditions raise.
Result<List*> signals_of_calling(Vm& vm, uint32_t conditions);
// The signal of an exception class; -1 if it has none.
Result<int> signal_index_calling(Vm& vm, Value type);

inline DecimalContextCell* context_of(Vm& vm, Value value) {
  return vm.cell<DecimalContextCell>(value);
}
inline Settings settings_of(const DecimalContextCell* context) {
  Settings settings;
  settings.precision = context->precision;
  settings.maximum = context->maximum;
  settings.minimum = context->minimum;
  settings.rounding = static_cast<Rounding>(context->rounding & 7);
  settings.clamp = context->clamp != 0;
  return settings;
}
inline Capitals capitals_of(const DecimalContextCell* context) {
  return context->capitals != 0 ? Capitals::Yes : Capitals::No;
}
Result<DecimalContextCell*> current_context_slow_calling(Vm& vm);
// The current context, if it need not be looked up; else null.
inline DecimalContextCell* remembered_context(Vm& vm) {
  Value owner = vm.state(LibraryState::DecimalOwner);
  Value now = vm.state(LibraryState::ContextVariables);
  if (HOGNOSE_UNLIKELY(owner != now)) return nullptr;
  return vm.as<DecimalContextCell>(vm.state(LibraryState::DecimalContext), TypeId::DecimalContext);
}
// getcontext()
inline Result<DecimalContextCell*> current_context_calling(Vm& vm) {
  DecimalContextCell* context = remembered_context(vm);
  if (HOGNOSE_LIKELY(context != nullptr)) return context;
  return current_context_slow_calling(vm);
}
// An optional argument. Undefined and None select the current context.
Result<DecimalContextCell*> context_argument_calling(Vm& vm, Value value);
Result<void> set_current_context_calling(Vm& vm, Value context);
Result<Value> make_context(Vm& vm, Type* type, const DecimalContextCell* like);
// Raises the first trapped signal of the conditions. signal_calling() records them before.
Result<void> signal_slow_calling(Vm& vm, DecimalContextCell* context, uint32_t conditions);
inline Result<void> signal_calling(Vm& vm, DecimalContextCell* context, uint32_t conditions) {
  context->status |= conditions;
  if (HOGNOSE_LIKELY((conditions & context->traps) == 0)) return {};
  return signal_slow_calling(vm, context, conditions);
}
// ValueError "valid values for rounding are: …" for other values.
Result<Rounding> rounding_argument(Vm& vm, Value value);
// The keyword arguments of Context() and localcontext(). None and undefined leave the field
// unchanged.
struct ContextArguments {
  Value precision, rounding, minimum, maximum, capitals, clamp, flags, traps;
};
Result<void> set_context_calling(Vm& vm, Value context, const ContextArguments& arguments);

// --- decimal/conversion.cpp
inline bool is_decimal(Vm& vm, Value value) { return vm.has_layout(value, TypeId::Decimal); }
void load_number(Vm& vm, Value decimal, Number& number);
Result<Value> make_decimal_of_type(Vm& vm, Type* type, const Number& number);
Result<Value> make_decimal(Vm& vm, const Number& number);
// Reads a Decimal or an int, exactly; false for other types.
Result<bool> operand(Vm& vm, Value value, Number& number);
// The same, but a TypeError for other types: "conversion from str to Decimal is not supported".
Result<void> operand_argument(Vm& vm, Value value, Number& number);
Result<Number> number_of_int(Vm& vm, Value integer);
Result<Number> number_of_double(Vm& vm, double value);
// The exact number for Decimal(value). Conditions are signalled to the context.
Result<void> number_of_value_calling(Vm& vm, Value value, DecimalContextCell* context,
                                     Number& number);
// The rounded number for Context.create_decimal(value).
Result<void> rounded_number_calling(Vm& vm, Value value, DecimalContextCell* context,
                                    Number& number);
// int(number). The number must be finite.
Result<Value> whole_part(Vm& vm, const Number& number);
// OverflowError and ValueError "cannot convert Infinity to integer".
Result<void> check_finite(Vm& vm, const Number& number, const char* target);

// --- decimal/methods.cpp
inline constexpr unsigned kDecimalMethodCount = 66;
extern const NativeRow kDecimalMethods[kDecimalMethodCount];
// str(). The context decides whether the exponent's letter is a capital.
Result<Value> decimal_str_calling(Vm& vm, Value self);
// An int: the result of round(self), floor(self) and the like.
Result<Value> integral_of(Vm& vm, Value self, Rounding rounding);

// --- decimal/context_methods.cpp
inline constexpr unsigned kContextMethodCount = 71;
extern const NativeRow kContextMethods[kContextMethodCount];

// An operation under a context, from its operands to the resulting Decimal.
class Operation {
 public:
  Operation(Vm& vm, DecimalContextCell* context)
      : work(vm, settings_of(context)), context_(context) {}

  // Signals the conditions that arose, then makes the result.
  Result<Value> finish_calling(const Number& result) {
    TRY(signal_calling(work.vm, context_, work.status));
    return make_decimal(work.vm, result);
  }

  Arithmetic work;

 private:
  DecimalContextCell* context_;
};

using UnaryOperation = Result<void> (Arithmetic::*)(const Number&, Number&);
using BinaryOperation = Result<void> (Arithmetic::*)(const Number&, const Number&, Number&);

template <UnaryOperation operation>
Result<Value> perform_calling(Vm& vm, DecimalContextCell* context, const Number& a) {
  Operation performed(vm, context);
  Number result;
  TRY((performed.work.*operation)(a, result));
  return performed.finish_calling(result);
}
template <BinaryOperation operation>
Result<Value> perform_calling(Vm& vm, DecimalContextCell* context, const Number& a,
                              const Number& b) {
  Operation performed(vm, context);
  Number result;
  TRY((performed.work.*operation)(a, b, result));
  return performed.finish_calling(result);
}

}  // namespace decimal
}  // namespace hognose
