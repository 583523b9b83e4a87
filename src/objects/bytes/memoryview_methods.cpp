// The methods and properties of memoryview: casts, copies and its shape.
//
// Casts and other derived views refer to the same memory.
#include "objects/bytes/memoryview.h"
#include "objects/bytes/methods.h"
#include "objects/containers/list.h"
#include "objects/containers/sequence.h"
#include "objects/numbers/numbers.h"
#include "objects/protocols/protocol.h"
#include "objects/text/units.h"

namespace hognose {

namespace {

// --- the life of a view

void release(Vm& vm, MemoryView* view) {
  if (view->released) return;
  view->released = true;
  if (view->keeps_exporter) {
    auto* store = vm.cell<ByteStore>(view->exporter);
    if (store->exports != 0) --store->exports;
  }
  view->exporter = Value::none();
  view->memory = static_cast<Cell*>(nullptr);
}

// --- cast

// A native format of one character, such as 'B' or '@B'; null for others.
const ItemFormat* native_format(const Str* format) {
  if (!format->is_ascii()) return nullptr;
  const uint8_t* text = str_data(format);
  uint32_t length = format->length;
  if (length == 2 && text[0] == '@') {
    ++text;
    --length;
  }
  if (length != 1) return nullptr;
  const ItemFormat* found = find_item_format(static_cast<char>(text[0]));
  return found != nullptr && found->kind != ItemKind::Wide ? found : nullptr;
}

bool is_byte_format(char code) { return code == 'B' || code == 'b' || code == 'c'; }

bool has_zero_in_shape(const MemoryView* view) {
  for (uint32_t i = 0; i < view->dimension_count(); ++i) {
    if (view->shape_at(i) == 0 || view->stride_at(i) == 0) return true;
  }
  return false;
}

Result<void> cast_to_one_dimension(Vm& vm, MemoryView* view, Str* format) {
  const ItemFormat* target = native_format(format);
  const ItemFormat* source = native_format(view->format.get());
  if (source == nullptr) {
    return vm.raise(TypeId::ValueError,
                    "memoryview: source format must be a native single character format prefixed "
                    "with an optional '@'");
  }
  if (target == nullptr) {
    return vm.raise(TypeId::ValueError,
                    "memoryview: destination format must be a native single character format "
                    "prefixed with an optional '@'");
  }
  if (!is_byte_format(source->code) && !is_byte_format(target->code)) {
    return vm.raise(TypeId::TypeError, "memoryview: cannot cast between two non-byte formats");
  }
  if (view->length % target->size != 0) {
    return vm.raise(TypeId::TypeError, "memoryview: length is not a multiple of itemsize");
  }
  view->unchecked_item_size = target->size;
  view->code = static_cast<uint8_t>(target->code);
  view->format = format;
  view->dimensions[0] = static_cast<int32_t>(view->length / target->size);
  view->dimensions[1] = target->size;
  return {};
}

// A view with the dimensions of `shape`. The list may change meanwhile, so its items are read one
// by one. Their product times the item size must be the length.
Result<MemoryView*> cast_to_shape(Vm& vm, const MemoryView* view, Value shape,
                                  uint32_t dimensions) {
  MemoryView* cast = TRY(derive_view(vm, view, dimensions));
  constexpr uint64_t kLargest = INT64_MAX;
  uint64_t product = 1;
  for (uint32_t i = 0; i < dimensions; ++i) {
    ItemsView items = items_of(vm, shape);
    Value item = i < items.count ? items.items[i] : Value::none();
    if (!is_int(vm, item)) {
      return vm.raise(TypeId::TypeError, "memoryview.cast(): elements of shape must be integers");
    }
    int64_t extent = TRY(index_int64_calling(vm, item, OutOfRange::RaiseOverflow));
    if (extent <= 0) {
      return vm.raise(TypeId::ValueError,
                      "memoryview.cast(): elements of shape must be integers > 0");
    }
    if (static_cast<uint64_t>(extent) > kLargest / product) {
      return vm.raise(TypeId::ValueError, "memoryview.cast(): product(shape) > SSIZE_MAX");
    }
    product *= static_cast<uint64_t>(extent);
    if (product > view->length) product = uint64_t{view->length} + 1;
    cast->dimensions[i] = static_cast<int32_t>(std::min<int64_t>(extent, INT32_MAX));
  }
  if (product * view->item_size() != view->length) {
    return vm.raise(TypeId::TypeError, "memoryview: product(shape) * itemsize != buffer size");
  }
  set_contiguous_strides(cast);
  return cast;
}

Result<Value> method_cast(Vm& vm, const Value* arguments) {
  MemoryView* view = TRY(open_view(vm, arguments[0]));
  Str* format = TRY(string_argument(vm, arguments[1], "cast", "argument 'format'"));
  Value shape = arguments[2];
  if (!is_contiguous(view, false)) {
    return vm.raise(TypeId::TypeError, "memoryview: casts are restricted to C-contiguous views");
  }
  if ((!shape.is_undefined() || view->dimension_count() != 1) && has_zero_in_shape(view)) {
    return vm.raise(TypeId::TypeError,
                    "memoryview: cannot cast view with zeros in shape or strides");
  }
  uint32_t dimensions = 1;
  if (!shape.is_undefined()) {
    if (!vm.has_layout(shape, TypeId::List) && !vm.has_layout(shape, TypeId::Tuple)) {
      return vm.raise(TypeId::TypeError, "shape must be a list or a tuple");
    }
    dimensions = items_of(vm, shape).count;
    if (dimensions > MemoryView::kMaximumDimensions) {
      return vm.raise(TypeId::ValueError, "memoryview: number of dimensions must not exceed 64");
    }
    if (view->dimension_count() != 1 && dimensions != 1) {
      return vm.raise(TypeId::TypeError, "memoryview: cast must be 1D -> ND or ND -> 1D");
    }
  }
  MemoryView* flat = TRY(derive_view(vm, view, 1));
  TRY(cast_to_one_dimension(vm, flat, format));
  if (shape.is_undefined()) return Value::from_cell(flat);
  Result<MemoryView*> shaped = cast_to_shape(vm, flat, shape, dimensions);
  release(vm, flat);
  return Value::from_cell(TRY(Result<MemoryView*>(shaped)));
}

// --- copies

Result<Bytes*> copied(Vm& vm, const MemoryView* view, bool column_major) {
  if (is_contiguous(view, column_major)) return make_bytes(vm, view->at(0), view->length);
  Bytes* copy = TRY(make_bytes_room(vm, view->length));
  TRY(vm.meter.charge(item_count(view)));
  uint32_t size = view->item_size();
  uint64_t position = 0;
  Pace pace(vm.meter);
  ItemWalk walk(view, column_major);
  do {
    TRY(pace.turn(kWalkTurns));
    if (position + size > copy->length) break;
    std::memcpy(copy->data.from(position), view->at(walk.distance()), size);
    position += size;
  } while (walk.advance());
  return copy;
}

Result<Value> method_tobytes(Vm& vm, const Value* arguments) {
  MemoryView* view = TRY(open_view(vm, arguments[0]));
  bool column_major = false;
  if (!arguments[1].is_none() && !arguments[1].is_undefined()) {
    Str* order = TRY(string_argument(vm, arguments[1], "tobytes", "argument 'order'"));
    char32_t letter = order->length == 1 ? character_at(order, 0) : 0;
    if (letter != 'C' && letter != 'F' && letter != 'A') {
      return vm.raise(TypeId::ValueError, "order must be 'C', 'F' or 'A'");
    }
    column_major = letter == 'F' || (letter == 'A' && is_contiguous(view, true));
  }
  return Value::from_cell(TRY(copied(vm, view, column_major)));
}

// Nested lists, with the first dimension outermost; at most 64 levels.
Result<Value> list_of_items(Vm& vm, const MemoryView* view, const ItemFormat* format,
                            uint32_t dimension, int64_t distance) {
  int32_t count = view->shape_at(dimension);
  List* list = TRY(make_list_room(vm, static_cast<uint64_t>(count)));
  constexpr int32_t kStep = 1024;
  for (int32_t i = 0; i < count; ++i) {
    if (i % kStep == 0)
      TRY(vm.meter.charge(static_cast<uint64_t>(std::min(kStep, count - i)) / 2 + 1));
    int64_t place = distance + int64_t{i} * view->stride_at(dimension);
    Value item = dimension + 1 == view->dimension_count()
                     ? TRY(view_item(vm, view, format, place))
                     : TRY(list_of_items(vm, view, format, dimension + 1, place));
    TRY(list_append(vm, list, item));
  }
  return Value::from_cell(list);
}

Result<Value> method_tolist(Vm& vm, const Value* arguments) {
  MemoryView* view = TRY(open_view(vm, arguments[0]));
  const ItemFormat* format = TRY(view_format(vm, view));
  if (view->dimension_count() == 0) return view_item(vm, view, format, 0);
  return list_of_items(vm, view, format, 0, 0);
}

Result<Value> method_hex(Vm& vm, const Value* arguments) {
  MemoryView* view = TRY(open_view(vm, arguments[0]));
  Value plain[] = {Value::from_cell(TRY(memory_bytes(vm, view))), arguments[1], arguments[2]};
  return bytes_hex(vm, plain);
}

// --- the life of a view

Result<Value> method_release(Vm& vm, const Value* arguments) {
  release(vm, vm.known<MemoryView>(arguments[0]));
  return Value::none();
}

Result<Value> method_enter(Vm& vm, const Value* arguments) {
  TRY(open_view(vm, arguments[0]));
  return arguments[0];
}

Result<Value> method_toreadonly(Vm& vm, const Value* arguments) {
  MemoryView* view = TRY(open_view(vm, arguments[0]));
  MemoryView* fresh = TRY(derive_view(vm, view, view->dimension_count()));
  fresh->read_only = true;
  return Value::from_cell(fresh);
}

// --- search

Result<Value> method_count(Vm& vm, const Value* arguments) {
  int64_t count = 0;
  TRY(for_each_calling(vm, arguments[0], [&](Value item) -> Result<bool> {
    if (TRY(equal_calling(vm, item, arguments[1]))) ++count;
    return true;
  }));
  return Value::from_small_int(count);
}

Result<int64_t> search_index_calling(Vm& vm, Value value) {
  if (has_index(vm, value)) return index_int64_calling(vm, value, OutOfRange::Clamp);
  return vm.raise(TypeId::TypeError, "slice indices must be integers or have an __index__ method");
}

Result<Value> method_index(Vm& vm, const Value* arguments) {
  MemoryView* view = TRY(open_view(vm, arguments[0]));
  if (view->dimension_count() == 0) {
    return vm.raise(TypeId::TypeError, "invalid lookup on 0-dim memory");
  }
  if (view->dimension_count() != 1) {
    return vm.raise(TypeId::NotImplementedError, "multi-dimensional lookup is not implemented");
  }
  int64_t start = TRY(search_index_calling(vm, arguments[2]));
  int64_t stop =
      arguments[3].is_undefined() ? INT64_MAX : TRY(search_index_calling(vm, arguments[3]));
  view = TRY(open_view(vm, arguments[0]));
  int64_t length = view->shape_at(0);
  if (start < 0) start = std::max<int64_t>(start + length, 0);
  if (stop < 0) stop = std::max<int64_t>(stop + length, 0);
  stop = std::min(stop, length);
  for (int64_t i = start; i < stop; ++i) {
    TRY(vm.meter.charge(1));
    view = TRY(open_view(vm, arguments[0]));
    const ItemFormat* format = TRY(view_format(vm, view));
    Value item = TRY(view_item(vm, view, format, i * view->stride_at(0)));
    if (TRY(equal_calling(vm, item, arguments[1]))) return Value::from_small_int(i);
  }
  return vm.raise(TypeId::ValueError, "memoryview.index(x): x not found");
}

// --- properties

Result<Value> get_obj(Vm& vm, Value self) { return TRY(open_view(vm, self))->exporter; }

Result<Value> get_nbytes(Vm& vm, Value self) {
  return Value::from_small_int(uint32_t{TRY(open_view(vm, self))->length});
}

Result<Value> get_itemsize(Vm& vm, Value self) {
  return Value::from_small_int(TRY(open_view(vm, self))->item_size());
}

Result<Value> get_format(Vm& vm, Value self) {
  return Value::from_cell(TRY(open_view(vm, self))->format.get());
}

Result<Value> get_ndim(Vm& vm, Value self) {
  return Value::from_small_int(TRY(open_view(vm, self))->dimension_count());
}

Result<Value> get_readonly(Vm& vm, Value self) {
  return Value::boolean(TRY(open_view(vm, self))->read_only);
}

Result<Value> tuple_of_extents(Vm& vm, Value self, bool strides) {
  MemoryView* view = TRY(open_view(vm, self));
  Tuple* tuple = TRY(make_tuple_room(vm, view->dimension_count()));
  for (uint32_t i = 0; i < view->dimension_count(); ++i) {
    tuple->items[i] = Value::from_small_int(strides ? view->stride_at(i) : view->shape_at(i));
  }
  return Value::from_cell(tuple);
}

Result<Value> get_shape(Vm& vm, Value self) { return tuple_of_extents(vm, self, false); }

Result<Value> get_strides(Vm& vm, Value self) { return tuple_of_extents(vm, self, true); }

Result<Value> get_suboffsets(Vm& vm, Value self) {
  TRY(open_view(vm, self));
  return Value::from_cell(vm.empty_tuple());
}

Result<Value> get_c_contiguous(Vm& vm, Value self) {
  return Value::boolean(is_contiguous(TRY(open_view(vm, self)), false));
}

Result<Value> get_f_contiguous(Vm& vm, Value self) {
  return Value::boolean(is_contiguous(TRY(open_view(vm, self)), true));
}

Result<Value> get_contiguous(Vm& vm, Value self) {
  MemoryView* view = TRY(open_view(vm, self));
  return Value::boolean(is_contiguous(view, false) || is_contiguous(view, true));
}

Result<Value> method_reduce(Vm& vm, const Value*) {
  return vm.raise(TypeId::TypeError, "cannot pickle memoryview objects");
}

}  // namespace

Result<Value> buffer_method(Vm& vm, const Value* arguments) {
  TRY(index_int64_calling(vm, arguments[1], OutOfRange::RaiseOverflow));
  return Value::from_cell(TRY(make_memoryview_calling(vm, arguments[0])));
}

Result<Value> release_buffer_method(Vm& vm, const Value* arguments) {
  auto* view = vm.as<MemoryView>(arguments[1], TypeId::MemoryView);
  if (view == nullptr) {
    return vm.raise(TypeId::TypeError, "expected a memoryview object");
  }
  if (view->exporter != arguments[0] && !view->released) {
    return vm.raise(TypeId::ValueError, "memoryview's buffer is not this object");
  }
  release(vm, view);
  return Value::none();
}

Result<Bytes*> memory_bytes(Vm& vm, const MemoryView* view) {
  if (view->released) {
    return vm.raise(TypeId::ValueError, "operation forbidden on released memoryview object");
  }
  return copied(vm, view, false);
}

constexpr NativeRow kMemoryViewMethodRows[kMemoryViewMethodCount] = {
    {"__buffer__(self, flags, /)", buffer_method},
    {"__enter__(self, /)", method_enter, kNativeConstantTime},
    {"__exit__(self, /, *args)", method_release, kNativeConstantTime},
    {"__reduce_ex__(self, protocol, /)", method_reduce},
    {"__release_buffer__(self, buffer, /)", release_buffer_method},
    {"cast(self, /, format, shape=<omitted>)", method_cast},
    {"count(self, value, /)", method_count},
    {"hex(self, /, sep=<omitted>, bytes_per_sep=1)", method_hex},
    {"index(self, value, start=0, stop=<omitted>, /)", method_index},
    {"release(self, /)", method_release, kNativeConstantTime},
    {"tobytes(self, /, order='C')", method_tobytes},
    {"tolist(self, /)", method_tolist},
    {"toreadonly(self, /)", method_toreadonly, kNativeConstantTime},
};

constexpr PropertyRow kMemoryViewPropertyRows[kMemoryViewPropertyCount] = {
    {"c_contiguous", get_c_contiguous, nullptr},
    {"contiguous", get_contiguous, nullptr},
    {"f_contiguous", get_f_contiguous, nullptr},
    {"format", get_format, nullptr},
    {"itemsize", get_itemsize, nullptr},
    {"nbytes", get_nbytes, nullptr},
    {"ndim", get_ndim, nullptr},
    {"obj", get_obj, nullptr},
    {"readonly", get_readonly, nullptr},
    {"shape", get_shape, nullptr},
    {"strides", get_strides, nullptr},
    {"suboffsets", get_suboffsets, nullptr},
};

}  // namespace hognose
