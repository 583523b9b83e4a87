// SourceText: decoding (PEP 263), newlines, and the checks of a program's bytes. The common case,
// UTF-8 with \n, costs one validating pass and one copy.
#include "syntax/source_text.h"

#include <algorithm>
#include <cstring>

#include "base/single_byte_encodings.h"
#include "base/utf8.h"
#include "syntax/workspace.h"

namespace hognose {
namespace {

constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";

enum class Encoding : uint8_t { Utf8, Latin1, Ascii, Table, Unknown };

SyntaxError error_without_line(std::string_view message) {
  SyntaxError error;
  error.message = message;
  error.lineno = 0;
  error.offset = -1;
  return error;
}

// The encoding name that PEP 263 finds in a line. Its pattern:
//
// ^[ \t\f]*#.*?coding[:=][ \t]*([-\w.]+)
std::string_view declared_encoding(std::string_view line) {
  size_t i = line.find_first_not_of(" \t\f");
  if (i == std::string_view::npos || line[i] != '#') return {};
  for (;;) {
    i = line.find("coding", i);
    if (i == std::string_view::npos) return {};
    i += 6;
    if (i < line.size() && (line[i] == ':' || line[i] == '=')) break;
  }
  i++;
  while (i < line.size() && (line[i] == ' ' || line[i] == '\t')) i++;
  size_t start = i;
  auto is_name = [](char c) {
    return (c >= '0' && c <= '9') || ((c | 0x20) >= 'a' && (c | 0x20) <= 'z') || c == '-' ||
           c == '_' || c == '.';
  };
  while (i < line.size() && is_name(line[i])) i++;
  return line.substr(start, i - start);
}

bool is_blank_or_comment(std::string_view line) {
  size_t i = line.find_first_not_of(" \t\f");
  return i == std::string_view::npos || line[i] == '#' || line[i] == '\n' || line[i] == '\r';
}

struct NormalName {
  char text[64];
  size_t size;
  std::string_view view() const { return {text, size}; }
  bool is(std::string_view name) const { return view() == name; }
  bool is_family(std::string_view name) const {
    return view() == name || (size > name.size() && view().substr(0, name.size()) == name &&
                              text[name.size()] == '-');
  }
};

NormalName normal_name(std::string_view name) {
  NormalName normal{{}, 0};
  for (char c : name.substr(0, sizeof normal.text)) {
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c | 0x20);
    normal.text[normal.size++] = c == '_' ? '-' : c;
  }
  return normal;
}

Encoding encoding_of(const NormalName& name) {
  if (name.is_family("utf-8") || name.is("utf8") || name.is("u8") || name.is("utf"))
    return Encoding::Utf8;
  if (name.is_family("latin-1") || name.is_family("iso-8859-1") || name.is_family("iso-latin-1") ||
      name.is("latin1") || name.is("iso8859-1") || name.is("8859") || name.is("cp819") ||
      name.is("l1")) {
    return Encoding::Latin1;
  }
  if (name.is("ascii") || name.is("us-ascii") || name.is("646")) return Encoding::Ascii;
  return Encoding::Unknown;
}

// A declaration may be in the first two lines.
struct FirstLines {
  std::string_view lines[2];
  explicit FirstLines(std::string_view bytes) {
    for (auto& line : lines) {
      size_t end = bytes.find_first_of("\r\n");
      line = bytes.substr(0, end);
      if (end == std::string_view::npos) {
        bytes = {};
      } else {
        size_t next = end + 1;
        if (bytes[end] == '\r' && next < bytes.size() && bytes[next] == '\n') next++;
        bytes.remove_prefix(next);
      }
    }
  }
};

class Decoder {
 public:
  Decoder(const Source& source, ParseMode mode, Arena& arena)
      : bytes_(source.bytes), mode_(mode), arena_(arena) {
    kind_ = source.kind;
  }

