// Suggestions: existing names that are similar to the one that was not found.
//
// The candidates for a NameError come from its frame (machine/error_scope.h), for an AttributeError
// from dir() of the object, and for an ImportError from dir() of the module.
#include "library/traceback/suggestion.h"

#include <algorithm>

#include "base/utf8.h"
#include "machine/error_scope.h"
#include "objects/attributes/attributes.h"
#include "objects/attributes/suggestion.h"
#include "objects/containers/dict_access.h"
#include "objects/containers/list.h"
#include "objects/core/make.h"
#include "objects/exceptions/fields.h"
#include "objects/text/units.h"
#include "policy/effective_policy.h"

namespace hognose {

namespace {

constexpr std::string_view kStandardModules[] = {
#define STDLIB(name) #name,
#include "library/core/stdlib_names.def"
};

// A name as UTF-8. A long name gets empty text instead of memory, because nothing is similar to it.
class NameText {
 public:
  explicit NameText(const Str* name) {
    if (name->is_ascii()) {
      view_ = ascii_text(name);
    } else if (name->length <= kCharacters) {
      char* end = buffer_;
      with_units(name, [&](auto units) { end = write_utf8(units.data, units.count, buffer_); });
      view_ = {buffer_, static_cast<size_t>(end - buffer_)};
    }
  }
  NameText(const NameText&) = delete;
  NameText& operator=(const NameText&) = delete;

  std::string_view view() const { return view_; }

 private:
  static constexpr uint32_t kCharacters = 256;
  char buffer_[kCharacters * kMaxUtf8Length];
  std::string_view view_;
};

enum Fields : unsigned {
  kName = 0,        // of NameError and AttributeError
  kObject = 1,      // of AttributeError
  kModuleName = 1,  // of ImportError
  kNameFrom = 3,    // of ImportError
};

class Suggester {
 public:
  Suggester(Machine& vm, Str* wanted)
      : vm_(vm), wanted_(wanted), text_(wanted), best_(text_.view()) {}

  Result<Str*> for_name(Exception* exception);
  Result<Str*> for_attribute(Exception* exception, Value object);
  Result<Str*> for_import(Value module);

 private:
  Result<void> consider(std::string_view name, Str* string) {
    TRY(vm_.meter.charge(1 + name.size() / 8));
    if (best_.consider(name)) {
      found_ = string;
      found_text_ = name;
    }
    return {};
  }
  Result<void> consider_keys(Dict* dict);
  Result<Str*> nearest_attribute_calling(Value object, bool with_private);
  Result<List*> names_of_calling(Value object);
  bool is_private(const Str* name) const {
    return name->length != 0 && str_data(name)[0] == '_' && name->kind == 1;
  }
  static uint64_t size_of(const Dict* dict) { return dict == nullptr ? 0 : dict->length; }

