// Runs many programs, each in a fresh sandbox, for the differential fuzzer.
//
// tool_run_batch FILE [FIRST]: FILE contains programs, each after a line "#### N" with its number.
// The run starts at program FIRST (from 0). For each program it prints the header line
//   INDEX STATUS OUTPUT_BYTES TYPE_BYTES MESSAGE_BYTES
// and then the bytes themselves: the output, and the type and message of the uncaught exception.
// It flushes after each program, so that the caller knows which program ended the process.
#include <cstdio>
#include <cstdlib>
#include <string>
#include <string_view>
#include <vector>

#include "hognose/sandbox.h"

namespace {

bool read_file(const char* path, std::string& text) {
  std::FILE* file = std::fopen(path, "rb");
  if (!file) return false;
  char buffer[65536];
  while (size_t count = std::fread(buffer, 1, sizeof buffer, file)) text.append(buffer, count);
  std::fclose(file);
  return true;
}

std::vector<std::string_view> split(std::string_view text) {
  std::vector<std::string_view> programs;
  size_t mark = text.find("#### ");
  while (mark != std::string_view::npos) {
    size_t start = text.find('\n', mark);
    if (start == std::string_view::npos) break;
    size_t next = text.find("\n#### ", start);
    size_t end = next == std::string_view::npos ? text.size() : next + 1;
    programs.push_back(text.substr(start + 1, end - start - 1));
    mark = next == std::string_view::npos ? next : next + 1;
  }
  return programs;
}

void run(size_t index, std::string_view program) {
  hognose::SandboxOptions options;
  options.policy = hognose::Policy(hognose::Profile::Standard);
  options.limits.max_time_seconds = 5;
  options.limits.max_steps = 20'000'000;
  options.limits.max_memory_bytes = 512ull << 20;
  options.limits.max_output_bytes = 8ull << 20;
  hognose::Sandbox sandbox(options);
  if (const char* collect = std::getenv("HOGNOSE_FUZZ_COLLECT")) {
    hognose::SandboxDebug debug;
    debug.collect_always = true;
    debug.collect_every = static_cast<uint32_t>(std::atoi(collect));
    sandbox.set_debug(debug);
  }
  hognose::Outcome outcome = sandbox.run(program, "<fuzz>");
  std::string type = outcome.error ? outcome.error->type : std::string();
  std::string message = outcome.error ? outcome.error->message : std::string();
  std::printf("%zu %s %zu %zu %zu\n", index,
              std::string(hognose::status_name(outcome.status)).c_str(), outcome.output.size(),
              type.size(), message.size());
  std::fwrite(outcome.output.data(), 1, outcome.output.size(), stdout);
  std::fwrite(type.data(), 1, type.size(), stdout);
  std::fwrite(message.data(), 1, message.size(), stdout);
  std::fflush(stdout);
}

}  // namespace

int main(int count, char** arguments) {
  std::string text;
  if (count < 2 || !read_file(arguments[1], text)) {
    std::fprintf(stderr, "usage: tool_run_batch FILE [FIRST]\n");
    return 2;
  }
  std::vector<std::string_view> programs = split(text);
  size_t first = count > 2 ? std::strtoul(arguments[2], nullptr, 10) : 0;
  for (size_t i = first; i < programs.size(); ++i) run(i, programs[i]);
  return 0;
}
