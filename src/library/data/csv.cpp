// csv: lines and rows that need neither states nor code of the guest, which are almost all.
//
// Both functions answer None for the others, and csv.py does those, from the beginning: nothing is
// decided here that it would decide otherwise.
#include <algorithm>
#include <array>
#include <charconv>

#include "base/number_text.h"
#include "library/core/modules.h"
#include "meter/paced.h"
#include "objects/containers/list.h"
#include "objects/core/make.h"
#include "objects/protocols/protocol.h"
#include "objects/text/string_builder.h"
#include "objects/text/units.h"

namespace hognose {

namespace {

constexpr uint32_t kNoCharacter = UINT32_MAX;

// The character of a str of one, or kNoCharacter for None.
Result<uint32_t> character_argument(Vm& vm, Value value) {
  if (value.is_none()) return kNoCharacter;
  Str* string = vm.as<Str>(value, TypeId::Str);
  if (string == nullptr || string->length != 1) {
    return vm.raise(TypeId::TypeError, "a character or None is needed, not {}",
                    type_name(vm, value));
  }
  return static_cast<uint32_t>(character_at(string, 0));
}

Result<Str*> str_argument(Vm& vm, Value value) {
  if (Str* string = vm.as<Str>(value, TypeId::Str)) return string;
  return vm.raise(TypeId::TypeError, "a str is needed, not {}", type_name(vm, value));
}

bool ends_line(uint32_t character) { return character == '\n' || character == '\r'; }

// --- reading

template <class Unit>
class LineSplitter {
 public:
  LineSplitter(Vm& vm, Str* line, Units<Unit> text, uint32_t delimiter, uint32_t quote,
               int64_t limit)
      : vm_(vm),
        line_(line),
        text_(text),
        end_(text.count),
        delimiter_(delimiter),
        quote_(quote),
        limit_(limit) {}

  // A list of the fields, or None.
  Result<Value> split() {
    constexpr uint64_t kExpected = 8;
    TRY(vm_.meter.charge(text_.count / 8));
    end_ -= static_cast<uint32_t>(TRY(paced_run(vm_.meter, end_, [&](size_t i) {
      return ends_line(text_[end_ - 1 - static_cast<uint32_t>(i)]);
    })));
    fields_ = TRY(make_list_room(vm_, kExpected));
    if (end_ == 0) return Value::from_cell(fields_);
    for (uint32_t at = 0;;) {
      TRY(vm_.meter.charge(1));
      const bool is_quoted = at < end_ && text_[at] == quote_;
      Str* field = TRY(is_quoted ? quoted_field(at + 1) : plain_field(at));
      if (field == nullptr || field->length > limit_) return Value::none();
      TRY(list_append(vm_, fields_, Value::from_cell(field)));
      if (next_ == end_) return Value::from_cell(fields_);
      at = next_ + 1;
    }
  }

 private:
  // Both return null if the field needs states. `next_` is then the delimiter after it, or the end.
  Result<Str*> plain_field(uint32_t start) {
    next_ = TRY(find(start, [&](uint32_t unit) { return unit == delimiter_ || ends_line(unit); }));
    if (next_ < end_ && text_[next_] != delimiter_) return static_cast<Str*>(nullptr);
    return substring(vm_, line_, start, next_);
  }
  Result<Str*> quoted_field(uint32_t start) {
    const uint32_t close = TRY(find_quote(start));
    if (close + 1 < end_ && text_[close + 1] == quote_) return unquote(start, close);
    if (!finish_quoted(close)) return static_cast<Str*>(nullptr);
    return substring(vm_, line_, start, close);
  }
  // A field in which quotes are doubled, the first of them at `close`.
  Result<Str*> unquote(uint32_t start, uint32_t close) {
    StringBuilder field(vm_);
    while (close + 1 < end_ && text_[close + 1] == quote_) {
      TRY(vm_.meter.charge(1));
      TRY(field.append_part(line_, start, close + 1));
      start = close + 2;
      close = TRY(find_quote(start));
    }
    if (!finish_quoted(close)) return static_cast<Str*>(nullptr);
    TRY(field.append_part(line_, start, close));
    return field.finish();
  }
  // The first place from `start` on with such a character, or the end.
  template <class Is>
  Result<uint32_t> find(uint32_t start, Is is) {
    start = std::min(start, end_);
    const size_t count = TRY(paced_run(vm_.meter, end_ - start, [&](size_t i) {
      return !is(text_[start + static_cast<uint32_t>(i)]);
    }));
    return start + static_cast<uint32_t>(count);
  }
  Result<uint32_t> find_quote(uint32_t start) {
    return find(start, [&](uint32_t unit) { return unit == quote_; });
  }
  bool finish_quoted(uint32_t close) {
    next_ = close + 1;
    return close < end_ && (next_ == end_ || text_[next_] == delimiter_);
  }

  Vm& vm_;
  Str* line_;
  Units<Unit> text_;
  uint32_t end_;  // of the text, without the end of the line
  uint32_t delimiter_;
  uint32_t quote_;
  int64_t limit_;
  List* fields_ = nullptr;
  uint32_t next_ = 0;
};

// (line, delimiter, quote, limit)
Result<Value> csv_split_line(Vm& vm, const Value* arguments) {
  Str* line = TRY(str_argument(vm, arguments[0]));
  const uint32_t delimiter = TRY(character_argument(vm, arguments[1]));
  const uint32_t quote = TRY(character_argument(vm, arguments[2]));
  const int64_t limit = arguments[3].is_small_int() ? arguments[3].small_int() : INT64_MAX;
  return with_units(line, [&](auto text) {
    return LineSplitter(vm, line, text, delimiter, quote, limit).split();
  });
}

// --- writing

// A longer line end, which is compared with each wide character, is for csv.py.
constexpr uint32_t kLongestLineEnd = 8;

// Characters because of which a field is quoted.
class Special {
 public:
  explicit Special(const Str* line_end) : line_end_(line_end) {
    add('\n');
    add('\r');
    for (uint32_t i = 0; i < line_end->length; ++i) add(character_at(line_end, i));
  }
  void add(uint32_t character) {
    if (character < narrow_.size()) narrow_[character] = true;
  }
  bool has(uint32_t character, uint32_t delimiter, uint32_t quote) const {
    if (HOGNOSE_LIKELY(character < narrow_.size())) return narrow_[character];
    if (character == delimiter || character == quote) return true;
    for (uint32_t i = 0; i < line_end_->length; ++i) {
      if (static_cast<uint32_t>(character_at(line_end_, i)) == character) return true;
    }
    return false;
  }

