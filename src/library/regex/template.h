// Replacement templates: the texts that sub() and expand() put in, with \1 and \g<name> for groups.
//
// Receives a str or bytes template; hands on a tuple of literal parts and group numbers, and texts
// made of it. The template used last is kept with its pattern.
#pragma once

#include "library/regex/pattern.h"
#include "objects/bytes/builder.h"
#include "objects/protocols/protocol.h"
#include "objects/text/string_builder.h"

namespace hognose::regex {

// The parts of a template, from the pattern's memory or parsed.
Result<Tuple*> template_of(Vm& vm, RegexPattern* pattern, Value source);

// Text put together of str or of bytes, as ''.join would: the first item of the wrong type is an
// error, which is raised at the end, when all items have been made.
class Joiner {
 public:
  Joiner(Vm& vm, bool is_text) : vm_(vm), is_text_(is_text), text_(vm), bytes_(vm) {}

  Result<void> append(Value item);
  // Characters [start, end) of the text that is searched, as one item.
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

// `group(number)` answers Result<Value>, undefined for a group that took no part.
template <class Group>
Result<Value> expand_template(Vm& vm, const Tuple* parts, Group group) {
  // The first part is a literal, of the template's type, be it empty.
  Joiner joiner(vm, vm.has_layout(parts->items[0], TypeId::Str));
  for (uint32_t i = 0; i < parts->extra; ++i) {
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
