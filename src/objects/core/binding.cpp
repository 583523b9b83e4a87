// Binding of arguments to the parameters of natives, with CPython's error texts.
//
// In CPython the texts depend on how a function parses its arguments. Here the form of the
// signature decides:
// - no parameter accepts a keyword: "f() takes no arguments (1 given)", "f() takes exactly one
//   argument (2 given)", "f expected at most 2 arguments, got 3";
// - some parameter does: "f() takes at most 2 arguments (3 given)", "f() missing required argument
//   'x' (pos 1)" and related texts, checked in CPython's order;
// - methods generated from type slots: "expected 1 argument, got 0".
// With kNativeLikePython it is that of functions in Python: "f() missing 1 required positional
// argument: 'x'".
#include "objects/core/binding.h"

#include <algorithm>

#include "objects/attributes/suggestion.h"
#include "objects/containers/dict_access.h"
#include "objects/core/make.h"

namespace hognose {
namespace {

constexpr int64_t kNoKeyword = -1;

// Types whose constructors CPython reports under a name other than the type's.
struct ReportedName {
  TypeId type;
  const char* name;
};
constexpr ReportedName kReportedNames[] = {
    {TypeId::TypeVar, "typevar"},           {TypeId::ParamSpec, "paramspec"},
    {TypeId::TypeVarTuple, "typevartuple"}, {TypeId::TypeAliasType, "typealias"},
    {TypeId::Timedelta, "__new__"},
};

// The callee, as the error texts name it.
struct Callee {
  const Signature& signature;
  const Type* owner = nullptr;   // of methods
  const char* module = nullptr;  // of functions
  // 1 if the first parameter is self or cls, which the texts do not count
  unsigned receiver = 0;
  bool is_slot = false;
  // The type named when the count is wrong, if it is not the owner (set.__init__).
  const Type* counted = nullptr;
  bool is_subclass = false;  // the call makes an instance of a subclass of the owner
  bool like_python = false;  // kNativeLikePython

