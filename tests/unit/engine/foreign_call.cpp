// The foreign stack: where routines of other libraries execute, and what they leave behind.
#include "base/foreign_call.h"

#include <gtest/gtest.h>

#include <cmath>
#include <cstring>
#include <thread>
#include <vector>

#include "base/foreign_math.h"
#include "base/foreign_object.h"
#include "base/native_memory.h"
#include "heap/native_stack.h"

namespace hognose {
namespace {

bool is_on_foreign_stack(const NativeStack& stack) {
  auto here = reinterpret_cast<uintptr_t>(__builtin_frame_address(0));
  return here > stack.foreign_lowest() && here < stack.foreign_top();
}

bool is_on_stack(const NativeStack& stack) {
  auto here = reinterpret_cast<uintptr_t>(__builtin_frame_address(0));
  return here > stack.lowest() && here < stack.addresses().end;
}

template <class Body>
void run_on(NativeStack& stack, Body body) {
  ASSERT_TRUE(enter_stack(stack, NativeStack::Part::Run, body));
}

class ForeignCall : public testing::Test {
 protected:
  void SetUp() override { ASSERT_TRUE(stack.reserve()); }

  NativeStack stack;
};

TEST_F(ForeignCall, WithoutARunItIsAnOrdinaryCall) {
  EXPECT_EQ(foreign_stack(), 0u);
  bool foreign = on_foreign_stack([&] { return is_on_foreign_stack(stack); });
  EXPECT_FALSE(foreign);
}

TEST_F(ForeignCall, ExecutesBelowTheStackOfTheRun) {
  run_on(stack, [&] {
    EXPECT_TRUE(is_on_stack(stack));
    EXPECT_EQ(foreign_stack(), stack.foreign_top());
    EXPECT_TRUE(on_foreign_stack([&] { return is_on_foreign_stack(stack); }));
    EXPECT_TRUE(is_on_stack(stack));
    EXPECT_EQ(foreign_stack(), stack.foreign_top());
  });
  EXPECT_EQ(foreign_stack(), 0u);
}

TEST_F(ForeignCall, ReturnsResults) {
  run_on(stack, [&] {
    double x = 2;
    EXPECT_EQ(on_foreign_stack([=] { return x * 4; }), 8.0);
    EXPECT_EQ(on_foreign_stack([](double a, double b) { return a / b; }, x, 5.0), 0.4);
    EXPECT_EQ(on_foreign_stack([](double a) { return a + 1; }, x), 3.0);
    EXPECT_EQ(on_foreign_stack([] { return uint8_t{200}; }), 200);
    EXPECT_EQ(on_foreign_stack([] { return INT64_MIN; }), INT64_MIN);
    EXPECT_EQ(*on_foreign_stack([&] { return &x; }), 2.0);
    int written = 0;
    on_foreign_stack([&] { written = 7; });
    EXPECT_EQ(written, 7);
  });
}

// zlib calls back for its memory: the frames of the outer call must stay.
TEST_F(ForeignCall, ANestedCallStaysWhereItIs) {
  run_on(stack, [&] {
    uint64_t sum = on_foreign_stack([&] {
      volatile uint64_t kept[64];
      for (uint64_t i = 0; i < 64; ++i) kept[i] = i;
      EXPECT_EQ(foreign_stack(), 0u);
      bool nested = on_foreign_stack([&] {
        volatile char litter[4096];
        for (volatile char& c : litter) c = 1;
        return is_on_foreign_stack(stack);
      });
      EXPECT_TRUE(nested);
      native_free(native_allocate(100));
      uint64_t total = 0;
      for (uint64_t value : kept) total += value;
      return total;
    });
    EXPECT_EQ(sum, 2016u);
    EXPECT_TRUE(on_foreign_stack([&] { return is_on_foreign_stack(stack); }));
  });
}

// Each NativeStack has its own, also when one is entered from another.
TEST_F(ForeignCall, EachStackHasItsOwn) {
  NativeStack inner;
  ASSERT_TRUE(inner.reserve());
  run_on(stack, [&] {
    run_on(inner, [&] {
      EXPECT_TRUE(on_foreign_stack([&] { return is_on_foreign_stack(inner); }));
      run_on_host_stack(
          [](void* context) {
            EXPECT_FALSE(is_on_stack(*static_cast<NativeStack*>(context)));
            EXPECT_FALSE(on_foreign_stack(
                [&] { return is_on_foreign_stack(*static_cast<NativeStack*>(context)); }));
          },
          &inner);
      EXPECT_TRUE(on_foreign_stack([&] { return is_on_foreign_stack(inner); }));
    });
    EXPECT_TRUE(on_foreign_stack([&] { return is_on_foreign_stack(stack); }));
  });
  std::thread([&] { EXPECT_EQ(foreign_stack(), 0u); }).join();
}

// What the body does to its stack is not seen on the stack of the run: there is nothing but the
// return address of the switch.
__attribute__((noinline, no_sanitize("address", "undefined"))) size_t
changed_words_below(uint64_t (*body)(void*)) {
  constexpr size_t kWords = 1024, kOwn = 64;
  constexpr uint64_t kPattern = 0x5A5A'5A5A'5A5A'5A5A;
  auto* frame = static_cast<volatile uint64_t*>(__builtin_frame_address(0));
  volatile uint64_t* area = frame - kOwn - kWords;  // below this frame
  for (size_t i = 0; i < kWords; ++i) area[i] = kPattern;
  hognose_call_on_foreign_stack(body, nullptr);
  size_t changed = 0;
  for (size_t i = 0; i < kWords; ++i) changed += area[i] != kPattern;
  return changed;
}

TEST_F(ForeignCall, LeavesNothingOnTheStackOfTheRun) {
  auto scribble = [](void*) -> uint64_t {
    volatile uint64_t words[4096];
    for (volatile uint64_t& word : words) word = 1;
    return words[17];
  };
  run_on(stack, [&] { EXPECT_LE(changed_words_below(scribble), 1u); });
  // The measure sees what an ordinary call leaves.
  EXPECT_GT(changed_words_below(scribble), 500u);
}

TEST_F(ForeignCall, AFaultThereEndsTheRun) {
  stack.contain_faults({});
  bool returned = false;
  EXPECT_FALSE(enter_stack(stack, NativeStack::Part::Run, [&] {
    on_foreign_stack([] { make_fault(FaultKind::Null, 0); });
    returned = true;
  }));
  EXPECT_FALSE(returned);
  EXPECT_EQ(stack.fault().place, FaultPlace::Null);
  EXPECT_EQ(foreign_stack(), 0u);
  EXPECT_EQ(NativeStack::current(), nullptr);
}

TEST_F(ForeignCall, AFailedCheckThereEndsTheRun) {
  stack.contain_faults({});
  EXPECT_FALSE(enter_stack(stack, NativeStack::Part::Run,
                           [] { on_foreign_stack([] { fail_check("a test"); }); }));
  EXPECT_STREQ(stack.fault().check, "a test");
  EXPECT_EQ(foreign_stack(), 0u);
}

// The way to the host's stack begins there, and so does the way to the side stack.
TEST_F(ForeignCall, OtherStacksAreEnteredFromThere) {
  SideStack side;
  int calls = 0;
  auto count_on_host_stack = [&] {
    run_on_host_stack(
        [](void* context) {
          EXPECT_EQ(foreign_stack(), 0u);
          EXPECT_EQ(NativeStack::current(), nullptr);
          ++*static_cast<int*>(context);
        },
        &calls);
  };
  run_on(stack, [&] {
    on_foreign_stack([&] {
      count_on_host_stack();
      EXPECT_EQ(foreign_stack(), 0u);
      count_on_host_stack();
    });
    EXPECT_EQ(foreign_stack(), stack.foreign_top());
    side.run([&] {
      EXPECT_FALSE(is_on_stack(stack));
      EXPECT_NE(foreign_stack(), stack.foreign_top());
      EXPECT_FALSE(on_foreign_stack([&] { return is_on_foreign_stack(stack); }));
      count_on_host_stack();
      side.run(count_on_host_stack);
    });
    EXPECT_EQ(foreign_stack(), stack.foreign_top());
    EXPECT_TRUE(on_foreign_stack([&] { return is_on_foreign_stack(stack); }));
  });
  EXPECT_EQ(calls, 4);
  side.unmap();
}

TEST_F(ForeignCall, OtherStacksLeaveNothingOnTheStackOfTheRun) {
  static SideStack* side = nullptr;
  SideStack own;
  side = &own;
  auto enter_both = [](void*) -> uint64_t {
    run_on_host_stack([](void*) {}, nullptr);
    side->run([] {});
    return 0;
  };
  run_on(stack, [&] { EXPECT_LE(changed_words_below(enter_both), 1u); });
  own.unmap();
}

TEST_F(ForeignCall, HasRoomForGmp) {
  run_on(stack, [&] {
    on_foreign_stack([] {
      volatile char deep[768 * 1024];
      for (size_t i = 0; i < sizeof deep; i += 4096) deep[i] = 1;
    });
  });
  stack.trim();
}

TEST_F(ForeignCall, NativeMemory) {
  run_on(stack, [&] {
    auto* zeroed = static_cast<uint8_t*>(native_allocate_zeroed(1000));
    for (size_t i = 0; i < 1000; ++i) ASSERT_EQ(zeroed[i], 0);
    zeroed[999] = 5;
    zeroed = static_cast<uint8_t*>(native_reallocate(zeroed, 100'000));
    EXPECT_EQ(zeroed[999], 5);
    native_free(zeroed);
    native_free(nullptr);
    NativeVector<int> numbers;
    for (int i = 0; i < 1000; ++i) numbers.push_back(i);
    EXPECT_EQ(numbers[999], 999);
    release(numbers);
    EXPECT_EQ(numbers.capacity(), 0u);
    ForeignObject<std::string> text([] { return std::string(1000, 'x'); });
    EXPECT_EQ(text->size(), 1000u);
  });
}

#if defined(__x86_64__) && !defined(HOGNOSE_DEV)

// tools/check/foreign_calls.py allows some routines on the stack of a run, because they keep
// everything in registers. Here they are called with marks in the registers that a callee must
// restore; a mark found below would be one of them that was saved there.
struct Arguments {
  uint64_t words[3] = {};
  double numbers[3] = {};
};

__attribute__((noinline)) size_t marks_left_by(const void* routine, const Arguments& arguments) {
  size_t found = 0;
  uint64_t a = arguments.words[0], b = arguments.words[1], c = arguments.words[2];
  double x = arguments.numbers[0], y = arguments.numbers[1], z = arguments.numbers[2];
  asm volatile(
      "movsd %[x], %%xmm0\n"
      "movsd %[y], %%xmm1\n"
      "movsd %[z], %%xmm2\n"
      "movq %[routine], %%rax\n"
      "movq %[a], %%rdi\n"
      "movq %[b], %%rsi\n"
      "movq %[c], %%rdx\n"
      "pushq %%rbp\n"
      "movq %%rsp, %%rbp\n"
      "subq $256, %%rsp\n"
      "andq $-64, %%rsp\n"
      // Clear what is below.
      "leaq -16384(%%rsp), %%r10\n"
      "1: movq $0, (%%r10)\n"
      "addq $8, %%r10\n"
      "cmpq %%rsp, %%r10\n"
      "jne 1b\n"
      "movabsq $0x7A7A123456787A7A, %%rbx\n"
      "movq %%rbx, %%r12\n"
      "movq %%rbx, %%r13\n"
      "movq %%rbx, %%r14\n"
      "movq %%rbx, %%r15\n"
      "callq *%%rax\n"
      "leaq -16384(%%rsp), %%r10\n"
      "xorl %%eax, %%eax\n"
      "2: cmpq %%rbx, (%%r10)\n"
      "jne 3f\n"
      "incq %%rax\n"
      "3: addq $8, %%r10\n"
      "cmpq %%rsp, %%r10\n"
      "jne 2b\n"
      "movq %%rbp, %%rsp\n"
      "popq %%rbp\n"
      "movq %%rax, %[found]\n"
      : [found] "=m"(found)
      :
      [routine] "m"(routine), [a] "m"(a), [b] "m"(b), [c] "m"(c), [x] "m"(x), [y] "m"(y), [z] "m"(z)
      : "rax", "rbx", "rcx", "rdx", "rsi", "rdi", "r8", "r9", "r10", "r11", "r12", "r13", "r14",
        "r15", "xmm0", "xmm1", "xmm2", "xmm3", "xmm4", "xmm5", "xmm6", "xmm7", "xmm8", "xmm9",
        "xmm10", "xmm11", "xmm12", "xmm13", "xmm14", "xmm15", "cc", "memory");

  return found;
}

template <class Function>
const void* address_of(Function* function) {
  return reinterpret_cast<const void*>(function);
}

TEST(AllowedRoutines, LeaveNoRegisterOnTheStack) {
  std::vector<char> from(2 << 20, 'a'), to(2 << 20, 'a');
  from.back() = to.back() = 0;
  auto words = [&](size_t bytes) {
    Arguments arguments;
    arguments.words[0] = reinterpret_cast<uint64_t>(to.data() + 3);
    arguments.words[1] = reinterpret_cast<uint64_t>(from.data() + 5);
    arguments.words[2] = bytes;
    return arguments;
  };
  for (size_t bytes :
       {0u, 1u, 7u, 16u, 31u, 64u, 100u, 129u, 300u, 2048u, 5000u, 70'000u, 1'000'000u}) {
    EXPECT_EQ(marks_left_by(address_of(&std::memcpy), words(bytes)), 0u) << bytes;
    EXPECT_EQ(marks_left_by(address_of(&std::memmove), words(bytes)), 0u) << bytes;
    EXPECT_EQ(marks_left_by(address_of(&std::memcmp), words(bytes)), 0u) << bytes;
    Arguments one = words(bytes);
    one.words[1] = 'a';
    EXPECT_EQ(marks_left_by(address_of(&std::memset), one), 0u) << bytes;
    one.words[1] = 'b';
    EXPECT_EQ(marks_left_by(address_of<void*(void*, int, size_t)>(&std::memchr), one), 0u) << bytes;
  }
  EXPECT_EQ(marks_left_by(address_of(&std::strlen), words(0)), 0u);
  int exponent = 0;
  double whole = 0;
  for (double x : {0.0, 1.0, -2.5, 1e300, -1e-310, 3.7e19, HUGE_VAL, -std::nan("")}) {
    for (double y : {1.5, -0.0, 1e-320, 7e200, HUGE_VAL}) {
      Arguments arguments;
      arguments.numbers[0] = x;
      arguments.numbers[1] = y;
      arguments.numbers[2] = 3;
      using Unary = double(double);
      for (Unary* function : {static_cast<Unary*>(&::floor), static_cast<Unary*>(&::ceil),
                              static_cast<Unary*>(&::trunc), static_cast<Unary*>(&::round),
                              static_cast<Unary*>(&::nearbyint)}) {
        EXPECT_EQ(marks_left_by(address_of(function), arguments), 0u) << x;
      }
      EXPECT_EQ(marks_left_by(address_of<double(double, double, double)>(&::fma), arguments), 0u);
      arguments.words[0] = reinterpret_cast<uint64_t>(&exponent);
      EXPECT_EQ(marks_left_by(address_of<double(double, int*)>(&::frexp), arguments), 0u) << x;
      arguments.words[0] = reinterpret_cast<uint64_t>(&whole);
      EXPECT_EQ(marks_left_by(address_of<double(double, double*)>(&::modf), arguments), 0u) << x;
      arguments.words[0] = 5;
      EXPECT_EQ(marks_left_by(address_of<double(double, int)>(&::ldexp), arguments), 0u) << x;
    }
  }
  // The measure sees a routine that does save them.
  EXPECT_GT(marks_left_by(address_of(&std::malloc),
                          [] {
                            Arguments arguments;
                            arguments.words[0] = 100'000;
                            return arguments;
                          }()),
            0u);
}

#endif

}  // namespace
}  // namespace hognose
