// Conversion of plain data between guest and host.
//
// Guest values may have any shape. Every item is charged, and depth and size are bounded, so shared
// or cyclic data cannot explode.
#include "embed/conversion.h"

#include <cstring>

#include "base/foreign_call.h"
#include "base/utf8.h"
#include "embed/host/table.h"
#include "embed/host/text.h"
#include "embed/value_parts.h"
#include "meter/paced.h"
#include "objects/bytes/byte_store.h"
#include "objects/bytes/view.h"
#include "objects/containers/dict_access.h"
#include "objects/containers/list.h"
#include "objects/containers/set_access.h"
#include "objects/core/make.h"
#include "objects/numbers/numbers.h"
#include "objects/protocols/protocol.h"

namespace hognose {

namespace {

class Exporter {
 public:
  Exporter(Vm& vm, const ConversionLimits& limits) : vm_(vm), limits_(limits), room_(vm) {}

  // Writes into `out` in place. If the run is stopped, the caller must free the partial result.
  Result<void> convert(Value value, uint32_t depth, HostValue& out) {
    TRY(vm_.meter.charge(1));
    if (nodes_++ >= limits_.nodes || depth > limits_.depth || vm_.stack.is_exhausted()) {
      return cut(out, "too large");
    }
    if (value.is_small_int()) {
      out.kind = HostValue::Kind::Int;
      out.integer = value.small_int();
      return {};
    }
    if (value.is_double()) {
      out.kind = HostValue::Kind::Float;
      out.number = value.as_double();
      return {};
    }
    if (value.is_none()) return {};
    if (value.is_boolean()) {
      out.kind = HostValue::Kind::Bool;
      out.integer = value.is_true() ? 1 : 0;
      return {};
    }
    if (value.is_ellipsis()) {
      out.kind = HostValue::Kind::Ellipsis;
      return {};
    }
    switch (exact_type_id(value, vm_.base)) {
      case TypeId::Str: return text(out, HostValue::Kind::Str, vm_.cell<Str>(value));
      case TypeId::Int: {
        int64_t number;
        if (int_fits_int64(vm_, value, &number)) {
          out.kind = HostValue::Kind::Int;
          out.integer = number;
          return {};
        }
        return text(out, HostValue::Kind::BigInt, TRY(repr_of_int(value)));
      }
      case TypeId::Bytes: {
        const Bytes* bytes = vm_.cell<Bytes>(value);
        return raw(out, BytesView{bytes->data, bytes->length});
      }
      case TypeId::Bytearray: {
        TRY(raw(out, view_of(vm_, value)));
        if (out.kind == HostValue::Kind::Bytes) out.kind = HostValue::Kind::ByteArray;
        return {};
      }
      case TypeId::Complex:
        out.kind = HostValue::Kind::Complex;
        out.number = vm_.cell<Complex>(value)->real;
        out.imaginary = vm_.cell<Complex>(value)->imaginary;
        return {};
      case TypeId::List:
      case TypeId::Tuple:
      case TypeId::Set:
      case TypeId::FrozenSet:
      case TypeId::Dict: return within(value, out, [&] { return items(value, depth, out); });
      default: {
        if (vm_.has_layout(value, TypeId::HostObject) && vm_.host.side != nullptr) {
          return TRY(host_of(vm_))->lent_object(vm_, value, out);
        }
        ValueParts parts(vm_);
        if (value.is_cell() && TRY(parts.take_apart(value))) {
          return within(value, out, [&] { return copy_parts(parts, depth, out); });
        }
        Str* shown = TRY(repr_calling(vm_, value));
        return text(out, HostValue::Kind::Opaque, shown);
      }
    }
  }

 private:
  static Result<void> cut(HostValue& out, const char* why) {
    out.kind = HostValue::Kind::Cut;
    on_foreign_stack([&] { out.text = why; });
    return {};
  }

  // Returns false if the value must be cut for lack of memory.
  bool take_memory(uint64_t bytes) {
    if (!room_.take(bytes)) is_full_ = true;
    return !is_full_;
  }
  // Takes room for that many bytes of text. Returns false if the text must be cut.
  Result<bool> take_bytes(uint64_t bytes) {
    TRY(vm_.meter.charge_bytes(bytes));
    if (bytes > limits_.bytes - bytes_ || !take_memory(bytes)) {
      is_full_ = true;
      return false;
    }
    bytes_ += bytes;
    return true;
  }

