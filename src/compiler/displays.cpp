// Displays: lists, tuples, sets and dicts. Short ones are built from registers, long ones item by
// item. Each function leaves the container in the destination.
#include "compiler/code_generator.h"

namespace hognose {

namespace {

bool has_star(ast::Array<ast::Expr*> items) {
  for (const ast::Expr* item : items) {
    if (item->kind == ast::ExprKind::Starred) return true;
  }
  return false;
}

// Lists of at least this many constants are copied from a constant tuple, as in CPython.
constexpr uint32_t kConstantList = 3;

}  // namespace

// Appends the items to the list in a temporary. Errors while unpacking a `*item` are shown at the
// whole display or call, which is the builder's current position.
void CodeGenerator::append_all(ast::Array<ast::Expr*> items, Register list) {
  constexpr int32_t kNamesStar = 1;  // see ListExtend
  const Position position = builder_.position();
  for (uint32_t i = 0; i < items.size() && !stop(); ++i) {
    const uint32_t mark = top_;
    if (auto* starred = ast::as<const ast::Starred>(items[i])) {
      const Register source = reg(starred->value);
      builder_.set_position(position);
      emit(Opcode::ListExtend, list, source, 0, kNamesStar);
    } else {
      const Register item = reg(items[i]);
      builder_.set_position(position);
      emit(Opcode::ListAppend, list, item);
    }
    release_to(mark);
  }
}

void CodeGenerator::list_display(ast::Array<ast::Expr*> items, Register destination) {
  const Position position = builder_.position();
  if (items.size() >= kConstantList) {
    if (const Constant* tuple = tuple_constant(items, Constant::Kind::Tuple)) {
      const Register list = scratch(destination);
      const Register source = allocate();
      load_constant(source, *tuple);
      emit(Opcode::BuildList, list, source, 0);
      emit(Opcode::ListExtend, list, source, 0, 0);
      return move(destination, list);
    }
  }
  if (has_room(items.size()) && !has_star(items)) {
    const auto first = static_cast<Register>(top_);
    for (const ast::Expr* item : items) evaluate_next(item);
    builder_.set_position(position);
    return emit(Opcode::BuildList, destination, items.empty() ? destination : first, items.size());
  }
  const Register list = scratch(destination);
  emit(Opcode::BuildList, list, list, 0);
  append_all(items, list);
  builder_.set_position(position);
  move(destination, list);
}

void CodeGenerator::tuple_display(ast::Array<ast::Expr*> items, Register destination) {
  const Position position = builder_.position();
  if (const Constant* constant = tuple_constant(items, Constant::Kind::Tuple)) {
    return load_constant(destination, *constant);
  }
  if (has_room(items.size()) && !has_star(items)) {
    const auto first = static_cast<Register>(top_);
    for (const ast::Expr* item : items) evaluate_next(item);
    builder_.set_position(position);
    return emit(Opcode::BuildTuple, destination, first, items.size());
  }
  const Register list = scratch(destination);
  emit(Opcode::BuildList, list, list, 0);
  append_all(items, list);
  builder_.set_position(position);
  emit(Opcode::ListToTuple, destination, list);
}

void CodeGenerator::set_display(ast::Array<ast::Expr*> items, Register destination) {
  const Position position = builder_.position();
  // Three constants or more: copy a frozenset. This gives the set CPython's iteration order.
  if (items.size() >= 3) {
    if (const Constant* constant = tuple_constant(items, Constant::Kind::FrozenSet)) {
      const Register set = scratch(destination);
      const Register source = allocate();
      load_constant(source, *constant);
      emit(Opcode::BuildSet, set, source, 0);
      emit(Opcode::SetUpdate, set, source);
      return move(destination, set);
    }
  }
  if (has_room(items.size()) && !has_star(items)) {
    const auto first = static_cast<Register>(top_);
    for (const ast::Expr* item : items) evaluate_next(item);
    builder_.set_position(position);
    return emit(Opcode::BuildSet, destination, first, items.size());
  }
  const Register set = scratch(destination);
  emit(Opcode::BuildSet, set, set, 0);
  for (uint32_t i = 0; i < items.size() && !stop(); ++i) {
    const uint32_t mark = top_;
    auto* starred = ast::as<const ast::Starred>(items[i]);
    const Register item = reg(starred ? starred->value : items[i]);
    builder_.set_position(position);
    emit(starred ? Opcode::SetUpdate : Opcode::SetAdd, set, item);
    release_to(mark);
  }
  move(destination, set);
}

void CodeGenerator::dict_display(const ast::Dict& node, Register destination) {
  const uint32_t count = node.values.size();
  bool has_update = false;
  for (const ast::Expr* key : node.keys) has_update |= key == nullptr;
  if (!has_update && has_room(count * 2)) {
    const auto first = static_cast<Register>(top_);
    for (uint32_t i = 0; i < count; ++i) {
      evaluate_next(node.keys[i]);
      evaluate_next(node.values[i]);
    }
    at(&node);
    return emit(Opcode::BuildDict, destination, count == 0 ? destination : first, count);
  }
  const Register dict = scratch(destination);
  at(&node);
  emit(Opcode::BuildDict, dict, dict, 0);
  for (uint32_t i = 0; i < count && !stop(); ++i) {
    const uint32_t mark = top_;
    if (node.keys[i]) {
      const Register key = reg(node.keys[i]);
      const Register item = reg(node.values[i]);
      at(&node);
      emit(Opcode::SetItem, item, dict, key);
    } else {
      const Register mapping = reg(node.values[i]);
      at(&node);
      emit(Opcode::DictUpdate, dict, mapping);
    }
    release_to(mark);
  }
  move(destination, dict);
}

}  // namespace hognose
