// ProgressLine: what a long run has used so far, on one line of the terminal.
//
// A thread of its own draws the line on stderr and erases it. Output of the program is written
// through it, and waits for input are announced, so that the line never mixes with them.
#pragma once

#include <condition_variable>
#include <cstdio>
#include <memory>
#include <mutex>
#include <string_view>
#include <thread>

#include "hognose/sandbox.h"

namespace hognose::cli {

class ProgressLine {
 public:
  // Null if stderr is not a terminal that can erase a line.
  static std::unique_ptr<ProgressLine> create();
  ~ProgressLine() { end(); }
  ProgressLine(const ProgressLine&) = delete;
  ProgressLine& operator=(const ProgressLine&) = delete;

  // Begins to draw once the run has taken a second. The sandbox must outlive the drawing.
  void begin(const Sandbox& sandbox);
  // Erases the line for good.
  void end();

  // Writes output of the program. The line is drawn only where a line of output has ended.
  void write(std::FILE* stream, std::string_view text);
  // Call these around each wait for input.
  void before_input();
  void after_input();

 private:
  ProgressLine() = default;
  void draw_until_over(const Sandbox& sandbox);
  void erase();

  std::mutex mutex_;
  std::condition_variable wake_;
  std::thread thread_;
  bool is_over_ = false;
  bool is_drawn_ = false;
  bool is_reading_ = false;
  bool at_line_start_ = true;
};

}  // namespace hognose::cli
