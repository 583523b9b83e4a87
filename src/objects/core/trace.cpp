// The trace function of each layout: the type's own function, then the attributes that an instance
// may have after its layout. Also the trace functions of layouts that guests never see.
#include <algorithm>
#include <array>
#include <utility>

#include "objects/attributes/shape.h"
#include "objects/core/boot.h"

namespace hognose {

const TypeSpec kInternalType;

namespace {

void trace_nothing(Tracer&, Cell*, size_t) {}

void trace_value_array(Tracer& tracer, Cell* cell, size_t bytes) {
  auto* array = static_cast<ValueArray*>(cell);
  tracer.visit_values(
      array->values.data(),
      std::min<size_t>(array->capacity, (bytes - sizeof(ValueArray)) / sizeof(Value)));
}

// Up to this many entries are visited at once; larger tables in steps that poll the limits.
constexpr size_t kFewEntries = 256;

void trace_dict_entries(Tracer& tracer, Cell* cell, size_t bytes) {
  auto* table = static_cast<DictEntries*>(cell);
  size_t count =
      std::min<size_t>(table->capacity, (bytes - sizeof(DictEntries)) / sizeof(DictEntry));
  static_assert(offsetof(DictEntry, value) == sizeof(Value));
  if (count <= kFewEntries) {
    for (size_t i = 0; i < count; ++i) {
      tracer.visit(table->entries[i].key);
      tracer.visit(table->entries[i].value);
    }
    return;
  }
  tracer.visit_records({&table->entries[0].key, count, 2, sizeof(DictEntry) / sizeof(Value)});
}

void trace_set_entries(Tracer& tracer, Cell* cell, size_t bytes) {
  auto* table = static_cast<SetEntries*>(cell);
  size_t count =
      std::min<size_t>(table->slot_count, (bytes - sizeof(SetEntries)) / sizeof(SetEntry));
  tracer.visit_records({&table->entries[0].key, count, 1, sizeof(SetEntry) / sizeof(Value)});
}

constexpr TraceFunction kInternalTraces[kTypeCount] = {
#define INTERNAL(id, trace) trace == trace_nothing ? nullptr : trace,
#define TYPE(id, name, base, flags) nullptr,
#define EXCEPTION(id, base, fields) nullptr,
#include "objects/core/types.def"
};

// The types that programs have most instances of. Their exact instances have no attributes and no
// slots of members.
constexpr bool is_plain(TypeId type) {
  return type == TypeId::Str || type == TypeId::Tuple || type == TypeId::List ||
         type == TypeId::Dict || type == TypeId::Set;
}

template <uint32_t id>
void trace_instance(Tracer& tracer, Cell* cell, size_t bytes) {
  TypeId type = static_cast<TypeId>(id);
  if (is_plain(type) && is_exactly(cell, type)) {
    if (TraceFunction trace = spec_of(type).trace) trace(tracer, cell, bytes);
    return;
  }
  while (spec_of(type).trace == nullptr && type != TypeId::Object) type = row_of(type).base;
  if (TraceFunction trace = spec_of(type).trace) trace(tracer, cell, bytes);
  trace_attributes(tracer, cell, bytes);
}

template <uint32_t id>
constexpr TraceFunction trace_of() {
  if constexpr (row_of(static_cast<TypeId>(id)).is_internal) return kInternalTraces[id];
  return trace_instance<id>;
}

template <uint32_t... ids>
constexpr std::array<TraceFunction, kTypeCount> make_traces(
    std::integer_sequence<uint32_t, ids...>) {
  return {trace_of<ids>()...};
}

constexpr std::array<TraceFunction, kTypeCount> kTraces =
    make_traces(std::make_integer_sequence<uint32_t, kTypeCount>());

}  // namespace

const TraceFunction* Boot::trace_table() { return kTraces.data(); }

}  // namespace hognose
