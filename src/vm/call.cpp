// Calls: from any callable with any arguments to a frame on the record stack or to a result.
//
// Receives a callee and its arguments in place on the register stack (arguments[-1] is free);
// binds them to the parameters of guest functions, enters natives, makes instances.
#include <cstring>
#include <utility>

#include "meter/paced.h"
#include "objects/attributes.h"
#include "objects/binding.h"
#include "objects/boot.h"
#include "objects/make.h"
#include "objects/protocol.h"
#include "objects/type_specs.h"
#include "vm/machine.h"

namespace hognose {

CallProgress Machine::begin_call(Value callee, Value* arguments, size_t count, Tuple* names,
                                 Value* result, uint32_t flags) {
  // Each turn takes one wrapper off (a bound method, a __call__): bounded by the native check
  // below.
  for (unsigned wrappers = 0;; ++wrappers) {
    if (HOGNOSE_UNLIKELY(!callee.is_cell() || wrappers > 64)) break;
    Cell* cell = callee.cell(base);
    TypeId id = exact_type_id(cell);
    switch (id) {
      case TypeId::Function:
        return begin_function_call(static_cast<Function*>(cell), arguments, count, names, result,
                                   flags);
      case TypeId::BoundMethod: {
        BoundMethod* method = static_cast<BoundMethod*>(cell);
        *--arguments = method->self;
        ++count;
        callee = method->function;
        continue;
      }
      case TypeId::Type:
        return begin_type_call(static_cast<Type*>(cell), arguments, count, names, result, flags);
      case TypeId::BuiltinFunction:
      case TypeId::MethodWrapper: {
        Native* native = static_cast<Native*>(cell);
        const NativeEntry* entry = boot.native(native->extra);
        // A bound method of a built-in object carries its self; module functions do not use it.
        if (entry != nullptr && !native->self.is_undefined() &&
            (entry->kind == NativeKind::Method || entry->kind == NativeKind::Slot ||
             entry->kind == NativeKind::ClassMethod)) {
          *--arguments = native->self;
          ++count;
        }
        [[fallthrough]];
      }
      case TypeId::MethodDescriptor:
      case TypeId::SlotWrapper: {
        Result<Value> returned =
            call_native(static_cast<Native*>(cell)->extra, arguments, count, names);
        if (returned.failed()) {
          failure = returned.failure();
          return CallProgress::Failed;
        }
        *result = returned.value();
        return CallProgress::Returned;
      }
      default: break;
    }
    if (id != TypeId::Guest && slots_of(*this, id).call != nullptr) {
      Result<Value> returned = with_arguments_kept(arguments + count, [&]() -> Result<Value> {
        TRY(meter.charge(1));
        if (HOGNOSE_UNLIKELY(native_stack_exhausted())) return raise_recursion_error("");
        return slots_of(*this, id).call(*this, callee, arguments, count, names);
      });
      if (returned.failed()) {
        failure = returned.failure();
        return CallProgress::Failed;
      }
      *result = returned.value();
      return CallProgress::Returned;
    }
    if (layout_of(cell) == TypeId::Type) {
      // An instance of a guest metaclass: its __call__, unless it is type's own.
      Value call_method = find_class_attribute(*this, type_of(callee), Name::Call);
      if (is_exactly(call_method, TypeId::SlotWrapper) ||
          is_exactly(call_method, TypeId::MethodDescriptor)) {
        return begin_type_call(static_cast<Type*>(cell), arguments, count, names, result, flags);
      }
    }
    // Anything else: __call__ of its class.
    Value self;
    Result<Value> method = special_method_calling(*this, callee, Name::Call, &self);
    if (method.failed()) {
      failure = method.failure();
      return CallProgress::Failed;
    }
    if (method.value().is_undefined()) break;
    if (!self.is_undefined()) {
      // There is room for one self only; further ones move the arguments up.
      if (wrappers > 0) {
        Result<void> room = ensure_stack(arguments, count + 2);
        if (room.failed()) {
          failure = room.failure();
          return CallProgress::Failed;
        }
        Result<void> moved = paced_move(meter, arguments + 1, arguments, count * sizeof(Value));
        if (moved.failed()) {
          failure = moved.failure();
          return CallProgress::Failed;
        }
        *arguments = self;
      } else {
        *--arguments = self;
      }
      ++count;
    }
    callee = method.value();
  }
  failure = raise(TypeId::TypeError, "'{}' object is not callable", type_name(*this, callee));
  return CallProgress::Failed;
}

namespace {

// Fills the parameters from `count` on with their defaults; false if one has none.
inline bool fill_defaults(const Signature& signature, Value* arguments, size_t count) {
  for (size_t i = count; i < signature.count; ++i) {
    const Parameter& parameter = signature.parameters[i];
    switch (parameter.default_kind) {
      case DefaultKind::Required: return false;
      case DefaultKind::Omitted: arguments[i] = Value::undefined(); break;
      case DefaultKind::None: arguments[i] = Value::none(); break;
      case DefaultKind::True: arguments[i] = Value::boolean(true); break;
      case DefaultKind::False: arguments[i] = Value::boolean(false); break;
      case DefaultKind::Int: arguments[i] = Value::from_small_int(parameter.default_int); break;
    }
  }
  return true;
}

inline bool fits_in_place(const Signature& signature, size_t count) {
  return !signature.var_positional && !signature.var_keyword &&
         count >= signature.required_positional && count <= signature.positional;
}

}  // namespace

// Guest code that the native calls must not write over the native's arguments, which may lie above
// the registers of the running frame: native_top_ holds the place.
template <class Invoke>
Result<Value> Machine::with_arguments_kept(Value* end, Invoke invoke) {
  Value* saved = native_top_;
  if (end > stack_top()) native_top_ = end;
  Result<Value> returned = invoke();
  native_top_ = saved;
  return returned;
}

Result<Value> Machine::call_native(uint32_t native_index, Value* arguments, size_t count,
                                   Tuple* names) {
  const NativeEntry* entry = boot.native(native_index);
  if (HOGNOSE_UNLIKELY(entry == nullptr)) {
    return raise(TypeId::SystemError, "a native function is damaged");
  }
  TRY(meter.charge(1));
  if (HOGNOSE_UNLIKELY(native_stack_exhausted())) return raise_recursion_error("");
  const Signature& signature = *entry->signature;
  if (entry->kind == NativeKind::Method || entry->kind == NativeKind::Slot) {
    if (HOGNOSE_LIKELY(count != 0 && (names == nullptr || names->extra < count))) {
      TRY(check_receiver(*this, *entry, arguments[0]));
    }
  } else if (entry->kind == NativeKind::Constructor) {
    TRY(check_constructed_class(*this, *entry, arguments, count));
  }
  TRY(ensure_stack(arguments, count + Signature::kMaximumParameters + 2));
  if (HOGNOSE_UNLIKELY(names != nullptr || !fits_in_place(signature, count) ||
                       !fill_defaults(signature, arguments, count))) {
    Value bound[Signature::kMaximumParameters];
    size_t keyword_count = names == nullptr ? 0 : names->extra;
    if (keyword_count > count) keyword_count = count;
    TRY(bind_native_arguments(*this, *entry, arguments, count - keyword_count, names,
                              arguments + (count - keyword_count), bound));
    for (size_t i = 0; i < signature.count; ++i) arguments[i] = bound[i];
  }
  return with_arguments_kept(arguments + signature.count,
                             [&] { return invoke_native(*this, *entry, arguments); });
}

// int(x), list(x), range(n): the constructor and the initializer of a built-in type, with
// positional arguments that need no binding. Undefined: they do, or the type has no own
// constructor.
Result<Value> Machine::make_builtin(Type* type, Value* arguments, size_t count) {
  if (type->extra >= kTypeCount) return Value::undefined();
  auto id = static_cast<TypeId>(type->extra);
  if (id == TypeId::Type) {
    return count == 1 ? Value::from_cell(type_of(arguments[0])) : Value::undefined();
  }
  const TypeSpec& spec = spec_of(id);
  const NativeRow* constructor = spec.constructor;
  const NativeRow* initializer = spec.initializer;
  if (constructor == nullptr) return Value::undefined();
  bool ignores = (constructor->flags & kNativeIgnoresArguments) != 0;
  if (!ignores && !fits_in_place(constructor->signature, count + 1)) return Value::undefined();
  if (initializer != nullptr && !fits_in_place(initializer->signature, count + 1)) {
    return Value::undefined();
  }
  TRY(meter.charge(1));
  if (HOGNOSE_UNLIKELY(native_stack_exhausted())) return raise_recursion_error("");
  TRY(ensure_stack(arguments, Signature::kMaximumParameters + 2));
  Value* window = arguments - 1;
  window[0] = Value::from_cell(type);
  return with_arguments_kept(window + Signature::kMaximumParameters, [&]() -> Result<Value> {
    if (!ignores && !fill_defaults(constructor->signature, window, count + 1)) {
      return Value::undefined();
    }
    Value made = TRY(constructor->code(*this, window));
    if (initializer == nullptr) return made;
    window[0] = made;
    if (!fill_defaults(initializer->signature, window, count + 1)) return Value::undefined();
    TRY(initializer->code(*this, window));
    return made;
  });
}

// --- calls from C++

Result<Value> Vm::call(Value callee, const Value* arguments, size_t count) {
  return call_with_keywords(callee, arguments, count, nullptr);
}

Result<Value> Vm::call_with_keywords(Value callee, const Value* arguments, size_t count,
                                     Tuple* keyword_names) {
  Machine& machine = machine_of(*this);
  if (native_stack_exhausted()) return raise_recursion_error("");
  Value* window = machine.stack_top() + 2;  // room for a self and the result
  TRY(machine.ensure_stack(window, count + 4));
  TRY(paced_copy(meter, window, arguments, count * sizeof(Value)));
  Value result;
  CallProgress progress =
      machine.begin_call(callee, window, count, keyword_names, &result, kFrameEntry);
  switch (progress) {
    case CallProgress::Returned: return result;
    // Whoever called may go on: no later loop must begin by unwinding.
    case CallProgress::Failed: return std::exchange(machine.failure, Failure::None);
    case CallProgress::Pushed: break;
  }
  Value made = result;  // of a class call: the instance, made before its __init__ runs
  bool initializer = (machine.top->flags & kFrameInitializer) != 0;
  Value returned = TRY(machine.run());
  return initializer ? made : returned;
}

// --- functions

CallProgress Machine::begin_function_call(Function* function, Value* arguments, size_t count,
                                          Tuple* names, Value* result, uint32_t flags) {
  LoadedCode* code = loaded(function->extra);
  if (HOGNOSE_UNLIKELY(code == nullptr || code->words == nullptr)) {
    failure = raise(TypeId::SystemError, "a function is damaged");
    return CallProgress::Failed;
  }
  Result<void> ready = meter.charge(1);
  if (HOGNOSE_UNLIKELY(code->is_pending) && ready.ok()) {
    // The arguments lie above the stack of the running frame: they are kept while constants are
    // made.
    Result<Value> completed = with_arguments_kept(arguments + count, [&]() -> Result<Value> {
      TRY(complete(code));
      return Value::none();
    });
    if (completed.failed()) ready = completed.failure();
  }
  if (ready.ok()) ready = ensure_stack(arguments, code->register_count + count);
  if (ready.ok() && (names != nullptr || code->simple_arguments != count)) {
    ready = bind_parameters(code, function, arguments, count, names);
  }
  if (ready.failed()) {
    failure = ready.failure();
    return CallProgress::Failed;
  }
  Result<FrameRecord*> record = push_record(code, arguments, result, offset_of(function), flags);
  if (record.failed()) {
    failure = record.failure();
    return CallProgress::Failed;
  }
  return CallProgress::Pushed;
}

namespace {

bool is_parameter_name(const LoadedCode& code, uint32_t index, const Str* name) {
  return code.parameter_names[index] == offset_of(name);
}

}  // namespace

Result<void> Machine::bind_parameters(LoadedCode* loaded, Function* function, Value* arguments,
                                      size_t count, Tuple* names) {
  const Code& code = *loaded->code;
  uint32_t positional = code.argument_count;
  uint32_t named = positional + code.keyword_only_count;
  bool has_rest = (code.flags & kCodeVarArgs) != 0;
  bool has_keyword_rest = (code.flags & kCodeVarKeywords) != 0;
  size_t keyword_count = names == nullptr ? 0 : names->extra;
  if (keyword_count > count) keyword_count = count;
  size_t given = count - keyword_count;
  TRY(meter.charge((count + named) / 8));

  // Only defaults at the end are missing: the commonest case by far.
  if (names == nullptr && given < positional && code.keyword_only_count == 0 && !has_rest &&
      !has_keyword_rest && function->defaults) {
    const Tuple* defaults = function->defaults.get();
    uint32_t missing = positional - static_cast<uint32_t>(given);
    if (missing <= defaults->extra && defaults->extra <= positional) {
      const Value* source = defaults->items + (defaults->extra - missing);
      for (uint32_t i = 0; i < missing; ++i) arguments[given + i] = source[i];
      return {};
    }
  }

  // Keyword values move out of the way of the parameters, above everything.
  Value* keywords = arguments + (count > loaded->register_count ? count : loaded->register_count);
  TRY(ensure_stack(keywords, keyword_count + 2));
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
    uint32_t default_count = function->defaults ? function->defaults->extra : 0;
    if (default_count > positional) default_count = positional;
    uint32_t first_default = positional - default_count;
    for (uint32_t i = 0; i < first_default; ++i) {
      if (arguments[i].is_undefined()) {
        return missing_arguments(loaded, function_name, arguments, 0, first_default, "positional");
      }
    }
    for (uint32_t i = first_default; i < positional; ++i) {
      if (arguments[i].is_undefined()) {
        arguments[i] = function->defaults->items[i - first_default];
      }
    }
  }
  for (uint32_t i = positional; i < named; ++i) {
    if (!arguments[i].is_undefined()) continue;
    if (function->keyword_defaults) {
      arguments[i] = dict_find_string(*this, function->keyword_defaults.get(),
                                      base.at<Str>(loaded->parameter_names[i]));
    }
    if (arguments[i].is_undefined()) {
      // The defaults of the others first, so that only what is really missing is named.
      for (uint32_t k = i + 1; k < named; ++k) {
        if (arguments[k].is_undefined() && function->keyword_defaults) {
          arguments[k] = dict_find_string(*this, function->keyword_defaults.get(),
                                          base.at<Str>(loaded->parameter_names[k]));
        }
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

CallProgress Machine::begin_type_call(Type* type, Value* arguments, size_t count, Tuple* names,
                                      Value* result, uint32_t flags) {
  auto fail = [this](Failure reason) {
    failure = reason;
    return CallProgress::Failed;
  };
  if (Function* initializer = plain_initializer(type)) {
    Result<Cell*> instance = allocate_instance(type, sizeof(Object));
    if (instance.failed()) return fail(instance.failure());
    *result = Value::from_cell(instance.value());
    arguments[-1] = *result;
    return begin_function_call(initializer, arguments - 1, count + 1, names, &discarded,
                               flags | kFrameInitializer);
  }
  if ((type->flags & kTypeBuiltin) != 0 && names == nullptr) {
    Result<Value> made = make_builtin(type, arguments, count);
    if (made.failed()) return fail(made.failure());
    if (!made.value().is_undefined()) {
      *result = made.value();
      return CallProgress::Returned;
    }
  }
  // Everything else: __new__, then __init__, in C++.
  Result<Value> made = with_arguments_kept(
      arguments + count, [&] { return call_type_calling(*this, type, arguments, count, names); });
  if (made.failed()) return fail(made.failure());
  *result = made.value();
  return CallProgress::Returned;
}

}  // namespace hognose
