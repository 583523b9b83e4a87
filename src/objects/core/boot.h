// Boot: the built-in types with their methods, and the built-in names and functions, made once per
// process.
//
// Boot::build() reads the tables (types.def and the type specifications, names.def, slots.def, and
// the function tables that the library passes in). It makes an image for the cage pool. It also
// makes the tables of natives and of computed properties, which stay outside every cage; cells
// refer to their rows by index. Boot::load() takes all that from a BakedBoot, which is faster.
// Afterwards everything is immutable and shared by all sandboxes and threads.
//
// Rule for code that writes to a dict: the entries and the index of a dict may be in the read-only
// boot image, either because the dict is a boot dict or because it is a copy that shares them.
// Check is_boot_cell() and copy them before writing.
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "heap/boot_image.h"
#include "objects/core/baked_boot.h"
#include "objects/core/boot_layout.h"
#include "objects/core/intern.h"
#include "objects/core/type_specs.h"
#include "objects/core/vm.h"

namespace hognose {

enum class NativeKind : uint8_t {
  Function,      // a module function: a BuiltinFunction without a receiver to check
  Method,        // a MethodDescriptor; check_receiver() checks the first argument
  ClassMethod,   // a ClassMethodDescriptor: bound to the class
  StaticMethod,  // a BuiltinFunction in a StaticMethod
  Constructor,   // __new__ as a BuiltinFunction; see check_constructed_class()
  Slot,          // a SlotWrapper; check_receiver() checks the first argument
};

// The code of a dunder method that is generated from a TypeSlots entry (slots.def).
using SlotCode = Result<Value> (*)(Vm& vm, const TypeSlots& slots, const Value* arguments);

struct NativeEntry {
  const Signature* signature;
  NativeCode code;  // null: slot_code runs instead
  SlotCode slot_code;
  const TypeSlots* slots;  // slots of the owner, including inherited ones
  uint32_t name;           // boot offset of the interned name
  TypeId owner;            // for methods; Count for module functions
  NativeKind kind;
  uint32_t flags;      // NativeFlags
  const char* module;  // for module functions: the name of the module
  // A call with exactly this many positional arguments (self included) and no keywords needs no
  // binding.
  uint32_t direct_arguments = kNeverDirect;
  // So do calls with this many: the parameters after them have constant defaults, or are *args.
  uint32_t least_arguments = kNeverDirect;
  uint32_t most_arguments = 0;
  // In calls with more than this many, the others are *args.
  uint32_t gathers_beyond = kNeverDirect;
  QuickNative quick = QuickNative::None;

  // More than the registers hold: a native may be called with any number of arguments below that.
  static constexpr uint32_t kNeverDirect = UINT32_MAX;
};

struct PropertyEntry {
  const PropertyRow* row;
  uint32_t name;
  TypeId owner;
};

// The functions of one built-in module. The library provides them.
struct ModuleSource {
  const char* name;
  const char* reported_name;  // __module__ of the functions, which names CPython's native module
  std::span<const NativeRow> functions;
};

struct BootSources {
  std::span<const NativeRow> builtins;
  std::span<const ModuleSource> modules;
  // Names and texts that module images have (library/images/builder.h).
  std::span<const std::string> names;
  // Makes the dicts whose tables the runs share until they write to them, and appends their
  // offsets. Null if there are none.
  Result<void> (*add_dicts)(Vm& vm, std::vector<uint32_t>& dicts) = nullptr;
};

// A function of a module in the boot image, for the library to look up.
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
  // `baked` was made from the same tables, and outlives the result.
  static Build load(const BakedBoot& baked, const BootSources& sources);
  ~Boot();
  Boot(const Boot&) = delete;
  Boot& operator=(const Boot&) = delete;

  const BootImage* image() const { return image_.get(); }
  // The trace function of each layout. The heaps of all sandboxes use this table.
  static const TraceFunction* trace_table();

  // Returns null if the index, which comes from a cell, is out of range.
  const NativeEntry* native(uint32_t index) const {
    return HOGNOSE_LIKELY(index < native_count_) ? &natives_[index] : nullptr;
  }
  const PropertyEntry* property(uint32_t index) const {
    return HOGNOSE_LIKELY(index < property_count_) ? &properties_[index] : nullptr;
  }
  uint32_t native_count() const { return native_count_; }
  // The slots of a built-in type, including inherited ones.
  const TypeSlots& slots(TypeId id) const { return slots_[id]; }
  InternTable::Places names() const { return names_; }
  // What a BakedBoot needs to know beside the image and the names.
  std::span<const NativeOrigin> native_origins() const { return native_origins_; }
  std::span<const PropertyOrigin> property_origins() const { return property_origins_; }

