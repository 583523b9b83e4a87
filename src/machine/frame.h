// FrameRecord: one activation of guest code on the machine's record stack.
//
// Records are outside the cage because they decide control flow. So is the register stack that they
// point to. A callee's registers overlay the argument window of its caller, so a call copies
// nothing.
#pragma once

#include <cstdint>

#include "bytecode/code.h"
#include "heap/value.h"

namespace hognose {

struct LoadedCode;

enum FrameFlags : uint32_t {
  kFrameEntry = 1,        // returning leaves the interpreter loop: C++ called this frame
  kFrameInitializer = 2,  // an __init__: must return None, and the result is already in place
  kFrameGenerator = 4,    // `function` is the Generator that owns the registers
  kFrameDelegate = 8,     // resumed by a Delegate instruction of the frame below
  kFrameNamespace = 16,   // `saved` is the mapping that the body runs in
  kFrameInPlace = 32,     // with kFrameEntry: a generator that may yield without leaving the stack
  kFrameObserved = 64,    // has a frame object, which must be detached before the record goes
  kFrameThrown = 128,     // a delegate entered by throw(): see Machine::throw_into_top
  kFrameMethod = 256,     // a special method that an instruction pushed; see below
  kFrameThread = 512,     // the first frame of a thread: with kFrameEntry, but no C++ code waits
};

// What the instruction that pushed a special method does with the result (method_frames.h).
enum class MethodUse : uint8_t {
  Plain,  // stores it, like a call: the frame has no flags
  Operator,
  Comparison,
  ComparisonJump,
  Contains,
  ContainsJump,
  Length,
  Next,
  Construct,  // a __new__: the instance may still need its __init__
};

// The use and its details in the flags of a frame.
constexpr uint32_t kFrameUseShift = 16, kFrameDetailsShift = 20;
constexpr uint32_t frame_flags(MethodUse use, uint32_t details) {
  return kFrameMethod | static_cast<uint32_t>(use) << kFrameUseShift |
         details << kFrameDetailsShift;
}
constexpr MethodUse method_use(uint32_t flags) {
  return static_cast<MethodUse>(flags >> kFrameUseShift & 15);
}
constexpr uint32_t method_details(uint32_t flags) { return flags >> kFrameDetailsShift; }

struct FrameRecord {
  const Instruction* pc;  // where the frame continues; set when it calls or takes a slow path
  Value* registers;
  Value* words;       // constants and caches of its loaded code
  Value* result;      // where its return value goes
  uint32_t function;  // cage offset of the Function (or Generator), or 0
  uint32_t flags;
  // Generators, and __next__ in a for loop: where the caller continues at the end. Null: the end is
  // StopIteration in the caller.
  const Instruction* exhausted;
  Value saved;            // namespace, or the exception that the resumer was handling
  uint64_t frame_object;  // cage offset of the frame object, with kFrameObserved
};
static_assert(sizeof(FrameRecord) == 64);

inline LoadedCode* loaded_code_of(const FrameRecord& record) {
  return reinterpret_cast<LoadedCode*>(record.words[kSlotLoadedCode].bits());
}

// Usually only a few registers: a plain loop over words beats a call or vector code, which the
// empty statement prevents.
inline void copy_registers(Value* target, const Value* source, uint32_t count) {
  for (uint32_t i = 0; i < count; ++i) {
    target[i] = source[i];
    __asm__ volatile("");
  }
}
inline void clear_registers(Value* target, uint32_t from, uint32_t to) {
  for (Value *next = target + from, *end = target + to; next < end; ++next) {
    *next = Value::undefined();
    __asm__ volatile("");
  }
}

}  // namespace hognose
