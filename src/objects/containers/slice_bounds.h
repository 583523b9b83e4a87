// Which items of a sequence a slice selects.
//
// start, stop and step of a slice may be objects with __index__ methods, which are guest code.
#pragma once

#include "objects/core/vm.h"

namespace hognose {

struct SliceBounds {
  int64_t start;
  int64_t step;
  int64_t count;  // number of items selected
};
// The same items in ascending order of index.
inline SliceBounds ascending(SliceBounds bounds) {
  if (bounds.step > 0) return bounds;
  return {bounds.start + (bounds.count - 1) * bounds.step, -bounds.step, bounds.count};
}
Result<SliceBounds> slice_bounds_calling(Vm& vm, Slice* slice, int64_t length);
// slice_bounds() in two steps, for containers whose length may change while __index__ methods run:
// first convert start, stop and step to numbers, then apply them to a length.
struct SliceIndices {
  int64_t start;
  int64_t stop;
  int64_t step;
};
Result<SliceIndices> slice_indices_calling(Vm& vm, const Slice* slice);
SliceBounds slice_bounds(const SliceIndices& indices, int64_t length);
// slice.indices(length) for ints of any size.
struct LongSliceIndices {
  Value start;
  Value stop;
  Value step;
};
Result<LongSliceIndices> long_slice_indices_calling(Vm& vm, const Slice* slice, Value length);

}  // namespace hognose
