// The iterators of Element.iter() and Element.itertext().
//
// They walk the tree in document order, with a stack in the cage: trees may be of any depth, and
// the walk of an element inside itself ends at the limit of memory. The position is moved before
// guest code runs, which may use the same iterator or change the tree.
#include <utility>

#include "library/xml/element.h"
#include "meter/paced.h"
#include "objects/containers/iterators.h"
#include "objects/core/make.h"
#include "objects/core/type_specs.h"
#include "objects/protocols/protocol.h"

namespace hognose::xml {

namespace {

struct ElementIterator : Cell {
  static constexpr bool is_layout_of(TypeId id) { return id == TypeId::ElementIterator; }
  uint32_t depth;        // elements that are open
  Ref<ValueArray> open;  // for each: the element, and the index of its next child
  TreeItems items;
  Value root;  // undefined once it is open
  Value tag;
};

constexpr uint32_t kFirstDepth = 4;

ElementIterator* iterator_of(Vm& vm, Value self) { return vm.known<ElementIterator>(self); }

Result<void> grow(Vm& vm, ElementIterator* iterator) {
  const uint64_t used = uint64_t{iterator->depth} * 2;
  const uint64_t capacity = used == 0 ? uint64_t{kFirstDepth} * 2 : used * 2;
  TRY(vm.meter.charge(used / 8));
  Result<ValueArray*> made = vm.make<ValueArray>(TypeId::ValueArray, capacity * sizeof(Value));
  if (made.failed()) return vm.growth_failure(made.failure());
  ValueArray* open = made.value();
  open->capacity = static_cast<uint32_t>(capacity);
  if (used != 0) {
    TRY(paced_copy(vm.meter, open->values.data(), iterator->open->values.data(),
                   used * sizeof(Value)));
  }
  iterator->open = open;
  return {};
}

Result<void> push(Vm& vm, ElementIterator* iterator, Value element) {
  const uint64_t used = uint64_t{iterator->depth} * 2;
  if (!iterator->open || used + 2 > iterator->open->capacity) TRY(grow(vm, iterator));
  iterator->open->values[used] = element;
  iterator->open->values[used + 1] = Value::from_small_int(0);
  ++iterator->depth;
  return {};
}

// The element that was opened last and the index of its next child; null if none is open.
Value* innermost(const ElementIterator* iterator) {
  const uint64_t used = uint64_t{iterator->depth} * 2;
  if (used == 0 || used > iterator->open->capacity) return nullptr;
  return &iterator->open->values[used - 2];
}

// What the walk reaches next: an element that it enters, or one that it leaves.
struct Step {
  Value element;  // undefined: the walk is over
  bool enters = false;
};

Result<Step> step(Vm& vm, ElementIterator* iterator) {
  Value* place = innermost(iterator);
  if (place == nullptr) {
    Value root = std::exchange(iterator->root, Value::undefined());
    if (!root.is_undefined()) TRY(push(vm, iterator, root));
    return Step{root, true};
  }
  const ItemsView children = children_of(vm.cell<Element>(place[0]));
  const auto index = static_cast<uint64_t>(place[1].small_int());
  if (index >= children.count) {
    --iterator->depth;
    return Step{std::exchange(place[0], Value::undefined())};
  }
  place[1] = Value::from_small_int(static_cast<int64_t>(index) + 1);
  Value child = children.items[index];
  TRY(push(vm, iterator, child));
  return Step{child, true};
}

// The text that belongs to the place that the walk reached: of the root, the tail does not.
Value text_at(Vm& vm, const ElementIterator* iterator, const Step& step) {
  const Element* element = vm.cell<Element>(step.element);
  if (step.enters) return element->text;
  return iterator->depth == 0 ? Value::none() : element->tail;
}

Result<Value> iterator_next(Vm& vm, Value self) {
  ElementIterator* iterator = iterator_of(vm, self);
  for (;;) {
    TRY(vm.meter.charge(1));
    const Step reached = TRY(step(vm, iterator));
    if (reached.element.is_undefined()) return Value::undefined();
    if (iterator->items == TreeItems::Texts) {
      Value text = text_at(vm, iterator, reached);
      if (TRY(truth_calling(vm, text))) return text;
    } else if (reached.enters) {
      if (iterator->tag.is_none()) return reached.element;
      Value tag = vm.cell<Element>(reached.element)->tag;
      if (TRY(tags_equal_calling(vm, tag, iterator->tag))) return reached.element;
    }
  }
}

void trace_iterator(Tracer& tracer, Cell* cell, size_t) {
  auto* iterator = static_cast<ElementIterator*>(cell);
  tracer.visit(iterator->open);
  tracer.visit(iterator->root);
  tracer.visit(iterator->tag);
}

}  // namespace

Result<Value> make_element_iterator(Vm& vm, Value root, Value tag, TreeItems items) {
  auto* iterator = TRY(vm.make<ElementIterator>(TypeId::ElementIterator));
  iterator->root = root;
  iterator->tag = tag;
  iterator->items = items;
  return Value::from_cell(iterator);
}

}  // namespace hognose::xml

namespace hognose {

using namespace xml;

const TypeSpec kElementIteratorType = {
    .module = "_elementtree",
    .slots = {.iterate = iterate_self, .next = iterator_next},
    .trace = trace_iterator,
    .instance_bytes = sizeof(ElementIterator),
};

}  // namespace hognose
