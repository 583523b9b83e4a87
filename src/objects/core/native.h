// Natives: how a C++ function becomes a Python function, and how a built-in type is specified.
//
// The row of a native contains its Python signature as text, parsed at compile time. The signature
// drives argument binding, the texts of argument errors and help(). The function receives exactly
// one value per parameter, in the order of the signature. *args arrives as a tuple and **kwargs as
// a dict. A missing argument arrives as its default if that is None, True, False or an int, and
// otherwise as undefined.
//
// For each native ask: can the guest choose its size? (charge the meter) Can it call back into
// guest code? (then read every length and pointer again after the call; such functions have names
// that end in _calling) Can it receive an instance of a subclass that overrides methods
// inconsistently?
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <type_traits>

#include "base/result.h"
#include "bytecode/instruction.h"
#include "heap/fault.h"
#include "heap/heap.h"
#include "objects/core/type_id.h"

namespace hognose {

class Vm;
struct Dict;
struct Str;
struct Tuple;
struct Type;

using NativeCode = Result<Value> (*)(Vm& vm, const Value* arguments);

enum class ParameterKind : uint8_t {
  PositionalOnly,
  PositionalOrKeyword,
  VarPositional,
  KeywordOnly,
  VarKeyword,
};

enum class DefaultKind : uint8_t { Required, Omitted, None, True, False, Int };

struct Parameter {
  uint16_t name_start = 0;  // offset in the signature's text
  uint8_t name_length = 0;
  ParameterKind kind = ParameterKind::PositionalOrKeyword;
  DefaultKind default_kind = DefaultKind::Required;
  uint16_t default_length = 0;  // length of the default's text, which follows "name="
  int32_t default_int = 0;
};

// "name(a, b=0, /, c=None, *args, d, e=<any text>, **kwargs)".
class Signature {
 public:
  static constexpr unsigned kMaximumParameters = 12;

  // For rows of tables. An invalid parameter list does not compile.
  consteval Signature(const char* text) {
    if (!parse(text)) parameter_list_error();
  }
  // Call parse() to fill it.
  constexpr Signature() = default;
  // For text that is known only at run time; the text must outlive the signature. Returns false if
  // the text is not a valid signature.
  constexpr bool parse(const char* signature_text);

  const char* text = "()";
  uint8_t name_length = 0;
  uint8_t count = 0;  // all parameters
  uint8_t positional_only = 0;
  uint8_t positional = 0;  // positional-only and positional-or-keyword
  uint8_t required_positional = 0;
  uint8_t keyword_only = 0;
  bool var_positional = false;
  bool var_keyword = false;
  Parameter parameters[kMaximumParameters] = {};

 private:
  static constexpr bool is_name(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_';
  }
  static void parameter_list_error();  // not constexpr: reaching it stops the compilation

  constexpr unsigned parse_default(unsigned i, Parameter& parameter);
  constexpr bool add(const Parameter& parameter);
  constexpr bool is_taken(unsigned start, unsigned length) const;

