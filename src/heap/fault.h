// Faults: errors that the processor or a check of the engine detects during a run.
//
// A fault of the running engine ends that run and leaves the process intact (H8). The signal
// handlers take a fault for one of the engine if the thread executes on a NativeStack that contains
// faults, and if the address (when the fault has one) is in a range that the engine declared or in
// the null pages. They resume at the point where the stack was entered; the code that ran on the
// stack never resumes. Every other fault is passed to the handlers that were installed before.
//
// Locks: host code runs on the host's stack, where faults are not recovered. The engine takes the
// locks that it shares with other runs either there or in code that reads no guest memory. A stack
// overflow within the C library may hold a lock of the allocator, so it is passed on, too.
#pragma once

#include <cstddef>
#include <cstdint>

namespace hognose {

enum class FaultPlace : uint8_t {
  None,        // no address: an instruction, or a check of the engine
  Null,        // the first pages of the address space
  Cage,        // guest memory
  CageGuard,   // the guards before and after it
  Stack,       // the native stack
  StackGuard,  // the guard below it: recursion without a check
  Registers,   // the register stack and its guards
  Frames,      // the frame records and their guards
  Code,        // loaded code and its tables, and their guards
};
const char* fault_place_name(FaultPlace place);

struct Fault {
  int signal = 0;  // 0: a failed check of the engine
  FaultPlace place = FaultPlace::None;
  uint64_t offset = 0;          // of the address, from the start of its range
  uintptr_t instruction = 0;    // address of the machine instruction
  const char* check = nullptr;  // the check that failed, if any
};

// A range of addresses that belongs to one engine.
struct FaultRange {
  uintptr_t start = 0;
  uintptr_t end = 0;
  FaultPlace place = FaultPlace::None;
};

// Faults that tests provoke.
enum class FaultKind : uint8_t {
  Cage,
  CageGuard,
  Null,
  Recursion,
  Instruction,
  Division,
  Check,
  Abort
};
void make_fault(FaultKind kind, uintptr_t cage);

// Installs the handlers (once per process) and the signal stack of this thread. Returns false if
// the system refuses.
bool contain_faults();

// Whether the instruction is in the program or library that the engine is linked into, and so not
// in the C library.
bool is_code_of_engine(uintptr_t instruction);

// Called when an invariant of the engine does not hold. Ends the run as a fault does; ends the
// process if this thread has no run.
[[noreturn]] void fail_check(const char* what);

}  // namespace hognose

// A check that stays in release builds.
#define HOGNOSE_CHECK(condition)                                              \
  do {                                                                        \
    if (__builtin_expect(!(condition), 0)) ::hognose::fail_check(#condition); \
  } while (0)
