// Making shapes, following transitions, and the own attributes of instances in both modes.
//
// The transition table uses open addressing with linear probing and is pruned after each marking.
#include "objects/attributes/shape.h"

#include <algorithm>
#include <cstdlib>
#include <utility>

#include "base/native_memory.h"
#include "meter/paced.h"
#include "objects/containers/dict_access.h"
#include "objects/containers/dict_table.h"
#include "objects/containers/key_match.h"
#include "objects/core/boot.h"
#include "objects/core/make.h"
#include "objects/core/type_specs.h"

namespace hognose {

namespace {

// Second keys of relations other than attributes. They are below kBootStart, where no string is.
constexpr uint32_t kDictionaryMark = 1;  // (root shape, mark) → the shape of dictionary mode
// (class, mark + inline slots) → a root shape; registered so that pruning sees it
constexpr uint32_t kRootMark = 0x100;
static_assert(kRootMark + kMaximumMemberSlots + kMaximumInlineSlots < kBootStart);

constexpr uint32_t kFirstOverflow = 4;
constexpr uint32_t kNoOffset = 0;

constexpr uint32_t round_up(uint32_t number, uint32_t to) { return (number + to - 1) / to * to; }

// Where instances of a layout refer to the overflow array or Dict of their attributes.
struct AttributesPlace {
  uint32_t offset;  // kNoOffset: after the layout
  bool always_dictionary;
};

// All layouts derive from Cell, for which the standard makes offsetof only conditionally supported.
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Winvalid-offsetof"
AttributesPlace attributes_place(TypeId layout) {
  switch (layout) {
    case TypeId::Object:
    case TypeId::BaseException:
    case TypeId::Float:
    case TypeId::Complex:
    case TypeId::ClassMethod:
    case TypeId::StaticMethod:
    case TypeId::Property:
    case TypeId::TypeVar:
    case TypeId::ParamSpec:
    case TypeId::TypeVarTuple:
    case TypeId::Super: return {offsetof(InstanceCell, attributes), false};
    // In these, __dict__ is a field of the layout.
    case TypeId::Module: return {offsetof(Module, dict), true};
    case TypeId::Function: return {offsetof(Function, dict), true};
    default: return {kNoOffset, false};
  }
}
#pragma GCC diagnostic pop

bool is_variable_size(TypeId layout) { return (row_of(layout).flags & kTypeVariableSize) != 0; }

void place_tail(Shape* shape, TypeId layout) {
  if (is_variable_size(layout)) {
    shape->flags |= kShapeVariableSize;
    return;
  }
  uint32_t end = spec_of(layout).instance_bytes;
  AttributesPlace place = attributes_place(layout);
  if (place.offset == kNoOffset) {
    place.offset = round_up(end, sizeof(uint32_t));
    end = place.offset + static_cast<uint32_t>(sizeof(uint32_t));
  }
  shape->attributes_offset = static_cast<uint16_t>(place.offset);
  shape->slots_offset = static_cast<uint16_t>(round_up(end, sizeof(Value)));
  if (place.always_dictionary) shape->flags |= kShapeDictionary;
}

Shape* root_of(Shape* shape) {
  for (uint32_t i = 0; shape->parent && i <= kMaximumSlots; ++i) shape = shape->parent.get();
  return shape;
}

bool is_dictionary(const Shape* shape) { return (shape->flags & kShapeDictionary) != 0; }

Result<Shape*> register_shape(Vm& vm, uint32_t parent, uint32_t name, Shape* shape) {
  if (!vm.classes.transitions->add(vm.meter, parent, name, offset_of(shape))) {
    return vm.meter.stop(StopReason::Memory);
  }
  return shape;
}

// Both cells have the shape of shapes, so copying the head is harmless.
Result<Shape*> copy_of(Vm& vm, const Shape* shape) {
  Shape* made = TRY(vm.make<Shape>(TypeId::Shape));
  *made = *shape;
  return made;
}

Result<Shape*> dictionary_shape(Vm& vm, Shape* shape) {
  Shape* root = root_of(shape);
  uint32_t known = vm.classes.transitions->find(offset_of(root), kDictionaryMark);
  if (known != 0) return vm.base.at<Shape>(known);
  Shape* made = TRY(copy_of(vm, root));
  made->flags |= kShapeDictionary;
  made->parent = root;
  return register_shape(vm, offset_of(root), kDictionaryMark, made);
}

// Keys for a shape with one more name than `shape`. Shapes along one line of descent share the
// array.
Result<ShapeKeys*> keys_with(Vm& vm, Shape* shape, Str* name) {
  uint32_t count = shape->slot_count - shape->member_slots;
  ShapeKeys* keys = shape->keys.get();
  if (keys == nullptr || keys->used != count || count >= keys->capacity) {
    uint32_t capacity = std::max<uint32_t>(4, count * 2);
    ShapeKeys* grown = TRY(vm.make<ShapeKeys>(TypeId::ShapeKeys, capacity * sizeof(Ref<Str>)));
    grown->capacity = capacity;
    for (uint32_t i = 0; i < count; ++i) grown->names[i] = keys->names[i].get();
    keys = grown;
  }
  keys->names[count] = name;
  keys->used = count + 1;
  return keys;
}

// An instance outgrew its inline slots. Gives new instances of the class more of them.
Result<void> learn_inline_slots(Vm& vm, Shape* shape) {
  Type* type = shape->type.get();
  Shape* root = type->instance_shape.get();
  uint32_t inline_attributes = shape->inline_slots - shape->member_slots;
  if (is_boot_cell(type) || root->inline_slots != shape->inline_slots ||
      inline_attributes >= kMaximumInlineSlots) {
    return {};
  }
  RootShapeOptions options;
  options.layout = static_cast<TypeId>(root->layout);
  options.takes_attributes = takes_attributes(root);
  options.member_slots = root->member_slots;
  options.inline_attributes = inline_attributes * 2 + 2;
  type->instance_shape = TRY(make_root_shape(vm, type, options));
  return {};
}

Result<void> reserve_overflow(Vm& vm, Cell* object, const Shape* shape, uint32_t index) {
  InstanceTail tail = instance_tail(vm.base, object, shape);
  const ValueArray* old =
      *tail.attributes == 0 ? nullptr : vm.base.at<ValueArray>(*tail.attributes);
  uint32_t old_capacity = old == nullptr ? 0 : old->capacity;
  if (index < old_capacity) return {};
  uint32_t capacity = std::max(kFirstOverflow, (index + 1) * 2);
  ValueArray* grown = TRY(vm.make<ValueArray>(TypeId::ValueArray, capacity * sizeof(Value)));
  grown->capacity = capacity;
  for (uint32_t i = 0; i < std::min(old_capacity, index); ++i) grown->values[i] = old->values[i];
  *tail.attributes = offset_of(grown);
  return {};
}

Result<Dict*> to_dictionary_mode(Vm& vm, Cell* object) {
  Shape* shape = shape_of(vm.base, object);
  Dict* dict = TRY(copy_own_attributes(vm, object));
  Shape* target = TRY(dictionary_shape(vm, shape));
  *instance_tail(vm.base, object, shape).attributes = offset_of(dict);
  object->shape = offset_of(target);
  return dict;
}

}  // namespace

// --- places

uint32_t variable_tail_offset(const Cell* cell) {
  uint32_t end = 0;
  switch (layout_of(cell)) {
    case TypeId::Str: {
      auto* string = static_cast<const Str*>(cell);
      // If shared, the cell has a reference instead of characters.
      bool shared = (string->flags & kStrShared) != 0;
      end = static_cast<uint32_t>(sizeof(Str)) +
            (shared ? static_cast<uint32_t>(sizeof(Ref<TextBuffer>)) : str_bytes(string));
      break;
    }
    case TypeId::Bytes:
      end = static_cast<uint32_t>(sizeof(Bytes)) + static_cast<const Bytes*>(cell)->length;
      break;
    case TypeId::Int:
      end = static_cast<uint32_t>(sizeof(BigInt)) +
            static_cast<const BigInt*>(cell)->limb_count() * 8;
      break;
    default:
      end = static_cast<uint32_t>(sizeof(Tuple)) + static_cast<const Tuple*>(cell)->length * 8;
      break;
  }
  return (end + 7) & ~7u;
}

Value load_slot(CageBase base, Cell* object, const Shape* shape, uint32_t slot) {
  InstanceTail tail = instance_tail(base, object, shape);
  if (HOGNOSE_LIKELY(slot < shape->inline_slots)) return tail.slots[slot];
  const ValueArray* overflow = base.at<ValueArray>(*tail.attributes);
  uint32_t index = slot - shape->inline_slots;
  return *tail.attributes != 0 && index < overflow->capacity ? overflow->values[index]
                                                             : Value::undefined();
}

void store_slot(CageBase base, Cell* object, const Shape* shape, uint32_t slot, Value value) {
  InstanceTail tail = instance_tail(base, object, shape);
  if (HOGNOSE_LIKELY(slot < shape->inline_slots)) {
    tail.slots[slot] = value;
    return;
  }
  ValueArray* overflow = base.at<ValueArray>(*tail.attributes);
  uint32_t index = slot - shape->inline_slots;
  if (*tail.attributes != 0 && index < overflow->capacity) overflow->values[index] = value;
}

namespace {

Value* native_slot(Vm& vm, Value object, TypeId owner, uint32_t slot) {
  HOGNOSE_CHECK(object.is_cell() && slot < spec_of(owner).member_slots &&
                is_built_as(vm, object, owner));
  Cell* cell = vm.cell(object);
  const Shape* shape = shape_of(vm.base, cell);
  HOGNOSE_CHECK(slot < shape->inline_slots);
  return instance_tail(vm.base, cell, shape).slots + slot;
}

}  // namespace

Value load_native_slot(Vm& vm, Value object, TypeId owner, uint32_t slot) {
  return *native_slot(vm, object, owner, slot);
}

void store_native_slot(Vm& vm, Value object, TypeId owner, uint32_t slot, Value value) {
  *native_slot(vm, object, owner, slot) = value;
}

// --- shapes

Result<Shape*> transition(Vm& vm, Shape* shape, Str* name) {
  uint32_t known = vm.classes.transitions->find(offset_of(shape), offset_of(name));
  if (known != 0) return vm.base.at<Shape>(known);
  if (is_dictionary(shape) || !takes_attributes(shape) ||
      shape->slot_count - shape->member_slots >= static_cast<int>(kMaximumSlots)) {
    return nullptr;
  }
  ShapeKeys* keys = TRY(keys_with(vm, shape, name));
  Shape* child = TRY(copy_of(vm, shape));
  child->slot_count = static_cast<uint16_t>(shape->slot_count + 1);
  child->keys = keys;
  child->parent = shape;
  if (!is_boot_cell(shape->type.get())) shape->type->flags |= kTypeGrown;
  return register_shape(vm, offset_of(shape), offset_of(name), child);
}

Result<Shape*> make_root_shape(Vm& vm, Type* type, const RootShapeOptions& options) {
  uint32_t wanted = 0;
  if (options.takes_attributes && !is_variable_size(options.layout) &&
      !attributes_place(options.layout).always_dictionary) {
    wanted = std::min(options.inline_attributes, kMaximumInlineSlots);
  }
  Shape* shape = TRY(vm.make<Shape>(TypeId::Shape));
  shape->layout = static_cast<uint8_t>(options.layout);
  shape->flags = options.takes_attributes ? kShapeTakesAttributes : 0;
  if ((type->flags & kTypeFinalizer) != 0) shape->flags |= kShapeFinalizer;
  place_tail(shape, options.layout);
  uint32_t slots = options.member_slots + wanted;
  if ((shape->flags & kShapeVariableSize) == 0) {
    // Use the bytes that rounding up to the allocator's granule would waste as one more slot.
    uint32_t bytes = shape->slots_offset + slots * static_cast<uint32_t>(sizeof(Value));
    bool fill = options.takes_attributes && (shape->flags & kShapeDictionary) == 0;
    if (fill && bytes % Heap::kGranule != 0) {
      ++slots;
      bytes += static_cast<uint32_t>(sizeof(Value));
    }
    shape->instance_bytes = static_cast<uint16_t>(bytes);
  }
  shape->inline_slots = static_cast<uint16_t>(slots);
  shape->slot_count = shape->member_slots = static_cast<uint16_t>(options.member_slots);
  shape->type = type;
  return register_shape(vm, offset_of(type), kRootMark + slots, shape);
}

void fill_builtin_shape(Shape* shape, TypeId id, uint32_t type_offset) {
  TypeId layout = layout_id(id);
  shape->shape = shape_offset(TypeId::Shape);
  shape->layout = static_cast<uint8_t>(layout);
  shape->type.set_offset(type_offset);
  place_tail(shape, layout);
  if ((row_of(id).flags & kTypeHasAttributes) != 0 || attributes_place(layout).always_dictionary) {
    // Exact instances of built-in types always keep the same shape, so their attributes are in a
    // Dict.
    shape->flags |= kShapeTakesAttributes | kShapeDictionary;
  }
  shape->instance_bytes = static_cast<uint16_t>(spec_of(layout).instance_bytes);
  uint16_t members = spec_of(id).member_slots;
  if (members == 0) {
    // If the layout has no field for the reference to the attributes, the reference follows the
    // layout.
    bool attributes_follow_layout =
        takes_attributes(shape) && shape->attributes_offset >= shape->instance_bytes;
    if (attributes_follow_layout) shape->instance_bytes = shape->slots_offset;
    return;
  }
  shape->member_slots = shape->slot_count = shape->inline_slots = members;
  shape->instance_bytes = static_cast<uint16_t>(shape->slots_offset + members * sizeof(Value));
}

// --- own attributes

Value find_own_attribute(Vm& vm, Cell* object, Str* name) {
  const Shape* shape = shape_of(vm.base, object);
  if (is_dictionary(shape)) {
    Dict* dict = dictionary_of(vm, object, shape);
    return dict == nullptr ? Value::undefined() : dict_find_string(vm, dict, name);
  }
  uint16_t slot = 0;
  return find_slot(shape, name, &slot) ? load_slot(vm.base, object, shape, slot)
                                       : Value::undefined();
}

Result<void> check_writable(Vm& vm, const Cell* object) {
  if (HOGNOSE_LIKELY(!is_boot_cell(object)) || vm.heap.building_boot()) return {};
  return vm.raise(TypeId::TypeError, "a built-in '{}' object cannot be changed",
                  shape_of(vm.base, object)->type.get());
}

Result<void> set_own_attribute(Vm& vm, Cell* object, Str* name, Value value) {
  TRY(check_writable(vm, object));
  Shape* shape = shape_of(vm.base, object);
  if (!is_dictionary(shape)) {
    uint16_t slot = 0;
    if (find_slot(shape, name, &slot)) {
      store_slot(vm.base, object, shape, slot, value);
      return {};
    }
    Shape* child = TRY(transition(vm, shape, name));
    if (child != nullptr) {
      if (shape->slot_count >= shape->inline_slots) {
        TRY(reserve_overflow(vm, object, shape, shape->slot_count - shape->inline_slots));
        if (shape->slot_count == shape->inline_slots) TRY(learn_inline_slots(vm, shape));
      }
      store_slot(vm.base, object, shape, shape->slot_count, value);
      object->shape = offset_of(child);
      return {};
    }
  }
  Dict* dict = TRY(instance_dictionary(vm, object));
  return dict_set_string(vm, dict, name, value);
}

Result<bool> delete_own_attribute(Vm& vm, Cell* object, Str* name) {
  Shape* shape = shape_of(vm.base, object);
  if (!is_dictionary(shape)) {
    uint16_t slot = 0;
    if (!find_slot(shape, name, &slot)) return false;
    TRY(check_writable(vm, object));
    if (slot + 1 == shape->slot_count && shape->parent) {
      store_slot(vm.base, object, shape, slot, Value::undefined());
      object->shape = shape->parent.offset();
      return true;
    }
  }
  Dict* dict =
      is_dictionary(shape) ? dictionary_of(vm, object, shape) : TRY(to_dictionary_mode(vm, object));
  if (dict == nullptr) return false;
  return dict_delete_string(vm, dict, name);
}

Result<Dict*> instance_dictionary(Vm& vm, Cell* object) {
  Shape* shape = shape_of(vm.base, object);
  if (!is_dictionary(shape)) return to_dictionary_mode(vm, object);
  Dict* dict = dictionary_of(vm, object, shape);
  if (dict != nullptr) return dict;
  TRY(check_writable(vm, object));
  dict = TRY(make_dict(vm));
  *instance_tail(vm.base, object, shape).attributes = offset_of(dict);
  return dict;
}

Result<void> replace_instance_dictionary(Vm& vm, Cell* object, Dict* dict) {
  TRY(check_writable(vm, object));
  Shape* shape = shape_of(vm.base, object);
  if (!is_dictionary(shape)) {
    Shape* target = TRY(dictionary_shape(vm, shape));
    object->shape = offset_of(target);
  }
  *instance_tail(vm.base, object, shape).attributes = offset_of(dict);
  return {};
}

Result<void> change_class(Vm& vm, Cell* object, Type* type) {
  Shape* root = type->instance_shape.get();
  if (!takes_attributes(root)) {
    object->shape = offset_of(root);
    return {};
  }
  Dict* dict = TRY(instance_dictionary(vm, object));
  Shape* target = is_dictionary(root) ? root : TRY(dictionary_shape(vm, root));
  object->shape = offset_of(target);
  *instance_tail(vm.base, object, target).attributes = offset_of(dict);
  return {};
}

Result<Dict*> copy_own_attributes(Vm& vm, Cell* object) {
  const Shape* shape = shape_of(vm.base, object);
  if (is_dictionary(shape)) {
    Dict* dict = dictionary_of(vm, object, shape);
    return dict == nullptr ? make_dict(vm) : dict_copy(vm, dict);
  }
  Dict* dict = TRY(make_dict(vm, shape->slot_count - shape->member_slots));
  for (uint32_t slot = shape->member_slots; slot < shape->slot_count; ++slot) {
    // The names of a shape differ from each other.
    const Value name = Value::from_cell(shape->keys->names[slot - shape->member_slots].get());
    const uint64_t hash = TRY(quick_hash_calling(vm, name));
    TRY(dict_insert_absent(vm, dict, name, hash, load_slot(vm.base, object, shape, slot)));
  }
  return dict;
}

// --- tracing

void trace_shape(Tracer& tracer, Cell* cell, size_t) {
  auto* shape = static_cast<Shape*>(cell);
  tracer.visit(shape->type);
  tracer.visit(shape->keys);
  tracer.visit(shape->parent);
}

void trace_shape_keys(Tracer& tracer, Cell* cell, size_t bytes) {
  auto* keys = static_cast<ShapeKeys*>(cell);
  size_t count = std::min<size_t>(keys->used, (bytes - sizeof(ShapeKeys)) / sizeof(Ref<Str>));
  for (size_t i = 0; i < count; ++i) tracer.visit(keys->names[i]);
}

void trace_attributes(Tracer& tracer, Cell* cell, size_t bytes) {
  CageBase base = CageBase::of(cell);
  const Shape* shape = shape_of(base, cell);
  if (!takes_attributes(shape) && shape->member_slots == 0) return;
  size_t slots_offset = shape->slots_offset;
  size_t attributes_offset = shape->attributes_offset;
  if ((shape->flags & kShapeVariableSize) != 0) {
    attributes_offset = variable_tail_offset(cell);
    slots_offset = attributes_offset + 8;
  }
  if (attributes_offset + sizeof(uint32_t) > bytes) return;
  if (takes_attributes(shape)) {
    tracer.visit_offset(
        *base.at<uint32_t>(offset_of(cell) + static_cast<uint32_t>(attributes_offset)));
  }
  if (slots_offset >= bytes) return;
  size_t count = std::min<size_t>(shape->slot_count, shape->inline_slots);
  count = std::min(count, (bytes - slots_offset) / sizeof(Value));
  tracer.visit_values(base.at<Value>(offset_of(cell) + static_cast<uint32_t>(slots_offset)), count);
}

}  // namespace hognose
