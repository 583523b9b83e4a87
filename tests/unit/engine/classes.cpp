// Classes, shapes, attributes and their caches, without source text.
#include <algorithm>
#include <csignal>
#include <vector>

#include "common/object_world.h"
#include "objects/attributes/shape.h"
#include "objects/classes/registry.h"
#include "objects/containers/dict_access.h"
#include "objects/protocols/slot_wrappers.h"
#include "policy/effective_policy.h"

namespace hognose {
namespace {

Value number(int64_t n) { return Value::from_small_int(n); }

TEST(Boot, PutsTypesAndNamesAtTheirPlaces) {
  World world;
  Machine& vm = world.vm;
  for (uint32_t i = 0; i < kTypeCount; ++i) {
    if (row_of(static_cast<TypeId>(i)).is_internal) continue;
    Type* type = vm.type(static_cast<TypeId>(i));
    EXPECT_EQ(world.text(type->name.get()), row_of(static_cast<TypeId>(i)).name);
    EXPECT_EQ(type->id, i);
    EXPECT_EQ(vm.type_of(Value::from_cell(type)), vm.type(TypeId::Type));
    EXPECT_EQ(type->instance_shape->type.get(), type);
  }
  EXPECT_EQ(world.text(vm.name(Name::Init)), "__init__");
  EXPECT_EQ(world.name("__init__"), vm.name(Name::Init));
  EXPECT_EQ(world.name("x"), vm.character('x'));
}

// Types without fields of their own. For any other type, the default size would be an error.
constexpr TypeId kBareTypes[] = {TypeId::Generic, TypeId::HostObject, TypeId::SimpleNamespace,
                                 TypeId::Tzinfo};

TEST(Boot, SubclassableLayoutsDeclareTheirSize) {
  for (uint32_t i = 0; i < kTypeCount; ++i) {
    TypeId id = static_cast<TypeId>(i);
    bool needed = !row_of(static_cast<TypeId>(i)).is_internal && id != TypeId::Object &&
                  (row_of(static_cast<TypeId>(i)).flags &
                   (kTypeSubclassable | kTypeVariableSize)) == kTypeSubclassable;
    bool is_bare = std::ranges::find(kBareTypes, id) != std::end(kBareTypes);
    if (needed && !is_bare) {
      EXPECT_GT(spec_of(layout_id(id)).instance_bytes, kSmallestCell)
          << row_of(static_cast<TypeId>(i)).name;
    }
  }
}

// A damaged cell may claim to be of any type.
TEST(TypeTables, HaveARowForEveryNumber) {
  World world;
  for (uint32_t number : {kTypeCount, kTypeCount + 1, 0xFFFFu}) {
    const auto id = static_cast<TypeId>(number);
    EXPECT_TRUE(row_of(id).is_internal);
    EXPECT_FALSE(row_of(id).is_exception);
    EXPECT_TRUE(spec_of(id).properties.empty());
    EXPECT_EQ(spec_of(id).member_slots, 0);
    EXPECT_TRUE(slots_of(world.vm, id).repr == nullptr);
    EXPECT_EQ(layout_id(id), id);
  }
}

TEST(TypeTables, SlotsThatATypeLacksAreNotCalled) {
  const testing::KilledBySignal failed_check(SIGABRT);
  World world;
  Machine& vm = world.vm;
  for (TypeId id : {TypeId::ValueArray, TypeId::DictEntries, TypeId::Shape, TypeId::Guest}) {
    EXPECT_EXIT((void)slots_of(vm, id).repr(vm, Value::none()), failed_check, "");
    EXPECT_EXIT((void)slots_of(vm, id).hash(vm, Value::none()), failed_check, "");
  }
  Value internal = Value::from_cell(vm.make<ValueArray>(TypeId::ValueArray).value());
  EXPECT_EXIT((void)repr_calling(vm, internal), failed_check, "");
  EXPECT_EXIT((void)str_calling(vm, internal), failed_check, "");
  EXPECT_EXIT((void)slots_of(vm, TypeId::Int).length(vm, Value::none()), failed_check, "");
}

TEST(Boot, StringsHaveTheirHashesInAdvance) {
  World world;
  Machine& vm = world.vm;
  for (uint32_t i = 0; i < kTypeCount; ++i) {
    if (row_of(static_cast<TypeId>(i)).is_internal) continue;
    uint32_t position = 0;
    Value key;
    Value value;
    while (dict_next(vm.type(static_cast<TypeId>(i))->dict.get(), &position, &key, &value)) {
      EXPECT_NE(vm.cell<Str>(key)->flags & kStrHashed, 0);
      EXPECT_TRUE(vm.cell<Str>(key)->is_interned());
    }
  }
}

TEST(Boot, GuardedNamesAreMarked) {
  World world;
  for (const GuardedName& row : guarded_names()) {
    EXPECT_NE(world.name(row.name)->flags & kStrGuarded, 0) << row.name;
  }
  EXPECT_EQ(world.name("append")->flags & kStrGuarded, 0);
}

TEST(Boot, NativesAndPropertiesAreCheckedByRange) {
  World world;
  EXPECT_NE(World::boot().native(0), nullptr);
  EXPECT_EQ(World::boot().native(World::boot().native_count()), nullptr);
  EXPECT_EQ(World::boot().native(UINT32_MAX), nullptr);
  EXPECT_EQ(World::boot().property(UINT32_MAX), nullptr);
}

TEST(Shapes, TheSameNamesInTheSameOrderShareAShape) {
  World world;
  Machine& vm = world.vm;
  Type* type = world.make_class("Point").take();
  Value a = world.instance(type);
  Value b = world.instance(type);
  for (Value object : {a, b}) {
    ASSERT_TRUE(set_attribute_calling(vm, object, world.name("x"), number(1)).ok());
    ASSERT_TRUE(set_attribute_calling(vm, object, world.name("y"), number(2)).ok());
  }
  EXPECT_EQ(vm.cell(a)->shape, vm.cell(b)->shape);
  Value c = world.instance(type);
  ASSERT_TRUE(set_attribute_calling(vm, c, world.name("y"), number(3)).ok());
  EXPECT_NE(vm.cell(a)->shape, vm.cell(c)->shape);
  EXPECT_EQ(get_attribute_calling(vm, a, world.name("y")).take(), number(2));
  EXPECT_EQ(get_attribute_calling(vm, c, world.name("y")).take(), number(3));
}

TEST(Shapes, ManyAttributesOverflowAndThenBecomeADict) {
  World world;
  Machine& vm = world.vm;
  Type* type = world.make_class("Many").take();
  Value object = world.instance(type);
  for (int i = 0; i < 200; ++i) {
    Str* name = world.name("a" + std::to_string(i));
    ASSERT_TRUE(set_attribute_calling(vm, object, name, number(i)).ok());
    bool dictionary = (shape_of(vm.base, vm.cell(object))->flags & kShapeDictionary) != 0;
    EXPECT_EQ(dictionary, i >= static_cast<int>(kMaximumSlots));
  }
  for (int i = 0; i < 200; ++i) {
    Str* name = world.name("a" + std::to_string(i));
    EXPECT_EQ(get_attribute_calling(vm, object, name).take(), number(i));
  }
}

TEST(Shapes, FreshInstancesGetTheSlotsThatOthersNeeded) {
  World world;
  Machine& vm = world.vm;
  Type* type = world.make_class("Grown").take();
  uint32_t before = type->instance_shape->inline_slots;
  Value object = world.instance(type);
  for (int i = 0; i < 8; ++i) {
    Str* name = world.name("b" + std::to_string(i));
    ASSERT_TRUE(set_attribute_calling(vm, object, name, number(i)).ok());
  }
  EXPECT_GT(type->instance_shape->inline_slots, before);
}

TEST(Shapes, DeletingTheLastAttributeGoesBackOthersToTheDict) {
  World world;
  Machine& vm = world.vm;
  Type* type = world.make_class("Deleting").take();
  Value object = world.instance(type);
  for (const char* text : {"x", "y", "z"}) {
    ASSERT_TRUE(set_attribute_calling(vm, object, world.name(text), number(1)).ok());
  }
  ASSERT_TRUE(set_attribute_calling(vm, object, world.name("z"), Value::undefined()).ok());
  EXPECT_EQ(shape_of(vm.base, vm.cell(object))->flags & kShapeDictionary, 0);
  ASSERT_TRUE(set_attribute_calling(vm, object, world.name("x"), Value::undefined()).ok());
  EXPECT_NE(shape_of(vm.base, vm.cell(object))->flags & kShapeDictionary, 0);
  EXPECT_TRUE(find_attribute_calling(vm, object, world.name("x")).take().is_undefined());
  EXPECT_EQ(find_attribute_calling(vm, object, world.name("y")).take(), number(1));
}

TEST(Shapes, TheDictIsALiveView) {
  World world;
  Machine& vm = world.vm;
  Value object = world.instance(world.make_class("Live").take());
  ASSERT_TRUE(set_attribute_calling(vm, object, world.name("x"), number(1)).ok());
  Value dict = get_attribute_calling(vm, object, vm.name(Name::Dict)).take();
  ASSERT_TRUE(vm.is_exactly(dict, TypeId::Dict));
  ASSERT_TRUE(dict_set_string(vm, vm.cell<Dict>(dict), world.name("y"), number(2)).ok());
  EXPECT_EQ(get_attribute_calling(vm, object, world.name("y")).take(), number(2));
  ASSERT_TRUE(set_attribute_calling(vm, object, world.name("x"), number(5)).ok());
  EXPECT_EQ(dict_find_string(vm, vm.cell<Dict>(dict), world.name("x")), number(5));
  EXPECT_EQ(get_attribute_calling(vm, object, vm.name(Name::Dict)).take(), dict);
}

TEST(Shapes, CollectionPrunesDeadShapesAndChangesTheEpoch) {
  World world;
  Machine& vm = world.vm;
  RootVector roots(vm);
  Type* type = world.make_class("Kept").take();
  ASSERT_TRUE(roots.push(Value::from_cell(type)).ok());
  Value object = world.instance(type);
  ASSERT_TRUE(roots.push(object).ok());
  ASSERT_TRUE(set_attribute_calling(vm, object, world.name("kept"), number(1)).ok());
  uint32_t shape = vm.cell(object)->shape;
  ASSERT_TRUE(set_attribute_calling(vm, world.instance(type), world.name("gone"), number(1)).ok());
  ASSERT_TRUE(world.make_class("Gone").ok());
  uint32_t classes = vm.classes.registry->size();
  uint32_t epoch = vm.classes.epoch;
  world.collect();
  EXPECT_EQ(vm.classes.registry->size(), classes - 1);
  EXPECT_NE(vm.classes.epoch, epoch);
  EXPECT_EQ(vm.cell(object)->shape, shape);
  Value other = world.instance(type);
  ASSERT_TRUE(set_attribute_calling(vm, other, world.name("kept"), number(2)).ok());
  EXPECT_EQ(vm.cell(other)->shape, shape);
}

TEST(Interning, EqualStringsAreSharedAndDieWhenUnreferenced) {
  World world;
  Machine& vm = world.vm;
  Str* first = make_string(vm, "some longer name").take();
  Str* second = make_string(vm, "some longer name").take();
  EXPECT_EQ(intern(vm, first).take(), intern(vm, second).take());
  for (int i = 0; i < 5000; ++i) world.name("temporary" + std::to_string(i));
  uint32_t before = vm.tables.interned->size();
  world.collect();
  EXPECT_LT(vm.tables.interned->size() + 4000, before);
  RootVector roots(vm);
  std::vector<Str*> names;
  for (int i = 0; i < 1000; ++i) {
    names.push_back(world.name("kept" + std::to_string(i)));
    ASSERT_TRUE(roots.push(Value::from_cell(names.back())).ok());
  }
  world.collect();
  for (int i = 0; i < 1000; ++i) {
    EXPECT_EQ(world.name("kept" + std::to_string(i)), names[static_cast<size_t>(i)]);
  }
}

TEST(Lookups, SayWhatMayBeCached) {
  World world;
  Machine& vm = world.vm;
  Dict* names = make_dict(vm).take();
  ASSERT_TRUE(dict_set_string(vm, names, world.name("limit"), number(10)).ok());
  Type* type = world.make_class("Cached", {}, names).take();
  Value object = world.instance(type);
  ASSERT_TRUE(set_attribute_calling(vm, object, world.name("x"), number(7)).ok());

  AttributeInfo info;
  EXPECT_EQ(get_attribute_for_cache_calling(vm, object, world.name("x"), &info).take(), number(7));
  EXPECT_EQ(info.kind, AttributeKind::InlineSlot);
  EXPECT_EQ(info.shape, vm.cell(object)->shape);
  EXPECT_EQ(*vm.base.at<Value>(object.offset() + info.offset), number(7));

  EXPECT_EQ(get_attribute_for_cache_calling(vm, object, world.name("limit"), &info).take(),
            number(10));
  EXPECT_EQ(info.kind, AttributeKind::ClassPlace);
  EXPECT_EQ(vm.base.at<Dict>(info.dict)->entries->entries[info.index].value, number(10));

  Value cls = Value::from_cell(type);
  get_attribute_for_cache_calling(vm, cls, world.name("limit"), &info).take();
  EXPECT_EQ(info.kind, AttributeKind::TypePlace);

  get_attribute_for_cache_calling(vm, object, vm.name(Name::Class), &info).take();
  EXPECT_EQ(info.kind, AttributeKind::ClassConstant);
  EXPECT_EQ(info.value, cls);
  get_attribute_for_cache_calling(vm, Value::from_double(1), world.name("real"), &info).take();
  EXPECT_EQ(info.kind, AttributeKind::NativeGetter);

  Value self;
  Value list = Value::from_cell(make_list(vm, nullptr, 0).take());
  load_method_calling(vm, list, world.name("append"), &self, &info).take();
  EXPECT_EQ(info.kind, AttributeKind::ClassNative);
  EXPECT_EQ(self, list);

  StoreInfo store;
  ASSERT_TRUE(set_attribute_for_cache_calling(vm, object, world.name("x"), number(8), &store).ok());
  EXPECT_EQ(store.kind, StoreKind::InlineSlot);
  Value fresh = world.instance(type);
  ASSERT_TRUE(set_attribute_for_cache_calling(vm, fresh, world.name("x"), number(8), &store).ok());
  EXPECT_EQ(store.kind, StoreKind::NewInlineSlot);
  EXPECT_EQ(store.new_shape, vm.cell(object)->shape);
}

TEST(Lookups, PlainClassDataLeavesTheEpochAlone) {
  World world;
  Machine& vm = world.vm;
  Type* base = world.make_class("Base").take();
  Type* type = world.make_class("Derived", {base}).take();
  Value cls = Value::from_cell(base);
  Str* counter = world.name("counter");
  uint32_t epoch = vm.classes.epoch;
  ASSERT_TRUE(set_attribute_calling(vm, cls, counter, number(0)).ok());
  EXPECT_NE(vm.classes.epoch, epoch);  // the key is new
  Value object = world.instance(type);
  EXPECT_EQ(get_attribute_calling(vm, object, counter).take(), number(0));
  epoch = vm.classes.epoch;
  for (int i = 1; i < 100; ++i) {
    ASSERT_TRUE(set_attribute_calling(vm, cls, counter, number(i)).ok());
    EXPECT_EQ(get_attribute_calling(vm, object, counter).take(), number(i));
    EXPECT_EQ(type_lookup(vm, type, counter), number(i));
  }
  EXPECT_EQ(vm.classes.epoch, epoch);
  Value other_class = Value::from_cell(type);
  ASSERT_TRUE(set_attribute_calling(vm, cls, counter, other_class).ok());
  EXPECT_NE(vm.classes.epoch, epoch);
  EXPECT_EQ(get_attribute_calling(vm, object, counter).take(), other_class);
}

TEST(Lookups, AnExhaustedEpochCachesNothing) {
  World world;
  Machine& vm = world.vm;
  Type* type = world.make_class("Late").take();
  Value cls = Value::from_cell(type);
  vm.classes.epoch = kEpochExhausted - 1;
  ASSERT_TRUE(set_attribute_calling(vm, cls, world.name("m"), Value::from_cell(type)).ok());
  EXPECT_EQ(vm.classes.epoch, kEpochExhausted);
  AttributeInfo info;
  for (TypeId id : {TypeId::Int, TypeId::Str, TypeId::List}) {
    Value value = Value::from_cell(vm.type(id));
    ASSERT_TRUE(set_attribute_calling(vm, cls, world.name("m"), value).ok());
    EXPECT_EQ(get_attribute_for_cache_calling(vm, cls, world.name("m"), &info).take(), value);
    EXPECT_EQ(info.kind, AttributeKind::NotCacheable);
  }
  vm.classes.epoch = 1;
}

TEST(Classes, LinearizeAsC3) {
  World world;
  Machine& vm = world.vm;
  Type* o = vm.type(TypeId::Object);
  Type* a = world.make_class("A").take();
  Type* b = world.make_class("B", {a}).take();
  Type* c = world.make_class("C", {a}).take();
  Type* d = world.make_class("D", {b, c}).take();
  std::vector<Type*> expected = {d, b, c, a, o};
  ASSERT_EQ(d->mro->length, expected.size());
  for (size_t i = 0; i < expected.size(); ++i) {
    EXPECT_EQ(d->mro->items[i], Value::from_cell(expected[i]));
  }
  ASSERT_TRUE(world.make_class("E", {a, b}).failed());
  EXPECT_EQ(world.raised(),
            "TypeError: Cannot create a consistent method resolution order (MRO) for bases A, B");
  ASSERT_TRUE(world.make_class("F", {a, a}).failed());
  EXPECT_EQ(world.raised(), "TypeError: duplicate base class A");
}

TEST(Classes, RefuseLayoutsThatDoNotGoTogether) {
  World world;
  Machine& vm = world.vm;
  struct Case {
    TypeId left;
    TypeId right;
    const char* expected;
  };
  constexpr const char* kConflict = "TypeError: multiple bases have instance lay-out conflict";
  for (Case test :
       {Case{TypeId::Int, TypeId::Str, kConflict}, Case{TypeId::List, TypeId::Dict, kConflict},
        Case{TypeId::OSError, TypeId::StopIteration, kConflict},
        Case{TypeId::ValueError, TypeId::OSError, nullptr},
        Case{TypeId::ValueError, TypeId::KeyError, nullptr},
        Case{TypeId::Bool, TypeId::Int, "TypeError: type 'bool' is not an acceptable base type"}}) {
    Result<Type*> made = world.make_class("X", {vm.type(test.left), vm.type(test.right)});
    EXPECT_EQ(made.failed(), test.expected != nullptr);
    if (test.expected != nullptr) {
      EXPECT_EQ(world.raised(), test.expected);
    }
  }
}

TEST(Classes, SlotsAreReservedAndEmptyAtFirst) {
  World world;
  Machine& vm = world.vm;
  Dict* names = make_dict(vm).take();
  Value slots = Value::from_cell(
      make_tuple(vm, {Value::from_cell(world.name("y")), Value::from_cell(world.name("x"))})
          .take());
  ASSERT_TRUE(dict_set_string(vm, names, vm.name(Name::Slots), slots).ok());
  Type* type = world.make_class("Slotted", {}, names).take();
  Value object = world.instance(type);
  EXPECT_TRUE(get_attribute_calling(vm, object, world.name("x")).failed());
  EXPECT_EQ(world.raised(), "AttributeError: 'Slotted' object has no attribute 'x'");
  ASSERT_TRUE(set_attribute_calling(vm, object, world.name("x"), number(3)).ok());
  EXPECT_EQ(get_attribute_calling(vm, object, world.name("x")).take(), number(3));
  EXPECT_TRUE(set_attribute_calling(vm, object, world.name("z"), number(3)).failed());
  EXPECT_EQ(world.raised(),
            "AttributeError: 'Slotted' object has no attribute 'z' and no __dict__ for setting new "
            "attributes");
  // A descriptor must never read the slots of another class.
  Value stranger = world.instance(world.make_class("Stranger").take());
  Value descriptor = type_lookup(vm, type, world.name("x"));
  EXPECT_TRUE(bind_descriptor_calling(vm, descriptor, stranger, type).failed());
  EXPECT_EQ(world.raised(),
            "TypeError: descriptor 'x' for 'Slotted' objects doesn't apply to a 'Stranger' object");
}

TEST(Classes, SubclassesOfVariableSizeTypesKeepAttributesAfterTheItems) {
  World world;
  Machine& vm = world.vm;
  Type* type = world.make_class("Numbers", {vm.type(TypeId::Tuple)}).take();
  constexpr uint32_t kItems = 5;
  Tuple* tuple = vm.make_instance<Tuple>(type, kItems * sizeof(Value)).take();
  tuple->length = kItems;
  for (uint32_t i = 0; i < kItems; ++i) tuple->items[i] = number(i);
  Value object = Value::from_cell(tuple);
  for (int i = 0; i < 20; ++i) {
    Str* name = world.name("t" + std::to_string(i));
    ASSERT_TRUE(set_attribute_calling(vm, object, name, number(100 + i)).ok());
  }
  RootVector roots(vm);
  ASSERT_TRUE(roots.push(object).ok());
  world.collect();
  for (int i = 0; i < 20; ++i) {
    Str* name = world.name("t" + std::to_string(i));
    EXPECT_EQ(get_attribute_calling(vm, object, name).take(), number(100 + i));
  }
  for (uint32_t i = 0; i < kItems; ++i) EXPECT_EQ(tuple->items[i], number(i));
}

TEST(Classes, BuiltInTypesCannotBeChanged) {
  World world;
  Machine& vm = world.vm;
  Value cls = Value::from_cell(vm.type(TypeId::Int));
  EXPECT_TRUE(set_attribute_calling(vm, cls, world.name("foo"), number(1)).failed());
  EXPECT_EQ(world.raised(), "TypeError: cannot set 'foo' attribute of immutable type 'int'");
}

TEST(Guards, FollowTheProfile) {
  World world;
  Machine& vm = world.vm;
  Value cls = Value::from_cell(world.make_class("Guarded").take());
  Str* mro =
      make_string(vm, "__mro__").take();  // not interned, but the guard must still recognize it
  EffectivePolicy strict(PolicyProfile::Strict);
  EffectivePolicy standard(PolicyProfile::Standard);
  vm.host.policy = &strict;
  EXPECT_TRUE(get_attribute_calling(vm, cls, mro).failed());
  EXPECT_EQ(world.raised().substr(0, 61),
            "AttributeError: 'type' object has no attribute '__mro__' (blo");
  EXPECT_TRUE(find_attribute_calling(vm, cls, mro).take().is_undefined());
  EXPECT_TRUE(get_attribute_calling(vm, cls, vm.name(Name::Dict)).failed());
  world.raised();
  Value object = world.instance(vm.cell<Type>(cls));
  EXPECT_TRUE(get_attribute_calling(vm, object, vm.name(Name::Dict)).ok());
  vm.host.policy = &standard;
  EXPECT_TRUE(get_attribute_calling(vm, cls, mro).ok());
  vm.host.policy = nullptr;
}

TEST(Natives, RefuseReceiversOfOtherTypes) {
  World world;
  Machine& vm = world.vm;
  Value append = type_lookup(vm, vm.type(TypeId::List), world.name("append"));
  const NativeEntry* entry = vm.boot.native(vm.cell<Native>(append)->native_index);
  ASSERT_NE(entry, nullptr);
  EXPECT_TRUE(check_receiver(vm, *entry, number(1)).failed());
  EXPECT_EQ(world.raised(),
            "TypeError: descriptor 'append' for 'list' objects doesn't apply to a 'int' object");
  Type* type = world.make_class("MyList", {vm.type(TypeId::List)}).take();
  Value object = Value::from_cell(vm.make_instance<List>(type).take());
  EXPECT_TRUE(check_receiver(vm, *entry, object).ok());
}

TEST(Natives, ConstructorsRefuseOtherLayouts) {
  World world;
  Machine& vm = world.vm;
  auto entry_of = [&](TypeId id) {
    Value maker = type_lookup(vm, vm.type(id), vm.name(Name::New));
    return vm.boot.native(vm.cell<Native>(maker)->native_index);
  };
  struct Case {
    TypeId maker;
    Value argument;
    const char* expected;
  };
  Value int_type = Value::from_cell(vm.type(TypeId::Int));
  Value str_type = Value::from_cell(vm.type(TypeId::Str));
  Value my_int = Value::from_cell(world.make_class("MyInt", {vm.type(TypeId::Int)}).take());
  for (const Case& test :
       {Case{TypeId::Object, int_type,
             "TypeError: object.__new__(int) is not safe, use int.__new__()"},
        Case{TypeId::Object, my_int,
             "TypeError: object.__new__(MyInt) is not safe, use MyInt.__new__()"},
        Case{TypeId::Int, str_type, "TypeError: int.__new__(str): str is not a subtype of int"},
        Case{TypeId::Int, number(3), "TypeError: int.__new__(X): X is not a type object (int)"},
        Case{TypeId::Int, my_int, nullptr}, Case{TypeId::Int, int_type, nullptr}}) {
    const NativeEntry* entry = entry_of(test.maker);
    ASSERT_NE(entry, nullptr);
    Result<void> checked = check_constructed_class(vm, *entry, &test.argument, 1);
    EXPECT_EQ(checked.failed(), test.expected != nullptr);
    if (test.expected != nullptr) {
      EXPECT_EQ(world.raised(), test.expected);
    }
  }
}

}  // namespace
}  // namespace hognose
