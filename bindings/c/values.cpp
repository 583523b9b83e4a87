// Values, errors and the version of the C interface.
#include "handles.h"
#include "hognose/cbor.h"

namespace hognose::c {

using Kind = HostValue::Kind;

static_assert(static_cast<int>(Kind::Dict) == HOGNOSE_DICT);
static_assert(static_cast<int>(Kind::View) == HOGNOSE_VIEW);
static_assert(static_cast<int>(Kind::ByteArray) == HOGNOSE_BYTE_ARRAY);
static_assert(static_cast<int>(Kind::TimeZone) == HOGNOSE_TIME_ZONE);
static_assert(static_cast<int>(Kind::Exception) == HOGNOSE_EXCEPTION);
static_assert(static_cast<int>(Kind::Link) == HOGNOSE_LINK);

namespace {

bool has_items(Kind kind) {
  switch (kind) {
    case Kind::List:
    case Kind::Tuple:
    case Kind::Set:
    case Kind::FrozenSet:
    case Kind::Range:
    case Kind::Date:
    case Kind::Time:
    case Kind::DateTime:
    case Kind::TimeDelta:
    case Kind::TimeZone:
    case Kind::Fraction: return true;
    default: return false;
  }
}

bool has_entries(Kind kind) {
  return kind == Kind::Dict || kind == Kind::NamedTuple || kind == Kind::Dataclass ||
         kind == Kind::EnumMember || kind == Kind::Exception;
}

// Whether C may make values of this kind from nothing.
bool can_be_made(hognose_kind kind) {
  if (kind > HOGNOSE_LINK || kind == HOGNOSE_FUNCTION) return false;
  return kind < HOGNOSE_OPAQUE || kind > HOGNOSE_VIEW;
}

hognose_value* new_value(HostValue value) { return made<hognose_value>(std::move(value)); }

}  // namespace

Arguments arguments_of(hognose_value* arguments, hognose_value* keywords) {
  Arguments made;
  auto given = taken(arguments), named = taken(keywords);
  if (given != nullptr) made.positional = std::move(given->items);
  if (named != nullptr) {
    for (auto& [key, value] : named->entries) {
      made.keywords.emplace_back(std::move(key.text), std::move(value));
    }
  }
  return made;
}

hognose_error* out_of_memory() {
  static std::string message = "out of memory";
  return handle_of<hognose_error>(&message);
}

}  // namespace hognose::c

using namespace hognose;
using namespace hognose::c;

hognose_text hognose_version(void) { return text_of(HOGNOSE_VERSION); }

hognose_text hognose_error_message(const hognose_error* error) { return text_of(in(error)); }
void hognose_error_free(hognose_error* error) {
  if (error != out_of_memory()) taken(error);
}

hognose_value* hognose_value_new(hognose_kind kind) {
  if (!can_be_made(kind)) return nullptr;
  return making([&] { return new_value(HostValue::named(static_cast<Kind>(kind), {})); });
}
hognose_value* hognose_value_new_bool(bool truth) {
  return making([&] { return new_value(truth); });
}
hognose_value* hognose_value_new_int(int64_t number) {
  return making([&] { return new_value(number); });
}
hognose_value* hognose_value_new_float(double number) {
  return making([&] { return new_value(number); });
}
hognose_value* hognose_value_new_complex(double real, double imaginary) {
  return making([&] {
    HostValue value = HostValue::named(Kind::Complex, {});
    value.number = real;
    value.imaginary = imaginary;
    return new_value(std::move(value));
  });
}
hognose_value* hognose_value_new_text(hognose_kind kind, hognose_text text) {
  if (!can_be_made(kind)) return nullptr;
  return making([&] {
    return new_value(HostValue::named(static_cast<Kind>(kind), std::string(view(text))));
  });
}
hognose_value* hognose_value_copy(const hognose_value* value) {
  return making([&] { return new_value(in(value)); });
}
hognose_value* hognose_value_view(hognose_value* data) {
  return making([&]() -> hognose_value* {
    auto from = taken(data);
    return from == nullptr ? nullptr : new_value(HostValue::view(std::move(*from)));
  });
}

