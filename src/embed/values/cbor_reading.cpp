// Reads values from CBOR. The bytes may be hostile.
//
// Nothing is allocated for a length that the remaining bytes cannot fill, so memory grows with the
// input and with CborLimits::max_values. Recursion ends at CborLimits::max_depth.
#include <gmp.h>

#include <algorithm>
#include <cmath>
#include <cstring>
#include <limits>
#include <string>
#include <vector>

#include "base/utf8.h"
#include "embed/values/cbor.h"
#include "hognose/cbor.h"
#include "hognose/host_class.h"

namespace hognose {

namespace cbor {

namespace {

using Kind = HostValue::Kind;

struct Head {
  Major major = Major::Unsigned;
  uint8_t information = 0;
  uint64_t argument = 0;
  bool is_indefinite() const { return information == kIndefinite; }
  bool is_break() const { return major == Major::Simple && is_indefinite(); }
};

class Reader {
 public:
  Reader(std::string_view bytes, const CborLimits& limits)
      : bytes_(bytes), limits_(limits), deepest_(std::min(limits.max_depth, kDeepest)) {}

  bool read_whole(HostValue& value) {
    if (!read(value, 0)) return false;
    return at_ == bytes_.size() || refuse("there are bytes after the value");
  }

  std::string reason() const { return "byte " + std::to_string(at_) + ": " + reason_; }

 private:
  bool refuse(const char* reason) {
    if (reason_.empty()) reason_ = reason;
    return false;
  }
  uint64_t left() const { return bytes_.size() - at_; }
  bool next_is_break() const { return at_ < bytes_.size() && bytes_[at_] == '\xFF'; }

  bool head(Head& head) {
    if (at_ == bytes_.size()) return refuse("the value is cut off");
    const auto first = static_cast<uint8_t>(bytes_[at_++]);
    head.major = static_cast<Major>(first >> 5);
    head.information = first & 0x1F;
    head.argument = head.information;
    if (head.information < kOneByte || head.is_indefinite()) return true;
    if (head.information > kEightBytes) return refuse("a reserved length");
    const unsigned size = 1u << (head.information - kOneByte);
    if (left() < size) return refuse("the value is cut off");
    head.argument = 0;
    for (unsigned i = 0; i < size; ++i) {
      head.argument = head.argument << 8 | static_cast<uint8_t>(bytes_[at_++]);
    }
    return true;
  }

  bool read(HostValue& value, uint64_t depth) {
    Head first;
    return head(first) && read_after(first, value, depth);
  }

  bool read_after(const Head& first, HostValue& value, uint64_t depth) {
    if (++values_ > limits_.max_values) return refuse("there are too many values");
    if (depth > deepest_) return refuse("it is nested too deeply");
    // Only a container may have a number. Its own parts have none of this one.
    const bool is_shared = std::exchange(next_is_shared_, false);
    if (is_shared && first.major != Major::Array && first.major != Major::Map &&
        first.major != Major::Tag) {
      return refuse("only containers are shared");
    }
    switch (first.major) {
      case Major::Unsigned:
      case Major::Negative: return integer(first, value);
      case Major::Bytes: value.kind = Kind::Bytes; return string(first, value.text);
      case Major::Text: value.kind = Kind::Str; return text(first, value.text);
      case Major::Array:
        value.kind = Kind::List;
        if (is_shared) number(value);
        return array(first, value.items, depth);
      case Major::Map:
        value.kind = Kind::Dict;
        if (is_shared) number(value);
        return map(first, value, depth);
      case Major::Tag: next_is_shared_ = is_shared; return tag(first, value, depth);
      case Major::Simple: return simple(first, value);
    }
    return false;
  }

  // Gives the container the next number.
  void number(HostValue& value) { value.integer = ++last_number_; }
  // Between a tag and its content: whether the whole is shared.
  bool take_shared(HostValue& value) {
    if (std::exchange(next_is_shared_, false)) number(value);
    return true;
  }
  bool is_not_shared() { return !next_is_shared_ || refuse("only containers are shared"); }

