// Builds the boot image: first the arrays at constant offsets, then a dict of methods for every
// type, then the functions of modules and the dicts of the library.
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

NativeKind kind_of_method(uint32_t flags) {
  if ((flags & kNativeClassMethod) != 0) return NativeKind::ClassMethod;
  if ((flags & kNativeStaticMethod) != 0) return NativeKind::StaticMethod;
  if ((flags & kNativeConstructor) != 0) return NativeKind::Constructor;
  return (flags & kNativeSlotWrapper) != 0 ? NativeKind::Slot : NativeKind::Method;
}

// Finds out with how many arguments a native can be called without binding.
void find_direct_arguments(NativeEntry& entry) {
  const Signature& signature = *entry.signature;
  bool is_plain = entry.kind == NativeKind::Function || entry.kind == NativeKind::Method ||
                  entry.kind == NativeKind::Constructor;
  if (!is_plain || entry.code == nullptr || signature.var_keyword) return;
  for (unsigned i = signature.positional; i < signature.count; ++i) {
    if (signature.parameters[i].default_kind == DefaultKind::Required) return;
  }
  // max() has an error of its own.
  entry.least_arguments =
      std::max<uint32_t>(signature.required_positional, signature.var_positional ? 1 : 0);
  entry.most_arguments = signature.positional;
  if (signature.var_positional) entry.gathers_beyond = signature.positional;
  if (signature.positional == signature.count) entry.direct_arguments = signature.count;
}

const NativeRow& row_of(const TypeSpec& spec, const NativeOrigin& origin) {
  using Table = NativeOrigin::Table;
  if (origin.table == Table::Constructor) return *spec.constructor;
  if (origin.table == Table::Initializer) return *spec.initializer;
  if (origin.table == Table::ClassGetItem) return kClassGetItemRow;
  return spec.methods[origin.row];
}

ModuleSource module_at(const BootSources& sources, uint32_t number) {
  if (number == 0) return {"builtins", "builtins", sources.builtins};
  return sources.modules[number - 1];
}

NativeKind kind_of(const NativeOrigin& origin, uint32_t flags) {
  switch (origin.table) {
    case NativeOrigin::Table::Constructor: return NativeKind::Constructor;
    case NativeOrigin::Table::Initializer: return NativeKind::Slot;
    case NativeOrigin::Table::ClassGetItem: return NativeKind::ClassMethod;
    default: return kind_of_method(flags);
  }
}

}  // namespace

// ---- what is outside the cages ------------------------------------------------------------------

void Boot::resolve_slots() {
  TypeTable<bool> done;
  for (uint32_t i = 0; i < kTypeCount; ++i) resolve_slots(static_cast<TypeId>(i), done);
}

void Boot::resolve_slots(TypeId type, TypeTable<bool>& done) {
  if (std::exchange(done[type], true) || row_of(type).is_internal) return;
  const TypeSpec& spec = spec_of(type);
  slots_[type] = spec.slots;
  if (type == TypeId::Object) return;
  const TypeId base = row_of(type).base;
  resolve_slots(base, done);
  slots_[type] = inherit(spec.slots, slots_[base], spec.unhashable);
}

void Boot::add_native(const NativeOrigin& origin, const BootSources& sources) {
  NativeEntry entry{};
  entry.name = origin.name;
  entry.owner = static_cast<TypeId>(origin.owner);
  if (origin.table == NativeOrigin::Table::Functions) {
    const ModuleSource module = module_at(sources, origin.owner);
    const NativeRow& row = module.functions[origin.row];
    entry.signature = &row.signature;
    entry.code = row.code;
    entry.owner = TypeId::Count;
    entry.kind = NativeKind::Function;
    entry.flags = row.flags;
    entry.module = module.reported_name;
  } else if (origin.table == NativeOrigin::Table::Slots) {
    const SlotRow& row = slot_rows()[origin.row];
    entry.signature = &row.signature;
    entry.slot_code = row.code;
    entry.slots = &slots(entry.owner);
    entry.kind = kind_of_slot(entry.owner, row);
    entry.flags = kNativeSlotWrapper;
  } else {
    const NativeRow& row = row_of(spec_of(entry.owner), origin);
    entry.signature = &row.signature;
    entry.code = row.code;
    entry.slots = &slots(entry.owner);
    entry.kind = kind_of(origin, row.flags);
    entry.flags = row.flags;
  }
  // invoke_native() calls one or the other.
  HOGNOSE_CHECK((entry.code == nullptr) == (entry.slot_code != nullptr));
  find_direct_arguments(entry);
  entry.quick = static_cast<QuickNative>(entry.flags >> kQuickNativeShift);
  native_storage_.push_back(entry);
}

