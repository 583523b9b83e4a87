// Arguments of host functions: converts guest values to plain data of the host.
//
// The copies are made from the memory layout alone, because subclasses may lie about themselves. A
// value that is not data, is cyclic or is too large raises an exception that names the argument.
#include "embed/conversion.h"
#include "embed/host/table.h"
#include "embed/host/text.h"
#include "objects/bytes/view.h"
#include "objects/core/make.h"
#include "objects/numbers/numbers.h"
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

Result<HostValue> ArgumentConverter::text(HostValue::Kind kind, const Str* string) {
  // The most UTF-8 bytes for a character of one, two or four bytes.
  uint64_t most = string->is_ascii() ? 1 : string->kind == 1 ? 2 : string->kind == 2 ? 3 : 4;
  TRY(take_bytes(uint64_t{string->extra} * most));
  HostValue out;
  out.kind = kind;
  out.text = utf8_of(string);
  return out;
}

Result<HostValue> ArgumentConverter::convert(Value value, std::string_view parameter) {
  parameter_ = parameter;
  argument_ = value;
  return copy(value, nullptr, 0);
}

Result<HostValue> ArgumentConverter::copy(Value value, const Path* path, uint32_t depth) {
  TRY(take_node());
  if (value.is_small_int()) return HostValue(value.small_int());
  if (value.is_double()) return HostValue(value.as_double());
  if (value.is_boolean()) return HostValue(value.is_true());
  if (value.is_cell()) return copy_cell(value, path, depth);
  HostValue out;
  if (value.is_ellipsis()) out.kind = HostValue::Kind::Ellipsis;
  if (value.is_ellipsis() || value.is_none()) return out;
  return vm_.raise(TypeId::TypeError, "{}() argument '{}' must be plain data, not {}", function_,
                   parameter_, type_name(vm_, value));
}

Result<HostValue> ArgumentConverter::copy_cell(Value value, const Path* path, uint32_t depth) {
  if (depth > limits_.depth || vm_.native_stack_exhausted()) {
    return vm_.raise(TypeId::ValueError, "{}() argument '{}' is nested too deeply to be copied",
                     function_, parameter_);
  }
  HostValue out;
  switch (layout_of(vm_.cell(value))) {
    case TypeId::Str: return text(HostValue::Kind::Str, vm_.cell<Str>(value));
    case TypeId::Int: {
      int64_t number;
      if (int_fits_int64(vm_, value, &number)) return HostValue(number);
      return text(HostValue::Kind::BigInt, TRY(int_in_base(vm_, value, 10, "")));
    }
    case TypeId::Float: return HostValue(vm_.cell<BoxedFloat>(value)->number);
    case TypeId::Complex:
      out.kind = HostValue::Kind::Complex;
      out.number = vm_.cell<Complex>(value)->real;
      out.imaginary = vm_.cell<Complex>(value)->imaginary;
      return out;
    case TypeId::Bytes:
    case TypeId::Bytearray: {
      BytesView bytes = view_of(vm_, value);
      TRY(take_bytes(bytes.count));
      return HostValue::bytes(std::string(reinterpret_cast<const char*>(bytes.data), bytes.count));
    }
    case TypeId::List: return copy_items(value, HostValue::Kind::List, path, depth);
    case TypeId::Tuple: return copy_items(value, HostValue::Kind::Tuple, path, depth);
    case TypeId::Set: return copy_items(value, HostValue::Kind::Set, path, depth);
    case TypeId::FrozenSet: return copy_items(value, HostValue::Kind::FrozenSet, path, depth);
    case TypeId::Dict: return copy_dict(value, path, depth);
    case TypeId::HostObject: return TRY(host_of(vm_))->lent_object(vm_, value);
    case TypeId::HostMapping:
    case TypeId::HostSequence:
    case TypeId::HostSet: {
      const HostValue* data = TRY(TRY(host_of(vm_))->viewed(vm_, value));
      --nodes_;  // copy_view() counts it
      return copy_view(*data, depth);
    }
    default: break;
  }
  const Type* type = type_name(vm_, value);
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

Result<HostValue> ArgumentConverter::copy_items(Value value, HostValue::Kind kind, const Path* path,
                                                uint32_t depth) {
  Path here{value.offset(), path};
  TRY(refuse_cycle(here));
  HostValue out;
  out.kind = kind;
  switch (kind) {
    case HostValue::Kind::List:
      for (uint32_t i = 0; i < vm_.cell<List>(value)->extra; ++i) {
        out.items.push_back(TRY(copy(vm_.cell<List>(value)->items->values[i], &here, depth + 1)));
      }
      break;
    case HostValue::Kind::Tuple:
      for (uint32_t i = 0; i < vm_.cell<Tuple>(value)->extra; ++i) {
        out.items.push_back(TRY(copy(vm_.cell<Tuple>(value)->items[i], &here, depth + 1)));
      }
      break;
    default: {
      uint32_t position = 0;
      Value item;
      while (set_next(vm_.cell<Set>(value), &position, &item)) {
        out.items.push_back(TRY(copy(item, &here, depth + 1)));
      }
      break;
    }
  }
  return out;
}

Result<HostValue> ArgumentConverter::copy_dict(Value value, const Path* path, uint32_t depth) {
  Path here{value.offset(), path};
  TRY(refuse_cycle(here));
  HostValue out;
  out.kind = HostValue::Kind::Dict;
  uint32_t position = 0;
  Value key, item;
  while (dict_next(vm_.cell<Dict>(value), &position, &key, &item)) {
    HostValue key_out = TRY(copy(key, &here, depth + 1));
    out.entries.emplace_back(std::move(key_out), TRY(copy(item, &here, depth + 1)));
  }
  return out;
}

Result<HostValue> ArgumentConverter::copy_view(const HostValue& data, uint32_t depth) {
  TRY(take_node());
  TRY(take_bytes(data.text.size()));
  if (depth > limits_.depth || vm_.native_stack_exhausted()) {
    return vm_.raise(TypeId::ValueError, "{}() argument '{}' is nested too deeply to be copied",
                     function_, parameter_);
  }
  if (data.kind == HostValue::Kind::View && data.reference != nullptr) {
    return copy_view(*data.reference->data, depth + 1);
  }
  HostValue out;
  out.kind = data.kind;
  out.integer = data.integer;
  out.number = data.number;
  out.imaginary = data.imaginary;
  out.text = data.text;
  out.reference = data.reference;
  for (const HostValue& item : data.items) out.items.push_back(TRY(copy_view(item, depth + 1)));
  for (const auto& [key, item] : data.entries) {
    HostValue key_out = TRY(copy_view(key, depth + 1));
    out.entries.emplace_back(std::move(key_out), TRY(copy_view(item, depth + 1)));
  }
  return out;
}

}  // namespace hognose
