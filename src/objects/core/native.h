// Natives: how a C++ function becomes a Python function, and how a type describes itself.
//
// A native's row is its Python signature as text, parsed at compile time; the signature drives
// argument binding, the texts of argument errors and help. The function receives exactly one value
// per parameter, in the order of the signature: *args as a tuple, **kwargs as a dict, an argument
// that was not given as its default if that is None, True, False or an int, else undefined.
//
// For each native ask: can the guest choose its size? (charge the meter) Can it call back into
// guest code? (then read every length and pointer again afterwards; the names of such functions end
// in _calling) Can it be given a lying subclass?
#pragma once

#include <cstdint>
#include <span>

#include "base/result.h"
#include "bytecode/instruction.h"
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
  uint16_t name_start = 0;  // in the signature's text
  uint8_t name_length = 0;
  ParameterKind kind = ParameterKind::PositionalOrKeyword;
  DefaultKind default_kind = DefaultKind::Required;
  uint16_t default_length = 0;  // of its text, which stands behind "name="
  int32_t default_int = 0;
};

// "name(a, b=0, /, c=None, *args, d, e=<any text>, **kwargs)".
class Signature {
 public:
  static constexpr unsigned kMaximumParameters = 12;

  // Rows of tables: a parameter list error does not compile.
  consteval Signature(const char* text) {
    if (!parse(text)) parameter_list_error();
  }
  // To be filled by parse().
  constexpr Signature() = default;
  // For texts that come at run time, which must outlive the signature. False: not a signature.
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
      is_named = text[i] != ',';  // not a bare star
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
  kNativeSlotWrapper = 8,   // a dunder row made from a TypeSlots entry
  kNativeConstructor = 16,  // __new__: the first argument is the class
  kNativeIgnoresArguments = 32,  // a __new__ that looks at the class only: __init__ does the rest
};

// One row of a method table or of the builtins. For methods the first parameter is self.
struct NativeRow {
  Signature signature;
  NativeCode code;
  uint32_t flags = kNativeDefault;
};

// A computed attribute of a built-in type. A null setter: read-only. `value` undefined: deletion.
struct PropertyRow {
  const char* name;
  Result<Value> (*get)(Vm& vm, Value self);
  Result<void> (*set)(Vm& vm, Value self, Value value);
};

// What the protocols (objects/protocols/protocol.h) do with instances of a built-in type without
// looking anything up. Null: the type does not have the operation, or inherits that of its base.
// From each entry the corresponding dunder methods are made (slots.def), so `list.__len__` and
// super().__len__() exist without further rows. `self` always has the layout of the type.
struct TypeSlots {
  Result<Value> (*repr)(Vm& vm, Value self) = nullptr;
  Result<Value> (*str)(Vm& vm, Value self) = nullptr;
  Result<Value> (*format)(Vm& vm, Value self, Value spec) = nullptr;
  Result<uint64_t> (*hash)(Vm& vm, Value self) = nullptr;
  // NotImplemented where the types do not match.
  Result<Value> (*compare)(Vm& vm, Value self, Value other, CompareOperator op) = nullptr;
  Result<bool> (*truth)(Vm& vm, Value self) = nullptr;
  Result<int64_t> (*length)(Vm& vm, Value self) = nullptr;
  Result<Value> (*get_item)(Vm& vm, Value self, Value key) = nullptr;
  Result<void> (*set_item)(Vm& vm, Value self, Value key, Value value) = nullptr;  // undefined: del
  Result<bool> (*contains)(Vm& vm, Value self, Value item) = nullptr;
  Result<Value> (*iterate)(Vm& vm, Value self) = nullptr;
  Result<Value> (*next)(Vm& vm, Value self) = nullptr;  // undefined at the end
  // Called with self on either side, as CPython's number slots; NotImplemented where not defined.
  Result<Value> (*binary)(Vm& vm, BinaryOperator op, Value left, Value right) = nullptr;
  uint16_t binary_operators = 0;  // set of BinaryOperator bits that `binary` implements
  // pow() of three operands, any of them self.
  Result<Value> (*power_modulo)(Vm& vm, Value base, Value exponent, Value modulus) = nullptr;
  Result<Value> (*inplace)(Vm& vm, BinaryOperator op, Value self, Value other) = nullptr;
  uint16_t inplace_operators = 0;
  Result<Value> (*negative)(Vm& vm, Value self) = nullptr;
  Result<Value> (*positive)(Vm& vm, Value self) = nullptr;
  Result<Value> (*absolute)(Vm& vm, Value self) = nullptr;
  Result<Value> (*invert)(Vm& vm, Value self) = nullptr;
  Result<Value> (*to_int)(Vm& vm, Value self) = nullptr;    // __int__
  Result<Value> (*to_float)(Vm& vm, Value self) = nullptr;  // __float__
  Result<Value> (*to_index)(Vm& vm, Value self) = nullptr;  // __index__
  Result<Value> (*descriptor_get)(Vm& vm, Value self, Value object, Value owner) = nullptr;
  Result<void> (*descriptor_set)(Vm& vm, Value self, Value object, Value value) = nullptr;
  Result<Value> (*get_attribute)(Vm& vm, Value self, Str* name) = nullptr;  // null: the default
  Result<void> (*set_attribute)(Vm& vm, Value self, Str* name, Value value) = nullptr;
  // Callables: the keyword values, named by `names` (or null), are the last of the `count`
  // arguments. The type's row of __call__ is kCallSlotRow
  // (callable.h).
  Result<Value> (*call)(Vm& vm, Value self, const Value* arguments, size_t count,
                        Tuple* names) = nullptr;
};

inline constexpr uint16_t operator_bit(BinaryOperator op) {
  return static_cast<uint16_t>(1u << static_cast<unsigned>(op));
}

// One built-in type: `extern const TypeSpec k<Id>Type;` is defined in the type's file.
struct TypeSpec {
  const char* doc = nullptr;
  const char* module = nullptr;  // __module__; null: builtins
  TypeSlots slots;
  TraceFunction trace = nullptr;           // how to trace the layout; null: as the base type
  uint32_t instance_bytes = sizeof(Cell);  // size of the fixed part of the layout
  const NativeRow* constructor = nullptr;  // __new__(cls, …); null: as the base, or not callable
  const NativeRow* initializer = nullptr;  // __init__(self, …)
  std::span<const NativeRow> methods = {};
  std::span<const PropertyRow> properties = {};
  bool unhashable = false;  // __hash__ is None
  // Values behind the layout of the base that slots of the type use (kTypeBaseLayout): read and
  // written with load_slot() and store_slot(), traced as the __slots__ of guest classes are.
  uint16_t member_slots = 0;
  // Adds class attributes that are neither methods nor properties; the values are read-only.
  Result<void> (*fill)(Vm& vm, Dict* dict) = nullptr;
  // Plain attributes of the class, such as date.max: called at boot when all types are there.
  Result<void> (*class_attributes)(Vm& vm, Type* type) = nullptr;
};

}  // namespace hognose
