// The keys, the history, and the drawing of the text.
//
// Each key redraws the text from its first row. `row_` is all that is known of the screen.
#include "line_editor.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cstdio>
#include <fstream>
#include <utility>

namespace hognose::cli {

namespace {

constexpr std::string_view kFirstPrompt = ">>> ";
constexpr std::string_view kNextPrompt = "... ";
constexpr size_t kMostHistory = 1000;
constexpr size_t kMostShown = 100;  // names in a list of completions
constexpr std::string_view kIndentation = "    ";

bool is_word(char c) {
  return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_' ||
         static_cast<unsigned char>(c) >= 0x80;
}

std::string common_start(const std::vector<std::string>& names) {
  std::string start = names.front();
  for (const std::string& name : names) {
    size_t length = 0;
    while (length < std::min(start.size(), name.size()) && start[length] == name[length]) ++length;
    start.resize(length);
  }
  return start;
}

// In the history's file a line break within an entry is "\n", and a backslash is "\\".
std::string as_history_line(std::string_view text) {
  std::string line;
  for (const char c : text) {
    if (c == '\\')
      line += "\\\\";
    else if (c == '\n')
      line += "\\n";
    else
      line += c;
  }
  return line;
}
std::string of_history_line(std::string_view line) {
  std::string text;
  for (size_t i = 0; i < line.size(); ++i) {
    if (line[i] == '\\' && i + 1 < line.size()) {
      text += line[++i] == 'n' ? '\n' : line[i];
    } else {
      text += line[i];
    }
  }
  return text;
}

std::vector<std::string_view> lines_of(std::string_view text) {
  std::vector<std::string_view> lines;
  for (;;) {
    const size_t end = text.find('\n');
    lines.push_back(text.substr(0, end));
    if (end == std::string_view::npos) return lines;
    text.remove_prefix(end + 1);
  }
}

}  // namespace

// --- places in the text

size_t LineEditor::before(size_t position) const {
  size_t start = position;
  while (start > 0) {
    --start;
    while (start > 0 && (static_cast<unsigned char>(text_[start]) & 0xC0) == 0x80) --start;
    if (start == 0 || start + character_at(text_, start) >= position) break;
  }
  // A combining character belongs to the one before it.
  for (size_t earlier = start; earlier > 0;) {
    --earlier;
    while (earlier > 0 && (static_cast<unsigned char>(text_[earlier]) & 0xC0) == 0x80) --earlier;
    if (earlier + character_at(text_, earlier) < position) break;
    start = earlier;
  }
  return start;
}

size_t LineEditor::word_before(size_t position) const {
  while (position > 0 && !is_word(text_[position - 1])) --position;
  while (position > 0 && is_word(text_[position - 1])) --position;
  return position;
}

size_t LineEditor::word_after(size_t position) const {
  while (position < text_.size() && !is_word(text_[position])) ++position;
  while (position < text_.size() && is_word(text_[position])) ++position;
  return position;
}

size_t LineEditor::line_begin(size_t position) const {
  const size_t found = position == 0 ? std::string::npos : text_.rfind('\n', position - 1);
  return found == std::string::npos ? 0 : found + 1;
}

size_t LineEditor::line_end(size_t position) const {
  return std::min(text_.find('\n', position), text_.size());
}

// --- changes

// Control characters would be commands to the terminal when the text is drawn.
void LineEditor::insert(std::string_view text) {
  std::string clean;
  for (const char c : text) {
    if (c == '\t')
      clean += kIndentation;
    else if (c == '\n' || (static_cast<unsigned char>(c) >= ' ' && c != 127))
      clean += c;
  }
  text_.insert(cursor_, clean);
  cursor_ += clean.size();
}

void LineEditor::erase(size_t begin, size_t end) {
  text_.erase(begin, end - begin);
  cursor_ = begin;
}

void LineEditor::move_vertically(int lines) {
  const size_t begin = line_begin(cursor_);
  const unsigned column = width_of(std::string_view(text_).substr(begin, cursor_ - begin));
  size_t target;
  if (lines < 0) {
    if (begin == 0) {
      if (entry_ > 0) recall(entry_ - 1);
      return;
    }
    target = line_begin(begin - 1);
  } else {
    const size_t end = line_end(cursor_);
    if (end == text_.size()) {
      if (entry_ < history_.size()) recall(entry_ + 1);
      return;
    }
    target = end + 1;
  }
  const size_t end = line_end(target);
  cursor_ = target;
  unsigned reached = 0;
  while (cursor_ < end && reached < column) {
    const size_t length = character_at(text_, cursor_);
    reached += width_of(std::string_view(text_).substr(cursor_, length));
    cursor_ += length;
  }
}

void LineEditor::recall(size_t entry) {
  if (entry_ == history_.size()) new_text_ = text_;
  entry_ = entry;
  text_ = entry == history_.size() ? new_text_ : history_[entry];
  cursor_ = text_.size();
}

void LineEditor::remember() {
  const bool is_blank = text_.find_first_not_of(" \t\n") == std::string::npos;
  if (is_blank || (!history_.empty() && history_.back() == text_)) return;
  history_.push_back(text_);
  if (history_.size() > kMostHistory) history_.erase(history_.begin());
}

void LineEditor::complete(Terminal& terminal) {
  const size_t begin = line_begin(cursor_);
  const std::string_view line = std::string_view(text_).substr(begin, cursor_ - begin);
  if (line.find_first_not_of(' ') == std::string_view::npos) {
    insert(kIndentation.substr(line.size() % kIndentation.size()));
    return;
  }
  // It may run code of a guest, which Ctrl-C stops.
  terminal.let_interrupt(true);
  EditorHooks::Candidates found = hooks_.complete(std::string_view(text_).substr(0, cursor_));
  terminal.let_interrupt(false);
  if (found.names.empty()) return;
  const std::string start = common_start(found.names);
  if (start.size() > found.length || found.names.size() == 1) {
    erase(cursor_ - found.length, cursor_);
    insert(start);
    return;
  }
  // Nothing more is common: list the names below, and draw the text again below them.
  const size_t cursor = std::exchange(cursor_, text_.size());
  draw(terminal);
  std::string list = "\r\n";
  size_t widest = 0;
  for (const std::string& name : found.names) widest = std::max<size_t>(widest, width_of(name));
  const size_t in_row = std::max<size_t>(1, terminal.columns() / (widest + 2));
  for (size_t i = 0; i < std::min(found.names.size(), kMostShown); ++i) {
    list += found.names[i];
    const bool ends_row = (i + 1) % in_row == 0;
    list += ends_row ? "\r\n" : std::string(widest + 2 - width_of(found.names[i]), ' ');
  }
  if (!list.ends_with("\n")) list += "\r\n";
  if (found.names.size() > kMostShown) {
    list += "and " + std::to_string(found.names.size() - kMostShown) + " more\r\n";
  }
  terminal.write(list);
  row_ = 0;
  cursor_ = cursor;
}

// --- keys

LineEditor::Step LineEditor::enter() {
  if (line_end(cursor_) == text_.size()) {
    EditorHooks::Completeness answer = hooks_.check(text_);
    if (answer.is_complete) return Step::Done;
    cursor_ = text_.size();
    insert("\n" + answer.indentation);
  } else {
    insert("\n");
  }
  return Step::Continue;
}

LineEditor::Step LineEditor::control(Terminal& terminal, char letter) {
  switch (letter) {
    case 'A': cursor_ = line_begin(cursor_); break;
    case 'B': cursor_ = before(cursor_); break;
    case 'C': return Step::Interrupted;
    case 'D':
      if (text_.empty()) return Step::End;
      if (cursor_ < text_.size()) erase(cursor_, cursor_ + character_at(text_, cursor_));
      break;
    case 'E': cursor_ = line_end(cursor_); break;
    case 'F':
      if (cursor_ < text_.size()) cursor_ += character_at(text_, cursor_);
      break;
    case 'K': {
      size_t end = line_end(cursor_);
      if (end == cursor_ && end < text_.size()) ++end;
      cut_ = text_.substr(cursor_, end - cursor_);
      erase(cursor_, end);
      break;
    }
    case 'L':
      terminal.write("\x1b[H\x1b[2J");
      row_ = 0;
      break;
    case 'N': move_vertically(1); break;
    case 'P': move_vertically(-1); break;
    case 'U':
      cut_ = text_.substr(line_begin(cursor_), cursor_ - line_begin(cursor_));
      erase(line_begin(cursor_), cursor_);
      break;
    case 'W': {
      const size_t begin = word_before(cursor_);
      cut_ = text_.substr(begin, cursor_ - begin);
      erase(begin, cursor_);
      break;
    }
    case 'Y': insert(cut_); break;
    default: break;
  }
  return Step::Continue;
}

LineEditor::Step LineEditor::handle(Terminal& terminal, const Key& key) {
  switch (key.kind) {
    case Key::Kind::Text:
    case Key::Kind::Paste: insert(key.text); break;
    case Key::Kind::Enter: return enter();
    case Key::Kind::NewLine: insert("\n"); break;
    case Key::Kind::Tab: complete(terminal); break;
    case Key::Kind::Backspace: {
      // An indentation is deleted as a whole.
      const size_t begin = line_begin(cursor_);
      const std::string_view line = std::string_view(text_).substr(begin, cursor_ - begin);
      const bool is_indented =
          !line.empty() && line.find_first_not_of(' ') == std::string_view::npos;
      size_t count = is_indented ? (line.size() - 1) % kIndentation.size() + 1 : 0;
      if (cursor_ > 0) erase(is_indented ? cursor_ - count : before(cursor_), cursor_);
      break;
    }
    case Key::Kind::Delete:
      if (cursor_ < text_.size()) erase(cursor_, cursor_ + character_at(text_, cursor_));
      break;
    case Key::Kind::Left: cursor_ = before(cursor_); break;
    case Key::Kind::Right:
      if (cursor_ < text_.size()) cursor_ += character_at(text_, cursor_);
      break;
    case Key::Kind::WordLeft: cursor_ = word_before(cursor_); break;
    case Key::Kind::WordRight: cursor_ = word_after(cursor_); break;
    case Key::Kind::Up: move_vertically(-1); break;
    case Key::Kind::Down: move_vertically(1); break;
    case Key::Kind::Home: cursor_ = line_begin(cursor_); break;
    case Key::Kind::End: cursor_ = line_end(cursor_); break;
    case Key::Kind::Control: return control(terminal, key.text[0]);
    case Key::Kind::Closed: return Step::End;
    case Key::Kind::Other: break;
  }
  return Step::Continue;
}

// --- the screen

// A line takes one row for each full width of the terminal, and one for the rest, even if that is
// empty: there the cursor stands behind the last column.
void LineEditor::draw(Terminal& terminal) {
  const unsigned columns = terminal.columns();
  std::string out = row_ > 0 ? "\x1b[" + std::to_string(row_) + "A\r" : "\r";
  out += "\x1b[J";
  const std::vector<std::string_view> plain = lines_of(text_);
  const std::string coloured_text = hooks_.highlight(text_);
  const std::vector<std::string_view> coloured = lines_of(coloured_text);
  unsigned row = 0, cursor_row = 0, cursor_column = 0;
  size_t begin = 0;
  for (size_t i = 0; i < plain.size(); ++i) {
    if (i > 0) out += "\r\n";
    out += i == 0 ? kFirstPrompt : kNextPrompt;
    out += coloured.size() == plain.size() ? coloured[i] : plain[i];
    const auto prompt = static_cast<unsigned>(kFirstPrompt.size());
    const unsigned width = prompt + width_of(plain[i]);
    if (width % columns == 0) out += "\r\n";
    if (cursor_ >= begin && cursor_ <= begin + plain[i].size()) {
      const unsigned at = prompt + width_of(plain[i].substr(0, cursor_ - begin));
      cursor_row = row + at / columns;
      cursor_column = at % columns;
    }
    row += width / columns + 1;
    begin += plain[i].size() + 1;
  }
  if (const unsigned up = row - 1 - cursor_row; up > 0) out += "\x1b[" + std::to_string(up) + "A";
  out += "\r";
  if (cursor_column > 0) out += "\x1b[" + std::to_string(cursor_column) + "C";
  terminal.write(out);
  row_ = cursor_row;
}

std::optional<std::string> LineEditor::read() {
  Terminal terminal;
  text_.clear();
  new_text_.clear();
  cursor_ = 0;
  row_ = 0;
  entry_ = history_.size();
  for (;;) {
    draw(terminal);
    const Step step = handle(terminal, terminal.read_key());
    if (step == Step::Continue) continue;
    cursor_ = text_.size();
    draw(terminal);
    terminal.write(step == Step::Interrupted ? "^C\r\n" : "\r\n");
    if (step == Step::End) return std::nullopt;
    if (step == Step::Interrupted) return std::string();
    remember();
    return text_;
  }
}

// --- the history

void LineEditor::load_history(const std::string& filename) {
  std::ifstream file(filename);
  for (std::string line; std::getline(file, line);) history_.push_back(of_history_line(line));
  if (history_.size() > kMostHistory) {
    history_.erase(history_.begin(), history_.end() - static_cast<ptrdiff_t>(kMostHistory));
  }
}

// A new file takes the place of the old one, so that two prompts that end leave a whole one.
void LineEditor::save_history(const std::string& filename) const {
  std::string lines;
  for (const std::string& entry : history_) lines += as_history_line(entry) + "\n";
  const std::string unfinished = filename + "." + std::to_string(getpid());
  const int file =
      open(unfinished.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOFOLLOW, 0600);
  if (file < 0) return;
  const bool is_whole =
      ::write(file, lines.data(), lines.size()) == static_cast<ssize_t>(lines.size());
  close(file);
  if (!is_whole || std::rename(unfinished.c_str(), filename.c_str()) != 0) {
    unlink(unfinished.c_str());
  }
}

}  // namespace hognose::cli
