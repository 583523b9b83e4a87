// The methods of bytes that search: find, index, count, startswith and the like, and `in`.
//
// The searched part is a bytes-like object or a byte as a number. The search is that of strings
// (text/search.h), which charges for its work.
#include "objects/text/search.h"
#include "objects/bytes/byte_store.h"
#include "objects/bytes/methods.h"
#include "objects/containers/sequence.h"
#include "objects/protocols/protocol.h"

namespace hognose {

namespace {

// The part to search for.
class Part {
 public:
  // From a bytes-like object or the number of a byte.
  Result<void> set_calling(Vm& vm, Value value) {
    if (find_bytes(vm, value, &view_)) return {};
    if (vm.has_layout(value, TypeId::MemoryView)) return raise_no_contiguous_bytes(vm, value);
    if (!has_index(vm, value)) {
      return vm.raise(TypeId::TypeError,
                      "argument should be integer or bytes-like object, not '{}'",
                      type_name(vm, value));
    }
    return set_byte(vm, TRY(index_int64_calling(vm, value, OutOfRange::Clamp)));
  }
  // From the left operand of `in`. A number takes precedence, even if the value is also bytes-like,
  // and a failing __index__ is ignored.
  Result<void> set_operand_calling(Vm& vm, Value value) {
    if (!value.is_cell() || !vm.is_exactly(value, TypeId::Bytes)) {
      if (has_index(vm, value)) {
        Result<int64_t> number = index_int64_calling(vm, value, OutOfRange::Clamp);
        if (number.ok()) return set_byte(vm, number.value());
        if (number.failure() != Failure::Raised) return number.failure();
        vm.take_pending();
      }
    }
    view_ = TRY(bytes_argument(vm, value));
    return {};
  }
  BytesView view() const { return is_byte_ ? BytesView{&byte_, 1} : view_; }

 private:
  Result<void> set_byte(Vm& vm, int64_t number) {
    if (number < 0 || number > 255) {
      return vm.raise(TypeId::ValueError, "byte must be in range(0, 256)");
    }
    byte_ = static_cast<uint8_t>(number);
    is_byte_ = true;
    return {};
  }

  BytesView view_;
  bool is_byte_ = false;
  uint8_t byte_ = 0;
};

// The bytes of self and the bounds of the search in them.
struct SearchRange {
  BytesView bytes;
  SearchBounds bounds;
};
// Called after the bounds and the part were converted, which may have changed self. No guest code
// may run afterwards.
SearchRange range_within(Vm& vm, Value self, SearchBounds asked) {
  BytesView bytes = view_of(vm, self);
  return {bytes, bounds_within(asked, bytes.count)};
}

enum class Direction : uint8_t { First, Last };

// The position of arguments[1], or -1.
Result<int64_t> position_calling(Vm& vm, const Value* arguments, Direction direction) {
  SearchBounds asked = TRY(search_bounds_arguments_calling(vm, arguments[2], arguments[3]));
  Part part;
  TRY(part.set_calling(vm, arguments[1]));
  SearchRange range = range_within(vm, arguments[0], asked);
  Search<uint8_t> search(vm);
  search.set(part.view().data, part.view().count);
  const auto [start, stop] = range.bounds;
  return direction == Direction::First ? search.find(range.bytes.data, start, stop)
                                       : search.find_last(range.bytes.data, start, stop);
}

Result<Value> index_or_raise(Vm& vm, int64_t position) {
  if (position < 0) return vm.raise(TypeId::ValueError, "subsection not found");
  return Value::from_small_int(position);
}

enum class End : uint8_t { Start, Tail };

// Whether the part is at the start or at the end of the bytes within the bounds.
Result<bool> matches_at(Vm& vm, const SearchRange& range, BytesView part, End end) {
  auto [start, stop] = range.bounds;
  if (stop - start < part.count) return false;
  TRY(vm.meter.charge(part.count / 64));
  const uint8_t* place = range.bytes.data + (end == End::Start ? start : stop - part.count);
  return TRY(paced_compare(vm.meter, place, part.data, part.count)) == 0;
}

Result<Value> matches_calling(Vm& vm, const Value* arguments, const char* function, End end) {
  SearchBounds asked = TRY(search_bounds_arguments_calling(vm, arguments[2], arguments[3]));
  SearchRange range = range_within(vm, arguments[0], asked);
  BytesView part;
  if (find_bytes(vm, arguments[1], &part)) {
    return Value::boolean(TRY(matches_at(vm, range, part, end)));
  }
  const Tuple* parts = vm.as<Tuple>(arguments[1], TypeId::Tuple);
  if (parts == nullptr) {
    return vm.raise(TypeId::TypeError, "{} first arg must be bytes or a tuple of bytes, not {}",
                    function, type_name(vm, arguments[1]));
  }
  for (uint32_t i = 0; i < parts->length; ++i) {
    TRY(vm.meter.charge(1));
    part = TRY(bytes_argument(vm, parts->items[i]));
    if (TRY(matches_at(vm, range, part, end))) return Value::boolean(true);
  }
  return Value::boolean(false);
}

}  // namespace

Result<bool> bytes_contains_calling(Vm& vm, Value self, Value item) {
  Part part;
  TRY(part.set_operand_calling(vm, item));
  BytesView bytes = view_of(vm, self);
  Search<uint8_t> search(vm);
  search.set(part.view().data, part.view().count);
  return TRY(search.find(bytes.data, 0, bytes.count)) >= 0;
}

Result<Value> bytes_find(Vm& vm, const Value* arguments) {
  return Value::from_small_int(TRY(position_calling(vm, arguments, Direction::First)));
}

Result<Value> bytes_rfind(Vm& vm, const Value* arguments) {
  return Value::from_small_int(TRY(position_calling(vm, arguments, Direction::Last)));
}

Result<Value> bytes_index(Vm& vm, const Value* arguments) {
  return index_or_raise(vm, TRY(position_calling(vm, arguments, Direction::First)));
}

Result<Value> bytes_rindex(Vm& vm, const Value* arguments) {
  return index_or_raise(vm, TRY(position_calling(vm, arguments, Direction::Last)));
}

Result<Value> bytes_count(Vm& vm, const Value* arguments) {
  SearchBounds asked = TRY(search_bounds_arguments_calling(vm, arguments[2], arguments[3]));
  Part part;
  TRY(part.set_calling(vm, arguments[1]));
  SearchRange range = range_within(vm, arguments[0], asked);
  Search<uint8_t> search(vm);
  search.set(part.view().data, part.view().count);
  const auto [start, stop] = range.bounds;
  return Value::from_small_int(TRY(search.count_in(range.bytes.data, start, stop, INT64_MAX)));
}

Result<Value> bytes_startswith(Vm& vm, const Value* arguments) {
  return matches_calling(vm, arguments, "startswith", End::Start);
}

Result<Value> bytes_endswith(Vm& vm, const Value* arguments) {
  return matches_calling(vm, arguments, "endswith", End::Tail);
}

}  // namespace hognose
