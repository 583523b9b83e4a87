// The iterator over a string. It yields the characters as strings.
//
// The interpreter's loops bypass it for strings with one byte per character. As in CPython,
// iterators of ASCII strings have a type of their own.
#include "objects/containers/iterator_reduce.h"
#include "objects/containers/iterators.h"
#include "objects/core/type_specs.h"
#include "objects/text/units.h"

namespace hognose {

namespace {

Result<Value> iterator_next(Vm& vm, Value self) {
  auto* iterator = vm.known<SequenceIterator>(self);
  if (iterator->sequence.is_undefined()) return Value::undefined();
  const Str* string = vm.cell<Str>(iterator->sequence);
  int64_t index = iterator->index.small_int();
  if (index < 0 || index >= string->length) {
    iterator->sequence = Value::undefined();
    return Value::undefined();
  }
  Str* character =
      TRY(make_string_character(vm, character_at(string, static_cast<uint32_t>(index))));
  iterator->index = Value::from_small_int(index + 1);
  return Value::from_cell(character);
}

Result<Value> iterator_hint(Vm& vm, const Value* arguments) {
  auto* iterator = vm.known<SequenceIterator>(arguments[0]);
  if (iterator->sequence.is_undefined()) return Value::from_small_int(0);
  return Value::from_small_int(vm.cell<Str>(iterator->sequence)->length -
                               iterator->index.small_int());
}

constexpr NativeRow kIteratorMethods[] = {
    kIteratorReduce,
    kIteratorSetState,
    {"__length_hint__(self, /)", iterator_hint, kNativeConstantTime},
};

constexpr TypeSpec kIterator = {
    .slots = {.iterate = iterate_self, .next = iterator_next},
    .trace = trace_sequence_iterator,
    .instance_bytes = sizeof(SequenceIterator),
    .methods = kIteratorMethods,
};

}  // namespace

const TypeSpec kStrIteratorType = kIterator;
const TypeSpec kStrAsciiIteratorType = kIterator;

}  // namespace hognose
