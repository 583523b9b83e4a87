// The table of limits: complete, with values that are read and written as text.
//
// Whether the engine holds each limit is what tests/limits checks.
#include "hognose/limit_table.h"

#include <gtest/gtest.h>
#include <cmath>

#include <string>

namespace hognose {
namespace {

const LimitRow& row_of(std::string_view name) {
  for (const LimitRow& row : limit_table()) {
    if (row.name == name) return row;
  }
  ADD_FAILURE() << "no row " << name;
  return limit_table().front();
}

// A field without a row would leave the sum of the sizes below that of the struct.
TEST(LimitTable, HasARowForEachField) {
  size_t bytes = 0;
  for (const LimitRow& row : limit_table()) {
    bytes += std::visit([](auto field) { return sizeof(Limits().*field); }, row.field);
  }
  size_t padding = sizeof(Limits) - bytes;
  EXPECT_LT(padding, 2 * sizeof(uint32_t));
}

TEST(LimitTable, SetsFieldsFromText) {
  Limits limits;
  EXPECT_FALSE(set_limit(limits, row_of("max_time_seconds"), "0.5"));
  EXPECT_EQ(limits.max_time_seconds, 0.5);
  EXPECT_FALSE(set_limit(limits, row_of("max_memory_bytes"), "1.5"));
  EXPECT_EQ(limits.max_memory_bytes, 3u << 19);
  EXPECT_FALSE(set_limit(limits, row_of("max_steps"), "18446744073709551615"));
  EXPECT_EQ(limits.max_steps, UINT64_MAX);
  EXPECT_FALSE(set_limit(limits, row_of("max_depth"), "1"));
  EXPECT_EQ(limits.max_depth, 1u);
}

TEST(LimitTable, ReadsNumbers) {
  Limits limits;
  EXPECT_FALSE(set_limit(limits, row_of("max_time_seconds"), 0.25));
  EXPECT_EQ(limits.max_time_seconds, 0.25);
  EXPECT_FALSE(set_limit(limits, row_of("max_memory_bytes"), 1.5));
  EXPECT_EQ(limits.max_memory_bytes, 3u << 19);
  EXPECT_FALSE(set_limit(limits, row_of("max_steps"), 0x1p53));
  EXPECT_EQ(limits.max_steps, uint64_t{1} << 53);
  const Limits unchanged = limits;
  for (double number : {-1.0, 1.5, 0x1p54, 1e300, std::nan(""), HUGE_VAL}) {
    EXPECT_TRUE(set_limit(limits, row_of("max_steps"), number)) << number;
  }
  EXPECT_TRUE(set_limit(limits, row_of("max_depth"), 4294967297.0));
  EXPECT_TRUE(set_limit(limits, row_of("max_time_seconds"), std::nan("")));
  EXPECT_EQ(limits.max_steps, unchanged.max_steps);
  EXPECT_EQ(limits.max_depth, unchanged.max_depth);
  EXPECT_EQ(limits.max_time_seconds, unchanged.max_time_seconds);
}

TEST(LimitTable, RefusesOtherText) {
  Limits limits;
  const Limits unchanged;
  for (std::string_view text : {"", " 1", "1 ", "x", "-1", "nan", "1e999", "0x10"}) {
    EXPECT_TRUE(set_limit(limits, row_of("max_time_seconds"), text)) << text;
    EXPECT_TRUE(set_limit(limits, row_of("max_steps"), text)) << text;
  }
  EXPECT_EQ(set_limit(limits, row_of("max_depth"), "0"),
            "a number of calls is expected, which must be from 1 to 1000000");
  EXPECT_TRUE(set_limit(limits, row_of("max_depth"), "4294967297"));
  EXPECT_TRUE(set_limit(limits, row_of("max_memory_bytes"), "0"));
  EXPECT_TRUE(set_limit(limits, row_of("max_memory_bytes"), "3501"));
  EXPECT_TRUE(set_limit(limits, row_of("max_steps"), "1.5"));
  EXPECT_EQ(limits.max_time_seconds, unchanged.max_time_seconds);
  EXPECT_EQ(limits.max_steps, unchanged.max_steps);
  EXPECT_EQ(limits.max_depth, unchanged.max_depth);
  EXPECT_EQ(limits.max_memory_bytes, unchanged.max_memory_bytes);
}

TEST(LimitTable, WritesValuesInTheirUnit) {
  Limits limits;
  EXPECT_EQ(limit_text(limits, row_of("max_time_seconds")), "10");
  EXPECT_EQ(limit_text(limits, row_of("max_memory_bytes")), "256");
  EXPECT_EQ(limit_text(limits, row_of("max_steps")), "");
  EXPECT_EQ(limit_text(limits, row_of("max_output_bytes")), "1048576");
  limits.max_argument_items = 0;
  EXPECT_EQ(limit_text(limits, row_of("max_argument_items")), "0");
}

}  // namespace
}  // namespace hognose
