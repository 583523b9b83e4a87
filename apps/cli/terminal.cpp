// Raw mode, the sequences that terminals send for keys, and the width of characters.
//
// The sequences are those of xterm, which other terminals send, too.
#include "terminal.h"

#include <poll.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <cwchar>
#include <utility>

namespace hognose::cli {

namespace {

constexpr int kNoByte = -1;
constexpr int kClosed = -2;
constexpr int kEscapeMilliseconds = 50;  // a longer pause means the key Escape itself
constexpr std::string_view kPasteEnd = "\x1b[201~";

struct Sequence {
  std::string_view text;  // after the escape character
  Key::Kind kind;
};
constexpr Sequence kSequences[] = {
    {"[A", Key::Kind::Up},          {"[B", Key::Kind::Down},
    {"[C", Key::Kind::Right},       {"[D", Key::Kind::Left},
    {"[H", Key::Kind::Home},        {"[F", Key::Kind::End},
    {"OA", Key::Kind::Up},          {"OB", Key::Kind::Down},
    {"OC", Key::Kind::Right},       {"OD", Key::Kind::Left},
    {"OH", Key::Kind::Home},        {"OF", Key::Kind::End},
    {"[1~", Key::Kind::Home},       {"[4~", Key::Kind::End},
    {"[7~", Key::Kind::Home},       {"[8~", Key::Kind::End},
    {"[3~", Key::Kind::Delete},     {"[1;5C", Key::Kind::WordRight},
    {"[1;5D", Key::Kind::WordLeft}, {"[1;3C", Key::Kind::WordRight},
    {"[1;3D", Key::Kind::WordLeft}, {"b", Key::Kind::WordLeft},
    {"f", Key::Kind::WordRight},    {"\r", Key::Kind::NewLine},
    {"\n", Key::Kind::NewLine},     {"[200~", Key::Kind::Paste},
};

size_t length_of_sequence(unsigned char first) {
  return first < 0xC0 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4;
}

// The width of the character at `position`, which moves behind it.
unsigned take_width(std::string_view text, size_t& position) {
  const auto first = static_cast<unsigned char>(text[position]);
  if (first < 0x20 || first == 0x7F) {
    ++position;
    return 2;
  }
  wchar_t character = 0;
  std::mbstate_t state{};
  const size_t count =
      std::mbrtowc(&character, text.data() + position, text.size() - position, &state);
  if (count == 0 || count > text.size()) {  // not of the locale's encoding
    position += std::min(length_of_sequence(first), text.size() - position);
    return 1;
  }
  position += count;
  const int width = wcwidth(character);
  return width < 0 ? 1 : static_cast<unsigned>(width);
}

}  // namespace

unsigned width_of(std::string_view text) {
  unsigned width = 0;
  for (size_t position = 0; position < text.size();) width += take_width(text, position);
  return width;
}

size_t character_at(std::string_view text, size_t position) {
  size_t end = position;
  take_width(text, end);
  while (end < text.size()) {
    size_t next = end;
    if (text[end] == '\n' || take_width(text, next) != 0) break;
    end = next;
  }
  return end - position;
}

bool is_interactive_terminal() {
  const char* kind = std::getenv("TERM");
  return isatty(STDIN_FILENO) != 0 && isatty(STDOUT_FILENO) != 0 && kind != nullptr &&
         std::strcmp(kind, "dumb") != 0;
}

Terminal::Terminal() {
  tcgetattr(STDIN_FILENO, &before_);
  termios raw = before_;
  raw.c_iflag &= ~static_cast<tcflag_t>(BRKINT | ICRNL | INPCK | ISTRIP | IXON);
  raw.c_lflag &= ~static_cast<tcflag_t>(ECHO | ICANON | IEXTEN | ISIG);
  raw.c_cc[VMIN] = 1;
  raw.c_cc[VTIME] = 0;
  tcsetattr(STDIN_FILENO, TCSADRAIN, &raw);
  write("\x1b[?2004h");  // pastes are marked
}

Terminal::~Terminal() {
  write("\x1b[?2004l");
  tcsetattr(STDIN_FILENO, TCSADRAIN, &before_);
}

void Terminal::write(std::string_view text) {
  while (!text.empty()) {
    const ssize_t count = ::write(STDOUT_FILENO, text.data(), text.size());
    if (count < 0 && errno == EINTR) continue;
    if (count <= 0) return;
    text.remove_prefix(static_cast<size_t>(count));
  }
}

void Terminal::let_interrupt(bool is_signal) {
  termios mode{};
  if (tcgetattr(STDIN_FILENO, &mode) != 0) return;
  mode.c_lflag = is_signal ? mode.c_lflag | ISIG : mode.c_lflag & ~static_cast<tcflag_t>(ISIG);
  tcsetattr(STDIN_FILENO, TCSADRAIN, &mode);
}

unsigned Terminal::columns() const {
  winsize size{};
  if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) != 0 || size.ws_col == 0) return 80;
  return size.ws_col;
}

// A negative time waits without end.
int Terminal::read_byte(int milliseconds) {
  for (;;) {
    pollfd input{STDIN_FILENO, POLLIN, 0};
    const int ready = poll(&input, 1, milliseconds);
    if (ready == 0) return kNoByte;
    if (ready < 0 && errno == EINTR) continue;
    unsigned char byte = 0;
    const ssize_t count = read(STDIN_FILENO, &byte, 1);
    if (count == 1) return byte;
    if (count < 0 && errno == EINTR) continue;
    return kClosed;
  }
}

Key Terminal::read_paste() {
  Key key{Key::Kind::Paste, {}};
  while (!key.text.ends_with(kPasteEnd)) {
    const int byte = read_byte(-1);
    if (byte < 0) return {Key::Kind::Closed, {}};
    key.text += static_cast<char>(byte == '\r' ? '\n' : byte);
  }
  key.text.resize(key.text.size() - kPasteEnd.size());
  return key;
}

Key Terminal::read_escape() {
  std::string sequence;
  for (;;) {
    const int byte = read_byte(kEscapeMilliseconds);
    if (byte == kClosed) return {Key::Kind::Closed, {}};
    if (byte == kNoByte) return {};
    sequence += static_cast<char>(byte);
    for (const Sequence& known : kSequences) {
      if (sequence != known.text) continue;
      return known.kind == Key::Kind::Paste ? read_paste() : Key{known.kind, {}};
    }
    const bool opens = sequence == "[" || sequence == "O";
    const bool is_over = byte >= 0x40 && byte <= 0x7E && !opens;
    if (is_over || sequence.size() > 16) return {};
  }
}

Key Terminal::read_key() {
  const int byte = read_byte(-1);
  switch (byte) {
    case kClosed: return {Key::Kind::Closed, {}};
    case '\r':
    case '\n': return {Key::Kind::Enter, {}};
    case '\t': return {Key::Kind::Tab, {}};
    case 8:
    case 127: return {Key::Kind::Backspace, {}};
    case 27: return read_escape();
    default: break;
  }
  if (byte < ' ') return {Key::Kind::Control, std::string(1, static_cast<char>(byte + '@'))};
  Key key{Key::Kind::Text, std::string(1, static_cast<char>(byte))};
  for (size_t left = length_of_sequence(static_cast<unsigned char>(byte)) - 1; left > 0; --left) {
    const int next = read_byte(kEscapeMilliseconds);
    if (next < 0) return {};
    key.text += static_cast<char>(next);
  }
  return key;
}

}  // namespace hognose::cli
