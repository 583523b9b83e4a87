// HostSide: the object layer's view of what the host gave to a run. It may hold references to guest
// values and is notified after each marking phase which of them died.
//
// Implemented in src/embed (host/table.h and host/waits.h), which knows the functions, classes and
// data of the host.
#pragma once

#include <cstdint>
#include <optional>

#include "heap/heap.h"

namespace hognose {

class Vm;

// The answers that a run waits for. Calls of the host are named by number.
class HostAnswers {
 public:
  // Whether the host itself sleeps for the guest. Otherwise only the run's clock moves.
  virtual bool hands_over_sleep() const = 0;
  // Waits for that time, and moves the run's clock.
  virtual Result<void> sleep(Vm& vm, int64_t nanoseconds) = 0;
  // Waits until a call is answered, but at most for that time on the run's clock.
  virtual Result<void> wait_for_answers(Vm& vm, std::optional<int64_t> nanoseconds) = 0;
  virtual bool is_answered(uint64_t call) const = 0;
  // The next answered call that was not returned here before.
  virtual std::optional<uint64_t> take_arrived() = 0;
  // The value of the answer, or the exception. Only once for a call.
  virtual Result<Value> answer_calling(Vm& vm, uint64_t call) = 0;
  // The guest no longer needs the answer.
  virtual void give_up(uint64_t call) = 0;

 protected:
  ~HostAnswers() = default;
};

struct FileNode;
struct FileSystem;
struct Str;

// The trees of files that the host supplies when the program asks (hognose/files.h). The functions
// return an errno value, or 0, as those of library/files/tree.h do.
class MountedTrees {
 public:
  // Gives a folder its entries.
  virtual Result<int> read_folder(Vm& vm, FileSystem* files, FileNode* folder) = 0;
  // Gives a file its content. `folder` has it under `name`.
  virtual Result<int> read_file(Vm& vm, FileSystem* files, FileNode* folder, Str* name,
                                FileNode* file) = 0;

 protected:
  ~MountedTrees() = default;
};

class HostSide {
 public:
  virtual void visit_roots(Tracer& tracer) = 0;
  // Called after marking. Releases what the host lent to cells that died. Fails if the run was
  // stopped; part of it may then remain unreleased.
  virtual Result<void> prune(Meter& meter, const Tracer& tracer) = 0;
  virtual HostAnswers& answers() = 0;
  // Null: the host mounted nothing.
  virtual MountedTrees* mounts() = 0;

 protected:
  ~HostSide() = default;
};

}  // namespace hognose
