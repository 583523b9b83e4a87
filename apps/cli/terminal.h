// Terminal: the user's terminal while a line is edited: single keys in, text out.
//
// Raw mode holds only while a Terminal exists.
#pragma once

#include <termios.h>

#include <cstdint>
#include <string>
#include <string_view>

namespace hognose::cli {

// A key, or a piece of text that was typed or pasted.
struct Key {
  enum class Kind : uint8_t {
    Text,  // text: one character, or all of a paste
    Paste,
    Enter,
    NewLine,  // Alt-Enter: a line break, whatever the text is
    Tab,
    Backspace,
    Delete,
    Left,
    Right,
    WordLeft,
    WordRight,
    Up,
    Down,
    Home,
    End,
    Control,  // text: the letter
    Closed,   // the input has ended
    Other,
  };
  Kind kind = Kind::Other;
  std::string text;
};

// Both of the process's standard streams are a terminal that understands cursor movements.
bool is_interactive_terminal();

class Terminal {
 public:
  Terminal();
  ~Terminal();
  Terminal(const Terminal&) = delete;
  Terminal& operator=(const Terminal&) = delete;

  Key read_key();
  void write(std::string_view text);
  unsigned columns() const;
  // Whether Ctrl-C is a signal, as it is outside of raw mode, or a key.
  void let_interrupt(bool is_signal);

 private:
  int read_byte(int milliseconds);
  Key read_escape();
  Key read_paste();

  termios before_{};
};

// The number of columns that a UTF-8 text takes. Control characters take two: "^A".
unsigned width_of(std::string_view text);
// The length in bytes of the character that begins there, with the combining ones after it.
size_t character_at(std::string_view text, size_t position);

}  // namespace hognose::cli