  bool integer(const Head& first, HostValue& value) {
    if (first.is_indefinite()) return refuse("an integer without an end");
    const bool is_negative = first.major == Major::Negative;
    if (first.argument <= static_cast<uint64_t>(INT64_MAX)) {
      value.kind = Kind::Int;
      const auto number = static_cast<int64_t>(first.argument);
      value.integer = is_negative ? -1 - number : number;
      return true;
    }
    char bytes[sizeof(uint64_t)];
    for (size_t i = 0; i < sizeof bytes; ++i) {
      bytes[i] = static_cast<char>(first.argument >> (8 * (sizeof bytes - 1 - i)));
    }
    return big_integer({bytes, sizeof bytes}, is_negative, value);
  }
  bool big_integer(std::string_view bytes, bool is_negative, HostValue& value) {
    if (bytes.size() > limits_.max_integer_bytes) return refuse("an integer is too large");
    mpz_t number;
    mpz_init(number);
    mpz_import(number, bytes.size(), 1, 1, 1, 0, bytes.data());
    if (is_negative) mpz_com(number, number);  // -1 - n
    if (mpz_fits_slong_p(number) != 0) {
      value.kind = Kind::Int;
      value.integer = mpz_get_si(number);
    } else {
      value.kind = Kind::BigInt;
      value.text.resize(mpz_sizeinbase(number, 10) + 2);
      mpz_get_str(value.text.data(), 10, number);
      value.text.resize(std::strlen(value.text.c_str()));
    }
    mpz_clear(number);
    return true;
  }

  bool string(const Head& first, std::string& out) {
    if (!first.is_indefinite()) {
      if (first.argument > left()) return refuse("a string is cut off");
      out.assign(bytes_.substr(at_, first.argument));
      at_ += first.argument;
      return true;
    }
    // Pieces of the same type, each of a given length.
    for (;;) {
      Head piece;
      if (!head(piece)) return false;
      if (piece.is_break()) return true;
      if (piece.major != first.major || piece.is_indefinite()) {
        return refuse("a string has a piece that is none");
      }
      if (piece.argument > left()) return refuse("a string is cut off");
      out += bytes_.substr(at_, piece.argument);
      at_ += piece.argument;
    }
  }
  bool text(const Head& first, std::string& out) {
    if (!string(first, out)) return false;
    return scan_utf8(out, Surrogates::Reject).ok() || refuse("a text is not valid UTF-8");
  }
  bool text(std::string& out) {
    Head first;
    if (!head(first)) return false;
    if (first.major == Major::Tag && first.argument == kWobblyText) return wobbly_text(out);
    if (first.major != Major::Text) return refuse("a text is missing");
    return text(first, out);
  }
  bool wobbly_text(std::string& out) {
    Head first;
    if (!head(first)) return false;
    if (first.major != Major::Bytes) return refuse("a text with surrogates is no byte string");
    if (!string(first, out)) return false;
    return scan_utf8(out, Surrogates::Allow).ok() || refuse("a text is not valid UTF-8");
  }
  bool byte_string(std::string& out) {
    Head first;
    if (!head(first)) return false;
    if (first.major != Major::Bytes) return refuse("a byte string is missing");
    return string(first, out);
  }