  SourceText run() {
    if (bytes_.size() > INT32_MAX - 64) {
      fail(error_without_line("source code is too large"));
      return result_;
    }
    if (!bytes_.empty() && std::memchr(bytes_.data(), 0, bytes_.size())) {
      SyntaxError error;
      error.message = kind_ == SourceKind::File ? "source code cannot contain null bytes"
                                                : "source code string cannot contain null bytes";
      fail(error);
      return result_;
    }
    Encoding encoding = Encoding::Utf8;
    if (kind_ != SourceKind::Text && !find_encoding(encoding)) return result_;
    if (encoding == Encoding::Ascii && !check_ascii()) return result_;
    if (encoding == Encoding::Table && !check_table()) return result_;
    if (encoding == Encoding::Utf8 && !check_utf8()) return result_;
    copy(encoding);
    return result_;
  }

 private:
  void fail(const SyntaxError& error) {
    result_.failed = true;
    result_.error = error;
  }

  std::string_view text(std::initializer_list<std::string_view> pieces) {
    Workspace workspace(arena_, nullptr);
    return workspace.text(pieces);
  }
  std::string_view decimal(uint64_t value) {
    Workspace workspace(arena_, nullptr);
    return workspace.decimal(value);
  }

  bool find_encoding(Encoding& encoding) {
    bool marked = bytes_.substr(0, 3) == kByteOrderMark;
    if (marked) bytes_.remove_prefix(3);
    FirstLines first(bytes_);
    for (uint32_t i = 0; i < 2; i++) {
      std::string_view name = declared_encoding(first.lines[i]);
      if (!name.empty()) {
        NormalName normal = normal_name(name);
        encoding = encoding_of(normal);
        if (encoding == Encoding::Unknown) {
          NormalName underscored = normal;
          std::replace(underscored.text, underscored.text + underscored.size, '-', '_');
          table_ = find_single_byte_encoding(underscored.view());
          if (table_ != nullptr && is_ascii_based(table_)) encoding = Encoding::Table;
        }
        if (marked && !normal.is_family("utf-8")) {
          SyntaxError error;
          std::string_view shown = encoding == Encoding::Latin1 ? "iso-8859-1" : name;
          error.message = text({"encoding problem: ", shown, " with BOM"});
          error.lineno = error.end_lineno = static_cast<int32_t>(i + 1);
          error.offset = 0;
          error.end_offset = static_cast<int32_t>(count_characters(first.lines[i]));
          error.text = text({first.lines[i]});
          error.has_text = true;
          fail(error);
          return false;
        }
        if (encoding == Encoding::Unknown) {
          fail(error_without_line(text({"unknown encoding: ", name})));
          return false;
        }
        return true;
      }
      if (!is_blank_or_comment(first.lines[i])) break;
    }
    return true;
  }

  bool check_ascii() {
    size_t position = ascii_prefix_length(bytes_);
    if (position == bytes_.size()) return true;
    fail(error_without_line(
        text({"'ascii' codec can't decode byte 0x", hexadecimal(bytes_[position]), " in position ",
              decimal(position), ": ordinal not in range(128)"})));
    return false;
  }

  bool check_table() {
    for (size_t i = 0; i < bytes_.size(); i++) {
      uint8_t byte = static_cast<uint8_t>(bytes_[i]);
      if (byte < 0x80 || table_[byte] != kNoCharacter) continue;
      fail(error_without_line(
          text({"'charmap' codec can't decode byte 0x", hexadecimal(bytes_[i]), " in position ",
                decimal(i), ": character maps to <undefined>"})));
      return false;
    }
    return true;
  }

  bool check_utf8() {
    size_t checked = ascii_prefix_length(bytes_);
    if (checked == bytes_.size()) return true;
    Utf8Scan scan = scan_utf8(bytes_.substr(checked));
    if (scan.ok()) return true;
    size_t position = checked + scan.error_start;
    size_t line_start = position;
    while (line_start > 0 && bytes_[line_start - 1] != '\n') line_start--;
    uint64_t line = 1;
    for (size_t i = 0; i < line_start; i++) line += bytes_[i] == '\n';
    size_t line_end = bytes_.find('\n', position);
    if (line_end == std::string_view::npos) line_end = bytes_.size();
    SyntaxError error;
    error.message =
        text({"Non-UTF-8 code starting with '\\x", hexadecimal(bytes_[position]), "' on line ",
              decimal(line),
              ", but no encoding declared; see https://peps.python.org/pep-0263/ for details"});
    error.lineno = error.end_lineno = static_cast<int32_t>(line);
    error.offset = error.end_offset = static_cast<int32_t>(
        count_characters(bytes_.substr(line_start, position - line_start)) + 1);
    error.text = replace_malformed(bytes_.substr(line_start, line_end - line_start));
    error.has_text = true;
    fail(error);
    return false;
  }

