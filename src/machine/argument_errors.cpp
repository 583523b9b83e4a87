// TypeErrors for calls of guest functions with unsuitable arguments, in CPython's wording.
//
// Each function raises the error and returns the failure.
#include <cstdio>

#include "base/foreign_call.h"
#include "machine/machine.h"
#include "objects/attributes/suggestion.h"
#include "objects/core/make.h"
#include "objects/protocols/protocol.h"

namespace hognose {

Failure Machine::unexpected_keyword(LoadedCode* loaded, Str* function_name, Tuple* names) {
  const Code& code = *loaded->code;
  // Positional-only parameters passed by name have a message of their own that lists all of them.
  Value parts[64];
  size_t count = 0;
  Result<void> paid = meter.charge(uint64_t{code.positional_only_count} * names->length / 8);
  if (paid.failed()) return paid.failure();
  for (uint32_t p = 0; p < code.positional_only_count; ++p) {
    for (uint32_t i = 0; i < names->length && count < 60; ++i) {
      if (loaded->parameter_names[p] != names->items[i].offset()) continue;
      if (count != 0) {
        Result<Str*> comma = make_string_ascii(*this, ", ");
        if (comma.failed()) return comma.failure();
        parts[count++] = Value::from_cell(comma.value());
      }
      parts[count++] = names->items[i];
    }
  }
  if (count != 0) {
    Result<Str*> list = concatenate_strings(*this, parts, count);
    if (list.failed()) return list.failure();
    return raise(TypeId::TypeError,
                 "{}() got some positional-only arguments passed as keyword arguments: '{}'",
                 function_name, list.value());
  }
  uint32_t named = code.argument_count + code.keyword_only_count;
  for (uint32_t i = 0; i < names->length; ++i) {
    uint32_t p = 0;
    while (p < named && loaded->parameter_names[p] != names->items[i].offset()) ++p;
    if (p < named) continue;
    Str* name = cell<Str>(names->items[i]);
    Str* suggestion = nullptr;
    if (name->is_ascii() && named <= NameSuggestion::kMaximumCandidates) {
      NameSuggestion nearest(ascii_text(name));
      for (p = code.positional_only_count; p < named; ++p) {
        Str* candidate = base.at<Str>(loaded->parameter_names[p]);
        if (candidate->is_ascii() && nearest.consider(ascii_text(candidate))) {
          suggestion = candidate;
        }
      }
    }
    if (suggestion != nullptr) {
      return raise(TypeId::TypeError,
                   "{}() got an unexpected keyword argument '{}'. Did you mean '{}'?",
                   function_name, name, suggestion);
    }
    return raise(TypeId::TypeError, "{}() got an unexpected keyword argument '{}'", function_name,
                 name);
  }
  return raise(TypeId::SystemError, "unexpected_keyword without one");
}

Failure Machine::too_many_positional(LoadedCode* loaded, Function* function, size_t given,
                                     const Value* arguments) {
  const Code& code = *loaded->code;
  uint32_t positional = code.argument_count;
  uint32_t defaults = function->defaults ? function->defaults->length : 0;
  uint32_t keyword_only_given = 0;
  for (uint32_t i = positional; i < positional + code.keyword_only_count; ++i) {
    if (!arguments[i].is_undefined()) ++keyword_only_given;
  }
  Str* name = function->qualified_name.get();
  bool plural = defaults != 0 || positional != 1;
  char takes[64];
  char keyword_text[96] = "";
  on_foreign_stack([&] {
    if (defaults != 0) {
      // A program may set more defaults than there are parameters.
      snprintf(takes, sizeof takes, "from %lld to %u",
               static_cast<long long>(positional) - defaults, positional);
    } else {
      snprintf(takes, sizeof takes, "%u", positional);
    }
    if (keyword_only_given == 0) return;
    snprintf(keyword_text, sizeof keyword_text,
             " positional argument%s (and %u keyword-only argument%s)", given != 1 ? "s" : "",
             keyword_only_given, keyword_only_given != 1 ? "s" : "");
  });
  return raise(TypeId::TypeError, "{}() takes {} positional argument{} but {}{} {} given", name,
               static_cast<const char*>(takes), plural ? "s" : "", static_cast<uint64_t>(given),
               static_cast<const char*>(keyword_text),
               given == 1 && keyword_only_given == 0 ? "was" : "were");
}

Failure Machine::missing_arguments(LoadedCode* loaded, Str* function_name, const Value* arguments,
                                   uint32_t from, uint32_t to, const char* kind) {
  uint32_t missing = 0;
  for (uint32_t i = from; i < to; ++i) missing += arguments[i].is_undefined() ? 1 : 0;
  // 'a', 'b', and 'c'
  RootVector parts(*this);
  Result<Str*> quote = make_string_ascii(*this, "'");
  Result<Str*> comma = make_string_ascii(*this, ", ");
  Result<Str*> last = make_string_ascii(*this, missing == 2 ? " and " : ", and ");
  if (quote.failed()) return quote.failure();
  if (comma.failed()) return comma.failure();
  if (last.failed()) return last.failure();
  uint32_t seen = 0;
  for (uint32_t i = from; i < to; ++i) {
    if (!arguments[i].is_undefined()) continue;
    Result<void> pushed;
    if (seen != 0) {
      pushed = parts.push(Value::from_cell(seen + 1 == missing ? last.value() : comma.value()));
      if (pushed.failed()) return pushed.failure();
    }
    for (Value part :
         {Value::from_cell(quote.value()), Value::from_offset(loaded->parameter_names[i]),
          Value::from_cell(quote.value())}) {
      pushed = parts.push(part);
      if (pushed.failed()) return pushed.failure();
    }
    ++seen;
  }
  Result<Str*> list = concatenate_strings(*this, parts.data(), parts.size());
  if (list.failed()) return list.failure();
  return raise(TypeId::TypeError, "{}() missing {} required {} argument{}: {}", function_name,
               missing, kind, missing != 1 ? "s" : "", list.value());
}

}  // namespace hognose
