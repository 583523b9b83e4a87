// `from __future__` imports: where they may appear and which features exist (reference 7.11.1).
// ScopeBuilder finds misplaced imports on later lines.
#include "compiler/futures.h"

namespace hognose {

namespace {

constexpr std::string_view kFutures[] = {
    "nested_scopes",  "generators",       "division",       "absolute_import", "with_statement",
    "print_function", "unicode_literals", "barry_as_FLUFL", "generator_stop",  "annotations",
};

bool is_docstring(const ast::Stmt* node) {
  auto* statement = ast::as<const ast::Expression>(node);
  auto* text = statement ? ast::as<const ast::Constant>(statement->value) : nullptr;
  return text && text->value.type == ast::ConstantType::Str;
}

bool check_features(const ast::ImportFrom& statement, Diagnostics& diagnostics) {
  for (const ast::Alias* alias : statement.names) {
    std::string_view feature = alias->name->text();
    bool is_known = false;
    for (std::string_view known : kFutures) is_known |= feature == known;
    if (is_known) continue;
    if (feature == "braces") return diagnostics.error(alias->position, {"not a chance"});
    return diagnostics.error(alias->position, {"future feature ", feature, " is not defined"});
  }
  return true;
}

}  // namespace

bool is_future_import(const ast::Stmt* node) {
  auto* statement = ast::as<const ast::ImportFrom>(node);
  return statement && statement->level == 0 && statement->module &&
         statement->module->text() == "__future__";
}

// A `from __future__` import must be at the beginning of a module; only the docstring may precede
// it (reference 7.11.1). This loop stops at the first line after another statement; ScopeBuilder
// checks the rest.
bool check_future_imports(const ast::Module& module, Diagnostics& diagnostics,
                          uint32_t& last_line) {
  last_line = 0;
  bool is_done = false;
  uint32_t line = 0;
  for (uint32_t i = 0; i < module.body.size(); ++i) {
    const ast::Stmt* node = module.body[i];
    if (is_done && node->position.lineno > line) break;
    line = node->position.lineno;
    if (!is_future_import(node)) {
      if (i != 0 || !is_docstring(node)) is_done = true;
      continue;
    }
    if (is_done) {
      return diagnostics.error(node->position,
                               {"from __future__ imports must occur at the beginning of the file"});
    }
    if (!check_features(*static_cast<const ast::ImportFrom*>(node), diagnostics)) return false;
    last_line = line;
  }
  return true;
}

}  // namespace hognose
