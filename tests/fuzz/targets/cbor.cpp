// CBOR: reads any bytes, writes the value, reads that again, and passes it through a guest.
//
// The first byte chooses the limits and whether the guest takes part; the rest is the CBOR.
#include <cstdlib>

#include "guest.h"
#include "hognose/cbor.h"
#include "input.h"

using namespace hognose;

namespace {

constexpr const char* kProgram = R"(
import copy
try:
    repr(value)
except ValueError:  # an integer of too many digits
    pass
try:
    copy.deepcopy(value)
except (TypeError, RecursionError):
    pass
)";

void expect(bool holds) {
  if (!holds) std::abort();
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  static const fuzz::FixedProgram program(kProgram, "cbor.py");
  fuzz::Input input(data, size);
  const uint8_t choice = input.byte();
  std::string_view bytes = input.take(size);
  CborLimits limits;
  if ((choice & 1) != 0) limits.max_depth = 1000;
  if ((choice & 2) != 0) limits.max_values = 10;
  HostValue value;
  if (from_cbor(bytes, value, limits)) {
    expect(value.is_none());
    return 0;
  }
  // What was read can be written, and the bytes are then the same for ever.
  std::string first, second;
  expect(!to_cbor(value, first));
  HostValue again;
  expect(!from_cbor(first, again, {.max_depth = 1000, .max_integer_bytes = UINT64_MAX}));
  expect(!to_cbor(again, second) && first == second);
  // CBOR can say what no guest can have: that a list is an element of a set, or a false date.
  if ((choice & 4) != 0)
    program.run({{"value", std::move(value)}}, fuzz::FixedProgram::BadGlobals::Expected);
  return 0;
}
