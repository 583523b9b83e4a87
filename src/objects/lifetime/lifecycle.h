// Lifecycle: what happens when objects die. Weak references are cleared and their callbacks called,
// __del__ runs, and the finally clauses of suspended generators run.
//
// Weak references and watched objects are registered when they are created. After the collector has
// marked the live cells, settle() handles the rest. It clears weak references to dead objects. It
// keeps dead objects with a finalizer alive until the finalizer has run. The tables are outside the
// cage, are charged to the meter and keep nothing alive. Calls wait in a queue that the machine
// empties at a safepoint; nothing runs during a collection.
#pragma once

#include <bit>
#include <cstdint>

#include "heap/heap.h"
#include "objects/core/charged_array.h"
#include "objects/core/vm.h"

namespace hognose {

struct WeakReference;

// The fuel for a collection that no allocation pays for: one that the program requests, or that is
// made on its behalf. It depends on the live bytes after the last collection, rounded to powers of
// two.
inline uint64_t collection_fuel(const Heap& heap) {
  constexpr uint64_t kEmptyHeap = 2'000;
  constexpr uint64_t kBytesPerFuel = 32;
  return kEmptyHeap + std::bit_ceil(heap.rooted_bytes() | 1) / kBytesPerFuel;
}

// Charges for a conservative collection and performs it immediately.
Result<void> collect_for_program(Vm& vm);

class Lifecycle {
 public:
  enum class WeakKind : uint8_t { Plain, PlainProxy, Other };
  // Who would notice that the referent of a reference died. A reference from the image of a module
  // serves only the library, so nothing is collected for its sake.
  enum class Notices : uint8_t { Library, Program, ProgramByCallback };

  // Reports an exception that cannot propagate: "Exception ignored while …". `context` is that
  // phrase, `object` the object that it concerns.
  using Report = Result<void> (*)(Vm& vm, const char* context, Value object, Value exception);
  Report report = nullptr;

  // --- weak references. All numbers are cage offsets.
  // The referent's existing reference or proxy without callback, or 0.
  uint32_t plain(uint32_t referent, WeakKind kind) const;
  // Registers a new reference. Returns false if memory is out.
  bool add_reference(Meter& meter, uint32_t referent, uint32_t reference, WeakKind kind,
                     Notices notices);
  uint32_t reference_count(uint32_t referent) const;
  // Calls step for each reference to the object in CPython's order: plain ones, then newest first.
  template <class Step>
  Result<void> for_references(uint32_t referent, Step step) const;

  // --- watched objects: instances of classes with __del__, and generators with something left to
  // run. An object is no longer watched once its finalizer is queued.
  bool watch(Meter& meter, const Cell* cell);
  // Stops watching one of the newest objects, whose finalizer would do nothing. Returns false if it
  // is not among them; it then stays watched.
  bool unwatch(const Cell* cell);

  // Calls visit(referent, reference, kind) for all references, in the order of creation.
  template <class Visit>
  void for_each_reference(Visit visit) const {
    for (uint32_t i = 0; i < references_.size(); ++i) {
      visit(references_[i].referent, references_[i].reference, references_[i].kind);
    }
  }
  bool watches_objects() const { return objects_.size() != 0; }

  // The number of deaths that the program may notice (ObjectTables::watched).
  uint32_t watched() const {
    return objects_.size() + notices(Notices::Program) + notices(Notices::ProgramByCallback);
  }
  // Whether a death may run code of the program.
  bool may_run_code() const {
    return objects_.size() != 0 || notices(Notices::ProgramByCallback) != 0;
  }

  // The number of finalizers queued and references cleared in this run.
  uint64_t deaths() const { return deaths_; }

