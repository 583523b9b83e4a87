// The constants of sys that are struct sequences: version_info, float_info, hash_info and int_info.
//
// They have the same values in every run.
#include <cfloat>

#include "library/core/modules.h"
#include "objects/classes/struct_sequence.h"
#include "objects/core/make.h"
#include "objects/core/type_specs.h"
#include "objects/protocols/callable.h"

namespace hognose {

namespace {

constexpr PropertyRow kVersionItems[] = {struct_item<0>("major"), struct_item<1>("minor"),
                                         struct_item<2>("micro"), struct_item<3>("releaselevel"),
                                         struct_item<4>("serial")};
constexpr PropertyRow kFloatItems[] = {
    struct_item<0>("max"),   struct_item<1>("max_exp"),  struct_item<2>("max_10_exp"),
    struct_item<3>("min"),   struct_item<4>("min_exp"),  struct_item<5>("min_10_exp"),
    struct_item<6>("dig"),   struct_item<7>("mant_dig"), struct_item<8>("epsilon"),
    struct_item<9>("radix"), struct_item<10>("rounds")};
constexpr PropertyRow kHashItems[] = {
    struct_item<0>("width"),     struct_item<1>("modulus"),   struct_item<2>("inf"),
    struct_item<3>("nan"),       struct_item<4>("imag"),      struct_item<5>("algorithm"),
    struct_item<6>("hash_bits"), struct_item<7>("seed_bits"), struct_item<8>("cutoff")};
constexpr PropertyRow kIntItems[] = {
    struct_item<0>("bits_per_digit"), struct_item<1>("sizeof_digit"),
    struct_item<2>("default_max_str_digits"), struct_item<3>("str_digits_check_threshold")};

Value number(int64_t value) { return Value::from_small_int(value); }

}  // namespace

const TypeSpec kVersionInfoType = struct_sequence_spec<std::size(kVersionItems)>(
    "sys", "sys.version_info: the version of the language, in five parts.", kVersionItems);
const TypeSpec kFloatInfoType = struct_sequence_spec<std::size(kFloatItems)>(
    "sys", "sys.float_info: the range and the precision of floats.", kFloatItems);
const TypeSpec kHashInfoType = struct_sequence_spec<std::size(kHashItems)>(
    "sys", "sys.hash_info: how numbers and strings are hashed.", kHashItems);
const TypeSpec kIntInfoType = struct_sequence_spec<std::size(kIntItems)>(
    "sys", "sys.int_info: how ints are stored, and bounds on their text.", kIntItems);

Result<void> add_sys_info(Vm& vm, Dict* dict) {
  Str* final_level = TRY(make_string_ascii(vm, "final"));
  const Value version[] = {number(3), number(14), number(0), Value::from_cell(final_level),
                           number(0)};
  TRY(add_to_module(vm, dict, "version_info",
                    TRY(make_struct_sequence(vm, TypeId::VersionInfo, version))));
  const Value floats[] = {Value::from_double(DBL_MAX),
                          number(DBL_MAX_EXP),
                          number(DBL_MAX_10_EXP),
                          Value::from_double(DBL_MIN),
                          number(DBL_MIN_EXP),
                          number(DBL_MIN_10_EXP),
                          number(DBL_DIG),
                          number(DBL_MANT_DIG),
                          Value::from_double(DBL_EPSILON),
                          number(FLT_RADIX),
                          number(1)};
  TRY(add_to_module(vm, dict, "float_info",
                    TRY(make_struct_sequence(vm, TypeId::FloatInfo, floats))));
  Str* algorithm = TRY(make_string_ascii(vm, "hognose"));
  Value modulus = TRY(make_int(vm, (int64_t{1} << 61) - 1));
  const Value hashes[] = {number(64), modulus,           number(314159),
                          number(0),  number(1'000'003), Value::from_cell(algorithm),
                          number(64), number(0),         number(0)};
  TRY(add_to_module(vm, dict, "hash_info",
                    TRY(make_struct_sequence(vm, TypeId::HashInfo, hashes))));
  const Value ints[] = {number(30), number(4), number(NumberState::kIntDigitLimit), number(640)};
  return add_to_module(vm, dict, "int_info", TRY(make_struct_sequence(vm, TypeId::IntInfo, ints)));
}

}  // namespace hognose
