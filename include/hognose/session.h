// Session: a sandbox that keeps its globals from run to run, as a notebook does.
//
// Each run, or "cell", sees what the runs before it left: names, modules, open generators. Limits
// and usage count for each run alone, except for memory, which the session holds. After an error
// (Status::Error) the names stay. After a stop, which may leave objects half changed, the session
// returns to its state before that run or starts afresh, as AfterStop says. docs/sessions.md has
// examples.
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "hognose/sandbox.h"

namespace hognose {

// What a session does after a run with any other status than Ok and Error. After a contained fault
// (Status::InternalError) it always starts afresh.
enum class AfterStop : uint8_t {
  // Returns to the state before that run. Every run then begins with a copy of the session's
  // memory, which the host holds beside it.
  Rollback,
  // Forgets all names. Nothing is copied.
  Discard,
};

class Session : public Sandbox {
 public:
  explicit Session(SandboxOptions options = {}, AfterStop after_stop = AfterStop::Rollback,
                   std::shared_ptr<Runtime> runtime = Runtime::shared());

  // Whether the next run starts without names: nothing has run yet, or all was forgotten.
  bool is_fresh() const;

  // The functions below are runs of their own, with limits and outcomes. What they ask for is the
  // return_value. Those that are not calls cannot be undone by rollback().

  // The value of a global. NameError if there is none of that name.
  Outcome get_global(std::string_view name);
  // The names of the globals in the order of their definition, as a list of str, without
  // "__builtins__" and the like.
  Outcome global_names();
  // Calls a global, or a built-in function.
  using Keywords = std::vector<std::pair<std::string, HostValue>>;
  Outcome call(std::string_view name, std::vector<HostValue> arguments = {},
               Keywords keywords = {});
  // The same for a call that may wait (waiting.h).
  Progress start_call(std::string_view name, std::vector<HostValue> arguments = {},
                      Keywords keywords = {});

  // Call a function of the guest by its handle (crossing.h), which a run of this session returned
  // or passed to a function of the host. ReferenceError if the handle is of no use any more.
  Outcome call_function(HostValue function, std::vector<HostValue> arguments = {},
                        Keywords keywords = {});
  Progress start_call_function(HostValue function, std::vector<HostValue> arguments = {},
                               Keywords keywords = {});

  // Returns to the state before the last run or call, however that ended, without the definitions
  // that the host has added since. The effects of host functions stay. Returns false, and changes
  // nothing, if that state is gone: after another rollback, for the first run of a session, with
  // AfterStop::Discard, and during a run.
  bool rollback();
  // Forgets all names. The next run starts with the host's definitions alone. Returns false during
  // a run.
  bool discard();
};

}  // namespace hognose
