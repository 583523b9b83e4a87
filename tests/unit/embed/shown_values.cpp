// SandboxOptions::shows_values and argv.
#include <gtest/gtest.h>

#include "hognose/session.h"

namespace hognose {
namespace {

SandboxOptions showing(Profile profile = Profile::Strict) {
  SandboxOptions options;
  options.policy = Policy(profile);
  options.shows_values = true;
  return options;
}

TEST(ShownValues, ArePrintedAndKept) {
  Session session(showing());
  const Outcome first = session.run("x = [1]\nx");
  EXPECT_EQ(first.output, "[1]\n");
  EXPECT_TRUE(first.return_value.is_none());
  EXPECT_EQ(session.run("_ is x").output, "True\n");
  EXPECT_EQ(session.run("None").output, "");
  EXPECT_EQ(session.run("_").output, "True\n");
  EXPECT_EQ(session.run("_ = 5\n_").output, "5\n");  // a global hides the builtin
  EXPECT_EQ(session.call("max", {1, 2}).return_value.integer, 2);
  EXPECT_EQ(session.get_global("x").return_value.items.size(), 1u);
}

TEST(ShownValues, AreCodeOfTheGuest) {
  SandboxOptions options = showing();
  options.limits.max_steps = 100'000;
  Session session(options);
  session.run("class C:\n    def __repr__(self): return 1 / self.n\nc = C()\nc.n = 0");
  const Outcome failed = session.run("c");
  EXPECT_EQ(failed.error->type, "ZeroDivisionError");
  session.run("class E:\n    def __repr__(self):\n        while True: pass\ne = E()");
  EXPECT_EQ(session.run("e").status, Status::StepLimit);
  EXPECT_EQ(session.run("class S(str):\n    def __repr__(self): return S('s')\nS()").output, "s\n");
  EXPECT_EQ(session.run("[[]] * 3").output, "[[], [], []]\n");
  Sandbox closed([] {
    SandboxOptions without = showing();
    EXPECT_FALSE(without.policy.remove_feature("stdout"));
    return without;
  }());
  EXPECT_EQ(closed.run("7").output, "");
  Session standard(showing(Profile::Standard));
  EXPECT_EQ(
      standard.run("import sys, io\nold = sys.stdout\nsys.stdout = s = io.StringIO()\n7").output,
      "");
  EXPECT_EQ(standard.run("sys.stdout = old\ns.getvalue()").output, "'7\\n'\n");
}

TEST(ProgramArguments, AreThoseOfTheHost) {
  SandboxOptions options;
  options.policy = Policy(Profile::Standard);
  options.argv = {"a.py", "ä", std::string("\xff\0x", 3), ""};
  Sandbox sandbox(options);
  const char* text = "import sys\n[sys.argv == ['a.py', 'ä', '\\udcff\\0x', ''], sys.argv.pop()]";
  for (int i = 0; i < 2; ++i) {
    const Outcome outcome = sandbox.run(text);
    ASSERT_EQ(outcome.return_value.items.size(), 2u);
    EXPECT_EQ(outcome.return_value.items[0].integer, 1);
  }
  Session session(options);
  session.run("import sys\nsys.argv.clear()");
  EXPECT_EQ(session.run("len(sys.argv)").return_value.integer, 0);
  // They need no right of the guest to import sys, and give none.
  options.policy = Policy(Profile::Strict);
  EXPECT_EQ(Sandbox(options).run("1").status, Status::Ok);
  EXPECT_EQ(Sandbox(options).run("import sys").error->type, "ImportError");
  options.argv.assign(1, std::string(10'000'000, 'x'));
  options.limits.max_memory_bytes = 4 << 20;
  EXPECT_NE(Sandbox(options).run("1").status, Status::Ok);
}

}  // namespace
}  // namespace hognose
