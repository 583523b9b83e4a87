// Writes values as CBOR; see hognose/cbor.h for the promises and cbor.h for the forms.
//
// A value of a kind whose parts are not as hognose/value.h describes them is refused, or written as
// a named object with the parts that it has. So what is read again is the same value.
#include <gmp.h>

#include <algorithm>
#include <charconv>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "base/utf8.h"
#include "embed/values/cbor.h"
#include "hognose/cbor.h"
#include "hognose/host_class.h"

namespace hognose {

namespace cbor {

// The rules of str(Decimal): a plain number if the exponent is small enough, else one digit before
// the point and an exponent.
std::string decimal_text(const DecimalParts& parts) {
  std::string text(parts.digits);
  const auto count = static_cast<int64_t>(text.size());
  const int64_t adjusted = parts.exponent + count - 1;
  if (parts.exponent <= 0 && adjusted >= -6) {
    const int64_t before = count + parts.exponent;  // digits before the point
    if (before <= 0) text.insert(0, static_cast<size_t>(1 - before), '0');
    if (parts.exponent != 0) {
      text.insert(text.size() - static_cast<size_t>(-parts.exponent), 1, '.');
    }
  } else {
    if (count > 1) text.insert(1, 1, '.');
    text += adjusted < 0 ? "E-" : "E+";
    text += std::to_string(std::abs(adjusted));
  }
  return parts.is_negative ? "-" + text : text;
}

namespace {

using Kind = HostValue::Kind;

struct Written {
  bool is_negative = false;
  std::string digits;
  int64_t exponent = 0;
};

bool is_digit(char c) { return c >= '0' && c <= '9'; }

// Nothing if the number is not finite, or is written in another way than decimal_text() does.
std::optional<Written> parse_decimal(const std::string& text) {
  Written written;
  size_t at = 0;
  written.is_negative = text.starts_with('-');
  if (written.is_negative) ++at;
  bool has_point = false;
  for (; at < text.size() && (is_digit(text[at]) || (text[at] == '.' && !has_point)); ++at) {
    if (text[at] == '.') {
      has_point = true;
      continue;
    }
    written.digits += text[at];
    if (has_point) --written.exponent;
  }
  const size_t zeros = written.digits.find_first_not_of('0');
  if (zeros == std::string::npos) {
    if (written.digits.empty() || written.is_negative) return std::nullopt;
    written.digits = "0";
  } else {
    written.digits.erase(0, zeros);
  }
  if (at < text.size()) {
    if (text[at] != 'E' || text.size() - at > 20) return std::nullopt;
    const char* first = text.data() + at + (text.compare(at, 2, "E+") == 0 ? 2 : 1);
    const char* end = text.data() + text.size();
    int64_t exponent = 0;
    constexpr int64_t kLargest = 2'000'000'000'000'000'000;
    const auto read = std::from_chars(first, end, exponent);
    if (read.ec != std::errc() || read.ptr != end || std::abs(exponent) > kLargest) {
      return std::nullopt;
    }
    written.exponent += exponent;
  }
  const DecimalParts parts{written.is_negative, written.digits, written.exponent};
  if (decimal_text(parts) != text) return std::nullopt;
  return written;
}

class Writer {
 public:
  explicit Writer(std::string& out) : out_(out) {}

  // Which containers links refer to. Nested deeper than kDeepest: the value is refused later.
  void find_links(const HostValue& value, uint64_t depth = 0) {
    if (depth > kDeepest) return;
    if (value.kind == Kind::Link) linked_.insert(value.integer);
    for (const HostValue& item : value.items) find_links(item, depth + 1);
    for (const auto& [key, item] : value.entries) {
      find_links(key, depth + 1);
      find_links(item, depth + 1);
    }
  }

