// Text for the host: measures it, so that it can be charged before it is allocated, then writes it.
//
// See host/text.h.
#include "embed/host/text.h"

#include <algorithm>

#include "base/foreign_call.h"
#include "base/utf8.h"
#include "meter/paced.h"
#include "objects/text/units.h"

namespace hognose {

namespace {

constexpr size_t kEscapedBytes = 6;  // \udXXX; UTF-8 uses three bytes

template <class Unit>
void append_units(std::string& out, const Unit* units, size_t count) {
  size_t bytes = utf8_length(units, count);
  size_t start = out.size();
  out.resize(start + bytes);
  write_utf8(units, count, std::span(out).subspan(start));
}

template <class Unit>
void append_escaping(std::string& out, const Unit* units, size_t count) {
  size_t from = 0;
  while (from < count) {
    size_t surrogate = find_surrogate(units, count, from);
    append_units(out, units + from, surrogate - from);
    if (surrogate == count) return;
    out.append("\\u");
    for (int shift = 12; shift >= 0; shift -= 4) {
      out.push_back("0123456789abcdef"[units[surrogate] >> shift & 15]);
    }
    from = surrogate + 1;
  }
}

template <class Unit>
size_t escaped_length(const Unit* units, size_t count) {
  size_t bytes = utf8_length(units, count);
  if constexpr (sizeof(Unit) > 1) {
    bytes += (kEscapedBytes - 3) *
             static_cast<size_t>(std::count_if(units, units + count, [](Unit unit) {
               return (unit & ~char32_t{0x7FF}) == 0xD800;
             }));
  }
  return bytes;
}

}  // namespace

std::string utf8_of(const Str* string) {
  std::string out;
  with_units(string, [&](auto units) { append_units(out, units.data, units.count); });
  return out;
}

Result<uint64_t> utf8_size(Vm& vm, const Str* string) {
  if (string->is_ascii()) return string->length.get();
  uint64_t bytes = 0;
  TRY(with_units(string, [&](auto units) {
    return in_parts(vm.meter, units.count, kPacedItems, [&](size_t begin, size_t end) {
      bytes += utf8_length(units.data + begin, end - begin);
    });
  }));
  return bytes;
}

Result<void> append_utf8(Vm& vm, const Str* string, std::string& out) {
  return with_units(string, [&](auto units) {
    return in_parts(vm.meter, units.count, kPacedItems, [&](size_t begin, size_t end) {
      on_foreign_stack([&] { append_units(out, units.data + begin, end - begin); });
    });
  });
}

Result<uint64_t> printable_size(Vm& vm, const Str* string) {
  if (string->is_ascii()) return string->length.get();
  uint64_t bytes = 0;
  TRY(with_units(string, [&](auto units) {
    return in_parts(vm.meter, units.count, kPacedItems, [&](size_t begin, size_t end) {
      bytes += escaped_length(units.data + begin, end - begin);
    });
  }));
  return bytes;
}

Result<void> append_printable(Vm& vm, const Str* string, std::string& out) {
  return with_units(string, [&](auto units) {
    return in_parts(vm.meter, units.count, kPacedItems, [&](size_t begin, size_t end) {
      on_foreign_stack([&] { append_escaping(out, units.data + begin, end - begin); });
    });
  });
}

Result<bool> copy_printable(Vm& vm, const Str* string, HostRoom& room, std::string& out) {
  TRY(vm.meter.charge_bytes(string->length));
  uint64_t bytes = TRY(printable_size(vm, string));
  TRY(vm.meter.charge_bytes(bytes));
  if (!room.take(bytes)) return false;
  on_foreign_stack([&] { out.reserve(bytes); });
  TRY(append_printable(vm, string, out));
  return true;
}

std::string printable_beginning(const Str* string, uint32_t characters) {
  std::string out;
  with_units(string, [&](auto units) {
    append_escaping(out, units.data, std::min<size_t>(units.count, characters));
  });
  return out;
}

std::string shown_name(const Str* name) { return printable_beginning(name, kLongestShownName); }

std::string_view shown_name(std::string_view name) {
  if (name.size() <= kLongestShownName) return name;
  size_t end = kLongestShownName;
  while (end > 0 && (name[end] & 0xC0) == 0x80) --end;  // do not cut within a character
  return name.substr(0, end);
}

}  // namespace hognose