  Machine& vm_;
  Str* wanted_;
  NameText text_;
  NameSuggestion best_;
  Str* found_ = nullptr;         // the best name so far, if a string object holds it
  std::string_view found_text_;  // otherwise its text, which the code object owns
};

Result<void> Suggester::consider_keys(Dict* dict) {
  if (dict == nullptr) return {};
  uint32_t position = 0;
  Value key, value;
  while (dict_next(dict, &position, &key, &value)) {
    Str* name = vm_.as<Str>(key, TypeId::Str);
    if (name == nullptr) continue;
    NameText text(name);
    TRY(consider(text.view(), name));
  }
  return {};
}

Result<Str*> Suggester::for_name(Exception* exception) {
  ErrorScope scope(vm_, exception);
  if (!scope.known()) return nullptr;
  if (!scope.self().is_undefined()) {
    Result<Value> attribute = find_attribute_calling(vm_, scope.self(), wanted_);
    if (attribute.failure() == Failure::Stopped) return Failure::Stopped;
    if (attribute.failed()) {
      vm_.take_pending();
    } else if (!attribute.value().is_undefined()) {
      return make_text(vm_, "self.{}", wanted_);
    }
  }
  uint64_t count =
      size_of(scope.names()) + size_of(scope.globals()) + size_of(vm_.namespaces.builtins);
  uint32_t position = 0;
  while (!scope.next_local(&position).empty()) ++count;
  if (count >= NameSuggestion::kMaximumCandidates) return nullptr;
  position = 0;
  for (;;) {
    std::string_view name = scope.next_local(&position);
    if (name.empty()) break;
    TRY(consider(name, nullptr));
  }
  TRY(consider_keys(scope.names()));
  TRY(consider_keys(scope.globals()));
  TRY(consider_keys(vm_.namespaces.builtins));
  if (!best_.found()) return nullptr;
  return found_ != nullptr ? found_ : make_string(vm_, found_text_);
}

// Returns the sorted dir(object).
Result<List*> Suggester::names_of_calling(Value object) {
  Value listed = TRY(call_special_calling(vm_, object, Name::Dir, {}));
  if (listed.is_undefined()) {
    Dict* names = TRY(make_dict(vm_));
    TRY(collect_names_calling(vm_, object, names));
    listed = Value::from_cell(names);
  }
  List* list = TRY(list_from_iterable_calling(vm_, listed));
  TRY(list_sort_calling(vm_, list, Value::none(), false));
  return list;
}

Result<Str*> Suggester::nearest_attribute_calling(Value object, bool with_private) {
  List* names = TRY(names_of_calling(object));
  uint64_t count = 0;
  for (int pass = 0; pass < 2; ++pass) {
    for (uint32_t i = 0; i < names->length; ++i) {
      Str* name = vm_.as<Str>(names->items->values[i], TypeId::Str);
      if (name == nullptr || (!with_private && is_private(name))) continue;
      if (pass == 0) {
        ++count;
        continue;
      }
      NameText text(name);
      TRY(consider(text.view(), name));
    }
    if (count >= NameSuggestion::kMaximumCandidates) return nullptr;
  }
  return best_.found() ? found_ : nullptr;
}

Result<Str*> Suggester::for_attribute(Exception* exception, Value object) {
  // The policy hides this attribute, so another name would not help.
  if (is_guarded(vm_, wanted_)) return nullptr;
  ErrorScope scope(vm_, exception);
  return nearest_attribute_calling(object, is_private(wanted_) || scope.object_is_self());
}

Result<Str*> Suggester::for_import(Value module) {
  // Use the module that __import__ would return: that of the first part of a dotted name.
  Str* name = vm_.as<Str>(module, TypeId::Str);
  if (name == nullptr || vm_.namespaces.modules == nullptr) return nullptr;
  uint32_t dot = 0;
  while (dot < name->length && character_at(name, dot) != '.') ++dot;
  Str* top = TRY(substring(vm_, name, 0, dot));
  Str* interned = TRY(intern(vm_, top));
  Value found = dict_find_string(vm_, vm_.namespaces.modules, interned);
  if (found.is_undefined()) return nullptr;
  return nearest_attribute_calling(found, is_private(wanted_));
}

// Returns the name in the error as an interned string; null if the error has none.
Result<Str*> wanted_name(Machine& vm, Exception* exception, unsigned field) {
  Value value = TRY(exception_detail(vm, exception, field));
  Str* name = vm.as<Str>(value, TypeId::Str);
  if (name == nullptr) return nullptr;
  return intern(vm, name);
}

bool is_standard_module(const Str* name) {
  NameText text(name);
  return std::binary_search(std::begin(kStandardModules), std::end(kStandardModules), text.view());
}

Result<Str*> find_calling(Machine& vm, Exception* exception, Str* wanted, TypeId kind) {
  Suggester suggester(vm, wanted);
  if (kind == TypeId::NameError) return suggester.for_name(exception);
  unsigned field = kind == TypeId::AttributeError ? kObject : kModuleName;
  Value subject = TRY(exception_detail(vm, exception, field));
  if (kind == TypeId::ImportError) return suggester.for_import(subject);
  return suggester.for_attribute(exception, subject.is_undefined() ? Value::none() : subject);
}

}  // namespace

Result<Str*> suggestion_calling(Machine& vm, Exception* exception) {
  Str* nothing = vm.empty_string();
  if (!exception->details) return nothing;
  Value value = Value::from_cell(exception);
  TypeId kind = is_instance(vm, value, TypeId::NameError)        ? TypeId::NameError
                : is_instance(vm, value, TypeId::AttributeError) ? TypeId::AttributeError
                                                                 : TypeId::ImportError;
  if (kind == TypeId::ImportError && !is_instance(vm, value, kind)) return nothing;
  Str* wanted = TRY(wanted_name(vm, exception, kind == TypeId::ImportError ? kNameFrom : kName));
  if (wanted == nullptr) return nothing;
  Result<Str*> found = find_calling(vm, exception, wanted, kind);
  if (found.failure() == Failure::Stopped) return Failure::Stopped;
  if (found.failed()) vm.take_pending();
  Str* suggestion = found.ok() ? found.value() : nullptr;
  bool forgotten = kind == TypeId::NameError && is_standard_module(wanted);
  if (suggestion != nullptr && forgotten) {
    return make_text(vm, ". Did you mean: '{}'? Or did you forget to import '{}'?", suggestion,
                     wanted);
  }
  if (suggestion != nullptr) return make_text(vm, ". Did you mean: '{}'?", suggestion);
  if (forgotten) return make_text(vm, ". Did you forget to import '{}'?", wanted);
  return nothing;
}

}  // namespace hognose
