// NameTable: the names of one compilation. It knows which symbol a name refers to at the moment,
// and it mangles private names.
//
// The active symbols of a name form a chain from the innermost scope outwards, so looking up a name
// takes O(1). Entering a scope costs one step for each symbol of the scope.
#pragma once

#include <string_view>

#include "base/growing_array.h"
#include "compiler/scope/scope.h"
#include "syntax/identifiers.h"

namespace hognose {

class NameTable {
 public:
  NameTable(IdentifierTable& identifiers, Arena& arena);

  const ast::Identifier* intern(std::string_view text);
  // Whether the program contains the name anywhere.
  bool occurs(std::string_view text) {
    const uint32_t known = identifiers_.size();
    return intern(text)->id < known;
  }
  // Mangles private names: `__x` in class C is `_C__x` (reference 6.2.1).
  const ast::Identifier* mangle(const ast::Identifier* private_class, const ast::Identifier* name) {
    if (!private_class || name->size < 3 || name->data[0] != '_' || name->data[1] != '_') {
      return name;
    }
    return mangle_slow(private_class, name);
  }

  // The name's symbol in the innermost active scope that has one, or null.
  Symbol* innermost(const ast::Identifier* name) { return current_[name->id]; }
  // The name's symbol in this active scope. find() returns null if there is none; obtain() creates
  // it.
  Symbol* find(const Scope* scope, const ast::Identifier* name);
  Symbol* obtain(Scope* scope, const ast::Identifier* name);

  void activate(Scope* scope);
  void deactivate(Scope* scope);

  // Names that the compiler itself needs.
  const ast::Identifier* const class_name;  // __class__
  const ast::Identifier* const super_name;
  const ast::Identifier* const debug_name;             // __debug__
  const ast::Identifier* const class_dict_name;        // __classdict__
  const ast::Identifier* const reached_name;           // __conditional_annotations__
  const ast::Identifier* const annotate_name;          // __annotate__
  const ast::Identifier* const annotations_name;       // __annotations__
  const ast::Identifier* const format_name;            // the parameter of __annotate__
  const ast::Identifier* const type_params_name;       // .type_params
  const ast::Identifier* const defaults_name;          // .defaults
  const ast::Identifier* const keyword_defaults_name;  // .kwdefaults

 private:
  const ast::Identifier* mangle_slow(const ast::Identifier* private_class,
                                     const ast::Identifier* name);

  IdentifierTable& identifiers_;
  Arena& arena_;
  struct Mangled {
    const ast::Identifier* private_class = nullptr;
    const ast::Identifier* result = nullptr;
  };

  GrowingArray<Symbol*> current_;  // by identifier
  GrowingArray<Mangled> mangled_;  // by identifier: the last result
};

}  // namespace hognose
