// Assignments: all kinds of targets, unpacking, augmented and annotated assignment, del.
//
// A value is computed directly in a local's register where the guest cannot see the difference. The
// targets of an unpacking are consecutive registers; if the locals happen to be consecutive, they
// are used directly.
#include "compiler/code_generator.h"

namespace hognose {

void CodeGenerator::assign(const ast::Assign& node) {
  if (node.targets.size() == 1) {
    const ast::Expr* target = node.targets[0];
    bool is_local = false;
    const Register reg = plain_local_register(target, is_local);
    if (is_local) {
      evaluate(node.value, reg);
      assigned_.add(reg);
      return;
    }
    if (assign_tuple(target, node.value)) return;
  }
  Register source = reg(node.value);
  if (node.targets.size() > 1 && source < fixed_) {
    // The first targets may assign the local that holds the value.
    const Register copy = allocate();
    emit(Opcode::Move, copy, source);
    source = copy;
  }
  for (const ast::Expr* target : node.targets) {
    const uint32_t mark = top_;
    store(target, source);
    release_to(mark);
  }
}

// `a, b = b, a` without building a tuple. False if the statement does not have this form.
bool CodeGenerator::assign_tuple(const ast::Expr* target, const ast::Expr* value) {
  auto* targets = ast::as<const ast::Tuple>(target);
  auto* values = ast::as<const ast::Tuple>(value);
  if (!targets || !values || targets->elts.size() != values->elts.size() ||
      !has_room(values->elts.size()) || values->elts.empty() || literal(value)) {
    return false;
  }
  const uint32_t count = values->elts.size();
  for (uint32_t i = 0; i < count; ++i) {
    if (targets->elts[i]->kind == ast::ExprKind::Starred ||
        values->elts[i]->kind == ast::ExprKind::Starred) {
      return false;
    }
  }
  Operand operands[kDirectCount];
  // If all targets are distinct locals, the last value may go to its local at once: no store is
  // visible before the others are done.
  bool are_locals = true;
  LocalSet seen;
  Register last = 0;
  for (uint32_t i = 0; i < count && are_locals; ++i) {
    bool is_local = false;
    last = plain_local_register(targets->elts[i], is_local);
    are_locals = is_local && !seen.has(last);
    seen.add(last);
  }
  for (uint32_t i = 0; i < count; ++i) {
    if (are_locals && i + 1 == count) {
      evaluate(values->elts[i], last);
      assigned_.add(last);
      break;
    }
    operands[i] = this->value(values->elts[i]);
    Operand& operand = operands[i];
    // An earlier store would overwrite a local that is read in place.
    if (!operand.constant && operand.reg < fixed_ && (!are_locals || seen.has(operand.reg))) {
      const Register copy = allocate();
      emit(Opcode::Move, copy, operand.reg);
      operand.reg = copy;
    }
  }
  for (uint32_t i = 0; i < count - (are_locals ? 1 : 0); ++i) {
    const uint32_t mark = top_;
    const ast::Expr* place = targets->elts[i];
    bool is_local = false;
    const Register reg = plain_local_register(place, is_local);
    if (is_local) {
      at(place);
      put(operands[i], reg);
      assigned_.add(reg);
    } else {
      store(place, materialize(operands[i]));
    }
    release_to(mark);
  }
  return true;
}

Operand CodeGenerator::subscript_key(const Operand& index) {
  return is_key_of_record(index) ? index : Operand{nullptr, materialize(index)};
}

void CodeGenerator::load_item(Register destination, Register object, const Operand& key) {
  if (key.constant) {
    emit(Opcode::GetItemKey, destination, object, 0, key_cache(*key.constant));
  } else {
    emit(Opcode::GetItem, destination, object, key.reg);
  }
}

void CodeGenerator::store_item(Register value, Register object, const Operand& key) {
  if (key.constant) {
    emit(Opcode::SetItemKey, value, object, 0, key_cache(*key.constant));
  } else {
    emit(Opcode::SetItem, value, object, key.reg);
  }
}

void CodeGenerator::store(const ast::Expr* target, Register value) {
  if (stop()) return;
  const uint32_t mark = top_;
  switch (target->kind) {
    case ast::ExprKind::Name:
      store_name(static_cast<const ast::Name*>(target)->id, value, target->position);
      break;
    case ast::ExprKind::Attribute: {
      auto* attribute = static_cast<const ast::Attribute*>(target);
      const Register object = reg(attribute->value);
      const ast::Identifier* name = names_.mangle(scope_->private_class, attribute->attr);
      at_attribute(*attribute, attribute->position);
      emit(Opcode::SetAttribute, value, object, 0,
           builder_.cache(CacheKind::Attribute, name_operand(name)));
      break;
    }
    case ast::ExprKind::Subscript: {
      auto* subscript = static_cast<const ast::Subscript*>(target);
      const Register object = reg(subscript->value);
      const Operand key = subscript_key(this->value(subscript->slice));
      at(target);
      store_item(value, object, key);
      break;
    }
    case ast::ExprKind::Tuple:
      unpack(target, static_cast<const ast::Tuple*>(target)->elts, value);
      break;
    case ast::ExprKind::List:
      unpack(target, static_cast<const ast::List*>(target)->elts, value);
      break;
    case ast::ExprKind::Starred:
      diagnostics_.error(target->position,
                         {"starred assignment target must be in a list or tuple"});
      break;
    default: break;  // the parser accepts no other targets
  }
  release_to(mark);
}

// True if the targets are plain locals in consecutive registers.
bool CodeGenerator::unpack_to_locals(ast::Array<ast::Expr*> targets, Register& first) {
  for (uint32_t i = 0; i < targets.size(); ++i) {
    bool is_local = false;
    const Register reg = plain_local_register(targets[i], is_local);
    if (i == 0) first = reg;
    if (!is_local || reg != first + i) return false;
  }
  return !targets.empty();
}

void CodeGenerator::unpack(const ast::Expr* target, ast::Array<ast::Expr*> targets,
                           Register value) {
  uint32_t star = targets.size();
  for (uint32_t i = 0; i < targets.size(); ++i) {
    if (targets[i]->kind != ast::ExprKind::Starred) continue;
    if (star != targets.size()) {
      diagnostics_.error(target->position, {"multiple starred expressions in assignment"});
      return;
    }
    star = i;
  }
  const bool has_star = star != targets.size();
  if (has_star && (star >= 256 || targets.size() - star - 1 >= (1u << 24))) {
    diagnostics_.error(target->position, {"too many expressions in star-unpacking assignment"});
    return;
  }
  Register first = 0;
  if (!has_star && unpack_to_locals(targets, first)) {
    at(target);
    emit(Opcode::Unpack, first, value, targets.size());
    for (uint32_t i = 0; i < targets.size(); ++i) assigned_.add(first + i);
    return;
  }
  if (has_room(targets.size())) {
    first = allocate(targets.size());
    at(target);
    if (has_star) {
      emit(Opcode::UnpackStar, first, value, star, static_cast<int32_t>(targets.size() - star - 1));
    } else {
      emit(Opcode::Unpack, first, value, targets.size());
    }
    for (uint32_t i = 0; i < targets.size() && !stop(); ++i) {
      auto* starred = ast::as<const ast::Starred>(targets[i]);
      store(starred ? starred->value : targets[i], static_cast<Register>(first + i));
    }
    return;
  }
  // Too many for registers: unpack some from the front and the rest into a list, until they fit.
  const Register rest = allocate();
  at(target);
  emit(Opcode::Move, rest, value);
  uint32_t done = 0;
  while (!stop() && targets.size() - done > kUnpackStep) {
    if (has_star && star - done < kUnpackStep) break;
    const Register part = allocate(kUnpackStep + 1);
    emit(Opcode::UnpackStar, part, rest, kUnpackStep, 0);
    for (uint32_t i = 0; i < kUnpackStep; ++i) {
      store(targets[done + i], static_cast<Register>(part + i));
    }
    at(target);
    emit(Opcode::Move, rest, part + kUnpackStep);
    release_to(part);
    done += kUnpackStep;
  }
  if (!has_star || targets.size() - done <= kUnpackStep) {
    ast::Array<ast::Expr*> last{targets.data + done, targets.size() - done};
    if (has_room(last.size())) return unpack(target, last, rest);
  }
  diagnostics_.too_complex(target->position, "too many expressions in star-unpacking assignment");
}

void CodeGenerator::augmented_assign(const ast::AugAssign& node) {
  switch (node.target->kind) {
    case ast::ExprKind::Name: {
      auto& name = *static_cast<const ast::Name*>(node.target);
      bool is_local = false;
      const Register local = plain_local_register(node.target, is_local);
      Operand current = load_name(name, false, 0);
      const Operand operand = value(node.value);
      at(node.position);
      const Register left = materialize(current);
      if (is_local) {
        binary(node.op, left, operand, local, OperandOrder::InPlace);
        return;
      }
      const Register result = allocate();
      binary(node.op, left, operand, result, OperandOrder::InPlace);
      store_name(name.id, result, name.position);
      return;
    }
    case ast::ExprKind::Attribute: {
      auto& attribute = *static_cast<const ast::Attribute*>(node.target);
      const Register object = reg(attribute.value);
      const Register current = allocate();
      const ast::Identifier* name = names_.mangle(scope_->private_class, attribute.attr);
      at_attribute(attribute, attribute.position);
      emit(Opcode::GetAttribute, current, object, 0,
           builder_.cache(CacheKind::Attribute, name_operand(name)));
      const Operand operand = value(node.value);
      at(node.position);
      binary(node.op, current, operand, current, OperandOrder::InPlace);
      at_attribute(attribute, attribute.position);
      emit(Opcode::SetAttribute, current, object, 0,
           builder_.cache(CacheKind::Attribute, name_operand(name)));
      return;
    }
    case ast::ExprKind::Subscript: {
      auto& subscript = *static_cast<const ast::Subscript*>(node.target);
      const Register object = reg(subscript.value);
      const Operand key = subscript_key(value(subscript.slice));
      const Register current = allocate();
      at(node.target);
      load_item(current, object, key);
      const Operand operand = value(node.value);
      at(node.position);
      binary(node.op, current, operand, current, OperandOrder::InPlace);
      at(node.target);
      store_item(current, object, key);
      return;
    }
    default: return;  // the parser accepts no other targets
  }
}

// The annotation is not evaluated here: since Python 3.14 it is evaluated only on demand (PEP 649).
// If there is no value, the parts of the target are still evaluated.
void CodeGenerator::annotated_assign(const ast::AnnAssign& node) {
  assign_annotated(node);
  note_annotation(node);
}

void CodeGenerator::assign_annotated(const ast::AnnAssign& node) {
  if (node.value) {
    bool is_local = false;
    const Register local = plain_local_register(node.target, is_local);
    if (is_local) {
      evaluate(node.value, local);
      assigned_.add(local);
    } else {
      store(node.target, reg(node.value));
    }
    return;
  }
  if (auto* attribute = ast::as<const ast::Attribute>(node.target)) {
    discard(attribute->value);
  } else if (auto* subscript = ast::as<const ast::Subscript>(node.target)) {
    discard(subscript->value);
    discard(subscript->slice);
  }
}

void CodeGenerator::delete_target(const ast::Expr* target) {
  if (stop()) return;
  const uint32_t mark = top_;
  switch (target->kind) {
    case ast::ExprKind::Name:
      at(target);
      delete_name(static_cast<const ast::Name*>(target)->id);
      break;
    case ast::ExprKind::Attribute: {
      auto* attribute = static_cast<const ast::Attribute*>(target);
      const Register object = reg(attribute->value);
      at_attribute(*attribute, attribute->position);
      emit(Opcode::DeleteAttribute, object, 0, 0,
           name_operand(names_.mangle(scope_->private_class, attribute->attr)));
      break;
    }
    case ast::ExprKind::Subscript: {
      auto* subscript = static_cast<const ast::Subscript*>(target);
      const Register object = reg(subscript->value);
      const Register key = reg(subscript->slice);
      at(target);
      emit(Opcode::DeleteItem, object, key);
      break;
    }
    case ast::ExprKind::Tuple:
      for (const ast::Expr* item : static_cast<const ast::Tuple*>(target)->elts) {
        delete_target(item);
      }
      break;
    case ast::ExprKind::List:
      for (const ast::Expr* item : static_cast<const ast::List*>(target)->elts) {
        delete_target(item);
      }
      break;
    default: break;  // the parser accepts no other targets
  }
  release_to(mark);
}

}  // namespace hognose
