// LineEditor: edits a statement of one or more lines on a terminal, with a history.
//
// It knows nothing of Python: EditorHooks says what is complete, coloured and to be completed.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "terminal.h"

namespace hognose::cli {

// What the editor asks about the text.
struct EditorHooks {
  // Whether Enter at the end of the text ends it. Otherwise it begins a line with that indentation.
  struct Completeness {
    bool is_complete = true;
    std::string indentation;
  };
  std::function<Completeness(std::string_view text)> check;
  // The text with colours. Everything but the colours must stay as it is.
  std::function<std::string(std::string_view text)> highlight;
  // The names that may stand for the last `length` bytes before the cursor.
  struct Candidates {
    size_t length = 0;
    std::vector<std::string> names;
  };
  std::function<Candidates(std::string_view before_cursor)> complete;
};

class LineEditor {
 public:
  explicit LineEditor(EditorHooks hooks) : hooks_(std::move(hooks)) {}

  // The statement without its last line break; empty after Ctrl-C. Nothing at the end of the input
  // (Ctrl-D).
  std::optional<std::string> read();

  // The history, the oldest entry first. A file that cannot be read or written is left alone.
  void load_history(const std::string& filename);
  void save_history(const std::string& filename) const;

 private:
  enum class Step : unsigned char { Continue, Done, Interrupted, End };

  Step handle(Terminal& terminal, const Key& key);
  Step enter();
  Step control(Terminal& terminal, char letter);
  void insert(std::string_view text);
  void erase(size_t begin, size_t end);
  void complete(Terminal& terminal);
  void move_vertically(int lines);
  void recall(size_t entry);
  void remember();
  void draw(Terminal& terminal);

  size_t before(size_t position) const;
  size_t word_before(size_t position) const;
  size_t word_after(size_t position) const;
  size_t line_begin(size_t position) const;
  size_t line_end(size_t position) const;

  EditorHooks hooks_;
  std::vector<std::string> history_;
  size_t entry_ = 0;      // of the history that is shown; history_.size(): the new text
  std::string new_text_;  // while an older one is shown
  std::string text_;
  size_t cursor_ = 0;  // in bytes
  std::string cut_;    // for Ctrl-Y
  unsigned row_ = 0;   // of the cursor on the screen, from the first of the text
};

}  // namespace hognose::cli
