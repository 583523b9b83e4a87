// Whole runs of any bytes as source text, under every profile and with collections at odd times.
//
// The first two bytes choose the circumstances, and the rest is the program.
#include "circumstances.h"
#include "guest.h"
#include "input.h"

using namespace hognose;

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  fuzz::Input input(data, size);
  fuzz::Circumstances circumstances(input);
  circumstances.run(input.rest());
  return 0;
}
