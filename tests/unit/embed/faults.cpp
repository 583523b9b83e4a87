// Faults of the engine: each ends its run with Status::InternalError and changes nothing else.
// Faults outside a run go to the handlers of the host.
#include <gtest/gtest.h>
#include <malloc.h>
#include <setjmp.h>
#include <signal.h>

#include <atomic>
#include <cstring>
#include <memory>
#include <stdexcept>
#include <string>
#include <thread>
#include <vector>

#include "embed/fault_text.h"
#include "embed/host/stack.h"
#include "hognose/sandbox.h"
#include "hognose/session.h"

// The memory that a fault leaves is never freed (a test limits its size). Faults of the host must
// end the process as they do without the sanitizer.
extern "C" [[gnu::used, gnu::visibility("default")]] const char* __asan_default_options() {
  return "detect_leaks=0:handle_segv=0";
}

namespace hognose {
namespace {

constexpr DebugFault kAll[] = {DebugFault::Cage,  DebugFault::CageGuard,   DebugFault::Null,
                               DebugFault::Check, DebugFault::Instruction, DebugFault::Division,
                               DebugFault::Abort, DebugFault::Recursion};

constexpr const char* kProgram = R"(
def order(x):
    return sorted(range(x), key=lambda y: str(y))
class C:
    def __hash__(self): return len(order(5))
    def __del__(self): order(3)
def steps():
    for i in range(5):
        yield {C(): i}
print(list(len(x) for x in steps()))
import_error = None
try: import nothing
except ImportError as error: import_error = error
order(4)
)";

Outcome run_with_fault(Sandbox& sandbox, DebugFault fault, uint64_t instruction,
                       uint64_t allocation = 0) {
  SandboxDebug debug;
  debug.fault = fault;
  debug.fault_at_instruction = instruction;
  debug.fault_at_allocation = allocation;
  sandbox.set_debug(debug);
  return sandbox.run(kProgram);
}

TEST(Faults, EndTheRunAndNothingElse) {
  Sandbox fresh;
  const Outcome expected = fresh.run(kProgram);
  ASSERT_EQ(expected.status, Status::Ok);
  Sandbox sandbox;
  for (DebugFault fault : kAll) {
    for (uint64_t at = 1;; at += 7) {
      Outcome outcome = run_with_fault(sandbox, fault, at);
      if (outcome.status == Status::Ok) {
        EXPECT_GT(at, 200u);
        break;
      }
      ASSERT_EQ(outcome.status, Status::InternalError) << outcome.stop_message;
      ASSERT_NE(outcome.stop_message.find(", line "), std::string::npos) << outcome.stop_message;
      ASSERT_FALSE(outcome.error);
      sandbox.set_debug({});
      Outcome next = sandbox.run(kProgram);
      ASSERT_EQ(next.status, Status::Ok);
      ASSERT_EQ(next.output, expected.output);
      ASSERT_EQ(next.steps, expected.steps);
      ASSERT_EQ(next.memory_peak_bytes, expected.memory_peak_bytes);
    }
  }
}

TEST(Faults, EndTheRunInNatives) {
  Sandbox sandbox;
  for (DebugFault fault : kAll) {
    for (uint64_t at : {1, 10, 50, 100, 150}) {
      Outcome outcome = run_with_fault(sandbox, fault, 0, at);
      ASSERT_EQ(outcome.status, Status::InternalError) << at;
    }
  }
}

// The function of the host gets the result that the run is over, and returns in order.
TEST(Faults, WithinCallsOfTheGuestEndTheRunAlone) {
  SandboxOptions options;
  options.policy = Policy(Profile::Standard);
  for (uint64_t instruction = 1; instruction < 60; ++instruction) {
    Sandbox sandbox(options);
    int entered = 0, returned = 0;
    sandbox.define("apply(f: callable)", [&](HostCall& call) {
      ++entered;
      HostResult result = call.call(call["f"]);
      ++returned;
      return result;
    });
    SandboxDebug debug;
    debug.fault_at_instruction = instruction;
    sandbox.set_debug(debug);
    Outcome outcome = sandbox.run(
        "x = 0\ndef f():\n    y = 1\n    y += 1\n    return y\n"
        "for i in range(3): x += apply(f)\nx");
    EXPECT_EQ(entered, returned);
    if (outcome.status == Status::Ok) break;
    ASSERT_EQ(outcome.status, Status::InternalError) << outcome.stop_message;
    sandbox.set_debug({});
    EXPECT_EQ(sandbox.run("apply(lambda: 5)").return_value.integer, 5);
  }
}

TEST(Faults, AreDescribed) {
  Sandbox sandbox;
  auto message = [&](DebugFault fault) { return run_with_fault(sandbox, fault, 20).stop_message; };
  EXPECT_NE(message(DebugFault::Cage).find("invalid access of the cage in "), std::string::npos);
  EXPECT_NE(message(DebugFault::CageGuard).find("the guard of the cage"), std::string::npos);
  EXPECT_NE(message(DebugFault::Null).find("the null page"), std::string::npos);
  EXPECT_NE(message(DebugFault::Recursion).find("the guard of the native stack"),
            std::string::npos);
  EXPECT_NE(message(DebugFault::Check).find("check failed: zero == 1"), std::string::npos);
}

// Hosts show the message to whoever wrote the program: it tells nothing of the layout of memory.
TEST(Faults, TellNoAddresses) {
  Sandbox sandbox;
  for (DebugFault fault : kAll) {
    std::string message = run_with_fault(sandbox, fault, 20).stop_message;
    for (const char* part : {"0x", "code", "+", "offset"}) {
      EXPECT_EQ(message.find(part), std::string::npos) << message;
    }
    // The only number is the line, and that in the text of the check.
    const std::string check = "zero == 1";
    if (size_t place = message.find(check); place != std::string::npos) {
      message.erase(place, check.size());
    }
    const size_t line = message.find(", line ");
    ASSERT_NE(line, std::string::npos) << message;
    EXPECT_EQ(message.find_first_of("0123456789"), line + 7) << message;
  }
}

// A place outside the engine's code would be an address: that of a jump through a null pointer, or
// of a routine of the C library.
TEST(Faults, AreLocatedInTheEngineAlone) {
  Fault fault;
  fault.place = FaultPlace::Cage;
  fault.offset = 0x40;
  EXPECT_EQ(locate_fault(fault), "offset +0x40");
  fault.instruction = reinterpret_cast<uintptr_t>(&std::memcpy);
  EXPECT_EQ(locate_fault(fault), "offset +0x40");
  fault.instruction = reinterpret_cast<uintptr_t>(&contain_faults) + 16;
  EXPECT_EQ(locate_fault(fault), "offset +0x40, code at +16");
  fault.check = "a check";
  EXPECT_EQ(locate_fault(fault), "code at +16");
  fault.instruction = 0;
  EXPECT_EQ(locate_fault(fault), "");
}

TEST(Faults, AreReportedToTheHost) {
  std::vector<std::string> reported;
  SandboxOptions options;
  options.on_fault = [&](std::string_view what) {
    reported.emplace_back(what);
    throw std::runtime_error("the host's own");
  };
  Sandbox sandbox(options);
  Outcome outcome = run_with_fault(sandbox, DebugFault::Cage, 10);
  ASSERT_EQ(reported.size(), 1u);
  EXPECT_TRUE(reported[0].starts_with(outcome.stop_message + " (offset +0x40, code at "))
      << reported[0];
}

TEST(Faults, EndKeptGlobals) {
  Session sandbox;
  ASSERT_EQ(sandbox.run("x = 1").status, Status::Ok);
  ASSERT_EQ(run_with_fault(sandbox, DebugFault::Cage, 10).status, Status::InternalError);
  sandbox.set_debug({});
  EXPECT_FALSE(sandbox.rollback());
  EXPECT_EQ(sandbox.run("x").error->type, "NameError");
  EXPECT_EQ(sandbox.run("x = 2").status, Status::Ok);
  EXPECT_EQ(sandbox.run("x").return_value.integer, 2);
}

TEST(Faults, LeaveRunsOnOtherThreadsAlone) {
  std::atomic<int> wrong = 0;
  std::vector<std::thread> threads;
  for (int t = 0; t < 4; ++t) {
    threads.emplace_back([&, t] {
      Sandbox sandbox;
      for (uint64_t i = 0; i < 40; ++i) {
        DebugFault fault = kAll[i % std::size(kAll)];
        bool faults = (i + static_cast<uint64_t>(t)) % 2 == 0;
        Outcome outcome = run_with_fault(sandbox, fault, faults ? 5 + i * 3 : 0);
        if (outcome.status != (faults ? Status::InternalError : Status::Ok)) ++wrong;
      }
    });
  }
  for (std::thread& thread : threads) thread.join();
  EXPECT_EQ(wrong, 0);
}

TEST(Faults, HoldLittleMemory) {
  Sandbox sandbox;
  for (int i = 0; i < 20; ++i) run_with_fault(sandbox, DebugFault::Cage, 200);
  size_t before = mallinfo2().uordblks;
  constexpr size_t kRuns = 100;
  for (size_t i = 0; i < kRuns; ++i) run_with_fault(sandbox, DebugFault::Cage, 200);
  size_t each = (mallinfo2().uordblks - before) / kRuns;
  RecordProperty("bytes_of_a_fault", static_cast<int>(each));
  EXPECT_LT(each, 256 * 1024u);
}

// --- faults of the host

sigjmp_buf after_fault;
std::atomic<int> faults_of_host = 0;

void on_host_fault(int, siginfo_t*, void*) {
  ++faults_of_host;
  siglongjmp(after_fault, 1);
}

void fault_in_host() {
  volatile uintptr_t nowhere = 16;
  if (sigsetjmp(after_fault, 1) == 0) *reinterpret_cast<volatile int*>(nowhere) = 1;
}

TEST(Faults, EndARunThatWaitedOnAnotherThread) {
  Sandbox sandbox;
  SandboxDebug debug;
  debug.fault_at_allocation = 400;
  sandbox.set_debug(debug);
  ASSERT_TRUE(sandbox.define_waiting("ask(x)"));
  Progress progress = sandbox.start("ask(1)\nfor i in range(1000): [i]\n");
  ASSERT_TRUE(progress.waiting) << progress.outcome.stop_message;
  std::thread([&] { progress = sandbox.resume({{1, 1}}); }).join();
  ASSERT_FALSE(progress.waiting);
  EXPECT_EQ(progress.outcome.status, Status::InternalError);
  sandbox.set_debug({});
  EXPECT_EQ(sandbox.run("print(1)").output, "1\n");
}

[[gnu::noinline]] void drop_deep(std::unique_ptr<Sandbox>& sandbox) {
  volatile char frame[1024] = {};
  if (host_stack_left() > 16 * 1024) {
    drop_deep(sandbox);
  } else {
    EXPECT_FALSE(sandbox->resume().waiting);
    sandbox.reset();
  }
  EXPECT_EQ(frame[0], 0);
}

// Its memory is left as after a fault, since ending it in order needs room.
TEST(AbandonedRuns, AreThoseThatWaitAndAreDroppedWithoutRoomOnTheStack) {
  auto sandbox = std::make_unique<Sandbox>();
  ASSERT_TRUE(sandbox->define_waiting("ask(x)"));
  Progress progress = sandbox->start("ask(1)");
  ASSERT_TRUE(progress.waiting);
  std::thread([&] { drop_deep(sandbox); }).join();
  EXPECT_EQ(Sandbox().run("print(1)").output, "1\n");
}

TEST(FaultsOfTheHost, GoToItsHandlers) {
  // Install the handler as if it had been there before the engine's, which calls earlier handlers.
  Sandbox sandbox;
  ASSERT_EQ(run_with_fault(sandbox, DebugFault::Null, 10).status, Status::InternalError);
  struct sigaction engine{};
  struct sigaction action{};
  action.sa_sigaction = on_host_fault;
  action.sa_flags = SA_SIGINFO | SA_ONSTACK;
  ASSERT_EQ(sigaction(SIGSEGV, &action, &engine), 0);
  fault_in_host();
  EXPECT_EQ(faults_of_host, 1);
  SandboxOptions options;
  Sandbox calling(options);
  ASSERT_TRUE(calling.define("f()", [] { fault_in_host(); }));  // runs on the stack of the host
  EXPECT_EQ(calling.run("f()").status, Status::Ok);
  EXPECT_EQ(faults_of_host, 2);
  ASSERT_EQ(sigaction(SIGSEGV, &engine, nullptr), 0);
  EXPECT_EQ(run_with_fault(sandbox, DebugFault::Cage, 10).status, Status::InternalError);
}

// What a sandbox keeps of a text that it ran is in the engine that the fault takes away.
TEST(Faults, ForgetATextThatIsRunAgain) {
  SandboxOptions options;
  options.policy = Policy(Profile::Standard);
  Sandbox sandbox(options);
  const Outcome first = sandbox.run(kProgram);
  EXPECT_EQ(run_with_fault(sandbox, DebugFault::Cage, 5).status, Status::InternalError);
  sandbox.set_debug({});
  const Outcome again = sandbox.run(kProgram);
  EXPECT_EQ(again.output, first.output);
  EXPECT_EQ(again.steps, first.steps);
  EXPECT_EQ(again.memory_peak_bytes, first.memory_peak_bytes);
}

TEST(FaultsOfTheHost, EndTheProcess) {
  EXPECT_EXIT(
      {
        Sandbox sandbox;
        sandbox.run("1");
        volatile uintptr_t nowhere = 16;
        *reinterpret_cast<volatile int*>(nowhere) = 1;
      },
      testing::KilledBySignal(SIGSEGV), "");
  EXPECT_EXIT(
      {
        SandboxOptions options;
        options.contain_faults = false;
        Sandbox sandbox(options);
        run_with_fault(sandbox, DebugFault::Cage, 10);
      },
      testing::KilledBySignal(SIGSEGV), "");
}

}  // namespace
}  // namespace hognose
