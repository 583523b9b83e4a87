// JSON writer for `hognose run --json`.
//
// Text and values of an outcome come from a guest and may be anything. The conversion that created
// the value has bounded its depth.
#include "json_writer.h"

#include <array>
#include <charconv>
#include <cmath>
#include <cstdio>
#include <cstring>
#include <string_view>

#include "process_memory.h"

namespace hognose::cli {

namespace {

// Bytes that must be escaped in a JSON string, or that may begin a sequence that must be
// (surrogates).
constexpr std::array<bool, 256> kSpecial = [] {
  std::array<bool, 256> special{};
  for (unsigned byte = 0; byte < 0x20; ++byte) special[byte] = true;
  for (unsigned byte : {0x22, 0x5C, 0x7F, 0xED}) special[byte] = true;
  return special;
}();

// Whether it is UTF-8 without surrogates.
bool is_utf8(std::string_view text) {
  for (size_t i = 0; i < text.size();) {
    auto first = static_cast<unsigned char>(text[i]);
    size_t length = first < 0x80   ? 1
                    : first < 0xC2 ? 0
                    : first < 0xE0 ? 2
                    : first < 0xF0 ? 3
                    : first < 0xF5 ? 4
                                   : 0;
    if (length == 0 || text.size() - i < length) return false;
    unsigned point = length == 1 ? first : first & (0x7Fu >> length);
    for (size_t k = 1; k < length; ++k) {
      auto next = static_cast<unsigned char>(text[i + k]);
      if ((next & 0xC0) != 0x80) return false;
      point = point << 6 | (next & 0x3F);
    }
    if (length == 3 && (point < 0x800 || (point >= 0xD800 && point < 0xE000))) return false;
    if (length == 4 && (point < 0x10000 || point > 0x10FFFF)) return false;
    i += length;
  }
  return true;
}

class Writer {
 public:
  explicit Writer(std::FILE* file) : file_(file) {}

  bool finish() {
    flush();
    return !failed_;
  }

  void key(std::string_view name) {
    separate();
    text(name);
    put(": ");
    fresh_ = true;
  }
  void open(char bracket) {
    separate();
    put(std::string_view(&bracket, 1));
    fresh_ = true;
  }
  void close(char bracket) {
    put(std::string_view(&bracket, 1));
    fresh_ = false;
  }
  void raw(std::string_view token) {
    separate();
    put(token);
    fresh_ = false;
  }
  void string(std::string_view value) {
    separate();
    text(value);
    fresh_ = false;
  }
  // Text if it is UTF-8, else as bytes are written.
  void content(std::string_view data) { return is_utf8(data) ? string(data) : bytes(data); }
  void number(double value) {
    if (std::isnan(value)) return string("NaN");
    if (std::isinf(value)) return string(value < 0 ? "-Infinity" : "Infinity");
    char buffer[32];
    auto end = std::to_chars(buffer, buffer + sizeof buffer, value).ptr;
    raw(std::string_view(buffer, static_cast<size_t>(end - buffer)));
  }
  void integer(int64_t value) { raw(std::to_string(value)); }
  void rounded(double value, int digits) {
    char buffer[48];
    snprintf(buffer, sizeof buffer, "%.*f", digits, value);
    raw(buffer);
  }

