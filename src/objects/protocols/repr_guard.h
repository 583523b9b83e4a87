// ReprGuard: detects that a container is being printed inside itself (like Py_ReprEnter).
//
// A container's repr makes a guard on its C++ stack for the object it prints. If already_printing()
// returns true, it prints "[...]", "{...}" or the like instead of the items. The guards of nested
// containers form a chain from the innermost outwards, so nothing is rooted:
//
//   ReprGuard guard(vm, self);
//   if (TRY(guard.already_printing())) return Value::from_cell(TRY(make_string(vm, "[...]")));
//
// Walking the chain from each of its members takes quadratic time, so the first guard deeper than
// kShallow makes a hash table, in which each bucket is a chain of its own.
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstdlib>

#include "base/native_memory.h"
#include "objects/core/vm.h"

namespace hognose {

class ReprGuard {
 public:
  ReprGuard(Vm& vm, Value container)
      : vm_(vm), container_(container), outer_(vm.scopes.innermost_repr) {
    vm.scopes.innermost_repr = this;
    if (outer_ == nullptr) return;
    depth_ = outer_->depth_ + 1;
    buckets_ = outer_->buckets_;
  }
  ~ReprGuard() {
    if (owns_buckets_) {
      native_free(buckets_);
      vm_.meter.give_memory(kBytes);
    } else if (is_listed_) {
      bucket() = next_;
    }
    vm_.scopes.innermost_repr = outer_;
  }
  ReprGuard(const ReprGuard&) = delete;
  ReprGuard& operator=(const ReprGuard&) = delete;

  // To be called once. Looks at all objects that are being printed, and charges for it.
  Result<bool> already_printing() {
    if (depth_ > kShallow && buckets_ == nullptr) TRY(make_buckets());
    uint64_t steps = 0;
    bool found = false;
    const ReprGuard* guard = buckets_ == nullptr ? outer_ : bucket();
    while (guard != nullptr && !found) {
      found = guard->container_ == container_;
      guard = buckets_ == nullptr ? guard->outer_ : guard->next_;
      ++steps;
    }
    if (buckets_ != nullptr) list();
    TRY(vm_.meter.charge(steps / 8 + 1));
    return found;
  }

 private:
  static constexpr uint32_t kShallow = 64;
  static constexpr uint32_t kBits = 12;
  static constexpr size_t kBytes = sizeof(ReprGuard*) << kBits;

  ReprGuard*& bucket() {
    const uint64_t mixed = container_.bits() * 0x9E37'79B9'7F4A'7C15u;
    return buckets_[mixed >> (64 - kBits)];
  }
  void list() {
    next_ = bucket();
    bucket() = this;
    is_listed_ = true;
  }
  // The guards around this one stay listed until the table is gone.
  Result<void> make_buckets() {
    if (!vm_.meter.take_memory(kBytes)) return vm_.meter.stop(StopReason::Memory);
    auto** made = static_cast<ReprGuard**>(native_allocate_zeroed(kBytes));
    if (made == nullptr) std::abort();  // the host itself is out of memory
    owns_buckets_ = true;
    buckets_ = made;
    for (ReprGuard* guard = outer_; guard != nullptr; guard = guard->outer_) {
      guard->buckets_ = made;
      guard->list();
      guard->buckets_ = nullptr;
      guard->is_listed_ = false;
    }
    return {};
  }

  Vm& vm_;
  Value container_;
  ReprGuard* outer_;
  uint32_t depth_ = 1;
  bool is_listed_ = false;
  bool owns_buckets_ = false;
  ReprGuard** buckets_ = nullptr;
  ReprGuard* next_ = nullptr;  // in the bucket
};

}  // namespace hognose
