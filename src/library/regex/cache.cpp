// re.compile(): from source and flags to a pattern object, and the run's cache of patterns.
//
// The cache is an array in the cage: sets of four entries, chosen by hash, in which a new pattern
// replaces the oldest one.
#include "library/regex/compiler.h"
#include "library/regex/pattern.h"
#include "meter/arena_account.h"
#include "objects/containers/dict_access.h"
#include "objects/core/make.h"
#include "objects/numbers/numbers.h"
#include "objects/protocols/protocol.h"

namespace hognose::regex {

namespace {

constexpr uint32_t kCacheSets = 128;
constexpr uint32_t kCacheWays = 4;

// Converts flags, with the error messages of `flags & SRE_FLAG_...`.
Result<uint32_t> flags_argument(Vm& vm, Value flags) {
  if (flags.is_undefined()) return 0;
  if (!is_int(vm, flags)) {
    return vm.raise(TypeId::TypeError, "unsupported operand type(s) for &: '{}' and 'int'",
                    type_name(vm, flags));
  }
  int64_t value;
  if (!int_fits_int64(vm, flags, &value) || value > INT32_MAX || value < INT32_MIN) {
    return vm.raise(TypeId::OverflowError, "Python int too large to convert to C int");
  }
  if ((value & kDebug) != 0) {
    return vm.raise(TypeId::NotImplementedError, "re.DEBUG is not supported");
  }
  return static_cast<uint32_t>(value);
}

Result<RegexPattern*> compile_new_calling(Vm& vm, Value source, uint32_t flags) {
  // Owns the tree and the words of the program during compilation.
  Arena arena(vm.meter.memory_limit() - std::min(vm.meter.memory_limit(), vm.meter.memory()));
  arena.set_account(account_of(vm.meter));
  Parsed parsed = TRY(parse_pattern(vm, arena, source, flags));
  if (arena.exhausted()) return vm.meter.stop(StopReason::Memory);
  ByteArrayCell* program = TRY(compile_program(vm, arena, parsed));
  if (arena.exhausted()) return vm.meter.stop(StopReason::Memory);
  Tuple* names = TRY(make_tuple_room(vm, uint64_t{parsed.groups} + 1));
  uint32_t position = 0;
  Value name, number;
  while (dict_next(parsed.group_index, &position, &name, &number)) {
    TRY(vm.meter.charge(1));
    int64_t index = number.small_int();
    if (index >= 0 && index <= parsed.groups) names->items[index] = name;
  }
  RegexPattern* pattern = TRY(vm.make<RegexPattern>(TypeId::RegexPattern));
  pattern->group_count = parsed.groups;
  pattern->program = program;
  pattern->flags = parsed.flags;
  pattern->requested_flags = flags;
  pattern->source = source;
  pattern->group_index = parsed.group_index;
  pattern->group_names = names;
  pattern->template_source = Value::undefined();
  pattern->template_parts = Value::undefined();
  return pattern;
}

Value& cache_of(Vm& vm) { return vm.state(LibraryState::RegexCache); }

// Both values are exact strings or bytes.
Result<bool> is_same_calling(Vm& vm, Value cached, Value source) {
  if (exact_type_id(cached, vm.base) != exact_type_id(source, vm.base)) return false;
  return equal_calling(vm, cached, source);
}

Result<RegexPattern*> compile_cached_calling(Vm& vm, Value source, uint32_t flags) {
  auto hash = static_cast<uint32_t>(TRY(hash_calling(vm, source)));
  if (cache_of(vm).is_undefined()) {
    auto* array =
        TRY(vm.make<ValueArray>(TypeId::ValueArray, kCacheSets * kCacheWays * sizeof(Value)));
    array->capacity = kCacheSets * kCacheWays;
    std::fill_n(array->values.data(), array->capacity, Value::undefined());
    cache_of(vm) = Value::from_cell(array);
  }
  uint32_t mixed = (hash ^ flags * 0x9E3779B1u) * 0x85EBCA6Bu;
  auto ways = [&] {
    return vm.cell<ValueArray>(cache_of(vm))->values.data() + (mixed >> 25) * kCacheWays;
  };
  static_assert(kCacheSets == 1u << (32 - 25));
  for (uint32_t i = 0; i < kCacheWays && !ways()[i].is_undefined(); ++i) {
    auto* known = vm.cell<RegexPattern>(ways()[i]);
    if (known->requested_flags == flags && TRY(is_same_calling(vm, known->source, source)))
      return known;
  }
  RegexPattern* pattern = TRY(compile_new_calling(vm, source, flags));
  // A warning about the pattern may have called guest code, and that may have called purge().
  if (cache_of(vm).is_undefined()) return pattern;
  std::copy_backward(ways(), ways() + kCacheWays - 1, ways() + kCacheWays);
  ways()[0] = Value::from_cell(pattern);
  return pattern;
}

// CPython first looks the source up in a dict, in a tuple as key. So it reports an unhashable
// source before it checks the type.
Result<void> check_hashable_calling(Vm& vm, Value source) {
  Result<uint64_t> hash = hash_calling(vm, source);
  if (hash.ok()) return {};
  if (!vm.pending_matches(hash.failure(), TypeId::TypeError)) return hash.failure();
  Str* reason = TRY(str_calling(vm, vm.take_pending()));
  return vm.raise(TypeId::TypeError, "cannot use 'tuple' as a dict key ({})", reason);
}

}  // namespace

Result<RegexPattern*> compile_calling(Vm& vm, Value source, Value flags_value) {
  if (vm.is_exactly(source, TypeId::RegexPattern)) {
    if (!flags_value.is_undefined() && TRY(truth_calling(vm, flags_value))) {
      return vm.raise(TypeId::ValueError, "cannot process flags argument with a compiled pattern");
    }
    return vm.cell<RegexPattern>(source);
  }
  if (!vm.has_layout(source, TypeId::Str) && !vm.has_layout(source, TypeId::Bytes)) {
    TRY(check_hashable_calling(vm, source));
    return vm.raise(TypeId::TypeError, "first argument must be string or compiled pattern");
  }
  uint32_t flags = TRY(flags_argument(vm, flags_value));
  bool is_exact = vm.is_exactly(source, TypeId::Str) || vm.is_exactly(source, TypeId::Bytes);
  return is_exact ? compile_cached_calling(vm, source, flags)
                  : compile_new_calling(vm, source, flags);
}

void forget_patterns(Vm& vm) { cache_of(vm) = Value::undefined(); }

}  // namespace hognose::regex
