// Conversion of plain data between guest and host.
//
// Guest values may have any shape. Every item is charged, and depth and size are bounded, so shared
// or cyclic data cannot explode.
#include "embed/values/conversion.h"

#include <cstring>

#include "base/foreign_call.h"
#include "base/utf8.h"
#include "embed/host/on_host_stack.h"
#include "embed/host/table.h"
#include "embed/host/text.h"
#include "embed/values/value_parts.h"
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

// --- numbered containers

NumberedContainers::~NumberedContainers() {
  if (!map_.empty()) on_foreign_stack([this] { map_ = Map(); });
}

Result<void> NumberedContainers::take_entry() {
  constexpr uint64_t kEntryBytes = 64;
  TRY(vm_.meter.charge(2));
  if (!room_.take(kEntryBytes)) return vm_.meter.stop(StopReason::Memory);
  return {};
}

Result<int64_t> NumberedContainers::number(Value container, bool& is_new) {
  auto found = map_.find(container.offset());
  is_new = found == map_.end();
  if (!is_new) return static_cast<int64_t>(found->second);
  TRY(take_entry());
  TRY(containers_.push(container));
  const uint64_t number = containers_.size();
  on_foreign_stack([&] { map_.emplace(container.offset(), number); });
  return static_cast<int64_t>(number);
}

Result<void> NumberedContainers::add(int64_t number, Value container) {
  TRY(take_entry());
  TRY(containers_.push(container));
  const uint64_t index = containers_.size() - 1;
  on_foreign_stack([&] { map_.emplace(static_cast<uint64_t>(number), index); });
  return {};
}

Value NumberedContainers::find(int64_t number) {
  auto found = map_.find(static_cast<uint64_t>(number));
  return found == map_.end() ? Value::undefined() : containers_[found->second];
}

// --- to the host

