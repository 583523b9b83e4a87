// The JSON writer: from guest values to one string.
//
// The writer recurses over the nesting of the value, and the native stack bounds the depth. A
// default function and the items() of dict subclasses run guest code, so a container is read again
// for every item.
#include <cmath>

#include "base/number_text.h"
#include "library/json/json.h"
#include "objects/containers/dict_access.h"
#include "objects/containers/list.h"
#include "objects/containers/sequence.h"
#include "objects/core/make.h"
#include "objects/numbers/numbers.h"
#include "objects/protocols/protocol.h"
#include "objects/text/string_builder.h"
#include "objects/text/units.h"

namespace hognose {

namespace {

// Returns the letter of the short escape, or 0 if the character has none.
char short_escape(char32_t character) {
  switch (character) {
    case '"': return '"';
    case '\\': return '\\';
    case '\n': return 'n';
    case '\r': return 'r';
    case '\t': return 't';
    case '\f': return 'f';
    case '\b': return 'b';
    default: return 0;
  }
}

bool is_plain(char32_t character, bool ascii_only) {
  if (character < 0x20 || character == '"' || character == '\\') return false;
  return !ascii_only || character < 0x7F;
}

Result<void> append_hexadecimal(StringBuilder& out, char32_t unit) {
  constexpr char kDigits[] = "0123456789abcdef";
  char text[6] = {'\\',
                  'u',
                  kDigits[unit >> 12 & 15],
                  kDigits[unit >> 8 & 15],
                  kDigits[unit >> 4 & 15],
                  kDigits[unit & 15]};
  return out.append_ascii(std::string_view(text, 6));
}

Result<void> append_escaped(StringBuilder& out, char32_t character) {
  if (char letter = short_escape(character)) {
    char text[2] = {'\\', letter};
    return out.append_ascii(std::string_view(text, 2));
  }
  if (character < 0x10000) return append_hexadecimal(out, character);
  character -= 0x10000;
  TRY(append_hexadecimal(out, 0xD800 + (character >> 10)));
  return append_hexadecimal(out, 0xDC00 + (character & 0x3FF));
}

Result<void> append_string(Vm& vm, StringBuilder& out, const Str* string, bool ascii_only) {
  TRY(out.append_ascii("\""));
  TRY(with_units(string, [&](auto units) -> Result<void> {
    Pace pace(vm.meter);
    uint32_t i = 0;
    while (i < units.count) {
      uint32_t start = i;
      const uint32_t end = start + std::min<uint32_t>(units.count - start, kPacedItems);
      while (i < end && is_plain(units[i], ascii_only)) ++i;
      TRY(pace.turn(i - start + 1));
      if (i != start) TRY(out.append_part(string, start, i));
      if (i == end) continue;
      TRY(append_escaped(out, units[i]));
      ++i;
    }
    return {};
  }));
  return out.append_ascii("\"");
}

// A container that is being written, linked to the containers around it.
struct Enclosing {
  Enclosing(Value container, const Enclosing* outer)
      : container(container), outer(outer), depth(outer == nullptr ? 1 : outer->depth + 1) {
    anchor = (depth & (depth - 1)) == 0 ? this : outer->anchor;
  }
  Enclosing(const Enclosing&) = delete;
  Enclosing& operator=(const Enclosing&) = delete;
  Value container;
  const Enclosing* outer;
  uint64_t depth;
  const Enclosing* anchor;  // the innermost one whose depth is a power of two
};

class Writer {
 public:
  Writer(Vm& vm, const JsonStyle& style) : vm_(vm), style_(style), out_(vm) {}

  Result<Str*> write(Value value) {
    TRY(write_value(value, nullptr));
    return out_.finish();
  }

 private:
  Result<void> write_value(Value value, const Enclosing* around) {
    TRY(vm_.meter.charge(1));
    if (value.is_none()) return out_.append_ascii("null");
    if (value.is_boolean()) return out_.append_ascii(value.is_true() ? "true" : "false");
    if (value.is_small_int()) return out_.append_number(value.small_int());
    if (value.is_double()) return write_float(value.as_double());
    if (value.is_cell()) {
      switch (layout_of(vm_.cell(value))) {
        case TypeId::Str: return append_string(vm_, out_, vm_.known<Str>(value), style_.ascii_only);
        case TypeId::Int: return out_.append(TRY(int_decimal(vm_, value)));
        case TypeId::Float: return write_float(vm_.known<BoxedFloat>(value)->number);
        case TypeId::List:
        case TypeId::Tuple: return write_sequence(value, around);
        default: break;
      }
      if (is_instance(vm_, value, TypeId::Dict)) return write_dict(value, around);
    }
    return write_other(value, around);
  }

