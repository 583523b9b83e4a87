// The method resolution order (MRO): C3, and the mro() of a metaclass.
//
// The result is the tuple of classes in which attributes are looked up.
#include "meter/paced.h"
#include "objects/classes/class.h"
#include "objects/containers/dict_access.h"
#include "objects/containers/list.h"
#include "objects/core/make.h"
#include "objects/protocols/protocol.h"

namespace hognose {

namespace {

bool is_in_tail(const Tuple* list, uint32_t start, Value wanted) {
  for (uint32_t i = start + 1; i < list->length; ++i) {
    if (list->items[i] == wanted) return true;
  }
  return false;
}

// The lists to merge: the MROs of the bases and the list of bases. `starts` is the number of items
// of each that are merged already.
struct Merge {
  explicit Merge(Vm& vm) : lists(vm), starts(vm) {}

  Tuple* list(Vm& vm, size_t i) { return vm.cell<Tuple>(lists[i]); }
  uint32_t start(size_t i) { return static_cast<uint32_t>(starts[i].small_int()); }
  bool finished(Vm& vm, size_t i) { return start(i) >= list(vm, i)->length; }

  RootVector lists;
  RootVector starts;
};

Failure raise_inconsistent(Vm& vm, Merge& merge) {
  // The remaining heads, each once, in order.
  Dict* heads = TRY(make_dict(vm));
  for (size_t i = 0; i < merge.lists.size(); ++i) {
    if (merge.finished(vm, i)) continue;
    TRY(dict_set_calling(vm, heads, merge.list(vm, i)->items[merge.start(i)], Value::none()));
  }
  Str* text = vm.empty_string();
  uint32_t position = 0;
  Value head;
  Value ignored;
  while (dict_next(heads, &position, &head, &ignored)) {
    const Str* type = vm.cell<Type>(head)->name.get();
    text = TRY(text->length == 0 ? make_text(vm, "{}", type) : make_text(vm, "{}, {}", text, type));
  }
  return vm.raise(TypeId::TypeError,
                  "Cannot create a consistent method resolution order (MRO) for bases {}", text);
}

// The first head that is not in the tail of any list. Undefined if there is none; *done is set if
// that is because everything is merged.
Result<Value> next_head(Vm& vm, Merge& merge, bool* done) {
  *done = true;
  for (size_t i = 0; i < merge.lists.size(); ++i) {
    if (merge.finished(vm, i)) continue;
    *done = false;
    Value head = merge.list(vm, i)->items[merge.start(i)];
    bool blocked = false;
    for (size_t k = 0; k < merge.lists.size() && !blocked; ++k) {
      const Tuple* list = merge.list(vm, k);
      TRY(vm.meter.charge(list->length / 8 + 1));
      blocked = is_in_tail(list, merge.start(k), head);
    }
    if (!blocked) return head;
  }
  return Value::undefined();
}

Result<Tuple*> extend_order(Vm& vm, Type* type, const Tuple* order) {
  TRY(vm.meter.charge(order->length / 8 + 1));
  Tuple* made = TRY(make_tuple_room(vm, uint64_t{order->length} + 1));
  made->items[0] = Value::from_cell(type);
  TRY(paced_copy(vm.meter, made->items.from(1), order->items.data(),
                 order->length * sizeof(Value)));
  return made;
}

}  // namespace

Result<Tuple*> linearize(Vm& vm, Type* type) {
  Tuple* bases = type->bases.get();
  for (uint32_t i = 0; i < bases->length; ++i) {
    TRY(vm.meter.charge(1));
    Type* base = vm.as<Type>(bases->items[i], TypeId::Type);
    if (base == nullptr || !base->mro) {
      return vm.raise(TypeId::TypeError, "Cannot extend an incomplete type '{}'",
                      base == nullptr ? type_name(vm, bases->items[i]) : base);
    }
  }
  if (bases->length == 0) return make_tuple(vm, {Value::from_cell(type)});
  if (bases->length == 1) return extend_order(vm, type, vm.cell<Type>(bases->items[0])->mro.get());
  for (uint32_t i = 0; i < bases->length; ++i) {
    TRY(vm.meter.charge(bases->length / 8 + 1));
    if (!is_in_tail(bases, i, bases->items[i])) continue;
    return vm.raise(TypeId::TypeError, "duplicate base class {}",
                    vm.cell<Type>(bases->items[i])->name.get());
  }
  Merge merge(vm);
  for (uint32_t i = 0; i <= bases->length; ++i) {
    const Tuple* list = i == bases->length ? bases : vm.cell<Type>(bases->items[i])->mro.get();
    TRY(merge.lists.push(Value::from_cell(list)));
    TRY(merge.starts.push(Value::from_small_int(0)));
  }
  List* order = TRY(make_list_room(vm, 8));
  TRY(list_append(vm, order, Value::from_cell(type)));
  for (;;) {
    bool done = false;
    Value head = TRY(next_head(vm, merge, &done));
    if (done) break;
    if (head.is_undefined()) return raise_inconsistent(vm, merge);
    TRY(list_append(vm, order, head));
    for (size_t i = 0; i < merge.lists.size(); ++i) {
      if (merge.finished(vm, i) || merge.list(vm, i)->items[merge.start(i)] != head) continue;
      merge.starts[i] = Value::from_small_int(merge.start(i) + 1);
    }
  }
  return make_tuple(vm, order->items->values.data(), order->length);
}

Result<Tuple*> resolution_order_calling(Vm& vm, Type* type) {
  Value self = Value::from_cell(type);
  Type* meta = vm.type_of(self);
  Str* name = vm.name(Name::MroMethod);
  Value method = find_class_attribute(vm, meta, name);
  if (method == find_class_attribute(vm, vm.type(TypeId::Type), name) || method.is_undefined()) {
    return linearize(vm, type);
  }
  Value bound = TRY(bind_descriptor_calling(vm, method, self, meta));
  Value answer = TRY(vm.call(bound, nullptr, 0));
  Tuple* order = TRY(tuple_from_iterable_calling(vm, answer));
  if (order->length == 0) return vm.raise(TypeId::TypeError, "type MRO must not be empty");
  Type* solid = solid_base(type);
  for (uint32_t i = 0; i < order->length; ++i) {
    Type* step = vm.as<Type>(order->items[i], TypeId::Type);
    if (step == nullptr) {
      return vm.raise(TypeId::TypeError, "mro() returned a non-class ('{}')",
                      type_name(vm, order->items[i]));
    }
    // Methods of the classes in the MRO may be called on instances, so their layouts must fit.
    TRY(vm.meter.charge(1));
    if (!TRY(derives_by_base(vm, solid, solid_base(step)))) {
      return vm.raise(TypeId::TypeError, "mro() returned base with unsuitable layout ('{}')", step);
    }
  }
  return order;
}

}  // namespace hognose
