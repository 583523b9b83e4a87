// JSON writing for `hognose run --json`.
//
// Receives an Outcome, whose texts and values come from a guest and may be anything; hands on
// one line of valid JSON. Depth is bounded by the conversion that made the value.
#include "json_writer.h"

#include <charconv>
#include <cmath>
#include <cstdio>
#include <string_view>

#include "process_memory.h"

namespace hognose::cli {

namespace {

class Writer {
 public:
  std::string take() { return std::move(out_); }

  void key(std::string_view name) {
    separate();
    text(name);
    out_ += ": ";
    fresh_ = true;
  }
  void open(char bracket) {
    separate();
    out_ += bracket;
    fresh_ = true;
  }
  void close(char bracket) {
    out_ += bracket;
    fresh_ = false;
  }
  void raw(std::string_view token) {
    separate();
    out_ += token;
    fresh_ = false;
  }
  void string(std::string_view value) {
    separate();
    text(value);
    fresh_ = false;
  }
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
      case HostValue::Kind::Bytes: return bytes(value.text);
      case HostValue::Kind::Ellipsis: return string("Ellipsis");
      // This program gives no objects to its guests.
      case HostValue::Kind::Object: return string("<host object>");
      case HostValue::Kind::View: return string("<host view>");
      case HostValue::Kind::Cut: return string("<" + value.text + ">");
      case HostValue::Kind::List:
      case HostValue::Kind::Tuple:
      case HostValue::Kind::Set:
      case HostValue::Kind::FrozenSet:
        open('[');
        for (const HostValue& item : value.items) this->value(item);
        return close(']');
      case HostValue::Kind::Dict:
        open('{');
        for (const auto& [entry_key, item] : value.entries) {
          key(key_text(entry_key));
          this->value(item);
        }
        return close('}');
    }
  }

 private:
  // Between items a comma, after a key or an opening bracket nothing.
  void separate() {
    if (!fresh_) out_ += ", ";
    fresh_ = true;
  }

  static std::string key_text(const HostValue& key) {
    if (key.kind == HostValue::Kind::Str || key.kind == HostValue::Kind::Opaque) return key.text;
    Writer inner;
    inner.value(key);
    return inner.take();
  }

  // Bytes as text in Python's notation, without the quotes' trouble: \xNN for what is not ASCII.
  void bytes(std::string_view data) {
    std::string shown;
    for (unsigned char byte : data) {
      if (byte >= 0x20 && byte < 0x7F && byte != '\\') {
        shown += static_cast<char>(byte);
      } else {
        char buffer[8];
        snprintf(buffer, sizeof buffer, "\\x%02x", byte);
        shown += buffer;
      }
    }
    string(shown);
  }

  void text(std::string_view value) {
    out_ += '"';
    for (size_t i = 0; i < value.size(); ++i) {
      auto byte = static_cast<unsigned char>(value[i]);
      switch (byte) {
        case '"': out_ += "\\\""; continue;
        case '\\': out_ += "\\\\"; continue;
        case '\n': out_ += "\\n"; continue;
        case '\r': out_ += "\\r"; continue;
        case '\t': out_ += "\\t"; continue;
        default: break;
      }
      char buffer[8];
      if (byte < 0x20 || byte == 0x7F) {
        snprintf(buffer, sizeof buffer, "\\u%04x", byte);
        out_ += buffer;
        continue;
      }
      // A surrogate: three bytes that JSON text may not contain as they are.
      if (byte == 0xED && i + 2 < value.size() &&
          static_cast<unsigned char>(value[i + 1]) >= 0xA0) {
        unsigned unit = 0xD000u | (static_cast<unsigned>(value[i + 1]) & 0x3Fu) << 6 |
                        (static_cast<unsigned>(value[i + 2]) & 0x3Fu);
        snprintf(buffer, sizeof buffer, "\\u%04x", unit);
        out_ += buffer;
        i += 2;
        continue;
      }
      out_ += static_cast<char>(byte);
    }
    out_ += '"';
  }

  std::string out_;
  bool fresh_ = true;
};

}  // namespace

std::string outcome_as_json(const Outcome& outcome) {
  Writer json;
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
  return json.take();
}

}  // namespace hognose::cli
