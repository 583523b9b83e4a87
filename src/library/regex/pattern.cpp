// re.Pattern: searching, splitting and replacing.
//
// The function that sub() is given is guest code. The text is read again after each call of it.
#include "library/regex/pattern.h"

#include "library/regex/template.h"
#include "meter/paced.h"
#include "objects/bytes/view.h"
#include "objects/containers/list.h"
#include "objects/core/make.h"
#include "objects/core/type_specs.h"
#include "objects/numbers/numbers.h"
#include "objects/protocols/callable.h"
#include "objects/protocols/protocol.h"
#include "objects/text/string_builder.h"
#include "objects/text/units.h"

namespace hognose::regex {

// --- texts

namespace {

inline Text text_of_characters(Value string, Value data, const Str* characters) {
  Text text;
  text.string = string;
  text.data = data;
  text.is_text = true;
  text.is_ascii = characters->is_ascii();
  // Limit the length, so that all of the text is in the cage or in the guard region after it.
  uint8_t kind = characters->kind == 1 || characters->kind == 2 ? characters->kind : 4;
  text.subject = {str_data(characters),
                  characters->length & static_cast<uint32_t>(INT32_MAX / kind), kind};
  return text;
}

}  // namespace

Text text_of_data(Vm& vm, Value string, Value data) {
  if (const Str* characters = vm.as<Str>(data, TypeId::Str)) {
    return text_of_characters(string, data, characters);
  }
  Text text;
  text.string = string;
  text.data = data;
  BytesView view;
  find_bytes(vm, data, &view);
  text.is_text = false;
  text.subject = {view.data, view.count & 0x7FFF'FFFF, 1};
  return text;
}

Result<Text> text_of(Vm& vm, Value string, const RegexPattern* pattern) {
  Value data = string;
  if (HOGNOSE_LIKELY(vm.is_exactly(string, TypeId::Str) &&
                     vm.is_exactly(pattern->source, TypeId::Str))) {
    return text_of_characters(string, string, vm.cell<Str>(string));
  }
  bool is_text = vm.has_layout(string, TypeId::Str);
  if (!is_text && !vm.has_layout(string, TypeId::Bytes)) {
    BytesView view;
    if (!find_bytes(vm, string, &view)) {
      return vm.raise(TypeId::TypeError, "expected string or bytes-like object, got '{}'",
                      type_name(vm, string));
    }
    TRY(vm.meter.charge_bytes(view.count));
    data = Value::from_cell(TRY(make_bytes(vm, view.data, view.count)));
  }
  if (is_text != vm.has_layout(pattern->source, TypeId::Str)) {
    return vm.raise(TypeId::TypeError, is_text
                                           ? "cannot use a bytes pattern on a string-like object"
                                           : "cannot use a string pattern on a bytes-like object");
  }
  return text_of_data(vm, string, data);
}

Result<Value> part_of(Vm& vm, const Text& text, uint32_t start, uint32_t end) {
  if (HOGNOSE_LIKELY(text.is_ascii && end - start < text.subject.length)) {
    return Value::from_cell(TRY(make_ascii_part(vm, text.subject.data + start, end - start)));
  }
  if (!text.is_text) return bytes_part(vm, text.data, start, end);
  return Value::from_cell(TRY(substring(vm, vm.cell<Str>(text.data), start, end)));
}

Result<Value> part_of_string(Vm& vm, Value string, uint32_t start, uint32_t end) {
  if (const Str* text = vm.as<Str>(string, TypeId::Str); text != nullptr && text->is_ascii()) {
    if (HOGNOSE_LIKELY(start <= end && end <= text->length && end - start < text->length)) {
      return Value::from_cell(TRY(make_ascii_part(vm, str_data(text) + start, end - start)));
    }
  }
  BytesView view;
  if (vm.has_layout(string, TypeId::Str) || vm.has_layout(string, TypeId::Bytes)) {
    Text text = text_of_data(vm, string, string);
    end = std::min(end, text.subject.length);
    return part_of(vm, text, std::min(start, end), end);
  }
  if (!find_bytes(vm, string, &view)) return Value::from_cell(TRY(make_bytes(vm, nullptr, 0)));
  end = std::min(end, view.count);
  start = std::min(start, end);
  return Value::from_cell(TRY(make_bytes(vm, view.data + start, end - start)));
}

Result<bool> find_match(Vm& vm, RegexPattern* pattern, const Text& text, const Request& request,
                        Groups* groups) {
  return run_program(vm, pattern->program.get(), &pattern->scratch, text.subject, request, groups);
}

namespace {

void trace_pattern(Tracer& tracer, Cell* cell, size_t) {
  auto* pattern = static_cast<RegexPattern*>(cell);
  tracer.visit(pattern->program);
  tracer.visit(pattern->scratch);
  tracer.visit(pattern->source);
  tracer.visit(pattern->group_index);
  tracer.visit(pattern->group_names);
  tracer.visit(pattern->template_source);
  tracer.visit(pattern->template_parts);
}

void trace_scanner(Tracer& tracer, Cell* cell, size_t) {
  auto* scanner = static_cast<RegexScanner*>(cell);
  tracer.visit(scanner->pattern);
  tracer.visit(scanner->string);
  tracer.visit(scanner->data);
}

// --- bounds

struct Bounds {
  int64_t start = 0;
  int64_t end = INT64_MAX;
};

Result<Bounds> bounds_calling(Vm& vm, Value start, Value end) {
  Bounds bounds;
  if (HOGNOSE_LIKELY(start.is_small_int())) {
    bounds.start = start.small_int();
  } else if (!start.is_undefined()) {
    bounds.start = TRY(size_argument_calling(vm, start));
  }
  if (!end.is_undefined()) bounds.end = TRY(size_argument_calling(vm, end));
  return bounds;
}

Request request_of(Anchor anchor, const Bounds& bounds, const Text& text) {
  int64_t length = text.subject.length;
  Request request;
  request.anchor = anchor;
  request.start = static_cast<uint32_t>(std::clamp<int64_t>(bounds.start, 0, length));
  request.end = static_cast<uint32_t>(std::clamp<int64_t>(bounds.end, 0, length));
  return request;
}

// --- match, search, fullmatch

Result<Value> match_once(Vm& vm, RegexPattern* pattern, Value string, Anchor anchor,
                         const Bounds& bounds) {
  Text text = TRY(text_of(vm, string, pattern));
  Request request = request_of(anchor, bounds, text);
  Groups groups;
  if (!TRY(find_match(vm, pattern, text, request, &groups))) return Value::none();
  return make_match(vm, pattern, text, groups, request.start, request.end);
}

// (self, string, pos, endpos)
template <Anchor anchor>
Result<Value> match_method(Vm& vm, const Value* arguments) {
  Bounds bounds = TRY(bounds_calling(vm, arguments[2], arguments[3]));
  return match_once(vm, pattern_of(vm, arguments[0]), arguments[1], anchor, bounds);
}

// Prepares the next search. An empty match must not be found twice at the same place.
void continue_after(Request* request, const Groups& groups) {
  Span whole = groups[0];
  request->must_advance = whole.start == whole.end;
  request->start = static_cast<uint32_t>(whole.end);
}

// --- findall

Result<Value> part_or_empty(Vm& vm, const Text& text, Span span) {
  if (span.start < 0) return part_of(vm, text, 0, 0);
  return part_of(vm, text, static_cast<uint32_t>(span.start), static_cast<uint32_t>(span.end));
}

Result<Value> find_all(Vm& vm, RegexPattern* pattern, Value string, const Bounds& bounds) {
  Text text = TRY(text_of(vm, string, pattern));
  Request request = request_of(Anchor::Anywhere, bounds, text);
  List* found = TRY(make_list(vm, nullptr, 0));
  Groups groups;
  while (request.start <= request.end) {
    if (!TRY(find_match(vm, pattern, text, request, &groups))) break;
    continue_after(&request, groups);
    Value item;
    if (groups.count() <= 1) {
      item = TRY(part_or_empty(vm, text, groups[groups.count()]));
    } else {
      Tuple* items = TRY(make_tuple_room(vm, groups.count()));
      for (uint32_t i = 0; i < groups.count(); ++i) {
        TRY(vm.meter.charge(1));
        items->items[i] = TRY(part_or_empty(vm, text, groups[i + 1]));
      }
      item = Value::from_cell(items);
    }
    TRY(list_append(vm, found, item));
  }
  return Value::from_cell(found);
}

Result<Value> find_all_method(Vm& vm, const Value* arguments) {
  Bounds bounds = TRY(bounds_calling(vm, arguments[2], arguments[3]));
  return find_all(vm, pattern_of(vm, arguments[0]), arguments[1], bounds);
}

// --- scanners and finditer

Result<Value> make_scanner_calling(Vm& vm, TypeId type, const Value* arguments) {
  Bounds bounds = TRY(bounds_calling(vm, arguments[2], arguments[3]));
  RegexPattern* pattern = pattern_of(vm, arguments[0]);
  Text text = TRY(text_of(vm, arguments[1], pattern));
  Request request = request_of(Anchor::Anywhere, bounds, text);
  return make_scanner(vm, type, pattern, text, request.start, request.end);
}

Result<Value> scanner_method(Vm& vm, const Value* arguments) {
  return make_scanner_calling(vm, TypeId::RegexScanner, arguments);
}
Result<Value> find_iterator_method(Vm& vm, const Value* arguments) {
  return make_scanner_calling(vm, TypeId::RegexIterator, arguments);
}

// Returns the next match, or None.
Result<Value> scan(Vm& vm, Value self, Anchor anchor) {
  auto* scanner = vm.cell<RegexScanner>(self);
  if ((scanner->state & kExhausted) != 0) return Value::none();
  Text text = text_of_data(vm, scanner->string, scanner->data);
  Request request;
  request.anchor = anchor;
  request.end = std::min(scanner->end, text.subject.length);
  request.start = scanner->start;
  request.must_advance = (scanner->state & kMustAdvance) != 0;
  RegexPattern* pattern = scanner->pattern.get();
  Groups groups;
  if (request.start > request.end || !TRY(find_match(vm, pattern, text, request, &groups))) {
    scanner->state |= kExhausted;
    return Value::none();
  }
  continue_after(&request, groups);
  scanner->start = request.start;
  scanner->state = request.must_advance ? kMustAdvance : 0;
  return make_match(vm, pattern, text, groups, scanner->first, request.end);
}

Result<Value> scanner_match(Vm& vm, const Value* arguments) {
  return scan(vm, arguments[0], Anchor::Start);
}
Result<Value> scanner_search(Vm& vm, const Value* arguments) {
  return scan(vm, arguments[0], Anchor::Anywhere);
}
Result<Value> scanner_pattern(Vm& vm, Value self) {
  return Value::from_cell(vm.cell<RegexScanner>(self)->pattern.get());
}

Result<Value> iterator_self(Vm&, Value self) { return self; }
Result<Value> iterator_next(Vm& vm, Value self) {
  Value match = TRY(scan(vm, self, Anchor::Anywhere));
  return match.is_none() ? Value::undefined() : match;
}

// --- split

Result<Value> split_method(Vm& vm, const Value* arguments) {
  int64_t most = 0;
  if (!arguments[2].is_undefined()) most = TRY(size_argument_calling(vm, arguments[2]));
  return pattern_split(vm, pattern_of(vm, arguments[0]), arguments[1], most);
}

// --- sub

// The replacement for each match: a literal, a template or a callable.
class Replacement {
 public:
  Replacement(Vm& vm, RegexPattern* pattern) : vm_(vm), pattern_(pattern) {}

  Result<void> set_calling(Value replacement);
  // Appends the replacement of this match.
  Result<void> append_calling(Joiner& joiner, const Text& text, const Groups& groups);

 private:
  enum class Kind : uint8_t { Literal, Template, Callable };

  static Result<bool> has_backslash(Vm& vm, Value text, bool* is_string);
  Result<void> append_parts(Joiner& joiner, const Tuple& parts, const Text& text,
                            const Groups& groups);

  Vm& vm_;
  RegexPattern* pattern_;
  Kind kind_ = Kind::Literal;
  Value value_;
};

// Sets *is_string to false if the value is neither str nor bytes-like.
Result<bool> Replacement::has_backslash(Vm& vm, Value text, bool* is_string) {
  auto find = [&](auto units) -> Result<bool> {
    bool found = false;
    auto count = static_cast<size_t>(units.end() - units.begin());
    TRY(in_parts(vm.meter, count, kPacedItems, [&](size_t begin, size_t end) {
      found = std::find(units.begin() + begin, units.begin() + end, '\\') != units.begin() + end;
      return !found;
    }));
    return found;
  };
  *is_string = true;
  if (const Str* string = vm.as<Str>(text, TypeId::Str)) {
    TRY(vm.meter.charge_bytes(string->length));
    return with_units(string, find);
  }
  BytesView view;
  *is_string = find_bytes(vm, text, &view);
  TRY(vm.meter.charge_bytes(view.count));
  return find(view);
}

Result<void> Replacement::set_calling(Value replacement) {
  value_ = replacement;
  bool is_string;
  bool escapes = TRY(has_backslash(vm_, replacement, &is_string));
  if (!is_string && is_callable(vm_, replacement)) {
    kind_ = Kind::Callable;
    return {};
  }
  if (is_string && !escapes) {
    TRY(vm_.meter.charge(1));
    return {};
  }
  kind_ = Kind::Template;
  Tuple* parts = TRY(template_of(vm_, pattern_, replacement));
  value_ = Value::from_cell(parts);
  return {};
}

// Appends the parts of a template of the text's type.
Result<void> Replacement::append_parts(Joiner& joiner, const Tuple& parts, const Text& text,
                                       const Groups& groups) {
  for (uint32_t i = 0; i < parts.length; ++i) {
    TRY(vm_.meter.charge(1));
    Value part = parts.items[i];
    if (!part.is_small_int()) {
      TRY(joiner.append(part));
      continue;
    }
    auto number = static_cast<uint32_t>(part.small_int());
    Span span = number <= groups.count() ? groups[number] : Span{};
    if (span.start < 0) continue;
    TRY(joiner.append_part(text, static_cast<uint32_t>(span.start),
                           static_cast<uint32_t>(span.end)));
  }
  return {};
}

Result<void> Replacement::append_calling(Joiner& joiner, const Text& text, const Groups& groups) {
  switch (kind_) {
    case Kind::Literal: return joiner.append(value_);
    case Kind::Template: {
      const Tuple* parts = vm_.cell<Tuple>(value_);
      if (vm_.has_layout(parts->items[0], TypeId::Str) == text.is_text) {
        return append_parts(joiner, *parts, text, groups);
      }
      Value expanded = TRY(expand_template(vm_, parts, [&](uint32_t number) -> Result<Value> {
        Span span = number <= groups.count() ? groups[number] : Span{};
        if (span.start < 0) return Value::undefined();
        return part_of(vm_, text, static_cast<uint32_t>(span.start),
                       static_cast<uint32_t>(span.end));
      }));
      return joiner.append(expanded);
    }
    case Kind::Callable: {
      Value match = TRY(make_match(vm_, pattern_, text, groups, 0, text.subject.length));
      Value result = TRY(vm_.call(value_, {match}));
      return result.is_none() ? Result<void>() : joiner.append(result);
    }
  }
  return {};
}

Result<Value> substitute_method(Vm& vm, const Value* arguments) {
  int64_t most = 0;
  if (!arguments[3].is_undefined()) most = TRY(size_argument_calling(vm, arguments[3]));
  return TRY(pattern_substitute_calling(vm, pattern_of(vm, arguments[0]), arguments[1],
                                        arguments[2], most))
      .text;
}

Result<Value> substitute_count_method(Vm& vm, const Value* arguments) {
  int64_t most = 0;
  if (!arguments[3].is_undefined()) most = TRY(size_argument_calling(vm, arguments[3]));
  Substitution done = TRY(pattern_substitute_calling(vm, pattern_of(vm, arguments[0]), arguments[1],
                                                     arguments[2], most));
  return Value::from_cell(TRY(make_tuple(vm, {done.text, Value::from_small_int(done.count)})));
}

// --- attributes, comparison

Result<Value> get_source(Vm& vm, Value self) { return pattern_of(vm, self)->source; }
Result<Value> get_flags(Vm& vm, Value self) {
  return Value::from_small_int(pattern_of(vm, self)->flags);
}
Result<Value> get_groups(Vm& vm, Value self) {
  return Value::from_small_int(pattern_of(vm, self)->group_count);
}
Result<Value> get_group_index(Vm& vm, Value self) {
  Dict* names = pattern_of(vm, self)->group_index.get();
  if (names->length == 0) return Value::from_cell(TRY(make_dict(vm)));  // a dict, as in CPython
  DictView* proxy = TRY(vm.make<DictView>(TypeId::MappingProxy));
  proxy->mapping = Value::from_cell(names);
  return Value::from_cell(proxy);
}

Result<Value> pattern_itself(Vm&, const Value* arguments) { return arguments[0]; }

Result<Value> pattern_repr(Vm& vm, Value self) {
  RegexPattern* pattern = pattern_of(vm, self);
  Str* shown = TRY(repr_calling(vm, pattern->source));
  StringBuilder text(vm);
  TRY(text.append_ascii("re.compile("));
  TRY(text.append_part(shown, 0, std::min<uint32_t>(shown->length, 200)));
  uint32_t flags = pattern->flags;
  // Patterns on str have kUnicode by default, so it is not shown.
  if (vm.has_layout(pattern->source, TypeId::Str) && (flags & kTypeFlags) == kUnicode) {
    flags &= ~kUnicode;
  }
  if (flags != 0) {
    TRY(text.append_ascii(", "));
    TRY(text.append(TRY(pattern_flags_text(vm, flags))));
  }
  TRY(text.append_ascii(")"));
  return Value::from_cell(TRY(text.finish()));
}

Result<bool> same_source(Vm& vm, Value a, Value b) {
  if (a == b) return true;
  const Str* left = vm.as<Str>(a, TypeId::Str);
  const Str* right = vm.as<Str>(b, TypeId::Str);
  if (left != nullptr || right != nullptr) {
    if (left == nullptr || right == nullptr) return false;
    return paced_strings_equal(vm, left, right);
  }
  BytesView x, y;
  if (!find_bytes(vm, a, &x) || !find_bytes(vm, b, &y) || x.count != y.count) return false;
  return TRY(paced_compare(vm.meter, x.data, y.data, x.count)) == 0;
}

uint64_t source_length(Vm& vm, Value source) {
  if (const Str* text = vm.as<Str>(source, TypeId::Str)) return text->length;
  return vm.cell<Bytes>(source)->length;
}

Result<Value> pattern_compare(Vm& vm, Value self, Value other, CompareOperator op) {
  bool is_equality = op == CompareOperator::Equal || op == CompareOperator::NotEqual;
  if (!is_equality || !vm.is_exactly(other, TypeId::RegexPattern)) {
    return Value::not_implemented();
  }
  const RegexPattern* a = pattern_of(vm, self);
  const RegexPattern* b = pattern_of(vm, other);
  TRY(vm.meter.charge_bytes(source_length(vm, a->source)));
  bool equal = a->flags == b->flags && TRY(same_source(vm, a->source, b->source));
  return Value::boolean(equal == (op == CompareOperator::Equal));
}

Result<uint64_t> pattern_hash_calling(Vm& vm, Value self) {
  const RegexPattern* pattern = pattern_of(vm, self);
  TRY(vm.meter.charge_bytes(source_length(vm, pattern->source)));
  uint64_t source_hash = TRY(hash_calling(vm, pattern->source));
  return widened_hash(static_cast<uint32_t>(source_hash) ^ pattern->flags * 0x9E3779B1u);
}

Result<Value> pattern_reduce(Vm& vm, const Value* arguments) {
  Value compile = vm.state(LibraryState::RegexCompile);
  if (compile.is_undefined()) {
    return vm.raise(TypeId::TypeError, "cannot pickle 're.Pattern' object without the module re");
  }
  Value source = TRY(get_source(vm, arguments[0]));
  Value flags = TRY(get_flags(vm, arguments[0]));
  Value parts = Value::from_cell(TRY(make_tuple(vm, {source, flags})));
  return Value::from_cell(TRY(make_tuple(vm, {compile, parts})));
}

constexpr NativeRow kPatternMethods[] = {
    {"findall(self, /, string, pos=0, endpos=<sys.maxsize>)", find_all_method},
    {"finditer(self, /, string, pos=0, endpos=<sys.maxsize>)", find_iterator_method},
    {"fullmatch(self, /, string, pos=0, endpos=<sys.maxsize>)", match_method<Anchor::Whole>},
    {"match(self, /, string, pos=0, endpos=<sys.maxsize>)", match_method<Anchor::Start>},
    {"scanner(self, /, string, pos=0, endpos=<sys.maxsize>)", scanner_method},
    {"search(self, /, string, pos=0, endpos=<sys.maxsize>)", match_method<Anchor::Anywhere>},
    {"split(self, /, string, maxsplit=0)", split_method},
    {"sub(self, /, repl, string, count=0)", substitute_method},
    {"subn(self, /, repl, string, count=0)", substitute_count_method},
    {"__copy__(self, /)", pattern_itself, kNativeConstantTime},
    {"__deepcopy__(self, memo, /)", pattern_itself, kNativeConstantTime},
    {"__reduce__(self, /)", pattern_reduce},
};

constexpr PropertyRow kPatternProperties[] = {
    {"pattern", get_source, refuse_assignment},
    {"flags", get_flags, refuse_assignment},
    {"groups", get_groups, refuse_assignment},
    {"groupindex", get_group_index, nullptr},
};

constexpr NativeRow kScannerMethods[] = {
    {"match(self, /)", scanner_match},
    {"search(self, /)", scanner_search},
};

constexpr PropertyRow kScannerProperties[] = {{"pattern", scanner_pattern, refuse_assignment}};

}  // namespace

Result<Value> make_scanner(Vm& vm, TypeId type, RegexPattern* pattern, const Text& text,
                           uint32_t start, uint32_t end) {
  RegexScanner* scanner = TRY(vm.make<RegexScanner>(type));
  scanner->pattern = pattern;
  scanner->string = text.string;
  scanner->data = text.data;
  scanner->first = start;
  scanner->start = start;
  scanner->end = end;
  return Value::from_cell(scanner);
}

Result<Value> pattern_match(Vm& vm, RegexPattern* pattern, Value string, Anchor anchor) {
  return match_once(vm, pattern, string, anchor, Bounds());
}

Result<Value> pattern_find_all(Vm& vm, RegexPattern* pattern, Value string) {
  return find_all(vm, pattern, string, Bounds());
}

Result<Value> pattern_find_iterator(Vm& vm, RegexPattern* pattern, Value string) {
  Text text = TRY(text_of(vm, string, pattern));
  return make_scanner(vm, TypeId::RegexIterator, pattern, text, 0, text.subject.length);
}

Result<Value> pattern_split(Vm& vm, RegexPattern* pattern, Value string, int64_t most) {
  Text text = TRY(text_of(vm, string, pattern));
  Request request = request_of(Anchor::Anywhere, Bounds(), text);
  List* parts = TRY(make_list(vm, nullptr, 0));
  Groups groups;
  uint32_t last = 0;
  for (int64_t count = 0; most == 0 || count < most; ++count) {
    if (!TRY(find_match(vm, pattern, text, request, &groups))) break;
    Value part = TRY(part_of(vm, text, last, static_cast<uint32_t>(groups[0].start)));
    TRY(list_append(vm, parts, part));
    for (uint32_t i = 1; i <= groups.count(); ++i) {
      Value item = Value::none();
      if (groups[i].start >= 0) item = TRY(part_or_empty(vm, text, groups[i]));
      TRY(list_append(vm, parts, item));
    }
    continue_after(&request, groups);
    last = request.start;
  }
  TRY(list_append(vm, parts, TRY(part_of(vm, text, last, text.subject.length))));
  return Value::from_cell(parts);
}

Result<Substitution> pattern_substitute_calling(Vm& vm, RegexPattern* pattern, Value replacement,
                                                Value string, int64_t most) {
  Replacement with(vm, pattern);
  TRY(with.set_calling(replacement));
  Text text = TRY(text_of(vm, string, pattern));
  Request request = request_of(Anchor::Anywhere, Bounds(), text);
  Joiner joiner(vm, text.is_text);
  Groups groups;
  uint32_t last = 0;
  Substitution done;
  for (; most == 0 || done.count < most; ++done.count) {
    if (!TRY(find_match(vm, pattern, text, request, &groups))) break;
    uint32_t start = static_cast<uint32_t>(groups[0].start);
    if (last < start) TRY(joiner.append_part(text, last, start));
    // Advance first, because the groups are invalid after a call of guest code.
    continue_after(&request, groups);
    TRY(with.append_calling(joiner, text, groups));
    text = text_of_data(vm, text.string, text.data);
    last = request.start;
  }
  if (done.count == 0) {
    done.text = TRY(part_of(vm, text, 0, text.subject.length));
    return done;
  }
  if (last < text.subject.length) TRY(joiner.append_part(text, last, text.subject.length));
  done.text = TRY(joiner.finish());
  return done;
}

}  // namespace hognose::regex

namespace hognose {

const TypeSpec kRegexPatternType = {
    .doc = "A regular expression, ready to be used.",
    .module = "re",
    .slots = {.repr = regex::pattern_repr,
              .hash = regex::pattern_hash_calling,
              .compare = regex::pattern_compare},
    .trace = regex::trace_pattern,
    .instance_bytes = sizeof(regex::RegexPattern),
    .methods = regex::kPatternMethods,
    .properties = regex::kPatternProperties,
};

const TypeSpec kRegexScannerType = {
    .module = "_sre",
    .trace = regex::trace_scanner,
    .instance_bytes = sizeof(regex::RegexScanner),
    .methods = regex::kScannerMethods,
    .properties = regex::kScannerProperties,
};

const TypeSpec kRegexIteratorType = {
    .slots = {.iterate = regex::iterator_self, .next = regex::iterator_next},
    .trace = regex::trace_scanner,
    .instance_bytes = sizeof(regex::RegexScanner),
};

}  // namespace hognose
