// Classes: the definition, which passes the body as a function to BuildClass with the bases and
// keywords, and the code of the body.
//
// The names of the body live in the class's mapping.
#include <algorithm>

#include "compiler/code_generator.h"

namespace hognose {

void CodeGenerator::class_definition(const ast::ClassDef& node) {
  const auto first = static_cast<Register>(top_);
  if (node.decorator_list.size() * 2 + 8 > kRegisters - top_) {
    diagnostics_.too_complex(node.position, "too many decorators");
    return;
  }
  open_decorators(node.decorator_list);
  if (node.type_params.empty()) {
    make_class(node, allocate(), nullptr);
  } else {
    call_generic(node, node.type_params, node.name, nullptr, allocate(2));
  }
  apply_decorators(node.decorator_list, first);
  store_name(node.name, first, node.position);
}

// Leaves the class in `window`, the topmost register. The generic base from the type parameters
// comes last.
void CodeGenerator::make_class(const ast::ClassDef& node, Register window,
                               const Register* generic_base) {
  if (!validate_keywords(node.keywords)) return;
  Scope* scope = scopes_.find(&node);
  const ast::Position start =
      node.decorator_list.empty() ? node.position : node.decorator_list[0]->position;
  at(node.position);
  const int32_t index = child(scope, node.name->text(), start);
  make_function(scope, index, nullptr, window);
  const Register name = allocate();
  load_constant(name, *string_constant(node.name->text(), Constant::Kind::Name));

  const uint32_t count = node.bases.size() + node.keywords.size() + (generic_base ? 1 : 0);
  bool is_spread = !has_room(count);
  for (const ast::Expr* base : node.bases) is_spread |= base->kind == ast::ExprKind::Starred;
  for (const ast::Keyword* keyword : node.keywords) is_spread |= keyword->arg == nullptr;
  if (is_spread) {
    const Register list = allocate();
    emit(Opcode::BuildList, list, list, 0);
    append_all(node.bases, list);
    if (generic_base) emit(Opcode::ListAppend, list, *generic_base);
    const Register dict = allocate();
    if (node.keywords.empty()) {
      emit(Opcode::LoadUndefined, dict);
    } else {
      emit(Opcode::BuildDict, dict, dict, 0);
      keyword_dict(node.keywords, dict, window, node.position);
    }
    at(node.position);
    return emit(Opcode::BuildClassSpread, window);
  }
  for (const ast::Expr* base : node.bases) evaluate_next(base);
  if (generic_base) move(allocate(), *generic_base);
  for (const ast::Keyword* keyword : node.keywords) evaluate_next(keyword->value);
  const int32_t names = node.keywords.empty() ? -1 : keyword_names(node.keywords);
  at(node.position);
  emit(Opcode::BuildClass, window, count, 0, names);
}

void CodeGenerator::store_class_name(std::string_view name, Register value) {
  emit(Opcode::StoreName, value, namespace_, 0, builder_.name(name));
}

void CodeGenerator::class_body(const ast::ClassDef& node) {
  const Register value = allocate();
  emit(Opcode::LoadName, value, namespace_, 0,
       builder_.cache(CacheKind::Global, builder_.name(std::string_view("__name__"))));
  store_class_name("__module__", value);
  load_constant(value, *string_constant(code_->qualified_name, Constant::Kind::Str));
  store_class_name("__qualname__", value);
  emit(Opcode::LoadInt, value, 0, 0, static_cast<int32_t>(code_->first_line));
  store_class_name("__firstlineno__", value);
  if (!node.type_params.empty()) {
    const Register parameters = load_implicit(names_.type_params_name, node.position);
    store_class_name("__type_params__", parameters);
  }
  ast::Array<ast::Stmt*> body = node.body;
  if (const Constant* text = docstring(body)) {
    load_constant(value, *text);
    store_class_name("__doc__", value);
  }
  release_to(fixed_);
  begin_class_annotations();
  statements(body);
  store_class_annotations();

  // `__static_attributes__`: the attributes that methods assign through self, sorted, without
  // duplicates.
  std::vector<std::string_view>& names = name_list_;
  names.clear();
  for (SelfAttribute* entry = frame_->self_attributes; entry; entry = entry->next) {
    names.push_back(entry->name->text());
  }
  std::sort(names.begin(), names.end());
  names.erase(std::unique(names.begin(), names.end()), names.end());
  code_->instance_attribute_hint = static_cast<uint32_t>(names.size());
  Constant* items = scratch_.array<Constant>(names.size());
  Constant tuple;
  tuple.kind = Constant::Kind::Tuple;
  if (items) {
    for (size_t i = 0; i < names.size(); ++i) {
      new (&items[i]) Constant();
      items[i].kind = Constant::Kind::Name;
      items[i].text = names[i];
    }
    tuple.items = {items, names.size()};
  }
  const Register last = allocate();
  load_constant(last, tuple);
  store_class_name("__static_attributes__", last);
  if (Symbol* cell = frame_->dict_cell) {
    // type.__new__ stores the dict of the class in this cell.
    store_class_name("__classdictcell__", cell_register(cell));
  }
  if (Symbol* cell = frame_->class_cell) {
    // type.__new__ stores the class in this cell.
    const Register reg = cell_register(cell);
    store_class_name("__classcell__", reg);
    emit(Opcode::Return, reg);
  } else {
    emit(Opcode::ReturnNone);
  }
}

}  // namespace hognose