  // Calls read_one() for each item of an array, or each entry of a map, from `count` on.
  template <class ReadOne>
  bool each(const Head& first, uint64_t bytes_each, ReadOne read_one) {
    if (first.is_indefinite()) {
      while (!next_is_break()) {
        if (!read_one()) return false;
      }
      ++at_;
      return true;
    }
    if (first.argument > left() / bytes_each) return refuse("a container is cut off");
    for (uint64_t i = 0; i < first.argument; ++i) {
      if (!read_one()) return false;
    }
    return true;
  }
  bool array(const Head& first, std::vector<HostValue>& items, uint64_t depth) {
    return each(first, 1, [&] { return read(items.emplace_back(), depth + 1); });
  }
  // Keys are compared as to_cbor() writes them: the bytes may have a number in a longer form. Maps
  // in keys of maps are written once for each of these, so the total is bounded.
  bool map(const Head& first, HostValue& value, uint64_t depth) {
    std::vector<std::string> keys;
    bool done = each(first, 2, [&] {
      auto& [key, item] = value.entries.emplace_back();
      const size_t start = at_;
      if (!read(key, depth + 1)) return false;
      // Only a key with a link to what is before it has no bytes of its own.
      std::string& text = keys.emplace_back();
      if (to_cbor(key, text)) text = bytes_.substr(start, at_ - start);
      constexpr uint64_t kAlwaysAllowed = uint64_t{16} << 20;
      written_ += text.size();
      if (written_ > kAlwaysAllowed + 16 * bytes_.size()) return refuse("keys in keys of maps");
      return read(item, depth + 1);
    });
    if (!done) return false;
    std::sort(keys.begin(), keys.end());
    return std::adjacent_find(keys.begin(), keys.end()) == keys.end() ||
           refuse("a map has a key twice");
  }

  bool simple(const Head& first, HostValue& value) {
    switch (first.information) {
      case kFalse:
      case kTrue: value = HostValue(first.information == kTrue); return true;
      case kNull: return true;
      case kHalf: value = HostValue(from_half(static_cast<uint32_t>(first.argument))); return true;
      case kSingle: {
        const auto bits = static_cast<uint32_t>(first.argument);
        float number;
        std::memcpy(&number, &bits, sizeof number);
        value = HostValue(number);
        return true;
      }
      case kDouble: {
        double number;
        std::memcpy(&number, &first.argument, sizeof number);
        value = HostValue(number);
        return true;
      }
      default: return refuse("a simple value that is none of Python's");
    }
  }
  static double from_half(uint32_t bits) {
    const auto exponent = static_cast<int>(bits >> 10 & 0x1F);
    const auto fraction = static_cast<double>(bits & 0x3FF);
    double number = exponent == 0    ? std::ldexp(fraction, -24)
                    : exponent != 31 ? std::ldexp(fraction + 1024, exponent - 25)
                                     : (fraction == 0 ? std::numeric_limits<double>::infinity()
                                                      : std::numeric_limits<double>::quiet_NaN());
    return (bits & 0x8000) != 0 ? -number : number;
  }

  bool tag(const Head& first, HostValue& value, uint64_t depth) {
    if (first.is_indefinite()) return refuse("a tag without an end");
    switch (first.argument) {
      case kShared:
        if (!is_not_shared()) return false;
        next_is_shared_ = true;
        return read(value, depth + 1);
      case kSet:
        if (!take_shared(value)) return false;
        value.kind = Kind::Set;
        return items(value, depth);
      case kNamedObject: return named(value, depth);
      default: break;
    }
    if (first.argument == kRational) {
      take_shared(value);
      value.kind = Kind::Fraction;
      return items(value, depth) && check(are_integers(value.items), "a rational number");
    }
    if (!is_not_shared()) return false;
    switch (first.argument) {
      case kPositiveBignum:
      case kNegativeBignum: {
        std::string bytes;
        return byte_string(bytes) && big_integer(bytes, first.argument == kNegativeBignum, value);
      }
      case kSharedReference: {
        Head index;
        if (!head(index)) return false;
        const bool is_index = index.major == Major::Unsigned && !index.is_indefinite();
        if (!is_index || index.argument >= static_cast<uint64_t>(last_number_)) {
          return refuse("a reference to nothing before it");
        }
        value.kind = Kind::Link;
        value.integer = static_cast<int64_t>(index.argument) + 1;
        return true;
      }
      case kWobblyText: value.kind = Kind::Str; return wobbly_text(value.text);
      case kUuid:
        value.kind = Kind::Uuid;
        return byte_string(value.text) && check(value.text.size() == 16, "a UUID");
      case kDateText: return date(value);
      case kDateTimeText: return date_time(value);
      case kDecimalFraction: return decimal(value, depth);
      case kComplex: return complex(value, depth);
      default: return refuse("an unknown tag");
    }
  }

