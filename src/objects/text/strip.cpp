// The methods of str that remove characters from its ends: strip, lstrip, rstrip, removeprefix and
// removesuffix. The work is charged as it is done.
#include "base/unicode.h"
#include "objects/protocols/protocol.h"
#include "objects/text/methods.h"
#include "objects/text/units.h"

namespace hognose {

namespace {

enum Sides : uint8_t { kLeft = 1, kRight = 2 };

// The characters to remove: those below 256 as bits; the others are searched for one by one.
class CharacterSet {
 public:
  Result<void> set(Vm& vm, const Str* characters) {
    characters_ = characters;
    TRY(vm.meter.charge(characters->length / 8));
    return with_units(characters, [&](auto units) {
      return in_parts(vm.meter, units.count, kPacedItems, [&](size_t begin, size_t end) {
        for (size_t i = begin; i < end; ++i) {
          char32_t character = units.data[i];
          if (character < 0x100) bits_[character / 64] |= uint64_t{1} << character % 64;
        }
      });
    });
  }
  Result<bool> has(Vm& vm, char32_t character) const {
    if (character < 0x100) return (bits_[character / 64] >> character % 64 & 1) != 0;
    if (characters_->kind == 1) return false;
    return with_units(characters_, [&vm, character](auto units) -> Result<bool> {
      return TRY(paced_find_if(vm.meter, units.data, units.count,
                               [=](char32_t unit) { return unit == character; })) != units.count;
    });
  }
  // The cost of one lookup.
  uint64_t cost() const { return characters_->kind == 1 ? 0 : characters_->length / 16; }

 private:
  const Str* characters_ = nullptr;
  uint64_t bits_[4] = {};
};

template <class Unit, class Has>
Result<Value> stripped(Vm& vm, Str* string, Units<Unit> text, Sides sides, uint64_t cost, Has has) {
  uint32_t start = 0, stop = text.count;
  auto step = [&]() -> Result<void> {
    return vm.meter.charge(cost + ((start ^ stop) % 32 == 0 ? 1 : 0));
  };
  if ((sides & kLeft) != 0) {
    for (; start < stop && TRY(has(char32_t{text[start]})); ++start) TRY(step());
  }
  if ((sides & kRight) != 0) {
    for (; stop > start && TRY(has(char32_t{text[stop - 1]})); --stop) TRY(step());
  }
  Str* middle = TRY(substring(vm, string, start, stop));
  return Value::from_cell(middle);
}

Result<Value> strip_sides(Vm& vm, const Value* arguments, const char* function, Sides sides) {
  Str* string = vm.known<Str>(arguments[0]);
  if (arguments[1].is_none()) {
    return with_units(string, [&](auto text) {
      return stripped(vm, string, text, sides, 0, [](char32_t character) -> Result<bool> {
        return unicode::is_space(character);
      });
    });
  }
  const Str* characters = vm.as<Str>(arguments[1], TypeId::Str);
  if (characters == nullptr) {
    return vm.raise(TypeId::TypeError, "{} arg must be None or str", function);
  }
  CharacterSet set;
  TRY(set.set(vm, characters));
  return with_units(string, [&](auto text) {
    return stripped(vm, string, text, sides, set.cost(),
                    [&](char32_t character) { return set.has(vm, character); });
  });
}

// Whether the string contains `part` at `start`. The kinds may differ.
Result<bool> is_at(Vm& vm, const Str* string, const Str* part, uint32_t start) {
  return with_units(string, [&vm, part, start](auto text) {
    return with_units(part, [&vm, text, start](auto units) {
      return paced_equal(vm.meter, units.data, text.data + start, units.count);
    });
  });
}

}  // namespace

Result<Value> str_strip(Vm& vm, const Value* arguments) {
  return strip_sides(vm, arguments, "strip", static_cast<Sides>(kLeft | kRight));
}

Result<Value> str_lstrip(Vm& vm, const Value* arguments) {
  return strip_sides(vm, arguments, "lstrip", kLeft);
}

Result<Value> str_rstrip(Vm& vm, const Value* arguments) {
  return strip_sides(vm, arguments, "rstrip", kRight);
}

Result<Value> str_removeprefix(Vm& vm, const Value* arguments) {
  const Str* prefix = TRY(string_argument(vm, arguments[1], "removeprefix", "argument"));
  Str* string = vm.known<Str>(arguments[0]);
  TRY(vm.meter.charge(prefix->length / 16));
  if (prefix->length > string->length || !TRY(is_at(vm, string, prefix, 0))) {
    return exact_string_value(vm, string);
  }
  Str* rest = TRY(substring(vm, string, prefix->length, string->length));
  return Value::from_cell(rest);
}

Result<Value> str_removesuffix(Vm& vm, const Value* arguments) {
  const Str* suffix = TRY(string_argument(vm, arguments[1], "removesuffix", "argument"));
  Str* string = vm.known<Str>(arguments[0]);
  TRY(vm.meter.charge(suffix->length / 16));
  uint32_t kept = string->length - suffix->length;
  if (suffix->length > string->length || !TRY(is_at(vm, string, suffix, kept))) {
    return exact_string_value(vm, string);
  }
  Str* rest = TRY(substring(vm, string, 0, kept));
  return Value::from_cell(rest);
}

}  // namespace hognose
