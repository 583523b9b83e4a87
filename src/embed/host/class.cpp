// Host classes: described once, turned into a guest class in each run that uses them.
//
// Defines the types host_object (the base of all these classes) and host_member (a method or field
// in the dict of one). Every use of either goes through the HostTable.
#include "objects/classes/class.h"
#include "base/utf8.h"
#include "embed/host/table.h"
#include "objects/containers/dict_access.h"
#include "objects/core/make.h"
#include "objects/core/type_specs.h"
#include "objects/protocols/callable.h"
#include "objects/protocols/protocol.h"

namespace hognose {

namespace {

// The special methods that a host may define: operations on objects. Excluded are those that
// create, destroy or take apart objects or that intercept attribute access.
constexpr std::string_view kSpecialMethods[] = {
    "__abs__",      "__add__",       "__and__",       "__bool__",    "__bytes__",
    "__call__",     "__complex__",   "__contains__",  "__delitem__", "__divmod__",
    "__enter__",    "__eq__",        "__exit__",      "__float__",   "__floordiv__",
    "__format__",   "__ge__",        "__getitem__",   "__gt__",      "__hash__",
    "__iadd__",     "__iand__",      "__ifloordiv__", "__ilshift__", "__imatmul__",
    "__imod__",     "__imul__",      "__index__",     "__int__",     "__invert__",
    "__ior__",      "__ipow__",      "__irshift__",   "__isub__",    "__iter__",
    "__itruediv__", "__ixor__",      "__le__",        "__len__",     "__length_hint__",
    "__lshift__",   "__lt__",        "__matmul__",    "__mod__",     "__mul__",
    "__ne__",       "__neg__",       "__next__",      "__or__",      "__pos__",
    "__pow__",      "__radd__",      "__rand__",      "__rdivmod__", "__repr__",
    "__reversed__", "__rfloordiv__", "__rlshift__",   "__rmatmul__", "__rmod__",
    "__rmul__",     "__ror__",       "__round__",     "__rpow__",    "__rrshift__",
    "__rshift__",   "__rsub__",      "__rtruediv__",  "__rxor__",    "__setitem__",
    "__str__",      "__sub__",       "__truediv__",   "__trunc__",   "__xor__",
};

bool is_special(std::string_view name) { return name.starts_with("__") && name.ends_with("__"); }

bool is_allowed_name(std::string_view name) {
  if (!is_special(name)) return true;
  for (std::string_view special : kSpecialMethods) {
    if (special == name) return true;
  }
  return false;
}

}  // namespace

// --- descriptions

uint32_t HostTable::add_class(const std::shared_ptr<const HostClassRows>& rows) {
  for (size_t i = 0; i < classes_.size(); ++i) {
    if (classes_[i].rows == rows) return static_cast<uint32_t>(i);
  }
  if (rows == nullptr || !is_plain_name(rows->name) || is_special(rows->name)) {
    note_error("'" + (rows == nullptr ? std::string() : rows->name) +
               "' is not a valid class name");
    return kNoHostClass;
  }
  auto number = static_cast<uint32_t>(classes_.size());
  size_t rows_before = rows_.size();
  size_t members_before = members_.size();
  std::string error_before = std::exchange(error_, std::string());
  classes_.push_back({rows, kNoHostClass, {}, false, nullptr});
  fill_class(number);
  if (error_.empty()) {
    error_ = std::move(error_before);
    return number;
  }
  rows_.resize(rows_before);
  members_.resize(members_before);
  classes_.pop_back();
  error_ = error_before.empty() ? "class '" + rows->name + "': " + error_ : error_before;
  return kNoHostClass;
}

uint32_t HostTable::expose_class(const std::shared_ptr<const HostClassRows>& rows) {
  uint32_t number = add_class(rows);
  if (number != kNoHostClass) classes_[number].exposed = true;
  return number;
}

void HostTable::fill_class(uint32_t number) {
  const HostClassRows& rows = *classes_[number].rows;
  if (!rows.constructor_signature.empty()) {
    classes_[number].constructor =
        add_copy(HostRole::Constructor, number, rows.constructor_signature, rows.constructor);
  }
  for (const HostClassRows::Method& method : rows.methods) add_method(number, method);
  for (const HostClassRows::Field& field : rows.fields) add_field(number, field);
  for (uint32_t member : classes_[number].members) {
    for (uint32_t other : classes_[number].members) {
      if (other < member && members_[other].name == members_[member].name) {
        note_error("'" + members_[member].name + "' is defined twice");
      }
    }
  }
}

void HostTable::add_method(uint32_t number, const HostClassRows::Method& method) {
  uint32_t row = method.waits
                     ? add_row(HostRole::Method, number, method.signature, {}, method.waits)
                     : add_copy(HostRole::Method, number, method.signature, method.function);
  if (row == kNoHostClass) return;
  const HostSignature& signature = rows_[row]->signature;
  std::string name(signature.name());
  if (signature.signature.count == 0 || signature.signature.positional == 0 ||
      signature.parameter_name(0) != "self") {
    return note_error("'" + method.signature + "': its first parameter must be self");
  }
  if (!is_allowed_name(name)) {
    return note_error("'" + method.signature + "': the host cannot define " + name);
  }
  classes_[number].members.push_back(static_cast<uint32_t>(members_.size()));
  members_.push_back({number, std::move(name), row, kNoHostClass, kNoHostClass});
}

void HostTable::add_field(uint32_t number, const HostClassRows::Field& field) {
  std::string_view text = field.name;
  std::string name(text.substr(0, text.find(':')));
  while (name.ends_with(' ')) name.pop_back();
  if (!is_plain_name(name) || is_special(name)) {
    return note_error("'" + field.name + "' is not a valid field name");
  }
  std::string annotation(text.substr(std::min(text.find(':'), text.size())));
  HostMember member{number, name, kNoHostClass, kNoHostClass, kNoHostClass};
  member.getter = add_copy(HostRole::Getter, number, name + "()", {field.get});
  if (field.set) {
    member.setter =
        add_copy(HostRole::Setter, number, name + "(value" + annotation + ")", {field.set});
  }
  classes_[number].members.push_back(static_cast<uint32_t>(members_.size()));
  members_.push_back(std::move(member));
}

// --- the guest class of a run

Result<Type*> HostTable::type_calling(Vm& vm, uint32_t number) {
  if (classes_[number].type != nullptr) return classes_[number].type;
  const HostClassRows* rows = classes_[number].rows.get();  // kept by its entry
  auto shown = [&](std::string_view text) -> Result<Value> {
    if (!scan_utf8(text, Surrogates::Allow).ok()) return Value::none();
    return Value::from_cell(TRY(make_string(vm, text)));
  };
  Dict* names = TRY(make_dict(vm, rows->methods.size() + rows->fields.size() + 4));
  Value module = TRY(shown("host"));
  TRY(dict_set_string(vm, names, vm.name(Name::Module), module));
  if (!rows->doc.empty())
    TRY(dict_set_string(vm, names, vm.name(Name::Doc), TRY(shown(rows->doc))));
  Str* slots = vm.name(Name::Slots);
  TRY(dict_set_string(vm, names, slots, Value::from_cell(vm.empty_tuple())));
  // A copy: the guest code that makes the class may add others.
  const std::vector<uint32_t>& members = classes_[number].members;
  NativeVector<uint32_t> numbers(members.begin(), members.end());
  RootVector cells(vm);
  for (uint32_t member : numbers) {
    auto* cell = TRY(vm.make<HostMemberCell>(TypeId::HostMember));
    TRY(cells.push(Value::from_cell(cell)));
    cell->member = member;
    cell->name = TRY(intern(vm, std::string_view(members_[member].name)));
    TRY(dict_set_string(vm, names, cell->name.get(), Value::from_cell(cell)));
  }
  ClassParts parts;
  parts.metatype = vm.type(TypeId::Type);
  parts.name = TRY(intern(vm, std::string_view(rows->name)));
  parts.bases = TRY(make_tuple(vm, {Value::from_cell(vm.type(TypeId::HostObject))}));
  parts.names = names;
  vm.classes.attribute_hint = 0;
  Type* type = TRY(make_class_calling(vm, parts));
  for (size_t i = 0; i < cells.size(); ++i) vm.cell<HostMemberCell>(cells[i])->owner = type;
  TRY(dict_delete_string(vm, type->dict.get(), slots));
  type->flags |= kTypeSealed;
  if (!rows->subclassable) type->flags &= ~uint32_t{kTypeSubclassable};
  classes_[number].type = type;
  return type;
}

namespace {

Failure raise_damaged(Vm& vm) {
  return vm.raise(TypeId::SystemError, "a member of a class of the host is damaged");
}

// --- the type host_member

// The object of `self`, which must be an instance of the member's class.
Result<void*> receiver_of(Vm& vm, const HostTable& table, const HostMember& member, Value self) {
  const Type* owner = table.class_at(member.host_class).type;
  if (owner == nullptr) return raise_damaged(vm);
  if (!vm.has_layout(self, TypeId::HostObject) || !is_subtype(vm, vm.type_of(self), owner)) {
    return vm.raise(TypeId::TypeError,
                    "descriptor '{}' for '{}' objects doesn't apply to a '{}' object",
                    std::string_view(member.name), owner, type_name(vm, self));
  }
  return table.object(vm, self, member.host_class);
}

Result<Value> member_get(Vm& vm, Value self, Value object, Value) {
  if (object.is_undefined() || object.is_none()) return self;
  HostTable* table = TRY(host_of(vm));
  const HostMember* member = TRY(table->member(vm, vm.cell<HostMemberCell>(self)->member));
  void* receiver = TRY(receiver_of(vm, *table, *member, object));
  if (member->method != kNoHostClass) return make_host_function(vm, member->method, object);
  return call_host_calling(vm, *table->row_at(member->getter), receiver, nullptr, nullptr, 0,
                           nullptr);
}

Result<void> member_set(Vm& vm, Value self, Value object, Value value) {
  HostTable* table = TRY(host_of(vm));
  const HostMember* member = TRY(table->member(vm, vm.cell<HostMemberCell>(self)->member));
  void* receiver = TRY(receiver_of(vm, *table, *member, object));
  const char* problem = nullptr;
  if (member->setter == kNoHostClass) problem = "'{}' object attribute '{}' is read-only";
  if (value.is_undefined()) problem = "'{}' object attribute '{}' cannot be deleted";
  if (problem != nullptr) {
    return vm.raise(TypeId::AttributeError, problem, type_name(vm, object),
                    std::string_view(member->name));
  }
  HostReturn ignored;
  return ask_host_calling(vm, *table->row_at(member->setter), receiver, nullptr, &value, 1, nullptr,
                          ignored);
}

// Class.method(object, …)
Result<Value> member_call(Vm& vm, Value self, const Value* arguments, size_t count, Tuple* names) {
  HostTable* table = TRY(host_of(vm));
  const HostMember* member = TRY(table->member(vm, vm.cell<HostMemberCell>(self)->member));
  size_t keywords = names == nullptr ? 0 : names->length;
  if (member->method == kNoHostClass) {
    return vm.raise(TypeId::TypeError, "'{}' object is not callable", type_name(vm, self));
  }
  const Type* owner = table->class_at(member->host_class).type;
  if (owner == nullptr) return raise_damaged(vm);
  if (count <= keywords) {
    return vm.raise(TypeId::TypeError, "unbound method {}.{}() needs an argument", owner,
                    std::string_view(member->name));
  }
  void* receiver = TRY(receiver_of(vm, *table, *member, arguments[0]));
  return call_host_calling(vm, *table->row_at(member->method), receiver, owner, arguments, count,
                           names);
}

Result<Value> member_repr(Vm& vm, Value self) {
  const HostMember* member =
      TRY(TRY(host_of(vm))->member(vm, vm.cell<HostMemberCell>(self)->member));
  const char* format = member->method != kNoHostClass ? "<host method '{}' of '{}' objects>"
                                                      : "<host field '{}' of '{}' objects>";
  const HostMemberCell* cell = vm.cell<HostMemberCell>(self);
  return Value::from_cell(TRY(make_text(vm, format, std::string_view(member->name),
                                        static_cast<const Type*>(cell->owner.get()))));
}

Result<Value> member_name(Vm& vm, Value self) {
  const HostMember* member =
      TRY(TRY(host_of(vm))->member(vm, vm.cell<HostMemberCell>(self)->member));
  return Value::from_cell(TRY(make_string(vm, std::string_view(member->name))));
}

void trace_member(Tracer& tracer, Cell* cell, size_t) {
  tracer.visit(static_cast<HostMemberCell*>(cell)->owner);
  tracer.visit(static_cast<HostMemberCell*>(cell)->name);
}

// --- the type host_object

Result<Value> object_new(Vm& vm, const Value* arguments) {
  Type* type = vm.as<Type>(arguments[0], TypeId::Type);
  HostTable* table = vm.host.side == nullptr ? nullptr : TRY(host_of(vm));
  uint32_t number = table == nullptr || type == nullptr ? kNoHostClass : table->class_of(type);
  bool exposed = number != kNoHostClass && table->class_at(number).exposed;
  uint32_t constructor = exposed ? table->class_at(number).constructor : kNoHostClass;
  if (constructor == kNoHostClass) {
    return vm.raise(TypeId::TypeError, "cannot create '{}' instances",
                    static_cast<const Type*>(type));
  }
  const Tuple* positional = vm.cell<Tuple>(arguments[1]);
  SpreadArguments given =
      TRY(spread(vm, {positional->items.data(), positional->length}, vm.cell<Dict>(arguments[2])));
  HostReturn made;
  TRY(ask_host_calling(vm, *table->row_at(constructor), nullptr, nullptr, given.values, given.count,
                       given.names, made));
  return table->adopt_object(vm, type, number, made.value());
}

// The host's constructor has already processed the arguments.
Result<Value> object_init(Vm&, const Value*) { return Value::none(); }

constexpr NativeRow kConstructor = {"__new__(cls, /, *args, **kwargs)", object_new,
                                    kNativeConstructor};
constexpr NativeRow kInitializer = {"__init__(self, /, *args, **kwargs)", object_init,
                                    kNativeConstantTime};
constexpr PropertyRow kMemberProperties[] = {{"__name__", member_name, nullptr}};

}  // namespace

const TypeSpec kHostMemberType = {
    .doc = "A method or field of a class of the host.",
    .slots = {.repr = member_repr,
              .descriptor_get = member_get,
              .descriptor_set = member_set,
              .call = member_call},
    .trace = trace_member,
    .instance_bytes = sizeof(HostMemberCell),
    .methods = {&kCallSlotRow, 1},
    .properties = kMemberProperties,
};

const TypeSpec kHostObjectType = {
    .doc = "The base of the classes of the host.",
    .slots = {},
    .instance_bytes = sizeof(HostObjectCell),
    .constructor = &kConstructor,
    .initializer = &kInitializer,
};

}  // namespace hognose
