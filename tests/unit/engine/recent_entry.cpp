// RecentEntry: what it finds is an entry of the dict as it is now, whatever the key.
#include <gtest/gtest.h>

#include "common/object_world.h"
#include "machine/recent_entry.h"
#include "objects/containers/dict_access.h"
#include "objects/core/make.h"

namespace hognose {
namespace {

class RecentEntryTest : public testing::Test {
 protected:
  Value text(std::string_view letters) {
    return Value::from_cell(make_string(vm_, letters).take());
  }
  Value* find(const RecentEntry& recent, const Dict* dict, Value key) {
    int64_t price;
    return recent.find(vm_.base.address(), dict, key, &price);
  }

  World world_;
  Machine& vm_ = world_.vm;
};

TEST_F(RecentEntryTest, NothingIsFoundBeforeASearch) {
  Dict* empty = make_dict(vm_).take();
  Dict* dict = make_dict(vm_).take();
  ASSERT_TRUE(dict_set_calling(vm_, dict, text("gone"), Value::none()).ok());
  ASSERT_TRUE(dict_delete_calling(vm_, dict, text("gone")).ok());
  RecentEntry recent;
  for (Value key : {Value::undefined(), Value::deleted(), Value::none(), Value::from_bits(0)}) {
    EXPECT_EQ(find(recent, empty, key), nullptr);
    EXPECT_EQ(find(recent, dict, key), nullptr);
  }
  recent.forget();
  EXPECT_EQ(find(recent, empty, Value::undefined()), nullptr);
}

TEST_F(RecentEntryTest, AnEntryIsFoundWhileTheDictHasIt) {
  Dict* dict = make_dict(vm_).take();
  Value stored = text("stored key"), key = text("stored key");
  ASSERT_TRUE(dict_set_calling(vm_, dict, text("other"), Value::none()).ok());
  ASSERT_TRUE(dict_set_calling(vm_, dict, stored, Value::from_small_int(5)).ok());
  RecentEntry recent;
  Value* place = entry_value(vm_.base.address(), dict, 1);
  recent.remember(dict, key, place, 1);
  EXPECT_EQ(find(recent, dict, key), place);
  EXPECT_EQ(find(recent, dict, stored), nullptr);

  // The table has shrunk: what lies behind its entries belongs to others.
  const uint32_t used = dict->used;
  dict->used = 1;
  EXPECT_EQ(find(recent, dict, key), nullptr);
  dict->used = used;
  place[-1] = text("another key");
  EXPECT_EQ(find(recent, dict, key), nullptr);
  place[-1] = stored;
  recent.forget();
  EXPECT_EQ(find(recent, dict, key), nullptr);
}

}  // namespace
}  // namespace hognose
