// The table of interned strings, and intern(), which returns the canonical string.
//
// Entries contain offsets and hashes, so a miss rarely reads a string.
#include "objects/core/intern.h"

#include <cstring>

#include "base/native_memory.h"
#include "meter/paced.h"
#include "objects/core/boot.h"
#include "objects/core/interned.h"
#include "objects/core/make.h"
#include "objects/text/units.h"

namespace hognose {

namespace {

constexpr size_t kLongestName = 4096;  // longer text is charged before it is read

bool same_text(Meter& meter, const Str* string, const void* characters, uint32_t length,
               uint8_t kind) {
  if (string->length != length || string->kind != kind) return false;
  // After a stop the result no longer matters.
  Result<int> order = paced_compare(meter, str_data(string), characters, size_t{length} * kind);
  return order.ok() && order.value() == 0;
}

}  // namespace

Str* InternTable::find(Places places, Meter& meter, CageBase base, uint32_t hash,
                       const void* characters, uint32_t length, uint8_t kind) {
  auto is_wanted = [&](const Entry& entry) {
    return entry.string_hash == hash &&
           same_text(meter, base.at<Str>(entry.offset), characters, length, kind);
  };
  const Entry* found = ChargedTable<Entry, 256>::find(places, hash, is_wanted);
  return found == nullptr ? nullptr : base.at<Str>(found->offset);
}

namespace {

// In the boot image, then among the strings of the sandbox.
Str* find_interned(Vm& vm, uint32_t hash, const void* characters, uint32_t length, uint8_t kind) {
  Str* found =
      InternTable::find(vm.boot.names(), vm.meter, vm.base, hash, characters, length, kind);
  if (found != nullptr) return found;
  return InternTable::find(vm.tables.interned->places(), vm.meter, vm.base, hash, characters,
                           length, kind);
}

// Makes the string canonical. The table must not contain an equal one.
Result<Str*> add_interned(Vm& vm, Str* string, uint32_t hash) {
  string->flags |= kStrInterned;
  if (!vm.tables.interned->add(vm.meter, string, hash)) return vm.meter.stop(StopReason::Memory);
  return string;
}

}  // namespace

Str* interned(Vm& vm, std::string_view name) {
  const auto length = static_cast<uint32_t>(name.size());
  const uint32_t hash =
      hash_of_characters(reinterpret_cast<const uint8_t*>(name.data()), length, 1);
  return find_interned(vm, hash, name.data(), length, 1);
}

Str* interned_in_boot(Vm& vm, std::string_view utf8) {
  if (!is_ascii(utf8)) return nullptr;
  const auto length = static_cast<uint32_t>(utf8.size());
  const uint32_t hash =
      hash_of_characters(reinterpret_cast<const uint8_t*>(utf8.data()), length, 1);
  return InternTable::find(vm.boot.names(), vm.meter, vm.base, hash, utf8.data(), length, 1);
}

Result<Str*> intern(Vm& vm, Str* string) {
  if (string->is_interned()) return string;
  uint32_t hash = TRY(paced_string_hash(vm, string));
  Str* found = find_interned(vm, hash, str_data(string), string->length, string->kind);
  if (found != nullptr) return found;
  // Boot strings are read-only, and instances of str subclasses cannot be names. Both are copied.
  if (!is_exactly(string, TypeId::Str) || (is_boot_cell(string) && !vm.heap.building_boot())) {
    Str* copy = TRY(make_string_room(vm, string->length, string->kind, string->is_ascii()));
    TRY(paced_copy(vm.meter, copy->data.data(), str_data(string), str_bytes(string)));
    string = copy;
    TRY(paced_string_hash(vm, string));
  }
  return add_interned(vm, string, hash);
}

Result<Str*> intern(Vm& vm, std::string_view utf8) {
  if (utf8.empty()) return vm.empty_string();
  if (utf8.size() == 1) return vm.character(static_cast<uint8_t>(utf8[0]));
  // Most names in code are already interned, in the boot image or by other code. Look them up
  // without making a string.
  if (utf8.size() <= kLongestName && is_ascii(utf8)) {
    auto length = static_cast<uint32_t>(utf8.size());
    uint32_t hash = hash_of_characters(reinterpret_cast<const uint8_t*>(utf8.data()), length, 1);
    Str* found = find_interned(vm, hash, utf8.data(), length, 1);
    if (found != nullptr) return found;
    TRY(vm.meter.charge(length / 64));
    Str* made = TRY(make_string_room(vm, length, 1, true));
    std::memcpy(made->data.data(), utf8.data(), length);
    made->hash = hash;
    made->flags |= kStrHashed;
    return add_interned(vm, made, hash);
  }
  return intern(vm, TRY(make_string(vm, utf8)));
}

}  // namespace hognose
