// Compiles Python files: prints the code of one, or checks and times many.
//
//   tool_compile FILE              prints its disassembly, or the syntax error
//   tool_compile --check FILE...   compiles and verifies each file, and prints every error, the
//                                  counts, and the time per megabyte
//   tool_compile --repeat N FILE   prints the average time of one compilation
#include <chrono>
#include <cstdio>
#include <cstring>
#include <string>
#include <vector>

#include "bytecode/disassembler.h"
#include "bytecode/verifier.h"
#include "compiler/compiler.h"
#include "syntax/parser/parser.h"

namespace {

bool read_file(const char* path, std::string& text) {
  std::FILE* file = std::fopen(path, "rb");
  if (!file) return false;
  char buffer[65536];
  while (size_t count = std::fread(buffer, 1, sizeof buffer, file)) text.append(buffer, count);
  std::fclose(file);
  return true;
}

void print_error(const char* path, const hognose::SyntaxError& error) {
  std::printf("%s:%d:%d-%d:%d: SyntaxError: %.*s\n", path, error.lineno, error.offset,
              error.end_lineno, error.end_offset, static_cast<int>(error.message.size()),
              error.message.data());
}

double seconds_since(std::chrono::steady_clock::time_point start) {
  return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
}

struct Totals {
  int compiled = 0;
  int parse_errors = 0;
  int errors = 0;
  int invalid = 0;
  size_t bytes = 0;
  double parse_seconds = 0;
  double compile_seconds = 0;
};

void check(const char* path, Totals& totals) {
  std::string text;
  if (!read_file(path, text)) return;
  hognose::Arena arena;
  auto start = std::chrono::steady_clock::now();
  hognose::ParseResult parsed =
      hognose::parse({text, hognose::SourceKind::File}, hognose::ParseMode::Exec, arena);
  totals.parse_seconds += seconds_since(start);
  if (!parsed.ok()) {
    ++totals.parse_errors;
    return;
  }
  hognose::CompileOptions options;
  options.filename = path;
  start = std::chrono::steady_clock::now();
  hognose::CompileResult result = hognose::compile(parsed, arena, options);
  totals.compile_seconds += seconds_since(start);
  totals.bytes += text.size();
  if (!result.ok()) {
    ++totals.errors;
    print_error(path, result.error);
    return;
  }
  ++totals.compiled;
  std::string error = hognose::verify(*result.code->root);
  if (!error.empty()) {
    ++totals.invalid;
    std::printf("%s: not verified: %s\n", path, error.c_str());
  }
}

int show(const char* path) {
  std::string text;
  if (!read_file(path, text)) {
    std::fprintf(stderr, "cannot read %s\n", path);
    return 2;
  }
  hognose::Arena arena;
  hognose::ParseResult parsed =
      hognose::parse({text, hognose::SourceKind::File}, hognose::ParseMode::Exec, arena);
  if (!parsed.ok()) {
    print_error(path, parsed.error);
    return 1;
  }
  hognose::CompileOptions options;
  options.filename = path;
  hognose::CompileResult result = hognose::compile(parsed, arena, options);
  for (const hognose::SyntaxWarning& warning : result.warnings) {
    std::printf("%s:%u: SyntaxWarning: %.*s\n", path, warning.position.lineno,
                static_cast<int>(warning.message.size()), warning.message.data());
  }
  if (!result.ok()) {
    print_error(path, result.error);
    return 1;
  }
  std::fputs(hognose::disassemble(*result.code->root).c_str(), stdout);
  std::string error = hognose::verify(*result.code->root);
  if (!error.empty()) std::printf("not verified: %s\n", error.c_str());
  return error.empty() ? 0 : 1;
}

int time_one(int repeats, const char* path) {
  std::string text;
  if (!read_file(path, text)) return 2;
  double parse_seconds = 0;
  double compile_seconds = 0;
  for (int i = 0; i < repeats; ++i) {
    hognose::Arena arena;
    auto start = std::chrono::steady_clock::now();
    hognose::ParseResult parsed =
        hognose::parse({text, hognose::SourceKind::File}, hognose::ParseMode::Exec, arena);
    parse_seconds += seconds_since(start);
    if (!parsed.ok()) return 1;
    start = std::chrono::steady_clock::now();
    hognose::CompileResult result = hognose::compile(parsed, arena);
    compile_seconds += seconds_since(start);
    if (!result.ok()) return 1;
  }
  std::printf("parse %.2f us, compile %.2f us\n", parse_seconds / repeats * 1e6,
              compile_seconds / repeats * 1e6);
  return 0;
}

}  // namespace

int main(int count, char** arguments) {
  if (count >= 3 && std::strcmp(arguments[1], "--check") == 0) {
    Totals totals;
    for (int i = 2; i < count; ++i) check(arguments[i], totals);
    std::printf(
        "%d compiled, %d not parsed, %d errors, %d not verified; %.1f MB, parse %.1f ms/MB, "
        "compile %.1f ms/MB\n",
        totals.compiled, totals.parse_errors, totals.errors, totals.invalid,
        static_cast<double>(totals.bytes) / 1e6,
        totals.parse_seconds * 1e9 / static_cast<double>(totals.bytes),
        totals.compile_seconds * 1e9 / static_cast<double>(totals.bytes));
    return totals.invalid == 0 ? 0 : 1;
  }
  if (count == 4 && std::strcmp(arguments[1], "--repeat") == 0) {
    return time_one(std::atoi(arguments[2]), arguments[3]);
  }
  if (count != 2) {
    std::fprintf(stderr, "usage: tool_compile FILE | --check FILE... | --repeat N FILE\n");
    return 2;
  }
  return show(arguments[1]);
}