void Boot::add_property(const PropertyOrigin& origin) {
  const auto owner = static_cast<TypeId>(origin.owner);
  const auto index = static_cast<uint32_t>(property_storage_.size());
  const PropertyRow* row = nullptr;
  if (origin.row == PropertyOrigin::kInstanceDict) {
    row = &kInstanceDictProperty;
    instance_dict_property_ = index;
  } else if (origin.row == PropertyOrigin::kInstanceWeakref) {
    row = &kInstanceWeakrefProperty;
    instance_weakref_property_ = index;
  } else {
    row = &spec_of(owner).properties[origin.row];
  }
  property_storage_.push_back({row, origin.name, owner});
}

void Boot::add_function(const NativeOrigin& origin, uint32_t cell, const BootSources& sources) {
  functions_.push_back({module_at(sources, origin.owner).name, origin.name, cell});
}

void Boot::finish(InternTable::Places names) {
  names_ = names;
  natives_ = native_storage_.data();
  native_count_ = static_cast<uint32_t>(native_storage_.size());
  properties_ = property_storage_.data();
  property_count_ = static_cast<uint32_t>(property_storage_.size());
}

// ---- the image ----------------------------------------------------------------------------------

class BootBuilder {
  using Table = NativeOrigin::Table;

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
    boot_.resolve_slots();
    TRY(make_fixed_cells(vm));
    for (const GuardedName& row : guarded_names()) {
      TRY(intern(vm, row.name))->flags |= kStrGuarded;
    }
    TRY(add_property(vm, kInstanceDictProperty, TypeId::Object, PropertyOrigin::kInstanceDict));
    TRY(add_property(vm, kInstanceWeakrefProperty, TypeId::Object,
                     PropertyOrigin::kInstanceWeakref));
    for (uint32_t i = 0; i < kTypeCount; ++i) {
      const auto id = static_cast<TypeId>(i);
      if (!row_of(id).is_internal) TRY(fill_type(vm, id));
    }
    for (uint32_t i = 0; i < kTypeCount; ++i) {
      const auto id = static_cast<TypeId>(i);
      if (auto set = spec_of(id).class_attributes) TRY(set(vm, vm.type(id)));
    }
    for (uint32_t i = 0; i <= sources_.modules.size(); ++i) TRY(add_functions(vm, i));
    for (const std::string& name : sources_.names) TRY(intern(vm, std::string_view(name)));
    if (sources_.add_dicts != nullptr) TRY(sources_.add_dicts(vm, boot_.dicts_));
    boot_.name_storage_ = std::move(*vm.tables.interned);
    boot_.finish(boot_.name_storage_.places());
    return {};
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
    std::memcpy(string->data.data(), text, length);
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
      if (row_of(id).is_internal) {
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
    type->solid = static_cast<uint32_t>(solid_type(id));
    HOGNOSE_CHECK(adds_to_layout(id) || spec.member_slots == 0);
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
      TRY(add_method(vm, id, dict, Table::Constructor));
    }
    if (spec.initializer != nullptr) {
      TRY(add_method(vm, id, dict, Table::Initializer));
    }
    for (size_t i = 0; i < spec.methods.size(); ++i) {
      TRY(add_method(vm, id, dict, Table::Methods, i));
    }
    bool is_generic = (row_of(id).flags & kTypeGeneric) != 0 || id == TypeId::BaseExceptionGroup;
    if (is_generic && dict_find_string(vm, dict, vm.name(Name::ClassGetItem)).is_undefined()) {
      TRY(add_method(vm, id, dict, Table::ClassGetItem));
    }
    for (size_t i = 0; i < spec.properties.size(); ++i) {
      uint32_t index = TRY(add_property(vm, spec.properties[i], id, i));
      TRY(add_descriptor(vm, id, dict, index));
    }
    if (spec.fill != nullptr) TRY(spec.fill(vm, dict));
    // Types whose instances accept attributes get a __dict__, unless they define it themselves.
    bool adds_attributes = takes_attributes(vm.base.at<Shape>(shape_offset(id))) &&
                           !takes_attributes(vm.base.at<Shape>(shape_offset(row_of(id).base)));
    if (adds_attributes && dict_find_string(vm, dict, vm.name(Name::Dict)).is_undefined()) {
      TRY(add_descriptor(vm, id, dict, boot_.instance_dict_property_));
    }
    for (size_t i = 0; i < slot_rows().size(); ++i) {
      const SlotRow& row = slot_rows()[i];
      Str* name = vm.name(row.name);
      if (!row.present(spec.slots) || !dict_find_string(vm, dict, name).is_undefined()) continue;
      TRY(add_cell(vm, dict, name, origin_of(id, Table::Slots, i, offset_of(name))));
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

  static NativeOrigin origin_of(TypeId owner, Table table, size_t row, uint32_t name) {
    return {name, static_cast<uint16_t>(owner), static_cast<uint16_t>(row), table};
  }

  Result<void> add_method(Vm& vm, TypeId id, Dict* dict, Table table, size_t row = 0) {
    NativeOrigin origin = origin_of(id, table, row, 0);
    const NativeRow& method = row_of(spec_of(id), origin);
    origin.name = TRY(intern_name(vm, method.signature));
    Str* key = vm.base.at<Str>(origin.name);
    if ((method.flags & kNativePrivate) != 0) {
      key = TRY(intern(vm, TRY(make_text(vm, "_{}", key))));
    }
    return add_cell(vm, dict, key, origin);
  }

  Result<uint32_t> intern_name(Vm& vm, const Signature& signature) {
    return offset_of(TRY(intern(vm, std::string_view(signature.text, signature.name_length))));
  }

  Result<void> add_cell(Vm& vm, Dict* dict, Str* key, const NativeOrigin& origin) {
    Value cell = TRY(make_native(vm, origin));
    if (boot_.native_storage_.back().kind == NativeKind::StaticMethod) {
      auto* holder = TRY(vm.make<MethodHolder>(TypeId::StaticMethod));
      holder->function = cell;
      cell = Value::from_cell(holder);
    }
    return dict_set_string(vm, dict, key, cell);
  }

  static TypeId cell_type(NativeKind kind) {
    switch (kind) {
      case NativeKind::Method: return TypeId::MethodDescriptor;
      case NativeKind::ClassMethod: return TypeId::ClassMethodDescriptor;
      case NativeKind::Slot: return TypeId::SlotWrapper;
      default: return TypeId::BuiltinFunction;
    }
  }

  // Makes the cell of a native. `self` of a constructor is its type, as in CPython.
  Result<Value> make_native(Vm& vm, const NativeOrigin& origin) {
    const auto index = static_cast<uint32_t>(boot_.native_storage_.size());
    boot_.native_origins_.push_back(origin);
    boot_.add_native(origin, sources_);
    const NativeEntry& entry = boot_.native_storage_.back();
    auto* cell = TRY(vm.make<Native>(cell_type(entry.kind)));
    cell->native_index = index;
    cell->self = entry.kind == NativeKind::Constructor
                     ? Value::from_offset(type_offset(entry.owner))
                     : Value::undefined();
    if (entry.owner != TypeId::Count) cell->owner.set_offset(type_offset(entry.owner));
    return Value::from_cell(cell);
  }

  Result<uint32_t> add_property(Vm& vm, const PropertyRow& row, TypeId owner, size_t number) {
    Str* name = TRY(intern(vm, std::string_view(row.name)));
    const auto index = static_cast<uint32_t>(boot_.property_storage_.size());
    boot_.property_origins_.push_back(
        {offset_of(name), static_cast<uint16_t>(owner), static_cast<uint16_t>(number)});
    boot_.add_property(boot_.property_origins_.back());
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

  Result<void> add_functions(Vm& vm, uint32_t module) {
    const std::span<const NativeRow> rows = module_at(sources_, module).functions;
    for (size_t i = 0; i < rows.size(); ++i) {
      NativeOrigin origin = {0, static_cast<uint16_t>(module), static_cast<uint16_t>(i),
                             Table::Functions};
      origin.name = TRY(intern_name(vm, rows[i].signature));
      Value cell = TRY(make_native(vm, origin));
      boot_.add_function(origin, cell.offset(), sources_);
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

Boot::Build Boot::load(const BakedBoot& baked, const BootSources& sources) {
  Build result;
  BootImage::Build image = BootImage::use(baked.image);
  result.failure = image.failure;
  result.system_error = image.system_error;
  if (image.image == nullptr) return result;
  std::unique_ptr<Boot> boot(new Boot);
  boot->image_ = std::move(image.image);
  boot->resolve_slots();
  boot->native_storage_.reserve(baked.natives.size());
  boot->functions_.reserve(baked.function_cells.size());
  for (const NativeOrigin& origin : baked.natives) {
    boot->add_native(origin, sources);
    if (origin.table != NativeOrigin::Table::Functions) continue;
    boot->add_function(origin, baked.function_cells[boot->functions_.size()], sources);
  }
  boot->property_storage_.reserve(baked.properties.size());
  for (const PropertyOrigin& origin : baked.properties) boot->add_property(origin);
  boot->dicts_.assign(baked.dicts.begin(), baked.dicts.end());
  boot->finish(baked.names);
  result.boot = std::move(boot);
  return result;
}

Boot::~Boot() = default;

}  // namespace hognose
