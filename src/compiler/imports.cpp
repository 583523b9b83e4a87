// Imports, and the rules of `from __future__`.
//
// Receives import statements; hands on Import, ImportFrom and ImportStar.
#include "compiler/code_generator.h"

namespace hognose {

namespace {

constexpr std::string_view kFutures[] = {
    "nested_scopes",  "generators",       "division",       "absolute_import", "with_statement",
    "print_function", "unicode_literals", "barry_as_FLUFL", "generator_stop",  "annotations",
};

bool is_future_import(const ast::Stmt* node) {
  auto* statement = ast::as<const ast::ImportFrom>(node);
  return statement && statement->level == 0 && statement->module &&
         statement->module->text() == "__future__";
}

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

// `from __future__` imports stand at the beginning of a module, after the docstring at most
// (reference 7.11.1). What comes on later lines is found when it is compiled.
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

void CodeGenerator::import(const ast::Import& node) {
  for (const ast::Alias* alias : node.names) {
    const uint32_t mark = top_;
    const Register module = allocate();
    const Register from_list = allocate();
    at(node.position);
    emit(Opcode::LoadNone, from_list);
    emit(Opcode::Import, module, from_list, 0, name_operand(alias->name));
    std::string_view name = alias->name->text();
    const size_t dot = name.find('.');
    if (dot == std::string_view::npos) {
      store_name(alias->asname ? alias->asname : alias->name, module, node.position);
    } else if (!alias->asname) {
      // The import gives the first package, which gets the name.
      store_name(names_.intern(name.substr(0, dot)), module, node.position);
    } else {
      // `import a.b.c as d`: from the first package down.
      std::string_view rest = name.substr(dot + 1);
      while (!rest.empty()) {
        const size_t end = rest.find('.');
        emit(Opcode::ImportFrom, module, module, 0, builder_.name(rest.substr(0, end)));
        rest = end == std::string_view::npos ? std::string_view() : rest.substr(end + 1);
      }
      store_name(alias->asname, module, node.position);
    }
    release_to(mark);
  }
}

void CodeGenerator::import_from(const ast::ImportFrom& node) {
  if (is_future_import(&node) && node.position.lineno > last_future_line_) {
    diagnostics_.error(node.position,
                       {"from __future__ imports must occur at the beginning of the file"});
    return;
  }
  const Register module = allocate();
  const Register from_list = allocate();
  Constant* items = scratch_.array<Constant>(node.names.size());
  Constant names;
  names.kind = Constant::Kind::Tuple;
  if (items) {
    for (uint32_t i = 0; i < node.names.size(); ++i) {
      new (&items[i]) Constant();
      items[i].kind = Constant::Kind::Name;
      items[i].text = node.names[i]->name->text();
    }
    names.items = {items, node.names.size()};
  }
  at(node.position);
  load_constant(from_list, names);
  const int32_t level = node.level < 255 ? node.level : 255;
  emit(Opcode::Import, module, from_list, static_cast<uint32_t>(level),
       node.module ? name_operand(node.module) : builder_.name(std::string_view("")));
  for (const ast::Alias* alias : node.names) {
    if (alias->name->text() == "*") {
      emit(Opcode::ImportStar, module);
      return;
    }
    at(node.position);
    const ast::Identifier* target = alias->asname ? alias->asname : alias->name;
    emit(Opcode::ImportFrom, from_list, module, 0, name_operand(alias->name));
    store_name(target, from_list, node.position);
  }
}

}  // namespace hognose
