// The children of an element by index and slice.
//
// Methods __index__ and iterators are guest code that may change the children. So the key and the
// values are converted first, and then applied to the children that there are.
#include "library/xml/element.h"
#include "meter/paced.h"
#include "objects/containers/list_methods.h"
#include "objects/containers/slice_bounds.h"
#include "objects/core/make.h"
#include "objects/protocols/protocol.h"

namespace hognose::xml {

namespace {

// Converts a key that is not a slice to an index. Methods __index__ may change the children.
Result<uint32_t> child_index_calling(Vm& vm, Value self, Value key, const char* out_of_range) {
  if (!has_index(vm, key)) {
    return vm.raise(TypeId::TypeError, "element indices must be integers");
  }
  int64_t index = TRY(index_int64_calling(vm, key, OutOfRange::RaiseIndex));
  const int64_t count = children_of(vm.known<Element>(self)).count;
  if (index < 0) index += count;
  if (index < 0 || index >= count) return vm.raise(TypeId::IndexError, out_of_range);
  return static_cast<uint32_t>(index);
}

Result<void> set_slice_calling(Vm& vm, Value self, const Slice* slice, Value value) {
  const SliceIndices indices = TRY(slice_indices_calling(vm, slice));
  if (value.is_undefined()) {
    return list_assign_slice(vm, vm.known<Element>(self), indices, nullptr);
  }
  const ItemsView values =
      items_of(vm, TRY(items_calling(vm, value, "assignment expects an iterable")));
  TRY(check_children(vm, values));
  return list_assign_slice(vm, vm.known<Element>(self), indices, &values);
}

}  // namespace

Result<void> check_children(Vm& vm, ItemsView values) {
  TRY(vm.meter.charge(values.count / 16));
  Pace pace(vm.meter);
  for (uint32_t i = 0; i < values.count; ++i) {
    TRY(pace.turn());
    TRY(check_child(vm, values.items[i]));
  }
  return {};
}

Result<Value> element_get_item(Vm& vm, Value self, Value key) {
  if (vm.has_layout(key, TypeId::Slice)) {
    const SliceIndices indices = TRY(slice_indices_calling(vm, vm.known<Slice>(key)));
    const ItemsView children = children_of(vm.known<Element>(self));
    return Value::from_cell(TRY(make_list_of_slice(vm, children, indices)));
  }
  const uint32_t index = TRY(child_index_calling(vm, self, key, "child index out of range"));
  return vm.known<Element>(self)->items->values[index];
}

Result<void> element_set_item(Vm& vm, Value self, Value key, Value value) {
  if (vm.has_layout(key, TypeId::Slice)) {
    return set_slice_calling(vm, self, vm.known<Slice>(key), value);
  }
  const uint32_t index =
      TRY(child_index_calling(vm, self, key, "child assignment index out of range"));
  Element* element = vm.known<Element>(self);
  if (value.is_undefined()) return list_remove_range(vm, element, index, index + 1);
  TRY(check_child(vm, value));
  element->items->values[index] = value;
  return {};
}

}  // namespace hognose::xml
