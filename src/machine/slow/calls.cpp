// Slow paths of calls: everything except a plain function with plain positional arguments.
//
// Each passes the call window of its instruction to Machine::begin_call.
#include "machine/method_frames.h"
#include "machine/slow/paths.h"
#include "meter/paced.h"
#include "objects/containers/dict_access.h"
#include "objects/core/binding.h"
#include "objects/core/boot.h"
#include "objects/core/make.h"
#include "objects/functions/function.h"
#include "objects/protocols/callable.h"
#include "objects/protocols/protocol.h"

namespace hognose {

namespace {

// Whether a __new__ of a built-in type can make instances of the class: it is the type itself or a
// class whose nearest built-in base it is. check_constructed_class() answers for all classes.
__attribute__((noinline)) bool can_make(Machine& vm, const NativeEntry& entry, Value cls) {
  if (!vm.is_exactly(cls, TypeId::Type)) return false;
  const Type* owner = vm.type(entry.owner);
  const Type* type = vm.known<Type>(cls);
  return type == owner ||
         (type->base.get() == owner && type->layout == static_cast<uint32_t>(entry.owner) &&
          (type->flags & kTypeBuiltin) == 0);
}

// Whether the native takes these arguments (for a method: with the receiver) and, for the
// parameters after them, constant defaults.
inline bool is_direct(Machine& vm, const NativeEntry* entry, const Value* arguments, size_t count) {
  if (HOGNOSE_UNLIKELY(entry == nullptr || count > entry->most_arguments ||
                       count < entry->least_arguments)) {
    return false;
  }
  if (entry->kind == NativeKind::Constructor) return can_make(vm, *entry, arguments[0]);
  return entry->kind != NativeKind::Method || has_layout_of(vm, *entry, arguments[0]);
}

// For arguments that is_direct() accepts.
inline bool call_native_in_place(Machine& vm, Value* window, const NativeEntry* entry,
                                 Value* arguments, size_t count) {
  SLOW_TRY(vm.meter.charge(1));
  if (HOGNOSE_UNLIKELY(vm.stack.is_exhausted())) {
    vm.failure = vm.raise_recursion_error("");
    return false;
  }
  if (count != entry->direct_arguments) {
    window[0] = SLOW_TRY(call_with_defaults(vm, *entry, arguments, count));
    return true;
  }
  // The arguments are inside the running frame, so no call that the native makes can overwrite
  // them.
  window[0] = SLOW_TRY(call_in_place(vm, *entry, arguments, count));
  return true;
}

}  // namespace

static_assert(Signature::kMaximumParameters < kStackSlack);

namespace {

// Fills the parameters from `first` on and calls the native.
inline Result<Value> call_filling(Machine& vm, const NativeEntry& entry, Value* arguments,
                                  size_t first) {
  const Signature& signature = *entry.signature;
  ArgumentWindow window(vm, arguments, signature.count, 0);
  for (size_t i = first; i < signature.count; ++i) {
    const Parameter& parameter = signature.parameters[i];
    arguments[i] = parameter.kind == ParameterKind::VarPositional
                       ? Value::from_cell(vm.empty_tuple())
                       : default_value(parameter);
  }
  return call_in_place(vm, entry, arguments, signature.count);
}

}  // namespace

Result<Value> call_with_defaults(Machine& vm, const NativeEntry& entry, Value* arguments,
                                 size_t count) {
  return call_filling(vm, entry, arguments, count);
}

Result<Value> call_gathering(Machine& vm, const NativeEntry& entry, Value* arguments,
                             size_t count) {
  const size_t fixed = entry.gathers_beyond;
  arguments[fixed] = Value::from_cell(TRY(make_tuple(vm, arguments + fixed, count - fixed)));
  return call_filling(vm, entry, arguments, fixed + 1);
}

SLOW_PATH(CallBuiltin) {
  Value* window = r + instruction.a();
  const NativeEntry* entry = vm.boot.native(vm.known<Native>(window[0])->native_index);
  if (instruction.b() == 1 && entry != nullptr && entry->quick == QuickNative::Length) {
    CallProgress progress = push_length(vm, window[2], window);
    if (progress != CallProgress::Returned) return progress == CallProgress::Pushed;
  }
  Value* arguments = window + 2;
  const size_t count = instruction.b();
  if (entry != nullptr && entry->quick == QuickNative::Next && (count == 1 || count == 2)) {
    Value otherwise = count == 2 ? arguments[1] : Value::undefined();
    CallProgress progress = vm.begin_resumption(arguments[0], Value::none(), otherwise, window);
    if (progress != CallProgress::Returned) return progress == CallProgress::Pushed;
  }
  if (entry != nullptr && entry->kind == NativeKind::Method) {
    // A bound method. Its receiver goes to the register that is free for it.
    window[1] = vm.known<Native>(window[0])->self;
    if (is_direct(vm, entry, window + 1, count + 1)) {
      return call_native_in_place(vm, window, entry, window + 1, count + 1);
    }
  } else if (is_direct(vm, entry, arguments, count)) {
    return call_native_in_place(vm, window, entry, arguments, count);
  }
  return vm.begin_call(window[0], arguments, count, nullptr, window, 0) != CallProgress::Failed;
}

SLOW_PATH(CallBuiltinMethod) {
  Value* window = r + instruction.a();
  const NativeEntry* entry = vm.boot.native(vm.known<Native>(window[0])->native_index);
  Value* arguments = window + 1;
  const size_t count = size_t{instruction.b()} + 1;
  if (HOGNOSE_LIKELY(is_direct(vm, entry, arguments, count))) {
    return call_native_in_place(vm, window, entry, arguments, count);
  }
  return vm.begin_call(window[0], arguments, count, nullptr, window, 0) != CallProgress::Failed;
}

// The send() of a generator.
SLOW_PATH(CallSend) {
  Value* window = r + instruction.a();
  if (instruction.b() == 1) {
    CallProgress progress = vm.begin_resumption(window[1], window[2], Value::undefined(), window);
    if (progress != CallProgress::Returned) return progress == CallProgress::Pushed;
  }
  return slow_CallBuiltinMethod(vm, r, k, instruction);
}

static bool call_window(Machine& vm, Value* window, Value* arguments, uint32_t count) {
  if (vm.is_exactly(window[0], TypeId::Function)) {
    FrameRecord* record = SLOW_TRY(vm.enter_at(arguments, window[0], arguments, count, 1));
    if (record != nullptr) {
      record->result = window;
      return true;
    }
  }
  return vm.begin_call(window[0], arguments, count, nullptr, window, 0) != CallProgress::Failed;
}

SLOW_PATH(Call) {
  Value* window = r + instruction.a();
  if (vm.is_exactly(window[0], TypeId::BoundMethod)) {
    const BoundMethod* method = vm.known<BoundMethod>(window[0]);
    if (vm.is_exactly(method->function, TypeId::Function)) {
      window[1] = method->self;
      window[0] = method->function;
      return call_window(vm, window, window + 1, instruction.b() + 1u);
    }
  }
  return call_window(vm, window, window + 2, instruction.b());
}

// Handles the most common class call: a plain instance, and an __init__ that takes exactly these
// arguments. The rest goes to begin_call.
SLOW_PATH(CallClass) {
  Value* window = r + instruction.a();
  Value* registers = window + 1;
  Type* type = vm.known<Type>(window[0]);
  if ((type->flags & kTypeBuiltin) != 0) {
    return vm.call_class(type, window + 2, instruction.b(), window) != CallProgress::Failed;
  }
  Function* initializer = vm.plain_initializer(type);
  if (initializer == nullptr) {
    CallProgress progress = push_construction(vm, window, instruction.b());
    if (progress != CallProgress::Returned) return progress == CallProgress::Pushed;
  }
  if (HOGNOSE_UNLIKELY(initializer == nullptr)) return slow_Call(vm, r, k, instruction);
  const CallTarget& target = *vm.codes.target(initializer->code_index);
  FrameRecord* record = vm.top + 1;
  if (HOGNOSE_UNLIKELY(target.code_index != initializer->code_index ||
                       target.simple_arguments != instruction.b() + 1u ||
                       registers + target.register_count > vm.stack_end ||
                       record >= vm.records_end)) {
    return slow_Call(vm, r, k, instruction);
  }
  SLOW_TRY(vm.meter.charge(1));
  window[0] = Value::from_cell(SLOW_TRY(vm.allocate_instance(type, sizeof(Object))));
  registers[0] = window[0];
  record->pc = target.entry;
  record->registers = registers;
  record->words = target.words;
  record->result = &vm.discarded;
  record->function = offset_of(initializer);
  record->flags = kFrameInitializer;
  vm.set_top(record);
  for (uint32_t i = target.cleared_from; i < target.cleared_to; ++i) {
    registers[i] = Value::undefined();
  }
  return true;
}

SLOW_PATH(CallMethod) {
  Value* window = r + instruction.a();
  const bool has_self = !window[1].is_undefined();
  return call_window(vm, window, window + (has_self ? 1 : 2),
                     instruction.b() + (has_self ? 1u : 0u));
}

Result<bool> call_with_names(Machine& vm, Value callee, Value* arguments, size_t count,
                             const Tuple& names, Value* result) {
  constexpr size_t kFewParameters = 8;
  const bool is_function = vm.is_exactly(callee, TypeId::BuiltinFunction);
  if (!is_function && !vm.is_exactly(callee, TypeId::MethodDescriptor)) return false;
  const NativeEntry* entry = vm.boot.native(vm.known<Native>(callee)->native_index);
  const size_t named = names.length;
  if (entry == nullptr || entry->code == nullptr || named > count ||
      entry->signature->count > kFewParameters) {
    return false;
  }
  const size_t positional = count - named;
  const bool fits = is_function ? entry->kind == NativeKind::Function
                                : entry->kind == NativeKind::Method && positional != 0 &&
                                      has_layout_of(vm, *entry, arguments[0]);
  Value bound[kFewParameters];
  if (!fits || !bind_known_names(vm, *entry, arguments, positional, &names,
                                 {arguments + positional, named}, bound)) {
    return false;
  }
  TRY(vm.meter.charge(1 + named));
  if (HOGNOSE_UNLIKELY(vm.stack.is_exhausted())) return vm.raise_recursion_error("");
  const size_t all = entry->signature->count;
  ArgumentWindow window(vm, arguments, all, 0);
  std::copy_n(bound, all, arguments);
  *result = TRY(call_in_place(vm, *entry, arguments, all));
  return true;
}

SLOW_PATH(CallKeyword) {
  Value* window = r + instruction.a();
  Value* arguments = window + 2;
  size_t count = instruction.b();
  if (!window[1].is_undefined()) {
    --arguments;
    ++count;
  }
  Tuple* names = vm.known<Tuple>(k[instruction.d()]);
  if (SLOW_TRY(call_with_names(vm, window[0], arguments, count, *names, window))) return true;
  return vm.begin_call(window[0], arguments, count, names, window, 0) != CallProgress::Failed;
}

// So many arguments are copied without a poll.
constexpr uint32_t kFewArguments = 256;

SLOW_PATH(CallSpread) {
  Value* window = r + instruction.a();
  Value callee = window[0], self = window[1], positional = window[2], keywords = window[3];
  if (!vm.is_exactly(positional, TypeId::List) && !vm.is_exactly(positional, TypeId::Tuple)) {
    if (!is_iterable(vm, positional)) {
      Str* text = SLOW_TRY(callable_text_calling(vm, callee));
      SLOW_FAIL(vm.raise(TypeId::TypeError, "{} argument after * must be an iterable, not {}", text,
                         type_name(vm, positional)));
    }
    positional = Value::from_cell(SLOW_TRY(tuple_from_iterable_calling(vm, positional)));
  }
  const Value* items = nullptr;
  uint32_t item_count = 0;
  if (vm.is_exactly(positional, TypeId::List)) {
    List* list = vm.known<List>(positional);
    item_count = list->length;
    items = list->items ? list->items->values.data() : nullptr;
  } else {
    Tuple* tuple = vm.cell<Tuple>(positional);
    item_count = tuple->length;
    items = tuple->items.data();
  }
  Dict* dict = keywords.is_undefined() ? nullptr : vm.cell<Dict>(keywords);
  uint32_t keyword_count = dict == nullptr ? 0 : dict->length;
  size_t total = size_t{item_count} + keyword_count;
  SLOW_TRY(vm.meter.charge(total / 4 + 1));
  if (keyword_count == 0 && self.is_undefined() && item_count <= kFewArguments &&
      vm.is_exactly(callee, TypeId::Function)) {
    FrameRecord* record = SLOW_TRY(vm.enter_at(window + 2, callee, items, item_count, 1));
    if (record != nullptr) {
      record->result = window;
      return true;
    }
  }
  ArgumentWindow arguments(vm, window + 2, 0, 1);
  Value* values = SLOW_TRY(arguments.extend(total));
  Tuple* names = nullptr;
  if (keyword_count != 0) {
    names = SLOW_TRY(make_tuple_room(vm, keyword_count));
    Pace pace(vm.meter);
    uint32_t position = 0;
    uint32_t filled = 0;
    Value key, value;
    while (filled < keyword_count && dict_next(dict, &position, &key, &value)) {
      Str* name = vm.as<Str>(key, TypeId::Str);
      if (name == nullptr) {
        if (is_callable(vm, callee)) {
          SLOW_FAIL(vm.raise(TypeId::TypeError, "keywords must be strings"));
        }
        SLOW_FAIL(
            vm.raise(TypeId::TypeError, "'{}' object is not callable", type_name(vm, callee)));
      }
      SLOW_TRY(pace.turn(kPacedItems / kPacedEntries));
      names->items[filled] = Value::from_cell(SLOW_TRY(intern(vm, name)));
      values[item_count + filled] = value;
      ++filled;
    }
  }
  SLOW_TRY(paced_copy(vm.meter, values, items, item_count * sizeof(Value)));
  if (!self.is_undefined()) SLOW_TRY(arguments.prepend(self));
  return vm.begin_call(callee, arguments, names, window, 0) != CallProgress::Failed;
}

static Failure raise_damaged_defaults(Machine& vm) {
  return vm.raise(TypeId::SystemError, "the defaults of a generic function are damaged");
}

SLOW_PATH(MakeFunction) {
  LoadedCode* parent = loaded_code_of(*vm.top);
  LoadedCode* loaded = SLOW_TRY(vm.load_child(parent, static_cast<uint32_t>(instruction.d())));
  const Value* extra = r + instruction.b();
  FunctionParts parts;
  parts.loaded_index = loaded->index();
  parts.globals = k[kSlotGlobals];
  parts.name = vm.base.at<Str>(loaded->name);
  parts.qualified_name = vm.base.at<Str>(loaded->qualified_name);
  parts.doc = SLOW_TRY(vm.docstring_of(loaded));
  unsigned flags = instruction.c();
  // The code of type parameters gets the defaults as arguments, and a guest may give it others.
  if ((flags & kExtraDefaults) != 0) {
    parts.defaults = vm.as<Tuple>(*extra++, TypeId::Tuple);
    if (parts.defaults == nullptr) SLOW_FAIL(raise_damaged_defaults(vm));
  }
  if ((flags & kExtraKeywordDefaults) != 0) {
    parts.keyword_defaults = vm.as<Dict>(*extra++, TypeId::Dict);
    if (parts.keyword_defaults == nullptr) SLOW_FAIL(raise_damaged_defaults(vm));
  }
  if ((flags & kExtraClosure) != 0) parts.closure = vm.cell<Tuple>(*extra++);
  if ((flags & kExtraAnnotate) != 0) parts.annotate = *extra++;
  Function* function = SLOW_TRY(make_function(vm, parts));
  r[instruction.a()] = Value::from_cell(function);
  return true;
}

// The class statement calls the __build_class__ of its builtins. The built-in one is called
// directly.
static Result<Value> build_class_calling(Machine& vm, const Value* k, const Value* window,
                                         Tuple* bases, Dict* keywords) {
  Value hook = dict_find_string(vm, vm.known<Dict>(k[kSlotBuiltins]), vm.name(Name::BuildClass));
  bool is_ours = HOGNOSE_LIKELY(hook == vm.build_class_function) && !hook.is_undefined();
  if (is_ours || runs_trusted_code(vm)) {
    return vm.build_class(window[0], window[1], bases, keywords);
  }
  if (hook.is_undefined()) return vm.raise(TypeId::NameError, "__build_class__ not found");
  Tuple* positional = TRY(make_tuple_room(vm, uint64_t{bases->length} + 2));
  positional->items[0] = window[0];
  positional->items[1] = window[1];
  for (uint32_t i = 0; i < bases->length; ++i) positional->items[i + 2] = bases->items[i];
  return call_spread(vm, hook, positional, keywords);
}

SLOW_PATH(BuildClass) {
  Value* window = r + instruction.a();
  size_t count = instruction.b();
  Tuple* names = instruction.d() < 0 ? nullptr : vm.known<Tuple>(k[instruction.d()]);
  size_t keyword_count = names == nullptr ? 0 : names->length;
  if (keyword_count > count) keyword_count = count;
  Tuple* bases = SLOW_TRY(make_tuple(vm, window + 2, count - keyword_count));
  Dict* keywords = nullptr;
  if (keyword_count != 0) {
    keywords = SLOW_TRY(make_dict(vm, keyword_count));
    for (size_t i = 0; i < keyword_count; ++i) {
      SLOW_TRY(dict_set_string(vm, keywords, vm.known<Str>(names->items[i]),
                               window[2 + count - keyword_count + i]));
    }
  }
  *window = SLOW_TRY(build_class_calling(vm, k, window, bases, keywords));
  return true;
}

SLOW_PATH(BuildClassSpread) {
  Value* window = r + instruction.a();
  Tuple* bases = SLOW_TRY(tuple_from_iterable_calling(vm, window[2]));
  Dict* keywords = window[3].is_undefined() ? nullptr : vm.cell<Dict>(window[3]);
  *window = SLOW_TRY(build_class_calling(vm, k, window, bases, keywords));
  return true;
}

// Only for frames with flags; see RETURN_VALUE.
SLOW_PATH(Return) {
  Value value = instruction.opcode() == Opcode::ReturnNone ? Value::none() : r[instruction.a()];
  return vm.return_from_special_frame(value);
}

}  // namespace hognose