  bool write(const HostValue& value, uint64_t depth = 0) {
    if (depth > kDeepest) return refuse("it is nested too deeply");
    const bool is_container = !is_plain(value.kind);
    if (is_container && value.integer != 0 && linked_.contains(value.integer)) {
      head(Major::Tag, kShared);
      if (!numbers_.emplace(value.integer, numbers_.size()).second) {
        return refuse("two containers have one number");
      }
    }
    switch (value.kind) {
      case Kind::None: return simple(kNull);
      case Kind::Bool: return simple(value.integer != 0 ? kTrue : kFalse);
      case Kind::Int: return integer(value.integer);
      case Kind::BigInt: return big_integer(value.text);
      case Kind::Float: return number(value.number);
      case Kind::Complex:
        head(Major::Tag, kComplex);
        head(Major::Array, 2);
        return number(value.number) && number(value.imaginary);
      case Kind::Str: return text(value.text);
      case Kind::Bytes: return string(Major::Bytes, value.text);
      case Kind::List: head(Major::Array, value.items.size()); return items(value, depth);
      case Kind::Set:
        head(Major::Tag, kSet);
        head(Major::Array, value.items.size());
        return sorted_items(value, depth);
      case Kind::Dict: return map(value, depth);
      case Kind::Date: return date(value) || named(value, depth);
      case Kind::Decimal: return decimal(value.text) || named(value, depth);
      case Kind::Fraction:
        if (!is_fraction(value)) return named(value, depth);
        head(Major::Tag, kRational);
        head(Major::Array, 2);
        return items(value, depth);
      case Kind::Uuid:
        if (value.text.size() != 16) return refuse("a UUID has 16 bytes");
        head(Major::Tag, kUuid);
        return string(Major::Bytes, value.text);
      case Kind::Link: {
        auto found = numbers_.find(value.integer);
        if (found == numbers_.end()) return refuse("a link refers to no container before it");
        head(Major::Tag, kSharedReference);
        head(Major::Unsigned, found->second);
        return true;
      }
      case Kind::Object: return refuse("an object of the host has no bytes");
      case Kind::View: return refuse("a view has no bytes");
      case Kind::Function: return refuse("a function of a guest has no bytes");
      default:
        if (value.is_handle()) return refuse("a handle on an object of a guest has no bytes");
        return named(value, depth);
    }
  }

  const char* reason() const { return reason_; }

 private:
  // Kinds that are not made of other values.
  static bool is_plain(Kind kind) {
    switch (kind) {
      case Kind::None:
      case Kind::Bool:
      case Kind::Int:
      case Kind::BigInt:
      case Kind::Float:
      case Kind::Complex:
      case Kind::Str:
      case Kind::Bytes:
      case Kind::ByteArray:
      case Kind::Ellipsis:
      case Kind::Opaque:
      case Kind::Cut:
      case Kind::Decimal:
      case Kind::Uuid:
      case Kind::Object:
      case Kind::View:
      case Kind::Function:
      case Kind::Link: return true;
      default: return false;
    }
  }

  bool refuse(const char* reason) {
    reason_ = reason;
    return false;
  }

  void head(Major major, uint64_t argument) {
    const auto first = static_cast<uint8_t>(static_cast<uint8_t>(major) << 5);
    if (argument < kOneByte) return put_byte(static_cast<uint8_t>(first | argument));
    unsigned size = 0;  // its logarithm
    while (size < 3 && argument >> (8u << size) != 0) ++size;
    put_byte(static_cast<uint8_t>(first | (kOneByte + size)));
    put_number(argument, 1u << size);
  }
  void put_byte(uint8_t byte) { out_ += static_cast<char>(byte); }
  void put_number(uint64_t number, unsigned bytes) {
    while (bytes > 0) put_byte(static_cast<uint8_t>(number >> (8 * --bytes)));
  }
  bool simple(uint8_t value) {
    head(Major::Simple, value);
    return true;
  }
  bool string(Major major, std::string_view bytes) {
    head(major, bytes.size());
    out_ += bytes;
    return true;
  }
  bool text(std::string_view text) {
    if (scan_utf8(text, Surrogates::Reject).ok()) return string(Major::Text, text);
    if (!scan_utf8(text, Surrogates::Allow).ok()) return refuse("a text is not valid UTF-8");
    head(Major::Tag, kWobblyText);
    return string(Major::Bytes, text);
  }

