// Arguments of host functions: converts guest values to plain data of the host.
//
// The copies are made from the memory layout alone, because subclasses may lie about themselves. A
// value that is not data, is cyclic or is too large raises an exception that names the argument.
#include "base/foreign_call.h"
#include "embed/host/table.h"
#include "embed/host/text.h"
#include "embed/values/conversion.h"
#include "embed/values/value_parts.h"
#include "objects/bytes/view.h"
#include "objects/containers/dict_access.h"
#include "objects/containers/set_access.h"
#include "objects/core/make.h"
#include "objects/numbers/numbers.h"
#include "objects/protocols/callable.h"
#include "objects/protocols/protocol.h"

namespace hognose {

Failure ArgumentConverter::refuse_size() {
  return vm_.raise(TypeId::ValueError, "{}() argument '{}' is too large to be copied", function_,
                   parameter_);
}

Result<void> ArgumentConverter::take_node() {
  TRY(vm_.meter.charge(2));
  if (++nodes_ > limits_.nodes) return refuse_size();
  if (!room_.take(sizeof(HostValue))) return vm_.meter.stop(StopReason::Memory);
  return {};
}

Result<void> ArgumentConverter::take_bytes(uint64_t bytes) {
  bytes_ += bytes;
  if (bytes_ > limits_.bytes) return refuse_size();
  TRY(vm_.meter.charge_bytes(bytes));
  if (!room_.take(bytes)) return vm_.meter.stop(StopReason::Memory);
  return {};
}

Result<void> ArgumentConverter::text(HostValue::Kind kind, const Str* string, HostValue& out) {
  // The most UTF-8 bytes for a character of one, two or four bytes.
  uint64_t most = string->is_ascii() ? 1 : string->kind == 1 ? 2 : string->kind == 2 ? 3 : 4;
  TRY(take_bytes(uint64_t{string->length} * most));
  out.kind = kind;
  on_foreign_stack([&] { out.text = utf8_of(string); });
  return {};
}

ArgumentConverter::ArgumentConverter(Vm& vm, HostTable& table, std::string_view function)
    : vm_(vm), table_(table), function_(function), room_(vm) {
  limits_.nodes = table.limits().max_argument_items;
  limits_.bytes = table.limits().max_argument_bytes;
  limits_.depth = table.limits().max_value_depth;
}

Result<void> ArgumentConverter::convert(Value value, std::string_view parameter, HostValue& out,
                                        uint32_t functions_at) {
  parameter_ = parameter;
  argument_ = value;
  functions_at_ = functions_at;
  if (table_.arguments().sharing) shared_.emplace(vm_);
  return copy(value, nullptr, 0, out);
}

Result<void> ArgumentConverter::charge_handle(const HostValue& out) {
  return take_bytes(out.text.size() + out.reference->guest_type.size());
}

Result<void> ArgumentConverter::copy(Value value, const Path* path, uint32_t depth,
                                     HostValue& out) {
  TRY(take_node());
  if (value.is_cell()) return copy_cell(value, path, depth, out);
  if (value.is_small_int()) {
    out.kind = HostValue::Kind::Int;
    out.integer = value.small_int();
  } else if (value.is_double()) {
    out.kind = HostValue::Kind::Float;
    out.number = value.as_double();
  } else if (value.is_boolean()) {
    out.kind = HostValue::Kind::Bool;
    out.integer = value.is_true() ? 1 : 0;
  } else if (value.is_ellipsis()) {
    out.kind = HostValue::Kind::Ellipsis;
  } else if (!value.is_none()) {
    return vm_.raise(TypeId::TypeError, "{}() argument '{}' must be plain data, not {}", function_,
                     parameter_, type_name(vm_, value));
  }
  return {};
}

Result<void> ArgumentConverter::copy_cell(Value value, const Path* path, uint32_t depth,
                                          HostValue& out) {
  if (vm_.stack.is_exhausted()) return vm_.raise_recursion_error(" while copying an argument");
  if (depth > limits_.depth) {
    return vm_.raise(TypeId::ValueError, "{}() argument '{}' is nested too deeply to be copied",
                     function_, parameter_);
  }
  if (depth == functions_at_ && !vm_.has_layout(value, TypeId::Str) && is_callable(vm_, value)) {
    TRY(table_.guests().hold(vm_, table_.limits(), value, HostValue::Kind::Function, out));
    return charge_handle(out);
  }
  switch (layout_of(vm_.cell(value))) {
    case TypeId::Str: return text(HostValue::Kind::Str, vm_.cell<Str>(value), out);
    case TypeId::Int: {
      int64_t number;
      if (!int_fits_int64(vm_, value, &number)) {
        return text(HostValue::Kind::BigInt, TRY(int_in_base(vm_, value, 10, "")), out);
      }
      out.kind = HostValue::Kind::Int;
      out.integer = number;
      return {};
    }
    case TypeId::Float:
      out.kind = HostValue::Kind::Float;
      out.number = vm_.cell<BoxedFloat>(value)->number;
      return {};
    case TypeId::Complex:
      out.kind = HostValue::Kind::Complex;
      out.number = vm_.cell<Complex>(value)->real;
      out.imaginary = vm_.cell<Complex>(value)->imaginary;
      return {};
    case TypeId::Bytes:
    case TypeId::Bytearray: {
      BytesView bytes = view_of(vm_, value);
      TRY(take_bytes(bytes.count));
      out.kind = layout_of(vm_.cell(value)) == TypeId::Bytes ? HostValue::Kind::Bytes
                                                             : HostValue::Kind::ByteArray;
      on_foreign_stack(
          [&] { out.text.assign(reinterpret_cast<const char*>(bytes.data), bytes.count); });
      return {};
    }
    case TypeId::HostObject: return table_.lent_object(vm_, value, out);
    case TypeId::HostMapping:
    case TypeId::HostSequence:
    case TypeId::HostSet: {
      const HostValue* data = TRY(table_.viewed(vm_, value));
      --nodes_;  // copy_view() counts it
      return copy_view(*data, depth, out);
    }
    default: break;
  }
  return copy_container(value, path, depth, out);
}

// Whatever is made of other values, and what is not data.
Result<void> ArgumentConverter::copy_container(Value value, const Path* path, uint32_t depth,
                                               HostValue& out) {
  ValueParts parts(vm_);
  bool has_parts = false;
  switch (layout_of(vm_.cell(value))) {
    case TypeId::List: out.kind = HostValue::Kind::List; break;
    case TypeId::Set: out.kind = HostValue::Kind::Set; break;
    case TypeId::FrozenSet: out.kind = HostValue::Kind::FrozenSet; break;
    case TypeId::Dict: out.kind = HostValue::Kind::Dict; break;
    case TypeId::Tuple:
      out.kind = HostValue::Kind::Tuple;
      has_parts = TRY(parts.take_apart(value));
      break;
    default:
      has_parts = TRY(parts.take_apart(value));
      if (!has_parts) return describe_other(value, out);
  }
  if (shared_) {
    bool is_new = false;
    out.integer = TRY(shared_->number(value, is_new));
    if (!is_new) {
      out.kind = HostValue::Kind::Link;
      return {};
    }
  }
  if (has_parts) return copy_parts(parts, {value.offset(), path}, depth, out);
  if (out.kind == HostValue::Kind::Dict) return copy_dict(value, path, depth, out);
  return copy_items(value, path, depth, out);
}

Result<void> ArgumentConverter::describe_other(Value value, HostValue& out) {
  if (TRY(table_.hold_guest(vm_, value, table_.arguments(), out))) return charge_handle(out);
  const Type* type = type_name(vm_, value);
  if (table_.arguments().others == Crossing::Others::Repr) {
    out.kind = HostValue::Kind::Opaque;
    TRY(take_bytes(kLongestShownName));
    on_foreign_stack([&] { out.text = "<" + shown_name(type->name.get()) + " object>"; });
    return {};
  }
  if (value == argument_) {
    return vm_.raise(TypeId::TypeError, "{}() argument '{}' must be plain data, not {}", function_,
                     parameter_, type);
  }
  return vm_.raise(TypeId::TypeError, "{}() argument '{}' contains a {}, which is not plain data",
                   function_, parameter_, type);
}

Result<void> ArgumentConverter::refuse_cycle(const Path& here) {
  for (const Path* step = here.outer; step != nullptr; step = step->outer) {
    TRY(vm_.meter.charge(1));
    if (step->cell != here.cell) continue;
    return vm_.raise(TypeId::ValueError, "{}() argument '{}' is cyclic", function_, parameter_);
  }
  return {};
}

namespace {

HostValue& add_item(HostValue& container) {
  return *on_foreign_stack([&] { return &container.items.emplace_back(); });
}

std::pair<HostValue, HostValue>& add_entry(HostValue& dict) {
  return *on_foreign_stack([&] { return &dict.entries.emplace_back(); });
}

}  // namespace

Result<void> ArgumentConverter::copy_items(Value value, const Path* path, uint32_t depth,
                                           HostValue& out) {
  Path here{value.offset(), path};
  TRY(refuse_cycle(here));
  switch (out.kind) {
    case HostValue::Kind::List:
      for (uint32_t i = 0; i < vm_.cell<List>(value)->length; ++i) {
        Value item = vm_.cell<List>(value)->items->values[i];
        TRY(copy(item, &here, depth + 1, add_item(out)));
      }
      break;
    case HostValue::Kind::Tuple:
      for (uint32_t i = 0; i < vm_.cell<Tuple>(value)->length; ++i) {
        TRY(copy(vm_.cell<Tuple>(value)->items[i], &here, depth + 1, add_item(out)));
      }
      break;
    default: {
      uint32_t position = 0;
      Value item;
      while (set_next(vm_.cell<Set>(value), &position, &item)) {
        TRY(copy(item, &here, depth + 1, add_item(out)));
      }
      break;
    }
  }
  return {};
}

Result<void> ArgumentConverter::copy_dict(Value value, const Path* path, uint32_t depth,
                                          HostValue& out) {
  Path here{value.offset(), path};
  TRY(refuse_cycle(here));
  out.kind = HostValue::Kind::Dict;
  uint32_t position = 0;
  Value key, item;
  while (dict_next(vm_.cell<Dict>(value), &position, &key, &item)) {
    auto& entry = add_entry(out);
    TRY(copy(key, &here, depth + 1, entry.first));
    TRY(copy(item, &here, depth + 1, entry.second));
  }
  return {};
}

Result<void> ArgumentConverter::copy_parts(ValueParts& parts, const Path& here, uint32_t depth,
                                           HostValue& out) {
  TRY(refuse_cycle(here));
  out.kind = parts.kind;
  if (vm_.is_exactly(parts.text, TypeId::Bytes)) {
    const Bytes* bytes = vm_.cell<Bytes>(parts.text);
    TRY(take_bytes(bytes->length));
    on_foreign_stack(
        [&] { out.text.assign(reinterpret_cast<const char*>(bytes->data.data()), bytes->length); });
  } else if (!parts.text.is_undefined()) {
    TRY(text(parts.kind, vm_.cell<Str>(parts.text), out));
  }
  for (size_t i = 0; i < parts.items.size(); ++i) {
    if (!parts.has_entries) {
      TRY(copy(parts.items[i], &here, depth + 1, add_item(out)));
      continue;
    }
    auto& entry = add_entry(out);
    TRY(copy(parts.items[i], &here, depth + 1, entry.first));
    TRY(copy(parts.items[++i], &here, depth + 1, entry.second));
  }
  return {};
}

Result<void> ArgumentConverter::copy_view(const HostValue& data, uint32_t depth, HostValue& out) {
  TRY(take_node());
  TRY(take_bytes(data.text.size()));
  if (depth > limits_.depth || vm_.stack.is_exhausted()) {
    return vm_.raise(TypeId::ValueError, "{}() argument '{}' is nested too deeply to be copied",
                     function_, parameter_);
  }
  if (data.kind == HostValue::Kind::View && data.reference != nullptr) {
    return copy_view(*data.reference->data, depth + 1, out);
  }
  out.kind = data.kind;
  out.integer = data.integer;
  out.number = data.number;
  out.imaginary = data.imaginary;
  on_foreign_stack([&] {
    out.text = data.text;
    out.reference = data.reference;
  });
  for (const HostValue& item : data.items) TRY(copy_view(item, depth + 1, add_item(out)));
  for (const auto& [key, item] : data.entries) {
    auto& entry = add_entry(out);
    TRY(copy_view(key, depth + 1, entry.first));
    TRY(copy_view(item, depth + 1, entry.second));
  }
  return {};
}

}  // namespace hognose