  std::span<const BootFunction> functions() const { return functions_; }
  // The offsets of what BootSources::add_dicts made.
  std::span<const uint32_t> dicts() const { return dicts_; }
  // The index of the property that implements __dict__ or __weakref__ for instances of guest
  // classes.
  uint32_t instance_dict_property() const { return instance_dict_property_; }
  uint32_t instance_weakref_property() const { return instance_weakref_property_; }

 private:
  friend class BootBuilder;
  Boot() = default;

  void resolve_slots();
  void resolve_slots(TypeId type, TypeTable<bool>& done);
  void add_native(const NativeOrigin& origin, const BootSources& sources);
  void add_property(const PropertyOrigin& origin);
  void add_function(const NativeOrigin& origin, uint32_t cell, const BootSources& sources);
  void finish(InternTable::Places names);

  std::unique_ptr<BootImage> image_;
  InternTable::Places names_;
  const NativeEntry* natives_ = nullptr;
  const PropertyEntry* properties_ = nullptr;
  uint32_t native_count_ = 0;
  uint32_t property_count_ = 0;
  TypeTable<TypeSlots> slots_;
  InternTable name_storage_;  // empty if the names are those of a BakedBoot
  std::vector<NativeEntry> native_storage_;
  std::vector<PropertyEntry> property_storage_;
  std::vector<BootFunction> functions_;
  std::vector<uint32_t> dicts_;
  std::vector<NativeOrigin> native_origins_;
  std::vector<PropertyOrigin> property_origins_;
  uint32_t instance_dict_property_ = 0;
  uint32_t instance_weakref_property_ = 0;
};

// The slots of a built-in type, including inherited ones. Internal types, and Guest, have none.
inline const TypeSlots& slots_of(const Vm& vm, TypeId id) { return vm.boot.slots(id); }

// Runs a native. Its arguments must be bound; for a method, the receiver must be checked.
inline Result<Value> invoke_native(Vm& vm, const NativeEntry& entry, const Value* arguments) {
  if (HOGNOSE_LIKELY(entry.code != nullptr)) return entry.code(vm, arguments);
  return entry.slot_code(vm, *entry.slots, arguments);
}

// The steps of a walk along Type::base. A damaged chain of bases may be a circle, so a walk of more
// steps than any run has classes ends the run.
class BaseWalk {
 public:
  Type* step(const Type* type) {
    HOGNOSE_CHECK(++steps_ < kMostSteps);
    return type->base.get();
  }

 private:
  static constexpr uint32_t kMostSteps = 1u << 20;
  uint32_t steps_ = 0;
};

// The nearest built-in base.
inline Type* nearest_boot_base(Type* type) {
  for (BaseWalk walk; !is_boot_cell(type) && type->base;) type = walk.step(type);
  return type;
}

// --- what natives may be called with. A native relies on the layout of the type that owns it, and
// perhaps on slots or fields that the type adds. Only the chain of Type::base says what an object
// was built with: an MRO, which a metaclass can make, does not.

// Whether instances of the class have all that natives of `owner` rely on.
inline bool is_built_as(const Type* type, TypeId owner) {
  return is_built_on(static_cast<TypeId>(type->solid), owner);
}
inline bool is_built_as(const Vm& vm, Value value, TypeId owner) {
  return is_built_as(vm.type_of(value), owner);
}
// Whether that can be seen at a glance. False can mean either.
inline bool is_plainly_built_as(const Vm& vm, Value value, TypeId owner) {
  return exact_type_id(value, vm.base) == owner ||
         (value.is_cell() && layout_of(vm.cell(value)) == owner);
}
// Whether the methods and properties of `owner` apply to instances of the class: they are built
// with what those rely on, and derived from it as Python sees it. Defined in descriptor.cpp.
bool applies_to_slow(Vm& vm, const Type* type, TypeId owner);
inline bool applies_to(Vm& vm, const Type* type, TypeId owner) {
  return type->layout == static_cast<uint32_t>(owner) || applies_to_slow(vm, type, owner);
}

// Raises TypeError unless the method applies to `self`. For kinds Method and Slot. Defined in
// descriptor.cpp.
Result<void> check_receiver_slow(Vm& vm, const NativeEntry& entry, Value self);
inline Result<void> check_receiver(Vm& vm, const NativeEntry& entry, Value self) {
  if (HOGNOSE_LIKELY(exact_type_id(self, vm.base) == entry.owner)) return {};
  return check_receiver_slow(vm, entry, self);
}
// Raises TypeError unless the first argument of a __new__ is a class whose instances this __new__
// may make. For kind Constructor when guest code calls __new__ by name instead of calling the
// class.
Result<void> check_constructed_class(Vm& vm, const NativeEntry& entry, const Value* arguments,
                                     size_t count);

}  // namespace hognose
