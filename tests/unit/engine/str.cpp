// Strings from C++: the narrowest kind, shared buffers, the builder, and search in linear time.
#include <random>
#include <string>

#include "common/object_world.h"
#include "objects/text/methods.h"
#include "objects/text/search.h"
#include "objects/text/string_builder.h"

namespace hognose {
namespace {

// Returns the characters of a string. Checks the invariants of every string.
std::u32string characters(const Str* string) {
  std::u32string text;
  char32_t maximum = 0;
  for (uint32_t i = 0; i < string->length; ++i) {
    text.push_back(character_at(string, i));
    maximum = std::max(maximum, text.back());
  }
  EXPECT_EQ(string->kind, kind_for(maximum));
  EXPECT_EQ(string->is_ascii(), maximum < 0x80);
  return text;
}

Str* make(Vm& vm, std::u32string_view text) {
  StringBuilder builder(vm);
  for (char32_t character : text) EXPECT_TRUE(builder.append_character(character).ok());
  return builder.finish().take();
}

TEST(Str, KindIsTheNarrowest) {
  World world;
  for (std::u32string text :
       {U"", U"a", U"\xE9", U"abc", U"ab\xE9", U"ab\u3042", U"ab\U0001F600"}) {
    EXPECT_EQ(characters(make(world.vm, text)), text);
  }
}

TEST(Str, SubstringsNarrow) {
  World world;
  std::u32string text = U"abcdefghijklmnop\xE9qrstuvwxyz\u3042ABCDEFGHIJK\U0001F600LM";
  Str* string = make(world.vm, text);
  for (uint32_t start = 0; start <= text.size(); ++start) {
    for (uint32_t stop = start; stop <= text.size(); ++stop) {
      Str* part = substring(world.vm, string, start, stop).take();
      ASSERT_EQ(characters(part), text.substr(start, stop - start));
    }
  }
}

TEST(Str, CopyShortCopiesAllLengths) {
  for (size_t count = 0; count < 40; ++count) {
    uint8_t source[40], target[42] = {};
    for (size_t i = 0; i < sizeof source; ++i) source[i] = static_cast<uint8_t>(i + 1);
    copy_short(target + 1, source, count);
    EXPECT_EQ(target[0], 0);
    EXPECT_EQ(std::memcmp(target + 1, source, count), 0);
    EXPECT_EQ(target[count + 1], 0);
  }
}

TEST(Str, EqualStringsOfAllOriginsHashAlike) {
  World world;
  Str* grown = make(world.vm, U"x");
  std::u32string text = U"x";
  for (int i = 0; i < 1000; ++i) {
    grown = append_string(world.vm, grown, make(world.vm, U"\u3042y")).take();
    text += U"\u3042y";
  }
  EXPECT_NE(grown->flags & kStrShared, 0);
  Str* plain = make(world.vm, text);
  EXPECT_EQ(plain->flags & kStrShared, 0);
  EXPECT_EQ(characters(grown), text);
  EXPECT_TRUE(strings_equal(grown, plain));
  EXPECT_EQ(string_hash(grown), string_hash(plain));
}

TEST(Str, OnlyTheLongestStringAppendsInPlace) {
  World world;
  Str* base = make(world.vm, std::u32string(2000, U'a'));
  Str* first = append_string(world.vm, base, make(world.vm, U"bc")).take();
  Str* longer = append_string(world.vm, first, make(world.vm, U"de")).take();
  Str* other = append_string(world.vm, first, make(world.vm, U"xyz")).take();
  EXPECT_EQ(characters(first), std::u32string(2000, U'a') + U"bc");
  EXPECT_EQ(characters(longer), std::u32string(2000, U'a') + U"bcde");
  EXPECT_EQ(characters(other), std::u32string(2000, U'a') + U"bcxyz");
}

TEST(Str, GrowingIsLinearInFuel) {
  World world;
  auto fuel_of = [&world](int turns) {
    uint64_t before = world.vm.meter.fuel_used();
    Str* text = make(world.vm, U"start");
    for (int i = 0; i < turns; ++i) {
      text = append_string(world.vm, text, world.vm.character('x')).take();
    }
    return world.vm.meter.fuel_used() - before;
  };
  uint64_t small = fuel_of(20'000), large = fuel_of(200'000);
  EXPECT_LT(large, small * 20);
}

TEST(Str, BuilderTakesEveryKindAnywhere) {
  World world;
  std::mt19937 random(7);
  const std::u32string pool = U"ab\xE9\xFF\u3042\uFFFD\U0001F600";
  for (int round = 0; round < 300; ++round) {
    StringBuilder builder(world.vm);
    std::u32string expected;
    for (unsigned i = random() % 12; i > 0; --i) {
      char32_t character = pool[random() % pool.size()];
      switch (random() % 6) {
        case 0:
          ASSERT_TRUE(builder.append_character(character).ok());
          expected += character;
          break;
        case 1: {
          unsigned count = random() % 100;
          ASSERT_TRUE(builder.append_repeated(character, count).ok());
          expected += std::u32string(count, character);
          break;
        }
        case 2:
          ASSERT_TRUE(builder.append_ascii("ascii").ok());
          expected += U"ascii";
          break;
        case 3:
          ASSERT_TRUE(builder.append_number(-1234567).ok());
          expected += U"-1234567";
          break;
        case 4: {
          std::u32string text(random() % 50, character);
          text += U"tail";
          ASSERT_TRUE(builder.append(make(world.vm, text)).ok());
          expected += text;
          break;
        }
        default: {
          Str* text = make(world.vm, pool);
          unsigned start = random() % 4, stop = start + random() % 4;
          ASSERT_TRUE(builder.append_part(text, start, stop).ok());
          expected += pool.substr(start, stop - start);
          break;
        }
      }
    }
    ASSERT_EQ(characters(builder.finish().take()), expected);
  }
}

// --- search

template <class Unit>
void compare_with_plain_search(unsigned alphabet, unsigned rounds) {
  World world;
  std::mt19937 random(alphabet);
  for (unsigned round = 0; round < rounds; ++round) {
    std::basic_string<Unit> text, part;
    unsigned period = 1 + random() % 7;
    for (unsigned i = random() % 300; i > 0; --i) {
      text += text.size() < period || random() % 40 == 0
                  ? static_cast<Unit>('a' + random() % alphabet)
                  : text[text.size() - period];
    }
    if (!text.empty() && random() % 4 != 0) {
      size_t start = random() % text.size();
      part = text.substr(start, 1 + random() % 90);
      if (random() % 2 != 0) part.back() = static_cast<Unit>('a' + random() % alphabet);
    } else {
      part = std::basic_string<Unit>(random() % 20, static_cast<Unit>('a'));
    }
    Search<Unit> search(world.vm);
    search.set(part.data(), static_cast<uint32_t>(part.size()));
    auto from = static_cast<int64_t>(random() % (text.size() + 1));
    auto stop = from + static_cast<int64_t>(random() % (text.size() - from + 1));
    std::basic_string<Unit> range = text.substr(from, stop - from);
    size_t first = range.find(part), last = range.rfind(part);
    int64_t count = 0;
    for (size_t at = 0; (at = range.find(part, at)) != std::basic_string<Unit>::npos; ++count) {
      at += std::max<size_t>(part.size(), 1);
    }
    auto expected = [from](size_t at) {
      return at == std::basic_string<Unit>::npos ? -1 : from + static_cast<int64_t>(at);
    };
    ASSERT_EQ(search.find(text.data(), from, stop).take(), expected(first));
    ASSERT_EQ(search.find_last(text.data(), from, stop).take(), expected(last));
    ASSERT_EQ(search.count_in(text.data(), from, stop, INT64_MAX).take(), count);
  }
}

TEST(Search, AgreesWithPlainSearch) {
  for (unsigned alphabet : {1, 2, 3, 20}) {
    compare_with_plain_search<uint8_t>(alphabet, 3000);
    compare_with_plain_search<uint16_t>(alphabet, 1000);
    compare_with_plain_search<uint32_t>(alphabet, 1000);
  }
}

// Texts for which a comparison at every position costs the product of the lengths.
TEST(Search, IsLinearInTheWorstCase) {
  World world;
  auto fuel_of = [&world](size_t size, int form) {
    std::string text(size, 'a'), part(size / 4, 'a');
    if (form == 0) part[part.size() / 2] = 'b';
    if (form == 1) part[1] = 'b';
    if (form == 2) part[part.size() - 2] = 'b';
    if (form == 3) {
      for (size_t i = 0; i < text.size(); i += 2) text[i] = 'b';
      for (size_t i = 0; i < part.size(); i += 2) part[i] = 'b';
      part[part.size() / 3] = 'c';
    }
    auto units = [](const std::string& s) { return reinterpret_cast<const uint8_t*>(s.data()); };
    uint64_t before = world.vm.meter.fuel_used();
    Search<uint8_t> search(world.vm);
    search.set(units(part), static_cast<uint32_t>(part.size()));
    EXPECT_EQ(search.find(units(text), 0, static_cast<int64_t>(size)).take(), -1);
    EXPECT_EQ(search.find_last(units(text), 0, static_cast<int64_t>(size)).take(), -1);
    return world.vm.meter.fuel_used() - before;
  };
  for (int form = 0; form < 4; ++form) {
    uint64_t fuel = fuel_of(1 << 20, form);
    EXPECT_GT(fuel, (1u << 20) / 64) << form;
    EXPECT_LT(fuel, 1u << 20) << form;
  }
}

TEST(Search, StopsWhenTheFuelIsUsedUp) {
  World world;
  MeterLimits limits;
  limits.fuel = 1000;
  world.vm.meter.restart(limits, nullptr);
  std::string text(8 << 20, 'a');
  Search<uint8_t> search(world.vm);
  const uint8_t part[] = {'a', 'b', 'c'};
  search.set(part, 3);
  auto result = search.find(reinterpret_cast<const uint8_t*>(text.data()), 0,
                            static_cast<int64_t>(text.size()));
  EXPECT_EQ(result.failure(), Failure::Stopped);
  EXPECT_EQ(world.vm.meter.stop_reason(), StopReason::Fuel);
}

// --- sizes that the guest chooses

TEST(Str, TooLongResultsRaiseBeforeTheyAreMade) {
  World world;
  Str* text = make(world.vm, U"ab");
  EXPECT_EQ(repeat_string(world.vm, text, INT64_MAX).failure(), Failure::Raised);
  EXPECT_EQ(world.raised(), "OverflowError: repeated string is too long");
  EXPECT_EQ(repeat_string(world.vm, text, 1ll << 40).failure(), Failure::Raised);
  EXPECT_EQ(world.raised(), "MemoryError: ");
  EXPECT_EQ(pad_string(world.vm, text, 1ull << 40, 0, ' ').failure(), Failure::Raised);
  EXPECT_EQ(world.raised(), "MemoryError: ");
  EXPECT_EQ(pad_string(world.vm, text, INT64_MAX, INT64_MAX, ' ').failure(), Failure::Raised);
  EXPECT_EQ(world.raised(), "OverflowError: padded string is too long");
}

}  // namespace
}  // namespace hognose