  bool integer(int64_t value) {
    if (value >= 0) {
      head(Major::Unsigned, static_cast<uint64_t>(value));
    } else {
      head(Major::Negative, ~static_cast<uint64_t>(value));
    }
    return true;
  }
  bool big_integer(std::string_view digits) {
    const bool is_negative = digits.starts_with('-');
    if (is_negative) digits.remove_prefix(1);
    const bool is_hex = digits.starts_with("0x");
    if (is_hex) digits.remove_prefix(2);
    const char* allowed = is_hex ? "0123456789abcdefABCDEF" : "0123456789";
    if (digits.empty() || digits.find_first_not_of(allowed) != digits.npos) {
      return refuse("an integer has other characters than digits");
    }
    mpz_t number;
    mpz_init_set_str(number, std::string(digits).c_str(), is_hex ? 16 : 10);
    if (is_negative && mpz_sgn(number) != 0) mpz_sub_ui(number, number, 1);  // -1 - n is written
    const bool writes_negative = is_negative && digits.find_first_not_of('0') != digits.npos;
    std::string bytes((mpz_sizeinbase(number, 2) + 7) / 8, '\0');
    size_t count = 0;
    mpz_export(bytes.data(), &count, 1, 1, 1, 0, number);
    bytes.resize(count);
    mpz_clear(number);
    if (bytes.size() <= sizeof(uint64_t)) {
      uint64_t small = 0;
      for (char byte : bytes) small = small << 8 | static_cast<uint8_t>(byte);
      head(writes_negative ? Major::Negative : Major::Unsigned, small);
      return true;
    }
    head(Major::Tag, writes_negative ? kNegativeBignum : kPositiveBignum);
    return string(Major::Bytes, bytes);
  }

  // The shortest of the three formats that holds the number.
  bool number(double value) {
    const uint8_t first = static_cast<uint8_t>(Major::Simple) << 5;
    if (std::isnan(value)) {
      put_byte(first | kHalf);
      put_number(0x7E00, 2);
      return true;
    }
    const auto single = static_cast<float>(value);
    if (static_cast<double>(single) != value) {
      uint64_t bits;
      std::memcpy(&bits, &value, sizeof bits);
      put_byte(first | kDouble);
      put_number(bits, sizeof bits);
      return true;
    }
    uint32_t bits;
    std::memcpy(&bits, &single, sizeof bits);
    if (std::optional<uint16_t> half = as_half(bits)) {
      put_byte(first | kHalf);
      put_number(*half, sizeof *half);
    } else {
      put_byte(first | kSingle);
      put_number(bits, sizeof bits);
    }
    return true;
  }
  static std::optional<uint16_t> as_half(uint32_t bits) {
    const uint32_t sign = bits >> 16 & 0x8000;
    const int exponent = static_cast<int>(bits >> 23 & 0xFF) - 127;
    const uint32_t fraction = bits & 0x7FFFFF;
    if (exponent == 128) return static_cast<uint16_t>(sign | 0x7C00);  // infinity
    if (exponent == -127) {
      if (fraction != 0) return std::nullopt;  // smaller than all of half precision
      return static_cast<uint16_t>(sign);
    }
    if (exponent > 15 || exponent < -24) return std::nullopt;
    if (exponent >= -14) {
      if ((fraction & 0x1FFF) != 0) return std::nullopt;
      const auto biased = static_cast<uint32_t>(exponent + 15);
      return static_cast<uint16_t>(sign | biased << 10 | fraction >> 13);
    }
    const uint32_t whole = fraction | 0x800000;
    const auto shift = static_cast<unsigned>(-exponent - 1);  // 14 to 23
    if ((whole & ((1u << shift) - 1)) != 0) return std::nullopt;
    return static_cast<uint16_t>(sign | whole >> shift);
  }