  std::string_view name() const { return {signature.text, signature.name_length}; }
  // CPython reports the creation of an instance under the name of the class.
  bool makes_instances() const {
    return owner != nullptr && (name() == "__new__" || name() == "__init__");
  }
  TextArgument short_name() const {
    if (!makes_instances()) return name();
    for (const ReportedName& row : kReportedNames) {
      if (owner->id == static_cast<uint32_t>(row.type)) return row.name;
    }
    return owner->name.get();
  }
  // Number of parameters that are positional-only, including the receiver.
  unsigned positional_only() const {
    return signature.positional_only > receiver ? signature.positional_only : receiver;
  }
  // When no keywords are given, int() and str() check the count before they look for missing names.
  bool counts_positional_first() const {
    return makes_instances() && !is_subclass &&
           (owner->id == static_cast<uint32_t>(TypeId::Int) ||
            owner->id == static_cast<uint32_t>(TypeId::Str));
  }
  bool is_builtin(std::string_view wanted) const { return owner == nullptr && name() == wanted; }
  // sorted() passes its keywords to list.sort(), which then reports errors in them.
  bool is_sorted() const { return is_builtin("sorted"); }
  bool is_extreme() const { return is_builtin("max") || is_builtin("min"); }
  // zip(), map(), max() and min() also parse their keywords separately.
  bool parses_keywords_alone() const {
    return is_sorted() || (signature.var_positional && !signature.var_keyword &&
                           (makes_instances() || is_extreme()));
  }
  TextArgument keyword_name() const { return is_sorted() ? TextArgument("sort") : short_name(); }
  bool has_named_parameters() const {
    return signature.keyword_only != 0 || signature.positional > positional_only();
  }
};

// The plural suffix of a noun, as CPython's "%s" inserts it.
const char* plural(size_t count) { return count == 1 ? "" : "s"; }

std::string_view parameter_name(const Signature& signature, unsigned index) {
  const Parameter& parameter = signature.parameters[index];
  return {signature.text + parameter.name_start, parameter.name_length};
}

bool is_named(const Parameter& parameter) {
  return parameter.kind != ParameterKind::VarPositional &&
         parameter.kind != ParameterKind::VarKeyword;
}

// Raises a text that begins with the qualified name: "list.append() takes", "math.sqrt() takes",
// "len() takes". `rest` is what follows the name.
Failure raise_qualified(Vm& vm, const Callee& callee, const char* rest, size_t given) {
  if (callee.owner != nullptr && !callee.makes_instances()) {
    return vm.raise(TypeId::TypeError, given == SIZE_MAX ? "{}.{}() {}" : "{}.{}() {} ({} given)",
                    callee.owner->qualified_name.get(), callee.name(), rest, uint64_t{given});
  }
  bool in_module = callee.module != nullptr && std::string_view(callee.module) != "builtins";
  return vm.raise(TypeId::TypeError, given == SIZE_MAX ? "{}{}{}() {}" : "{}{}{}() {} ({} given)",
                  in_module ? callee.module : "", in_module ? "." : "", callee.short_name(), rest,
                  uint64_t{given});
}

Failure raise_takes_no_keywords(Vm& vm, const Callee& callee) {
  if (callee.is_slot && !callee.makes_instances()) {
    return vm.raise(TypeId::TypeError, "wrapper {}() takes no keyword arguments", callee.name());
  }
  return raise_qualified(vm, callee, "takes no keyword arguments", SIZE_MAX);
}

// Raises for a wrong number of positional arguments when no parameter accepts a keyword.
Failure raise_positional_count(Vm& vm, const Callee& callee, size_t given) {
  const Signature& signature = callee.signature;
  unsigned least = signature.required_positional > callee.receiver
                       ? signature.required_positional - callee.receiver
                       : 0;
  unsigned most = signature.positional - callee.receiver;
  bool plain = !signature.var_keyword && !signature.var_positional;
  if (callee.is_slot && !callee.makes_instances() && plain && least <= 1) {
    if (least == most) {
      return vm.raise(TypeId::TypeError, "expected {} argument{}, got {}", uint32_t{least},
                      plural(least), uint64_t{given});
    }
    if (callee.name() == "__pow__" || callee.name() == "__rpow__") {
      return vm.raise(TypeId::TypeError, "expected 1 or 2 arguments, got {}", uint64_t{given});
    }
  }
  if (plain && !callee.makes_instances() && most == 0) {
    return raise_qualified(vm, callee, "takes no arguments", given);
  }
  if (plain && !callee.makes_instances() && most == 1 && least == 1 && !callee.is_sorted()) {
    return raise_qualified(vm, callee, "takes exactly one argument", given);
  }
  const char* bound = least == most && !signature.var_positional ? ""
                      : given < least                            ? "at least "
                                                                 : "at most ";
  unsigned limit = given < least ? least : most;
  TextArgument name =
      callee.counted == nullptr ? callee.short_name() : TextArgument(callee.counted->name.get());
  return vm.raise(TypeId::TypeError, "{} expected {}{} argument{}, got {}", name, bound,
                  uint32_t{limit}, plural(limit), uint64_t{given});
}

Result<void> check_positional_count(Vm& vm, const Callee& callee, size_t given) {
  const Signature& signature = callee.signature;
  size_t with_receiver = given + callee.receiver;
  bool too_many = !signature.var_positional && with_receiver > signature.positional;
  if (!too_many && with_receiver >= signature.required_positional) return {};
  return raise_positional_count(vm, callee, given);
}

// Checks the counts when some parameters accept keywords. Missing parameters among those are found
// later.
Result<void> check_counts(Vm& vm, const Callee& callee, size_t given, size_t keywords) {
  const Signature& signature = callee.signature;
  unsigned most = signature.positional - callee.receiver;
  unsigned all = most + signature.keyword_only;
  if ((given > most && keywords == 0 && callee.counts_positional_first()) ||
      (given != most && callee.is_sorted())) {
    return raise_positional_count(vm, callee, given);
  }
  if (callee.is_extreme() && given == 0) {
    return vm.raise(TypeId::TypeError, "{} expected at least 1 argument, got 0", callee.name());
  }
  if (callee.parses_keywords_alone() && keywords > signature.keyword_only) {
    return vm.raise(TypeId::TypeError, "{}() takes at most {} keyword argument{} ({} given)",
                    callee.keyword_name(), uint32_t{signature.keyword_only},
                    plural(signature.keyword_only), uint64_t{keywords});
  }
  if (!signature.var_positional && !signature.var_keyword && given + keywords > all) {
    return vm.raise(TypeId::TypeError, "{}() takes at most {} {}argument{} ({} given)",
                    callee.short_name(), uint32_t{all}, given == 0 ? "keyword " : "", plural(all),
                    uint64_t{given + keywords});
  }
  if (!signature.var_positional && given > most) {
    if (most == 0) {
      return vm.raise(TypeId::TypeError, "{}() takes no positional arguments", callee.short_name());
    }
    const char* bound =
        signature.required_positional < signature.positional ? "at most" : "exactly";
    return vm.raise(TypeId::TypeError, "{}() takes {} {} positional argument{} ({} given)",
                    callee.short_name(), bound, uint32_t{most}, plural(most), uint64_t{given});
  }
  unsigned only = callee.positional_only();
  unsigned least = (signature.required_positional < only ? signature.required_positional : only);
  if (given + callee.receiver >= least) return {};
  if (signature.var_positional) return raise_positional_count(vm, callee, given);
  least -= callee.receiver;
  return vm.raise(TypeId::TypeError, "{}() takes {} {} positional argument{} ({} given)",
                  callee.short_name(), least < most ? "at least" : "exactly", uint32_t{least},
                  plural(least), uint64_t{given});
}

// The index of the parameter from `first` on that the keyword names, or kNoKeyword.
int64_t find_parameter(const Signature& signature, unsigned first, const Str* keyword) {
  if (keyword->kind != 1) return kNoKeyword;
  std::string_view text = ascii_text(keyword);
  for (unsigned i = first; i < signature.count; ++i) {
    if (is_named(signature.parameters[i]) && parameter_name(signature, i) == text) return i;
  }
  return kNoKeyword;
}

Failure raise_unexpected_keyword(Vm& vm, const Callee& callee, const Str* keyword) {
  const Signature& signature = callee.signature;
  if (keyword->is_ascii()) {
    NameSuggestion suggestion(ascii_text(keyword));
    std::string_view best;
    for (unsigned i = callee.positional_only(); i < signature.count; ++i) {
      if (!is_named(signature.parameters[i])) continue;
      if (suggestion.consider(parameter_name(signature, i))) best = parameter_name(signature, i);
    }
    if (suggestion.found()) {
      return vm.raise(TypeId::TypeError,
                      "{}() got an unexpected keyword argument '{}'. Did you mean '{}'?",
                      callee.keyword_name(), keyword, best);
    }
  }
  return vm.raise(TypeId::TypeError, "{}() got an unexpected keyword argument '{}'",
                  callee.keyword_name(), keyword);
}

// Marks a parameter without a value so far; never a guest value.
constexpr Value kNotGiven = Value::deleted();

Result<void> bind_keywords(Vm& vm, const Callee& callee, Tuple* names,
                           std::span<const Value> values, Dict* rest, Value* out,
                           int64_t* duplicate, const Str** unexpected) {
  for (size_t i = 0; i < values.size(); ++i) {
    TRY(vm.meter.charge(1));
    Str* name = vm.cell<Str>(names->items[i]);
    int64_t index = find_parameter(callee.signature, callee.positional_only(), name);
    if (index != kNoKeyword) {
      if (out[index] == kNotGiven) {
        out[index] = values[i];
      } else if (*duplicate == kNoKeyword || index < *duplicate) {
        *duplicate = index;
      }
    } else if (rest != nullptr) {
      TRY(dict_set_string(vm, rest, name, values[i]));
    } else if (*unexpected == nullptr) {
      *unexpected = name;
    }
  }
  return {};
}

// --- the words for functions in Python

// f or Owner.f
Result<Str*> qualified_name(Vm& vm, const Callee& callee) {
  if (callee.owner == nullptr) return make_text(vm, "{}", callee.name());
  return make_text(vm, "{}.{}", callee.owner->name.get(), callee.name());
}

Failure raise_too_many(Vm& vm, const Callee& callee, size_t given) {
  const Signature& signature = callee.signature;
  Result<Str*> name = qualified_name(vm, callee);
  if (name.failed()) return name.failure();
  if (signature.required_positional < signature.positional) {
    return vm.raise(TypeId::TypeError,
                    "{}() takes from {} to {} positional arguments but {} {} given", name.value(),
                    uint32_t{signature.required_positional}, uint32_t{signature.positional},
                    uint64_t{given}, given == 1 ? "was" : "were");
  }
  return vm.raise(TypeId::TypeError, "{}() takes {} positional argument{} but {} {} given",
                  name.value(), uint32_t{signature.positional}, plural(signature.positional),
                  uint64_t{given}, given == 1 ? "was" : "were");
}

// Reports the parameters of one kind that have no value, if there are any.
Result<void> check_missing(Vm& vm, const Callee& callee, const Value* out, bool keyword_only) {
  const Signature& signature = callee.signature;
  unsigned missing[Signature::kMaximumParameters];
  unsigned count = 0;
  for (unsigned i = 0; i < signature.count; ++i) {
    const Parameter& parameter = signature.parameters[i];
    bool is_of_kind = (parameter.kind == ParameterKind::KeywordOnly) == keyword_only;
    bool is_required = parameter.default_kind == DefaultKind::Required;
    if (is_of_kind && is_required && out[i] == kNotGiven) missing[count++] = i;
  }
  if (count == 0) return {};
  Str* list = TRY(make_text(vm, "'{}'", parameter_name(signature, missing[0])));
  for (unsigned i = 1; i < count; ++i) {
    const char* joint = i + 1 < count ? ", " : count == 2 ? " and " : ", and ";
    list = TRY(make_text(vm, "{}{}'{}'", list, joint, parameter_name(signature, missing[i])));
  }
  return vm.raise(TypeId::TypeError, "{}() missing {} required {} argument{}: {}",
                  TRY(qualified_name(vm, callee)), uint32_t{count},
                  keyword_only ? "keyword-only" : "positional", plural(count), list);
}

// In the order in which CPython checks calls of functions in Python.
Result<void> check_like_python(Vm& vm, const Callee& callee, size_t given, const Value* out,
                               int64_t duplicate, const Str* unexpected) {
  const Signature& signature = callee.signature;
  if (unexpected != nullptr) {
    return vm.raise(TypeId::TypeError, "{}() got an unexpected keyword argument '{}'",
                    TRY(qualified_name(vm, callee)), unexpected);
  }
  if (duplicate != kNoKeyword) {
    return vm.raise(TypeId::TypeError, "{}() got multiple values for argument '{}'",
                    TRY(qualified_name(vm, callee)),
                    parameter_name(signature, static_cast<unsigned>(duplicate)));
  }
  if (!signature.var_positional && given > signature.positional) {
    return raise_too_many(vm, callee, given);
  }
  TRY(check_missing(vm, callee, out, false));
  return check_missing(vm, callee, out, true);
}

Result<void> bind_slow(Vm& vm, const Callee& callee, const Value* positional, size_t count,
                       Tuple* names, std::span<const Value> values, Value* out) {
  const Signature& signature = callee.signature;
  if (count < callee.receiver) {
    // Called through the class without a receiver.
    if (callee.is_slot) {
      return vm.raise(TypeId::TypeError, "descriptor '{}' of '{}' object needs an argument",
                      callee.name(), callee.owner);
    }
    if (callee.name() == "__new__") {
      return vm.raise(TypeId::TypeError, "{}.__new__(): not enough arguments", callee.owner);
    }
    return vm.raise(TypeId::TypeError, "unbound method {}.{}() needs an argument",
                    callee.owner->name.get(), callee.name());
  }
  size_t given = count - callee.receiver;
  size_t keywords = values.size();
  if (callee.like_python) {
    // All checks follow the binding.
  } else if (callee.has_named_parameters()) {
    TRY(check_counts(vm, callee, given, keywords));
  } else {
    if (keywords != 0 && !signature.var_keyword) {
      // T.__new__ ignores keywords if the class has an __init__ in Python, which receives them.
      bool left_to_init = callee.makes_instances() && vm.has_layout(positional[0], TypeId::Type) &&
                          (vm.known<Type>(positional[0])->flags & kTypeInit) != 0;
      if (!left_to_init) return raise_takes_no_keywords(vm, callee);
      keywords = 0;
    }
    TRY(check_positional_count(vm, callee, given));
  }

  size_t placed = count < signature.positional ? count : signature.positional;
  Dict* rest = nullptr;
  for (unsigned i = 0; i < signature.count; ++i) {
    out[i] = i < placed ? positional[i] : kNotGiven;
    if (signature.parameters[i].kind == ParameterKind::VarPositional) {
      out[i] = Value::from_cell(TRY(make_tuple(vm, positional + placed, count - placed)));
    } else if (signature.parameters[i].kind == ParameterKind::VarKeyword) {
      rest = TRY(make_dict(vm, keywords));
      out[i] = Value::from_cell(rest);
    }
  }
  int64_t duplicate = kNoKeyword;
  const Str* unexpected = nullptr;
  if (keywords != 0) {
    TRY(bind_keywords(vm, callee, names, values, rest, out, &duplicate, &unexpected));
  }
  if (callee.like_python) {
    TRY(check_like_python(vm, callee, count, out, duplicate, unexpected));
  }
  for (unsigned i = 0; i < signature.count; ++i) {
    if (out[i] != kNotGiven) continue;
    if (signature.parameters[i].default_kind == DefaultKind::Required) {
      return vm.raise(TypeId::TypeError, "{}() missing required argument '{}' (pos {})",
                      callee.short_name(), parameter_name(signature, i),
                      uint32_t{i + 1 - callee.receiver});
    }
    out[i] = default_value(signature.parameters[i]);
  }
  if (duplicate != kNoKeyword) {
    return vm.raise(TypeId::TypeError, "argument for {}() given by name ('{}') and position ({})",
                    callee.short_name(),
                    parameter_name(signature, static_cast<unsigned>(duplicate)),
                    duplicate + 1 - callee.receiver);
  }
  if (unexpected != nullptr) return raise_unexpected_keyword(vm, callee, unexpected);
  return {};
}

// The common case: only positional arguments, some optional ones missing. Returns false if
// bind_slow() must do it.
Result<bool> bind_fast(Vm& vm, const Signature& signature, const Value* positional, size_t count,
                       Value* out) {
  if (count < signature.required_positional) return false;
  if (count > signature.positional && !signature.var_positional) return false;
  if (signature.var_positional && count == 0) return false;  // max() has an error of its own
  const size_t placed = std::min<size_t>(count, signature.positional);
  for (size_t i = 0; i < placed; ++i) out[i] = positional[i];
  for (size_t i = placed; i < signature.count; ++i) {
    const Parameter& parameter = signature.parameters[i];
    if (parameter.kind == ParameterKind::VarPositional) {
      out[i] = Value::from_cell(TRY(make_tuple(vm, positional + placed, count - placed)));
    } else if (parameter.kind == ParameterKind::VarKeyword) {
      out[i] = Value::from_cell(TRY(make_dict(vm, 0)));
    } else if (parameter.default_kind == DefaultKind::Required) {
      return false;
    } else {
      out[i] = default_value(parameter);
    }
  }
  return true;
}

}  // namespace

static bool has_receiver(const NativeEntry& entry) {
  return entry.kind != NativeKind::Function && entry.kind != NativeKind::StaticMethod;
}

bool bind_known_names(const Vm& vm, const NativeEntry& entry, const Value* positional, size_t count,
                      const Tuple* names, std::span<const Value> values, Value* out) {
  const Signature& signature = *entry.signature;
  if (signature.var_positional || signature.var_keyword || count > signature.positional) {
    return false;
  }
  const unsigned first = std::max<unsigned>(signature.positional_only, has_receiver(entry) ? 1 : 0);
  for (size_t i = 0; i < signature.count; ++i) out[i] = i < count ? positional[i] : kNotGiven;
  for (size_t i = 0; i < values.size(); ++i) {
    const int64_t index = find_parameter(signature, first, vm.cell<Str>(names->items[i]));
    if (index == kNoKeyword || out[index] != kNotGiven) return false;
    out[index] = values[i];
  }
  for (size_t i = count; i < signature.count; ++i) {
    if (out[i] != kNotGiven) continue;
    if (signature.parameters[i].default_kind == DefaultKind::Required) return false;
    out[i] = default_value(signature.parameters[i]);
  }
  return true;
}

Result<void> bind_arguments(Vm& vm, const Signature& signature, const Type* owner,
                            const Value* positional, size_t positional_count, Tuple* keyword_names,
                            std::span<const Value> keyword_values, Value* out) {
  if (keyword_values.empty() && TRY(bind_fast(vm, signature, positional, positional_count, out))) {
    return {};
  }
  Callee callee{signature, owner};
  callee.receiver = owner != nullptr ? 1 : 0;
  return bind_slow(vm, callee, positional, positional_count, keyword_names, keyword_values, out);
}

Result<void> bind_native_arguments(Vm& vm, const NativeEntry& entry, const Value* positional,
                                   size_t positional_count, Tuple* keyword_names,
                                   std::span<const Value> keyword_values, Value* out) {
  const bool no_keywords = keyword_values.empty();
  if (no_keywords && TRY(bind_fast(vm, *entry.signature, positional, positional_count, out))) {
    return {};
  }
  if (!no_keywords) {
    TRY(vm.meter.charge(keyword_values.size()));
    if (bind_known_names(vm, entry, positional, positional_count, keyword_names, keyword_values,
                         out)) {
      return {};
    }
  }
  Callee callee{*entry.signature};
  callee.module = entry.module;
  callee.like_python = (entry.flags & kNativeLikePython) != 0;
  if (entry.owner != TypeId::Count) callee.owner = vm.type(entry.owner);
  // Methods called on a class are reported under the name of that class.
  bool is_on_class = entry.kind == NativeKind::ClassMethod ||
                     (entry.kind == NativeKind::Method && entry.owner == TypeId::Type);
  if (is_on_class && positional_count != 0 && vm.has_layout(positional[0], TypeId::Type)) {
    callee.owner = vm.known<Type>(positional[0]);
  }
  callee.receiver = has_receiver(entry) ? 1 : 0;
  callee.is_slot = entry.kind == NativeKind::Slot;
  if (entry.kind == NativeKind::Constructor && positional_count != 0) {
    callee.is_subclass = positional[0] != Value::from_cell(callee.owner);
  }
  if (callee.is_slot && entry.owner == TypeId::Set && callee.makes_instances() &&
      positional_count != 0) {
    callee.counted = vm.type_of(positional[0]);
  }
  return bind_slow(vm, callee, positional, positional_count, keyword_names, keyword_values, out);
}

}  // namespace hognose
