// Types of collections, functools, operator and itertools that are still without operations: calling
// one raises TypeError ("cannot create instances").
#include "objects/type_specs.h"

namespace hognose {

const TypeSpec kDequeType = {.module = "collections"};
const TypeSpec kDequeIteratorType = {.module = "_collections"};
const TypeSpec kDequeReverseIteratorType = {.module = "_collections"};
const TypeSpec kDefaultDictType = {.module = "collections"};
const TypeSpec kOrderedDictType = {.module = "collections"};
const TypeSpec kOrderedKeysType = {};
const TypeSpec kOrderedValuesType = {};
const TypeSpec kOrderedItemsType = {};
const TypeSpec kTupleGetterType = {.module = "collections"};
const TypeSpec kPartialType = {.module = "functools"};
const TypeSpec kPlaceholderTypeType = {.module = "functools"};
const TypeSpec kCacheWrapperType = {.module = "functools"};
const TypeSpec kKeyWrapperType = {.module = "functools"};
const TypeSpec kAttributeGetterType = {.module = "operator"};
const TypeSpec kItemGetterType = {.module = "operator"};
const TypeSpec kMethodCallerType = {.module = "operator"};
const TypeSpec kAccumulateType = {.module = "itertools"};
const TypeSpec kBatchedType = {.module = "itertools"};
const TypeSpec kChainType = {.module = "itertools"};
const TypeSpec kCombinationsType = {.module = "itertools"};
const TypeSpec kCombinationsRepeatedType = {.module = "itertools"};
const TypeSpec kCompressType = {.module = "itertools"};
const TypeSpec kCountIteratorType = {.module = "itertools"};
const TypeSpec kCycleType = {.module = "itertools"};
const TypeSpec kDropWhileType = {.module = "itertools"};
const TypeSpec kFilterFalseType = {.module = "itertools"};
const TypeSpec kGroupByType = {.module = "itertools"};
const TypeSpec kGrouperType = {.module = "itertools"};
const TypeSpec kIteratorSliceType = {.module = "itertools"};
const TypeSpec kPairwiseType = {.module = "itertools"};
const TypeSpec kPermutationsType = {.module = "itertools"};
const TypeSpec kProductType = {.module = "itertools"};
const TypeSpec kRepeatType = {.module = "itertools"};
const TypeSpec kStarMapType = {.module = "itertools"};
const TypeSpec kTakeWhileType = {.module = "itertools"};
const TypeSpec kTeeType = {.module = "itertools"};
const TypeSpec kZipLongestType = {.module = "itertools"};

}  // namespace hognose
