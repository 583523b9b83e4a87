// Builds the boot image: first the arrays at constant offsets, then a dict of methods for every
// type, then the functions of modules.
//
// The builder uses a Vm whose heap allocates in the boot region, so the makers of strings, dicts
// and tuples are the same as in a run. The region is read-only afterwards. Everything that a run
// would otherwise write to a cell, such as the hash of a string, is computed here.
#include "objects/core/boot.h"

#include <cstring>
#include <utility>

#include "objects/attributes/descriptor.h"
#include "objects/attributes/shape.h"
#include "objects/containers/dict_access.h"
#include "objects/core/make.h"
#include "objects/protocols/slot_wrappers.h"
#include "objects/typing/typing_objects.h"
#include "policy/effective_policy.h"

namespace hognose {

namespace {

struct NameText {
  const char* text;
  uint32_t length;
};

constexpr NameText kNameTexts[kNameCount] = {
#define NAME(id, text) {text, sizeof(text) - 1},
#include "objects/core/names.def"
};

// A type's slots with the inherited ones filled in. Slots that belong together are inherited
// together.
TypeSlots inherit(TypeSlots own, const TypeSlots& base, bool unhashable) {
  if (own.hash == nullptr && own.compare == nullptr && !unhashable) own.hash = base.hash;
  if (own.binary == nullptr) {
    own.binary = base.binary;
    own.binary_operators = base.binary_operators;
  } else if (base.binary != nullptr) {
    // The type defines some operators itself. Its function also handles those of the base (bool).
    own.binary_operators |= base.binary_operators;
  }
  if (own.inplace == nullptr) {
    own.inplace = base.inplace;
    own.inplace_operators = base.inplace_operators;
  }
#define INHERIT(member) \
  if (own.member == nullptr) own.member = base.member
  INHERIT(repr);
  INHERIT(str);
  INHERIT(format);
  INHERIT(compare);
  INHERIT(truth);
  INHERIT(length);
  INHERIT(get_item);
  INHERIT(set_item);
  INHERIT(contains);
  INHERIT(iterate);
  INHERIT(next);
  INHERIT(power_modulo);
  INHERIT(negative);
  INHERIT(positive);
  INHERIT(absolute);
  INHERIT(invert);
  INHERIT(to_int);
  INHERIT(to_float);
  INHERIT(to_index);
  INHERIT(descriptor_get);
  INHERIT(descriptor_set);
  INHERIT(get_attribute);
  INHERIT(set_attribute);
  INHERIT(call);
#undef INHERIT
  return own;
}
// 27 functions and the two sets of operators. A new member must be inherited above.
static_assert(sizeof(TypeSlots) == 29 * sizeof(void*));

}  // namespace

class BootBuilder {
 public:
  BootBuilder(Boot& boot, const BootSources& sources) : boot_(boot), sources_(sources) {}

  static void fill(void* context, Heap& heap) {
    auto* builder = static_cast<BootBuilder*>(context);
    Vm vm(heap, builder->boot_);
    // Not charged to any run: the region itself is the limit.
    MeterLimits limits;
    limits.memory_bytes = UINT64_MAX;
    vm.meter.start(limits, nullptr);
    builder->complete_ = builder->build(vm).ok();
  }

  bool complete() const { return complete_; }

 private:
  Result<void> build(Vm& vm) {
    resolve_slots();
    TRY(make_fixed_cells(vm));
    for (const GuardedName& row : guarded_names()) {
      TRY(intern(vm, row.name))->flags |= kStrGuarded;
    }
    boot_.instance_dict_property_ = TRY(add_property(vm, kInstanceDictProperty, TypeId::Object));
    boot_.instance_weakref_property_ =
        TRY(add_property(vm, kInstanceWeakrefProperty, TypeId::Object));
    for (uint32_t i = 0; i < kTypeCount; ++i) {
      if (!kTypeRows[i].is_internal) TRY(fill_type(vm, static_cast<TypeId>(i)));
    }
    for (uint32_t i = 0; i < kTypeCount; ++i) {
      const TypeSpec& spec = *kTypeSpecs[i];
      if (spec.class_attributes == nullptr) continue;
      TRY(spec.class_attributes(vm, vm.type(static_cast<TypeId>(i))));
    }
    TRY(add_functions(vm, {"builtins", "builtins", sources_.builtins}));
    for (const ModuleSource& module : sources_.modules) {
      TRY(add_functions(vm, module));
    }
    boot_.names_ = std::move(*vm.tables.interned);
    boot_.natives_ = boot_.native_storage_.data();
    boot_.native_count_ = static_cast<uint32_t>(boot_.native_storage_.size());
    boot_.properties_ = boot_.property_storage_.data();
    boot_.property_count_ = static_cast<uint32_t>(boot_.property_storage_.size());
    return {};
  }

