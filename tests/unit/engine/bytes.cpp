// Bytes from C++: sizes, the builder, parts, and the codecs with random text and random bytes.
#include <random>
#include <string>

#include "common/object_world.h"
#include "objects/bytes/builder.h"
#include "objects/bytes/methods.h"
#include "objects/text/codecs/codecs.h"
#include "objects/text/string_builder.h"
#include "objects/text/units.h"

namespace hognose {
namespace {

std::string content(const Bytes* bytes) {
  return {reinterpret_cast<const char*>(bytes->data.data()), bytes->length};
}

Bytes* make(Vm& vm, std::string_view text) {
  return make_bytes(vm, reinterpret_cast<const uint8_t*>(text.data()), text.size()).take();
}

Str* make_text(Vm& vm, std::u32string_view text) {
  StringBuilder builder(vm);
  for (char32_t character : text) EXPECT_TRUE(builder.append_character(character).ok());
  return builder.finish().take();
}

// Characters of all widths. Includes surrogates only if `with_surrogates` is true.
std::u32string random_text(std::mt19937& random, bool with_surrogates) {
  static constexpr char32_t kBounds[] = {0x80, 0x100, 0x800, 0x10000, 0x110000};
  std::u32string text;
  size_t length = random() % 40;
  char32_t bound = kBounds[random() % 5];
  while (text.size() < length) {
    char32_t character = random() % (random() % 2 == 0 ? 0x80 : bound);
    if (with_surrogates && random() % 8 == 0) character = 0xD800 + random() % 0x800;
    if (with_surrogates || !is_surrogate(character)) text.push_back(character);
  }
  return text;
}

constexpr const char* kUnicodeEncodings[] = {"utf-8",     "utf-8-sig", "utf-16",    "utf-16-le",
                                             "utf-16-be", "utf-32",    "utf-32-le", "utf-32-be"};

TEST(Bytes, SizesAreCheckedBeforeMemoryIsTouched) {
  World world;
  struct Case {
    uint64_t size;
    TypeId error;
  };
  for (Case row :
       {Case{uint64_t{1} << 31, TypeId::MemoryError}, Case{uint64_t{1} << 62, TypeId::MemoryError},
        Case{uint64_t{INT64_MAX}, TypeId::OverflowError}}) {
    Result<Bytes*> bytes = make_bytes(world.vm, nullptr, row.size);
    ASSERT_EQ(bytes.failure(), Failure::Raised);
    EXPECT_TRUE(world.vm.pending_matches(bytes.failure(), row.error));
    world.vm.take_pending();
  }
}

TEST(Bytes, TheBuilderKeepsWhatIsAppended) {
  World world;
  std::mt19937 random(1);
  for (int round = 0; round < 200; ++round) {
    BytesBuilder builder(world.vm);
    std::string expected;
    for (size_t i = random() % 20; i > 0; --i) {
      std::string piece(random() % 100, static_cast<char>(random()));
      ASSERT_TRUE(builder.append(piece).ok());
      auto byte = static_cast<uint8_t>(random());
      ASSERT_TRUE(builder.append_byte(byte).ok());
      ASSERT_TRUE(builder.append_repeated('r', i).ok());
      expected += piece + static_cast<char>(byte) + std::string(i, 'r');
    }
    ASSERT_EQ(builder.size(), expected.size());
    ASSERT_EQ(content(builder.finish().take()), expected);
  }
}

TEST(Bytes, TheBuilderRefusesImpossibleSizes) {
  World world;
  BytesBuilder builder(world.vm);
  ASSERT_TRUE(builder.append("text").ok());
  for (uint64_t count : {kMaximumBytesLength, uint64_t{1} << 63, UINT64_MAX}) {
    Result<void> appended = builder.append_repeated(' ', count);
    ASSERT_EQ(appended.failure(), Failure::Raised);
    world.vm.take_pending();
  }
  EXPECT_EQ(content(builder.finish().take()), "text");
}

TEST(Bytes, PartsOfTheWholeAreTheWhole) {
  World world;
  Value whole = Value::from_cell(make(world.vm, "whole"));
  EXPECT_EQ(bytes_part(world.vm, whole, 0, 5).take(), whole);
  Value part = bytes_part(world.vm, whole, 1, 4).take();
  EXPECT_EQ(content(world.vm.cell<Bytes>(part)), "hol");
  EXPECT_EQ(world.vm.cell<Bytes>(bytes_part(world.vm, whole, 5, 5).take())->length, 0u);
}

TEST(Bytes, SearchIsPaidFor) {
  World world;
  constexpr uint32_t kSize = 1 << 20;
  Value haystack = Value::from_cell(make_bytes(world.vm, nullptr, kSize).take());
  Value needle = Value::from_cell(make(world.vm, "absent"));
  uint64_t before = world.vm.meter.fuel_used();
  EXPECT_FALSE(bytes_contains_calling(world.vm, haystack, needle).take());
  EXPECT_GE(world.vm.meter.fuel_used() - before, kSize / 32);
}

TEST(Codecs, TextComesBackFromEveryEncoding) {
  World world;
  std::mt19937 random(2);
  for (int round = 0; round < 500; ++round) {
    std::u32string text = random_text(random, false);
    for (const char* name : kUnicodeEncodings) {
      Str* encoding = world.name(name);
      Bytes* bytes =
          encode_string_calling(world.vm, make_text(world.vm, text), encoding, nullptr).take();
      Str* back =
          decode_bytes_calling(world.vm, bytes->data.data(), bytes->length, encoding, nullptr)
              .take();
      ASSERT_EQ(back->length, text.size()) << name;
      for (uint32_t i = 0; i < text.size(); ++i) ASSERT_EQ(character_at(back, i), text[i]) << name;
      char32_t maximum = 0;
      for (char32_t character : text) maximum = std::max(maximum, character);
      ASSERT_EQ(back->kind, kind_for(maximum)) << name;
      ASSERT_EQ(back->is_ascii(), maximum < 0x80) << name;
    }
  }
}

TEST(Codecs, SurrogatesPassWhereTheyMay) {
  World world;
  std::mt19937 random(3);
  Str* pass = world.name("surrogatepass");
  for (int round = 0; round < 500; ++round) {
    std::u32string text = random_text(random, true);
    // UTF-16 would return a pair of surrogates as one character.
    for (size_t i = 1; i < text.size(); ++i) {
      if (is_high_surrogate(text[i - 1]) && is_low_surrogate(text[i])) text[i] = U'-';
    }
    for (const char* name : {"utf-8", "utf-16-le", "utf-16-be", "utf-32-le", "utf-32-be"}) {
      Str* encoding = world.name(name);
      Bytes* bytes =
          encode_string_calling(world.vm, make_text(world.vm, text), encoding, pass).take();
      Str* back =
          decode_bytes_calling(world.vm, bytes->data.data(), bytes->length, encoding, pass).take();
      ASSERT_EQ(back->length, text.size()) << name;
      for (uint32_t i = 0; i < text.size(); ++i) ASSERT_EQ(character_at(back, i), text[i]) << name;
    }
  }
}

TEST(Codecs, EscapedBytesComeBack) {
  World world;
  std::mt19937 random(4);
  Str* escape = world.name("surrogateescape");
  for (int round = 0; round < 2000; ++round) {
    std::string raw;
    for (size_t i = random() % 30; i > 0; --i) {
      static constexpr uint8_t kLikely[] = {0x61, 0x80, 0xC2, 0xE2, 0x82, 0xED, 0xA0, 0xF0, 0x9F};
      raw += static_cast<char>(random() % 2 == 0 ? kLikely[random() % 9] : random());
    }
    Bytes* bytes = make(world.vm, raw);
    for (const char* name : {"utf-8", "ascii"}) {
      Str* encoding = world.name(name);
      Str* text =
          decode_bytes_calling(world.vm, bytes->data.data(), bytes->length, encoding, escape)
              .take();
      Bytes* back = encode_string_calling(world.vm, text, encoding, escape).take();
      ASSERT_EQ(content(back), raw) << name;
    }
  }
}

TEST(Codecs, AnyBytesDecodeWithReplacements) {
  World world;
  std::mt19937 random(5);
  for (int round = 0; round < 2000; ++round) {
    std::string raw;
    for (size_t i = random() % 30; i > 0; --i) raw += static_cast<char>(random() % 4 * 0x55);
    Bytes* bytes = make(world.vm, raw);
    for (const char* name : kUnicodeEncodings) {
      for (const char* errors : {"replace", "ignore", "backslashreplace"}) {
        Result<Str*> text = decode_bytes_calling(world.vm, bytes->data.data(), bytes->length,
                                                 world.name(name), world.name(errors));
        ASSERT_TRUE(text.ok()) << name << errors;
        for (uint32_t i = 0; i < text.value()->length; ++i) {
          ASSERT_FALSE(is_surrogate(character_at(text.value(), i)));
        }
      }
    }
  }
}

}  // namespace
}  // namespace hognose