  Result<void> write_float(double number) {
    if (HOGNOSE_LIKELY(std::isfinite(number))) {
      char text[kMaxFloatRepr];
      return out_.append_ascii(std::string_view(text, write_float_repr(number, text)));
    }
    if (!style_.allow_nan) {
      Str* repr = TRY(double_repr(vm_, number));
      return vm_.raise(TypeId::ValueError, "Out of range float values are not JSON compliant: {}",
                       repr);
    }
    if (std::isnan(number)) return out_.append_ascii("NaN");
    return out_.append_ascii(number > 0 ? "Infinity" : "-Infinity");
  }

  // --- containers

  Result<void> enter(Value value, const Enclosing* around) {
    if (vm_.stack.is_exhausted()) {
      return vm_.raise_recursion_error(" while encoding a JSON object");
    }
    if (!style_.check_circular) return {};
    // Compare with each of the nearest containers, and with the anchor alone of those farther out.
    // A longer cycle meets the anchor's container again sooner or later.
    unsigned steps = 0;
    bool found = around != nullptr && around->anchor->container == value;
    for (const Enclosing* outer = around; outer != nullptr && !found; outer = outer->outer) {
      found = outer->container == value;
      if (++steps == kNearby) break;
    }
    if (found) return vm_.raise(TypeId::ValueError, "Circular reference detected");
    return vm_.meter.charge(steps / 8);
  }

  Result<void> new_line() {
    if (style_.indent == nullptr) return {};
    TRY(out_.append_ascii("\n"));
    for (uint32_t i = 0; i < level_; ++i) {
      TRY(vm_.meter.charge(1));
      TRY(out_.append(style_.indent));
    }
    return {};
  }
  Result<void> separate_items() {
    if (style_.item_separator == nullptr) return out_.append_ascii(", ");
    return out_.append(style_.item_separator);
  }
  Result<void> separate_key() {
    if (style_.key_separator == nullptr) return out_.append_ascii(": ");
    return out_.append(style_.key_separator);
  }

  // Adds a note to the exception that says which item failed.
  Failure note(Failure failure, const char* format, Value container, TextArgument item) {
    if (failure != Failure::Raised) return failure;
    Value exception = vm_.take_pending();
    Result<void> noted = add_note(exception, format, container, item);
    if (noted.failed()) return noted.failure();
    return vm_.raise_value(exception);
  }
  Result<void> add_note(Value exception, const char* format, Value container, TextArgument item) {
    Str* text = TRY(make_text_of(vm_, format, {TextArgument(type_name(vm_, container)), item}));
    Str* method = TRY(intern(vm_, std::string_view("add_note")));
    Value bound = TRY(get_attribute_calling(vm_, exception, method));
    TRY(vm_.call(bound, {Value::from_cell(text)}));
    return {};
  }

  Result<void> write_sequence(Value container, const Enclosing* around) {
    Value sequence = container;
    if (!vm_.is_exactly(sequence, TypeId::List) && !vm_.is_exactly(sequence, TypeId::Tuple)) {
      sequence = Value::from_cell(TRY(list_from_iterable_calling(vm_, sequence)));
    }
    if (items_of(vm_, sequence).count == 0) return out_.append_ascii("[]");
    TRY(enter(container, around));
    Enclosing enclosing(container, around);
    TRY(out_.append_ascii("["));
    ++level_;
    for (uint32_t i = 0;; ++i) {
      ItemsView items = items_of(vm_, sequence);
      if (i >= items.count) break;
      if (i != 0) TRY(separate_items());
      TRY(new_line());
      Result<void> written = write_value(items.items[i], &enclosing);
      if (HOGNOSE_UNLIKELY(written.failed())) {
        return note(written.failure(), "when serializing {} item {}", container, TextArgument(i));
      }
    }
    --level_;
    TRY(new_line());
    return out_.append_ascii("]");
  }

