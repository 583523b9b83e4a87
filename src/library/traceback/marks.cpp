// Source lines with marks, for one frame of a traceback.
//
// The given columns are bytes of UTF-8. CPython counts characters where it cuts lines, and display
// columns (wide characters take two) where it marks them. This file does the same.
#include "library/traceback/marks.h"

#include <algorithm>

#include "base/unicode.h"
#include "base/utf8.h"
#include "library/traceback/anchors.h"

namespace hognose {

namespace {

constexpr std::string_view kIndentation = "    ";

// --- text as Python sees it

Utf8Point first_point(std::string_view text) {
  return decode_utf8(text.data(), text.data() + text.size(), Surrogates::Allow);
}

// str.rstrip()
std::string_view strip_end(std::string_view text) {
  while (!text.empty()) {
    size_t start = text.size() - 1;
    while (start > 0 && (text[start] & 0xC0) == 0x80) --start;
    if (!unicode::is_space(first_point(text.substr(start)).code_point)) break;
    text = text.substr(0, start);
  }
  return text;
}

// str.lstrip()
std::string_view strip_start(std::string_view text) {
  while (!text.empty()) {
    Utf8Point point = first_point(text);
    if (!unicode::is_space(point.code_point)) break;
    text.remove_prefix(point.length);
  }
  return text;
}

// Returns the number of characters in the first `bytes` bytes.
uint32_t characters_before(std::string_view text, size_t bytes) {
  std::string_view part = text.substr(0, bytes);
  return static_cast<uint32_t>(
      std::count_if(part.begin(), part.end(), [](char c) { return (c & 0xC0) != 0x80; }));
}

// Returns the number of bytes of the first `characters` characters.
size_t bytes_of(std::string_view text, uint32_t characters) {
  size_t byte = 0;
  for (; byte < text.size(); ++byte) {
    if ((text[byte] & 0xC0) == 0x80) continue;
    if (characters-- == 0) break;
  }
  return byte;
}

// Returns the display width of the first `characters` characters.
uint32_t width_of(std::string_view text, uint32_t characters) {
  if (is_ascii(text)) return characters;
  uint32_t width = 0;
  for (; !text.empty() && characters > 0; --characters) {
    Utf8Point point = first_point(text);
    unicode::EastAsianWidth kind = unicode::east_asian_width(point.code_point);
    bool wide = kind == unicode::EastAsianWidth::W || kind == unicode::EastAsianWidth::F;
    width += wide ? 2 : 1;
    text.remove_prefix(point.length);
  }
  return width;
}

size_t blank_prefix(std::string_view line) {
  size_t size = line.find_first_not_of(" \t");
  return size == std::string_view::npos ? line.size() : size;
}

// textwrap.dedent(): the longest common leading white space of the lines that are not blank.
class Margin {
 public:
  void add(std::string_view line) {
    if (strip_start(line).empty()) return;
    std::string_view blank = line.substr(0, blank_prefix(line));
    if (!known_) {
      margin_ = blank;
      known_ = true;
      return;
    }
    size_t same = 0;
    while (same < margin_.size() && same < blank.size() && margin_[same] == blank[same]) ++same;
    margin_ = margin_.substr(0, same);
  }
  size_t size() const { return margin_.size(); }
  std::string_view cut(std::string_view line) const {
    return strip_start(line).empty() ? std::string_view() : line.substr(margin_.size());
  }

 private:
  std::string_view margin_;
  bool known_ = false;
};

template <class Visit>
void for_each_line(std::string_view text, Visit visit) {
  for (;;) {
    size_t end = text.find('\n');
    visit(text.substr(0, end));
    if (end == std::string_view::npos) return;
    text.remove_prefix(end + 1);
  }
}

// A place in the lines. The column counts characters or display columns.
struct Mark {
  uint32_t line = 0;
  uint32_t column = 0;
};

bool comes_before(Mark a, Mark b) {
  return a.line != b.line ? a.line < b.line : a.column < b.column;
}

class MarkedSource {
 public:
  MarkedSource(Vm& vm, Arena& scratch) : vm_(vm), scratch_(scratch) {}

  // Returns false if memory ran out or there is nothing to show.
  Result<bool> prepare(std::string_view source, const Position& place);
  Result<void> append(StringBuilder& text);

 private:
  // The most lines that are printed: the first and the last line, three lines around each end of
  // the anchors, one line in each gap of one line; and the marks below each of them.
  static constexpr size_t kMaximumOutput = 2 * (2 + 3 + 3) * 2;

  bool split(std::string_view source, uint32_t count);
  Result<bool> choose_marks();
  void print_line(uint32_t line);
  void print_marks(uint32_t line);
  std::string_view print_omission(uint32_t lines);
  void put(std::string_view line) {
    if (output_count_ < kMaximumOutput) output_[output_count_++] = line;
  }

