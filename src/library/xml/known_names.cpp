// Names with their namespaces, as handlers get them. The parser's attribute _namespaces has those
// of the open elements, by prefix.
#include "library/xml/known_names.h"

#include "objects/containers/dict_access.h"
#include "objects/core/make.h"
#include "objects/text/string_builder.h"

namespace hognose::xml {

namespace {

// The index of the first colon, or the length.
uint32_t find_colon(const Str* name) {
  uint32_t i = 0;
  while (i < name->length && character_at(name, i) != ':') ++i;
  return i;
}

}  // namespace

Result<Str*> expand_name(Vm& vm, const ParserFields& fields, Str* written, NameOf kind) {
  constexpr std::string_view kDeclaring = "xmlns";
  if (fields.is_none(Field::Separator)) return written;
  const Str* separator = fields.text(vm, Field::Separator);
  const Dict* namespaces = fields.dict(vm, Field::Namespaces);
  if (separator == nullptr || namespaces == nullptr) return static_cast<Str*>(nullptr);

  const uint32_t colon = find_colon(written);
  const bool has_prefix = colon != written->length;
  Str* prefix = has_prefix ? TRY(substring(vm, written, 0, colon)) : vm.empty_string();
  if (kind == NameOf::Attribute) {
    if (ascii_text(has_prefix ? prefix : written) == kDeclaring) return static_cast<Str*>(nullptr);
    if (!has_prefix) return written;
  }
  const Str* space = vm.as<Str>(dict_find_string(vm, namespaces, prefix), TypeId::Str);
  if (space == nullptr || space->length == 0) return has_prefix ? nullptr : written;

  StringBuilder expanded(vm);
  TRY(expanded.append(space));
  TRY(expanded.append(separator));
  TRY(expanded.append_part(written, has_prefix ? colon + 1 : 0, written->length));
  if (has_prefix && fields.is_true(Field::NamespacePrefixes)) {
    TRY(expanded.append(separator));
    TRY(expanded.append(prefix));
  }
  return expanded.finish();
}

}  // namespace hognose::xml