namespace {

class Exporter {
 public:
  Exporter(Vm& vm, HostTable& table) : vm_(vm), table_(table), room_(vm) {
    limits_.depth = table.limits().max_value_depth;
    if (table.results().sharing) shared_.emplace(vm);
  }

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
        return raw(out, BytesView{bytes->data.data(), bytes->length});
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
          return table_.lent_object(vm_, value, out);
        }
        ValueParts parts(vm_);
        if (value.is_cell() && TRY(parts.take_apart(value))) {
          return within(value, out, [&] { return copy_parts(parts, depth, out); });
        }
        return other_calling(value, out);
      }
    }
  }

 private:
  static Result<void> cut(HostValue& out, const char* why) {
    out.kind = HostValue::Kind::Cut;
    on_foreign_stack([&] { out.text = why; });
    return {};
  }

  // What is not data.
  Result<void> other_calling(Value value, HostValue& out) {
    const Crossing& crossing = table_.results();
    if (TRY(table_.hold_guest(vm_, value, crossing, out))) {
      if (out.kind == HostValue::Kind::Opaque) {
        constexpr uint32_t kLongestText = 1000;
        Str* shown = TRY(repr_calling(vm_, value));
        on_foreign_stack([&] { out.text = printable_beginning(shown, kLongestText); });
      }
      if (TRY(take_bytes(out.text.size() + out.reference->guest_type.size()))) return {};
      on_host_stack([&] { out = HostValue(); });
      return cut(out, "too large");
    }
    if (crossing.others == Crossing::Others::Refuse) {
      return vm_.raise(TypeId::TypeError, "the result is or contains a {}, which is not plain data",
                       type_name(vm_, value));
    }
    Str* shown = TRY(repr_calling(vm_, value));
    return text(out, HostValue::Kind::Opaque, shown);
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
    if (is_exact && string->is_ascii() && bytes <= kPacedBytes) {
      const auto* characters = reinterpret_cast<const char*>(str_data(string));
      on_foreign_stack([&] { out.text.assign(characters, bytes); });
      return {};
    }
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
    if (shared_) {
      bool is_new = false;
      const int64_t number = TRY(shared_->number(value, is_new));
      if (is_new) TRY(copy());
      if (!is_new) out.kind = HostValue::Kind::Link;
      if (out.kind != HostValue::Kind::Cut) out.integer = number;
      return {};
    }
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
      TRY(raw(out, BytesView{bytes->data.data(), bytes->length}));
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
    on_host_stack([&] { out = HostValue(); });
    return cut(out, "too large");
  }

  Result<void> items(Value value, uint32_t depth, HostValue& out) {
    // Lengths are read in every iteration: the repr of an item may run guest code that changes
    // them.
    uint64_t count = 0;
    switch (exact_type_id(value, vm_.base)) {
      case TypeId::List:
        out.kind = HostValue::Kind::List;
        if (!make_room(out.items, vm_.cell<List>(value)->length)) return cut(out, "too large");
        for (uint32_t i = 0; i < vm_.cell<List>(value)->length; ++i) {
          HostValue* item = part_at(out.items, count);
          if (item == nullptr) break;
          TRY(convert(vm_.cell<List>(value)->items->values[i], depth + 1, *item));
          if (exhausted()) break;
        }
        break;
      case TypeId::Tuple:
        out.kind = HostValue::Kind::Tuple;
        if (!make_room(out.items, vm_.cell<Tuple>(value)->length)) return cut(out, "too large");
        for (uint32_t i = 0; i < vm_.cell<Tuple>(value)->length; ++i) {
          HostValue* item = part_at(out.items, count);
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
          auto* entry = part_at(out.entries, count);
          if (entry == nullptr) break;
          TRY(convert(key, depth + 1, entry->first));
          TRY(convert(item, depth + 1, entry->second));
          if (exhausted()) break;
        }
        return keep_parts(out.entries, count);
      }
      default: {
        out.kind =
            vm_.is_exactly(value, TypeId::Set) ? HostValue::Kind::Set : HostValue::Kind::FrozenSet;
        if (!make_room(out.items, vm_.cell<Set>(value)->length)) return cut(out, "too large");
        uint32_t position = 0;
        Value item;
        while (set_next(vm_.cell<Set>(value), &position, &item)) {
          HostValue* part = part_at(out.items, count);
          if (part == nullptr) break;
          TRY(convert(item, depth + 1, *part));
          if (exhausted()) break;
        }
        break;
      }
    }
    return keep_parts(out.items, count);
  }

  // The next part, of which `count` are in use; null if there is no room. The container may have
  // grown in a repr. Parts are made some at a time, because a change of the stack for each would
  // take longer than the part.
  template <class Parts>
  typename Parts::value_type* part_at(Parts& parts, uint64_t& count) {
    constexpr size_t kAtOnce = 256;
    if (count == parts.size()) {
      const bool has_room = count < parts.capacity() || make_room(parts, 2 * count + 8);
      if (!has_room || count == parts.capacity()) return nullptr;
      on_foreign_stack([&] { parts.resize(std::min(parts.capacity(), parts.size() + kAtOnce)); });
    }
    return &parts[count++];
  }
  // Removes the parts that are not in use.
  template <class Parts>
  Result<void> keep_parts(Parts& parts, uint64_t count) {
    if (count < parts.size()) on_foreign_stack([&] { parts.resize(count); });
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
  HostTable& table_;
  ConversionLimits limits_;
  std::optional<NumberedContainers> shared_;
  uint64_t nodes_ = 0;
  uint64_t bytes_ = 0;
  HostRoom room_;
  bool is_full_ = false;  // something was cut for lack of room
  const Path* path_ = nullptr;
};

}  // namespace

Result<void> to_host_calling(Vm& vm, Value value, HostTable& table, HostValue& out) {
  return Exporter(vm, table).convert(value, 0, out);
}

// --- to the guest

namespace {

class Importing {
 public:
  explicit Importing(Vm& vm) : vm_(vm), numbered_(vm) {}

