// SourceLines: every line of small and large sources, and lines that are not there.
#include "library/core/source_lines.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace hognose {
namespace {

class SourceLinesTest : public ::testing::Test {
 protected:
  SourceLinesTest() : lines_(meter_) { meter_.start(MeterLimits(), nullptr); }

  std::string_view lines(const std::string& source, uint32_t first, uint32_t last) {
    Result<std::string_view> found = lines_.lines(source, first, last);
    EXPECT_TRUE(found.ok());
    return found.value();
  }

  Meter meter_;
  SourceLines lines_;
};

TEST_F(SourceLinesTest, FindsSingleLines) {
  const std::string source = "first\n\nthird\nlast";
  EXPECT_EQ(lines(source, 1, 1), "first");
  EXPECT_EQ(lines(source, 2, 2), "");
  EXPECT_EQ(lines(source, 3, 3), "third");
  EXPECT_EQ(lines(source, 4, 4), "last");
}

TEST_F(SourceLinesTest, FindsRanges) {
  const std::string source = "first\n\nthird\nlast\n";
  EXPECT_EQ(lines(source, 1, 3), "first\n\nthird");
  EXPECT_EQ(lines(source, 3, 4), "third\nlast");
  EXPECT_EQ(lines(source, 3, 99), "third\nlast\n");
}

TEST_F(SourceLinesTest, FindsNothingOutsideTheSource) {
  const std::string source = "first\nlast";
  EXPECT_EQ(lines(source, 0, 1), "");
  EXPECT_EQ(lines(source, 3, 3), "");
  EXPECT_EQ(lines(source, UINT32_MAX, UINT32_MAX), "");
  EXPECT_EQ(lines(source, 2, 1), "");
  EXPECT_EQ(lines(std::string(), 1, 1), "");
}

// The source has more lines than the table has marks, so the search walks from a mark to the line.
TEST_F(SourceLinesTest, FindsEveryLineOfALargeSource) {
  constexpr uint32_t kLines = 3001;
  std::string source;
  for (uint32_t i = 1; i <= kLines; ++i) source += "line " + std::to_string(i) + "\n";
  for (uint32_t i = 1; i <= kLines; ++i) {
    ASSERT_EQ(lines(source, i, i), "line " + std::to_string(i));
  }
  EXPECT_EQ(lines(source, kLines, kLines + 1), "line 3001\n");
}

TEST_F(SourceLinesTest, ChangesBetweenSources) {
  const std::string one = "one\ntwo";
  const std::string other = "other\nanother";
  EXPECT_EQ(lines(one, 2, 2), "two");
  EXPECT_EQ(lines(other, 2, 2), "another");
  EXPECT_EQ(lines(one, 1, 1), "one");
}

TEST(SourceLinesMeter, StopsWhenFuelEnds) {
  MeterLimits limits;
  limits.fuel = 100;
  Meter meter;
  meter.start(limits, nullptr);
  SourceLines lines(meter);
  const std::string source(100'000, '\n');
  Result<std::string_view> found = lines.lines(source, 90'000, 90'000);
  EXPECT_EQ(found.failure(), Failure::Stopped);
}

}  // namespace
}  // namespace hognose