  constexpr bool equals(unsigned start, unsigned end, const char* word) const {
    unsigned k = 0;
    while (word[k] != 0 && start + k < end && text[start + k] == word[k]) ++k;
    return word[k] == 0 && start + k == end;
  }
};

constexpr bool Signature::parse(const char* signature_text) {
  text = signature_text;
  unsigned i = 0;
  while (is_name(text[i])) ++i;
  if (i == 0 || i > UINT8_MAX) return false;
  name_length = static_cast<uint8_t>(i);
  if (text[i++] != '(') return false;
  bool after_star = false;
  while (text[i] != ')') {
    Parameter parameter;
    parameter.kind = after_star ? ParameterKind::KeywordOnly : ParameterKind::PositionalOrKeyword;
    bool is_named = true;
    if (text[i] == '/') {
      if (count == 0 || after_star || positional_only != 0) return false;
      for (unsigned k = 0; k < count; ++k) parameters[k].kind = ParameterKind::PositionalOnly;
      positional_only = count;
      is_named = false;
      ++i;
    } else if (text[i] == '*' && text[i + 1] == '*') {
      parameter.kind = ParameterKind::VarKeyword;
      parameter.default_kind = DefaultKind::Omitted;
      i += 2;
    } else if (text[i] == '*') {
      if (after_star) return false;
      after_star = true;
      ++i;
      is_named = text[i] != ',';  // a name follows: not a bare star
      if (is_named) {
        parameter.kind = ParameterKind::VarPositional;
        parameter.default_kind = DefaultKind::Omitted;
      }
    }
    if (is_named) {
      unsigned start = i;
      while (is_name(text[i])) ++i;
      if (i == start || i > UINT16_MAX || i - start > UINT8_MAX) return false;
      if ((text[start] >= '0' && text[start] <= '9') || is_taken(start, i - start)) return false;
      parameter.name_start = static_cast<uint16_t>(start);
      parameter.name_length = static_cast<uint8_t>(i - start);
      if (text[i] == '=') i = parse_default(i + 1, parameter);
      if (!add(parameter)) return false;
    }
    if (text[i] == ')') break;
    if (text[i++] != ',') return false;
    while (text[i] == ' ') ++i;
  }
  return true;
}

constexpr bool Signature::add(const Parameter& parameter) {
  if (count == kMaximumParameters || var_keyword) return false;
  parameters[count++] = parameter;
  switch (parameter.kind) {
    case ParameterKind::VarPositional: var_positional = true; break;
    case ParameterKind::VarKeyword: var_keyword = true; break;
    case ParameterKind::KeywordOnly: ++keyword_only; break;
    default:
      ++positional;
      if (parameter.default_kind == DefaultKind::Required) required_positional = positional;
  }
  return true;
}

constexpr bool Signature::is_taken(unsigned start, unsigned length) const {
  for (unsigned k = 0; k < count; ++k) {
    if (parameters[k].name_length != length) continue;
    unsigned same = 0;
    while (same < length && text[parameters[k].name_start + same] == text[start + same]) ++same;
    if (same == length) return true;
  }
  return false;
}

constexpr unsigned Signature::parse_default(unsigned i, Parameter& parameter) {
  unsigned start = i;
  unsigned depth = 0;
  char quote = 0;
  for (; text[i] != 0; ++i) {
    if (quote != 0) {
      if (text[i] == quote) quote = 0;
      continue;
    }
    if (text[i] == '\'' || text[i] == '"') quote = text[i];
    if (text[i] == '(' || text[i] == '<') ++depth;
    if (depth == 0 && (text[i] == ',' || text[i] == ')')) break;
    if ((text[i] == ')' || text[i] == '>') && depth > 0) --depth;
  }
  parameter.default_kind = DefaultKind::Omitted;
  parameter.default_length = static_cast<uint16_t>(i - start);
  if (equals(start, i, "None")) parameter.default_kind = DefaultKind::None;
  if (equals(start, i, "True")) parameter.default_kind = DefaultKind::True;
  if (equals(start, i, "False")) parameter.default_kind = DefaultKind::False;
  unsigned digit = text[start] == '-' ? start + 1 : start;
  int32_t number = 0;
  bool is_number = digit < i && i - digit < 9;
  for (unsigned k = digit; k < i; ++k) {
    if (text[k] < '0' || text[k] > '9') is_number = false;
    if (is_number) number = number * 10 + (text[k] - '0');
  }
  if (is_number) {
    parameter.default_kind = DefaultKind::Int;
    parameter.default_int = text[start] == '-' ? -number : number;
  }
  return i;
}

enum NativeFlags : uint32_t {
  kNativeDefault = 0,
  kNativeClassMethod = 1,  // the first argument is the class
  kNativeStaticMethod = 2,
  kNativeConstantTime = 4,  // work does not grow with the arguments: exempt from the metering audit
  kNativeSlotWrapper = 8,   // generated from a TypeSlots entry
  kNativeConstructor = 16,  // __new__: the first argument is the class
  // A __new__ that uses only the class and leaves the arguments to __init__.
  kNativeIgnoresArguments = 32,
  // In the type's dict, an underscore is before the name. Classes of the library that derive from
  // the type bind the method under its own name.
  kNativePrivate = 128,
  // CPython has a function in Python here, so wrong arguments are reported in the words for those.
  kNativeLikePython = 64,
};

// Natives that the handlers of calls perform themselves for the most common arguments
// (machine/quick_natives.h). The row's flags contain quickly(native).
enum class QuickNative : uint8_t {
  None,
  Absolute,
  Add,
  Append,
  Character,
  Get,
  IsAlnum,
  IsAlpha,
  IsDigit,
  IsInstance,
  IsLower,
  IsSpace,
  IsUpper,
  Length,
  Maximum,
  Minimum,
  Next,
  Ordinal,
  Send,
  SetDefault,
};
inline constexpr unsigned kQuickNativeShift = 24;
constexpr uint32_t quickly(QuickNative native) {
  return static_cast<uint32_t>(native) << kQuickNativeShift;
}

// A row of a method table or of the builtins. For a method, the first parameter is self.
struct NativeRow {
  Signature signature;
  NativeCode code;
  uint32_t flags = kNativeDefault;
};

// A function of a type, or none. Compare it with nullptr to ask which. A call of none ends the run:
// whatever a damaged cell claims to be, the engine cannot jump to address 0.
template <class Function>
class Slot;
template <class Returned, class... Parameters>
class Slot<Returned(Parameters...)> {
 public:
  using Function = Returned (*)(Parameters...);

  constexpr Slot() = default;
  constexpr Slot(std::nullptr_t) {}
  template <class Given>
    requires std::is_convertible_v<Given, Function>
  constexpr Slot(Given function) : function_(function) {}

  Returned operator()(Parameters... parameters) const {
    HOGNOSE_CHECK(function_ != nullptr);
    return function_(parameters...);
  }
  constexpr bool operator==(std::nullptr_t) const { return function_ == nullptr; }
  constexpr bool operator==(const Slot& other) const = default;

