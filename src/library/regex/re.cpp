// The module re: functions on patterns and texts.
//
// Each function compiles its pattern, with the cache, and calls a method of the pattern.
#include "library/core/modules.h"
#include "library/regex/pattern.h"
#include "library/regex/source.h"
#include "objects/bytes/builder.h"
#include "objects/containers/dict_access.h"
#include "objects/containers/list.h"
#include "objects/core/make.h"
#include "objects/protocols/protocol.h"
#include "objects/text/string_builder.h"
#include "objects/text/units.h"

namespace hognose {

namespace {

using regex::Anchor;
using regex::RegexPattern;

// (pattern, string, flags)
template <Anchor anchor>
Result<Value> re_match(Vm& vm, const Value* arguments) {
  RegexPattern* pattern = TRY(regex::compile_calling(vm, arguments[0], arguments[2]));
  return regex::pattern_match(vm, pattern, arguments[1], anchor);
}

Result<Value> re_findall(Vm& vm, const Value* arguments) {
  RegexPattern* pattern = TRY(regex::compile_calling(vm, arguments[0], arguments[2]));
  return regex::pattern_find_all(vm, pattern, arguments[1]);
}

Result<Value> re_finditer(Vm& vm, const Value* arguments) {
  RegexPattern* pattern = TRY(regex::compile_calling(vm, arguments[0], arguments[2]));
  return regex::pattern_find_iterator(vm, pattern, arguments[1]);
}

Result<Value> re_compile(Vm& vm, const Value* arguments) {
  RegexPattern* pattern = TRY(regex::compile_calling(vm, arguments[0], arguments[1]));
  return Value::from_cell(pattern);
}

Result<Value> re_purge(Vm& vm, const Value*) {
  regex::forget_patterns(vm);
  return Value::none();
}

// --- sub, subn, split: passing count and flags by position is deprecated

struct CountAndFlags {
  Value count;
  Value flags;
};

Result<CountAndFlags> count_and_flags(Vm& vm, const char* function, const char* count_name,
                                      unsigned required, Value more_value, Value count,
                                      Value flags) {
  const Tuple* more = vm.cell<Tuple>(more_value);
  if (more->length >= 1) {
    if (!count.is_undefined()) {
      return vm.raise(TypeId::TypeError, "{}() got multiple values for argument '{}'", function,
                      count_name);
    }
    count = more->items[0];
  }
  if (more->length >= 2) {
    if (!flags.is_undefined()) {
      return vm.raise(TypeId::TypeError, "{}() got multiple values for argument 'flags'", function);
    }
    flags = more->items[1];
  }
  if (more->length > 2) {
    return vm.raise(TypeId::TypeError,
                    "{}() takes from {} to {} positional arguments but {} were given", function,
                    required, required + 2, required + more->length);
  }
  if (more->length != 0) {
    Str* text = TRY(make_text(vm, "'{}' is passed as positional argument", count_name));
    TRY(warn_calling(vm, TypeId::DeprecationWarning, text));
  }
  return CountAndFlags{count, flags};
}

Result<int64_t> most_calling(Vm& vm, Value count) {
  if (count.is_undefined()) return 0;
  return size_argument_calling(vm, count);
}

// (pattern, repl, string, *args, count, flags)
Result<regex::Substitution> substitute_calling(Vm& vm, const char* function,
                                               const Value* arguments) {
  CountAndFlags given =
      TRY(count_and_flags(vm, function, "count", 3, arguments[3], arguments[4], arguments[5]));
  RegexPattern* pattern = TRY(regex::compile_calling(vm, arguments[0], given.flags));
  int64_t most = TRY(most_calling(vm, given.count));
  return regex::pattern_substitute_calling(vm, pattern, arguments[1], arguments[2], most);
}

Result<Value> re_sub(Vm& vm, const Value* arguments) {
  return TRY(substitute_calling(vm, "sub", arguments)).text;
}

Result<Value> re_subn(Vm& vm, const Value* arguments) {
  regex::Substitution done = TRY(substitute_calling(vm, "subn", arguments));
  return Value::from_cell(TRY(make_tuple(vm, {done.text, Value::from_small_int(done.count)})));
}

// (pattern, string, *args, maxsplit, flags)
Result<Value> re_split(Vm& vm, const Value* arguments) {
  CountAndFlags given =
      TRY(count_and_flags(vm, "split", "maxsplit", 2, arguments[2], arguments[3], arguments[4]));
  RegexPattern* pattern = TRY(regex::compile_calling(vm, arguments[0], given.flags));
  int64_t most = TRY(most_calling(vm, given.count));
  return regex::pattern_split(vm, pattern, arguments[1], most);
}

// --- escape

bool is_special(uint32_t character) {
  return character < 128 &&
         std::string_view("()[]{}?*+-|^$\\.&~# \t\n\r\v\f").find(static_cast<char>(character)) !=
             std::string_view::npos;
}

// The number of characters that are charged together.
constexpr uint32_t kEscapeStep = 1024;

Result<Value> re_escape(Vm& vm, const Value* arguments) {
  if (const Str* string = vm.as<Str>(arguments[0], TypeId::Str)) {
    StringBuilder text(vm);
    uint32_t done = 0;
    for (uint32_t i = 0; i < string->length; ++i) {
      if (i % kEscapeStep == 0) TRY(vm.meter.charge(kEscapeStep / 8));
      if (!is_special(character_at(string, i))) continue;
      TRY(text.append_part(string, done, i));
      TRY(text.append_ascii("\\"));
      done = i;
    }
    TRY(text.append_part(string, done, string->length));
    return Value::from_cell(TRY(text.finish()));
  }
  BytesView view;
  if (!find_bytes(vm, arguments[0], &view)) {
    return vm.raise(TypeId::TypeError, "decoding to str: need a bytes-like object, {} found",
                    type_name(vm, arguments[0]));
  }
  BytesBuilder bytes(vm);
  uint32_t left = 0;
  for (uint8_t byte : view) {
    if (left-- == 0) {
      TRY(vm.meter.charge(kEscapeStep / 8));
      left = kEscapeStep - 1;
    }
    if (is_special(byte)) TRY(bytes.append_byte('\\'));
    TRY(bytes.append_byte(byte));
  }
  return Value::from_cell(TRY(bytes.finish()));
}

constexpr NativeRow kRows[] = {
    {"_compile(pattern, flags)", re_compile},
    {"compile(pattern, flags=<0>)", re_compile},
    {"escape(pattern)", re_escape},
    {"findall(pattern, string, flags=<0>)", re_findall},
    {"finditer(pattern, string, flags=<0>)", re_finditer},
    {"fullmatch(pattern, string, flags=<0>)", re_match<Anchor::Whole>},
    {"match(pattern, string, flags=<0>)", re_match<Anchor::Start>},
    {"purge()", re_purge, kNativeConstantTime},
    {"search(pattern, string, flags=<0>)", re_match<Anchor::Anywhere>},
    {"split(pattern, string, *args, maxsplit=<0>, flags=<0>)", re_split},
    {"sub(pattern, repl, string, *args, count=<0>, flags=<0>)", re_sub},
    {"subn(pattern, repl, string, *args, count=<0>, flags=<0>)", re_subn},
};

struct FlagRow {
  const char* name;
  const char* letter;
  uint32_t value;
};
constexpr FlagRow kFlags[] = {
    {"ASCII", "A", regex::kAscii},
    {"IGNORECASE", "I", regex::kIgnoreCase},
    {"LOCALE", "L", regex::kLocale},
    {"UNICODE", "U", regex::kUnicode},
    {"MULTILINE", "M", regex::kMultiline},
    {"DOTALL", "S", regex::kDotAll},
    {"VERBOSE", "X", regex::kVerbose},
    {"DEBUG", nullptr, regex::kDebug},
    {"NOFLAG", nullptr, 0},
};

constexpr const char* kPublicNames[] = {
    "match",
    "fullmatch",
    "search",
    "sub",
    "subn",
    "split",
    "findall",
    "finditer",
    "compile",
    "purge",
    "escape",
    "error",
    "Pattern",
    "Match",
    "A",
    "I",
    "L",
    "M",
    "S",
    "X",
    "U",
    "ASCII",
    "IGNORECASE",
    "LOCALE",
    "MULTILINE",
    "DOTALL",
    "VERBOSE",
    "UNICODE",
    "NOFLAG",
    "RegexFlag",
    "PatternError",
};

}  // namespace

std::span<const NativeRow> re_module_functions() { return kRows; }

Result<void> fill_re_module(Vm& vm, Dict* dict) {
  Str* compile = TRY(intern(vm, std::string_view("_compile")));
  vm.state(LibraryState::RegexCompile) = dict_find_string(vm, dict, compile);
  for (const FlagRow& row : kFlags) {
    Value flag = TRY(regex::make_flag(vm, row.value));
    TRY(add_to_module(vm, dict, row.name, flag));
    if (row.letter != nullptr) TRY(add_to_module(vm, dict, row.letter, flag));
  }
  TRY(add_to_module(vm, dict, "RegexFlag", Value::from_cell(vm.type(TypeId::RegexFlag))));
  TRY(add_to_module(vm, dict, "Pattern", Value::from_cell(vm.type(TypeId::RegexPattern))));
  TRY(add_to_module(vm, dict, "Match", Value::from_cell(vm.type(TypeId::RegexMatch))));
  TRY(add_to_module(vm, dict, "PatternError", Value::from_cell(vm.type(TypeId::PatternError))));
  TRY(add_to_module(vm, dict, "error", Value::from_cell(vm.type(TypeId::PatternError))));
  Str* version = TRY(make_string_ascii(vm, "2.2.1"));
  TRY(add_to_module(vm, dict, "__version__", Value::from_cell(version)));
  List* names = TRY(make_list(vm, nullptr, 0));
  for (const char* name : kPublicNames) {
    TRY(list_append(vm, names, Value::from_cell(TRY(intern(vm, std::string_view(name))))));
  }
  return add_to_module(vm, dict, "__all__", Value::from_cell(names));
}

}  // namespace hognose