  bool check(bool is_valid, const char* what) {
    if (!is_valid) reason_ = std::string(what) + " has other parts";
    return is_valid;
  }
  bool items(HostValue& value, uint64_t depth) {
    Head first;
    if (!head(first)) return false;
    if (first.major != Major::Array) return refuse("an array is missing");
    return array(first, value.items, depth);
  }
  static bool are_integers(const std::vector<HostValue>& items) {
    auto is_integer = [](const HostValue& part) {
      return part.kind == Kind::Int || part.kind == Kind::BigInt;
    };
    return items.size() == 2 && is_integer(items[0]) && is_integer(items[1]);
  }

  bool named(HostValue& value, uint64_t depth) {
    Head first;
    if (!head(first)) return false;
    if (first.major != Major::Array) return refuse("an array is missing");
    if (first.argument == 0) return refuse("a named object without a name");
    if (!first.is_indefinite() && first.argument > left()) return refuse("a container is cut off");
    std::string name;
    if (!text(name)) return false;
    for (const NamedObject& object : kNamedObjects) {
      if (object.name != name) continue;
      value.kind = object.kind;
      if (object.shape == Shape::Items || object.shape == Shape::NamedEntries) {
        take_shared(value);
      } else if (!is_not_shared()) {
        return false;
      }
      return parts(object.shape, first, value, depth);
    }
    return refuse("a named object of an unknown class");
  }
  // The parts after the name, and the end of the array.
  bool parts(Shape shape, const Head& first, HostValue& value, uint64_t depth) {
    if (shape == Shape::Items) {
      Head rest = first;
      if (!rest.is_indefinite()) --rest.argument;
      return array(rest, value.items, depth);
    }
    const uint64_t wanted = shape == Shape::Nothing ? 1 : shape == Shape::NamedEntries ? 3 : 2;
    if (!first.is_indefinite() && first.argument != wanted) {
      return check(false, "a named object");
    }
    switch (shape) {
      case Shape::Nothing: break;
      case Shape::Text:
        if (!text(value.text)) return false;
        break;
      case Shape::Bytes:
        if (!byte_string(value.text)) return false;
        break;
      default: {
        Head entries;
        if (!text(value.text) || !head(entries)) return false;
        if (entries.major != Major::Map) return check(false, "a named object");
        if (!map(entries, value, depth)) return false;
      }
    }
    if (!first.is_indefinite()) return true;
    if (!next_is_break()) return check(false, "a named object");
    ++at_;
    return true;
  }

