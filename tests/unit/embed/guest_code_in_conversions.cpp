// Code of the guest that runs while values cross the boundary: it puts together what the host
// gives, and takes part in what the run returns. Wherever it runs, it may wait, fail, be stopped
// and fault, and the outcome says so.
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "hognose/sandbox.h"
#include "hognose/session.h"

namespace hognose {
namespace {

// A class that the host's value below is made an instance of; its constructor does `what`.
std::string constructor(const std::string& what) {
  return "class Order(tuple):\n"
         "  _fields = ('id', 'price')\n"
         "  def __new__(cls, *values):\n"
         "    " +
         what +
         "\n"
         "    return tuple.__new__(cls, values)\n";
}

HostValue order() {
  HostValue made;
  made.kind = HostValue::Kind::NamedTuple;
  made.text = "Order";
  made.entries.emplace_back(HostValue("id"), HostValue(int64_t{1}));
  made.entries.emplace_back(HostValue("price"), HostValue(int64_t{2}));
  return made;
}

SandboxOptions options() {
  SandboxOptions made;
  made.policy = Policy(Profile::Standard);
  made.policy.allow_import("*");
  made.sleeping_waits = true;
  made.limits.max_steps = 5'000'000;
  return made;
}

// Resumes until the run is over; every call is answered with `answer`. Returns how often it waited.
int finish(Session& session, Progress& progress, const HostValue& answer) {
  int waits = 0;
  while (progress.waiting) {
    ++waits;
    std::vector<Answer> answers;
    for (const WaitingCall& call : progress.waiting->calls) answers.push_back({call.id, answer});
    progress = session.resume(std::move(answers), progress.waiting->seconds.value_or(0));
  }
  return waits;
}

constexpr AfterStop kBoth[] = {AfterStop::Rollback, AfterStop::Discard};

TEST(GuestCodeInConversions, InputsWait) {
  for (AfterStop after_stop : kBoth) {
    for (const char* what : {"ask(1)", "import time; time.sleep(1)"}) {
      Session session(options(), after_stop);
      session.define_waiting("ask(x=None)");
      Progress progress = session.start(constructor(what));
      ASSERT_EQ(progress.outcome.status, Status::Ok) << progress.outcome.stop_message;
      for (int i = 0; i < 3; ++i) {
        ASSERT_TRUE(session.set_input("order", order()));
        progress = session.start("print(order, type(order).__name__)");
        ASSERT_TRUE(progress.waiting) << what;
        EXPECT_EQ(finish(session, progress, HostValue(7)), 1);
        EXPECT_EQ(progress.outcome.output, "(1, 2) Order\n") << progress.outcome.stop_message;
      }
    }
  }
}

// The globals of a sandbox are defined in its first run, of which they are the first part.
TEST(GuestCodeInConversions, RunsThatMayNotWaitRaise) {
  Session session(options());
  session.define_waiting("ask(x=None)");
  ASSERT_EQ(session.run(constructor("ask(1)")).status, Status::Ok);
  ASSERT_TRUE(session.set_input("order", order()));
  Outcome outcome = session.run("order");
  ASSERT_EQ(outcome.status, Status::Error);
  EXPECT_EQ(outcome.error->type, "RuntimeError");
  EXPECT_EQ(session.run("1 + 1").return_value.integer, 2);
}

TEST(GuestCodeInConversions, InputsFailAndStop) {
  for (AfterStop after_stop : kBoth) {
    Session session(options(), after_stop);
    ASSERT_EQ(session
                  .run("mode = 'fine'\n" + constructor("act()") +
                       "def act():\n"
                       "  if mode == 'raise': raise KeyError('no')\n"
                       "  if mode == 'deep': act()\n"
                       "  while mode == 'loop': pass\n")
                  .status,
              Status::Ok);
    auto run_in = [&](const char* mode) {
      EXPECT_EQ(session.run("mode = '" + std::string(mode) + "'").status, Status::Ok);
      EXPECT_TRUE(session.set_input("order", order()));
      return session.run("order[1]");
    };
    EXPECT_EQ(run_in("fine").return_value.integer, 2);
    EXPECT_EQ(run_in("raise").error->type, "KeyError");
    EXPECT_EQ(run_in("deep").error->type, "RecursionError");
    EXPECT_EQ(run_in("fine").return_value.integer, 2);
    Outcome outcome = run_in("loop");
    EXPECT_EQ(outcome.status, Status::StepLimit) << outcome.stop_message;
    EXPECT_EQ(session.run("1 + 1").return_value.integer, 2);
    if (after_stop == AfterStop::Rollback) {
      EXPECT_EQ(run_in("fine").return_value.integer, 2);
    }
  }
}

// A wait of the run is dropped with it.
TEST(GuestCodeInConversions, WaitsAreCancelled) {
  for (AfterStop after_stop : kBoth) {
    Session session(options(), after_stop);
    session.define_waiting("ask(x=None)");
    ASSERT_EQ(session.run(constructor("ask(1)")).status, Status::Ok);
    ASSERT_TRUE(session.set_input("order", order()));
    Progress progress = session.start("order");
    ASSERT_TRUE(progress.waiting);
    session.cancel();
    progress = session.resume();
    EXPECT_EQ(progress.outcome.status, Status::Cancelled);
    EXPECT_EQ(session.run("1 + 1").return_value.integer, 2);
  }
  Session dropped(options());
  dropped.define_waiting("ask(x=None)");
  ASSERT_EQ(dropped.run(constructor("ask(1)")).status, Status::Ok);
  ASSERT_TRUE(dropped.set_input("order", order()));
  ASSERT_TRUE(dropped.start("order").waiting);
}

// Results: what the conversion calls is the guest's, too.
TEST(GuestCodeInConversions, ResultsWait) {
  Session session(options());
  session.define_waiting("ask(x=None)");
  for (const char* text : {"class R:\n  def __repr__(self): ask(1); return 'r'\nR()",
                           "class E(Exception):\n  def __str__(self): ask(1); return 'e'\nraise E",
                           "import dataclasses\n@dataclasses.dataclass\nclass D:\n  x: int = 1\n"
                           "  def __repr__(self): ask(1); return 'd'\nprint(D())\nD()",
                           "class D:\n  def __del__(self): ask(1)\nd = D()\ndel d\n1"}) {
    Progress progress = session.start(text);
    const int waits = finish(session, progress, HostValue(7));
    EXPECT_NE(progress.outcome.status, Status::InternalError) << text;
    EXPECT_GE(waits, 0);
    EXPECT_EQ(session.run("1 + 1").return_value.integer, 2);
  }
}

// The test option waits in every n-th allocation of a run, and in later runs of a session, too.
TEST(GuestCodeInConversions, EveryAllocationMayWait) {
  for (AfterStop after_stop : kBoth) {
    Session session(options(), after_stop);
    SandboxDebug debug;
    debug.wait_every = 3;
    session.set_debug(debug);
    Progress progress = session.start(constructor("pass"));
    finish(session, progress, HostValue(7));
    ASSERT_EQ(progress.outcome.status, Status::Ok);
    for (int i = 0; i < 3; ++i) {
      ASSERT_TRUE(session.set_input("order", order()));
      progress = session.start("print([str(x) for x in order])");
      EXPECT_GT(finish(session, progress, HostValue(7)), 0);
      EXPECT_EQ(progress.outcome.output, "['1', '2']\n") << progress.outcome.stop_message;
    }
  }
}

// A fault at any allocation ends the run with internal_error, and the sandbox goes on.
TEST(GuestCodeInConversions, Fault) {
  int faults = 0;
  for (uint64_t allocation = 1; allocation < 40; ++allocation) {
    Session session(options());
    SandboxDebug debug;
    debug.fault_at_allocation = allocation;
    debug.fault = allocation % 2 == 0 ? DebugFault::Check : DebugFault::Cage;
    session.set_debug(debug);
    Outcome outcome = session.run(constructor("pass"));
    if (outcome.status == Status::Ok) {
      ASSERT_TRUE(session.set_input("order", order()));
      outcome = session.run("[order, str(order)]");
    }
    faults += outcome.status == Status::InternalError ? 1 : 0;
    session.set_debug({});
    EXPECT_EQ(session.run("1 + 1").return_value.integer, 2);
  }
  EXPECT_GT(faults, 10);
}

}  // namespace
}  // namespace hognose