  void resolve_slots() {
    bool done[kTypeCount] = {};
    for (uint32_t i = 0; i < kTypeCount; ++i) resolve_slots(i, done);
  }

  void resolve_slots(uint32_t i, bool (&done)[kTypeCount]) {
    if (std::exchange(done[i], true) || kTypeRows[i].is_internal) return;
    const TypeSpec& spec = *kTypeSpecs[i];
    boot_.slots_[i] = spec.slots;
    if (i == static_cast<uint32_t>(TypeId::Object)) return;
    uint32_t base = static_cast<uint32_t>(kTypeRows[i].base);
    resolve_slots(base, done);
    boot_.slots_[i] = inherit(spec.slots, boot_.slots_[base], spec.unhashable);
  }

  // --- the arrays at constant offsets

  Result<void> make_array(Vm& vm, uint32_t expected_offset, size_t bytes) {
    Cell* cell = vm.heap.allocate(bytes);
    if (cell == nullptr || offset_of(cell) != expected_offset) return Failure::Stopped;
    return {};
  }

  void fill_string(Vm& vm, uint32_t offset, const char* text, uint32_t length, uint16_t name_id) {
    Str* string = vm.base.at<Str>(offset);
    string->shape = shape_offset(TypeId::Str);
    string->length = length;
    string->kind = 1;
    string->name_id = name_id;
    std::memcpy(string->data, text, length);
    bool ascii = length != 1 || static_cast<uint8_t>(text[0]) < 0x80;
    string->flags = static_cast<uint8_t>(kStrInterned | (ascii ? kStrAscii : 0));
  }

  Result<void> intern_fixed(Vm& vm, uint32_t offset) {
    Str* string = vm.base.at<Str>(offset);
    uint32_t hash = string_hash(string);
    return vm.tables.interned->add(vm.meter, string, hash) ? Result<void>() : Failure::Stopped;
  }

  Result<void> make_fixed_cells(Vm& vm) {
    TRY(make_array(vm, kBootStart, kTypeCount * kShapeBytes));
    TRY(make_array(vm, kBootTypes, kTypeCount * kTypeStride));
    TRY(make_array(vm, kBootEmptyTuple, kBootCharacters - kBootEmptyTuple));
    TRY(make_array(vm, kBootCharacters, kBootNames - kBootCharacters));
    TRY(make_array(vm, kBootNames, kBootRest - kBootNames));
    for (uint32_t i = 0; i < kTypeCount; ++i) {
      TypeId id = static_cast<TypeId>(i);
      Shape* shape = vm.base.at<Shape>(shape_offset(id));
      if (kTypeRows[i].is_internal) {
        // Memory that guests cannot reach still needs a shape: the head of the shape names the
        // layout.
        shape->shape = shape_offset(TypeId::Shape);
        shape->layout = static_cast<uint8_t>(id);
        shape->type.set_offset(type_offset(TypeId::Object));
      } else {
        fill_builtin_shape(shape, id, type_offset(id));
      }
    }
    vm.empty_tuple()->shape = shape_offset(TypeId::Tuple);
    vm.base.at<Cell>(kBootNoDefault)->shape = shape_offset(TypeId::NoDefaultType);
    for (uint32_t c = 0; c < 256; ++c) {
      char text = static_cast<char>(c);
      fill_string(vm, character_offset(static_cast<uint8_t>(c)), &text, 1, 0);
      TRY(intern_fixed(vm, character_offset(static_cast<uint8_t>(c))));
    }
    for (uint32_t i = 0; i < kNameCount; ++i) {
      uint32_t offset = name_offset(static_cast<Name>(i));
      fill_string(vm, offset, kNameTexts[i].text, kNameTexts[i].length,
                  static_cast<uint16_t>(i + 1));
      TRY(intern_fixed(vm, offset));
    }
    return {};
  }

  // --- types

