// Dead registers: every collection clears all of them, and not only those below the first word that
// happens to look empty.
#include <gtest/gtest.h>

#include "common/object_world.h"
#include "machine/register_guard.h"

namespace hognose {
namespace {

class DeadRegisters : public testing::Test {
 protected:
  // Writes leftovers with an undefined word every `step` words.
  Value* leave(size_t count, size_t step) {
    ArgumentWindow window(vm_);
    Value* values = window.extend(count).take();
    for (size_t i = 0; i < count; ++i) {
      values[i] = i % step == 0 ? Value::undefined() : Value::from_offset(0x1000'0000);
    }
    return values;
  }
  size_t references(Value* values, size_t count) {
    RegisterGuard::Opened opened(vm_.register_guard(), values + count);
    size_t found = 0;
    for (size_t i = 0; i < count; ++i) found += values[i].is_cell() ? 1 : 0;
    return found;
  }

  World world_;
  Machine& vm_ = world_.vm;
};

TEST_F(DeadRegisters, ACollectionClearsThemWhole) {
  constexpr size_t kCount = 100'000;
  Value* values = leave(kCount, 7);
  EXPECT_GT(references(values, kCount), 0u);
  vm_.collect_at_safepoint();
  EXPECT_EQ(references(values, kCount), 0u);
}

TEST_F(DeadRegisters, SoDoesOneThatAnAllocationNeeds) {
  constexpr size_t kCount = 100;
  Value* values = leave(kCount, 2);
  vm_.heap.collect(nullptr, nullptr);
  EXPECT_EQ(references(values, kCount), 0u);
}

// After a collection only what is used again has to be cleared.
TEST_F(DeadRegisters, TheEndOfTheStackFollows) {
  leave(1'000'000, 1);
  vm_.collect_at_safepoint();
  EXPECT_LE(vm_.stack_end, vm_.stack_top() + kStackStep);
  constexpr size_t kCount = 50'000;
  Value* values = leave(kCount, 3);
  EXPECT_GE(vm_.stack_end + kStackSlack, values + kCount);
  vm_.collect_at_safepoint();
  EXPECT_EQ(references(values, kCount), 0u);
}

}  // namespace
}  // namespace hognose
