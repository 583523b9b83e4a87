// Runs that follow one another in the same engine: nothing that a run learned serves the next.
#include <gtest/gtest.h>

#include "hognose/sandbox.h"

namespace hognose {
namespace {

// The same places in memory, another meaning: what was cached for the first must not answer in the
// second.
TEST(RunIsolation, CachesOfAttributesEndWithTheRun) {
  std::shared_ptr<Runtime> runtime = Runtime::create();
  ASSERT_NE(runtime, nullptr);
  const char* const kFirst =
      "class A:\n"
      "    def f(self): return 1\n"
      "    def g(self): return self.f\n"
      "a = A()\n"
      "for i in range(100): a.v = a.g()()\n"
      "print(a.g()())\n";
  const char* const kSecond =
      "class A:\n"
      "    f = property(lambda self: 2)\n"
      "    def g(self): return self.f\n"
      "a = A()\n"
      "for i in range(100): a.v = a.g()\n"
      "print(a.g())\n";
  const char* const kThird =
      "class A:\n"
      "    __slots__ = ('f', 'v')\n"
      "    def g(self): return self.f\n"
      "a = A()\n"
      "a.f = 3\n"
      "for i in range(100): a.v = a.g()\n"
      "print(a.g())\n";
  for (int turn = 0; turn < 3; ++turn) {
    for (auto [source, printed] : {std::pair{kFirst, "1\n"}, {kSecond, "2\n"}, {kThird, "3\n"}}) {
      Sandbox sandbox({}, runtime);
      EXPECT_EQ(sandbox.run(source, "test.py").output, printed);
    }
  }
}

}  // namespace
}  // namespace hognose
