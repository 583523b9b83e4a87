// Types of collections, functools, operator and itertools that are still without operations:
// calling one raises TypeError ("cannot create instances").
#include "objects/type_specs.h"

namespace hognose {

const TypeSpec kDequeType = {nullptr, "collections", {}, nullptr, sizeof(Cell), nullptr, nullptr, {}, {}, false, 0};
const TypeSpec kDequeIteratorType = {nullptr, "_collections", {}, nullptr, sizeof(Cell), nullptr, nullptr, {}, {}, false, 0};
const TypeSpec kDequeReverseIteratorType = {nullptr, "_collections", {}, nullptr, sizeof(Cell), nullptr, nullptr, {}, {}, false, 0};
const TypeSpec kDefaultDictType = {nullptr, "collections", {}, nullptr, sizeof(Cell), nullptr, nullptr, {}, {}, false, 0};
const TypeSpec kOrderedDictType = {nullptr, "collections", {}, nullptr, sizeof(Cell), nullptr, nullptr, {}, {}, false, 0};
const TypeSpec kOrderedKeysType = {};
const TypeSpec kOrderedValuesType = {};
const TypeSpec kOrderedItemsType = {};
const TypeSpec kTupleGetterType = {nullptr, "collections", {}, nullptr, sizeof(Cell), nullptr, nullptr, {}, {}, false, 0};
const TypeSpec kPartialType = {nullptr, "functools", {}, nullptr, sizeof(Cell), nullptr, nullptr, {}, {}, false, 0};
const TypeSpec kPlaceholderTypeType = {nullptr, "functools", {}, nullptr, sizeof(Cell), nullptr, nullptr, {}, {}, false, 0};
const TypeSpec kCacheWrapperType = {nullptr, "functools", {}, nullptr, sizeof(Cell), nullptr, nullptr, {}, {}, false, 0};
const TypeSpec kKeyWrapperType = {nullptr, "functools", {}, nullptr, sizeof(Cell), nullptr, nullptr, {}, {}, false, 0};
const TypeSpec kAttributeGetterType = {nullptr, "operator", {}, nullptr, sizeof(Cell), nullptr, nullptr, {}, {}, false, 0};
const TypeSpec kItemGetterType = {nullptr, "operator", {}, nullptr, sizeof(Cell), nullptr, nullptr, {}, {}, false, 0};
const TypeSpec kMethodCallerType = {nullptr, "operator", {}, nullptr, sizeof(Cell), nullptr, nullptr, {}, {}, false, 0};
const TypeSpec kAccumulateType = {nullptr, "itertools", {}, nullptr, sizeof(Cell), nullptr, nullptr, {}, {}, false, 0};
const TypeSpec kBatchedType = {nullptr, "itertools", {}, nullptr, sizeof(Cell), nullptr, nullptr, {}, {}, false, 0};
const TypeSpec kChainType = {nullptr, "itertools", {}, nullptr, sizeof(Cell), nullptr, nullptr, {}, {}, false, 0};
const TypeSpec kCombinationsType = {nullptr, "itertools", {}, nullptr, sizeof(Cell), nullptr, nullptr, {}, {}, false, 0};
const TypeSpec kCombinationsRepeatedType = {nullptr, "itertools", {}, nullptr, sizeof(Cell), nullptr, nullptr, {}, {}, false, 0};
const TypeSpec kCompressType = {nullptr, "itertools", {}, nullptr, sizeof(Cell), nullptr, nullptr, {}, {}, false, 0};
const TypeSpec kCountIteratorType = {nullptr, "itertools", {}, nullptr, sizeof(Cell), nullptr, nullptr, {}, {}, false, 0};
const TypeSpec kCycleType = {nullptr, "itertools", {}, nullptr, sizeof(Cell), nullptr, nullptr, {}, {}, false, 0};
const TypeSpec kDropWhileType = {nullptr, "itertools", {}, nullptr, sizeof(Cell), nullptr, nullptr, {}, {}, false, 0};
const TypeSpec kFilterFalseType = {nullptr, "itertools", {}, nullptr, sizeof(Cell), nullptr, nullptr, {}, {}, false, 0};
const TypeSpec kGroupByType = {nullptr, "itertools", {}, nullptr, sizeof(Cell), nullptr, nullptr, {}, {}, false, 0};
const TypeSpec kGrouperType = {nullptr, "itertools", {}, nullptr, sizeof(Cell), nullptr, nullptr, {}, {}, false, 0};
const TypeSpec kIteratorSliceType = {nullptr, "itertools", {}, nullptr, sizeof(Cell), nullptr, nullptr, {}, {}, false, 0};
const TypeSpec kPairwiseType = {nullptr, "itertools", {}, nullptr, sizeof(Cell), nullptr, nullptr, {}, {}, false, 0};
const TypeSpec kPermutationsType = {nullptr, "itertools", {}, nullptr, sizeof(Cell), nullptr, nullptr, {}, {}, false, 0};
const TypeSpec kProductType = {nullptr, "itertools", {}, nullptr, sizeof(Cell), nullptr, nullptr, {}, {}, false, 0};
const TypeSpec kRepeatType = {nullptr, "itertools", {}, nullptr, sizeof(Cell), nullptr, nullptr, {}, {}, false, 0};
const TypeSpec kStarMapType = {nullptr, "itertools", {}, nullptr, sizeof(Cell), nullptr, nullptr, {}, {}, false, 0};
const TypeSpec kTakeWhileType = {nullptr, "itertools", {}, nullptr, sizeof(Cell), nullptr, nullptr, {}, {}, false, 0};
const TypeSpec kTeeType = {nullptr, "itertools", {}, nullptr, sizeof(Cell), nullptr, nullptr, {}, {}, false, 0};
const TypeSpec kZipLongestType = {nullptr, "itertools", {}, nullptr, sizeof(Cell), nullptr, nullptr, {}, {}, false, 0};

}  // namespace hognose
