// HostTable: what the host supplies to one sandbox, outside the cage: its functions and classes,
// and the handles on its objects and data that guests hold.
//
// Guest cells refer to these by number only. Every use looks the number up here and checks that it
// names the right kind of thing. So a damaged or forged cell reaches at most another item of the
// same class that the host supplied to the same run. Definitions persist from run to run. Handles,
// and the classes created for guests, end with the run.
#pragma once

#include <atomic>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

#include "base/native_memory.h"
#include "embed/host/call_host.h"
#include "embed/host/guest_handles.h"
#include "embed/host/signature.h"
#include "embed/host/waits.h"
#include "hognose/host_class.h"
#include "hognose/limits.h"
#include "objects/core/host_side.h"
#include "objects/core/vm.h"

namespace hognose {

inline constexpr uint32_t kNoHostClass = UINT32_MAX;

enum class HostRole : uint8_t {
  Function,
  Constructor,
  Method,
  Getter,
  Setter,
};

// One callable item of the host.
struct HostRow {
  HostRole role = HostRole::Function;
  uint32_t host_class = kNoHostClass;  // the class it belongs to
  HostSignature signature;
  HostFunction code;              // called only by call_host_function(); empty if it waits
  std::optional<WaitKind> waits;  // a function without code, which the host answers later
};

// A method or field of a class: its rows by number.
struct HostMember {
  uint32_t host_class = kNoHostClass;
  std::string name;
  uint32_t method = kNoHostClass;
  uint32_t getter = kNoHostClass;
  uint32_t setter = kNoHostClass;
};

struct HostClassEntry {
  std::shared_ptr<const HostClassRows> rows;
  uint32_t constructor = kNoHostClass;
  std::vector<uint32_t> members;
  bool exposed = false;  // whether guests may call its constructor
  Type* type = nullptr;  // of this run; created when first needed
};

class HostTable final : public HostSide {
 public:
  HostTable() = default;
  HostTable(const HostTable&) = delete;
  HostTable& operator=(const HostTable&) = delete;

  // --- definitions. `error` keeps the problem of the first faulty one.
  // Returns kNoHostClass if the definition is faulty.
  uint32_t add_function(std::string_view signature, internal::AdaptedFunction function);
  uint32_t add_waiting(std::string_view signature, WaitKind kind);
  // Adds a copy of the function, because the host keeps the original.
  uint32_t add_copy(HostRole role, uint32_t host_class, std::string_view signature,
                    const internal::AdaptedFunction& function);
  uint32_t add_class(const std::shared_ptr<const HostClassRows>& rows);
  uint32_t expose_class(const std::shared_ptr<const HostClassRows>& rows);
  void note_error(std::string text);
  const std::string& error() const { return error_; }

  // --- a run
  void start(const SandboxOptions& options, const std::atomic<bool>* cancelled);
  // Drops the handles. The memory of the run is gone or about to go.
  void finish();
  const Limits& limits() const { return limits_; }
  // How values cross: arguments of functions, and what runs return.
  const Crossing& arguments() const { return arguments_; }
  const Crossing& results() const { return results_; }
  bool is_cancelled() const {
    return cancelled_ != nullptr && cancelled_->load(std::memory_order_relaxed);
  }
  // Releases to the host the objects that died since this was last called. They wait for this call
  // so that their destructors never run during a collection, and until no function of the host is
  // active, because its object may be one of them.
  void release_dead();
  // Why a function of the host ended the run; empty if none did.
  void fail_call(const char* why) { call_failure_ = why; }
  const std::string& call_failure() const { return call_failure_; }
  // Around each call of a function of the host.
  void begin_call() { ++active_calls_; }
  void end_call() {
    --active_calls_;
    guests_.release_dropped();
  }

  // What guests hold of the host between two runs.
  struct Lent;
  void save(Lent& lent) const;
  // Takes over the content. Releases to the host what it lacks.
  void restore(Lent& lent);

  HostWaits& waits() { return waits_; }
  GuestHandles& guests() { return guests_; }
  // Makes `out` a handle on a value that is not data, if `crossing` wants one. Returns whether it
  // does.
  Result<bool> hold_guest(Vm& vm, Value value, const Crossing& crossing, HostValue& out);
  HostAnswers& answers() override { return waits_; }
  MountedTrees* mounts() override { return mounts_; }
  void set_mounts(MountedTrees* mounts) { mounts_ = mounts; }
  void visit_roots(Tracer& tracer) override;
  Result<void> prune(Meter& meter, const Tracer& tracer) override;

