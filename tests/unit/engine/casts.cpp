// In every build, vm.cell<T>() refuses cells whose layout is not T. Outside a run the refusal ends
// the process; within one it ends the run (faults.cpp).
#include <gtest/gtest.h>

#include "common/object_world.h"
#include "objects/core/make.h"

namespace hognose {
namespace {

class CastDeathTest : public testing::Test {
 protected:
  World world_;
  Machine& vm_ = world_.vm;
};

TEST_F(CastDeathTest, ACellIsReadAsItsOwnLayoutOnly) {
  Value tuple = Value::from_cell(vm_.empty_tuple());
  EXPECT_EQ(vm_.empty_tuple(), vm_.cell<Tuple>(tuple));
  EXPECT_DEATH((void)vm_.cell<List>(tuple)->items, "");
  EXPECT_DEATH((void)vm_.cell<Str>(tuple)->flags, "");
  EXPECT_DEATH((void)vm_.cell<Type>(tuple)->name, "");
}

TEST_F(CastDeathTest, RefusesValuesThatAreNotCells) {
  EXPECT_DEATH((void)vm_.cell<Tuple>(Value::none())->length, "");
  EXPECT_DEATH((void)vm_.cell<BigInt>(Value::from_small_int(1))->size_and_sign, "");
  EXPECT_DEATH((void)vm_.cell<BoxedFloat>(Value::undefined())->number, "");
}

TEST_F(CastDeathTest, LayoutsMayBeSharedByTypes) {
  auto made = make_dict(vm_, 0);
  ASSERT_TRUE(made.ok());
  Value dict = Value::from_cell(made.value());
  EXPECT_EQ(made.value(), vm_.cell<Dict>(dict));
  EXPECT_DEATH((void)vm_.cell<Set>(dict)->entries, "");
  EXPECT_EQ(vm_.type(TypeId::Dict), vm_.cell<Type>(Value::from_cell(vm_.type(TypeId::Dict))));
}

}  // namespace
}  // namespace hognose
