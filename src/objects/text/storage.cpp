// The storage of strings: C++ functions that make, hash, compare and join them.
//
// A cell has the narrowest kind that fits (PEP 393). Short strings contain their characters. Long
// strings that were made by appending share a buffer (TextBuffer in layouts.h).
#include <algorithm>
#include <cstring>

#include "base/byte_hash.h"
#include "base/utf8.h"
#include "objects/core/make.h"
#include "objects/protocols/protocol.h"
#include "objects/text/units.h"

namespace hognose {

namespace {

// A concatenation of at least this many bytes gets a buffer with room to grow.
constexpr uint64_t kSharedMinimum = 1024;

inline Result<void> copy_whole(Vm& vm, uint8_t* target, uint8_t target_kind, const Str* source) {
  return paced_units(vm.meter, target, target_kind, str_data(source), source->kind, source->length);
}

Result<Str*> make_shared_string(Vm& vm, TextBuffer* buffer, uint32_t length, uint8_t kind,
                                bool ascii) {
  Str* string = TRY(vm.make<Str>(TypeId::Str, sizeof(Ref<TextBuffer>)));
  string->length = length;
  string->kind = kind;
  string->flags = static_cast<uint8_t>(kStrShared | (ascii ? kStrAscii : 0));
  *reinterpret_cast<Ref<TextBuffer>*>(string->data.data()) = buffer;
  return string;
}

// The capacity of a buffer for `bytes` of text: 1/2 more, or 1/8 more if memory is short. Either
// keeps the total cost of appending linear.
constexpr uint64_t kGenerousShare = 2, kScarceShare = 8;

// False if the memory after the buffer is not free.
bool grow_buffer(Vm& vm, TextBuffer* buffer, uint64_t bytes) {
  for (uint64_t share : {kGenerousShare, kScarceShare}) {
    uint64_t capacity = bytes + bytes / share;
    if (capacity < kMaximumStringLength &&
        vm.heap.grow_in_place(buffer, sizeof(TextBuffer) + capacity)) {
      buffer->capacity = static_cast<uint32_t>(capacity);
      return true;
    }
  }
  return false;
}

enum class Purpose : uint8_t {
  FirstAppend,  // there may never be a second append: if memory is short, take just enough
  Growth,       // the string grows step by step: without spare room, every step would copy it
};

Result<TextBuffer*> make_buffer(Vm& vm, uint64_t bytes, Purpose purpose) {
  uint64_t capacity = bytes + bytes / kGenerousShare;
  if (vm.meter.memory() + capacity > vm.meter.memory_limit()) {
    capacity = purpose == Purpose::Growth ? bytes + bytes / kScarceShare : bytes;
  }
  if (capacity > kMaximumStringLength) return vm.raise(TypeId::MemoryError, "");
  Result<TextBuffer*> buffer = vm.make_unfilled<TextBuffer>(TypeId::TextBuffer, capacity);
  if (buffer.failed()) {
    return purpose == Purpose::Growth ? vm.growth_failure(buffer.failure()) : buffer.failure();
  }
  buffer.value()->capacity = static_cast<uint32_t>(capacity);
  return buffer;
}

}  // namespace

void copy_units_converting(uint8_t* target, uint8_t target_kind, const uint8_t* source,
                           uint8_t source_kind, uint64_t count) {
  auto copy_to = [&](auto* out) {
    if (source_kind == 1) copy_characters(out, source, count);
    if (source_kind == 2) copy_characters(out, reinterpret_cast<const uint16_t*>(source), count);
    if (source_kind == 4) copy_characters(out, reinterpret_cast<const uint32_t*>(source), count);
  };
  if (target_kind == 1) copy_to(target);
  if (target_kind == 2) copy_to(reinterpret_cast<uint16_t*>(target));
  if (target_kind == 4) copy_to(reinterpret_cast<uint32_t*>(target));
}

Result<void> paced_units_slow(Meter& meter, uint8_t* target, uint8_t target_kind,
                              const uint8_t* source, uint8_t source_kind, uint64_t count) {
  return in_parts(meter, count, kPacedItems, [&](size_t begin, size_t end) {
    copy_units(target + begin * target_kind, target_kind, source + begin * source_kind, source_kind,
               end - begin);
  });
}

Result<Utf8Scan> paced_scan_utf8(Meter& meter, std::string_view utf8) {
  Utf8Scan whole;
  TRY(in_utf8_parts(meter, utf8, [&](std::string_view part) {
    Utf8Scan scan = scan_utf8(part, Surrogates::Allow);
    whole.code_points += scan.code_points;
    whole.max_code_point = std::max(whole.max_code_point, scan.max_code_point);
  }));
  return whole;
}

namespace {

// With Vm::make or, for callers that fill the room at once, Vm::make_unfilled.
template <class Make>
Result<Str*> make_room(Vm& vm, uint64_t length, uint8_t kind, bool ascii, Make make) {
  if (length > kMaximumStringLength) return vm.raise(TypeId::MemoryError, "");
  TRY(vm.meter.charge(length * kind / 64));
  Str* string = TRY(make(length * kind));
  string->length = static_cast<uint32_t>(length);
  string->kind = kind;
  string->flags = ascii ? kStrAscii : 0;
  return string;
}

// Wider characters index tables: no mistake may ever leave them unfilled.
Result<Str*> make_unfilled_room(Vm& vm, uint64_t length, uint8_t kind, bool ascii) {
  if (kind != 1) return make_string_room(vm, length, kind, ascii);
  return make_room(vm, length, kind, ascii,
                   [&](size_t bytes) { return vm.make_unfilled<Str>(TypeId::Str, bytes); });
}

}  // namespace

Result<Str*> make_string_room(Vm& vm, uint64_t length, uint8_t kind, bool ascii) {
  return make_room(vm, length, kind, ascii,
                   [&](size_t bytes) { return vm.make<Str>(TypeId::Str, bytes); });
}

Result<Str*> make_string_ascii(Vm& vm, std::string_view ascii) {
  if (ascii.empty()) return vm.empty_string();
  if (ascii.size() == 1) return vm.character(static_cast<uint8_t>(ascii[0]));
  Str* string = TRY(make_unfilled_room(vm, ascii.size(), 1, true));
  TRY(paced_characters(vm.meter, string->data.data(),
                       reinterpret_cast<const uint8_t*>(ascii.data()), ascii.size()));
  return string;
}

Result<Str*> make_string(Vm& vm, std::string_view utf8) {
  TRY(vm.meter.charge(utf8.size() / 64));
  if (utf8.size() <= kPacedItems && ascii_prefix_length(utf8) == utf8.size()) {
    return make_string_ascii(vm, utf8);
  }
  Utf8Scan scan = TRY(paced_scan_utf8(vm.meter, utf8));
  if (scan.max_code_point < 0x80) return make_string_ascii(vm, utf8);
  uint8_t kind = kind_for(scan.max_code_point);
  Str* string = TRY(make_unfilled_room(vm, scan.code_points, kind, false));
  TRY(with_room(string, [&](auto* out) { return paced_transcode_utf8(vm.meter, utf8, out); }));
  if (kind == 1 && scan.code_points == 1) return vm.character(string->data[0]);
  return string;
}

Result<Str*> make_string_character(Vm& vm, char32_t character) {
  if (character < 0x100) return vm.character(static_cast<uint8_t>(character));
  uint8_t kind = kind_for(character);
  Str* string = TRY(make_string_room(vm, 1, kind, false));
  if (kind == 2) {
    auto unit = static_cast<uint16_t>(character);
    std::memcpy(string->data.data(), &unit, sizeof unit);
  } else {
    std::memcpy(string->data.data(), &character, sizeof character);
  }
  return string;
}

Result<Str*> substring(Vm& vm, Str* string, uint32_t start, uint32_t stop) {
  uint32_t count = stop - start;
  if (count == string->length && is_exactly(string, TypeId::Str)) return string;
  if (HOGNOSE_LIKELY(string->is_ascii())) {
    return make_ascii_part(vm, str_data(string) + start, count);
  }
  if (count == 0) return vm.empty_string();
  if (count == 1) return make_string_character(vm, character_at(string, start));
  return with_units(string, [&](auto text) -> Result<Str*> {
    const auto* first = text.data + start;
    char32_t maximum = TRY(paced_bound_of(vm.meter, first, count));
    Str* part = TRY(make_unfilled_room(vm, count, kind_for(maximum), maximum < 0x80));
    TRY(with_room(part, [&](auto* out) { return paced_characters(vm.meter, out, first, count); }));
    return part;
  });
}

bool strings_equal(const Str* left, const Str* right) {
  if (left == right) return true;
  if (left->length != right->length || left->kind != right->kind) return false;
  if ((left->flags & right->flags & kStrHashed) != 0 && left->hash != right->hash) return false;
  return std::memcmp(str_data(left), str_data(right), str_bytes(left)) == 0;
}

Result<bool> paced_strings_equal(Vm& vm, const Str* left, const Str* right) {
  uint64_t bytes = str_bytes(left);
  if (HOGNOSE_LIKELY(bytes <= kPacedBytes) || left == right || left->length != right->length ||
      left->kind != right->kind) {
    return strings_equal(left, right);
  }
  return TRY(paced_compare(vm.meter, str_data(left), str_data(right), bytes)) == 0;
}

namespace {

template <class Left, class Right>
Result<int> order_of(Vm& vm, Units<Left> left, Units<Right> right) {
  uint32_t common = std::min(left.count, right.count);
  int order = 0;
  if constexpr (sizeof(Left) == 1 && sizeof(Right) == 1) {
    order = TRY(paced_compare(vm.meter, left.data, right.data, common));
  } else {
    TRY(in_parts(vm.meter, common, kPacedItems, [&](size_t begin, size_t end) {
      for (size_t i = begin; i < end && order == 0; ++i) {
        char32_t a = left.data[i], b = right.data[i];
        if (a != b) order = a < b ? -1 : 1;
      }
      return order == 0;
    }));
  }
  if (order != 0) return order;
  return left.count == right.count ? 0 : left.count < right.count ? -1 : 1;
}

}  // namespace

Result<int> paced_string_order(Vm& vm, const Str* left, const Str* right) {
  return with_units(
      left, [&](auto a) { return with_units(right, [&](auto b) { return order_of(vm, a, b); }); });
}

uint32_t compute_string_hash(Str* string) {
  // The hash of the empty string is 0, as in CPython with any hash seed.
  string->hash =
      string->length == 0 ? 0 : hash_of_characters(str_data(string), string->length, string->kind);
  string->flags |= kStrHashed;
  return string->hash;
}

Result<uint32_t> paced_string_hash(Vm& vm, Str* string) {
  uint64_t bytes = str_bytes(string);
  if (HOGNOSE_LIKELY((string->flags & kStrHashed) != 0 || bytes <= kPacedBytes)) {
    return string_hash(string);
  }
  TRY(vm.meter.charge(bytes / 64));
  ByteHash hash = start_hash(string->length, string->kind);
  TRY(in_parts(vm.meter, bytes, kPacedBytes,
               [&](size_t begin, size_t end) { hash.add(str_data(string) + begin, end - begin); }));
  string->hash = hash.finish();
  string->flags |= kStrHashed;
  return string->hash;
}

Result<Str*> append_string(Vm& vm, Str* left, Str* right) {
  if (right->length == 0) return left;
  if (left->length == 0) return right;
  uint64_t length = uint64_t{left->length} + right->length;
  if (length > kMaximumStringLength) return vm.raise(TypeId::MemoryError, "");
  uint8_t kind = std::max(left->kind, right->kind);
  bool ascii = left->is_ascii() && right->is_ascii();
  uint64_t bytes = length * kind;
  if (bytes < kSharedMinimum) {
    Str* joined = TRY(make_unfilled_room(vm, length, kind, ascii));
    TRY(copy_whole(vm, joined->data.data(), kind, left));
    TRY(copy_whole(vm, joined->data.from(uint64_t{left->length} * kind), kind, right));
    return joined;
  }
  TextBuffer* buffer = nullptr;
  uint64_t left_bytes = uint64_t{left->length} * kind;
  bool grows = false;
  if ((left->flags & kStrShared) != 0 && left->kind == kind) {
    buffer = reinterpret_cast<Ref<TextBuffer>*>(left->data.data())->get();
    grows = buffer->used == left_bytes;
  }
  if (grows && (bytes <= buffer->capacity || grow_buffer(vm, buffer, bytes))) {
    TRY(vm.meter.charge_bytes(uint64_t{right->length} * kind));
  } else {
    TRY(vm.meter.charge_bytes(bytes));
    buffer = TRY(make_buffer(vm, bytes, grows ? Purpose::Growth : Purpose::FirstAppend));
    TRY(copy_whole(vm, buffer->bytes.data(), kind, left));
  }
  TRY(copy_whole(vm, buffer->bytes.from(left_bytes), kind, right));
  buffer->used = static_cast<uint32_t>(bytes);
  return make_shared_string(vm, buffer, static_cast<uint32_t>(length), kind, ascii);
}

Result<Str*> concatenate_strings(Vm& vm, const Value* strings, size_t count) {
  uint64_t length = 0;
  uint8_t kind = 1;
  bool ascii = true;
  TRY(in_parts(vm.meter, count, kPacedEntries, [&](size_t begin, size_t end) {
    for (size_t i = begin; i < end; ++i) {
      const Str* part = vm.cell<Str>(strings[i]);
      length += part->length;
      kind = std::max(kind, part->kind);
      ascii = ascii && part->is_ascii();
    }
  }));
  if (length == 0) return vm.empty_string();
  Str* joined = TRY(make_unfilled_room(vm, length, kind, ascii));
  Pace pace(vm.meter);
  size_t position = 0;
  for (size_t i = 0; i < count; ++i) {
    const Str* part = vm.known<Str>(strings[i]);
    if (part->length > length - position) break;
    TRY(pace.turn(1 + part->length));
    TRY(copy_whole(vm, joined->data.from(position * kind), kind, part));
    position += part->length;
  }
  if (length == 1 && kind == 1) return vm.character(joined->data[0]);
  return joined;
}

}  // namespace hognose