  Result<Value> convert(const HostValue& value);

 private:
  Result<Value> dict(const HostValue& value, bool may_be_linked);
  // Remembers a container to which links may lead.
  Result<Value> numbered(const HostValue& value, Value container) {
    if (value.integer == 0) return container;
    TRY(numbered_.add(value.integer, container));
    return container;
  }

  Vm& vm_;
  NumberedContainers numbered_;
};

Result<Value> Importing::dict(const HostValue& value, bool may_be_linked) {
  Dict* dict = TRY(make_dict(vm_, value.entries.size()));
  if (may_be_linked) TRY(numbered(value, Value::from_cell(dict)));
  for (const auto& [key, item] : value.entries) {
    Value converted_key = TRY(convert(key));
    Value converted = TRY(convert(item));
    TRY(dict_set_calling(vm_, dict, converted_key, converted));
  }
  return Value::from_cell(dict);
}

// Links to lists, sets and dicts may come from within; other values are made of their parts.
Result<Value> Importing::convert(const HostValue& value) {
  Vm& vm = vm_;
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
    case HostValue::Kind::Function: return TRY(host_of(vm))->guests().object(vm, value);
    case HostValue::Kind::Link: {
      Value found = numbered_.find(value.integer);
      if (!found.is_undefined()) return found;
      return vm.raise(TypeId::ValueError,
                      "a link from the host refers to no container that is complete");
    }
    case HostValue::Kind::Opaque:
      if (value.is_handle()) return TRY(host_of(vm))->guests().object(vm, value);
      [[fallthrough]];
    case HostValue::Kind::Str: {
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
      const bool is_list = value.kind == HostValue::Kind::List;
      if (is_list) TRY(numbered(value, Value::from_cell(list)));
      for (const HostValue& item : value.items) {
        Value converted = TRY(convert(item));
        TRY(list_append(vm, list, converted));
      }
      if (is_list) return Value::from_cell(list);
      return numbered(value,
                      Value::from_cell(TRY(make_tuple(
                          vm, list->items ? list->items->values.data() : nullptr, list->length))));
    }
    case HostValue::Kind::Set:
    case HostValue::Kind::FrozenSet: {
      Set* set =
          TRY(make_set(vm, value.kind == HostValue::Kind::Set ? TypeId::Set : TypeId::FrozenSet));
      const bool is_frozen = value.kind == HostValue::Kind::FrozenSet;
      if (!is_frozen) TRY(numbered(value, Value::from_cell(set)));
      for (const HostValue& item : value.items) {
        Value converted = TRY(convert(item));
        TRY(set_add_calling(vm, set, converted));
      }
      return is_frozen ? numbered(value, Value::from_cell(set)) : Value::from_cell(set);
    }
    case HostValue::Kind::Dict: return dict(value, true);
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
      for (const HostValue& item : value.items) TRY(parts.push(TRY(convert(item))));
      Tuple* tuple = TRY(make_tuple(vm, parts.data(), parts.size()));
      return numbered(value, TRY(put_together_calling(vm, value, Value::from_cell(tuple))));
    }
    case HostValue::Kind::NamedTuple:
    case HostValue::Kind::Dataclass:
    case HostValue::Kind::EnumMember:
    case HostValue::Kind::Exception:
      if (!scan_utf8(value.text, Surrogates::Allow).ok()) {
        return vm.raise(TypeId::ValueError, "text from the host is not valid UTF-8");
      }
      return numbered(value, TRY(put_together_calling(vm, value, TRY(dict(value, false)))));
    case HostValue::Kind::Object: return TRY(host_of(vm))->lend_object(vm, value);
    case HostValue::Kind::View: return TRY(host_of(vm))->lend_view(vm, value);
  }
  return Value::none();
}

}  // namespace

Result<Value> to_guest(Vm& vm, const HostValue& value) { return Importing(vm).convert(value); }

}  // namespace hognose