  Result<void> fill_type(Vm& vm, TypeId id) {
    const TypeRow& row = row_of(id);
    const TypeSpec& spec = spec_of(id);
    Type* type = vm.type(id);
    type->shape = shape_offset(TypeId::Type);
    type->id = static_cast<uint32_t>(id);
    type->flags = row.flags | kTypeBuiltin;
    type->layout = static_cast<uint32_t>(layout_id(id));
    type->name = TRY(intern(vm, row.name));
    type->qualified_name = type->name.get();
    type->instance_shape.set_offset(shape_offset(id));
    type->slot_names = spec.member_slots;
    type->module = Value::from_cell(vm.name(Name::Builtin));
    if (spec.module != nullptr) {
      type->module = Value::from_cell(TRY(intern(vm, std::string_view(spec.module))));
    }
    type->mro = TRY(make_mro(vm, id));
    if (id == TypeId::Object) {
      type->bases = vm.empty_tuple();
    } else {
      type->base.set_offset(type_offset(row.base));
      Value bases[] = {Value::from_offset(type_offset(row.base)),
                       Value::from_offset(type_offset(second_base(id)))};
      type->bases = TRY(make_tuple(vm, bases, second_base(id) == TypeId::Object ? 1 : 2));
    }
    type->doc = Value::none();
    if (spec.doc != nullptr) {
      Str* doc = TRY(make_string(vm, spec.doc));
      string_hash(doc);
      type->doc = Value::from_cell(doc);
    }
    Dict* dict = TRY(make_dict(vm, spec.methods.size() + spec.properties.size() + 4));
    type->dict = dict;
    return fill_dict(vm, id, dict);
  }

  Result<Tuple*> make_mro(Vm& vm, TypeId id) {
    Value order[16];
    size_t count = 0;
    // A second base is inserted where the two chains of bases meet.
    TypeId second = second_base(id);
    for (;;) {
      if (count == std::size(order)) return Failure::Stopped;
      order[count++] = Value::from_offset(type_offset(id));
      if (id == TypeId::Object) return make_tuple(vm, order, count);
      TypeId next = row_of(id).base;
      if (second != TypeId::Object && next == row_of(second).base) {
        next = second;
        second = TypeId::Object;
      }
      id = next;
    }
  }

  Result<void> fill_dict(Vm& vm, TypeId id, Dict* dict) {
    const TypeSpec& spec = spec_of(id);
    if (spec.constructor != nullptr) {
      TRY(add_method(vm, id, dict, *spec.constructor, NativeKind::Constructor));
    }
    if (spec.initializer != nullptr) {
      TRY(add_method(vm, id, dict, *spec.initializer, NativeKind::Slot));
    }
    for (const NativeRow& row : spec.methods) {
      TRY(add_method(vm, id, dict, row, kind_of_method(row.flags)));
    }
    bool is_generic = (row_of(id).flags & kTypeGeneric) != 0 || id == TypeId::BaseExceptionGroup;
    if (is_generic && dict_find_string(vm, dict, vm.name(Name::ClassGetItem)).is_undefined()) {
      TRY(add_method(vm, id, dict, kClassGetItemRow, NativeKind::ClassMethod));
    }
    for (const PropertyRow& row : spec.properties) {
      uint32_t index = TRY(add_property(vm, row, id));
      TRY(add_descriptor(vm, id, dict, index));
    }
    if (spec.fill != nullptr) TRY(spec.fill(vm, dict));
    // Types whose instances accept attributes get a __dict__, unless they define it themselves.
    bool adds_attributes = takes_attributes(vm.base.at<Shape>(shape_offset(id))) &&
                           !takes_attributes(vm.base.at<Shape>(shape_offset(row_of(id).base)));
    if (adds_attributes && dict_find_string(vm, dict, vm.name(Name::Dict)).is_undefined()) {
      TRY(add_descriptor(vm, id, dict, boot_.instance_dict_property_));
    }
    for (const SlotRow& row : slot_rows()) {
      Str* name = vm.name(row.name);
      if (!row.present(spec.slots) || !dict_find_string(vm, dict, name).is_undefined()) continue;
      NativeEntry entry{&row.signature,
                        nullptr,
                        row.code,
                        &boot_.slots(id),
                        offset_of(name),
                        id,
                        kind_of_slot(id, row),
                        kNativeSlotWrapper,
                        nullptr};
      TRY(add_cell(vm, dict, entry));
    }
    if (spec.module != nullptr &&
        dict_find_string(vm, dict, vm.name(Name::Module)).is_undefined()) {
      TRY(dict_set_string(vm, dict, vm.name(Name::Module), vm.type(id)->module));
    }
    if (spec.unhashable) TRY(dict_set_string(vm, dict, vm.name(Name::Hash), Value::none()));
    // Every type has its own __doc__, so that it does not inherit that of its base.
    if (!dict_find_string(vm, dict, vm.name(Name::Doc)).is_undefined()) return {};
    return dict_set_string(vm, dict, vm.name(Name::Doc), vm.type(id)->doc);
  }

  static NativeKind kind_of_method(uint32_t flags) {
    if ((flags & kNativeClassMethod) != 0) return NativeKind::ClassMethod;
    if ((flags & kNativeStaticMethod) != 0) return NativeKind::StaticMethod;
    if ((flags & kNativeConstructor) != 0) return NativeKind::Constructor;
    return (flags & kNativeSlotWrapper) != 0 ? NativeKind::Slot : NativeKind::Method;
  }