  void value(const HostValue& value) {
    switch (value.kind) {
      case HostValue::Kind::None: return raw("null");
      case HostValue::Kind::Bool: return raw(value.integer != 0 ? "true" : "false");
      case HostValue::Kind::Int: return integer(value.integer);
      case HostValue::Kind::BigInt: return raw(value.text);
      case HostValue::Kind::Float: return number(value.number);
      case HostValue::Kind::Complex:
        open('[');
        number(value.number);
        number(value.imaginary);
        return close(']');
      case HostValue::Kind::Str:
      case HostValue::Kind::Opaque: return string(value.text);
      case HostValue::Kind::Decimal: return string(value.text);
      case HostValue::Kind::Bytes:
      case HostValue::Kind::ByteArray:
      case HostValue::Kind::Uuid: return bytes(value.text);
      case HostValue::Kind::Ellipsis: return string("Ellipsis");
      // The command line tool lends no objects to its guests, and asks for no functions.
      case HostValue::Kind::Function: return string(value.text);
      case HostValue::Kind::Link: return string("<link>");
      case HostValue::Kind::Object: return string("<host object>");
      case HostValue::Kind::View: return string("<host view>");
      case HostValue::Kind::Cut: return string("<" + value.text + ">");
      case HostValue::Kind::List:
      case HostValue::Kind::Tuple:
      case HostValue::Kind::Set:
      case HostValue::Kind::FrozenSet: return items(value);
      case HostValue::Kind::Range: return parts("range", value);
      case HostValue::Kind::Date: return parts("date", value);
      case HostValue::Kind::Time: return parts("time", value);
      case HostValue::Kind::DateTime: return parts("datetime", value);
      case HostValue::Kind::TimeDelta: return parts("timedelta", value);
      case HostValue::Kind::TimeZone: return parts("timezone", value);
      case HostValue::Kind::Fraction: return parts("fraction", value);
      case HostValue::Kind::Dict:
      case HostValue::Kind::NamedTuple:
      case HostValue::Kind::Dataclass:
      case HostValue::Kind::EnumMember:
      case HostValue::Kind::Exception:
        if (in_key_)
          return string("<" + value.text + ">");  // a dict is not hashable, so never a key
        open('{');
        for (const auto& [entry_key, item] : value.entries) {
          key_of(entry_key);
          this->value(item);
        }
        return close('}');
    }
  }

 private:
  // Writes a comma between items; nothing after a key or an opening bracket.
  void separate() {
    if (!fresh_) put(", ");
    fresh_ = true;
  }

  void items(const HostValue& value) {
    open('[');
    for (const HostValue& item : value.items) this->value(item);
    close(']');
  }
  // Within the text of a key there is no room for quotes.
  void parts(const char* kind, const HostValue& value) {
    if (in_key_) return items(value);
    open('{');
    key(kind);
    items(value);
    close('}');
  }

  void key_of(const HostValue& key) {
    if (key.kind == HostValue::Kind::Str || key.kind == HostValue::Kind::Opaque) {
      return this->key(key.text);
    }
    // Write the JSON text of the key as a string.
    separate();
    put("\"");
    in_key_ = true;
    value(key);
    in_key_ = false;
    put("\": ");
    fresh_ = true;
  }

  // Writes bytes in Python's notation without the quotes: \xNN for bytes that are not printable
  // ASCII and for the backslash.
  void bytes(std::string_view data) {
    separate();
    put("\"");
    constexpr char kDigits[] = "0123456789abcdef";
    for (unsigned char byte : data) {
      if (byte >= 0x20 && byte < 0x7F && byte != '\\') {
        char plain = static_cast<char>(byte);
        put(byte == '"' ? std::string_view("\\\"") : std::string_view(&plain, 1));
      } else {
        const char shown[] = {'\\', '\\', 'x', kDigits[byte >> 4], kDigits[byte & 15]};
        put(std::string_view(shown, sizeof shown));
      }
    }
    put("\"");
    fresh_ = false;
  }

  void text(std::string_view value) {
    put("\"");
    for (size_t i = 0; i < value.size();) {
      size_t plain = i;
      while (plain < value.size() && !kSpecial[static_cast<unsigned char>(value[plain])]) ++plain;
      put(value.substr(i, plain - i));
      i = plain;
      if (i < value.size()) i += special(value.substr(i));
    }
    put("\"");
  }

  // Escapes the beginning of `rest`. Returns the number of bytes it consumed.
  size_t special(std::string_view rest) {
    auto byte = static_cast<unsigned char>(rest[0]);
    switch (byte) {
      case '"': put("\\\""); return 1;
      case '\\': put("\\\\"); return 1;
      case '\n': put("\\n"); return 1;
      case '\r': put("\\r"); return 1;
      case '\t': put("\\t"); return 1;
      default: break;
    }
    // A surrogate: three bytes that JSON text must not contain unescaped.
    bool is_surrogate =
        byte == 0xED && rest.size() > 2 && static_cast<unsigned char>(rest[1]) >= 0xA0;
    if (byte == 0xED && !is_surrogate) {
      put(rest.substr(0, 1));
      return 1;
    }
    unsigned unit = byte;
    if (is_surrogate) {
      unit = 0xD000u | (static_cast<unsigned>(rest[1]) & 0x3Fu) << 6 |
             (static_cast<unsigned>(rest[2]) & 0x3Fu);
    }
    constexpr char kDigits[] = "0123456789abcdef";
    const char shown[] = {'\\',
                          'u',
                          kDigits[unit >> 12],
                          kDigits[unit >> 8 & 15],
                          kDigits[unit >> 4 & 15],
                          kDigits[unit & 15]};
    put(std::string_view(shown, sizeof shown));
    return is_surrogate ? 3 : 1;
  }