  // --- witnesses: where a collection that found nothing dead saw each watched object. While each
  // is still there, another collection would find nothing either (finalizers.cpp).
  struct Witness {
    uint32_t index;  // in table_object()
    uint32_t object;
    uint32_t entries;  // entries of the globals that hold it; 0: `place` is a register
    Value* place;
  };
  static constexpr uint32_t kMaximumWitnesses = 16;
  Witness witnesses[kMaximumWitnesses];
  uint32_t witness_count = 0;  // the number of watched objects, or 0 if not all have a witness
  // The watched objects and the referents of weak references; 0 for those that only the library
  // would miss.
  uint32_t table_size() const { return objects_.size() + references_.size(); }
  uint32_t table_object(uint32_t i) const {
    if (i < objects_.size()) return objects_[i];
    const Entry& entry = references_[i - objects_.size()];
    return entry.notices == Notices::Library ? 0 : entry.referent;
  }

  // --- for the collector and the machine
  bool settle(Vm& vm, Tracer& tracer);
  void visit_roots(Tracer& tracer);
  void clear(Meter& meter);
  void transfer(Transfer& transfer);

  struct Event {
    Value object;    // the dead object, or the weak reference
    Value callback;  // undefined: finalize `object`
  };
  bool has_events() const { return next_event_ < events_.size(); }
  Event next_event() { return events_[next_event_++]; }
  // Call it when a round is over. The queue's memory is reused for the next collection.
  void forget_events() {
    events_.truncate(0);
    next_event_ = 0;
  }
  // Queue all dead objects at once instead of the outermost ones first. Set in the last rounds of a
  // run, and when rounds do not end by themselves.
  bool all_at_once = false;
  // Set by gc.collect(): further rounds follow at once, paid with fuel, so that the dead are freed.
  bool is_asked = false;
  // The dead objects were kept alive by finalizers that just ran; finalize them in creation order.
  bool in_creation_order = false;

 private:
  struct Entry {
    uint32_t referent;
    uint32_t reference;
    uint32_t next;  // index + 1 of the next older entry for the same referent
    WeakKind kind;
    Notices notices;
  };
  struct Head {
    uint32_t referent;  // 0: free
    uint32_t newest;    // index + 1 of an entry
    uint32_t plain[2];  // offsets, by WeakKind
    uint32_t count;
  };

  uint32_t notices(Notices which) const { return notices_[static_cast<uint32_t>(which)]; }
  const Head* find_head(uint32_t referent) const;
  Head& place_of(uint32_t referent);
  bool make_room_for_head(Meter& meter);
  void insert(uint32_t index);
  void rebuild(Meter& meter);

  bool settle_objects(Vm& vm, Tracer& tracer);
  bool settle_references(Vm& vm, const Tracer& tracer);
  bool add_event(Vm& vm, Value object, Value callback);

  ChargedArray<uint32_t> objects_;  // watched objects in creation order
  ChargedArray<Entry> references_;  // in creation order
  uint32_t notices_[3] = {};        // the number of references, by Notices
  Head* heads_ = nullptr;           // open addressing by referent, linear probing
  uint32_t head_capacity_ = 0;      // a power of two
  uint32_t head_count_ = 0;
  uint64_t deaths_ = 0;
  ChargedArray<Event> events_;
  uint32_t next_event_ = 0;
};

// Watches a new instance of a class with __del__. Vm::allocate_instance calls it.
Result<void> watch_instance(Vm& vm, const Cell* cell);
// Undoes it where Lifecycle::unwatch() can.
bool unwatch_instance(Vm& vm, const Cell* cell);
// Watches a new generator whose code has exception handlers.
Result<void> watch_generator(Vm& vm, const Cell* cell);

// Runs and empties the queue. Exceptions are reported; it fails only if a limit ends the run.
// Returns true if anything ran.
Result<bool> run_events_calling(Vm& vm);

template <class Step>
Result<void> Lifecycle::for_references(uint32_t referent, Step step) const {
  const Head* head = find_head(referent);
  if (head == nullptr) return {};
  for (uint32_t plain : head->plain) {
    if (plain != 0) TRY(step(plain));
  }
  for (uint32_t i = head->newest; i != 0; i = references_[i - 1].next) {
    if (references_[i - 1].kind == WeakKind::Other) TRY(step(references_[i - 1].reference));
  }
  return {};
}

}  // namespace hognose
