// Draws four times a second, from the second that a run takes on.
//
// The thread is started before the filter of system calls is set up, which holds for the thread of
// the run alone.
#include "progress_line.h"

#include <unistd.h>

#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <string>

#include "limit_options.h"

namespace hognose::cli {

namespace {

using Clock = std::chrono::steady_clock;

constexpr auto kFirst = std::chrono::milliseconds(1000);
constexpr auto kNext = std::chrono::milliseconds(250);

void write_to_terminal(std::string_view text) {
  std::fwrite(text.data(), 1, text.size(), stderr);
  std::fflush(stderr);
}

}  // namespace

std::unique_ptr<ProgressLine> ProgressLine::create() {
  const char* terminal = std::getenv("TERM");
  if (isatty(STDERR_FILENO) == 0 || terminal == nullptr || std::strcmp(terminal, "dumb") == 0) {
    return nullptr;
  }
  return std::unique_ptr<ProgressLine>(new ProgressLine);
}

void ProgressLine::begin(const Sandbox& sandbox) {
  thread_ = std::thread([this, &sandbox] { draw_until_over(sandbox); });
}

void ProgressLine::end() {
  if (!thread_.joinable()) return;
  {
    std::lock_guard lock(mutex_);
    is_over_ = true;
  }
  wake_.notify_one();
  thread_.join();
}

void ProgressLine::draw_until_over(const Sandbox& sandbox) {
  const Clock::time_point start = Clock::now();
  std::unique_lock lock(mutex_);
  auto next = kFirst;
  while (!wake_.wait_for(lock, next, [this] { return is_over_; })) {
    next = kNext;
    if (is_reading_ || !at_line_start_) continue;
    const Usage usage = sandbox.usage();
    const double seconds = std::chrono::duration<double>(Clock::now() - start).count();
    char figures[100];
    std::snprintf(figures, sizeof figures, "\r%.1f s, %s steps, %.1f MB\x1b[K", seconds,
                  with_separators(std::to_string(usage.steps)).c_str(),
                  static_cast<double>(usage.memory_bytes) / (1 << 20));
    write_to_terminal(figures);
    is_drawn_ = true;
  }
  erase();
}

void ProgressLine::erase() {
  if (is_drawn_) write_to_terminal("\r\x1b[K");
  is_drawn_ = false;
}

void ProgressLine::write(std::FILE* stream, std::string_view text) {
  std::lock_guard lock(mutex_);
  erase();
  std::fwrite(text.data(), 1, text.size(), stream);
  std::fflush(stream);
  if (!text.empty()) at_line_start_ = text.back() == '\n';
}

void ProgressLine::before_input() {
  std::lock_guard lock(mutex_);
  erase();
  is_reading_ = true;
}

void ProgressLine::after_input() {
  std::lock_guard lock(mutex_);
  is_reading_ = false;
  at_line_start_ = true;  // the terminal shows the end of the line that was typed
}

}  // namespace hognose::cli