  // `count` digits as a number; -1 if there are others.
  static int digits(std::string_view text, size_t at, size_t count) {
    int number = 0;
    for (size_t i = at; i < at + count; ++i) {
      if (i >= text.size() || text[i] < '0' || text[i] > '9') return -1;
      number = 10 * number + (text[i] - '0');
    }
    return number;
  }
  static bool day(std::string_view text, std::vector<HostValue>& items) {
    if (text.size() < 10 || text[4] != '-' || text[7] != '-') return false;
    const int parts[] = {digits(text, 0, 4), digits(text, 5, 2), digits(text, 8, 2)};
    if (parts[0] < 1 || parts[1] < 1 || parts[1] > 12 || parts[2] < 1 || parts[2] > 31)
      return false;
    for (int part : parts) items.emplace_back(part);
    return true;
  }
  bool date(HostValue& value) {
    std::string written;
    if (!text(written)) return false;
    value.kind = Kind::Date;
    return check(written.size() == 10 && day(written, value.items), "a date");
  }
  // RFC 3339: "2026-11-25T17:08:08.25Z", "...+02:00".
  bool date_time(HostValue& value) {
    std::string written;
    if (!text(written)) return false;
    return check(date_time(written, value), "a date and time");
  }
  static bool date_time(std::string_view text, HostValue& value) {
    if (!day(text, value.items) || text.size() < 20 || (text[10] != 'T' && text[10] != 't')) {
      return false;
    }
    const int hour = digits(text, 11, 2), minute = digits(text, 14, 2),
              second = digits(text, 17, 2);
    if (text[13] != ':' || text[16] != ':' || hour < 0 || hour > 23 || minute < 0 || minute > 59 ||
        second < 0 || second > 59) {
      return false;
    }
    size_t at = 19;
    int64_t microsecond = 0;
    if (text[at] == '.') {
      int64_t scale = 100'000;
      const size_t start = ++at;
      for (; digits(text, at, 1) >= 0; ++at, scale /= 10) {
        microsecond += scale * digits(text, at, 1);
      }
      if (at == start) return false;
    }
    std::string_view zone = text.substr(at);
    int offset = 0;
    if (zone != "Z" && zone != "z") {
      const bool is_ahead = zone.starts_with('+');
      const int hours = digits(zone, 1, 2), minutes = digits(zone, 4, 2);
      if (zone.size() != 6 || (!is_ahead && zone[0] != '-') || zone[3] != ':' || hours < 0 ||
          hours > 23 || minutes < 0 || minutes > 59) {
        return false;
      }
      offset = (is_ahead ? 1 : -1) * (hours * 60 + minutes) * 60;
    }
    for (int64_t part :
         {int64_t{hour}, int64_t{minute}, int64_t{second}, microsecond, int64_t{0}}) {
      value.items.emplace_back(part);
    }
    constexpr int kDay = 24 * 60 * 60;
    const int days = offset < 0 ? -1 : 0;
    HostValue delta = HostValue::of(Kind::TimeDelta, {days, offset - days * kDay, 0});
    value.items.push_back(HostValue::of(Kind::TimeZone, {std::move(delta), HostValue()}));
    value.kind = Kind::DateTime;
    return true;
  }

  bool decimal(HostValue& value, uint64_t depth) {
    HostValue parts;
    if (!items(parts, depth)) return false;
    const bool is_number = are_integers(parts.items) && parts.items[0].kind == Kind::Int;
    if (!check(is_number, "a decimal number")) return false;
    // Python's limits on exponents are narrower still.
    constexpr int64_t kLargest = 2'000'000'000'000'000'000;
    DecimalParts written;
    written.exponent = parts.items[0].integer;
    if (written.exponent > kLargest || written.exponent < -kLargest) {
      return refuse("the exponent of a decimal number is too large");
    }
    const HostValue& mantissa = parts.items[1];
    std::string digits =
        mantissa.kind == Kind::Int ? std::to_string(mantissa.integer) : mantissa.text;
    written.is_negative = digits.starts_with('-');
    written.digits = std::string_view(digits).substr(written.is_negative ? 1 : 0);
    value.kind = Kind::Decimal;
    value.text = decimal_text(written);
    return true;
  }
  bool complex(HostValue& value, uint64_t depth) {
    HostValue parts;
    if (!items(parts, depth)) return false;
    auto is_number = [](const HostValue& part) {
      return part.kind == Kind::Int || part.kind == Kind::Float;
    };
    if (!check(parts.items.size() == 2 && is_number(parts.items[0]) && is_number(parts.items[1]),
               "a complex number")) {
      return false;
    }
    auto number = [](const HostValue& part) {
      return part.kind == Kind::Int ? static_cast<double>(part.integer) : part.number;
    };
    value.kind = Kind::Complex;
    value.number = number(parts.items[0]);
    value.imaginary = number(parts.items[1]);
    return true;
  }

  std::string_view bytes_;
  const CborLimits& limits_;
  const uint64_t deepest_;
  size_t at_ = 0;
  uint64_t written_ = 0;  // bytes of keys
  uint64_t values_ = 0;
  int64_t last_number_ = 0;
  bool next_is_shared_ = false;
  std::string reason_;
};

}  // namespace

}  // namespace cbor

std::optional<std::string> from_cbor(std::string_view bytes, HostValue& value,
                                     const CborLimits& limits) {
  value = HostValue();
  cbor::Reader reader(bytes, limits);
  if (reader.read_whole(value)) return std::nullopt;
  value = HostValue();
  return reader.reason();
}

}  // namespace hognose