  // --- lookup by number, from cells
  Result<const HostRow*> row(Vm& vm, uint32_t number) const;
  Result<const HostMember*> member(Vm& vm, uint32_t number) const;
  const HostRow* row_at(uint32_t number) const { return rows_[number].get(); }
  const HostClassEntry& class_at(uint32_t number) const { return classes_[number]; }
  std::string_view class_name(const HostClassRows* rows) const;

  // The guest's class for this run.
  Result<Type*> type_calling(Vm& vm, uint32_t host_class);
  // The host class that the type is or derives from; kNoHostClass if there is none.
  uint32_t class_of(const Type* type) const;

  // --- handles
  // The object of an instance's cell, if it is of that class. Otherwise raises SystemError.
  Result<void*> object(Vm& vm, Value cell, uint32_t host_class) const;
  // The object as the host lent it.
  Result<void> lent_object(Vm& vm, Value cell, HostValue& out) const;
  // The data that a view shows.
  Result<const HostValue*> viewed(Vm& vm, Value cell) const;
  // A cell for the guest: the existing one, or a new one.
  Result<Value> lend_object(Vm& vm, const HostValue& value);
  Result<Value> lend_view(Vm& vm, const HostValue& value);
  // A part of the data that `view` shows: a container as a view of its own, a plain value as a
  // copy.
  Result<Value> lend_part(Vm& vm, Value view, const HostValue& part);
  // Wraps what the constructor of a class made as an instance of `type`.
  Result<Value> adopt_object(Vm& vm, Type* type, uint32_t host_class, const HostValue& value);

 private:
  struct Handle {
    std::shared_ptr<const void> keeps;  // null: the handle is free
    const void* address = nullptr;
    uint32_t cell = 0;
    uint32_t host_class = kNoHostClass;  // kNoHostClass: a view
  };

  uint32_t add_row(HostRole role, uint32_t host_class, std::string_view signature,
                   internal::AdaptedFunction function, std::optional<WaitKind> waits = {});
  void fill_class(uint32_t number);
  void add_method(uint32_t number, const HostClassRows::Method& method);
  void add_field(uint32_t number, const HostClassRows::Field& field);
  Result<uint32_t> take_handle(Vm& vm);
  Result<const Handle*> handle(Vm& vm, Value cell) const;
  Result<Value> lend_data(Vm& vm, std::shared_ptr<const HostValue> data);

  std::string error_;
  std::vector<std::unique_ptr<HostRow>> rows_;
  std::vector<HostMember> members_;
  std::vector<HostClassEntry> classes_;

  Limits limits_;
  Crossing arguments_;
  Crossing results_;
  const std::atomic<bool>* cancelled_ = nullptr;
  NativeVector<Handle> handles_;
  NativeVector<uint32_t> free_handles_;
  using ByAddress =
      std::unordered_map<const void*, uint32_t, std::hash<const void*>, std::equal_to<const void*>,
                         NativeAllocator<std::pair<const void* const, uint32_t>>>;
  ByAddress by_address_;  // of objects
  std::vector<std::shared_ptr<const void>> dead_;
  HostWaits waits_;
  MountedTrees* mounts_ = nullptr;
  GuestHandles guests_;
  uint32_t active_calls_ = 0;
  std::string call_failure_;
};

struct HostTable::Lent {
  NativeVector<Handle> handles;
  NativeVector<uint32_t> free_handles;
  ByAddress by_address;
  std::vector<Type*> types;  // of the classes
  NativeVector<GuestHandles::Entry> guests;
};

// Raises an error if the run has nothing from a host.
Result<HostTable*> host_of(Vm& vm);

// --- calls into the host (host/function.cpp)
// Binds the arguments (including the receiver of a method), converts them, calls the function and
// converts its result. `object` is the receiver of a method.
Result<Value> call_host_calling(Vm& vm, const HostRow& row, void* object, const Type* owner,
                                const Value* arguments, size_t count, Tuple* names);
// The same without the conversion of the result, for constructors.
Result<void> ask_host_calling(Vm& vm, const HostRow& row, void* object, const Type* owner,
                              const Value* arguments, size_t count, Tuple* names,
                              HostReturn& returned);
Result<Value> make_host_function(Vm& vm, uint32_t number, Value self);

}  // namespace hognose
