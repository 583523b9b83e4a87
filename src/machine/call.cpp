// Calls: from any callable with any arguments to a frame on the record stack or to a result.
//
// The arguments are already on the register stack, in an ArgumentWindow that keeps them alive while
// guest code runs (__get__ of a __call__, a native, a metaclass). They are bound to the parameters
// of a guest function, or passed to a native or to the __new__ and __init__ of a class.
#include <algorithm>
#include <cstring>
#include <utility>

#include "machine/machine.h"
#include "machine/quick_natives.h"
#include "machine/slow/paths.h"
#include "meter/paced.h"
#include "objects/attributes/attributes.h"
#include "objects/containers/dict_access.h"
#include "objects/containers/dict_table.h"
#include "objects/core/binding.h"
#include "objects/core/boot.h"
#include "objects/core/make.h"
#include "objects/core/type_specs.h"
#include "objects/protocols/protocol.h"

namespace hognose {

// --- the argument window

Result<void> ArgumentWindow::append(const Value* values, size_t count) {
  Value* target = TRY(extend(count));
  return paced_copy(machine_.meter, target, values, count * sizeof(Value));
}

// Moves the values up if there are not enough free registers below them.
Result<void> ArgumentWindow::make_room(size_t count) {
  if (HOGNOSE_LIKELY(room_ >= count)) return {};
  size_t distance = count - room_;
  TRY(machine_.ensure_stack(first_, distance + count_ + 2));
  keep(first_ + distance + count_);
  TRY(paced_move(machine_.meter, first_ + distance, first_, count_ * sizeof(Value)));
  // Until they are filled, the free registers must not hold anything a collection could take for
  // live.
  Pace pace(machine_.meter);
  for (size_t i = 0; i < distance; ++i) {
    first_[i] = kDeadRegister;
    TRY(pace.turn());
  }
  first_ += distance;
  room_ = count;
  return {};
}

Result<void> ArgumentWindow::prepend(Value value) {
  TRY(make_room(1));
  *--first_ = value;
  --room_;
  ++count_;
  return {};
}

// A bound method may be bound again, to any depth. The innermost self comes first.
Result<Value> ArgumentWindow::prepend_selves(BoundMethod* method) {
  size_t depth = 0;
  Value function = Value::from_cell(method);
  for (; machine_.is_exactly(function, TypeId::BoundMethod); ++depth) {
    if (depth != 0) TRY(machine_.meter.charge(1));
    function = machine_.known<BoundMethod>(function)->function;
  }
  TRY(make_room(depth));
  function = Value::from_cell(method);
  for (; depth != 0; --depth) {
    BoundMethod* link = machine_.known<BoundMethod>(function);
    TRY(prepend(link->self));
    function = link->function;
    if (depth > 1) TRY(machine_.meter.charge(1));
  }
  return function;
}

// --- from a callee to a frame or a result

static inline CallProgress progress_of(Machine& machine, Result<CallProgress> progress) {
  if (HOGNOSE_LIKELY(progress.ok())) return progress.value();
  machine.failure = progress.failure();
  return CallProgress::Failed;
}

CallProgress Machine::begin_call(Value callee, Value* arguments, size_t count, Tuple* names,
                                 Value* result, uint32_t flags) {
  ArgumentWindow window(*this, arguments, count, 1);
  return begin_call(callee, window, names, result, flags);
}

CallProgress Machine::begin_call(Value callee, ArgumentWindow& window, Tuple* names, Value* result,
                                 uint32_t flags) {
  if (is_exactly(callee, TypeId::Function)) {
    return progress_of(*this,
                       begin_function_call(known<Function>(callee), window, names, result, flags));
  }
  return progress_of(*this, begin_call_in(callee, window, names, result, flags));
}

CallProgress Machine::begin_call_with(Value callee, std::span<const Value> arguments,
                                      Value* result) {
  auto begin = [&]() -> Result<CallProgress> {
    if (is_exactly(callee, TypeId::Function)) {
      FrameRecord* record = TRY(enter_plainly(callee, arguments.data(), arguments.size(), 1));
      if (record != nullptr) {
        record->result = result;
        return CallProgress::Pushed;
      }
    }
    ArgumentWindow window(*this);
    TRY(window.append(arguments.data(), arguments.size()));
    return begin_call_in(callee, window, nullptr, result, 0);
  };
  return progress_of(*this, begin());
}

Result<CallProgress> Machine::begin_call_in(Value callee, ArgumentWindow& window, Tuple* names,
                                            Value* result, uint32_t flags) {
  // Each iteration removes one wrapper: bound methods, or a __call__.
  for (uint32_t wrappers = 0;; ++wrappers) {
    if (HOGNOSE_UNLIKELY(!callee.is_cell())) break;
    Cell* cell = callee.cell(base);
    TypeId id = exact_type_id(cell);
    switch (id) {
      case TypeId::Function:
        return begin_function_call(static_cast<Function*>(cell), window, names, result, flags);
      case TypeId::BoundMethod:
        callee = TRY(window.prepend_selves(static_cast<BoundMethod*>(cell)));
        continue;
      case TypeId::Type:
        return begin_type_call(static_cast<Type*>(cell), window, names, result, flags);
      case TypeId::BuiltinFunction:
      case TypeId::MethodWrapper: {
        Native* native = static_cast<Native*>(cell);
        const NativeEntry* entry = boot.native(native->native_index);
        // A bound method of a built-in object carries its self; module functions do not use it.
        if (entry != nullptr && !native->self.is_undefined() &&
            (entry->kind == NativeKind::Method || entry->kind == NativeKind::Slot ||
             entry->kind == NativeKind::ClassMethod)) {
          TRY(window.prepend(native->self));
        }
        [[fallthrough]];
      }
      case TypeId::MethodDescriptor:
      case TypeId::SlotWrapper: {
        *result = TRY(call_native(static_cast<Native*>(cell)->native_index, window, names));
        return CallProgress::Returned;
      }
      default: break;
    }
    if (id != TypeId::Guest && slots_of(*this, id).call != nullptr) {
      TRY(meter.charge(1));
      if (HOGNOSE_UNLIKELY(stack.is_exhausted())) return raise_recursion_error("");
      RegisterGuard::Closed closed(*this, window.first() + window.count());
      *result = TRY(slots_of(*this, id).call(*this, callee, window.first(), window.count(), names));
      return CallProgress::Returned;
    }
    if (layout_of(cell) == TypeId::Type) {
      // An instance of a guest metaclass: its __call__, unless it is type's own.
      Value call_method = find_class_attribute(*this, type_of(callee), Name::Call);
      if (is_exactly(call_method, TypeId::SlotWrapper) ||
          is_exactly(call_method, TypeId::MethodDescriptor)) {
        return begin_type_call(static_cast<Type*>(cell), window, names, result, flags);
      }
    }
    // Anything else: __call__ of its class. A class may store an instance of itself there.
    if (HOGNOSE_UNLIKELY(wrappers >= stack.maximum_depth)) return raise_recursion_error("");
    TRY(meter.charge(1));
    Value self;
    Value method = TRY(special_method_calling(*this, callee, Name::Call, &self));
    if (method.is_undefined()) break;
    if (!self.is_undefined()) TRY(window.prepend(self));
    callee = method;
  }
  return raise(TypeId::TypeError, "'{}' object is not callable", type_name(*this, callee));
}

namespace {

// Fills the parameters from `count` on with their defaults. Returns false if one has no default.
inline bool fill_defaults(const Signature& signature, Value* arguments, size_t count) {
  for (size_t i = count; i < signature.count; ++i) {
    const Parameter& parameter = signature.parameters[i];
    if (parameter.default_kind == DefaultKind::Required) return false;
    arguments[i] = default_value(parameter);
  }
  return true;
}

inline bool fits_in_place(const Signature& signature, size_t count) {
  return !signature.var_positional && !signature.var_keyword &&
         count >= signature.required_positional && count <= signature.positional;
}

}  // namespace

Result<Value> Machine::call_native(uint32_t native_index, ArgumentWindow& window, Tuple* names) {
  const NativeEntry* entry = boot.native(native_index);
  if (HOGNOSE_UNLIKELY(entry == nullptr)) {
    return raise(TypeId::SystemError, "a native function is damaged");
  }
  TRY(meter.charge(1));
  if (HOGNOSE_UNLIKELY(stack.is_exhausted())) return raise_recursion_error("");
  const Signature& signature = *entry->signature;
  Value* arguments = window.first();
  const size_t count = window.count();
  if (entry->kind == NativeKind::Method || entry->kind == NativeKind::Slot) {
    if (HOGNOSE_LIKELY(count != 0 && (names == nullptr || names->length < count))) {
      TRY(check_receiver(*this, *entry, arguments[0]));
    }
  } else if (entry->kind == NativeKind::Constructor) {
    TRY(check_constructed_class(*this, *entry, arguments, count));
  }
  TRY(ensure_stack(arguments, count + Signature::kMaximumParameters + 2));
  window.keep(arguments + signature.count);
  if (HOGNOSE_UNLIKELY(names != nullptr || !fits_in_place(signature, count) ||
                       !fill_defaults(signature, arguments, count))) {
    Value bound[Signature::kMaximumParameters];
    size_t keyword_count = names == nullptr ? 0 : names->length;
    if (keyword_count > count) keyword_count = count;
    TRY(bind_native_arguments(*this, *entry, arguments, count - keyword_count, names,
                              {arguments + (count - keyword_count), keyword_count}, bound));
    for (size_t i = 0; i < signature.count; ++i) arguments[i] = bound[i];
  }
  RegisterGuard::Closed closed(*this, arguments + signature.count);
  return checked_result(invoke_native(*this, *entry, arguments));
}

namespace {

inline bool has_rest(const Signature& signature) {
  return signature.var_positional || signature.var_keyword;
}

// Whether positional arguments can be taken where they are; place_arguments() then does it.
bool can_place(const Signature& signature, size_t count) {
  if (!has_rest(signature)) return fits_in_place(signature, count);
  if (count < signature.required_positional) return false;
  if (count > signature.positional && !signature.var_positional) return false;
  for (size_t i = std::min<size_t>(count, signature.positional); i < signature.count; ++i) {
    const Parameter& parameter = signature.parameters[i];
    if (parameter.kind != ParameterKind::VarPositional &&
        parameter.kind != ParameterKind::VarKeyword &&
        parameter.default_kind == DefaultKind::Required) {
      return false;
    }
  }
  return true;
}

// Gives each parameter its value: the last `names->length` of the arguments have names. With *args
// or **keywords, arguments are overwritten.
Result<bool> place_arguments(Machine& vm, const Signature& signature, Value* arguments,
                             size_t count, const Tuple* names) {
  if (!has_rest(signature)) return fill_defaults(signature, arguments, count);
  const size_t named = names == nullptr ? 0 : names->length;
  count -= named;
  const size_t placed = std::min<size_t>(count, signature.positional);
  Value rest, keywords;
  if (signature.var_positional) {
    rest = Value::from_cell(TRY(make_tuple(vm, arguments + placed, count - placed)));
  }
  if (signature.var_keyword) {
    Dict* dict = TRY(make_dict(vm, named));
    for (size_t i = 0; i < named; ++i) {
      TRY(vm.meter.charge(1));
      TRY(dict_set_string(vm, dict, vm.cell<Str>(names->items[i]), arguments[count + i]));
    }
    keywords = Value::from_cell(dict);
  }
  for (size_t i = placed; i < signature.count; ++i) {
    const Parameter& parameter = signature.parameters[i];
    if (parameter.kind == ParameterKind::VarPositional) {
      arguments[i] = rest;
    } else if (parameter.kind == ParameterKind::VarKeyword) {
      arguments[i] = keywords;
    } else {
      arguments[i] = default_value(parameter);
    }
  }
  return true;
}

}  // namespace

// int(x), list(x), zip(a, b): runs the constructor and the initializer of a built-in type with
// arguments that need no binding. Returns undefined if they do need binding, or if the type has no
// constructor of its own.
Result<Value> Machine::make_builtin(Type* type, ArgumentWindow& window, Tuple* names) {
  if (type->id >= kTypeCount) return Value::undefined();
  const size_t count = window.count();
  auto id = static_cast<TypeId>(type->id);
  if (id == TypeId::Type) {
    return count == 1 && names == nullptr ? Value::from_cell(type_of(window.first()[0]))
                                          : Value::undefined();
  }
  const TypeSpec& spec = spec_of(id);
  const NativeRow* constructor = spec.constructor;
  const NativeRow* initializer = spec.initializer;
  if (constructor == nullptr) return Value::undefined();
  bool ignores = (constructor->flags & kNativeIgnoresArguments) != 0;
  if (!ignores && !can_place(constructor->signature, count + 1)) return Value::undefined();
  // No initializer needs the arguments, too, not even one that is inherited.
  const bool is_alone = initializer == nullptr && type->base.get() == this->type(TypeId::Object);
  if (!ignores && has_rest(constructor->signature) && !is_alone) return Value::undefined();
  const size_t named = names == nullptr ? 0 : names->length;
  if (named > count) return Value::undefined();
  if (initializer != nullptr && !can_place(initializer->signature, count + 1 - named)) {
    return Value::undefined();
  }
  // Names are taken if all go to **keywords, as in dict(a=1).
  if (named != 0) {
    if (!ignores || initializer == nullptr) return Value::undefined();
    const Signature& signature = initializer->signature;
    const bool takes_names =
        signature.positional_only < signature.positional || signature.keyword_only != 0;
    if (takes_names || !signature.var_keyword) return Value::undefined();
  }
  TRY(meter.charge(1));
  if (HOGNOSE_UNLIKELY(stack.is_exhausted())) return raise_recursion_error("");
  TRY(window.prepend(Value::from_cell(type)));
  Value* arguments = window.first();
  TRY(ensure_stack(arguments, Signature::kMaximumParameters + 2));
  window.keep(arguments + Signature::kMaximumParameters);
  if (!ignores &&
      !TRY(place_arguments(*this, constructor->signature, arguments, count + 1, nullptr))) {
    window.drop_first();
    return Value::undefined();
  }
  size_t needed = constructor->signature.count;
  if (initializer != nullptr) {
    needed = std::max<size_t>({needed, initializer->signature.count, count + 1});
  }
  Value made;
  {
    RegisterGuard::Closed closed(*this, arguments + needed);
    made = TRY(constructor->code(*this, arguments));
  }
  if (initializer == nullptr) return made;
  arguments[0] = made;
  if (!TRY(place_arguments(*this, initializer->signature, arguments, count + 1, names))) {
    window.drop_first();
    return Value::undefined();
  }
  RegisterGuard::Closed closed(*this, arguments + initializer->signature.count);
  TRY(initializer->code(*this, arguments));
  return made;
}

// --- calls from C++

// The most common call: a Python function with exactly its parameters, or without the last ones
// that have defaults, where no stack must grow.
Result<FrameRecord*> Machine::enter_at(Value* registers, Value callee, const Value* arguments,
                                       size_t count, uint64_t price) {
  const Function* function = known<Function>(callee);
  const CallTarget& code = *codes.target(function->code_index);
  if (code.code_index != function->code_index) return nullptr;
  FrameRecord* record = top + 1;
  const uint32_t positional = code.simple_arguments;
  if (registers + code.register_count > stack_end || record >= records_end) return nullptr;
  const Tuple* defaults = nullptr;
  if (positional != count) {
    defaults = function->defaults.get();
    if (positional == LoadedCode::kNotSimple || defaults == nullptr || count > positional ||
        positional - count > defaults->length || defaults->length > positional) {
      return nullptr;
    }
    price += (count + positional) / 8;  // as begin_function_call() does
  }
  TRY(meter.charge(price));
  record->pc = code.entry;
  record->registers = registers;
  record->words = code.words;
  record->result = &discarded;
  record->function = offset_of(function);
  record->flags = 0;
  record->exhausted = nullptr;
  set_top(record);
  if (arguments != registers) std::copy_n(arguments, count, registers);
  for (size_t i = count; i < positional; ++i) {
    registers[i] = defaults->items[defaults->length - (positional - i)];
  }
  for (uint32_t i = code.cleared_from; i < code.cleared_to; ++i) registers[i] = Value::undefined();
  return record;
}

Result<Value> GuestCalls::call(Value callee, const Value* arguments, size_t count) {
  return call_with_keywords(callee, arguments, count, nullptr);
}

// Calls a module function, or a bound method of a built-in object, that takes just as many
// arguments, all of them positional. Returns false, and has done nothing, for any other callee.
static Result<bool> call_directly(Machine& vm, Value callee, const Value* arguments, size_t count,
                                  Value* result) {
  if (!vm.is_exactly(callee, TypeId::BuiltinFunction)) return false;
  const Native* native = vm.known<Native>(callee);
  const NativeEntry* entry = vm.boot.native(native->native_index);
  if (entry == nullptr) return false;
  const bool is_method = entry->kind == NativeKind::Method;
  if (is_method ? !has_layout_of(vm, *entry, native->self) : entry->kind != NativeKind::Function) {
    return false;
  }
  if (!is_method && entry->quick != QuickNative::None &&
      quick_function(vm.base.address(), entry->quick, arguments, count, result, &vm.meter.slice)) {
    return true;
  }
  if (entry->direct_arguments != count + (is_method ? 1 : 0)) return false;
  ArgumentWindow window(vm);
  if (is_method) TRY(window.append(&native->self, 1));
  TRY(window.append(arguments, count));
  TRY(vm.meter.charge(1));
  *result = TRY(call_in_place(vm, *entry, window.first(), window.count()));
  return true;
}

Result<Value> GuestCalls::call_with_keywords(Value callee, const Value* arguments, size_t count,
                                             Tuple* keyword_names) {
  Machine& machine = static_cast<Machine&>(*this);
  if (machine.stack.is_exhausted()) return machine.raise_recursion_error("");
  if (keyword_names == nullptr && machine.is_exactly(callee, TypeId::Function)) {
    if (FrameRecord* record = TRY(machine.enter_plainly(callee, arguments, count, 1))) {
      record->flags = kFrameEntry;
      return machine.run();
    }
  }
  Value result;
  if (keyword_names == nullptr && TRY(call_directly(machine, callee, arguments, count, &result))) {
    return result;
  }
  CallProgress progress;
  {
    ArgumentWindow window(machine);
    TRY(window.append(arguments, count));
    if (keyword_names != nullptr &&
        TRY(call_with_names(machine, callee, window.first(), count, *keyword_names, &result))) {
      return result;
    }
    progress = machine.begin_call(callee, window, keyword_names, &result, kFrameEntry);
  }
  switch (progress) {
    case CallProgress::Returned: return result;
    // Clear the failure: the caller may continue, and a later loop must not begin by unwinding.
    case CallProgress::Failed: return std::exchange(machine.failure, Failure::None);
    case CallProgress::Pushed: break;
  }
  Value made = result;  // for the call of a class: the instance, created before its __init__ runs
  bool initializer = (machine.top->flags & kFrameInitializer) != 0;
  Value returned = TRY(machine.run());
  return initializer ? made : returned;
}

// --- functions

namespace {

// Binds a call without keywords whose missing arguments are trailing defaults, and defaults of
// keyword-only parameters in their order: by far the most common case. Returns false, with nothing
// changed, if it is another one.
Result<bool> bind_without_keywords(Machine& vm, LoadedCode* loaded, Function* function,
                                   ArgumentWindow& window) {
  Value* arguments = window.first();
  const Code& code = *loaded->code;
  const auto given = static_cast<uint32_t>(window.count());
  const uint32_t positional = code.argument_count;
  const uint32_t named = positional + code.keyword_only_count;
  const bool has_rest = (code.flags & kCodeVarArgs) != 0;
  const bool has_keyword_rest = (code.flags & kCodeVarKeywords) != 0;
  const Tuple* defaults = function->defaults.get();
  const Dict* keyword_defaults = function->keyword_defaults.get();
  const uint32_t missing = given < positional ? positional - given : 0;
  if (given > positional && !has_rest) return false;
  if (missing != 0 && (defaults == nullptr || missing > defaults->length)) return false;
  if (missing != 0 && defaults->length > positional) return false;
  if (named != positional) {
    if (keyword_defaults == nullptr || keyword_defaults->used < code.keyword_only_count)
      return false;
    for (uint32_t i = positional; i < named; ++i) {
      const Value name = Value::from_offset(loaded->parameter_names[i]);
      if (dict_entry(keyword_defaults, i - positional)->key != name) return false;
    }
  }
  Tuple* rest = nullptr;
  Dict* keyword_rest = nullptr;
  if (has_rest || has_keyword_rest) {
    window.keep(arguments + std::max(given, named + has_rest + has_keyword_rest));
    rest = given <= positional ? vm.empty_tuple()
                               : TRY(make_tuple(vm, arguments + positional, given - positional));
    if (has_keyword_rest) keyword_rest = TRY(make_dict(vm));
  } else {
    window.open(arguments + named);
  }
  for (uint32_t i = 0; i < missing; ++i) {
    arguments[given + i] = defaults->items[defaults->length - missing + i];
  }
  for (uint32_t i = positional; i < named; ++i) {
    arguments[i] = dict_entry(keyword_defaults, i - positional)->value;
  }
  uint32_t next = named;
  if (has_rest) arguments[next++] = Value::from_cell(rest);
  if (has_keyword_rest) arguments[next] = Value::from_cell(keyword_rest);
  return true;
}

}  // namespace

Result<CallProgress> Machine::begin_function_call(Function* function, ArgumentWindow& window,
                                                  Tuple* names, Value* result, uint32_t flags) {
  LoadedCode* code = loaded(function->code_index);
  if (HOGNOSE_UNLIKELY(code == nullptr || code->words == nullptr)) {
    return raise(TypeId::SystemError, "a function is damaged");
  }
  TRY(meter.charge(1));
  if (HOGNOSE_UNLIKELY(code->is_pending)) TRY(complete(code));
  Value* arguments = window.first();
  const size_t count = window.count();
  TRY(ensure_stack(arguments, code->register_count + count));
  if (names != nullptr || code->simple_arguments != count) {
    TRY(meter.charge((count + code->code->argument_count + code->code->keyword_only_count) / 8));
    const bool is_bound =
        names == nullptr && TRY(bind_without_keywords(*this, code, function, window));
    if (!is_bound) TRY(bind_parameters(code, function, window, names));
  }
  TRY(push_record(code, arguments, result, offset_of(function), flags));
  return CallProgress::Pushed;
}

namespace {

bool is_parameter_name(const LoadedCode& code, uint32_t index, const Str* name) {
  return code.parameter_names[index] == offset_of(name);
}

}  // namespace

Result<void> Machine::bind_parameters(LoadedCode* loaded, Function* function,
                                      ArgumentWindow& window, Tuple* names) {
  Value* arguments = window.first();
  const size_t count = window.count();
  const Code& code = *loaded->code;
  uint32_t positional = code.argument_count;
  uint32_t named = positional + code.keyword_only_count;
  bool has_rest = (code.flags & kCodeVarArgs) != 0;
  bool has_keyword_rest = (code.flags & kCodeVarKeywords) != 0;
  size_t keyword_count = names == nullptr ? 0 : names->length;
  if (keyword_count > count) keyword_count = count;
  size_t given = count - keyword_count;
  // Move keyword values above everything, out of the way of the parameters.
  Value* keywords = arguments + (count > loaded->register_count ? count : loaded->register_count);
  TRY(ensure_stack(keywords, keyword_count + 2));
  // The allocations below may collect, and these are the only references to the values.
  window.keep(keywords + keyword_count);
  TRY(paced_copy(meter, keywords, arguments + given, keyword_count * sizeof(Value)));

  size_t excess = given > positional ? given - positional : 0;
  Tuple* rest = nullptr;
  if (has_rest) {
    rest = excess == 0 ? empty_tuple() : TRY(make_tuple(*this, arguments + positional, excess));
  }
  for (size_t i = given < positional ? given : positional; i < named; ++i) {
    arguments[i] = Value::undefined();
  }
  uint32_t next = named;
  if (has_rest) arguments[next++] = Value::from_cell(rest);
  Dict* keyword_rest = nullptr;
  if (has_keyword_rest) {
    keyword_rest = TRY(make_dict(*this));
    arguments[next] = Value::from_cell(keyword_rest);
  }

  Pace pace(meter);
  Str* function_name = base.at<Str>(loaded->qualified_name);
  if (function->qualified_name) function_name = function->qualified_name.get();
  for (size_t i = 0; i < keyword_count; ++i) {
    Str* name = cell<Str>(names->items[i]);
    uint32_t index = code.positional_only_count;
    while (index < named && !is_parameter_name(*loaded, index, name)) ++index;
    TRY(meter.charge(index / 16));
    if (index < named) {
      if (!arguments[index].is_undefined()) {
        return raise(TypeId::TypeError, "{}() got multiple values for argument '{}'", function_name,
                     name);
      }
      arguments[index] = keywords[i];
      continue;
    }
    if (has_keyword_rest) {
      TRY(pace.turn(kPacedItems / kPacedEntries));
      TRY(dict_set_string(*this, keyword_rest, name, keywords[i]));
      continue;
    }
    return unexpected_keyword(loaded, function_name, names);
  }
  if (excess != 0 && !has_rest) return too_many_positional(loaded, function, given, arguments);

  if (given < positional) {
    // If there are more defaults than parameters, the last ones count.
    const uint32_t stored = function->defaults ? function->defaults->length : 0;
    const uint32_t default_count = stored > positional ? positional : stored;
    const uint32_t first_default = positional - default_count;
    const uint32_t surplus = stored - default_count;
    for (uint32_t i = 0; i < first_default; ++i) {
      if (arguments[i].is_undefined()) {
        return missing_arguments(loaded, function_name, arguments, 0, first_default, "positional");
      }
    }
    for (uint32_t i = first_default; i < positional; ++i) {
      if (arguments[i].is_undefined()) {
        arguments[i] = function->defaults->items[surplus + i - first_default];
      }
    }
  }
  auto keyword_default = [&](uint32_t i) {
    const Dict* defaults = function->keyword_defaults.get();
    if (defaults == nullptr) return Value::undefined();
    // Usually they are in the order of the parameters.
    const Value name = Value::from_offset(loaded->parameter_names[i]);
    const uint32_t place = i - positional;
    if (place < defaults->used && defaults->entries && dict_entry(defaults, place)->key == name) {
      return dict_entry(defaults, place)->value;
    }
    return dict_find_string(*this, defaults, known<Str>(name));
  };
  for (uint32_t i = positional; i < named; ++i) {
    if (!arguments[i].is_undefined()) continue;
    arguments[i] = keyword_default(i);
    if (arguments[i].is_undefined()) {
      // Fill in the defaults of the other parameters first, so that the error names only those that
      // are really missing.
      for (uint32_t k = i + 1; k < named; ++k) {
        if (arguments[k].is_undefined()) arguments[k] = keyword_default(k);
      }
      return missing_arguments(loaded, function_name, arguments, positional, named, "keyword-only");
    }
  }
  return {};
}

// --- calling a class

Function* Machine::plain_initializer(Type* type) {
  if ((type->flags & (kTypeInit | kTypeNew | kTypeAbstract)) != kTypeInit ||
      type->layout != static_cast<uint32_t>(TypeId::Object)) {
    return nullptr;
  }
  return as<Function>(find_class_attribute(*this, type, Name::Init), TypeId::Function);
}

CallProgress Machine::call_class(Type* type, Value* arguments, size_t count, Value* result) {
  ArgumentWindow window(*this, arguments, count, 1);
  return progress_of(*this, begin_type_call(type, window, nullptr, result, 0));
}

Result<CallProgress> Machine::begin_type_call(Type* type, ArgumentWindow& window, Tuple* names,
                                              Value* result, uint32_t flags) {
  if (Function* initializer = plain_initializer(type)) {
    *result = Value::from_cell(TRY(allocate_instance(type, sizeof(Object))));
    TRY(window.prepend(*result));
    return begin_function_call(initializer, window, names, &discarded, flags | kFrameInitializer);
  }
  if ((type->flags & kTypeBuiltin) != 0) {
    Value made = TRY(make_builtin(type, window, names));
    if (!made.is_undefined()) {
      *result = made;
      return CallProgress::Returned;
    }
  }
  // All other classes: __new__, then __init__, called from C++.
  RegisterGuard::Closed closed(*this, window.first() + window.count());
  *result = TRY(call_type_calling(*this, type, window.first(), window.count(), names));
  return CallProgress::Returned;
}

// --- code without a function

Result<Value> Machine::run_code(LoadedCode* code, Value names) {
  if (HOGNOSE_UNLIKELY(stack.is_exhausted())) return raise_recursion_error("");
  FrameRecord* record =
      TRY(push_record(code, stack_top(), &discarded, 0, kFrameEntry | kFrameNamespace));
  record->saved = names;
  const uint32_t index = code->block.code_index;
  Result<Value> result = run();
  codes.forget(meter, index);
  return result;
}

}  // namespace hognose