  Result<NativeEntry> entry_of(Vm& vm, const NativeRow& row, TypeId owner, NativeKind kind,
                               const char* module) {
    Str* name = TRY(intern(vm, std::string_view(row.signature.text, row.signature.name_length)));
    const TypeSlots* slots = owner == TypeId::Count ? nullptr : &boot_.slots(owner);
    return NativeEntry{&row.signature, row.code, nullptr,   slots, offset_of(name),
                       owner,          kind,     row.flags, module};
  }

  Result<void> add_method(Vm& vm, TypeId id, Dict* dict, const NativeRow& row, NativeKind kind) {
    return add_cell(vm, dict, TRY(entry_of(vm, row, id, kind, nullptr)));
  }

  Result<void> add_cell(Vm& vm, Dict* dict, const NativeEntry& entry) {
    Value cell = TRY(make_native(vm, entry));
    if (entry.kind == NativeKind::StaticMethod) {
      auto* holder = TRY(vm.make<MethodHolder>(TypeId::StaticMethod));
      holder->function = cell;
      cell = Value::from_cell(holder);
    }
    return dict_set_string(vm, dict, vm.base.at<Str>(entry.name), cell);
  }

  static TypeId cell_type(NativeKind kind) {
    switch (kind) {
      case NativeKind::Method: return TypeId::MethodDescriptor;
      case NativeKind::ClassMethod: return TypeId::ClassMethodDescriptor;
      case NativeKind::Slot: return TypeId::SlotWrapper;
      default: return TypeId::BuiltinFunction;
    }
  }

  static uint8_t direct_arguments(const NativeEntry& entry) {
    const Signature& signature = *entry.signature;
    bool is_plain = entry.kind == NativeKind::Function || entry.kind == NativeKind::Method;
    bool takes_all_in_place = !signature.var_positional && !signature.var_keyword &&
                              signature.positional == signature.count;
    return is_plain && takes_all_in_place && entry.code != nullptr
               ? static_cast<uint8_t>(signature.count)
               : NativeEntry::kNeverDirect;
  }

  // Makes the cell of a native. `self` of a constructor is its type, as in CPython.
  Result<Value> make_native(Vm& vm, const NativeEntry& entry) {
    auto* cell = TRY(vm.make<Native>(cell_type(entry.kind)));
    cell->native_index = static_cast<uint32_t>(boot_.native_storage_.size());
    cell->self = entry.kind == NativeKind::Constructor
                     ? Value::from_offset(type_offset(entry.owner))
                     : Value::undefined();
    if (entry.owner != TypeId::Count) cell->owner.set_offset(type_offset(entry.owner));
    boot_.native_storage_.push_back(entry);
    boot_.native_storage_.back().direct_arguments = direct_arguments(entry);
    return Value::from_cell(cell);
  }

  Result<uint32_t> add_property(Vm& vm, const PropertyRow& row, TypeId owner) {
    Str* name = TRY(intern(vm, std::string_view(row.name)));
    uint32_t index = static_cast<uint32_t>(boot_.property_storage_.size());
    boot_.property_storage_.push_back({&row, offset_of(name), owner});
    return index;
  }

  Result<void> add_descriptor(Vm& vm, TypeId id, Dict* dict, uint32_t property) {
    auto* cell = TRY(vm.make<GetSetDescriptor>(TypeId::GetSetDescriptor));
    cell->property_index = property;
    cell->owner = vm.type(id);
    cell->name.set_offset(boot_.property_storage_[property].name);
    return dict_set_string(vm, dict, cell->name.get(), Value::from_cell(cell));
  }

  // --- modules

  Result<void> add_functions(Vm& vm, const ModuleSource& module) {
    for (const NativeRow& row : module.functions) {
      NativeEntry entry =
          TRY(entry_of(vm, row, TypeId::Count, NativeKind::Function, module.reported_name));
      Value cell = TRY(make_native(vm, entry));
      boot_.functions_.push_back({module.name, entry.name, cell.offset()});
    }
    return {};
  }

  Boot& boot_;
  const BootSources& sources_;
  bool complete_ = false;
};

Boot::Build Boot::build(const BootSources& sources) {
  Build result;
  std::unique_ptr<Boot> boot(new Boot);
  BootBuilder builder(*boot, sources);
  BootImage::Build image = BootImage::build(BootBuilder::fill, &builder, trace_table(), kTypeCount);
  result.failure = image.failure;
  result.system_error = image.system_error;
  if (image.image == nullptr) return result;
  if (!builder.complete()) {
    result.failure = CageFailure::BootRegionFull;
    return result;
  }
  boot->image_ = std::move(image.image);
  result.boot = std::move(boot);
  return result;
}

Boot::~Boot() = default;

}  // namespace hognose
