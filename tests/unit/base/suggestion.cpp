// "Did you mean": the name that CPython 3.14 would suggest out of several. The expectations come
// from calls of natives with misspelt keywords and from attribute errors in CPython.
#include "objects/attributes/suggestion.h"

#include <gtest/gtest.h>

#include <initializer_list>
#include <string>
#include <string_view>

namespace hognose {
namespace {

std::string_view suggest(std::string_view wanted,
                         std::initializer_list<std::string_view> candidates) {
  NameSuggestion suggestion(wanted);
  std::string_view best;
  for (std::string_view candidate : candidates) {
    if (suggestion.consider(candidate)) best = candidate;
  }
  EXPECT_EQ(suggestion.found(), !best.empty());
  return best;
}

TEST(NameSuggestion, FindsNearNames) {
  EXPECT_EQ(suggest("kee", {"key", "reverse"}), "key");
  EXPECT_EQ(suggest("sepp", {"sep", "end", "file", "flush"}), "sep");
  EXPECT_EQ(suggest("revers", {"key", "reverse"}), "reverse");
  EXPECT_EQ(suggest("strct", {"strict"}), "strict");
  EXPECT_EQ(suggest("bas", {"base"}), "base");
}

TEST(NameSuggestion, RefusesFarNames) {
  EXPECT_EQ(suggest("cnt", {"count"}), "");
  EXPECT_EQ(suggest("zzz", {"key", "reverse"}), "");
  EXPECT_EQ(suggest("", {"sep", "end"}), "");
  EXPECT_EQ(suggest("getter", {"fget", "fset", "fdel", "doc"}), "");
  EXPECT_EQ(suggest("key", {}), "");
}

TEST(NameSuggestion, CountsCaseForLess) {
  EXPECT_EQ(suggest("KEY", {"kez", "key"}), "key");
  EXPECT_EQ(suggest("Encoding", {"errors", "encoding"}), "encoding");
}

TEST(NameSuggestion, PrefersTheNearestThenTheFirst) {
  EXPECT_EQ(suggest("colour", {"colours", "color", "colour2"}), "colours");
  EXPECT_EQ(suggest("blech", {"blac", "bluch", "bleck"}), "bluch");
  EXPECT_EQ(suggest("same", {"same", "sane"}), "sane");
}

TEST(NameSuggestion, BoundsItsWork) {
  std::string name(100'000, 'a');
  std::string longer = name + "b";
  EXPECT_TRUE(suggest(name, {longer}) == longer);  // the common prefix costs nothing
  std::string different = "x" + std::string(99'998, 'y') + "z";
  EXPECT_TRUE(suggest(name, {different}).empty());
}

}  // namespace
}  // namespace hognose