  Vm& vm_;
  Arena& scratch_;
  TextLines lines_;    // dedented, without trailing white space
  size_t margin_ = 0;  // bytes removed by dedenting
  bool last_is_cut_ =
      false;    // the last line is the rest of a line broken by a form feed or a similar character
  Mark start_;  // of the failed part, in characters
  Mark end_;
  Mark shown_start_;  // the same in display columns
  Mark shown_end_;
  Anchors anchors_;
  Mark anchor_start_;  // in display columns
  Mark anchor_end_;
  bool has_marks_ = false;
  std::string_view output_[kMaximumOutput];
  size_t output_count_ = 0;
};

// Splits the source into dedented lines. Like str.splitlines(), it splits at more line breaks than
// the grammar of Python.
bool MarkedSource::split(std::string_view source, uint32_t count) {
  Margin margin;
  for_each_line(source, [&](std::string_view line) { margin.add(strip_end(line)); });
  margin_ = margin.size();
  auto* views = scratch_.array<std::string_view>(count);
  if (views == nullptr) return false;
  lines_.data = views;
  lines_.count = 0;
  for_each_line(source, [&](std::string_view line) {
    std::string_view rest = margin.cut(strip_end(line));
    bool is_cut = false;
    for (size_t i = 0; i < rest.size() && lines_.count < count;) {
      Utf8Point point = first_point(rest.substr(i));
      if (!unicode::is_line_break(point.code_point)) {
        i += point.length;
        continue;
      }
      views[lines_.count++] = rest.substr(0, i);
      last_is_cut_ = is_cut;
      is_cut = true;
      rest.remove_prefix(i + point.length);
      i = 0;
    }
    if (lines_.count < count) {
      views[lines_.count++] = rest;
      last_is_cut_ = is_cut;
    }
  });
  return lines_.count != 0;
}

Result<bool> MarkedSource::prepare(std::string_view source, const Position& place) {
  // Measuring, copying and marking each read the text a few times.
  TRY(vm_.meter.charge(source.size() / 2 + 20));
  if (strip_start(source).empty()) return false;
  uint32_t end_line = std::max(place.line, place.end_line);
  if (!split(source, end_line - place.line + 1)) return false;
  scratch_.look();
  uint32_t last = lines_.size() - 1;
  uint32_t margin = static_cast<uint32_t>(lines_[0].empty() ? 0 : margin_);
  // Converts a byte column of the original line to a character column after dedenting. `cut` bytes
  // have been removed from the start of `line`.
  auto column = [margin](std::string_view line, uint32_t cut, uint32_t bytes) {
    uint32_t characters = bytes <= cut ? bytes : cut + characters_before(line, bytes - cut);
    return characters > margin ? characters - margin : 0;
  };
  start_ = {0, column(lines_[0], margin, place.column)};
  uint32_t last_cut = static_cast<uint32_t>(last_is_cut_ || lines_[last].empty() ? 0 : margin_);
  end_ = {last, column(lines_[last], last_cut, place.end_column)};
  shown_start_ = {0, width_of(lines_[0], start_.column)};
  shown_end_ = {last, width_of(lines_[last], end_.column)};
  scratch_.look();
  return choose_marks();
}

Result<bool> MarkedSource::choose_marks() {
  uint32_t last = lines_.size() - 1;
  size_t start_byte = bytes_of(lines_[0], start_.column);
  size_t end_byte = bytes_of(lines_[last], end_.column);
  TextLines segment;
  auto* views = scratch_.array<std::string_view>(lines_.size());
  if (views == nullptr) return false;
  std::copy(lines_.begin(), lines_.end(), views);
  segment.data = views;
  segment.count = lines_.count;
  segment[last] = segment[last].substr(0, end_byte);
  segment[0] = segment[0].substr(std::min(start_byte, segment[0].size()));
  if (segment[last].empty()) --segment.count;
  // How deep the parser uses the stack must not matter to a later scan of the run's own.
  Result<Anchors> found = Anchors();
  vm_.stack.side.run([&] { found = find_anchors(vm_.meter, scratch_, segment); });
  anchors_ = TRY(found);
  if (anchors_.found) {
    auto shown = [&](TextPlace place) {
      uint32_t column = characters_before(segment[place.line], place.column);
      if (place.line == 0) column += start_.column;
      return Mark{place.line, width_of(lines_[place.line], column)};
    };
    anchor_start_ = shown(anchors_.start);
    anchor_end_ = shown(anchors_.end);
  }

  bool is_code = false;
  for (std::string_view line : lines_) {
    std::string_view rest = strip_start(line);
    if (rest.empty() || rest[0] == '#') continue;
    is_code = true;
    break;
  }
  std::string_view before = strip_start(lines_[0].substr(0, start_byte));
  std::string_view after = strip_end(lines_[last].substr(std::min(end_byte, lines_[last].size())));
  has_marks_ = is_code && (anchors_.found || !before.empty() || !after.empty());
  // A line that does nothing but the failed call gets no marks. Parsing is needed only if the line
  // may be one. With wide characters CPython compares columns of different units, so then the line
  // is always parsed.
  bool may_be_call = anchors_.is_call && (before.substr(0, 6) == "return" ||
                                          before.find('=') != std::string_view::npos);
  if (has_marks_ && (may_be_call || !is_ascii(lines_[0]) || !is_ascii(lines_[last]))) {
    Result<bool> plain = false;
    vm_.stack.side.run([&] {
      plain = is_plain_call(vm_.meter, scratch_, lines_, {0, start_.column}, {last, end_.column});
    });
    if (TRY(plain)) has_marks_ = false;
  }
  return true;
}

// Prints the marks below a line.
void MarkedSource::print_marks(uint32_t line) {
  std::string_view source = lines_[line];
  std::string_view rest = strip_start(source);
  uint32_t blank = characters_before(source, source.size() - rest.size());
  uint32_t width = line + 1 == lines_.size()
                       ? shown_end_.column
                       : width_of(source, characters_before(source, source.size()));
  char* marks = scratch_.array<char>(width + 1);
  if (marks == nullptr) return;
  char outer = anchors_.found ? '~' : '^';
  for (uint32_t column = 0; column < width; ++column) {
    Mark here = {line, column};
    bool before = column < blank || comes_before(here, shown_start_);
    bool inside =
        anchors_.found && !comes_before(here, anchor_start_) && comes_before(here, anchor_end_);
    marks[column] = before ? ' ' : inside ? '^' : outer;
  }
  put({marks, width});
}

void MarkedSource::print_line(uint32_t line) {
  put(lines_[line]);
  scratch_.look();
  if (has_marks_) print_marks(line);
}

std::string_view MarkedSource::print_omission(uint32_t lines) {
  constexpr std::string_view kStart = "...<";
  constexpr std::string_view kEnd = " lines>...";
  char digits[10];
  size_t count = 0;
  for (uint32_t rest = lines; rest != 0; rest /= 10) {
    digits[count++] = static_cast<char>('0' + rest % 10);
  }
  char* text = scratch_.array<char>(kStart.size() + count + kEnd.size());
  if (text == nullptr) return {};
  char* end = std::copy(kStart.begin(), kStart.end(), text);
  while (count != 0) *end++ = digits[--count];
  end = std::copy(kEnd.begin(), kEnd.end(), end);
  return {text, static_cast<size_t>(end - text)};
}

Result<void> MarkedSource::append(StringBuilder& text) {
  uint32_t last = lines_.size() - 1;
  uint32_t wanted[8] = {0, last};
  size_t count = 2;
  if (anchors_.found) {
    for (uint32_t line : {anchors_.start.line, anchors_.end.line}) {
      if (line > 0) wanted[count++] = line - 1;
      wanted[count++] = line;
      if (line < last) wanted[count++] = line + 1;
    }
  }
  std::sort(wanted, wanted + count);
  count = static_cast<size_t>(std::unique(wanted, wanted + count) - wanted);
  for (size_t i = 0; i < count; ++i) {
    uint32_t omitted = i == 0 ? 0 : wanted[i] - wanted[i - 1] - 1;
    if (omitted == 1) print_line(wanted[i] - 1);
    if (omitted > 1) put(print_omission(omitted));
    print_line(wanted[i]);
  }
  // The printed lines may have another common indentation than all lines.
  Margin margin;
  for (size_t i = 0; i < output_count_; ++i) margin.add(output_[i]);
  for (size_t i = 0; i < output_count_; ++i) {
    TRY(text.append_ascii(kIndentation));
    TRY(text.append_utf8(margin.cut(output_[i])));
    TRY(text.append_ascii("\n"));
  }
  return {};
}

}  // namespace

Result<void> append_marked_source(Vm& vm, Arena& scratch, std::string_view lines,
                                  const Position& place, StringBuilder& text) {
  MarkedSource source(vm, scratch);
  if (!TRY(source.prepare(lines, place))) return {};
  return source.append(text);
}

Result<void> append_plain_source(std::string_view lines, StringBuilder& text) {
  std::string_view line = strip_start(strip_end(lines.substr(0, lines.find('\n'))));
  if (line.empty()) return {};
  TRY(text.append_ascii(kIndentation));
  TRY(text.append_utf8(line));
  return text.append_ascii("\n");
}

}  // namespace hognose