  bool items(const HostValue& value, uint64_t depth) {
    for (const HostValue& item : value.items) {
      if (!write(item, depth + 1)) return false;
    }
    return true;
  }
  // The order of a set is not a part of its value. Links in its items count from the beginning, so
  // their targets must not move: such a set keeps its order.
  bool sorted_items(const HostValue& value, uint64_t depth) {
    const size_t start = out_.size();
    const size_t shared = numbers_.size();
    std::vector<size_t> starts;
    for (const HostValue& item : value.items) {
      starts.push_back(out_.size());
      if (!write(item, depth + 1)) return false;
    }
    if (numbers_.size() != shared) return true;
    starts.push_back(out_.size());
    const std::string written = out_.substr(start);
    std::vector<std::string_view> parts;
    for (size_t i = 0; i + 1 < starts.size(); ++i) {
      parts.push_back(
          std::string_view(written).substr(starts[i] - start, starts[i + 1] - starts[i]));
    }
    std::sort(parts.begin(), parts.end());
    out_.resize(start);
    for (std::string_view part : parts) out_ += part;
    return true;
  }
  bool map(const HostValue& value, uint64_t depth) {
    head(Major::Map, value.entries.size());
    for (const auto& [key, item] : value.entries) {
      if (!write(key, depth + 1) || !write(item, depth + 1)) return false;
    }
    return true;
  }

  bool named(const HostValue& value, uint64_t depth) {
    for (const NamedObject& object : kNamedObjects) {
      if (object.kind != value.kind) continue;
      head(Major::Tag, kNamedObject);
      const bool has_items = object.shape == Shape::Items;
      head(Major::Array, has_items                             ? 1 + value.items.size()
                         : object.shape == Shape::NamedEntries ? 3
                         : object.shape == Shape::Nothing      ? 1
                                                               : 2);
      string(Major::Text, object.name);
      switch (object.shape) {
        case Shape::Nothing: return true;
        case Shape::Text: return text(value.text);
        case Shape::Bytes: return string(Major::Bytes, value.text);
        case Shape::Items:
          return value.kind == Kind::FrozenSet ? sorted_items(value, depth) : items(value, depth);
        case Shape::NamedEntries: return text(value.text) && map(value, depth);
      }
    }
    return refuse("values of this kind have no bytes");
  }

  static bool is_number_in(const HostValue& value, int64_t low, int64_t high) {
    return value.kind == Kind::Int && value.integer >= low && value.integer <= high;
  }
  // Writes nothing and returns false if it is not an ordinary date.
  bool date(const HostValue& value) {
    if (linked_.contains(value.integer) || value.items.size() != 3) return false;
    if (!is_number_in(value.items[0], 1, 9999) || !is_number_in(value.items[1], 1, 12) ||
        !is_number_in(value.items[2], 1, 31)) {
      return false;
    }
    char text[16];
    const int length = std::snprintf(
        text, sizeof text, "%04d-%02d-%02d", static_cast<int>(value.items[0].integer),
        static_cast<int>(value.items[1].integer), static_cast<int>(value.items[2].integer));
    head(Major::Tag, kDateText);
    return string(Major::Text, {text, static_cast<size_t>(length)});
  }
  bool decimal(const std::string& text) {
    std::optional<Written> written = parse_decimal(text);
    if (!written) return false;
    head(Major::Tag, kDecimalFraction);
    head(Major::Array, 2);
    return integer(written->exponent) &&
           big_integer((written->is_negative ? "-" : "") + written->digits);
  }
  static bool is_fraction(const HostValue& value) {
    auto is_integer = [](const HostValue& part) {
      return part.kind == Kind::Int || part.kind == Kind::BigInt;
    };
    return value.items.size() == 2 && is_integer(value.items[0]) && is_integer(value.items[1]);
  }

  std::string& out_;
  const char* reason_ = "";
  std::unordered_set<int64_t> linked_;
  std::unordered_map<int64_t, uint64_t> numbers_;  // of containers that were written
};

}  // namespace

}  // namespace cbor

std::optional<std::string> to_cbor(const HostValue& value, std::string& out) {
  const size_t before = out.size();
  cbor::Writer writer(out);
  writer.find_links(value);
  if (writer.write(value)) return std::nullopt;
  out.resize(before);
  return writer.reason();
}

}  // namespace hognose
