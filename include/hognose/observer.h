// Observer: how a host watches a run: what is refused, imported and called, which lines run.
//
// A host derives from Observer and adds it to a Sandbox with the events it wants. The guest cannot
// notice it: output, fuel and every limit but time are as without. Runs that nobody watches pay
// nothing; watching calls or lines makes a run several times slower, the other events cost
// something only when they happen.
#pragma once

#include <cstdint>
#include <initializer_list>
#include <span>
#include <string_view>

namespace hognose {

enum class EventKind : uint8_t {
  Blocked,    // the policy refused `name`; `rule` says which of its tables, `detail` why
  Import,     // module `name` is loaded for the guest; `detail`: "built-in", "source" or "host"
  HostCall,   // the guest calls `name` of the host; of classes "Class.method" or "Class.field"
  Exception,  // an exception of class `name` arises; `detail`: its text, if it is a plain one
  Limit,      // limit `name` is reached; `detail`: the message
  Code,       // code of a file is about to run; `lines`: all lines that have code
  Call,       // a function begins, or a generator goes on (`resumed`); module and class bodies too
  Return,     // the same ends; `exit` says how
  Line,       // a line begins
};

// "blocked", "import", "host_call", "exception", "limit", "code", "call", "return", "line".
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

// How an activation ends.
enum class Exit : uint8_t { Returned, Yielded, Raised };

// All texts belong to the engine and are good for the call only. UTF-8.
struct Event {
  EventKind kind;
  // Where the guest is: its innermost frame that is not of a built-in module, or that frame too if
  // the observer asked for LibraryCode::Shown. Empty and 0 if no code runs.
  std::string_view filename;
  std::string_view function;  // qualified name; "<module>" for a module
  uint32_t line = 0;          // from 1; for Call: of the definition's first line
  uint32_t column = 0;        // UTF-8 bytes, from 0
  uint32_t depth = 0;         // frames that run, this one and those of built-in modules included
  uint64_t steps = 0;         // fuel used so far
  bool library = false;       // happened in code of a built-in module
  bool resumed = false;       // Call: a generator or coroutine goes on
  Exit exit = Exit::Returned;
  std::string_view name;
  std::string_view rule;  // "guarded names", "private names", "builtins" or "imports"
  std::string_view detail;
  std::span<const uint32_t> lines;  // ascending
};

// What an observer gets of code of built-in modules: its calls, lines and exceptions.
enum class LibraryCode : uint8_t { Hidden, Shown };

struct ObserverOptions {
  EventSet events = {EventKind::Blocked, EventKind::Import, EventKind::HostCall, EventKind::Limit};
  LibraryCode library = LibraryCode::Hidden;
};

class Observer {
 public:
  virtual ~Observer() = default;
  // On the thread of the run, at the moment of the event. May call Sandbox::cancel(), but no other
  // member of the sandbox that runs. The stack may be nearly used up: 32 KiB are certain. Throwing
  // ends the run with Status::HostError: what cannot be observed does not go on.
  virtual void on_event(const Event& event) = 0;
};

}  // namespace hognose