  Result<void> raw(HostValue& out, BytesView bytes) {
    if (!TRY(take_bytes(bytes.count))) return cut(out, "too large");
    out.kind = HostValue::Kind::Bytes;
    on_foreign_stack([&] { out.text.reserve(bytes.count); });
    return in_parts(vm_.meter, bytes.count, kPacedBytes, [&](size_t begin, size_t end) {
      const char* part = reinterpret_cast<const char*>(bytes.data) + begin;
      on_foreign_stack([&] { out.text.append(part, end - begin); });
    });
  }

  // May exceed the guest's own limit on int digits: the host asked for the whole number.
  Result<Str*> repr_of_int(Value value) { return int_in_base(vm_, value, 10, ""); }

  Result<void> text(HostValue& out, HostValue::Kind kind, const Str* string) {
    const bool is_exact = kind == HostValue::Kind::Str;
    uint64_t bytes = TRY(is_exact ? utf8_size(vm_, string) : printable_size(vm_, string));
    if (!TRY(take_bytes(bytes))) return cut(out, "too large");
    out.kind = kind;
    on_foreign_stack([&] { out.text.reserve(bytes); });
    return is_exact ? append_utf8(vm_, string, out.text) : append_printable(vm_, string, out.text);
  }

  // The containers between the root and here, innermost first, as a chain on the C++ stack.
  struct Path {
    uint32_t offset;
    const Path* outer;
  };

  template <class Copy>
  Result<void> within(Value value, HostValue& out, Copy copy) {
    for (const Path* path = path_; path != nullptr; path = path->outer) {
      if (path->offset == value.offset()) return cut(out, "cycle");
    }
    Path here{value.offset(), path_};
    path_ = &here;
    Result<void> done = copy();
    path_ = here.outer;
    return done;
  }

  // A value with a part that had to be left out is not what its kind promises.
  Result<void> copy_parts(ValueParts& parts, uint32_t depth, HostValue& out) {
    if (vm_.is_exactly(parts.text, TypeId::Bytes)) {
      const Bytes* bytes = vm_.cell<Bytes>(parts.text);
      TRY(raw(out, BytesView{bytes->data, bytes->length}));
    } else if (!parts.text.is_undefined()) {
      TRY(text(out, parts.kind, vm_.cell<Str>(parts.text)));
    }
    const uint64_t count = parts.has_entries ? parts.items.size() / 2 : parts.items.size();
    bool has_room = !exhausted() && (parts.has_entries ? make_room(out.entries, count)
                                                       : make_room(out.items, count));
    for (size_t i = 0; i < parts.items.size() && has_room; ++i) {
      HostValue* part = nullptr;
      if (!parts.has_entries) {
        part = add(out.items);
      } else if (i % 2 == 0) {
        auto* entry = add(out.entries);
        part = entry == nullptr ? nullptr : &entry->first;
      } else {
        part = &out.entries.back().second;
      }
      has_room = part != nullptr;
      if (has_room) TRY(convert(parts.items[i], depth + 1, *part));
      has_room = has_room && !exhausted();
    }
    if (has_room) {
      out.kind = parts.kind;
      return {};
    }
    on_foreign_stack([&] { out = HostValue(); });
    return cut(out, "too large");
  }