  static std::string_view hexadecimal(char byte) {
    static constexpr auto kTable = [] {
      struct {
        char digits[512];
      } table{};
      for (int i = 0; i < 256; i++) {
        table.digits[2 * i] = "0123456789abcdef"[i >> 4];
        table.digits[2 * i + 1] = "0123456789abcdef"[i & 15];
      }
      return table;
    }();
    return {kTable.digits + 2 * static_cast<uint8_t>(byte), 2};
  }

  // The line with U+FFFD in place of every malformed sequence.
  std::string_view replace_malformed(std::string_view line) {
    auto* out = arena_.array<char>(line.size() * 3);
    if (!out) return {};
    char* end = out;
    for (const char* p = line.data(); p < line.data() + line.size();) {
      Utf8Point point = decode_utf8(p, line.data() + line.size());
      end = encode_utf8(point.fault == Utf8Fault::None ? point.code_point : kReplacementCharacter,
                        end);
      p += point.length;
    }
    return {out, static_cast<size_t>(end - out)};
  }

  void copy(Encoding encoding) {
    size_t capacity = bytes_.size() + 1 + SourceText::kPadding;
    if (encoding == Encoding::Latin1) capacity += bytes_.size();
    if (encoding == Encoding::Table) capacity += 2 * bytes_.size();
    auto* out = arena_.array<char>(capacity);
    if (!out) return;
    char* p = out;
    if (encoding == Encoding::Latin1) {
      for (char c : bytes_) p = encode_utf8(static_cast<uint8_t>(c), p);
    } else if (encoding == Encoding::Table) {
      for (char c : bytes_) {
        uint8_t byte = static_cast<uint8_t>(c);
        p = encode_utf8(byte < 0x80 ? byte : table_[byte], p);
      }
    } else if (!bytes_.empty()) {
      std::memcpy(p, bytes_.data(), bytes_.size());
      p += bytes_.size();
    }
    if (p != out && std::memchr(out, '\r', static_cast<size_t>(p - out)))
      p = translate_line_ends(out, p);
    if (mode_ == ParseMode::Exec && (p == out || p[-1] != '\n')) *p++ = '\n';
    std::memset(p, 0, SourceText::kPadding);
    result_.data = out;
    result_.size = static_cast<uint32_t>(p - out);
  }

  static char* translate_line_ends(char* text, char* end) {
    char* out = text;
    for (char* p = text; p < end; p++) {
      if (*p == '\r') {
        *out++ = '\n';
        if (p + 1 < end && p[1] == '\n') p++;
      } else {
        *out++ = *p;
      }
    }
    return out;
  }

  std::string_view bytes_;
  ParseMode mode_;
  SourceKind kind_;
  Arena& arena_;
  const char16_t* table_ = nullptr;  // for Encoding::Table
  SourceText result_;
};

}  // namespace

uint32_t count_characters(std::string_view text) {
  uint32_t count = 0;
  for (char c : text) count += (static_cast<uint8_t>(c) & 0xC0) != 0x80;
  return count;
}

std::string_view SourceText::line_at(uint32_t offset) const {
  const char* start = data + offset;
  while (start > data && start[-1] != '\n') start--;
  const void* line_end = std::memchr(start, '\n', static_cast<size_t>(end() - start));
  return {start,
          static_cast<size_t>((line_end ? static_cast<const char*>(line_end) : end()) - start)};
}

SourceText decode_source(const Source& source, ParseMode mode, Arena& arena) {
  return Decoder(source, mode, arena).run();
}

std::string source_too_long(uint64_t bytes, uint64_t limit) {
  return "source code is too long: " + std::to_string(bytes) + " bytes, the limit is " +
         std::to_string(limit);
}

}  // namespace hognose
