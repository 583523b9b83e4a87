// Slow paths of displays, unpacking and subscripts.
//
// Operands are runs of registers. The work is done by the container protocol and the functions that
// make containers.
#include <algorithm>

#include "machine/method_frames.h"
#include "machine/quick_texts.h"
#include "machine/slow/paths.h"
#include "objects/containers/dict_access.h"
#include "objects/containers/dict_table.h"
#include "objects/containers/list.h"
#include "objects/containers/set_access.h"
#include "objects/core/boot.h"
#include "objects/core/make.h"
#include "objects/protocols/iteration.h"
#include "objects/protocols/protocol.h"
#include "objects/protocols/special.h"

namespace hognose {

SLOW_PATH(BuildList) {
  List* list = SLOW_TRY(make_list(vm, r + instruction.b(), instruction.c()));
  r[instruction.a()] = Value::from_cell(list);
  return true;
}
SLOW_PATH(BuildTuple) {
  Tuple* tuple = SLOW_TRY(make_tuple(vm, r + instruction.b(), instruction.c()));
  r[instruction.a()] = Value::from_cell(tuple);
  return true;
}
SLOW_PATH(BuildSet) {
  Set* set = SLOW_TRY(make_set(vm, TypeId::Set));
  for (unsigned i = 0; i < instruction.c(); ++i) {
    SLOW_TRY(set_add_calling(vm, set, r[instruction.b() + i]));
  }
  r[instruction.a()] = Value::from_cell(set);
  return true;
}
SLOW_PATH(BuildDict) {
  Dict* dict = SLOW_TRY(make_dict(vm, instruction.c()));
  SLOW_TRY(dict_fill_calling(vm, dict, r + instruction.b(), instruction.c()));
  r[instruction.a()] = Value::from_cell(dict);
  return true;
}
SLOW_PATH(BuildSlice) {
  const Value* part = r + instruction.b();
  r[instruction.a()] = SLOW_TRY(make_slice(vm, part[0], part[1], part[2]));
  return true;
}
SLOW_PATH(ListAppend) {
  SLOW_TRY(list_append(vm, vm.cell<List>(r[instruction.a()]), r[instruction.b()]));
  return true;
}
Result<Str*> callable_text_calling(Machine& vm, Value callee) {
  // "__main__.f()" for a function with a qualified name; otherwise str() of the object.
  Value qualified = TRY(find_attribute_calling(vm, callee, vm.name(Name::Qualname)));
  if (vm.has_layout(qualified, TypeId::Str)) {
    Value module = TRY(find_attribute_calling(vm, callee, vm.name(Name::Module)));
    Value parts[4];
    size_t count = 0;
    if (vm.has_layout(module, TypeId::Str) &&
        !strings_equal(vm.known<Str>(module), vm.name(Name::Builtin))) {
      parts[count++] = module;
      parts[count++] = Value::from_cell(vm.character('.'));
    }
    parts[count++] = qualified;
    parts[count++] = Value::from_cell(TRY(make_string_ascii(vm, "()")));
    return concatenate_strings(vm, parts, count);
  }
  return str_calling(vm, callee);
}

bool is_iterable(Machine& vm, Value value) {
  TypeId id = exact_type_id(value, vm.base);
  if (id != TypeId::Guest) {
    const TypeSlots& slots = slots_of(vm, id);
    return slots.iterate != nullptr || iterates_by_index(slots);
  }
  Type* type = vm.type_of(value);
  return !type_lookup(vm, type, vm.name(Name::Iter)).is_undefined() ||
         !type_lookup(vm, type, vm.name(Name::Getitem)).is_undefined();
}

SLOW_PATH(ListExtend) {
  Value source = r[instruction.b()];
  Result<void> extended = list_extend_calling(vm, vm.cell<List>(r[instruction.a()]), source);
  if (extended.failed()) {
    // *args with a value that is not iterable has its own message.
    if (instruction.d() != 0 && vm.pending_matches(extended.failure(), TypeId::TypeError) &&
        !is_iterable(vm, source)) {
      vm.take_pending();
      SLOW_FAIL(vm.raise(TypeId::TypeError, "Value after * must be an iterable, not {}",
                         type_name(vm, source)));
    }
    SLOW_FAIL(extended.failure());
  }
  return true;
}
SLOW_PATH(ListToTuple) {
  List* list = vm.cell<List>(r[instruction.b()]);
  const Value* items = list->items ? list->items->values.data() : nullptr;
  Tuple* tuple = SLOW_TRY(make_tuple(vm, items, list->length));
  r[instruction.a()] = Value::from_cell(tuple);
  return true;
}
SLOW_PATH(SetAdd) {
  SLOW_TRY(set_add_calling(vm, vm.cell<Set>(r[instruction.a()]), r[instruction.b()]));
  return true;
}
SLOW_PATH(SetUpdate) {
  SLOW_TRY(set_update_calling(vm, vm.cell<Set>(r[instruction.a()]), r[instruction.b()]));
  return true;
}
SLOW_PATH(DictUpdate) {
  Value source = r[instruction.b()];
  Dict* target = vm.cell<Dict>(r[instruction.a()]);
  if (vm.has_layout(source, TypeId::Dict)) {
    SLOW_TRY(dict_update_calling(vm, target, source));
    return true;
  }
  Value keys_method = SLOW_TRY(find_attribute_calling(vm, source, vm.name(Name::Keys)));
  if (keys_method.is_undefined()) {
    SLOW_FAIL(vm.raise(TypeId::TypeError, "'{}' object is not a mapping", type_name(vm, source)));
  }
  SLOW_TRY(dict_update_by_keys_calling(vm, target, source, keys_method));
  return true;
}

SLOW_PATH(DictMerge) {
  Value source = r[instruction.b()];
  Value callee = r[instruction.c()];
  Dict* target = vm.cell<Dict>(r[instruction.a()]);
  if (vm.has_layout(source, TypeId::Dict) && !vm.is_exactly(source, TypeId::Dict)) {
    // A subclass that inherits __iter__ from dict is read as a dict, whatever its keys() returns.
    Str* iterate = vm.name(Name::Iter);
    Value own = type_lookup(vm, vm.type_of(source), iterate);
    if (own == type_lookup(vm, vm.type(TypeId::Dict), iterate)) {
      source = Value::from_cell(SLOW_TRY(dict_copy(vm, vm.known<Dict>(source))));
    }
  }
  if (target->length == 0 && vm.is_exactly(source, TypeId::Dict)) {
    SLOW_TRY(vm.meter.charge(1));
    r[instruction.a()] = Value::from_cell(SLOW_TRY(dict_copy(vm, vm.known<Dict>(source))));
    return true;
  }
  Value keys = source;
  if (!vm.is_exactly(source, TypeId::Dict)) {
    Value method = SLOW_TRY(find_attribute_calling(vm, source, vm.name(Name::Keys)));
    if (method.is_undefined()) {
      Str* text = SLOW_TRY(callable_text_calling(vm, callee));
      SLOW_FAIL(vm.raise(TypeId::TypeError, "{} argument after ** must be a mapping, not {}", text,
                         type_name(vm, source)));
    }
    keys = SLOW_TRY(vm.call(method, {}));
  }
  // Copy the keys first: the mapping may change while its values are fetched.
  List* list = SLOW_TRY(list_from_iterable_calling(vm, keys));
  for (uint32_t i = 0; i < list->length; ++i) {
    SLOW_TRY(vm.meter.charge(1));
    Value key = list->items->values[i];
    if (!SLOW_TRY(dict_find_calling(vm, target, key)).is_undefined()) {
      Str* text = SLOW_TRY(callable_text_calling(vm, callee));
      Str* key_text = SLOW_TRY(str_calling(vm, key));
      SLOW_FAIL(vm.raise(TypeId::TypeError, "{} got multiple values for keyword argument '{}'",
                         text, key_text));
    }
    Value value = SLOW_TRY(get_item_calling(vm, source, key));
    SLOW_TRY(dict_set_calling(vm, target, key, value));
  }
  return true;
}

static Failure cannot_unpack(Machine& vm, Value source) {
  return vm.raise(TypeId::TypeError, "cannot unpack non-iterable {} object", type_name(vm, source));
}

static Result<Value> unpack_iterator(Machine& vm, Value source) {
  Result<Value> iterator = iterate_calling(vm, source);
  if (iterator.failed() && vm.pending_matches(iterator.failure(), TypeId::TypeError)) {
    Type* type = vm.type_of(source);
    if (type_lookup(vm, type, vm.name(Name::Iter)).is_undefined() &&
        type_lookup(vm, type, vm.name(Name::Getitem)).is_undefined()) {
      vm.take_pending();
      return cannot_unpack(vm, source);
    }
  }
  return iterator;
}

// Named tuples and the like: of a class that inherits the iteration of tuples.
static bool is_plain_subtuple(Machine& vm, Value source) {
  return vm.as<Tuple>(source, TypeId::Tuple) != nullptr &&
         find_special(vm, vm.type_of(source), Name::Iter).inherited != nullptr;
}

SLOW_PATH(Unpack) {
  Value source = r[instruction.b()];
  unsigned count = instruction.c();
  Value* target = r + instruction.a();
  if (is_plain_subtuple(vm, source) && vm.known<Tuple>(source)->length == count) {
    std::copy_n(vm.known<Tuple>(source)->items.data(), count, target);
    return true;
  }
  bool is_list = vm.is_exactly(source, TypeId::List);
  if (is_list || vm.is_exactly(source, TypeId::Tuple) || vm.is_exactly(source, TypeId::Dict)) {
    uint32_t length = vm.known<SizedCell>(source)->length;
    if (length > count) {
      SLOW_FAIL(vm.raise(TypeId::ValueError, "too many values to unpack (expected {}, got {})",
                         count, length));
    }
    if (length < count) {
      SLOW_FAIL(vm.raise(TypeId::ValueError, "not enough values to unpack (expected {}, got {})",
                         count, length));
    }
    if (is_list) {
      for (unsigned i = 0; i < count; ++i) target[i] = vm.known<List>(source)->items->values[i];
      return true;
    }
  }
  if (vm.is_exactly(source, TypeId::Bytes) && vm.known<Bytes>(source)->length == count) {
    const Bytes* bytes = vm.known<Bytes>(source);
    for (unsigned i = 0; i < count; ++i) target[i] = Value::from_small_int(bytes->data[i]);
    return true;
  }
  // The targets may be locals: they must change only if everything succeeds.
  Value iterator = SLOW_TRY(unpack_iterator(vm, source));
  RootVector items(vm);
  for (unsigned i = 0; i < count; ++i) {
    Value item = SLOW_TRY(next_calling(vm, iterator));
    if (item.is_undefined()) {
      SLOW_FAIL(vm.raise(TypeId::ValueError, "not enough values to unpack (expected {}, got {})",
                         count, i));
    }
    SLOW_TRY(items.push(item));
  }
  if (!SLOW_TRY(next_calling(vm, iterator)).is_undefined()) {
    SLOW_FAIL(vm.raise(TypeId::ValueError, "too many values to unpack (expected {})", count));
  }
  for (unsigned i = 0; i < count; ++i) target[i] = items[i];
  return true;
}

SLOW_PATH(UnpackStar) {
  unsigned before = instruction.c();
  unsigned after = static_cast<unsigned>(instruction.d());
  Value* target = r + instruction.a();
  Value iterator = SLOW_TRY(unpack_iterator(vm, r[instruction.b()]));
  RootVector items(vm);
  for (unsigned i = 0; i < before; ++i) {
    Value item = SLOW_TRY(next_calling(vm, iterator));
    if (item.is_undefined()) {
      SLOW_FAIL(vm.raise(TypeId::ValueError,
                         "not enough values to unpack (expected at least {}, got {})",
                         before + after, i));
    }
    SLOW_TRY(items.push(item));
  }
  List* rest = SLOW_TRY(list_from_iterable_calling(vm, iterator));
  if (rest->length < after) {
    SLOW_FAIL(vm.raise(TypeId::ValueError,
                       "not enough values to unpack (expected at least {}, got {})", before + after,
                       before + rest->length));
  }
  uint32_t kept = rest->length - after;
  for (unsigned i = 0; i < before; ++i) target[i] = items[i];
  for (unsigned i = 0; i < after; ++i) {
    target[before + 1 + i] = rest->items->values[kept + i];
    rest->items->values[kept + i] = Value::none();
  }
  rest->length = kept;
  target[before] = Value::from_cell(rest);
  return true;
}

static bool get_item(Machine& vm, Value* target, Value object, Value key) {
  CallProgress progress = push_get_item(vm, object, key, target);
  if (progress != CallProgress::Returned) return progress == CallProgress::Pushed;
  *target = SLOW_TRY(get_item_calling(vm, object, key));
  return true;
}

static bool get_item_by_key(Machine& vm, Value* target, Value object, Value key) {
  if (vm.is_exactly(object, TypeId::Dict)) {
    Value found = dict_get_fast(vm, vm.known<Dict>(object), key);
    if (HOGNOSE_LIKELY(!found.is_undefined())) {
      *target = found;
      return true;
    }
  }
  return get_item(vm, target, object, key);
}

SLOW_PATH(GetItem) {
  return get_item_by_key(vm, &r[instruction.a()], r[instruction.b()], r[instruction.c()]);
}
SLOW_PATH(GetItemKey) {
  return get_item_by_key(vm, &r[instruction.a()], r[instruction.b()], k[instruction.d()]);
}
SLOW_PATH(GetItemInt) {
  return get_item(vm, &r[instruction.a()], r[instruction.b()],
                  Value::from_small_int(instruction.signed_c()));
}
SLOW_PATH(GetSlice) {
  Value object = r[instruction.b()];
  const Value* bounds = r + instruction.c();
  Value part = SLOW_TRY(quick_part(vm, object, bounds[0], bounds[1]));
  if (HOGNOSE_LIKELY(!part.is_undefined())) {
    r[instruction.a()] = part;
    return true;
  }
  Value slice = SLOW_TRY(make_slice(vm, bounds[0], bounds[1], Value::none()));
  return get_item(vm, &r[instruction.a()], object, slice);
}
static bool set_item(Machine& vm, Value object, Value key, Value value) {
  if (vm.is_exactly(object, TypeId::Dict)) {
    SLOW_TRY(dict_set_calling(vm, vm.known<Dict>(object), key, value));
  } else {
    SLOW_TRY(set_item_calling(vm, object, key, value));
  }
  return true;
}

SLOW_PATH(SetItem) {
  return set_item(vm, r[instruction.b()], r[instruction.c()], r[instruction.a()]);
}
SLOW_PATH(SetItemKey) {
  return set_item(vm, r[instruction.b()], k[instruction.d()], r[instruction.a()]);
}
SLOW_PATH(DeleteItem) {
  SLOW_TRY(set_item_calling(vm, r[instruction.a()], r[instruction.b()], Value::undefined()));
  return true;
}

}  // namespace hognose
