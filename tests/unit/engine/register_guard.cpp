// The border of the register stack: builds with the address sanitizer report any access beyond a
// window of arguments at once. Other builds do not contain the check.
#include <gtest/gtest.h>

#include <type_traits>

#include "common/object_world.h"
#include "machine/register_guard.h"

namespace hognose {
namespace {

#if HOGNOSE_REGISTER_GUARD

constexpr const char* kReport = "use-after-poison";

class RegisterGuardDeathTest : public testing::Test {
 protected:
  static Value number(int64_t n) { return Value::from_small_int(n); }
  // Reads that the compiler must not optimize away.
  static uint64_t read(const Value* place) {
    return reinterpret_cast<const volatile uint64_t&>(*place);
  }

  World world_;
  Machine& vm_ = world_.vm;
};

TEST_F(RegisterGuardDeathTest, WordsAboveAWindowAreClosed) {
  ArgumentWindow window(vm_);
  Value* values = window.extend(3).take();
  values[2] = number(2);
  EXPECT_EQ(values + 3, vm_.stack_top());
  EXPECT_DEATH(values[3] = number(3), kReport);
  EXPECT_DEATH(read(values + 3), kReport);
  // The same far above the window, where nothing has been stored yet.
  EXPECT_DEATH(read(values + 4'000), kReport);
  // Another window moves the border. Its end moves it back.
  {
    ArgumentWindow inner(vm_);
    *inner.extend(1).take() = number(4);
    EXPECT_DEATH(inner.first()[1] = number(5), kReport);
  }
  EXPECT_DEATH(values[3] = number(3), kReport);
  values[0] = number(0);
  EXPECT_TRUE(window.prepend(number(-1)).ok());
}

TEST_F(RegisterGuardDeathTest, ArgumentsAreClosedWhenTheWindowIsGone) {
  Value* first;
  {
    ArgumentWindow window(vm_);
    Value value = number(1);
    ASSERT_TRUE(window.append(&value, 1).ok());
    first = window.first();
    EXPECT_EQ(*first, value);
  }
  EXPECT_DEATH(read(first), kReport);
  EXPECT_DEATH(*first = number(2), kReport);
}

// More values than registers are committed: the border moves with the stack as it grows.
TEST_F(RegisterGuardDeathTest, TheStackMayGrow) {
  ArgumentWindow window(vm_);
  constexpr size_t kMany = 300'000;
  Value* values = window.extend(kMany).take();
  for (size_t i = 0; i < kMany; ++i) values[i] = number(static_cast<int64_t>(i));
  EXPECT_DEATH(values[kMany] = number(0), kReport);
  EXPECT_DEATH(read(values + kMany + 4'000), kReport);
}

// Reads after the arguments of a native, within the frame of its caller.
TEST_F(RegisterGuardDeathTest, ANativeHasItsArgumentsOnly) {
  ArgumentWindow frame(vm_);
  Value* registers = frame.extend(8).take();
  for (int i = 0; i < 8; ++i) registers[i] = number(i);
  {
    RegisterGuard::Closed closed(vm_, registers + 3);
    EXPECT_EQ(registers[2], number(2));
    EXPECT_DEATH(read(registers + 3), kReport);
    EXPECT_DEATH(read(registers + 7), kReport);
    // A call back into the machine uses registers above the frame. Collections read all of them.
    Value result = vm_.call(Value::from_cell(vm_.type(TypeId::Tuple)), {}).take();
    EXPECT_TRUE(vm_.is_exactly(result, TypeId::Tuple));
    world_.collect();
    {
      RegisterGuard::Opened opened(vm_.register_guard(), registers + 8);
      EXPECT_EQ(registers[7], number(7));
    }
    EXPECT_DEATH(read(registers + 7), kReport);
  }
  EXPECT_EQ(registers[3], number(3));
}

TEST_F(RegisterGuardDeathTest, EveryRunBeginsClosed) {
  Value* first;
  {
    ArgumentWindow window(vm_);
    first = window.extend(100).take();
  }
  vm_.finish();
  // Between runs the region belongs to its owner, which clears it.
  EXPECT_EQ(read(first + 99), 0u);
  ASSERT_TRUE(vm_.start(1000).ok());
  EXPECT_DEATH(read(first), kReport);
}

#else

TEST(RegisterGuard, CostsNothingInOtherBuilds) {
  static_assert(std::is_empty_v<RegisterGuard>);
  static_assert(!RegisterGuard::kIsOn && !RegisterGuard::has_closed_parts());
  World world;
  ArgumentWindow window(world.vm);
  const Value* arguments = window.extend(3).take();
  EXPECT_EQ(arguments + 3, world.vm.stack_top());
}

#endif

}  // namespace
}  // namespace hognose
