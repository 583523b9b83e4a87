// Boot: the built-in world of a process, made once: types, their methods, names, builtins.
//
// Receives the tables (types.def with the specifications of the types, names.def, slots.def, and
// the function tables that the library hands in); hands on an image for the cage pool and, outside
// any cage, the table of natives and of computed properties that cells name by index. Immutable
// after build() and shared by all sandboxes and threads.
//
// Rule for everybody who writes to a dict: its entries and its index may lie in the boot image
// (a copy made by sharing them, or a boot dict): a writer copies first when is_boot_cell() says so.
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <string_view>
#include <vector>

#include "heap/boot_image.h"
#include "objects/core/boot_layout.h"
#include "objects/core/intern.h"
#include "objects/core/type_specs.h"
#include "objects/core/vm.h"

namespace hognose {

enum class NativeKind : uint8_t {
  Function,      // of a module: a BuiltinFunction, called with the arguments as they are
  Method,        // a MethodDescriptor: the first argument is checked by check_receiver()
  ClassMethod,   // a ClassMethodDescriptor: bound to the class
  StaticMethod,  // a BuiltinFunction in a StaticMethod
  Constructor,   // a BuiltinFunction __new__: arguments as they are, see check_constructed_class()
  Slot,          // a SlotWrapper: check_receiver() too
};

// The code of a dunder method that is made of a TypeSlots entry (slots.def).
using SlotCode = Result<Value> (*)(Vm& vm, const TypeSlots& slots, const Value* arguments);

struct NativeEntry {
  const Signature* signature;
  NativeCode code;  // null: slot_code is what runs
  SlotCode slot_code;
  const TypeSlots* slots;  // of the owner, inherited ones included
  uint32_t name;           // boot offset of the interned name
  TypeId owner;            // of methods; Count for functions of modules
  NativeKind kind;
  uint32_t flags;      // NativeFlags
  const char* module;  // of functions: the module's name
  // How many plain arguments (self included) need no binding and no defaults.
  uint8_t direct_arguments = kNeverDirect;

  static constexpr uint8_t kNeverDirect = 255;
};

struct PropertyEntry {
  const PropertyRow* row;
  uint32_t name;
  TypeId owner;
};

// The functions of one built-in module, handed in by the library.
struct ModuleSource {
  const char* name;
  const char* reported_name;  // their __module__: that of CPython's native part
  std::span<const NativeRow> functions;
};

struct BootSources {
  std::span<const NativeRow> builtins;
  std::span<const ModuleSource> modules;
};

// A function of a module, as the library finds it again.
struct BootFunction {
  const char* module;
  uint32_t name;  // boot offset of the interned name
  uint32_t cell;  // boot offset of the BuiltinFunction
};

class Boot {
 public:
  struct Build {
    std::unique_ptr<Boot> boot;  // null on failure
    CageFailure failure = CageFailure::None;
    int system_error = 0;
  };

  static Build build(const BootSources& sources);
  ~Boot();
  Boot(const Boot&) = delete;
  Boot& operator=(const Boot&) = delete;

  const BootImage* image() const { return image_.get(); }
  // How to trace cells, by layout: for the heaps of all sandboxes.
  static const TraceFunction* trace_table();

  // Null when the index (read from a cell) is out of range.
  const NativeEntry* native(uint32_t index) const {
    return HOGNOSE_LIKELY(index < native_count_) ? &natives_[index] : nullptr;
  }
  const PropertyEntry* property(uint32_t index) const {
    return HOGNOSE_LIKELY(index < property_count_) ? &properties_[index] : nullptr;
  }
  uint32_t native_count() const { return native_count_; }
  // Slots of a built-in type, those it inherits included.
  const TypeSlots& slots(TypeId id) const { return slots_[static_cast<uint32_t>(id)]; }
  const InternTable& names() const { return names_; }

  std::span<const BootFunction> functions() const { return functions_; }
  // The property that answers __dict__ or __weakref__ of instances of guest classes.
  uint32_t instance_dict_property() const { return instance_dict_property_; }
  uint32_t instance_weakref_property() const { return instance_weakref_property_; }

 private:
  friend class BootBuilder;
  Boot() = default;

  std::unique_ptr<BootImage> image_;
  InternTable names_;
  const NativeEntry* natives_ = nullptr;
  const PropertyEntry* properties_ = nullptr;
  uint32_t native_count_ = 0;
  uint32_t property_count_ = 0;
  TypeSlots slots_[kTypeCount];
  std::vector<NativeEntry> native_storage_;
  std::vector<PropertyEntry> property_storage_;
  std::vector<BootFunction> functions_;
  uint32_t instance_dict_property_ = 0;
  uint32_t instance_weakref_property_ = 0;
};

// The slots of a built-in type (never of Guest), inherited ones included.
inline const TypeSlots& slots_of(const Vm& vm, TypeId id) { return vm.boot.slots(id); }

// Runs a native whose arguments are bound (and, for methods, whose receiver is checked).
inline Result<Value> invoke_native(Vm& vm, const NativeEntry& entry, const Value* arguments) {
  if (HOGNOSE_LIKELY(entry.code != nullptr)) return entry.code(vm, arguments);
  return entry.slot_code(vm, *entry.slots, arguments);
}

// TypeError unless `self` is an instance of the type that the method belongs to: natives rely on
// its memory layout. For kinds Method and Slot. (descriptor.cpp)
Result<void> check_receiver_slow(Vm& vm, const NativeEntry& entry, Value self);
inline Result<void> check_receiver(Vm& vm, const NativeEntry& entry, Value self) {
  if (HOGNOSE_LIKELY(exact_type_id(self, vm.base) == entry.owner)) return {};
  return check_receiver_slow(vm, entry, self);
}
// TypeError unless the first argument given to a __new__ is a class that this __new__ may make
// instances of. For kind Constructor, when called by name and not by calling the class.
Result<void> check_constructed_class(Vm& vm, const NativeEntry& entry, const Value* arguments,
                                     size_t count);

}  // namespace hognose
