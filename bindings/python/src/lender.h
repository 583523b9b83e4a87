// Lender: the Python objects that an engine refers to, which are its callables and the objects that
// guests hold.
//
// The engine copies and destroys functions without the GIL, so they name callables by number. A
// handle of a guest is a Held. All these objects are visible to Python's garbage collector through
// the Engine, and only through it: a second visitor would make the collector free what is in use.
#pragma once

#include <nanobind/nanobind.h>

#include <map>
#include <memory>
#include <thread>
#include <utility>
#include <vector>

#include "hognose/host_call.h"
#include "hognose/sandbox.h"

namespace hognose::python {

class Engine;
class Lender;

// One object that a guest holds. Destroyed on any thread, with or without the GIL.
struct Held {
  std::shared_ptr<Lender> lender;
  nanobind::object object;                 // null after the garbage collector has taken it
  const std::pair<PyObject*, size_t> key;  // the object and the number of its class

  Held(std::shared_ptr<Lender> of, nanobind::object given, size_t number)
      : lender(std::move(of)), object(std::move(given)), key(object.ptr(), number) {}
  Held(const Held&) = delete;
  Held& operator=(const Held&) = delete;
  ~Held();
};

class Lender : public std::enable_shared_from_this<Lender> {
 public:
  static std::shared_ptr<Lender> create();

  // Everything below needs the GIL.

  // Keeps an object for as long as the engine exists, and returns its number.
  size_t add(nanobind::object object);
  // RuntimeError if the garbage collector has taken the objects away.
  nanobind::object operator[](size_t number) const;

  // The class for a hognose.ExposedClass, made when it is first needed.
  const HostClass<Held>& class_of(nanobind::handle description);
  // From now on, instances of exactly this type cross as objects of that class.
  void lend_all(nanobind::handle type, nanobind::handle description);
  // The hognose.ExposedClass for instances of the type, or null.
  nanobind::object class_for_type(PyTypeObject* type) const;
  HostValue lend(nanobind::object object, nanobind::handle description);
  // The object of a handle.
  static nanobind::object original(const HostValue& value);

  bool lends() const { return !held_.empty(); }

  // An exception of the host that no guest may catch, such as KeyboardInterrupt: ends the run, and
  // is raised where the host began it.
  void interrupt(nanobind::object exception);
  nanobind::object take_interruption() { return std::exchange(interruption_, {}); }
  void set_sandbox(Sandbox* sandbox) { sandbox_ = sandbox; }

  // A weak reference to the engine, for handles of its guests. Made by the thread of its first run.
  const nanobind::object& engine_reference() const { return engine_reference_; }
  void refer_to(Engine& engine);
  // The innermost call of a host function on this thread, for calls back; null if there is none.
  HostCall* current_call() const;
  // A call of a host function, while it lasts. Null: none can call back.
  class CallScope {
   public:
    CallScope(Lender& lender, HostCall* call);
    ~CallScope();
    CallScope(const CallScope&) = delete;
    CallScope& operator=(const CallScope&) = delete;

   private:
    Lender* lender_;
  };

  int visit(visitproc visitor, void* context) const;
  void clear();

 private:
  friend struct Held;
  Lender() = default;
  size_t number_of(nanobind::handle description);

  nanobind::list kept_;
  nanobind::dict numbers_;  // hognose.ExposedClass -> its number in classes_
  nanobind::dict types_;    // type -> hognose.ExposedClass
  std::vector<HostClass<Held>> classes_;
  // A Held stays here until its destructor has the GIL, so `raw` is never dangling.
  struct Place {
    Held* raw = nullptr;
    std::weak_ptr<Held> held;
  };
  // Results of runs let go of theirs on any thread. visit() runs while all other threads stand.
  nanobind::ft_mutex held_mutex_;  // the GIL, if there is one
  std::map<std::pair<PyObject*, size_t>, Place> held_;
  nanobind::object interruption_;
  nanobind::object engine_reference_;
  // All on the thread of the run, whose number is beside them. Other threads ask for it.
  mutable nanobind::ft_mutex calls_mutex_;  // the GIL, if there is one
  std::vector<HostCall*> calls_;
  std::thread::id calls_thread_;
  Sandbox* sandbox_ = nullptr;
};

}  // namespace hognose::python
