// The state of a run that natives share, by subject. Vm has one member of each of these structs.
//
// They are members, not pointers, so that the interpreter reads each field with one load.
#pragma once

#include <cstddef>
#include <cstdint>

#include "base/native_memory.h"
#include "base/result.h"
#include "heap/native_stack.h"
#include "heap/value.h"

namespace hognose {

class ClassRegistry;
class EffectivePolicy;
class ExportTable;
class HostSide;
class InternTable;
class Lifecycle;
class MethodCache;
class Observation;
class Output;
class ReprGuard;
class RootVector;
class ShapeTransitions;
class TupleHashes;
struct Dict;

// What the files of a run may use (hognose/limits.h).
struct FileLimits {
  uint64_t bytes = UINT64_MAX;
  uint64_t files = UINT64_MAX;
  uint64_t depth = UINT64_MAX;
};

// What the host decided for the run and lends to it.
struct HostContext {
  const EffectivePolicy* policy = nullptr;
  // Guarded names that this run's policy adds to the table's, as offsets of interned names. They
  // are outside the cage, so that corrupted guest memory cannot remove one.
  NativeVector<uint32_t> added_guards;
  Observation* observation = nullptr;  // null: no observer (observation.h)
  Output* output = nullptr;
  HostSide* side = nullptr;  // what the host gave to the run (host_side.h), or null
  FileLimits file_limits;
  uint64_t maximum_source_bytes = 0;  // for source that the running program compiles; 0: no limit
};

// Tables of objects, outside the cage.
struct ObjectTables {
  InternTable* interned = nullptr;
  ExportTable* exports = nullptr;  // memoryviews in use (export_table.h)
  Lifecycle* lifecycle = nullptr;  // weak references and finalizers (lifecycle.h)
  TupleHashes* tuple_hashes = nullptr;
  uint32_t watched = 0;  // watched objects and weak references (lifecycle.h)
};

struct ClassState {
  ClassRegistry* registry = nullptr;
  MethodCache* method_cache = nullptr;
  ShapeTransitions* transitions = nullptr;
  // Changes when a class changes in a way that cached lookups may depend on (attributes.h).
  uint32_t epoch = 1;
  // While a class statement creates its class: the number of instance attributes its body suggests.
  uint32_t attribute_hint = 0;
};

// The dicts in which global names are found.
struct Namespaces {
  Dict* builtins = nullptr;  // builtins of the running sandbox
  Dict* modules = nullptr;   // sys.modules
  // The next version for a dict whose keys a globals cache records; the cache compares it.
  uint32_t next_keys_version = 1;
};

struct HandledExceptions {
  // The exception that the innermost generator frame is handling, or, outside all generators, the
  // frames below.
  Value innermost;
  // The exception that was being handled when the innermost generator was resumed.
  Value outer;
  // sys.exception(), or undefined.
  Value current() const { return innermost.is_undefined() ? outer : innermost; }
};

// C++ stack reserved for parsing and compiling, whose recursion is bounded by a depth counter:
// ast::kMaximumDepth levels took 120 KiB. Sanitizers make frames several times larger.
#ifdef HOGNOSE_DEV
inline constexpr size_t kCompilationStack = 1024 * 1024;
#else
inline constexpr size_t kCompilationStack = 192 * 1024;
#endif

// The native stack of the run and its limits.
class RunStack {
 public:
  // C++ recursion on guest data checks this at every level.
  bool is_exhausted() {
    auto here = reinterpret_cast<uintptr_t>(__builtin_frame_address(0));
    return HOGNOSE_UNLIKELY(here < limit) && is_exhausted_at(here);
  }
  // For tests, at the start of a run: only the n-th check from now on reports an exhausted stack. 0
  // restores the real check.
  void exhaust_at(uint64_t check) {
    checks_to_exhaustion_ = check;
    limit = check == 0 ? floor : UINTPTR_MAX;
  }
  bool has_room_to_compile() const {
    auto here = reinterpret_cast<uintptr_t>(__builtin_frame_address(0));
    return here > end && here - end >= kCompilationStack;
  }

  uintptr_t limit = 0;  // equals the floor, except in tests
  uintptr_t floor = 0;  // the address at which recursion ends
  uintptr_t end = 0;
  SideStack side;
  uint32_t maximum_depth = 1000;  // of calls in Python

 private:
  bool is_exhausted_at(uintptr_t here);
  uint64_t checks_to_exhaustion_ = 0;
};

// Objects on the native stack that have registered themselves, innermost first.
struct NativeScopes {
  RootVector* root_vectors = nullptr;   // the C++ containers that hold guest values
  ReprGuard* innermost_repr = nullptr;  // containers that are being printed (repr_guard.h)
};

struct RunClock {
  int64_t start_nanoseconds = 0;    // time of day at the start of the run, since 1970 (UTC)
  int64_t virtual_nanoseconds = 0;  // the run's clock, since its start; waiting advances it
};

struct RandomStreams {
  uint64_t seed = 0;     // of random.Random() without a seed
  uint64_t streams = 0;  // number of unseeded random.Random() objects so far
};

struct NumberState {
  static constexpr uint32_t kIntDigitLimit = 4300;

  // Identities of NaNs issued so far: each float("nan") is a new object.
  uint64_t nan_identities = 0;
  uint32_t int_digit_limit = kIntDigitLimit;  // sys.set_int_max_str_digits(); 0: unlimited
};

}  // namespace hognose