  Result<void> items(Value value, uint32_t depth, HostValue& out) {
    // Lengths are read in every iteration: the repr of an item may run guest code that changes
    // them.
    switch (exact_type_id(value, vm_.base)) {
      case TypeId::List:
        out.kind = HostValue::Kind::List;
        if (!make_room(out.items, vm_.cell<List>(value)->length)) return cut(out, "too large");
        for (uint32_t i = 0; i < vm_.cell<List>(value)->length; ++i) {
          HostValue* item = add(out.items);
          if (item == nullptr) break;
          TRY(convert(vm_.cell<List>(value)->items->values[i], depth + 1, *item));
          if (exhausted()) break;
        }
        break;
      case TypeId::Tuple:
        out.kind = HostValue::Kind::Tuple;
        if (!make_room(out.items, vm_.cell<Tuple>(value)->length)) return cut(out, "too large");
        for (uint32_t i = 0; i < vm_.cell<Tuple>(value)->length; ++i) {
          HostValue* item = add(out.items);
          if (item == nullptr) break;
          TRY(convert(vm_.cell<Tuple>(value)->items[i], depth + 1, *item));
          if (exhausted()) break;
        }
        break;
      case TypeId::Dict: {
        out.kind = HostValue::Kind::Dict;
        if (!make_room(out.entries, vm_.cell<Dict>(value)->length)) return cut(out, "too large");
        uint32_t position = 0;
        Value key, item;
        while (dict_next(vm_.cell<Dict>(value), &position, &key, &item)) {
          auto* entry = add(out.entries);
          if (entry == nullptr) break;
          TRY(convert(key, depth + 1, entry->first));
          TRY(convert(item, depth + 1, entry->second));
          if (exhausted()) break;
        }
        break;
      }
      default: {
        out.kind =
            vm_.is_exactly(value, TypeId::Set) ? HostValue::Kind::Set : HostValue::Kind::FrozenSet;
        if (!make_room(out.items, vm_.cell<Set>(value)->length)) return cut(out, "too large");
        uint32_t position = 0;
        Value item;
        while (set_next(vm_.cell<Set>(value), &position, &item)) {
          HostValue* part = add(out.items);
          if (part == nullptr) break;
          TRY(convert(item, depth + 1, *part));
          if (exhausted()) break;
        }
        break;
      }
    }
    return {};
  }

  // Reserves room for `count` parts. The memory is charged to the run before it is allocated, so
  // nested containers cannot allocate more than there is. Reserves all of it at once, because
  // moving existing parts is slow.
  template <class Parts>
  bool make_room(Parts& parts, uint64_t count) {
    uint64_t left = limits_.nodes - std::min(nodes_, limits_.nodes) + 1;  // 1: the cut node
    count = std::min(count, left);
    if (count <= parts.capacity()) return true;
    if (!take_memory((count - parts.capacity()) * sizeof(parts[0]))) return false;
    on_foreign_stack([&] { parts.reserve(count); });
    return true;
  }
  // Adds a part; null if there is no room. The container may have grown in a repr.
  template <class Parts>
  typename Parts::value_type* add(Parts& parts) {
    bool has_room = parts.size() < parts.capacity() || make_room(parts, 2 * parts.size() + 8);
    if (!has_room || parts.size() == parts.capacity()) return nullptr;
    return on_foreign_stack([&] { return &parts.emplace_back(); });
  }

  bool exhausted() const { return is_full_ || nodes_ > limits_.nodes; }