 private:
  std::array<bool, 256> narrow_{};
  const Str* line_end_;
};

class RowJoiner {
 public:
  RowJoiner(Vm& vm, uint32_t delimiter, uint32_t quote, uint32_t escape, const Str* line_end,
            bool quotes_all)
      : vm_(vm),
        row_(vm),
        special_(line_end),
        delimiter_(delimiter),
        quote_(quote),
        escape_(escape),
        quotes_all_(quotes_all) {
    special_.add(delimiter);
    special_.add(quote);
  }

  // Returns false if the value needs csv.py.
  Result<bool> add(Value value, bool is_first) {
    if (!is_first) TRY(row_.append_character(delimiter_));
    TRY(vm_.meter.charge(1));
    if (const Str* string = vm_.as<Str>(value, TypeId::Str)) {
      TRY(vm_.meter.charge(string->length / 8));
      return with_units(string, [&](auto text) { return add_text(text, string); });
    }
    char buffer[40];
    std::string_view text;
    if (value.is_none()) {
      text = "";
    } else if (value.is_small_int()) {
      text = {buffer, write_decimal(value.small_int(), buffer)};
    } else if (value.is_double()) {
      text = {buffer, write_float_repr(value.as_double(), buffer)};
    } else {
      return false;
    }
    return add_text(Units<uint8_t>(reinterpret_cast<const uint8_t*>(text.data()),
                                   static_cast<uint32_t>(text.size())),
                    nullptr);
  }
  Result<Value> finish(const Str* line_end) {
    TRY(row_.append(line_end));
    return Value::from_cell(TRY(row_.finish()));
  }
  uint64_t length() const { return row_.length(); }

 private:
  static size_t write_decimal(int64_t number, char* out) {
    return static_cast<size_t>(std::to_chars(out, out + 24, number).ptr - out);
  }

  // `string` has the text, if it is a str.
  template <class Unit>
  Result<bool> add_text(Units<Unit> text, const Str* string) {
    bool is_quoted = quotes_all_;
    bool has_quotes = false;
    bool has_escapes = false;
    TRY(in_parts(vm_.meter, text.count, kPacedItems, [&](size_t begin, size_t end) {
      for (size_t i = begin; i < end; ++i) {
        const uint32_t character = text.data[i];
        has_escapes = has_escapes || character == escape_;
        if (!special_.has(character, delimiter_, quote_)) continue;
        is_quoted = true;
        has_quotes = has_quotes || character == quote_;
      }
    }));
    if (has_escapes) return false;
    if (is_quoted) TRY(row_.append_character(quote_));
    if (has_quotes) {
      Pace pace(vm_.meter);
      for (Unit unit : text) {
        if (unit == quote_) TRY(row_.append_character(quote_));
        TRY(row_.append_character(unit));
        TRY(pace.turn(16));
      }
    } else if (string != nullptr) {
      TRY(row_.append(string));
    } else {
      TRY(row_.append_ascii({reinterpret_cast<const char*>(text.data), text.count}));
    }
    if (is_quoted) TRY(row_.append_character(quote_));
    return true;
  }

  Vm& vm_;
  StringBuilder row_;
  Special special_;
  uint32_t delimiter_;
  uint32_t quote_;
  uint32_t escape_;
  bool quotes_all_;
};

// (values, delimiter, quote, escape, line_end, quotes_all): the row as text, or None
Result<Value> csv_join_row(Vm& vm, const Value* arguments) {
  const List* values = vm.as<List>(arguments[0], TypeId::List);
  if (values == nullptr) {
    return vm.raise(TypeId::TypeError, "a list is needed, not {}", type_name(vm, arguments[0]));
  }
  const uint32_t delimiter = TRY(character_argument(vm, arguments[1]));
  const uint32_t quote = TRY(character_argument(vm, arguments[2]));
  const uint32_t escape = TRY(character_argument(vm, arguments[3]));
  const Str* line_end = TRY(str_argument(vm, arguments[4]));
  if (delimiter == kNoCharacter || quote == kNoCharacter || line_end->length > kLongestLineEnd) {
    return Value::none();
  }
  RowJoiner row(vm, delimiter, quote, escape, line_end, arguments[5].is_true());
  for (uint32_t i = 0; i < values->length; ++i) {
    if (!TRY(row.add(values->items->values[i], i == 0))) return Value::none();
  }
  // A single field without text is quoted, or an error.
  if (values->length == 1 && row.length() == 0) return Value::none();
  return row.finish(line_end);
}

constexpr NativeRow kRows[] = {
    {"_join_row(values, delimiter, quote, escape, line_end, quotes_all, /)", csv_join_row},
    {"_split_line(line, delimiter, quote, limit, /)", csv_split_line},
};

}  // namespace

std::span<const NativeRow> csv_module_functions() { return kRows; }

Result<void> fill_csv_module(Vm&, Dict*) { return {}; }

}  // namespace hognose
