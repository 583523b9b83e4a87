// GuestHandles: the objects of a run that its host holds by handle.
//
// A handle names an entry of this table by its place and its serial number, and the table by its
// owner; all three are checked at each use. Serial numbers are never used twice, so a handle that
// outlived its object (the run ended, the session was rolled back) finds nothing. The host may drop
// handles on any thread. Their entries are freed at fixed points of a run: when it starts, and when
// a function of the host returns.
#pragma once

#include <atomic>
#include <cstdint>
#include <memory>
#include <mutex>
#include <unordered_map>

#include "base/native_memory.h"
#include "hognose/crossing.h"
#include "hognose/host_class.h"
#include "hognose/limits.h"
#include "objects/core/vm.h"

namespace hognose {

// Which handles of one table the host still holds. Shared with them, so it outlives the sandbox.
class HeldHandles {
 public:
  void add(uint64_t serial, uint32_t place);
  void drop(uint64_t serial);
  bool holds(uint64_t serial);
  void clear();
  // Calls take(serial, place) for each handle dropped since the last call.
  template <class Take>
  void take_dropped(Take take) {
    if (!has_dropped_.load(std::memory_order_relaxed)) return;
    std::lock_guard lock(mutex_);
    has_dropped_.store(false, std::memory_order_relaxed);
    while (first_dropped_ != 0) {
      auto found = entries_.find(first_dropped_);
      take(first_dropped_, found->second.place);
      first_dropped_ = found->second.next_dropped;
      entries_.erase(found);
    }
  }

 private:
  struct Entry {
    uint32_t place = 0;
    bool is_dropped = false;
    uint64_t next_dropped = 0;  // a list through the entries: dropping must not allocate
  };

  std::mutex mutex_;
  std::unordered_map<uint64_t, Entry> entries_;  // by serial number
  uint64_t first_dropped_ = 0;
  std::atomic<bool> has_dropped_{false};
};

struct GuestReference {
  GuestReference(std::shared_ptr<HeldHandles> owner, uint32_t place, uint64_t serial)
      : owner(std::move(owner)), place(place), serial(serial) {}
  ~GuestReference() { owner->drop(serial); }
  GuestReference(const GuestReference&) = delete;
  GuestReference& operator=(const GuestReference&) = delete;

  const std::shared_ptr<HeldHandles> owner;
  const uint32_t place;
  const uint64_t serial;
};

class GuestHandles {
 public:
  GuestHandles() = default;
  GuestHandles(const GuestHandles&) = delete;
  GuestHandles& operator=(const GuestHandles&) = delete;

  // Makes `out` a handle of that kind on the object, with a text that needs no code of the guest.
  Result<void> hold(Vm& vm, const Limits& limits, Value value, HostValue::Kind kind,
                    HostValue& out);
  // The object of a handle, or a ReferenceError.
  Result<Value> object(Vm& vm, const HostValue& handle) const;

  // Frees the entries of dropped handles.
  void release_dropped();
  // Invalidates all handles.
  void finish();
  void visit_roots(Tracer& tracer) const;

  // Between two runs of a session.
  struct Entry {
    Value value;
    uint64_t serial = 0;  // 0: free
  };
  void save(NativeVector<Entry>& entries) const { entries = entries_; }
  // Only what the host still holds returns.
  void restore(const NativeVector<Entry>& entries);

 private:
  Result<uint32_t> take_place(Vm& vm, const Limits& limits);

  std::shared_ptr<HeldHandles> held_;  // made with the first handle
  NativeVector<Entry> entries_;
  NativeVector<uint32_t> free_;
  uint64_t last_serial_ = 0;
};

}  // namespace hognose
