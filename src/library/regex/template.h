// Replacement templates: the texts that sub() and expand() insert, with \1 and \g<name> for groups.
//
// A template is parsed into a tuple of literal parts and group numbers. A pattern keeps the last
// template it used.
#pragma once

#include "library/regex/pattern.h"
#include "objects/bytes/builder.h"
#include "objects/protocols/protocol.h"
#include "objects/text/string_builder.h"

namespace hognose::regex {

// Returns the parts of a template, either cached by the pattern or parsed now.
Result<Tuple*> template_of(Vm& vm, RegexPattern* pattern, Value source);

// Joins strings or bytes like ''.join(). An item of the wrong type is an error, but finish() raises
// it, after all items have been created.
class Joiner {
 public:
  Joiner(Vm& vm, bool is_text) : vm_(vm), is_text_(is_text), text_(vm), bytes_(vm) {}

  Result<void> append(Value item);
  // Appends the characters [start, end) of the searched text as one item.
  Result<void> append_part(const Text& text, uint32_t start, uint32_t end);
  Result<Value> finish();

 private:
  Vm& vm_;
  bool is_text_;
  uint64_t items_ = 0;
  uint64_t wrong_item_ = UINT64_MAX;
  const Type* wrong_type_ = nullptr;
  StringBuilder text_;
  BytesBuilder bytes_;
};

// `group(number)` returns Result<Value>: undefined for a group that did not take part.
template <class Group>
Result<Value> expand_template(Vm& vm, const Tuple* parts, Group group) {
  // The first part is always a literal, possibly empty, of the template's type.
  Joiner joiner(vm, vm.has_layout(parts->items[0], TypeId::Str));
  for (uint32_t i = 0; i < parts->length; ++i) {
    TRY(vm.meter.charge(1));
    Value part = parts->items[i];
    if (!part.is_small_int()) {
      TRY(joiner.append(part));
      continue;
    }
    Value text = TRY(group(static_cast<uint32_t>(part.small_int())));
    if (!text.is_undefined()) TRY(joiner.append(text));
  }
  return joiner.finish();
}

}  // namespace hognose::regex
