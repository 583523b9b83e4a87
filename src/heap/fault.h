// Faults: what the processor or a check of the engine finds wrong in the midst of a run.
//
// A fault at an address of the engine that is running ends that run and leaves the process alone
// (H8). Handlers of signals recognise it: the thread executes on a NativeStack, and the address is
// in one of the ranges that its engine has declared. They go on at the place where the stack was
// entered; what ran on it never goes on. Every other fault is passed to the handlers that were
// there before.
//
// Locks: the code of the host runs on the host's stack, where nothing is recovered, and the engine
// takes the locks that it shares with other runs there or where it reads no guest memory. A stack
// that overflows within the C library may hold a lock of the allocator and is passed on, too.
#pragma once

#include <cstddef>
#include <cstdint>

namespace hognose {

enum class FaultPlace : uint8_t {
  None,        // no address: an instruction, or a check of the engine
  Null,        // the first pages of the address space
  Cage,        // guest memory
  CageGuard,   // the addresses after it, and what is not mapped in it
  Stack,       // the native stack
  StackGuard,  // what is below it: recursion without a check
  Registers,   // the register stack and its guards
  Frames,      // the frame records and their guards
  Code,        // loaded code and its tables, and their guards
};
const char* fault_place_name(FaultPlace place);

struct Fault {
  int signal = 0;  // 0: a check of the engine
  FaultPlace place = FaultPlace::None;
  uint64_t offset = 0;          // of the address, from the start of its range
  uintptr_t instruction = 0;    // address of the machine instruction
  const char* check = nullptr;  // the check that failed, if it was one
};

// Addresses that belong to one engine.
struct FaultRange {
  uintptr_t start = 0;
  uintptr_t end = 0;
  FaultPlace place = FaultPlace::None;
};

// Faults that tests make.
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

// Installs the handlers, once in a process, and the stack that they run on for this thread. False:
// the system refuses.
bool contain_faults();

// A fact that the engine relies on does not hold: ends the run as a fault does, or the process if
// there is no run on this thread.
[[noreturn]] void fail_check(const char* what);

}  // namespace hognose

// A check that stays in release builds.
#define HOGNOSE_CHECK(condition)                                              \
  do {                                                                        \
    if (__builtin_expect(!(condition), 0)) ::hognose::fail_check(#condition); \
  } while (0)
