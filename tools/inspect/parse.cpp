// Shows the output of the front end for a file.
//
//   tool_parse --tokens FILE      prints the tokens
//   tool_parse --ast FILE         prints the tree
//   tool_parse [--cpython] FILE   prints the tree as CPython's ast.dump does
//   tool_parse --batch DIR        reads file names from stdin. Writes the ast.dump of the N-th file
//                                 (from 0), or its error as one line, to DIR/N
//   tool_parse --snippets FILE    FILE contains programs separated by lines "----". Prints "ok" or
//                                 the error as one line for each
//   tool_parse --time FILE...     prints the speed in megabytes per second
#include <chrono>
#include <cstdio>
#include <cstring>
#include <string>
#include <vector>

#include "base/arena.h"
#include "syntax/constant_repr.h"
#include "syntax/dump.h"
#include "syntax/parser/parser.h"

using namespace hognose;

namespace {

constexpr size_t kBudget = size_t{1} << 30;

bool read_file(const char* name, std::string& bytes) {
  FILE* file = std::strcmp(name, "-") ? std::fopen(name, "rb") : stdin;
  if (!file) {
    std::fprintf(stderr, "cannot open %s\n", name);
    return false;
  }
  char buffer[65536];
  size_t count;
  while ((count = std::fread(buffer, 1, sizeof buffer, file)) > 0) bytes.append(buffer, count);
  if (file != stdin) std::fclose(file);
  return true;
}

void append(void* context, std::string_view text) {
  static_cast<std::string*>(context)->append(text);
}

const char* kind_name(ErrorKind kind) {
  switch (kind) {
    case ErrorKind::SyntaxError: return "SyntaxError";
    case ErrorKind::IndentationError: return "IndentationError";
    case ErrorKind::TabError: return "TabError";
    case ErrorKind::MemoryError: return "MemoryError";
    case ErrorKind::ValueError: return "ValueError";
  }
  return "";
}

std::string number(int32_t value) {
  return value == SyntaxError::kNone ? "None" : std::to_string(value);
}

// Returns type|message|line|offset|end line|end offset|text, to be compared with CPython.
std::string error_line(const ParseResult& result) {
  if (result.outcome == ParseOutcome::MemoryLimit) return "MemoryLimit";
  if (result.outcome == ParseOutcome::Stopped) return "Stopped";
  const SyntaxError& error = result.error;
  std::string line = kind_name(error.kind);
  TextSink sink{append, &line};
  line += "|";
  write_string_repr(error.message, sink);
  line += "|" + number(error.lineno) + "|" + number(error.offset) + "|" + number(error.end_lineno) +
          "|" + number(error.end_offset) + "|";
  if (error.has_text) {
    write_string_repr(error.text, sink);
  } else {
    line += "None";
  }
  return line;
}

std::string cpython_dump(std::string_view bytes, SourceKind kind) {
  Arena arena(kBudget);
  ParseResult result = parse({bytes, kind}, ParseMode::Exec, arena);
  if (!result.ok()) return error_line(result);
  std::string text;
  TextSink sink{append, &text};
  dump_tree_as_cpython(*result.module, sink);
  return text;
}

int batch(const char* directory) {
  char name[4096];
  for (int n = 0; std::fgets(name, sizeof name, stdin); n++) {
    name[std::strcspn(name, "\n")] = 0;
    std::string bytes;
    if (!read_file(name, bytes)) return 2;
    std::string text = cpython_dump(bytes, SourceKind::Bytes);
    std::string out = std::string(directory) + "/" + std::to_string(n);
    FILE* file = std::fopen(out.c_str(), "wb");
    if (!file) return 2;
    std::fwrite(text.data(), 1, text.size(), file);
    std::fclose(file);
  }
  return 0;
}

int snippets(const char* name) {
  std::string all;
  if (!read_file(name, all)) return 2;
  size_t start = 0;
  while (start < all.size()) {
    size_t end = all.find("\n----\n", start);
    if (end == std::string::npos) end = all.size();
    Arena arena(kBudget);
    ParseResult result = parse({std::string_view(all).substr(start, end - start), SourceKind::Text},
                               ParseMode::Exec, arena);
    std::printf("%s\n", result.ok() ? "ok" : error_line(result).c_str());
    start = end + 6;
  }
  return 0;
}

int measure(int count, char** names) {
  std::vector<std::string> files;
  size_t total = 0;
  for (int i = 0; i < count; i++) {
    std::string bytes;
    if (!read_file(names[i], bytes)) return 2;
    total += bytes.size();
    files.push_back(std::move(bytes));
  }
  Arena arena(kBudget);
  auto run = [&](auto&& workspace) {
    double best = 1e9;
    for (int round = 0; round < 7; round++) {
      size_t repeats = 1 + 20000000 / (total + 1);
      auto start = std::chrono::steady_clock::now();
      for (size_t k = 0; k < repeats; k++) {
        for (const std::string& bytes : files) {
          arena.clear();
          workspace(bytes);
        }
      }
      std::chrono::duration<double> seconds = std::chrono::steady_clock::now() - start;
      best = std::min(best, seconds.count() / static_cast<double>(repeats));
    }
    return best;
  };
  double parsing = run([&](const std::string& bytes) {
    (void)parse({bytes, SourceKind::Bytes}, ParseMode::Exec, arena);
  });
  double lexing =
      run([&](const std::string& bytes) { lex_only({bytes, SourceKind::Bytes}, arena); });
  std::printf(
      "%zu bytes in %d files: lexing %.1f us (%.1f MB/s), lexing and parsing %.1f us (%.1f MB/s)\n",
      total, count, lexing * 1e6, static_cast<double>(total) / lexing / 1e6, parsing * 1e6,
      static_cast<double>(total) / parsing / 1e6);
  return 0;
}

}  // namespace

int main(int argc, char** argv) {
  if (argc >= 3 && !std::strcmp(argv[1], "--batch")) return batch(argv[2]);
  if (argc >= 3 && !std::strcmp(argv[1], "--snippets")) return snippets(argv[2]);
  if (argc >= 3 && !std::strcmp(argv[1], "--time")) return measure(argc - 2, argv + 2);
  const char* name = argc >= 2 ? argv[argc - 1] : "-";
  const char* what = argc >= 3 ? argv[1] : "--cpython";
  std::string bytes;
  if (!read_file(name, bytes)) return 2;
  Arena arena(kBudget);
  TextSink sink{
      [](void*, std::string_view text) { std::fwrite(text.data(), 1, text.size(), stdout); },
      nullptr};
  ParseResult result = !std::strcmp(what, "--tokens") ? dump_tokens({bytes}, sink, arena)
                                                      : parse({bytes}, ParseMode::Exec, arena);
  for (const SyntaxWarning& warning : result.warnings) {
    std::fprintf(stderr, "%s:%u: SyntaxWarning: %.*s\n", name, warning.position.lineno,
                 static_cast<int>(warning.message.size()), warning.message.data());
  }
  if (!result.ok()) {
    std::fprintf(stderr, "%s\n", error_line(result).c_str());
    return 1;
  }
  if (!std::strcmp(what, "--ast")) dump_tree(*result.module, sink);
  if (!std::strcmp(what, "--cpython")) {
    dump_tree_as_cpython(*result.module, sink);
    std::printf("\n");
  }
  return 0;
}