  Result<void> write_dict(Value value, const Enclosing* around) {
    if (vm_.cell<Dict>(value)->length == 0) return out_.append_ascii("{}");
    TRY(enter(value, around));
    Enclosing enclosing(value, around);
    TRY(out_.append_ascii("{"));
    ++level_;
    bool first = true;
    if (!style_.sort_keys && vm_.is_exactly(value, TypeId::Dict)) {
      uint32_t position = 0;
      Value key, item;
      while (dict_next(vm_.known<Dict>(value), &position, &key, &item)) {
        TRY(write_entry(value, key, item, &first, &enclosing));
      }
    } else {
      List* items = TRY(items_of_dict(value));
      for (uint32_t i = 0; i < items->length; ++i) {
        Value entry = items->items->values[i];
        const Tuple* pair = vm_.as<Tuple>(entry, TypeId::Tuple);
        if (pair == nullptr || pair->length != 2) {
          return vm_.raise(TypeId::ValueError, "items must return 2-tuples");
        }
        TRY(write_entry(value, pair->items[0], pair->items[1], &first, &enclosing));
      }
    }
    --level_;
    // If all keys were skipped, the dict stays on one line.
    if (!first) TRY(new_line());
    return out_.append_ascii("}");
  }

  Result<List*> items_of_dict(Value value) {
    Value view = TRY(call_method_calling(vm_, value, Name::Items, {}));
    List* items = TRY(list_from_iterable_calling(vm_, view));
    if (style_.sort_keys) TRY(list_sort_calling(vm_, items, Value::none(), false));
    return items;
  }

  Result<void> write_entry(Value dict, Value key, Value value, bool* first,
                           const Enclosing* around) {
    TRY(vm_.meter.charge(1));
    Str* text = nullptr;
    if (!vm_.has_layout(key, TypeId::Str)) {
      text = TRY(key_text(key));
      if (text == nullptr) return {};
    }
    if (!*first) TRY(separate_items());
    *first = false;
    TRY(new_line());
    if (text != nullptr) {
      TRY(append_string(vm_, out_, text, style_.ascii_only));
    } else {
      TRY(append_string(vm_, out_, vm_.known<Str>(key), style_.ascii_only));
    }
    TRY(separate_key());
    Result<void> written = write_value(value, around);
    if (HOGNOSE_LIKELY(written.ok())) return {};
    if (written.failure() != Failure::Raised) return written;
    Value exception = vm_.take_pending();
    Str* repr = TRY(repr_calling(vm_, key));
    TRY(add_note(exception, "when serializing {} item {}", dict, TextArgument(repr)));
    return vm_.raise_value(exception);
  }

  // Returns the text of a key that is not a string; null if the key is to be skipped.
  Result<Str*> key_text(Value key) {
    if (key.is_boolean()) return make_string_ascii(vm_, key.is_true() ? "true" : "false");
    if (key.is_none()) return make_string_ascii(vm_, "null");
    if (is_int(vm_, key)) return int_decimal(vm_, key);
    double number;
    if (float_value(vm_, key, &number)) {
      if (std::isfinite(number)) return double_repr(vm_, number);
      if (!style_.allow_nan) {
        Str* repr = TRY(double_repr(vm_, number));
        return vm_.raise(TypeId::ValueError, "Out of range float values are not JSON compliant: {}",
                         repr);
      }
      if (std::isnan(number)) return make_string_ascii(vm_, "NaN");
      return make_string_ascii(vm_, number > 0 ? "Infinity" : "-Infinity");
    }
    if (style_.skip_keys) return static_cast<Str*>(nullptr);
    return vm_.raise(TypeId::TypeError, "keys must be str, int, float, bool or None, not {}",
                     type_name(vm_, key));
  }

  Result<void> write_other(Value value, const Enclosing* around) {
    TRY(enter(value, around));
    Enclosing enclosing(value, around);
    if (style_.default_function.is_none()) {
      Value cls = TRY(get_attribute_calling(vm_, value, vm_.name(Name::Class)));
      Value name = TRY(get_attribute_calling(vm_, cls, vm_.name(Name::Name)));
      Str* text = TRY(format_calling(vm_, name, Value::from_cell(vm_.empty_string())));
      return vm_.raise(TypeId::TypeError, "Object of type {} is not JSON serializable", text);
    }
    Value answer = TRY(vm_.call(style_.default_function, {value}));
    Result<void> written = write_value(answer, &enclosing);
    if (HOGNOSE_LIKELY(written.ok())) return {};
    return note(written.failure(), "when serializing {} object", value, TextArgument(""));
  }

  Vm& vm_;
  const JsonStyle& style_;
  StringBuilder out_;
  static constexpr unsigned kNearby = 64;
  uint32_t level_ = 0;
};

}  // namespace

Result<Str*> write_json_calling(Vm& vm, Value value, const JsonStyle& style) {
  return Writer(vm, style).write(value);
}

Result<Str*> write_json_string(Vm& vm, const Str* string, bool ascii_only) {
  StringBuilder out(vm);
  TRY(append_string(vm, out, string, ascii_only));
  return out.finish();
}

}  // namespace hognose
