// Checks the features in the `from __future__` imports at the start of a module. A docstring may
// precede them; the check stops at the first other statement.
#include "syntax/future.h"

namespace hognose {

using namespace ast;

namespace {

constexpr std::string_view kFeatures[] = {
    "nested_scopes",  "generators",       "division",       "absolute_import", "with_statement",
    "print_function", "unicode_literals", "barry_as_FLUFL", "generator_stop",  "annotations",
};

bool is_feature(std::string_view name) {
  for (std::string_view feature : kFeatures) {
    if (feature == name) return true;
  }
  return false;
}

std::string_view line_of(std::string_view source, uint32_t line) {
  size_t start = 0;
  for (uint32_t i = 1; i < line; i++) start = source.find('\n', start) + 1;
  size_t end = source.find('\n', start);
  return source.substr(start, end == std::string_view::npos ? end : end + 1 - start);
}

}  // namespace

bool check_future_features(const Module& module, std::string_view source, Workspace& workspace,
                           SyntaxError& error) {
  bool first = true;
  for (Stmt* statement : module.body) {
    auto* import = as<ImportFrom>(statement);
    if (!import || !import->module || import->module->text() != "__future__") {
      auto* expression = as<Expression>(statement);
      auto* constant = first && expression ? as<Constant>(expression->value) : nullptr;
      if (!constant || constant->value.type != ConstantType::Str) return true;
      first = false;
      continue;
    }
    first = false;
    for (Alias* alias : import->names) {
      std::string_view name = alias->name->text();
      if (is_feature(name)) continue;
      error.message =
          name == "braces"
              ? "not a chance"
              : workspace.text({"future feature ", name.substr(0, 100), " is not defined"});
      error.lineno = static_cast<int32_t>(alias->position.lineno);
      error.offset = static_cast<int32_t>(alias->position.col_offset) + 1;
      error.end_lineno = static_cast<int32_t>(alias->position.end_lineno);
      error.end_offset = static_cast<int32_t>(alias->position.end_col_offset) + 1;
      error.text = line_of(source, alias->position.lineno);
      error.has_text = true;
      return false;
    }
  }
  return true;
}

}  // namespace hognose
