// KnownNames: names of elements or attributes that were read lately, with their namespaces, so that
// names which repeat are made once.
//
// The conservative scan of the native stack finds the strings, so this object must be on it.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>

#include "library/xml/parser_fields.h"
#include "objects/text/units.h"

namespace hognose::xml {

enum class NameOf : uint8_t { Element, Attribute };

struct KnownName {
  Str* written = nullptr;   // as in the document
  Str* expanded = nullptr;  // with its namespace
};

// The name with its namespace (Namespaces in XML 1.0, section 6). Null: it declares a namespace, or
// has an unknown one.
Result<Str*> expand_name(Vm& vm, const ParserFields& fields, Str* written, NameOf kind);

// Whether the string consists of these characters.
template <class Unit>
bool is_text(const Str* string, Units<Unit> text) {
  if (string->length != text.count) return false;
  return with_units(string, [&](auto characters) {
    return std::equal(text.begin(), text.end(), characters.begin());
  });
}

class KnownNames {
 public:
  explicit KnownNames(NameOf kind) : kind_(kind) {}

  // The name at [start, end) of the text. `written` is null if the expanded name is.
  template <class Unit>
  Result<KnownName> find(Vm& vm, const ParserFields& fields, Str* string, uint32_t start,
                         uint32_t end) {
    const Units<Unit> name(Units<Unit>(string).data + start, end - start);
    KnownName& known = place_of(name);
    if (known.written != nullptr && is_text(known.written, name)) return known;
    KnownName read;
    Str* written = TRY(substring(vm, string, start, end));
    read.expanded = TRY(expand_name(vm, fields, written, kind_));
    if (read.expanded == nullptr) return read;
    read.written = written;
    known = read;
    return read;
  }
  void clear() { places_.fill({}); }

 private:
  template <class Unit>
  KnownName& place_of(Units<Unit> name) {
    const uint32_t first = name[0], middle = name[name.count / 2], last = name[name.count - 1];
    return places_[(first * 31 + middle + last * 7 + name.count * 5) % places_.size()];
  }

  NameOf kind_;
  std::array<KnownName, 64> places_;
};

}  // namespace hognose::xml
