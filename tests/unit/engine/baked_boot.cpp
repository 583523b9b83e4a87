// The boot image that the build put into the library is the one that a process would make.
#include "embed/baked_boot.h"

#include <gtest/gtest.h>
#include <sys/mman.h>

#include <algorithm>
#include <cstring>
#include <string>
#include <vector>

#include "common/baked_names.h"
#include "library/core/library.h"
#include "objects/core/boot.h"

namespace hognose {
namespace {

// What a Boot has that depends on the tables alone, as a BakedBoot. The spans are views of the
// Boot.
class Content {
 public:
  explicit Content(const Boot& boot) {
    for (const BootFunction& function : boot.functions()) cells_.push_back(function.cell);
    bytes_ = boot.image()->end() - kBootStart;
    image_ = mmap(nullptr, bytes_, PROT_READ, MAP_SHARED, boot.image()->next_mapping().file, 0);
    EXPECT_NE(image_, MAP_FAILED);
    baked = {{static_cast<const uint8_t*>(image_), bytes_},
             boot.names(),
             boot.native_origins(),
             boot.property_origins(),
             cells_,
             boot.dicts()};
  }
  ~Content() { munmap(image_, bytes_); }

  BakedBoot baked;

 private:
  void* image_ = nullptr;
  size_t bytes_ = 0;
  std::vector<uint32_t> cells_;
};

template <class Item>
void expect_same(std::span<const Item> left, std::span<const Item> right, const char* what) {
  ASSERT_EQ(left.size(), right.size()) << what;
  EXPECT_EQ(std::memcmp(left.data(), right.data(), left.size_bytes()), 0) << what;
}

void expect_same(const BakedBoot& left, const BakedBoot& right) {
  expect_same(left.image, right.image, "image");
  expect_same(left.names, right.names, "names");
  expect_same(left.natives, right.natives, "natives");
  expect_same(left.properties, right.properties, "properties");
  expect_same(left.function_cells, right.function_cells, "functions");
  expect_same(left.dicts, right.dicts, "dicts");
}

TEST(BakedBoot, IsTheSameWheneverItIsMade) {
  const std::vector<std::string> names = baked_names();
  BootSources sources = boot_sources();
  sources.names = names;
  Boot::Build first = Boot::build(sources);
  Boot::Build second = Boot::build(sources);
  ASSERT_TRUE(first.boot != nullptr && second.boot != nullptr);
  expect_same(Content(*first.boot).baked, Content(*second.boot).baked);
  if (baked_boot() != nullptr) expect_same(Content(*first.boot).baked, *baked_boot());
}

TEST(BakedBoot, GivesTheTablesThatItWasMadeFrom) {
  Boot::Build built = Boot::build(boot_sources());
  ASSERT_NE(built.boot, nullptr);
  Content content(*built.boot);
  Boot::Build loaded = Boot::load(content.baked, boot_sources());
  ASSERT_NE(loaded.boot, nullptr);
  const Boot& left = *built.boot;
  const Boot& right = *loaded.boot;
  EXPECT_EQ(left.image()->end(), right.image()->end());
  EXPECT_EQ(left.instance_dict_property(), right.instance_dict_property());
  EXPECT_EQ(left.instance_weakref_property(), right.instance_weakref_property());
  ASSERT_EQ(left.native_count(), right.native_count());
  for (uint32_t i = 0; i < left.native_count(); ++i) {
    const NativeEntry& a = *left.native(i);
    const NativeEntry& b = *right.native(i);
    EXPECT_TRUE(a.signature == b.signature && a.code == b.code && a.slot_code == b.slot_code &&
                a.name == b.name && a.owner == b.owner && a.kind == b.kind && a.flags == b.flags &&
                a.module == b.module && a.direct_arguments == b.direct_arguments &&
                a.least_arguments == b.least_arguments && a.quick == b.quick &&
                (a.slots == nullptr) == (b.slots == nullptr))
        << i;
  }
  for (uint32_t i = 0; left.property(i) != nullptr; ++i) {
    ASSERT_NE(right.property(i), nullptr);
    EXPECT_EQ(left.property(i)->row, right.property(i)->row);
    EXPECT_EQ(left.property(i)->owner, right.property(i)->owner);
  }
  EXPECT_TRUE(std::ranges::equal(left.dicts(), right.dicts()));
  ASSERT_EQ(left.functions().size(), right.functions().size());
  for (size_t i = 0; i < left.functions().size(); ++i) {
    EXPECT_STREQ(left.functions()[i].module, right.functions()[i].module);
    EXPECT_EQ(left.functions()[i].name, right.functions()[i].name);
    EXPECT_EQ(left.functions()[i].cell, right.functions()[i].cell);
  }
}

}  // namespace
}  // namespace hognose
