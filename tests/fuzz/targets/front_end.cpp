// Lexer and parser: any bytes, in every mode and kind of source.
//
// The first byte chooses mode, kind and budgets, and the rest is the source. A tree is also dumped,
// which reads all its fields.
#include "base/arena.h"
#include "guest.h"
#include "input.h"
#include "syntax/dump.h"
#include "syntax/parser/parser.h"

using namespace hognose;

namespace {

// Trees take up to a few hundred bytes for each byte of source.
constexpr size_t kArenaBytes = size_t{64} << 20;
constexpr size_t kSmallArenaBytes = size_t{32} << 10;

void append(void* context, std::string_view text) {
  auto* length = static_cast<size_t*>(context);
  *length += text.size();
}

void check_error(const SyntaxError& error) {
  if (error.message.empty()) fuzz::report("an error without message");
  if (error.lineno != SyntaxError::kNone && error.lineno < 0) fuzz::report("a line below 0");
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  fuzz::Input input(data, size);
  uint8_t choice = input.byte();
  auto mode = static_cast<ParseMode>(choice % 3);
  auto kind = static_cast<SourceKind>(choice / 4 % 3);
  bool has_little_memory = (choice & 64) != 0, has_little_fuel = (choice & 128) != 0;
  Source source{input.rest(), kind};

  Arena arena(has_little_memory ? kSmallArenaBytes : kArenaBytes);
  Budget budget;
  // Every token costs at least one unit, and every byte at most a few.
  uint64_t fuel = has_little_fuel ? source.bytes.size() / 2 : 10'000 + 100 * source.bytes.size();
  budget.remaining = fuel;
  ParseResult result = parse(source, mode, arena, {.budget = &budget});
  if (result.outcome == ParseOutcome::Stopped && !has_little_fuel) {
    fuzz::report("parsing drew more fuel than " + std::to_string(fuel));
  }
  if (result.outcome == ParseOutcome::Error) check_error(result.error);
  size_t length = 0;
  TextSink sink{append, &length};
  if (result.ok()) {
    dump_tree(*result.module, sink);
    dump_tree_as_cpython(*result.module, sink);
    if (length == 0) fuzz::report("a tree without text");
  }
  Arena tokens(has_little_memory ? kSmallArenaBytes : kArenaBytes);
  (void)dump_tokens(source, sink, tokens);
  return 0;
}
