// collections: the counting loop of Counter, and the field descriptors and constructors of named
// tuples.
//
// The rest of the module is in Python (__init__.py).
#include "base/utf8.h"
#include "bytecode/builder.h"
#include "library/core/modules.h"
#include "machine/machine.h"
#include "meter/arena_account.h"
#include "objects/containers/dict.h"
#include "objects/containers/dict_access.h"
#include "objects/containers/key_match.h"
#include "objects/core/make.h"
#include "objects/core/type_specs.h"
#include "objects/functions/function.h"
#include "objects/protocols/callable.h"
#include "objects/protocols/protocol.h"
#include "objects/protocols/special.h"
#include "objects/text/units.h"

namespace hognose {

namespace {

// --- Counter

// Whether the value is a dict whose class inherits `get` and `__setitem__` from dict.
bool counts_as_dict(Vm& vm, Value mapping) {
  if (!vm.has_layout(mapping, TypeId::Dict)) return false;
  Type* dict = vm.type(TypeId::Dict);
  for (Name name : {Name::GetMethod, Name::Setitem}) {
    Value own = type_lookup(vm, vm.type_of(mapping), vm.name(name));
    if (own != type_lookup(vm, dict, vm.name(name))) return false;
  }
  return true;
}

Result<Value> collections_count_elements(Vm& vm, const Value* arguments) {
  Value mapping = arguments[0];
  Value one = Value::from_small_int(1);
  if (counts_as_dict(vm, mapping)) {
    TRY(for_each_calling(vm, arguments[1], [&](Value item) -> Result<bool> {
      uint64_t hash = TRY(quick_hash_calling(vm, item));
      Dict* dict = vm.cell<Dict>(mapping);
      int64_t number = TRY(dict_find_entry_calling(vm, dict, item, hash));
      if (number < 0) {
        TRY(dict_insert_absent(vm, dict, item, hash, one));
        return true;
      }
      DictEntry* entry = dict_entry(dict, static_cast<uint32_t>(number));
      Value count = entry->value;
      if (HOGNOSE_LIKELY(count.is_small_int() && count.small_int() < Value::kIntegerMaximum)) {
        entry->value = Value::from_small_int(count.small_int() + 1);
        return true;
      }
      Value sum = TRY(binary_calling(vm, BinaryOperator::Add, count, one));
      TRY(dict_set_calling(vm, vm.cell<Dict>(mapping), item, sum));
      return true;
    }));
    return Value::none();
  }
  Value get = TRY(get_attribute_calling(vm, mapping, vm.name(Name::GetMethod)));
  TRY(for_each_calling(vm, arguments[1], [&](Value item) -> Result<bool> {
    Value count = TRY(vm.call(get, {item, Value::from_small_int(0)}));
    Value sum = TRY(binary_calling(vm, BinaryOperator::Add, count, one));
    TRY(set_item_calling(vm, mapping, item, sum));
    return true;
  }));
  return Value::none();
}

// Whether the counts are small ints under keys that are strings or small ints. Such counters are
// combined without calling guest code.
Result<bool> is_plain_counter(Vm& vm, const Dict* dict) {
  constexpr int64_t kLargest = int64_t{1} << 40;
  Pace pace(vm.meter);
  for (uint32_t i = 0; i < dict->used; ++i) {
    TRY(pace.turn(kPacedItems / kPacedEntries));
    const DictEntry* entry = dict_entry(dict, i);
    if (entry->key.is_deleted()) continue;
    if (!entry->key.is_small_int() && !vm.is_exactly(entry->key, TypeId::Str)) return false;
    if (!entry->value.is_small_int()) return false;
    int64_t count = entry->value.small_int();
    if (count < -kLargest || count > kLargest) return false;
  }
  return true;
}

enum class Combination { Sum, Difference, Larger, Smaller };

int64_t combine(Combination how, int64_t left, int64_t right) {
  switch (how) {
    case Combination::Sum: return left + right;
    case Combination::Difference: return left - right;
    case Combination::Larger: return std::max(left, right);
    case Combination::Smaller: break;
  }
  return std::min(left, right);
}

// Adds the positive counts of the elements of `from`, combined with those that `others` has of
// them, or of all elements that `others` does not have.
Result<void> add_combined(Vm& vm, Dict* result, const Dict* from, Dict* others, Combination how,
                          bool is_right) {
  Pace pace(vm.meter);
  for (uint32_t i = 0; i < from->used; ++i) {
    TRY(pace.turn(kPacedItems / kPacedEntries));
    const DictEntry* entry = dict_entry(from, i);
    if (entry->key.is_deleted()) continue;
    const Value key = entry->key;
    // stays: both counters are plain, so comparing their keys runs no code
    const uint64_t hash = entry->hash;
    int64_t counts[2] = {entry->value.small_int(), 0};
    int64_t found = TRY(dict_find_entry_calling(vm, others, key, hash));
    if (found >= 0 && is_right) continue;
    if (found >= 0) counts[1] = dict_entry(others, static_cast<uint32_t>(found))->value.small_int();
    if (is_right) std::swap(counts[0], counts[1]);
    int64_t combined = combine(how, counts[0], counts[1]);
    if (combined <= 0) continue;
    TRY(dict_insert_absent(vm, result, key, hash, Value::from_small_int(combined)));
  }
  return {};
}

// _combined(cls, left, right, operator): a new Counter of the positive results, or None if one of
// the two is not plain. `cls` is Counter; of its subclasses nothing is plain.
Result<Value> collections_combined(Vm& vm, const Value* arguments) {
  Type* counter = vm.as<Type>(arguments[0], TypeId::Type);
  const Str* name = vm.as<Str>(arguments[3], TypeId::Str);
  if (counter == nullptr || name == nullptr || !name->is_ascii() || name->length != 1) {
    return vm.raise(TypeId::TypeError, "a class and an operator are required");
  }
  if (!vm.has_layout(arguments[1], TypeId::Dict) || !vm.has_layout(arguments[2], TypeId::Dict) ||
      vm.type_of(arguments[1]) != counter || vm.type_of(arguments[2]) != counter) {
    return Value::none();
  }
  auto* left = vm.cell<Dict>(arguments[1]);
  auto* right = vm.cell<Dict>(arguments[2]);
  TRY(vm.meter.charge(uint64_t{left->used} + right->used));
  if (!TRY(is_plain_counter(vm, left)) || !TRY(is_plain_counter(vm, right))) return Value::none();
  const char symbol = ascii_text(name)[0];
  const Combination how = symbol == '+'   ? Combination::Sum
                          : symbol == '-' ? Combination::Difference
                          : symbol == '|' ? Combination::Larger
                                          : Combination::Smaller;
  Dict* result = TRY(vm.make_instance<Dict>(counter));
  TRY(add_combined(vm, result, left, right, how, false));
  if (how != Combination::Smaller) {
    TRY(add_combined(vm, result, right, left, how, true));
  }
  return Value::from_cell(result);
}

// --- named tuples

TupleGetter* getter_of(Vm& vm, Value self) { return vm.cell<TupleGetter>(self); }

Result<Value> getter_new(Vm& vm, const Value* arguments) {
  int64_t index = TRY(index_int64_calling(vm, arguments[1], OutOfRange::RaiseOverflow));
  if (index < 0 || index > INT32_MAX) {
    return vm.raise(TypeId::IndexError, "tuple index out of range");
  }
  TupleGetter* getter = TRY(vm.make_instance<TupleGetter>(vm.cell<Type>(arguments[0])));
  getter->index = static_cast<uint32_t>(index);
  getter->doc = arguments[2];
  return Value::from_cell(getter);
}

Result<Value> getter_get(Vm& vm, Value self, Value object, Value) {
  if (object.is_undefined() || object.is_none()) return self;
  uint32_t index = getter_of(vm, self)->index;
  const Tuple* tuple = vm.as<Tuple>(object, TypeId::Tuple);
  if (tuple == nullptr) {
    return vm.raise(TypeId::TypeError,
                    "descriptor for index '{}' for tuple subclasses doesn't apply to '{}' object",
                    index, type_name(vm, object));
  }
  if (index < tuple->length) return tuple->items[index];
  return vm.raise(TypeId::IndexError, "tuple index out of range");
}

Result<void> getter_set(Vm& vm, Value, Value, Value value) {
  return vm.raise(TypeId::AttributeError, "can't {} attribute",
                  value.is_undefined() ? "delete" : "set");
}

Result<Value> getter_repr(Vm& vm, Value self) {
  Str* doc = TRY(repr_calling(vm, getter_of(vm, self)->doc));
  return Value::from_cell(
      TRY(make_text(vm, "_tuplegetter({}, {})", getter_of(vm, self)->index, doc)));
}

Result<Value> get_doc(Vm& vm, Value self) { return getter_of(vm, self)->doc; }

Result<void> set_doc(Vm& vm, Value self, Value value) {
  getter_of(vm, self)->doc = value.is_undefined() ? Value::none() : value;
  return {};
}

void trace_getter(Tracer& tracer, Cell* cell, size_t) {
  tracer.visit(static_cast<TupleGetter*>(cell)->doc);
}

// The items of a tuple, if iterating over it gives them; otherwise null.
const Tuple* plain_items(Vm& vm, Value value) {
  const Tuple* tuple = vm.as<Tuple>(value, TypeId::Tuple);
  if (tuple == nullptr || vm.is_exactly(value, TypeId::Tuple)) return tuple;
  return find_special(vm, vm.type_of(value), Name::Iter).inherited != nullptr ? tuple : nullptr;
}

// _paired(names, values): dict(zip(names, values)).
Result<Value> collections_paired(Vm& vm, const Value* arguments) {
  const Tuple* names = plain_items(vm, arguments[0]);
  const Tuple* values = plain_items(vm, arguments[1]);
  if (names == nullptr || values == nullptr) {
    Value zip = Value::from_cell(vm.type(TypeId::Zip));
    Value pairs = TRY(vm.call(zip, {arguments[0], arguments[1]}));
    return vm.call(Value::from_cell(vm.type(TypeId::Dict)), {pairs});
  }
  const uint32_t count = std::min(names->length, values->length);
  TRY(vm.meter.charge(count));
  Dict* paired = TRY(make_dict(vm, count));
  Pace pace(vm.meter);
  for (uint32_t i = 0; i < count; ++i) {
    TRY(pace.turn(kPacedItems / kPacedEntries));
    TRY(dict_set_calling(vm, paired, names->items[i], values->items[i]));
  }
  return Value::from_cell(paired);
}

// _with_changes(names, values, changes): the values in a tuple. The dict of changes gives, and
// loses, those whose names it has.
Result<Value> collections_with_changes(Vm& vm, const Value* arguments) {
  const Tuple* names = vm.as<Tuple>(arguments[0], TypeId::Tuple);
  Dict* changes = vm.as<Dict>(arguments[2], TypeId::Dict);
  if (names == nullptr || changes == nullptr) {
    return vm.raise(TypeId::TypeError, "a tuple of names and a dict are required");
  }
  const Tuple* values = plain_items(vm, arguments[1]);
  if (values == nullptr) values = TRY(tuple_from_iterable_calling(vm, arguments[1]));
  const uint32_t count = std::min(names->length, values->length);
  TRY(vm.meter.charge(count));
  Tuple* changed = TRY(make_tuple(vm, values->items.data(), count));
  Pace pace(vm.meter);
  for (uint32_t i = 0; i < count && changes->length != 0; ++i) {
    TRY(pace.turn(kPacedItems / kPacedEntries));
    Value change = TRY(dict_find_calling(vm, changes, names->items[i]));
    if (change.is_undefined()) continue;
    changed->items[i] = change;
    TRY(dict_delete_calling(vm, changes, names->items[i]));
  }
  return Value::from_cell(changed);
}

constexpr uint32_t kMaximumFields = 200;
constexpr size_t kCodeBytes = size_t{1} << 20;

// An upper bound of the name's length in UTF-8.
uint64_t most_bytes(const Str* name) {
  uint64_t each = name->is_ascii() ? 1 : name->kind == 4 ? kMaxUtf8Length : name->kind + 1u;
  return name->length * each;
}

// Copies the name, which may be long, to the arena as UTF-8. Returns an empty view if the arena is
// full.
Result<std::string_view> keep_name(Vm& vm, Arena& arena, const Str* name) {
  const uint64_t room = most_bytes(name);
  char* text = arena.array<char>(room);
  if (text == nullptr) return std::string_view();
  char* end = text;
  TRY(with_units(name, [&](auto units) {
    return in_parts(vm.meter, units.count, kPacedItems, [&](size_t from, size_t to) {
      end = write_utf8(units.data + from, to - from, {end, text + room});
    });
  }));
  return std::string_view(text, static_cast<size_t>(end - text));
}

// The code of `def __new__(_cls, <fields>): return _tuple_new(_cls, (<fields>,))`. It is built from
// instructions, so no text of the guest is compiled.
Result<std::unique_ptr<CodeTree>> make_constructor_code(Vm& vm, const Tuple* fields) {
  uint64_t bytes = kCodeBytes;
  for (uint32_t i = 0; i < fields->length; ++i) bytes += most_bytes(vm.cell<Str>(fields->items[i]));
  TRY(vm.meter.charge_bytes(bytes - kCodeBytes));
  auto tree = std::make_unique<CodeTree>(bytes, account_of(vm.meter));
  CodeBuilder builder(tree->arena);
  builder.begin();
  auto count = static_cast<uint8_t>(fields->length);
  auto window = static_cast<uint8_t>(count + 1);
  int32_t name = builder.name("_tuple_new");
  builder.emit(Opcode::LoadGlobal, window, 0, 0, builder.cache(CacheKind::Global, name));
  builder.emit(Opcode::Move, static_cast<uint8_t>(window + 2), 0);
  builder.emit(Opcode::BuildTuple, static_cast<uint8_t>(window + 3), 1, count);
  builder.emit(Opcode::Call, window, 2);
  builder.emit(Opcode::Return, window);
  auto* names = tree->arena.array<std::string_view>(count + 1u);
  auto* code = tree->arena.make<Code>();
  names[0] = builder.keep("_cls");
  for (uint32_t i = 0; i < count; ++i) {
    names[i + 1] = TRY(keep_name(vm, tree->arena, vm.cell<Str>(fields->items[i])));
  }
  builder.finish(*code);
  code->name = code->qualified_name = builder.keep("__new__");
  code->filename = builder.keep("<string>");
  code->flags = kCodeOptimized;
  code->argument_count = code->local_count = count + 1u;
  code->register_count = window + 5u;
  code->local_names = {names, count + 1u};
  tree->root = code;
  if (tree->arena.exhausted()) return vm.meter.stop(StopReason::Memory);
  tree->arena.leave_account();
  return tree;
}

// _make_new(type name, field names, defaults): the __new__ of a named tuple.
Result<Value> collections_make_new(Vm& vm, const Value* arguments) {
  Str* type_text = vm.as<Str>(arguments[0], TypeId::Str);
  Tuple* fields = vm.as<Tuple>(arguments[1], TypeId::Tuple);
  Tuple* defaults = vm.as<Tuple>(arguments[2], TypeId::Tuple);
  if (type_text == nullptr || fields == nullptr || defaults == nullptr) {
    return vm.raise(TypeId::TypeError, "a name, a tuple of names and a tuple are required");
  }
  if (fields->length > kMaximumFields || defaults->length > fields->length) {
    return vm.raise(TypeId::ValueError, "named tuples of more than {} fields are not supported",
                    kMaximumFields);
  }
  for (uint32_t i = 0; i < fields->length; ++i) {
    if (vm.is_exactly(fields->items[i], TypeId::Str)) continue;
    return vm.raise(TypeId::TypeError, "field names must be strings");
  }
  TRY(vm.meter.charge(fields->length * uint64_t{8} + 16));
  Machine& machine = machine_of(vm);
  Dict* globals = TRY(make_dict(vm, 4));
  Value new_tuple = type_lookup(vm, vm.type(TypeId::Tuple), vm.name(Name::New));
  Dict* no_builtins = TRY(make_dict(vm));
  Str* module = TRY(make_text(vm, "namedtuple_{}", type_text));
  Str* key = TRY(intern(vm, std::string_view("_tuple_new")));
  TRY(dict_set_string(vm, globals, key, new_tuple));
  TRY(dict_set_string(vm, globals, vm.name(Name::Builtins), Value::from_cell(no_builtins)));
  TRY(dict_set_string(vm, globals, vm.name(Name::Name), Value::from_cell(module)));
  std::unique_ptr<CodeTree> tree = TRY(make_constructor_code(vm, fields));
  LoadedCode* loaded = TRY(machine.load_owned(std::move(tree), globals));
  FunctionParts parts;
  parts.loaded_index = loaded->index();
  parts.globals = Value::from_cell(globals);
  parts.name = vm.name(Name::New);
  parts.qualified_name = TRY(make_text(vm, "{}.__new__", type_text));
  parts.doc = Value::none();
  parts.annotate = Value::undefined();
  if (defaults->length != 0) parts.defaults = defaults;
  return Value::from_cell(TRY(make_function(vm, parts)));
}

// _calling_module(): the name of the module that called the caller of this function.
Result<Value> collections_calling_module(Vm& vm, const Value*) {
  const FrameRecord* caller = machine_of(vm).top - 1;
  if (caller->words == nullptr) return Value::none();
  Dict* globals = vm.as<Dict>(caller->words[kSlotGlobals], TypeId::Dict);
  if (globals == nullptr) return Value::none();
  return none_if_undefined(dict_find_string(vm, globals, vm.name(Name::Name)));
}

constexpr NativeRow kGetterNew = {"__new__(cls, index, doc, /)", getter_new};
constexpr PropertyRow kGetterProperties[] = {{"__doc__", get_doc, set_doc}};
constexpr NativeRow kRows[] = {
    {"_calling_module()", collections_calling_module, kNativeConstantTime},
    {"_count_elements(mapping, iterable, /)", collections_count_elements},
    {"_combined(cls, left, right, operator, /)", collections_combined},
    {"_make_new(typename, field_names, defaults, /)", collections_make_new},
    {"_paired(names, values, /)", collections_paired},
    {"_with_changes(names, values, changes, /)", collections_with_changes},
};

}  // namespace

std::span<const NativeRow> collections_module_functions() { return kRows; }

Result<void> fill_collections_module(Vm& vm, Dict* dict) {
  for (TypeId id : {TypeId::Deque, TypeId::DequeIterator, TypeId::DefaultDict, TypeId::OrderedDict,
                    TypeId::TupleGetter}) {
    TRY(add_type_to_module(vm, dict, id));
  }
  return {};
}

const TypeSpec kTupleGetterType = {
    .module = "collections",
    .slots = {.repr = getter_repr, .descriptor_get = getter_get, .descriptor_set = getter_set},
    .trace = trace_getter,
    .instance_bytes = sizeof(TupleGetter),
    .constructor = &kGetterNew,
    .properties = kGetterProperties,
};

}  // namespace hognose
