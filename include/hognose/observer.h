// Observer: lets a host watch a run: what is refused, imported and called, and which lines run.
//
// Derive from Observer and add it to a Sandbox with the events to report. The guest cannot detect
// an observer: output, fuel and every limit except time are unchanged. Runs without an observer pay
// nothing. Watching calls or lines makes a run several times slower; the other events cost
// something only when they happen.
#pragma once

#include <cstdint>
#include <initializer_list>
#include <span>
#include <string_view>

namespace hognose {

enum class EventKind : uint8_t {
  Blocked,    // the policy refused `name`; `rule` names the table, `detail` gives the reason
  Import,     // module `name` is loaded for the guest; `detail`: "built-in", "source" (text of the
              // host), "host" or "file" (of the run)
  HostCall,   // the guest calls host function `name`; for classes "Class.method" or "Class.field"
  Exception,  // an exception of class `name` is raised; `detail`: its text if it is plain
  Limit,      // limit `name` was reached; `detail`: the message
  Code,       // the code of a file is about to run; `lines`: all lines that have code
  Call,       // a function, module or class body starts, or a generator resumes (`resumed`)
  Return,     // the same activation ends; `exit` says how
  Line,       // execution reaches a line
};

// Returns "blocked", "import", "host_call", "exception", "limit", "code", "call", "return" or
// "line".
std::string_view event_name(EventKind kind);

class EventSet {
 public:
  constexpr EventSet() = default;
  constexpr EventSet(std::initializer_list<EventKind> kinds) {
    for (EventKind kind : kinds) bits_ |= 1u << static_cast<unsigned>(kind);
  }
  constexpr bool has(EventKind kind) const {
    return (bits_ >> static_cast<unsigned>(kind) & 1) != 0;
  }
  constexpr void add(EventSet other) { bits_ |= other.bits_; }

 private:
  uint32_t bits_ = 0;
};

// How an activation ended.
enum class Exit : uint8_t { Returned, Yielded, Raised };

// One event. All text is UTF-8, belongs to the engine and is valid only during the call of
// on_event().
struct Event {
  EventKind kind;
  // The position of the guest: its innermost frame outside built-in modules (with
  // LibraryCode::Shown: its innermost frame). Empty and 0 if no guest code is running.
  std::string_view filename;
  std::string_view function;  // qualified name; "<module>" for a module
  uint32_t line = 0;          // from 1; for Call: the first line of the definition
  uint32_t column = 0;        // UTF-8 bytes, from 0
  uint32_t depth = 0;         // active frames, including this one and those of built-in modules
  uint64_t steps = 0;         // fuel used so far
  bool library = false;       // the event happened in code of a built-in module
  bool resumed = false;       // Call: a generator or coroutine resumes
  Exit exit = Exit::Returned;
  std::string_view name;
  std::string_view rule;  // "guarded names", "private names", "builtins" or "imports"
  std::string_view detail;
  std::span<const uint32_t> lines;  // in ascending order
};

// Whether an observer receives calls, lines and exceptions of built-in modules.
enum class LibraryCode : uint8_t { Hidden, Shown };

struct ObserverOptions {
  EventSet events = {EventKind::Blocked, EventKind::Import, EventKind::HostCall, EventKind::Limit};
  LibraryCode library = LibraryCode::Hidden;
};

class Observer {
 public:
  virtual ~Observer() = default;
  // Called when the event happens, on the thread and the stack that called Sandbox::run. May call
  // Sandbox::cancel(), but no other member of the running sandbox. Throwing ends the run with
  // Status::HostError, because a run that cannot be observed must not continue.
  virtual void on_event(const Event& event) = 0;
};

}  // namespace hognose