  Vm& vm_;
  const ConversionLimits& limits_;
  uint64_t nodes_ = 0;
  uint64_t bytes_ = 0;
  HostRoom room_;
  bool is_full_ = false;  // something was cut for lack of room
  const Path* path_ = nullptr;
};

}  // namespace

Result<void> to_host_calling(Vm& vm, Value value, HostValue& out, const ConversionLimits& limits) {
  return Exporter(vm, limits).convert(value, 0, out);
}

namespace {

Result<Value> dict_to_guest(Vm& vm, const HostValue::Entries& entries) {
  Dict* dict = TRY(make_dict(vm, entries.size()));
  for (const auto& [key, item] : entries) {
    Value converted_key = TRY(to_guest(vm, key));
    Value converted = TRY(to_guest(vm, item));
    TRY(dict_set_calling(vm, dict, converted_key, converted));
  }
  return Value::from_cell(dict);
}

}  // namespace

Result<Value> to_guest(Vm& vm, const HostValue& value) {
  TRY(vm.meter.charge(1));
  if (vm.stack.is_exhausted()) return vm.raise_recursion_error(" while copying host data");
  switch (value.kind) {
    case HostValue::Kind::None:
    case HostValue::Kind::Cut: return Value::none();
    case HostValue::Kind::Bool: return Value::boolean(value.integer != 0);
    case HostValue::Kind::Int: return make_int(vm, value.integer);
    case HostValue::Kind::BigInt: {
      bool negative = value.text.starts_with('-');
      std::string_view digits = std::string_view(value.text).substr(negative ? 1 : 0);
      const bool is_hex = digits.starts_with("0x");
      if (is_hex) digits.remove_prefix(2);
      const char* allowed = is_hex ? "0123456789abcdefABCDEF" : "0123456789";
      if (digits.empty() || digits.find_first_not_of(allowed) != digits.npos) {
        return vm.raise(TypeId::ValueError, "a number from the host is not an integer");
      }
      return int_from_digits(vm, digits, is_hex ? 16 : 10, negative);
    }
    case HostValue::Kind::Float: return Value::from_double(value.number);
    case HostValue::Kind::Ellipsis: return Value::ellipsis();
    case HostValue::Kind::Complex: {
      Complex* complex = TRY(vm.make<Complex>(TypeId::Complex));
      complex->real = value.number;
      complex->imaginary = value.imaginary;
      return Value::from_cell(complex);
    }
    case HostValue::Kind::Str:
    case HostValue::Kind::Opaque: {
      if (!scan_utf8(value.text, Surrogates::Allow).ok()) {
        return vm.raise(TypeId::ValueError, "text from the host is not valid UTF-8");
      }
      return Value::from_cell(TRY(make_string(vm, value.text)));
    }
    case HostValue::Kind::Bytes:
      return Value::from_cell(TRY(
          make_bytes(vm, reinterpret_cast<const uint8_t*>(value.text.data()), value.text.size())));
    case HostValue::Kind::List:
    case HostValue::Kind::Tuple: {
      List* list = TRY(make_list_room(vm, value.items.size()));
      for (const HostValue& item : value.items) {
        Value converted = TRY(to_guest(vm, item));
        TRY(list_append(vm, list, converted));
      }
      if (value.kind == HostValue::Kind::List) return Value::from_cell(list);
      return Value::from_cell(
          TRY(make_tuple(vm, list->items ? list->items->values : nullptr, list->length)));
    }
    case HostValue::Kind::Set:
    case HostValue::Kind::FrozenSet: {
      Set* set =
          TRY(make_set(vm, value.kind == HostValue::Kind::Set ? TypeId::Set : TypeId::FrozenSet));
      for (const HostValue& item : value.items) {
        Value converted = TRY(to_guest(vm, item));
        TRY(set_add_calling(vm, set, converted));
      }
      return Value::from_cell(set);
    }
    case HostValue::Kind::Dict: return dict_to_guest(vm, value.entries);
    case HostValue::Kind::ByteArray:
      return Value::from_cell(TRY(make_bytearray(
          vm, reinterpret_cast<const uint8_t*>(value.text.data()), value.text.size())));
    case HostValue::Kind::Range:
    case HostValue::Kind::Date:
    case HostValue::Kind::Time:
    case HostValue::Kind::DateTime:
    case HostValue::Kind::TimeDelta:
    case HostValue::Kind::TimeZone:
    case HostValue::Kind::Decimal:
    case HostValue::Kind::Fraction:
    case HostValue::Kind::Uuid: {
      RootVector parts(vm);
      for (const HostValue& item : value.items) TRY(parts.push(TRY(to_guest(vm, item))));
      Tuple* tuple = TRY(make_tuple(vm, parts.data(), parts.size()));
      return put_together_calling(vm, value, Value::from_cell(tuple));
    }
    case HostValue::Kind::NamedTuple:
    case HostValue::Kind::Dataclass:
    case HostValue::Kind::EnumMember:
    case HostValue::Kind::Exception:
      if (!scan_utf8(value.text, Surrogates::Allow).ok()) {
        return vm.raise(TypeId::ValueError, "text from the host is not valid UTF-8");
      }
      return put_together_calling(vm, value, TRY(dict_to_guest(vm, value.entries)));
    case HostValue::Kind::Object: return TRY(host_of(vm))->lend_object(vm, value);
    case HostValue::Kind::View: return TRY(host_of(vm))->lend_view(vm, value);
  }
  return Value::none();
}

}  // namespace hognose
