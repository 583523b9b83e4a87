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

#define ITEM(index, name) {name, get_struct_item<index>, refuse_assignment}
constexpr PropertyRow kVersionItems[] = {ITEM(0, "major"), ITEM(1, "minor"), ITEM(2, "micro"),
                                         ITEM(3, "releaselevel"), ITEM(4, "serial")};
constexpr PropertyRow kFloatItems[] = {ITEM(0, "max"),   ITEM(1, "max_exp"),  ITEM(2, "max_10_exp"),
                                       ITEM(3, "min"),   ITEM(4, "min_exp"),  ITEM(5, "min_10_exp"),
                                       ITEM(6, "dig"),   ITEM(7, "mant_dig"), ITEM(8, "epsilon"),
                                       ITEM(9, "radix"), ITEM(10, "rounds")};
constexpr PropertyRow kHashItems[] = {
    ITEM(0, "width"),     ITEM(1, "modulus"),   ITEM(2, "inf"),
    ITEM(3, "nan"),       ITEM(4, "imag"),      ITEM(5, "algorithm"),
    ITEM(6, "hash_bits"), ITEM(7, "seed_bits"), ITEM(8, "cutoff")};
constexpr PropertyRow kIntItems[] = {ITEM(0, "bits_per_digit"), ITEM(1, "sizeof_digit"),
                                     ITEM(2, "default_max_str_digits"),
                                     ITEM(3, "str_digits_check_threshold")};
#undef ITEM

constexpr TypeSpec describe(const char* doc, std::span<const PropertyRow> items) {
  TypeSpec spec;
  spec.doc = doc;
  spec.module = "sys";
  spec.slots.repr = struct_sequence_repr;
  spec.instance_bytes = sizeof(Tuple);
  spec.methods = kStructSequenceMethods;
  spec.properties = items;
  spec.class_attributes = [](Vm& vm, Type* type) {
    return add_struct_sequence_attributes(vm, type,
                                          spec_of(static_cast<TypeId>(type->id)).properties.size());
  };
  return spec;
}

Value number(int64_t value) { return Value::from_small_int(value); }

}  // namespace

const TypeSpec kVersionInfoType =
    describe("sys.version_info: the version of the language, in five parts.", kVersionItems);
const TypeSpec kFloatInfoType =
    describe("sys.float_info: the range and the precision of floats.", kFloatItems);
const TypeSpec kHashInfoType =
    describe("sys.hash_info: how numbers and strings are hashed.", kHashItems);
const TypeSpec kIntInfoType =
    describe("sys.int_info: how ints are stored, and bounds on their text.", kIntItems);

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
