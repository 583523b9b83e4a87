// NameTable: chains of active symbols, and the mangling of private names. names.h describes the
// chains.
#include "compiler/names.h"

#include <cstring>

namespace hognose {

namespace {

constexpr size_t kFirstNames = 256;

}  // namespace

NameTable::NameTable(IdentifierTable& identifiers, Arena& arena)
    : class_name(identifiers.intern("__class__")),
      super_name(identifiers.intern("super")),
      debug_name(identifiers.intern("__debug__")),
      class_dict_name(identifiers.intern("__classdict__")),
      reached_name(identifiers.intern("__conditional_annotations__")),
      annotate_name(identifiers.intern("__annotate__")),
      annotations_name(identifiers.intern("__annotations__")),
      format_name(identifiers.intern(".format")),
      type_params_name(identifiers.intern(".type_params")),
      defaults_name(identifiers.intern(".defaults")),
      keyword_defaults_name(identifiers.intern(".kwdefaults")),
      identifiers_(identifiers),
      arena_(arena),
      current_(arena, kFirstNames),
      mangled_(arena, kFirstNames) {
  current_.resize(identifiers.size() + 16);
}

const ast::Identifier* NameTable::intern(std::string_view text) {
  const ast::Identifier* name = identifiers_.intern(text);
  if (name->id >= current_.size()) current_.resize(static_cast<size_t>(name->id) * 2);
  return name;
}

const ast::Identifier* NameTable::mangle_slow(const ast::Identifier* private_class,
                                              const ast::Identifier* name) {
  std::string_view text = name->text();
  if (name->id < mangled_.size() && mangled_[name->id].private_class == private_class) {
    return mangled_[name->id].result;
  }
  if (text.ends_with("__") || text.find('.') != std::string_view::npos) return name;
  std::string_view owner = private_class->text();
  size_t underscores = owner.find_first_not_of('_');
  if (underscores == std::string_view::npos) return name;
  owner.remove_prefix(underscores);
  size_t size = 1 + owner.size() + text.size();
  char* mangled = arena_.array<char>(size);
  if (!mangled) return name;
  mangled[0] = '_';
  std::memcpy(mangled + 1, owner.data(), owner.size());
  std::memcpy(mangled + 1 + owner.size(), text.data(), text.size());
  if (name->id >= mangled_.size()) mangled_.resize(current_.size());
  const ast::Identifier* result = intern({mangled, size});
  mangled_[name->id] = {private_class, result};
  return result;
}

Symbol* NameTable::find(const Scope* scope, const ast::Identifier* name) {
  Symbol* symbol = current_[name->id];
  while (symbol && symbol->scope->depth > scope->depth) symbol = symbol->shadowed;
  return symbol && symbol->scope == scope ? symbol : nullptr;
}

Symbol* NameTable::obtain(Scope* scope, const ast::Identifier* name) {
  Symbol** link = &current_[name->id];
  while (*link && (*link)->scope->depth > scope->depth) link = &(*link)->shadowed;
  if (*link && (*link)->scope == scope) return *link;
  auto* symbol = arena_.make<Symbol>(name, scope);
  symbol->shadowed = *link;
  *link = symbol;
  if (scope->last_symbol) {
    scope->last_symbol->next = symbol;
  } else {
    scope->first_symbol = symbol;
  }
  scope->last_symbol = symbol;
  return symbol;
}

void NameTable::activate(Scope* scope) {
  ArenaPace pace(arena_);
  for (Symbol* symbol = scope->first_symbol; symbol; symbol = symbol->next) {
    pace.turn();
    symbol->shadowed = current_[symbol->name->id];
    current_[symbol->name->id] = symbol;
  }
}

void NameTable::deactivate(Scope* scope) {
  ArenaPace pace(arena_);
  for (Symbol* symbol = scope->first_symbol; symbol; symbol = symbol->next) {
    pace.turn();
    current_[symbol->name->id] = symbol->shadowed;
  }
}

}  // namespace hognose