 private:
  Function function_ = nullptr;
};

// A computed attribute of a built-in type. A null setter makes it read-only. The setter deletes
// when `value` is undefined.
struct PropertyRow {
  const char* name;
  Slot<Result<Value>(Vm& vm, Value self)> get;
  Slot<Result<void>(Vm& vm, Value self, Value value)> set;
  const char* doc = nullptr;  // __doc__; null: None
};

// The operations of a built-in type, which the protocols (objects/protocols/protocol.h) call
// without any attribute lookup. Null means that the type inherits the operation from its base or
// does not support it. The dunder methods are generated from these entries (slots.def), so
// `list.__len__` and super().__len__() exist without rows of their own. `self` always has the
// layout of the type.
struct TypeSlots {
  Slot<Result<Value>(Vm& vm, Value self)> repr;
  Slot<Result<Value>(Vm& vm, Value self)> str;
  Slot<Result<Value>(Vm& vm, Value self, Value spec)> format;
  Slot<Result<uint64_t>(Vm& vm, Value self)> hash;
  // Returns NotImplemented if the types do not match.
  Slot<Result<Value>(Vm& vm, Value self, Value other, CompareOperator op)> compare;
  Slot<Result<bool>(Vm& vm, Value self)> truth;
  Slot<Result<int64_t>(Vm& vm, Value self)> length;
  Slot<Result<Value>(Vm& vm, Value self, Value key)> get_item;
  // An undefined value deletes the item.
  Slot<Result<void>(Vm& vm, Value self, Value key, Value value)> set_item;
  Slot<Result<bool>(Vm& vm, Value self, Value item)> contains;
  Slot<Result<Value>(Vm& vm, Value self)> iterate;
  Slot<Result<Value>(Vm& vm, Value self)> next;  // undefined at the end
  // Called with self as the left or the right operand, like CPython's number slots. Returns
  // NotImplemented for unsupported operands.
  Slot<Result<Value>(Vm& vm, BinaryOperator op, Value left, Value right)> binary;
  // The set of operators that `binary` implements, as operator_bit()s.
  uint16_t binary_operators = 0;
  // pow() with three operands, any of which may be self.
  Slot<Result<Value>(Vm& vm, Value base, Value exponent, Value modulus)> power_modulo;
  Slot<Result<Value>(Vm& vm, BinaryOperator op, Value self, Value other)> inplace;
  uint16_t inplace_operators = 0;
  Slot<Result<Value>(Vm& vm, Value self)> negative;
  Slot<Result<Value>(Vm& vm, Value self)> positive;
  Slot<Result<Value>(Vm& vm, Value self)> absolute;
  Slot<Result<Value>(Vm& vm, Value self)> invert;
  Slot<Result<Value>(Vm& vm, Value self)> to_int;    // __int__
  Slot<Result<Value>(Vm& vm, Value self)> to_float;  // __float__
  Slot<Result<Value>(Vm& vm, Value self)> to_index;  // __index__
  Slot<Result<Value>(Vm& vm, Value self, Value object, Value owner)> descriptor_get;
  Slot<Result<void>(Vm& vm, Value self, Value object, Value value)> descriptor_set;
  Slot<Result<Value>(Vm& vm, Value self, Str* name)> get_attribute;  // null: default lookup
  Slot<Result<void>(Vm& vm, Value self, Str* name, Value value)> set_attribute;
  // For callables. The last of the `count` arguments are keyword values, whose names are in `names`
  // (null: none). The type's row for __call__ is kCallSlotRow (callable.h).
  Slot<Result<Value>(Vm& vm, Value self, const Value* arguments, size_t count, Tuple* names)> call;
};

inline constexpr uint16_t operator_bit(BinaryOperator op) {
  return static_cast<uint16_t>(1u << static_cast<unsigned>(op));
}

// The specification of one built-in type: `extern const TypeSpec k<Id>Type` is defined in the
// type's file.
struct TypeSpec {
  const char* doc = nullptr;
  const char* module = nullptr;  // __module__; null means builtins
  TypeSlots slots;
  TraceFunction trace = nullptr;            // traces the layout; null: inherited from the base type
  uint32_t instance_bytes = kSmallestCell;  // size of the fixed part of the layout
  // __new__(cls, …); null: inherited, or the type is not callable
  const NativeRow* constructor = nullptr;
  const NativeRow* initializer = nullptr;  // __init__(self, …)
  std::span<const NativeRow> methods = {};
  std::span<const PropertyRow> properties = {};
  bool unhashable = false;  // __hash__ is None
  // Number of values that the type stores after the layout of its base, as slots (kTypeBaseLayout).
  // They are accessed with load_slot() and store_slot() and traced like the __slots__ of guest
  // classes.
  uint16_t member_slots = 0;
  // Adds class attributes that are neither methods nor properties. Their values are read-only.
  Result<void> (*fill)(Vm& vm, Dict* dict) = nullptr;
  // Sets plain class attributes such as date.max. Called at boot after all types exist.
  Result<void> (*class_attributes)(Vm& vm, Type* type) = nullptr;
};

}  // namespace hognose
