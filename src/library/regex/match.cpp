// re.Match: the result of a search.
//
// The groups are stored as positions. The text of a group is created on demand.
#include "library/regex/pattern.h"
#include "library/regex/template.h"
#include "meter/paced.h"
#include "objects/containers/dict_access.h"
#include "objects/core/make.h"
#include "objects/core/type_specs.h"
#include "objects/numbers/numbers.h"
#include "objects/protocols/callable.h"
#include "objects/protocols/protocol.h"
#include "objects/protocols/special.h"
#include "objects/text/string_builder.h"

namespace hognose::regex {

namespace {

RegexMatch* match_of(const Vm& vm, Value value) { return vm.cell<RegexMatch>(value); }

void trace_match(Tracer& tracer, Cell* cell, size_t) {
  auto* match = static_cast<RegexMatch*>(cell);
  tracer.visit(match->pattern);
  tracer.visit(match->string);
}

uint32_t span_count(const RegexMatch* match) { return match->span_count & (kGroupMask * 2 + 1); }

// Returns the number of a group. Raises IndexError if the match has no such group.
Result<uint32_t> number_calling(Vm& vm, Value self, Value index) {
  const RegexMatch* match = match_of(vm, self);
  if (HOGNOSE_LIKELY(index.is_small_int())) {
    auto number = static_cast<uint64_t>(index.small_int());
    if (HOGNOSE_LIKELY(number < span_count(match))) return static_cast<uint32_t>(number);
  }
  uint32_t number = TRY(group_number_calling(vm, match->pattern.get(), index));
  if (number >= span_count(match)) return vm.raise(TypeId::IndexError, "no such group");
  return number;
}

Result<Value> group_or(Vm& vm, Value self, uint32_t number, Value otherwise) {
  const RegexMatch* match = match_of(vm, self);
  Span span = match->spans[number];
  if (span.start < 0) return otherwise;
  return part_of_string(vm, match->string, static_cast<uint32_t>(span.start),
                        static_cast<uint32_t>(span.end));
}

Result<Value> group_calling(Vm& vm, Value self, Value index) {
  uint32_t number = TRY(number_calling(vm, self, index));
  return group_or(vm, self, number, Value::none());
}

// (self, index, *more): the first index is separate, because most calls have only one.
Result<Value> match_group(Vm& vm, const Value* arguments) {
  if (arguments[1].is_undefined()) return group_or(vm, arguments[0], 0, Value::none());
  const Tuple* more = vm.cell<Tuple>(arguments[2]);
  if (more->length == 0) return group_calling(vm, arguments[0], arguments[1]);
  Tuple* result = TRY(make_tuple_room(vm, uint64_t{more->length} + 1));
  result->items[0] = TRY(group_calling(vm, arguments[0], arguments[1]));
  for (uint32_t i = 0; i < more->length; ++i) {
    TRY(vm.meter.charge(1));
    result->items[i + 1] = TRY(group_calling(vm, arguments[0], more->items[i]));
  }
  return Value::from_cell(result);
}

Result<Value> match_groups(Vm& vm, const Value* arguments) {
  uint32_t count = span_count(match_of(vm, arguments[0]));
  Tuple* result = TRY(make_tuple_room(vm, count - 1));
  for (uint32_t i = 1; i < count; ++i) {
    TRY(vm.meter.charge(1));
    result->items[i - 1] = TRY(group_or(vm, arguments[0], i, arguments[1]));
  }
  return Value::from_cell(result);
}

Result<Value> match_group_dict(Vm& vm, const Value* arguments) {
  const Dict* index = match_of(vm, arguments[0])->pattern->group_index.get();
  Dict* result = TRY(make_dict(vm));
  uint32_t position = 0;
  Value name, number;
  while (dict_next(index, &position, &name, &number)) {
    TRY(vm.meter.charge(1));
    Value text = TRY(
        group_or(vm, arguments[0], TRY(number_calling(vm, arguments[0], number)), arguments[1]));
    TRY(dict_set_string(vm, result, vm.cell<Str>(name), text));
  }
  return Value::from_cell(result);
}

Result<Value> match_start(Vm& vm, const Value* arguments) {
  uint32_t number = TRY(number_calling(vm, arguments[0], arguments[1]));
  return Value::from_small_int(match_of(vm, arguments[0])->spans[number].start);
}

Result<Value> match_end(Vm& vm, const Value* arguments) {
  uint32_t number = TRY(number_calling(vm, arguments[0], arguments[1]));
  return Value::from_small_int(match_of(vm, arguments[0])->spans[number].end);
}

Result<Value> span_tuple(Vm& vm, Span span) {
  return Value::from_cell(
      TRY(make_tuple(vm, {Value::from_small_int(span.start), Value::from_small_int(span.end)})));
}

Result<Value> match_span(Vm& vm, const Value* arguments) {
  uint32_t number = TRY(number_calling(vm, arguments[0], arguments[1]));
  return span_tuple(vm, match_of(vm, arguments[0])->spans[number]);
}

Result<Value> match_expand(Vm& vm, const Value* arguments) {
  RegexMatch* match = match_of(vm, arguments[0]);
  RegexPattern* pattern = match->pattern.get();
  Tuple* parts = TRY(template_of(vm, pattern, arguments[1]));
  return expand_template(vm, parts, [&](uint32_t number) -> Result<Value> {
    if (number >= span_count(match)) return vm.raise(TypeId::IndexError, "no such group");
    return group_or(vm, arguments[0], number, Value::undefined());
  });
}

Result<Value> match_itself(Vm&, const Value* arguments) { return arguments[0]; }

// --- attributes

Result<Value> get_string(Vm& vm, Value self) { return match_of(vm, self)->string; }
Result<Value> get_pattern(Vm& vm, Value self) {
  return Value::from_cell(match_of(vm, self)->pattern.get());
}
Result<Value> get_start(Vm& vm, Value self) {
  return Value::from_small_int(match_of(vm, self)->start);
}
Result<Value> get_end(Vm& vm, Value self) { return Value::from_small_int(match_of(vm, self)->end); }
Result<Value> get_last_index(Vm& vm, Value self) {
  uint32_t last = match_of(vm, self)->last_group;
  return last == 0 ? Value::none() : Value::from_small_int(last);
}
Result<Value> get_last_group(Vm& vm, Value self) {
  const RegexMatch* match = match_of(vm, self);
  const Tuple* names = match->pattern->group_names.get();
  uint32_t last = match->last_group & kGroupMask;
  if (last == 0 || last >= names->length) return Value::none();
  return names->items[last];
}
Result<Value> get_spans(Vm& vm, Value self) {
  uint32_t count = span_count(match_of(vm, self));
  Tuple* spans = TRY(make_tuple_room(vm, count));
  for (uint32_t i = 0; i < count; ++i) {
    TRY(vm.meter.charge(1));
    spans->items[i] = TRY(span_tuple(vm, match_of(vm, self)->spans[i]));
  }
  return Value::from_cell(spans);
}

Result<Value> match_repr(Vm& vm, Value self) {
  const RegexMatch* match = match_of(vm, self);
  Value whole = TRY(group_or(vm, self, 0, Value::none()));
  Str* shown = TRY(repr_calling(vm, whole));
  StringBuilder text(vm);
  TRY(text.append_ascii("<re.Match object; span=("));
  TRY(text.append_number(match->spans[0].start));
  TRY(text.append_ascii(", "));
  TRY(text.append_number(match->spans[0].end));
  TRY(text.append_ascii("), match="));
  TRY(text.append_part(shown, 0, std::min<uint32_t>(shown->length, 50)));
  TRY(text.append_ascii(">"));
  return Value::from_cell(TRY(text.finish()));
}

constexpr NativeRow kMethods[] = {
    {"end(self, group=0, /)", match_end},
    {"expand(self, /, template)", match_expand},
    {"group(self, index=<0>, /, *more)", match_group},
    {"groupdict(self, /, default=None)", match_group_dict},
    {"groups(self, /, default=None)", match_groups},
    {"span(self, group=0, /)", match_span},
    {"start(self, group=0, /)", match_start},
    {"__copy__(self, /)", match_itself, kNativeConstantTime},
    {"__deepcopy__(self, memo, /)", match_itself, kNativeConstantTime},
};

constexpr PropertyRow kProperties[] = {
    {"string", get_string, refuse_assignment},
    {"re", get_pattern, refuse_assignment},
    {"pos", get_start, refuse_assignment},
    {"endpos", get_end, refuse_assignment},
    {"lastindex", get_last_index, nullptr},
    {"lastgroup", get_last_group, nullptr},
    {"regs", get_spans, nullptr},
};

}  // namespace

Result<uint32_t> group_number_calling(Vm& vm, const RegexPattern* pattern, Value index) {
  if (index.is_small_int() || is_index(vm, index)) {
    Value number = TRY(index_calling(vm, index));
    int64_t value;
    if (!int_fits_int64(vm, number, &value) || value < 0 || value > pattern->group_count) {
      return vm.raise(TypeId::IndexError, "no such group");
    }
    return static_cast<uint32_t>(value);
  }
  Value number = TRY(dict_find_calling(vm, pattern->group_index.get(), index));
  if (!number.is_small_int()) return vm.raise(TypeId::IndexError, "no such group");
  return static_cast<uint32_t>(number.small_int());
}

Result<Value> make_match(Vm& vm, RegexPattern* pattern, const Text& text, const Groups& groups,
                         uint32_t start, uint32_t end) {
  uint32_t count = groups.count() + 1;
  if (count > 16) TRY(vm.meter.charge(count / 8));
  // The groups are in scratch memory, which an allocation does not change.
  RegexMatch* match = TRY(vm.make<RegexMatch>(TypeId::RegexMatch, uint64_t{count} * sizeof(Span)));
  match->span_count = count;
  match->pattern = pattern;
  match->string = text.string;
  match->start = start;
  match->end = end;
  match->last_group = groups.last();
  match->spans[0] = groups[0];
  TRY(in_parts(vm.meter, count - 1, kPacedItems,
               [&](size_t begin, size_t end) { groups.copy(begin, end, match->spans.from(1)); }));
  return Value::from_cell(match);
}

}  // namespace hognose::regex

namespace hognose {

const TypeSpec kRegexMatchType = {
    .doc = "What a regular expression found in a text. It is always true.",
    .module = "re",
    .slots = {.repr = regex::match_repr, .get_item = regex::group_calling},
    .trace = regex::trace_match,
    .instance_bytes = sizeof(regex::RegexMatch),
    .methods = regex::kMethods,
    .properties = regex::kProperties,
};

}  // namespace hognose
