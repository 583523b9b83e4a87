// The types of the module re: patterns, matches, scanners and flags.
#include "objects/make.h"
#include "objects/native.h"
#include "objects/type_specs.h"

namespace hognose {

const TypeSpec kRegexPatternType = {};
const TypeSpec kRegexMatchType = {};
const TypeSpec kRegexScannerType = {};
const TypeSpec kRegexIteratorType = {};
const TypeSpec kRegexFlagType = {.doc = nullptr, .slots = {}, .instance_bytes = sizeof(BigInt)};

}  // namespace hognose
