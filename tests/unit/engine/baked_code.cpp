// The code of built-in modules that the build put into the library is what compiling them gives.
#include "library/core/baked_code.h"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>
#include <memory>
#include <string>

#include "bytecode/packing.h"
#include "bytecode/verifier.h"
#include "library/core/built_in_code.h"
#include "library/core/modules.h"

namespace hognose {
namespace {

std::span<const uint8_t> bytes_of(const std::string& text) {
  return {reinterpret_cast<const uint8_t*>(text.data()), text.size()};
}

// Packing what was unpacked writes every field again, so one that was lost or damaged shows.
TEST(BakedCode, IsPackedAgainToTheSameBytes) {
  BuiltInCode code;
  std::string first, second;
  ASSERT_EQ(bake(code, first), "");
  for (uint32_t index = 0; index < source_rows().size(); ++index) {
    const BuiltInCode::Entry& entry = code.get(index);
    std::string packed, again;
    pack(*entry.tree, packed);
    std::span<const uint8_t> left = bytes_of(packed);
    pack(*unpack(left), again);
    EXPECT_TRUE(left.empty() && packed == again) << source_rows()[index].name;
  }
  ASSERT_EQ(bake(code, second), "");
  EXPECT_EQ(first, second);
  if (!baked_code().empty()) {
    EXPECT_EQ(first, std::string(baked_code().begin(), baked_code().end()));
  }
}

// A process does not verify what it unpacks.
TEST(BakedCode, IsVerified) {
  BuiltInCode code;
  for (uint32_t index = 0; index < source_rows().size(); ++index) {
    const BuiltInCode::Entry& entry = code.get(index);
    EXPECT_EQ(verify(*entry.tree->root), "") << source_rows()[index].name;
    for (const LateSource::Part& part : entry.late.parts) EXPECT_EQ(verify(*part.tree->root), "");
  }
}

TEST(BakedCode, KeepsExtremes) {
  const Constant inner[] = {{.kind = Constant::Kind::Bytes, .text = std::string_view("\0\xff", 2)},
                            {.kind = Constant::Kind::None}};
  Constant constants[] = {{.kind = Constant::Kind::Int},
                          {.kind = Constant::Kind::Int},
                          {.kind = Constant::Kind::Float},
                          {.kind = Constant::Kind::Tuple, .items = inner}};
  constants[0].integer = std::numeric_limits<int64_t>::min();
  constants[1].integer = std::numeric_limits<int64_t>::max();
  constants[2].number = -0.0;
  const Position positions[] = {{UINT32_MAX, 1, UINT32_MAX, 0}, {1, UINT32_MAX, 0, UINT32_MAX}};
  const CacheSite caches[] = {{CacheKind::Method, INT32_MIN, INT32_MAX}};
  CodeTree tree(SIZE_MAX);
  Code root;
  root.name = "a name";
  root.rights = UINT16_MAX;
  root.flags = UINT32_MAX;
  root.constants = constants;
  root.positions = positions;
  root.caches = caches;
  tree.root = &root;
  std::string packed;
  pack(tree, packed);
  std::span<const uint8_t> left = bytes_of(packed);
  std::unique_ptr<CodeTree> unpacked = unpack(left);
  const Code& code = *unpacked->root;
  EXPECT_EQ(code.name, "a name");
  EXPECT_EQ(code.rights, UINT16_MAX);
  EXPECT_EQ(code.flags, UINT32_MAX);
  EXPECT_EQ(code.spilled_from, UINT32_MAX);
  ASSERT_EQ(code.constants.size(), 4u);
  EXPECT_EQ(code.constants[0].integer, std::numeric_limits<int64_t>::min());
  EXPECT_EQ(code.constants[1].integer, std::numeric_limits<int64_t>::max());
  EXPECT_TRUE(std::signbit(code.constants[2].number) && code.constants[2].number == 0);
  ASSERT_EQ(code.constants[3].items.size(), 2u);
  EXPECT_EQ(code.constants[3].items[0].text, std::string_view("\0\xff", 2));
  ASSERT_EQ(code.positions.size(), 2u);
  EXPECT_EQ(code.positions[0].line, UINT32_MAX);
  EXPECT_EQ(code.positions[0].end_line, 1u);
  EXPECT_EQ(code.positions[1].column, 0u);
  EXPECT_EQ(code.positions[1].end_column, UINT32_MAX);
  ASSERT_EQ(code.caches.size(), 1u);
  EXPECT_EQ(code.caches[0].index, INT32_MIN);
  EXPECT_EQ(code.caches[0].name_index, INT32_MAX);
}

}  // namespace
}  // namespace hognose
