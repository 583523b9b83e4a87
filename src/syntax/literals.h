// Literals: the values of number and string tokens.
//
// Constants are allocated in the arena. A string without escapes is a view of the source; nothing
// is copied. On failure, the fault carries CPython's message.
#pragma once

#include <cstdint>
#include <string_view>

#include "syntax/ast.h"
#include "syntax/token.h"
#include "syntax/workspace.h"

namespace hognose {

enum class LiteralFault : uint8_t {
  None,
  Memory,         // see Workspace
  Decode,         // an escape that cannot be decoded: the error is at the last token fetched
  NonAsciiBytes,  // the error is at the literal
  TooManyDigits,  // the error is on the literal's line
};

struct LiteralResult {
  LiteralFault fault = LiteralFault::None;
  std::string_view message;
  bool ok() const { return fault == LiteralFault::None; }
};

// Longer decimal literals are rejected, as with sys.int_info.default_max_str_digits.
inline constexpr uint32_t kMaximumIntegerDigits = 4300;

LiteralResult number_value(Workspace& workspace, const char* source, const Token& token,
                           ast::ConstantValue& value);

// Collects the text of adjacent literals.
class TextBuilder {
 public:
  // `capacity`: the sum of the sizes of the bodies. Decoding never makes a body longer.
  TextBuilder(Workspace& workspace, uint32_t capacity)
      : workspace_(workspace), capacity_(capacity) {}

  // Appends a body. `line` is where it begins, for warnings. Escapes are decoded unless the body is
  // raw or known to have none.
  LiteralResult append_string(std::string_view body, uint8_t flags, uint32_t line);
  LiteralResult append_bytes(std::string_view body, uint8_t flags, uint32_t line);
  void append(const ast::Text& text);

  ast::Text take_string();
  ast::Text take_bytes();
  uint32_t size() const { return size_; }

 private:
  bool start();
  LiteralResult unescape_string(std::string_view body, uint32_t line);
  LiteralResult unescape_bytes(std::string_view body, uint32_t line);
  void put(char32_t c);
  void warn_invalid(std::string_view body, size_t position, std::string_view escape, uint32_t line,
                    bool octal);

  Workspace& workspace_;
  uint32_t capacity_;
  uint32_t size_ = 0;
  char* data_ = nullptr;
  const char* view_ = nullptr;  // used instead of data_ for a single body that needs no decoding
  bool is_ascii_ = true;
  bool has_surrogates_ = false;
};

// The body of a String token, without prefix and quotes.
std::string_view string_body(const char* source, const Token& token);

}  // namespace hognose