hognose_error* hognose_value_append(hognose_value* value, hognose_value* item) {
  return failing([&]() -> hognose_error* {
    if (value == item && value != nullptr) return error("a value cannot hold itself");
    auto from = taken(item);
    if (value == nullptr || from == nullptr) return error("the value or the item is NULL");
    if (!has_items(in(value).kind)) return error("values of this kind have no items");
    in(value).items.push_back(std::move(*from));
    return nullptr;
  });
}
hognose_error* hognose_value_append_entry(hognose_value* value, hognose_value* key,
                                          hognose_value* entry) {
  return failing([&]() -> hognose_error* {
    if (value != nullptr && (value == key || value == entry)) {
      return error("a value cannot hold itself");
    }
    if (key != nullptr && key == entry) return error("the key and the entry are one object");
    auto from_key = taken(key), from_entry = taken(entry);
    if (value == nullptr || from_key == nullptr || from_entry == nullptr) {
      return error("the value, the key or the entry is NULL");
    }
    if (!has_entries(in(value).kind)) return error("values of this kind have no entries");
    in(value).entries.emplace_back(std::move(*from_key), std::move(*from_entry));
    return nullptr;
  });
}
hognose_error* hognose_value_set_number(hognose_value* value, int64_t number) {
  return failing([&]() -> hognose_error* {
    const Kind kind = in(value).kind;
    if (!has_items(kind) && !has_entries(kind) && kind != Kind::Link) {
      return error("values of this kind have no number");
    }
    if (number < 1) return error("numbers begin with 1");
    in(value).integer = number;
    return nullptr;
  });
}
void hognose_value_free(hognose_value* value) { taken(value); }

hognose_kind hognose_value_kind(const hognose_value* value) {
  return static_cast<hognose_kind>(in(value).kind);
}
int64_t hognose_value_integer(const hognose_value* value) { return in(value).integer; }
double hognose_value_number(const hognose_value* value) { return in(value).number; }
double hognose_value_imaginary(const hognose_value* value) { return in(value).imaginary; }
hognose_text hognose_value_text(const hognose_value* value) { return text_of(in(value).text); }
size_t hognose_value_size(const hognose_value* value) {
  const HostValue& from = in(value);
  return from.items.empty() ? from.entries.size() : from.items.size();
}
const hognose_value* hognose_value_item(const hognose_value* value, size_t index) {
  const auto& items = in(value).items;
  return index < items.size() ? handle_of<hognose_value>(&items[index]) : nullptr;
}
const hognose_value* hognose_value_key(const hognose_value* value, size_t index) {
  const auto& entries = in(value).entries;
  return index < entries.size() ? handle_of<hognose_value>(&entries[index].first) : nullptr;
}
const hognose_value* hognose_value_entry(const hognose_value* value, size_t index) {
  const auto& entries = in(value).entries;
  return index < entries.size() ? handle_of<hognose_value>(&entries[index].second) : nullptr;
}
const hognose_value* hognose_value_find(const hognose_value* value, hognose_text key) {
  for (const auto& [name, entry] : in(value).entries) {
    if (name.kind == Kind::Str && name.text == view(key)) return handle_of<hognose_value>(&entry);
  }
  return nullptr;
}

bool hognose_value_is_handle(const hognose_value* value) { return in(value).is_handle(); }
hognose_text hognose_value_guest_type(const hognose_value* value) {
  return text_of(in(value).guest_type());
}

hognose_error* hognose_value_to_cbor(const hognose_value* value, hognose_value** bytes) {
  *bytes = nullptr;
  return failing([&]() -> hognose_error* {
    std::string written;
    if (std::optional<std::string> problem = to_cbor(in(value), written)) {
      return error(std::move(*problem));
    }
    *bytes = new_value(HostValue::bytes(std::move(written)));
    return nullptr;
  });
}
hognose_error* hognose_value_from_cbor(hognose_text bytes, uint64_t max_values, uint64_t max_depth,
                                       hognose_value** value) {
  *value = nullptr;
  return failing([&]() -> hognose_error* {
    CborLimits limits;
    if (max_values != 0) limits.max_values = max_values;
    if (max_depth != 0) limits.max_depth = max_depth;
    HostValue read;
    if (std::optional<std::string> problem = from_cbor(view(bytes), read, limits)) {
      return error(std::move(*problem));
    }
    *value = new_value(std::move(read));
    return nullptr;
  });
}
