// Slow paths of names: globals and builtins through dicts, class-body names, cells.
//
// They fill the caches that the fast handlers check.
#include "machine/slow/paths.h"
#include "objects/attributes/attributes.h"
#include "objects/containers/dict_access.h"
#include "objects/core/make.h"
#include "objects/core/observation.h"
#include "objects/exceptions/fields.h"
#include "objects/protocols/protocol.h"
#include "policy/effective_policy.h"

namespace hognose {

namespace {

Failure name_error(Machine& vm, TypeId type, const char* format, Str* name) {
  Failure failure = vm.raise(type, format, name);
  // As in CPython, an UnboundLocalError has no name attribute set.
  return type == TypeId::NameError ? with_name(vm, failure, name) : failure;
}

// Reports a name that is a builtin, but not in this run.
void note_closed_builtin(Machine& vm, const Str* name) {
  std::string_view text = ascii_text(name);
  if (vm.host.policy == nullptr || vm.host.policy->allows_builtin(text)) return;
  for (const BuiltinRow& row : builtin_policy()) {
    if (row.name == text) note_blocked(vm, "builtins", text, row.reason);
  }
}

Failure undefined_name(Machine& vm, Str* name) {
  if (HOGNOSE_UNLIKELY(vm.host.observation != nullptr)) note_closed_builtin(vm, name);
  return name_error(vm, TypeId::NameError, "name '{}' is not defined", name);
}

Dict* globals_of(Machine& vm, Value* k) { return vm.cell<Dict>(k[kSlotGlobals]); }

// Ensures that the dict has a version, so that a cache can remember the place of one of its keys.
// Returns 0 if it cannot have one: boot dicts are read-only, and after 2**32 versions nothing more
// is cached.
uint32_t version_for_cache(Machine& vm, Dict* dict) {
  if (dict->keys_version == 0 && vm.namespaces.next_keys_version != UINT32_MAX) {
    if (offset_of(dict) < kSmallStart) return 0;  // a boot dict is read-only
    dict->keys_version = vm.namespaces.next_keys_version++;
  }
  return dict->keys_version;
}

uint64_t place(uint32_t version, uint32_t index) {
  return static_cast<uint64_t>(index) << 32 | version;
}

Result<bool> define_late_name(Machine& vm, Dict* globals, Str* name) {
  if (HOGNOSE_LIKELY(vm.late_names.is_empty())) return false;
  return vm.define_late_name_calling(globals, name);
}

Result<Value> load_global(Machine& vm, Value* k, Str* name) {
  Dict* globals = globals_of(vm, k);
  Value value = dict_find_string(vm, globals, name);
  if (!value.is_undefined()) return value;
  if (TRY(define_late_name(vm, globals, name))) return dict_find_string(vm, globals, name);
  Dict* builtins = vm.cell<Dict>(k[kSlotBuiltins]);
  value = dict_find_string(vm, builtins, name);
  if (!value.is_undefined()) return value;
  return undefined_name(vm, name);
}

}  // namespace

// Namespaces are usually exact dicts. A metaclass's __prepare__ or exec may supply any mapping.
static Result<Value> find_in_namespace(Machine& vm, Value names, Str* name) {
  if (vm.is_exactly(names, TypeId::Dict)) return dict_find_string(vm, vm.known<Dict>(names), name);
  Result<Value> found = get_item_calling(vm, names, Value::from_cell(name));
  if (found.failed() && vm.pending_matches(found.failure(), TypeId::KeyError)) {
    vm.take_pending();
    return Value::undefined();
  }
  return found;
}

SLOW_PATH(CheckLocal) {
  SLOW_FAIL(name_error(vm, TypeId::UnboundLocalError,
                       "cannot access local variable '{}' where it is not associated with a value",
                       name_at(vm, k, instruction.d())));
}

SLOW_PATH(LoadGlobal) {
  int32_t d = instruction.d();
  Str* name = name_at(vm, k, d);
  if (HOGNOSE_UNLIKELY(!vm.is_exactly(k[kSlotGlobals], TypeId::Dict) ||
                       !vm.is_exactly(k[kSlotBuiltins], TypeId::Dict))) {
    // exec with instances of dict subclasses: these may have a __getitem__ or __missing__.
    Value found = SLOW_TRY(find_in_namespace(vm, k[kSlotGlobals], name));
    if (found.is_undefined()) {
      found = SLOW_TRY(find_in_namespace(vm, k[kSlotBuiltins], name));
    }
    if (found.is_undefined()) SLOW_FAIL(undefined_name(vm, name));
    r[instruction.a()] = found;
    return true;
  }
  Dict* globals = globals_of(vm, k);
  int64_t index = dict_entry_index(vm, globals, name);
  if (index < 0 && SLOW_TRY(define_late_name(vm, globals, name))) {
    index = dict_entry_index(vm, globals, name);
  }
  // stays: found without a call, or looked up again after the call
  if (index >= 0) {
    uint32_t version = version_for_cache(vm, globals);
    if (version != 0) k[d + 1] = Value::from_bits(place(version, static_cast<uint32_t>(index)));
  } else {
    Dict* builtins = vm.cell<Dict>(k[kSlotBuiltins]);
    index = dict_entry_index(vm, builtins, name);
    if (index >= 0) {
      uint32_t version = version_for_cache(vm, globals);
      uint32_t builtin_version = version_for_cache(vm, builtins);
      if (version != 0 && builtin_version != 0) {
        k[d + 1] = Value::from_bits(place(version, UINT32_MAX));
        k[d + 2] = Value::from_bits(place(builtin_version, static_cast<uint32_t>(index)));
      }
    }
  }
  r[instruction.a()] = SLOW_TRY(load_global(vm, k, name));
  return true;
}

SLOW_PATH(StoreGlobal) {
  int32_t d = instruction.d();
  Str* name = name_at(vm, k, d);
  Dict* globals = globals_of(vm, k);
  SLOW_TRY(dict_set_string(vm, globals, name, r[instruction.a()]));
  int64_t index = dict_entry_index(vm, globals, name);
  uint32_t version = version_for_cache(vm, globals);
  if (version != 0 && index >= 0) {
    k[d + 1] = Value::from_bits(place(version, static_cast<uint32_t>(index)));
  }
  return true;
}

SLOW_PATH(DeleteGlobal) {
  Str* name = name_at(vm, k, instruction.d());
  if (!SLOW_TRY(dict_delete_string(vm, globals_of(vm, k), name))) {
    SLOW_FAIL(undefined_name(vm, name));
  }
  return true;
}

SLOW_PATH(LoadNamespace) {
  r[instruction.a()] = (vm.top->flags & kFrameNamespace) != 0 ? vm.top->saved : k[kSlotGlobals];
  return true;
}

SLOW_PATH(LoadName) {
  Str* name = name_at(vm, k, instruction.d());
  Value found = SLOW_TRY(find_in_namespace(vm, r[instruction.b()], name));
  if (found.is_undefined()) found = SLOW_TRY(load_global(vm, k, name));
  r[instruction.a()] = found;
  return true;
}

SLOW_PATH(StoreName) {
  Value names = r[instruction.b()];
  Str* name = name_at(vm, k, instruction.d());
  if (vm.is_exactly(names, TypeId::Dict)) {
    SLOW_TRY(dict_set_string(vm, vm.known<Dict>(names), name, r[instruction.a()]));
  } else {
    SLOW_TRY(set_item_calling(vm, names, Value::from_cell(name), r[instruction.a()]));
  }
  return true;
}

SLOW_PATH(DeleteName) {
  Value names = r[instruction.a()];
  Str* name = name_at(vm, k, instruction.d());
  if (vm.is_exactly(names, TypeId::Dict)) {
    if (!SLOW_TRY(dict_delete_string(vm, vm.known<Dict>(names), name))) {
      SLOW_FAIL(undefined_name(vm, name));
    }
    return true;
  }
  Result<void> deleted = set_item_calling(vm, names, Value::from_cell(name), Value::undefined());
  if (deleted.failed()) {
    if (!vm.pending_matches(deleted.failure(), TypeId::KeyError)) SLOW_FAIL(deleted.failure());
    vm.take_pending();
    SLOW_FAIL(undefined_name(vm, name));
  }
  return true;
}

static Failure unbound_cell(Machine& vm, Value* k, Str* name) {
  // A variable of this function is local; one of an enclosing function is free.
  const Code& code = *loaded_code_of(*vm.top)->code;
  (void)k;
  for (const auto& free_name : code.free_names) {
    if (ascii_text(name) == std::string_view(free_name) && name->is_ascii()) {
      return name_error(vm, TypeId::NameError,
                        "cannot access free variable '{}' where it is not associated with a value "
                        "in enclosing scope",
                        name);
    }
  }
  return name_error(vm, TypeId::UnboundLocalError,
                    "cannot access local variable '{}' where it is not associated with a value",
                    name);
}

SLOW_PATH(LoadNameOrCell) {
  Str* name = name_at(vm, k, instruction.d());
  Value found = SLOW_TRY(find_in_namespace(vm, r[instruction.b()], name));
  if (found.is_undefined()) found = vm.cell<CellVariable>(r[instruction.c()])->content;
  if (found.is_undefined()) SLOW_FAIL(unbound_cell(vm, k, name));
  r[instruction.a()] = found;
  return true;
}

SLOW_PATH(MakeCell) {
  CellVariable* cell = SLOW_TRY(make_cell_variable(vm, r[instruction.a()]));
  r[instruction.a()] = Value::from_cell(cell);
  return true;
}

SLOW_PATH(LoadCell) { SLOW_FAIL(unbound_cell(vm, k, name_at(vm, k, instruction.d()))); }

SLOW_PATH(DeleteCell) {
  CellVariable* cell = vm.cell<CellVariable>(r[instruction.a()]);
  if (cell->content.is_undefined()) {
    SLOW_FAIL(unbound_cell(vm, k, name_at(vm, k, instruction.d())));
  }
  cell->content = Value::undefined();
  return true;
}

SLOW_PATH(LoadClosure) {
  Function* function = vm.function_of(*vm.top);
  Tuple* closure = function == nullptr ? nullptr : function->closure.get();
  uint32_t index = static_cast<uint32_t>(instruction.d());
  // The compiler creates as many cells as the code refers to; a mismatch means a corrupted cage.
  if (closure == nullptr || index >= closure->length) {
    SLOW_FAIL(vm.raise(TypeId::SystemError, "the closure of the running function is damaged"));
  }
  r[instruction.a()] = closure->items[index];
  return true;
}

SLOW_PATH(LoadAssertionError) {
  r[instruction.a()] = Value::from_cell(vm.type(TypeId::AssertionError));
  return true;
}

SLOW_PATH(Unsupported) {
  SLOW_FAIL(vm.raise(TypeId::NotImplementedError, "{}", vm.cell<Str>(k[instruction.d()])));
}

}  // namespace hognose
