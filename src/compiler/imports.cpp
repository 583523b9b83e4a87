// Imports: emits Import, ImportFrom and ImportStar. `from __future__` imports emit no code (see
// futures.cpp).
#include "compiler/code_generator.h"
#include "compiler/futures.h"

namespace hognose {

void CodeGenerator::import(const ast::Import& node) {
  for (const ast::Alias* alias : node.names) {
    if (!pay_for_item()) return;
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
      // The import returns the top-level package, and the name is bound to it.
      store_name(names_.intern(name.substr(0, dot)), module, node.position);
    } else {
      // `import a.b.c as d`: walk down from the top-level package.
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
  // A directive to the compiler. The sandbox has no such module to import.
  if (is_future_import(&node)) return;
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
    if (!pay_for_item()) return;
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
