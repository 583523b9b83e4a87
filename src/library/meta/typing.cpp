// The module _typing: the native types of generic code, for typing, types and annotationlib.
//
// It also looks up the guest's own builtins. Annotations that are strings are evaluated with the
// guest's own eval, if the policy allows it, and never with the rights of the library.
#include "base/unicode.h"
#include "bytecode/code.h"
#include "library/core/modules.h"
#include "library/meta/typing_natives.h"
#include "machine/machine.h"
#include "meter/paced.h"
#include "objects/attributes/attributes.h"
#include "objects/containers/dict_access.h"
#include "objects/containers/dict_table.h"
#include "objects/containers/list.h"
#include "objects/core/make.h"
#include "objects/functions/function.h"
#include "objects/text/units.h"
#include "objects/typing/typing_objects.h"
#include "policy/check_sites.h"
#include "policy/effective_policy.h"

namespace hognose {

namespace {

// Returns the name of the module whose code called into the library.
Result<Value> caller_module(Vm& vm, const Value*) {
  Machine& machine = machine_of(vm);
  for (const FrameRecord* record = machine.top; record > machine.first_record(); --record) {
    TRY(vm.meter.charge(1));
    if ((loaded_code_of(*record)->code->flags & kCodeTrusted) != 0) continue;
    const Dict* globals = vm.as<Dict>(record->words[kSlotGlobals], TypeId::Dict);
    if (globals == nullptr) break;
    Value name = dict_find_string(vm, globals, vm.name(Name::Name));
    return name.is_undefined() ? Value::none() : name;
  }
  return Value::none();
}

Result<Value> identity(Vm&, const Value* arguments) { return arguments[0]; }

Result<Value> guest_builtin(Vm& vm, const Value* arguments) {
  Str* name = vm.as<Str>(arguments[0], TypeId::Str);
  if (name == nullptr || vm.namespaces.builtins == nullptr) return Value::none();
  Value found = dict_find_string(vm, vm.namespaces.builtins, TRY(intern(vm, name)));
  return found.is_undefined() ? Value::none() : found;
}

// Returns the innermost frame that runs guest code; null if there is none.
const FrameRecord* guest_frame(const Machine& machine) {
  for (const FrameRecord* record = machine.top; record > machine.first_record(); --record) {
    if ((loaded_code_of(*record)->code->flags & kCodeTrusted) == 0) return record;
  }
  return nullptr;
}

bool is_named(Vm& vm, const Dict* globals, const Str* name) {
  const Str* own = vm.as<Str>(dict_find_string(vm, globals, vm.name(Name::Name)), TypeId::Str);
  return own != nullptr && strings_equal(own, name);
}

// Returns the globals of a guest's function or module, or of the module with that name. Returns
// null if there are none, and for modules of the library, which keep their globals private.
Result<Dict*> find_globals(Vm& vm, Value owner, Dict* of_caller) {
  if (const Function* function = vm.as<Function>(owner, TypeId::Function)) {
    const Code* code = vm.services->code_at(function->code_index);
    bool is_guests = code != nullptr && (code->flags & kCodeTrusted) == 0;
    return is_guests ? vm.as<Dict>(function->globals, TypeId::Dict) : nullptr;
  }
  if (const Str* given = vm.as<Str>(owner, TypeId::Str)) {
    Str* name = TRY(intern(vm, vm.cell<Str>(owner)));
    if (vm.namespaces.modules != nullptr) owner = dict_find_string(vm, vm.namespaces.modules, name);
    bool is_callers = of_caller != nullptr && is_named(vm, of_caller, given);
    if (!vm.has_layout(owner, TypeId::Module)) return is_callers ? of_caller : nullptr;
  }
  const Module* module = vm.as<Module>(owner, TypeId::Module);
  return module != nullptr && module->built_in == 0 ? module->dict.get() : nullptr;
}

// Returns the globals in which text is evaluated for an object. If the policy guards globals,
// returns only those of the calling code itself, as a copy without special names.
Result<Value> guest_globals(Vm& vm, const Value* arguments) {
  const FrameRecord* frame = guest_frame(machine_of(vm));
  Dict* of_caller =
      frame == nullptr ? nullptr : vm.as<Dict>(frame->words[kSlotGlobals], TypeId::Dict);
  Dict* found = TRY(find_globals(vm, arguments[0], of_caller));
  if (found == nullptr) return Value::from_cell(TRY(make_dict(vm)));
  bool is_guarded = HOGNOSE_ASKS(annotation_globals) && vm.host.policy != nullptr &&
                    vm.host.policy->guards("__globals__", AttributeHolder::Namespace) != nullptr;
  if (!is_guarded) return Value::from_cell(found);
  if (found != of_caller) return Value::from_cell(TRY(make_dict(vm)));
  TRY(vm.meter.charge(found->used));
  Dict* copy = TRY(make_dict(vm, found->length));
  Pace pace(vm.meter);
  for (uint32_t i = 0; i < found->used; ++i) {
    TRY(pace.turn(kPacedItems / kPacedEntries));
    const DictEntry* entry = dict_entry(found, i);
    if (!vm.is_exactly(entry->key, TypeId::Str)) continue;
    const Str* name = vm.cell<Str>(entry->key);
    bool is_special =
        name->length > 1 && character_at(name, 0) == '_' && character_at(name, 1) == '_';
    if (!is_special) TRY(dict_insert_absent(vm, copy, entry->key, entry->hash, entry->value));
  }
  return Value::from_cell(copy);
}

// Returns the names that text in a class may refer to: those of its own dict, without special names
// and without those that the policy guards on the class.
Result<Value> class_names(Vm& vm, const Value* arguments) {
  const Type* type = vm.as<Type>(arguments[0], TypeId::Type);
  Dict* names = TRY(make_dict(vm));
  if (type == nullptr || !type->dict) return Value::from_cell(names);
  Dict* own = TRY(dict_copy(vm, type->dict.get()));
  uint32_t position = 0;
  Value key;
  Value value;
  while (dict_next(own, &position, &key, &value)) {
    TRY(vm.meter.charge(1));
    const Str* name = vm.as<Str>(key, TypeId::Str);
    if (name == nullptr) continue;
    uint32_t length = name->length;
    bool is_special = length > 3 && character_at(name, 0) == '_' && character_at(name, 1) == '_' &&
                      character_at(name, length - 1) == '_' &&
                      character_at(name, length - 2) == '_';
    if (!is_special) TRY(dict_set_string(vm, names, vm.cell<Str>(key), value));
  }
  TRY(drop_guarded_names(vm, arguments[0], names));
  return Value::from_cell(names);
}

// types.coroutine(): makes the generator awaitable.
Result<Value> mark_iterable_coroutine(Vm& vm, const Value* arguments) {
  Generator* generator = vm.as<Generator>(arguments[0], TypeId::Generator);
  if (generator == nullptr) return vm.raise(TypeId::TypeError, "a generator is required");
  generator->flags |= kGeneratorIterableCoroutine;
  return arguments[0];
}

// Whether a call of the function returns something that can be awaited. False for other objects.
Result<Value> is_coroutine_function(Vm& vm, const Value* arguments) {
  const Function* function = nullptr;
  if (vm.is_exactly(arguments[0], TypeId::Function)) function = vm.known<Function>(arguments[0]);
  const Code* code = function == nullptr ? nullptr : vm.services->code_at(function->code_index);
  return Value::boolean(code != nullptr && (code->flags & kCodeCoroutine) != 0);
}

// Returns __orig_bases__ of the class itself, which no base has left it; None if it has none.
Result<Value> original_bases(Vm& vm, const Value* arguments) {
  const Type* type = vm.as<Type>(arguments[0], TypeId::Type);
  if (type == nullptr || !type->dict) return Value::none();
  Str* name = TRY(intern(vm, "__orig_bases__"));
  TRY(check_guarded(vm, arguments[0], name));
  Value found = dict_find_string(vm, type->dict.get(), name);
  return found.is_undefined() ? Value::none() : found;
}

// --- functions that compute annotations, with substituted values for their names

// Returns the code of a function. Refuses functions of the library, to keep their globals private.
Result<const Code*> guest_code(Vm& vm, Value value) {
  const Function* function = vm.as<Function>(value, TypeId::Function);
  const Code* code = function == nullptr ? nullptr : vm.services->code_at(function->code_index);
  if (code == nullptr) return vm.raise(TypeId::TypeError, "a function is required");
  if (!HOGNOSE_ASKS(annotate_code) || (code->flags & kCodeTrusted) == 0) return code;
  return vm.raise(TypeId::NotImplementedError,
                  "functions of built-in modules do not support this format");
}

// Names that the compiler adds, such as the mapping of a class body. They are not in the source.
bool is_implicit(std::string_view name) {
  return name == "__classdict__" || name == "__conditional_annotations__" || name == "__class__";
}

// Returns the global names and the free variables that the code of the function mentions.
Result<Value> names_of(Vm& vm, const Value* arguments) {
  const Code* code = TRY(guest_code(vm, arguments[0]));
  TRY(vm.meter.charge(code->constants.size() + code->free_names.size()));
  Dict* names = TRY(make_dict(vm));
  for (const Constant& constant : code->constants) {
    if (constant.kind != Constant::Kind::Name) continue;
    TRY(dict_set_string(vm, names, TRY(intern(vm, constant.text)), Value::none()));
  }
  for (std::string_view name : code->free_names) {
    if (is_implicit(name)) continue;
    TRY(dict_set_string(vm, names, TRY(intern(vm, name)), Value::none()));
  }
  return Value::from_cell(names);
}

// Copies the function with `names` (a dict) in place of the values of its names. If `all` is true,
// this includes free variables that have a value already.
Result<Value> with_names(Vm& vm, const Value* arguments) {
  const Code* code = TRY(guest_code(vm, arguments[0]));
  const Function* function = vm.cell<Function>(arguments[0]);
  Dict* names = vm.as<Dict>(arguments[1], TypeId::Dict);
  Dict* present = vm.as<Dict>(function->globals, TypeId::Dict);
  if (names == nullptr || present == nullptr) {
    return vm.raise(TypeId::TypeError, "a dict is required");
  }
  Dict* globals = TRY(dict_copy(vm, present));
  TRY(dict_update_calling(vm, globals, arguments[1]));
  Tuple* closure = nullptr;
  if (function->closure) {
    const Tuple* cells = function->closure.get();
    closure = TRY(make_tuple_room(vm, cells->length));
    for (uint32_t i = 0; i < cells->length && i < code->free_names.size(); ++i) {
      const auto* cell = vm.as<CellVariable>(cells->items[i], TypeId::Cell);
      Value content = cell == nullptr ? Value::undefined() : cell->content;
      std::string_view name = code->free_names[i];
      bool replace = !is_implicit(name) && (content.is_undefined() || arguments[2].is_true());
      Value other = Value::undefined();
      if (replace) other = dict_find_string(vm, names, TRY(intern(vm, name)));
      if (!other.is_undefined()) content = other;
      CellVariable* copy = TRY(make_cell_variable(vm, content));
      closure->items[i] = Value::from_cell(copy);
    }
  }
  FunctionParts parts;
  parts.loaded_index = TRY(vm.services->code_with_globals(function->code_index, globals));
  parts.globals = Value::from_cell(globals);
  parts.name = function->name.get();
  parts.qualified_name = function->qualified_name.get();
  parts.doc = Value::none();
  parts.defaults = function->defaults.get();
  parts.closure = closure;
  return Value::from_cell(TRY(make_function(vm, parts)));
}

// _split_annotation(text): the words, numbers, quoted texts and other characters of an annotation,
// without the blanks between them, then an empty string.
Result<Value> split_annotation(Vm& vm, const Value* arguments) {
  Str* text = vm.as<Str>(arguments[0], TypeId::Str);
  if (text == nullptr) return vm.raise(TypeId::TypeError, "a string is required");
  TRY(vm.meter.charge(text->length));
  List* tokens = TRY(make_list_room(vm, 8));
  Pace pace(vm.meter);
  auto is_word = [&](size_t at) {
    char32_t unit = character_at(text, static_cast<uint32_t>(at));
    return unit == U'_' || unicode::is_alnum(unit);
  };
  for (uint32_t at = 0; at < text->length;) {
    TRY(pace.turn());
    const uint32_t start = at++;
    const char32_t first = character_at(text, start);
    const size_t rest = text->length - at;
    if (std::u32string_view(U" \t\n\r\f\\").find(first) != std::u32string_view::npos) continue;
    if (is_word(start)) {
      at += static_cast<uint32_t>(
          TRY(paced_run(vm.meter, rest, [&](size_t i) { return is_word(at + i); })));
    } else if (first == U'.' && rest >= 2 && character_at(text, at) == U'.' &&
               character_at(text, at + 1) == U'.') {
      at = start + 3;
    } else if (first == U'\'' || first == U'"') {
      auto inside = [&](size_t i) {
        char32_t unit = character_at(text, at + static_cast<uint32_t>(i));
        return unit != first && unit != U'\\';
      };
      auto end = at + static_cast<uint32_t>(TRY(paced_run(vm.meter, rest, inside)));
      if (end < text->length && character_at(text, end) == first) at = end + 1;
    }
    TRY(list_append(vm, tokens, Value::from_cell(TRY(substring(vm, text, start, at)))));
  }
  TRY(list_append(vm, tokens, Value::from_cell(TRY(make_string_ascii(vm, "")))));
  return Value::from_cell(tokens);
}

constexpr NativeRow kRows[] = {
    {"_caller_module()", caller_module},
    {"_class_names(cls, /)", class_names},
    {"_guest_globals(owner, /)", guest_globals},
    {"_is_coroutine_function(object, /)", is_coroutine_function, kNativeConstantTime},
    {"_original_bases(cls, /)", original_bases, kNativeConstantTime},
    {"_mark_iterable_coroutine(generator, /)", mark_iterable_coroutine, kNativeConstantTime},
    {"_names_of(function, /)", names_of},
    {"_split_annotation(text, /)", split_annotation},
    {"_with_names(function, names, all, /)", with_names},
    {"_idfunc(x, /)", identity, kNativeConstantTime},
    {"_guest_builtin(name, /)", guest_builtin, kNativeConstantTime},
    // Types.
    {"_type_check(arg, msg, is_argument=True, module=None, *, allow_special_forms=False, "
     "owner=None)",
     typing_check, kNativeLikePython},
    {"_class_alias(name, origin, /)", typing_class_alias, kNativeConstantTime},
    {"_special_form(name, /)", typing_special_form, kNativeConstantTime},
    {"_type_repr(obj, /)", typing_text},
    {"get_origin(tp)", typing_origin, kNativeLikePython | kNativeConstantTime},
    {"get_args(tp)", typing_arguments, kNativeLikePython},
    {"_map_arguments(tp, function, reference, /)", typing_map},
    {"_class_annotations(cls, /)", typing_class_annotations},
    {"_first_line(function, /)", typing_first_line, kNativeConstantTime},
    {"_named_tuple_class(cls, bases, orig_bases, /)", typing_named_tuple},
    // Protocols.
    {"_declared_names(cls, annotations, /)", typing_declared_names},
    {"_has_members(object, names, data, /)", typing_has_members},
    {"_missing_members(cls, names, /)", typing_missing_members},
    {"_next_init(cls, init, /)", typing_next_init},
    {"_has_hook(cls, function, /)", typing_has_hook, kNativeConstantTime},
    {"_is_own_protocol(cls, /)", typing_is_own_protocol},
};

}  // namespace

std::span<const NativeRow> typing_module_functions() { return kRows; }

Result<void> fill_typing_module(Vm& vm, Dict* dict) {
  for (TypeId id :
       {TypeId::TypeVar, TypeId::ParamSpec, TypeId::TypeVarTuple, TypeId::ParamSpecArgs,
        TypeId::ParamSpecKwargs, TypeId::TypeAliasType, TypeId::Generic, TypeId::Union,
        TypeId::GenericAlias, TypeId::TypingAlias, TypeId::SimpleNamespace,
        // What typing's names are made of.
        TypeId::LiteralAlias, TypeId::ConcatenateAlias, TypeId::UnpackAlias, TypeId::AnnotatedAlias,
        TypeId::CallableAlias, TypeId::ClassAlias, TypeId::CallableName, TypeId::TupleName,
        TypeId::SpecialForm,
        // The types that the module types names.
        TypeId::AsyncGenerator, TypeId::Cell, TypeId::ClassMethodDescriptor, TypeId::Code,
        TypeId::Coroutine, TypeId::Frame, TypeId::Function, TypeId::Generator,
        TypeId::GetSetDescriptor, TypeId::MappingProxy, TypeId::MemberDescriptor,
        TypeId::BoundMethod, TypeId::Module, TypeId::Traceback}) {
    TRY(add_type_to_module(vm, dict, id));
  }
  return add_to_module(vm, dict, "NoDefault", no_default());
}

}  // namespace hognose