  void put(std::string_view text) {
    if (in_key_) return put_in_string(text);
    put_plainly(text);
  }
  // Text that is JSON already: escape the two characters that a string cannot contain.
  void put_in_string(std::string_view text) {
    for (const char& c : text) {
      if (c == '"' || c == '\\') put_plainly("\\");
      put_plainly(std::string_view(&c, 1));
    }
  }
  void put_plainly(std::string_view text) {
    if (text.size() > sizeof buffer_ - used_) {
      flush();
      if (text.size() > sizeof buffer_) return write(text);
    }
    std::memcpy(buffer_ + used_, text.data(), text.size());
    used_ += text.size();
  }
  void flush() {
    write(std::string_view(buffer_, used_));
    used_ = 0;
  }
  void write(std::string_view text) {
    if (std::fwrite(text.data(), 1, text.size(), file_) != text.size()) failed_ = true;
  }

  std::FILE* file_;
  bool fresh_ = true;
  bool in_key_ = false;
  bool failed_ = false;
  size_t used_ = 0;
  char buffer_[1 << 16];
};

constexpr std::string_view kChangeNames[] = {"created", "modified", "deleted"};
constexpr std::string_view kTypeNames[] = {"file", "folder", "link"};

// The contents of files are values, as bytes of a result are.
void write_files(Writer& json, const std::vector<FileChange>& files) {
  json.key("files");
  json.open('[');
  for (const FileChange& file : files) {
    json.open('{');
    json.key("path");
    json.content(file.path);
    json.key("change");
    json.string(kChangeNames[static_cast<unsigned>(file.kind)]);
    json.key("type");
    json.string(kTypeNames[static_cast<unsigned>(file.type)]);
    if (file.kind != FileChange::Kind::Deleted && file.type != FileChange::Type::Folder) {
      json.key("content");
      json.content(file.content);
    }
    json.close('}');
  }
  json.close(']');
}

}  // namespace

bool write_outcome_as_json(const Outcome& outcome, std::FILE* file) {
  Writer json(file);
  json.open('{');
  json.key("status");
  json.string(status_name(outcome.status));
  json.key("output");
  json.string(outcome.output);
  json.key("stderr");
  json.string(outcome.stderr_output);
  json.key("error");
  if (outcome.error) {
    json.open('{');
    json.key("type");
    json.string(outcome.error->type);
    json.key("message");
    json.string(outcome.error->message);
    json.key("traceback");
    json.string(outcome.error->traceback);
    json.close('}');
  } else {
    json.raw("null");
  }
  json.key("stop");
  if (outcome.stop_message.empty()) {
    json.raw("null");
  } else {
    json.string(outcome.stop_message);
  }
  json.key("return_value");
  json.value(outcome.return_value);
  if (!outcome.files.empty()) write_files(json, outcome.files);
  json.key("time_ms");
  json.rounded(outcome.time_milliseconds, 3);
  json.key("cpu_ms");
  json.rounded(outcome.cpu_milliseconds, 3);
  json.key("memory_mb");
  json.rounded(static_cast<double>(outcome.memory_peak_bytes) / (1 << 20), 3);
  json.key("steps");
  json.raw(std::to_string(outcome.steps));
  json.key("host_calls");
  json.raw(std::to_string(outcome.host_calls));
  if (outcome.longest_pause_milliseconds != 0) {
    json.key("longest_pause_ms");
    json.rounded(outcome.longest_pause_milliseconds, 3);
    json.key("resident_mb");
    json.rounded(most_resident_megabytes(), 3);
  }
  json.close('}');
  return json.finish();
}

}  // namespace hognose::cli
