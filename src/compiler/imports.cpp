// Imports, and the rules of `from __future__`.
//
// Receives import statements; hands on Import, ImportFrom and ImportStar.
#include "compiler/code_generator.h"

namespace hognose {

namespace {

constexpr std::string_view kFutures[] = {
    "nested_scopes", "generators",      "division",         "absolute_import",
    "with_statement", "print_function", "unicode_literals", "barry_as_FLUFL",
    "generator_stop", "annotations",
};

bool is_future_import(const ast::Stmt* node) {
  auto* statement = ast::as<const ast::ImportFrom>(node);
  return statement && statement->level == 0 && statement->module &&
         statement->module->text() == "__future__";
}

// Calls `visit` for each `from __future__` import at the beginning of a module, where they must stand: after the
// docstring at most (reference 7.11.1).
template <class Visit>
void each_future_import(const ast::Module& module, Visit visit) {
  uint32_t start = 0;
  if (!module.body.empty()) {
    auto* first = ast::as<const ast::Expression>(module.body[0]);
    auto* text = first ? ast::as<const ast::Constant>(first->value) : nullptr;
    if (text && text->value.type == ast::ConstantType::Str) start = 1;
  }
  for (uint32_t i = start; i < module.body.size() && is_future_import(module.body[i]); ++i) {
    if (!visit(*static_cast<const ast::ImportFrom*>(module.body[i]))) return;
  }
}

}  // namespace

bool check_future_imports(const ast::Module& module, Diagnostics& diagnostics) {
  each_future_import(module, [&](const ast::ImportFrom& statement) {
    for (const ast::Alias* alias : statement.names) {
      std::string_view feature = alias->name->text();
      bool is_known = false;
      for (std::string_view known : kFutures) is_known |= feature == known;
      if (is_known) continue;
      return feature == "braces"
                 ? diagnostics.error(alias->position, {"not a chance"})
                 : diagnostics.error(alias->position,
                                     {"future feature ", feature, " is not defined"});
    }
    return true;
  });
  return !diagnostics.failed();
}

void CodeGenerator::note_future_imports(const ast::Module& module) {
  each_future_import(module, [&](const ast::ImportFrom& statement) {
    last_future_line_ = statement.position.lineno;
    return true;
  });
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
