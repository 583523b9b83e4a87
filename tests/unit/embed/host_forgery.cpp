// Damaged cells: the effects of a bug that lets a guest write any number to its own memory.
//
// The tests work directly on the objects of a machine. Any number in a cell of the host's types
// must lead to an error or to something that the host gave to the same run (H1, H6).
#include <memory>

#include "common/object_world.h"
#include "embed/host/table.h"
#include "embed/values/conversion.h"
#include "objects/containers/dict_access.h"

namespace hognose {
namespace {

struct Box {
  int64_t number;
};

class HostForgery : public testing::Test {
 protected:
  HostForgery() {
    table.start(SandboxOptions{}, nullptr);
    world.vm.host.side = &table;
  }
  ~HostForgery() override {
    world.vm.host.side = nullptr;
    table.finish();
  }

  Value lend(const HostValue& value) { return to_guest(world.vm, value).take(); }
  Value attribute(Value object, std::string_view name) {
    Result<Value> found = get_attribute_calling(world.vm, object, world.name(name));
    return found.ok() ? found.value() : Value::undefined();
  }

  HostTable table;
  World world;
  HostClass<Box> box{"Box"};
  HostClass<Box> crate{"Crate"};
};

constexpr uint32_t kForged[] = {0, 1, 2, 3, 7, 100, 0x7FFFFFFF, 0x80000000, 0xFFFFFFFE, 0xFFFFFFFF};

TEST_F(HostForgery, Functions) {
  uint32_t number = table.add_function("f(x)", {[](HostCall&) { return HostResult(1); }});
  Value function = make_host_function(world.vm, number, Value::undefined()).take();
  Value argument = Value::from_small_int(1);
  EXPECT_TRUE(world.vm.call(function, &argument, 1).ok());
  for (uint32_t forged : kForged) {
    world.vm.cell<HostFunctionCell>(function)->row = forged;
    Result<Value> called = world.vm.call(function, &argument, 1);
    if (forged == number) {
      EXPECT_TRUE(called.ok());
      continue;
    }
    ASSERT_FALSE(called.ok()) << forged;
    EXPECT_EQ(world.raised(), "SystemError: a function of the host is damaged");
    EXPECT_FALSE(repr_calling(world.vm, function).ok());
    world.raised();
  }
  // Turn a function into a bound method.
  world.vm.cell<HostFunctionCell>(function)->row = number;
  world.vm.cell<HostFunctionCell>(function)->self = Value::from_small_int(3);
  ASSERT_FALSE(world.vm.call(function, &argument, 1).ok());
  EXPECT_EQ(world.raised(), "SystemError: a function of the host is damaged");
}

TEST_F(HostForgery, ObjectsAndTheirMembers) {
  box.method("get(self)", [](Box& self) { return self.number; });
  box.field(
      "number", [](Box& self) { return self.number; },
      [](Box& self, HostValue& value) { self.number = value.integer; });
  crate.method("other(self)", [](Box& self) { return -self.number; });
  Value a = lend(box.wrap(std::make_shared<Box>(Box{1})));
  Value b = lend(box.wrap(std::make_shared<Box>(Box{2})));
  Value c = lend(crate.wrap(std::make_shared<Box>(Box{3})));
  EXPECT_EQ(attribute(a, "number"), Value::from_small_int(1));
  uint32_t own = world.vm.cell<HostObjectCell>(a)->handle;
  Value get = attribute(a, "get");
  for (uint32_t forged : kForged) {
    if (forged == own) continue;
    world.vm.cell<HostObjectCell>(a)->handle = forged;
    // A handle accepts only the cell that it was lent to.
    ASSERT_TRUE(attribute(a, "number").is_undefined()) << forged;
    EXPECT_EQ(world.raised(), "SystemError: a handle of the host is damaged");
    ASSERT_FALSE(world.vm.call(get, {}).ok()) << forged;
    EXPECT_EQ(world.raised(), "SystemError: a handle of the host is damaged");
    ArgumentConverter converter(world.vm, table, "f");
    HostValue copy;
    ASSERT_FALSE(converter.convert(a, "x", copy).ok());
    EXPECT_EQ(world.raised(), "SystemError: a handle of the host is damaged");
    ASSERT_FALSE(
        set_attribute_calling(world.vm, a, world.name("number"), Value::from_small_int(9)).ok());
    EXPECT_EQ(world.raised(), "SystemError: a handle of the host is damaged");
  }
  world.vm.cell<HostObjectCell>(a)->handle = own;
  // The cell claims another class, but the handle knows the right one.
  uint32_t shape = world.vm.cell(a)->shape;
  world.vm.cell(a)->shape = world.vm.cell(c)->shape;
  Value other = attribute(a, "other");
  if (!other.is_undefined()) {
    ASSERT_FALSE(world.vm.call(other, {}).ok());
  }
  EXPECT_EQ(world.raised(), "SystemError: a handle of the host is damaged");
  world.vm.cell(a)->shape = shape;
  // Give a method another receiver.
  world.vm.cell<HostFunctionCell>(get)->self = c;
  ASSERT_FALSE(world.vm.call(get, {}).ok());
  EXPECT_EQ(world.raised(), "SystemError: a handle of the host is damaged");
  for (Value self :
       {Value::from_small_int(5), Value::none(), Value::from_cell(world.vm.type(TypeId::Int))}) {
    world.vm.cell<HostFunctionCell>(get)->self = self;
    Result<Value> called = world.vm.call(get, {});
    ASSERT_FALSE(called.ok());
    world.raised();
  }
  world.vm.cell<HostFunctionCell>(get)->self = b;
  EXPECT_EQ(world.vm.call(get, {}).take(), Value::from_small_int(2));
  // Give a member another number.
  Type* type = world.vm.type_of(a);
  Value member = find_class_attribute(world.vm, type, world.name("get"));
  for (uint32_t forged : kForged) {
    world.vm.cell<HostMemberCell>(member)->member = forged;
    Result<Value> found = get_attribute_calling(world.vm, a, world.name("get"));
    if (found.failed()) world.raised();
    Result<Value> called = world.vm.call(member, {a});
    if (called.failed()) world.raised();
    Result<void> set = set_attribute_calling(world.vm, a, world.name("get"), Value::none());
    if (set.failed()) world.raised();
  }
}

TEST_F(HostForgery, Views) {
  Value view = lend(HostValue::view(HostValue::dict({{"k", HostValue::list({1, 2})}})));
  Value list = lend(HostValue::view(HostValue::list({1, 2})));
  Value object = lend(box.wrap(std::make_shared<Box>(Box{1})));
  Value key = Value::from_cell(world.name("k"));
  Value iterator = iterate_calling(world.vm, list).take();
  for (uint32_t forged : kForged) {
    uint32_t own = world.vm.cell<HostView>(view)->handle;
    if (forged == own) continue;
    world.vm.cell<HostView>(view)->handle = forged;
    ASSERT_FALSE(get_item_calling(world.vm, view, key).ok()) << forged;
    EXPECT_EQ(world.raised(), "SystemError: a handle of the host is damaged");
    ASSERT_FALSE(length_calling(world.vm, view).ok());
    EXPECT_EQ(world.raised(), "SystemError: a handle of the host is damaged");
    world.vm.cell<HostView>(view)->handle = own;
  }
  // Treat a view as the cell of an object, and an object as a view.
  uint32_t view_shape = world.vm.cell(view)->shape;
  world.vm.cell(view)->shape = world.vm.cell(object)->shape;
  ArgumentConverter converter(world.vm, table, "f");
  HostValue copy;
  ASSERT_FALSE(converter.convert(view, "x", copy).ok());
  EXPECT_EQ(world.raised(), "SystemError: a handle of the host is damaged");
  world.vm.cell(view)->shape = view_shape;
  world.vm.cell(object)->shape = view_shape;
  ASSERT_FALSE(length_calling(world.vm, object).ok());
  EXPECT_EQ(world.raised(), "SystemError: a handle of the host is damaged");
  // Give the index other positions.
  EXPECT_TRUE(get_item_calling(world.vm, view, key).ok());
  Dict* index = world.vm.cell<HostView>(view)->index.get();
  ASSERT_NE(index, nullptr);
  for (Value place : {Value::from_small_int(5), Value::from_small_int(-1), Value::none(),
                      Value::from_small_int((int64_t{1} << 48)), Value::from_double(0)}) {
    ASSERT_TRUE(dict_set_string(world.vm, index, world.name("k"), place).ok());
    ASSERT_FALSE(get_item_calling(world.vm, view, key).ok());
    EXPECT_EQ(world.raised(), "KeyError: 'k'");
  }
  // Treat a view of a mapping as a sequence.
  world.vm.cell(view)->shape = world.vm.cell(list)->shape;
  Result<Value> item = get_item_calling(world.vm, view, Value::from_small_int(0));
  ASSERT_FALSE(item.ok());
  world.raised();
  // Give iterators other positions, other parts and other views.
  for (uint32_t forged : kForged) {
    world.vm.cell<HostItemsCell>(iterator)->next = forged;
    world.vm.cell<HostItemsCell>(iterator)->view = list;
    world.vm.cell<HostItemsCell>(iterator)->part = forged;
    Result<Value> next = next_calling(world.vm, iterator);
    EXPECT_TRUE(next.ok());
    for (Value other : {object, key, Value::from_small_int(1), Value::none()}) {
      world.vm.cell<HostItemsCell>(iterator)->view = other;
      if (next_calling(world.vm, iterator).failed()) world.raised();
    }
  }
}

TEST_F(HostForgery, HandlesDieWithTheirCells) {
  auto kept = std::make_shared<Box>(Box{1});
  std::weak_ptr<Box> seen = kept;
  {
    Value a = lend(box.wrap(std::move(kept)));
    EXPECT_FALSE(attribute(a, "__class__").is_undefined());
  }
  EXPECT_FALSE(seen.expired());
  world.collect();
  EXPECT_FALSE(seen.expired());  // released outside the collection, by release_dead()
  table.release_dead();
  EXPECT_TRUE(seen.expired());
}

}  // namespace
}  // namespace hognose
