// Lifecycle: what must happen when objects die: weak references are emptied and their callbacks
// called, __del__ runs, the finally clauses of suspended generators run.
//
// Receives weak references and objects to be watched as they are made; when the collector has
// marked what is alive, settle() decides about the rest: it empties weak references to what is
// dead, and keeps alive whatever somebody has to be told about until that has happened. The tables
// lie outside the cage, are booked with the meter and keep nothing alive. What is to be called
// waits in a queue, which the machine empties at a safepoint: nothing here runs while collecting.
#pragma once

#include <bit>
#include <cstdint>
#include <cstdlib>
#include <cstring>

#include "heap/heap.h"
#include "objects/core/vm.h"

namespace hognose {

struct WeakReference;

// What a collection costs that no allocation pays for: one that a program asks for, or that is made
// for its sake. By what the last one found alive, rounded, so that a cell more or less that a
// conservative scan keeps makes no difference.
inline uint64_t collection_fuel(const Heap& heap) {
  constexpr uint64_t kEmptyHeap = 2'000;
  constexpr uint64_t kBytesPerFuel = 32;
  return kEmptyHeap + std::bit_ceil(heap.live_bytes() | 1) / kBytesPerFuel;
}

// A growing array outside the cage whose memory is the run's.
template <class T>
class BookedArray {
 public:
  BookedArray() = default;
  ~BookedArray() { std::free(items_); }
  BookedArray(const BookedArray&) = delete;
  BookedArray& operator=(const BookedArray&) = delete;

  // False: no memory; the run is over then.
  bool push(Meter& meter, const T& item) {
    if (HOGNOSE_UNLIKELY(size_ == capacity_) && !grow(meter)) return false;
    items_[size_++] = item;
    return true;
  }
  bool grow(Meter& meter) {
    uint32_t capacity = capacity_ == 0 ? 32 : capacity_ * 2;
    uint64_t more = uint64_t{capacity - capacity_} * sizeof(T);
    if (capacity < capacity_ || !meter.take_memory(more)) return false;
    void* grown = std::realloc(static_cast<void*>(items_), size_t{capacity} * sizeof(T));
    if (grown == nullptr) {
      meter.give_memory(more);
      return false;
    }
    items_ = static_cast<T*>(grown);
    capacity_ = capacity;
    return true;
  }
  void clear(Meter& meter) {
    meter.give_memory(uint64_t{capacity_} * sizeof(T));
    std::free(static_cast<void*>(items_));
    items_ = nullptr;
    size_ = capacity_ = 0;
  }
  void truncate(uint32_t size) { size_ = size; }
  uint32_t size() const { return size_; }
  uint32_t capacity() const { return capacity_; }
  T& operator[](uint32_t i) { return items_[i]; }
  const T& operator[](uint32_t i) const { return items_[i]; }

 private:
  T* items_ = nullptr;
  uint32_t size_ = 0;
  uint32_t capacity_ = 0;
};

// Pays for a conservative collection and makes it at once.
Result<void> collect_for_program(Vm& vm);

class Lifecycle {
 public:
  enum class WeakKind : uint8_t { Plain, PlainProxy, Other };

  // Where the text of an exception goes that nobody can catch: "Exception ignored while …".
  // `context` is such a phrase, `object` what it is about.
  using Report = Result<void> (*)(Vm& vm, const char* context, Value object, Value exception);
  Report report = nullptr;

  // --- weak references. All are cage offsets.
  // The reference or proxy without callback that the referent has already, or 0.
  uint32_t plain(uint32_t referent, WeakKind kind) const;
  // Books a new one; false: no memory.
  bool add_reference(Meter& meter, uint32_t referent, uint32_t reference, WeakKind kind);
  uint32_t reference_count(uint32_t referent) const;
  // The references to it, in the order of CPython: plain ones, then the newest first.
  template <class Step>
  Result<void> for_references(uint32_t referent, Step step) const;

  // --- watched objects: their class defines __del__, or they are generators with something to
  // finish. Once told that it is dead, an object is watched no more.
  bool watch(Meter& meter, const Cell* cell);

  // How much there is to watch over (Vm::watched).
  uint32_t watched() const { return objects_.size() + references_.size(); }

  // How many were told and how many references emptied in this run.
  uint64_t deaths() const { return deaths_; }

  // --- where watched objects were seen by a collection that found nothing dead: as long as each is
  // still there, another collection would find nothing either (finalizers.cpp)
  struct Witness {
    uint32_t object;
    uint32_t entries;  // of the globals that hold it; 0: `place` is a register
    Value* place;
  };
  static constexpr uint32_t kMaximumWitnesses = 16;
  Witness witnesses[kMaximumWitnesses];
  uint32_t witness_count = 0;  // either all that is watched, or 0
  // What is watched, and what weak references refer to; i < watched().
  uint32_t watched_object(uint32_t i) const {
    return i < objects_.size() ? objects_[i] : references_[i - objects_.size()].referent;
  }

  // --- for the collector and the machine
  bool settle(Vm& vm, Tracer& tracer);
  void visit_roots(Tracer& tracer);
  void clear(Meter& meter);

  struct Event {
    Value object;    // what is dead, or the weak reference
    Value callback;  // undefined: `object` is to be finalised
  };
  bool has_events() const { return next_event_ < events_.size(); }
  Event next_event() { return events_[next_event_++]; }
  // When a round is over. Memory for the events of the next collection is made here.
  void forget_events() {
    events_.truncate(0);
    next_event_ = 0;
  }
  // In the last rounds of a run, or when rounds follow each other without end, all that is dead is
  // told at once, instead of the outermost objects first.
  bool all_at_once = false;
  // By gc.collect(): what is found dead is to be gone when it has been told.
  bool is_asked = false;
  // What dies now was held by what was told last: in the order in which it was made.
  bool holders_told = false;

 private:
  struct Entry {
    uint32_t referent;
    uint32_t reference;
    uint32_t next;  // index + 1 of the next older entry of the same referent
    WeakKind kind;
  };
  struct Head {
    uint32_t referent;  // 0: free
    uint32_t newest;    // index + 1 of an entry
    uint32_t plain[2];  // offsets, by WeakKind
    uint32_t count;
  };

  const Head* find_head(uint32_t referent) const;
  Head& place_of(uint32_t referent);
  bool make_room_for_head(Meter& meter);
  void insert(uint32_t index);
  void rebuild(Meter& meter);

  bool settle_objects(Vm& vm, Tracer& tracer);
  bool settle_references(Vm& vm, const Tracer& tracer);
  bool add_event(Vm& vm, Value object, Value callback);

  BookedArray<uint32_t> objects_;  // watched, in the order in which they were made
  BookedArray<Entry> references_;  // likewise
  Head* heads_ = nullptr;          // open addressing by referent, linear probing
  uint32_t head_capacity_ = 0;     // a power of two
  uint32_t head_count_ = 0;
  uint64_t deaths_ = 0;
  BookedArray<Event> events_;
  uint32_t next_event_ = 0;
};

// A new instance of a class with __del__ (Vm::allocate_instance calls it).
Result<void> watch_instance(Vm& vm, const Cell* cell);
// A new generator whose code has handlers.
Result<void> watch_generator(Vm& vm, const Cell* cell);

// Empties the queue. Exceptions go to the report; fails only when a limit ends the run. True if
// anything ran.
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
