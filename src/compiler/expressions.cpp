// Expressions: operands and destinations, chains of left-associative operations, and the kinds of
// expressions without a file of their own.
//
// A loop walks the left side of a chain such as `a.b(c)[d] + e`, so the length of a chain costs no
// native stack.
#include "compiler/code_generator.h"

namespace hognose {

Register CodeGenerator::allocate() { return allocate(1); }

Register CodeGenerator::allocate(uint32_t count) {
  if (top_ + count > kRegisters) {
    diagnostics_.too_complex({builder_.position().line, builder_.position().column,
                              builder_.position().end_line, builder_.position().end_column},
                             "too many nested expressions");
    return static_cast<Register>(kRegisters - 1);
  }
  auto first = static_cast<Register>(top_);
  top_ += count;
  if (top_ > highest_) highest_ = top_;
  return first;
}

void CodeGenerator::put(const Operand& operand, Register destination) {
  if (operand.constant) {
    load_constant(destination, *operand.constant);
  } else {
    move(destination, operand.reg);
  }
}

Register CodeGenerator::materialize(const Operand& operand) {
  if (!operand.constant) return operand.reg;
  const Register reg = allocate();
  load_constant(reg, *operand.constant);
  return reg;
}

// Returns an operand that may only be read: it may be a local's own register.
Operand CodeGenerator::value(const ast::Expr* node) {
  switch (node->kind) {
    case ast::ExprKind::Name: return load_name(*static_cast<const ast::Name*>(node), false, 0);
    case ast::ExprKind::Constant:
      at(node);
      return {constant_of(static_cast<const ast::Constant*>(node)->value), 0};
    case ast::ExprKind::UnaryOp:
    case ast::ExprKind::Tuple:
      if (const Constant* constant = literal(node)) {
        at(node);
        return {constant, 0};
      }
      break;
    case ast::ExprKind::BinOp: {
      // Fold a constant on both sides. chain() folds longer chains.
      auto* binary = static_cast<const ast::BinOp*>(node);
      if (binary->left->kind == ast::ExprKind::Constant &&
          binary->right->kind == ast::ExprKind::Constant) {
        const Constant* folded =
            fold_binary(*literal(binary->left), binary->op, *literal(binary->right));
        if (folded) return {folded, 0};
      }
      break;
    }
    case ast::ExprKind::NamedExpr: return walrus(*static_cast<const ast::NamedExpr*>(node));
    default: break;
  }
  const Register reg = allocate();
  evaluate(node, reg);
  return {nullptr, reg};
}

// Like value(), but a value that needs a register of its own goes to `destination`.
Operand CodeGenerator::value_or_into(const ast::Expr* node, Register destination) {
  switch (node->kind) {
    case ast::ExprKind::Name:
      return load_name(*static_cast<const ast::Name*>(node), true, destination);
    case ast::ExprKind::Constant: return value(node);
    case ast::ExprKind::UnaryOp:
    case ast::ExprKind::Tuple:
      if (const Constant* constant = literal(node)) {
        at(node);
        return {constant, 0};
      }
      break;
    default: break;
  }
  evaluate(node, destination);
  return {nullptr, destination};
}

void CodeGenerator::evaluate(const ast::Expr* node, Register destination) {
  visit();
  if (stop()) return;
  const uint32_t mark = top_;
  switch (node->kind) {
    case ast::ExprKind::Constant: put(value(node), destination); break;
    case ast::ExprKind::Name:
      put(load_name(*static_cast<const ast::Name*>(node), true, destination), destination);
      break;
    case ast::ExprKind::BinOp:
    case ast::ExprKind::Attribute:
    case ast::ExprKind::Subscript:
    case ast::ExprKind::Call: chain(node, destination); break;
    case ast::ExprKind::BoolOp:
      bool_operation(*static_cast<const ast::BoolOp*>(node), destination);
      break;
    case ast::ExprKind::NamedExpr:
      put(walrus(*static_cast<const ast::NamedExpr*>(node)), destination);
      break;
    case ast::ExprKind::UnaryOp: unary(*static_cast<const ast::UnaryOp*>(node), destination); break;
    case ast::ExprKind::Lambda: lambda(*static_cast<const ast::Lambda*>(node), destination); break;
    case ast::ExprKind::IfExp:
      conditional(*static_cast<const ast::IfExp*>(node), destination);
      break;
    case ast::ExprKind::Dict:
      dict_display(*static_cast<const ast::Dict*>(node), destination);
      break;
    case ast::ExprKind::Set:
      at(node);
      set_display(static_cast<const ast::Set*>(node)->elts, destination);
      break;
    case ast::ExprKind::List:
      at(node);
      list_display(static_cast<const ast::List*>(node)->elts, destination);
      break;
    case ast::ExprKind::Tuple:
      at(node);
      tuple_display(static_cast<const ast::Tuple*>(node)->elts, destination);
      break;
    case ast::ExprKind::ListComp: {
      auto* list = static_cast<const ast::ListComp*>(node);
      comprehension(*node, ComprehensionKind::List, list->elt, nullptr, list->generators,
                    destination);
      break;
    }
    case ast::ExprKind::SetComp: {
      auto* set = static_cast<const ast::SetComp*>(node);
      comprehension(*node, ComprehensionKind::Set, set->elt, nullptr, set->generators, destination);
      break;
    }
    case ast::ExprKind::DictComp: {
      auto* dict = static_cast<const ast::DictComp*>(node);
      comprehension(*node, ComprehensionKind::Dict, dict->key, dict->value, dict->generators,
                    destination);
      break;
    }
    case ast::ExprKind::GeneratorExp:
      generator_expression(*static_cast<const ast::GeneratorExp*>(node), destination);
      break;
    case ast::ExprKind::Await: await(*static_cast<const ast::Await*>(node), destination); break;
    case ast::ExprKind::Yield: yield(*static_cast<const ast::Yield*>(node), destination); break;
    case ast::ExprKind::YieldFrom:
      yield_from(*node, static_cast<const ast::YieldFrom*>(node)->value, destination);
      break;
    case ast::ExprKind::Compare:
      comparison(*static_cast<const ast::Compare*>(node), destination, node->position);
      break;
    case ast::ExprKind::FormattedValue:
      formatted_value(*static_cast<const ast::FormattedValue*>(node), destination);
      break;
    case ast::ExprKind::JoinedStr:
      joined_string(*static_cast<const ast::JoinedStr*>(node), destination);
      break;
    case ast::ExprKind::TemplateStr:
      template_string(*static_cast<const ast::TemplateStr*>(node), destination);
      break;
    case ast::ExprKind::Interpolation:
      interpolation(*static_cast<const ast::Interpolation*>(node), destination);
      break;
    case ast::ExprKind::Starred:
      diagnostics_.error(node->position,
                         {static_cast<const ast::Starred*>(node)->ctx == ast::Context::Store
                              ? "starred assignment target must be in a list or tuple"
                              : "can't use starred expression here"});
      break;
    case ast::ExprKind::Slice: slice(*static_cast<const ast::Slice*>(node), destination); break;
  }
  release_to(mark);
}

// Evaluates the expression for its effects only.
void CodeGenerator::discard(const ast::Expr* node) {
  const uint32_t mark = top_;
  if (node->kind == ast::ExprKind::NamedExpr) {
    value(node);
  } else {
    Operand operand = value(node);
    static_cast<void>(operand);
  }
  release_to(mark);
}

// ---- chains

// The left operand of a link of a chain, or null at the end of the chain.
const ast::Expr* CodeGenerator::chain_left(const ast::Expr* node) {
  switch (node->kind) {
    case ast::ExprKind::BinOp: return static_cast<const ast::BinOp*>(node)->left;
    case ast::ExprKind::Attribute:
      return is_super_attribute(node) ? nullptr : static_cast<const ast::Attribute*>(node)->value;
    case ast::ExprKind::Subscript: return static_cast<const ast::Subscript*>(node)->value;
    case ast::ExprKind::Call: {
      auto* call = static_cast<const ast::Call*>(node);
      return call->func;
    }
    default: return nullptr;
  }
}

void CodeGenerator::chain(const ast::Expr* node, Register destination) {
  const size_t base = spine_.size();
  const ast::Expr* leaf = node;
  while (const ast::Expr* left = chain_left(leaf)) {
    spine_.push_back(leaf);
    leaf = left;
  }
  const Register work = scratch(destination);
  Operand current;
  if (leaf->kind == ast::ExprKind::Attribute) {
    // super().name: load it as a method if the next link calls it.
    auto* attribute = static_cast<const ast::Attribute*>(leaf);
    const bool is_called = spine_.size() > base && spine_.back()->kind == ast::ExprKind::Call;
    super_attribute(*attribute, work,
                    is_called ? Opcode::LoadSuperMethod : Opcode::LoadSuperAttribute);
    if (is_called) {
      auto* call = static_cast<const ast::Call*>(spine_.back());
      spine_.pop_back();
      this->call(*call, work, true, call->position);
    }
    current.reg = work;
  } else if (leaf->kind == ast::ExprKind::Name) {
    current = load_name(*static_cast<const ast::Name*>(leaf), true, work);
    if (!current.constant && current.reg != work && frame_->has_walrus) {
      // An operand further right may assign the local.
      put(current, work);
      current.reg = work;
    }
  } else {
    current = value_or_into(leaf, work);
  }
  while (spine_.size() > base) {
    visit();
    const ast::Expr* link = spine_.back();
    spine_.pop_back();
    const ast::Expr* next = spine_.size() > base ? spine_.back() : nullptr;
    const bool is_called =
        link->kind == ast::ExprKind::Attribute && next && next->kind == ast::ExprKind::Call;
    if (is_called) spine_.pop_back();
    const bool is_last = spine_.size() == base;
    current =
        chain_step(link, is_called ? next : nullptr, current, work, is_last ? destination : work);
    if (stop()) {
      spine_.resize(base);
      return;
    }
  }
  put(current, destination);
}

// Compiles one link of a chain. `left` is its left operand; `work` is the topmost temporary. If the
// link is an attribute that is called, `call` is that call; else it is null.
Operand CodeGenerator::chain_step(const ast::Expr* node, const ast::Expr* call, Operand left,
                                  Register work, Register destination) {
  const uint32_t mark = top_;
  switch (node->kind) {
    case ast::ExprKind::BinOp: {
      auto* operation = static_cast<const ast::BinOp*>(node);
      const Operand right = value(operation->right);
      if (left.constant && right.constant) {
        if (const Constant* folded = fold_binary(*left.constant, operation->op, *right.constant)) {
          return {folded, 0};
        }
      }
      at(node);
      const bool commutes =
          operation->op == ast::Operator::Add || operation->op == ast::Operator::Mult;
      if (left.constant && !right.constant && commutes) {
        binary(operation->op, right.reg, left, destination, OperandOrder::Reversed);
        break;
      }
      if (left.constant) {
        load_constant(work, *left.constant);
        left = {nullptr, work};
      }
      binary(operation->op, left.reg, right, destination, OperandOrder::Plain);
      break;
    }
    case ast::ExprKind::Attribute: {
      auto* attribute = static_cast<const ast::Attribute*>(node);
      if (left.constant) {
        load_constant(work, *left.constant);
        left = {nullptr, work};
      }
      at_attribute(*attribute, attribute->position);
      const ast::Identifier* name = names_.mangle(scope_->private_class, attribute->attr);
      if (call) {
        emit(Opcode::LoadMethod, work, left.reg, 0,
             builder_.cache(CacheKind::Method, name_operand(name)));
        auto* node_of_call = static_cast<const ast::Call*>(call);
        ast::Position position = call->position;
        if (position.lineno != attribute->position.end_lineno) {
          at_attribute(*attribute, call->position);
          const Position& shown = builder_.position();
          position = {shown.line, shown.column, shown.end_line, shown.end_column};
        }
        this->call(*node_of_call, work, true, position);
        return {nullptr, work};
      }
      emit(Opcode::GetAttribute, destination, left.reg, 0,
           builder_.cache(CacheKind::Attribute, name_operand(name)));
      break;
    }
    case ast::ExprKind::Subscript: {
      auto* subscript = static_cast<const ast::Subscript*>(node);
      warn_about_subscript(*subscript);
      if (left.constant) {
        load_constant(work, *left.constant);
        left = {nullptr, work};
      }
      if (subscript->slice->kind == ast::ExprKind::Slice) {
        auto& part = *static_cast<const ast::Slice*>(subscript->slice);
        if (part.step == nullptr && has_room(3)) {
          const Register bounds = slice_parts(part, 2);
          at(node);
          emit(Opcode::GetSlice, destination, left.reg, bounds);
          break;
        }
      }
      const Operand index = value(subscript->slice);
      if (index.constant && index.constant->kind == Constant::Kind::Int &&
          index.constant->integer >= INT8_MIN && index.constant->integer <= INT8_MAX) {
        at(node);
        emit(Opcode::GetItemInt, destination, left.reg,
             static_cast<uint8_t>(index.constant->integer));
      } else {
        const Operand key = subscript_key(index);
        at(node);
        load_item(destination, left.reg, key);
      }
      break;
    }
    case ast::ExprKind::Call: {
      auto* called = static_cast<const ast::Call*>(node);
      warn_about_call(*called);
      put(left, work);
      this->call(*called, work, false, called->position);
      return {nullptr, work};
    }
    default: break;
  }
  release_to(mark);
  return {nullptr, destination};
}

void CodeGenerator::at_attribute(const ast::Attribute& attribute, const ast::Position& position) {
  Position shown = {position.lineno, position.end_lineno, position.col_offset,
                    position.end_col_offset};
  const ast::Position& own = attribute.position;
  if (position.lineno != own.end_lineno) {
    shown.line = own.end_lineno;
    uint32_t width = 0;  // in characters, like CPython
    for (char byte : attribute.attr->text()) {
      if ((static_cast<unsigned char>(byte) & 0xC0) != 0x80) ++width;
    }
    if (width <= own.end_col_offset) shown.column = own.end_col_offset - width;
    if (shown.end_line < shown.line) shown.end_line = shown.line;
  }
  builder_.set_position(shown);
}

// ---- the other kinds

void CodeGenerator::bool_operation(const ast::BoolOp& node, Register destination) {
  const Register work = scratch(destination);
  const Opcode leave = node.op == ast::BoolOperator::And ? Opcode::JumpIfFalse : Opcode::JumpIfTrue;
  JumpTarget end;
  for (uint32_t i = 0; i < node.values.size(); ++i) {
    evaluate(node.values[i], work);
    if (i + 1 < node.values.size()) {
      at(&node);
      jump(leave, end, work);
    }
  }
  bind(end);
  move(destination, work);
}

// A loop, not recursion, for `a if b else c if d else ...`, like elif.
void CodeGenerator::conditional(const ast::IfExp& first, Register destination) {
  JumpTarget end;
  for (const ast::IfExp* node = &first;;) {
    JumpTarget otherwise;
    jump_if(node->test, Sense::IfFalse, otherwise);
    evaluate(node->body, destination);
    at(node);
    jump(Opcode::Jump, end);
    bind(otherwise);
    auto* next = ast::as<const ast::IfExp>(node->orelse);
    if (!next || stop()) {
      evaluate(node->orelse, destination);
      break;
    }
    node = next;
  }
  bind(end);
}

// A loop for runs of unary operators, too.
void CodeGenerator::unary(const ast::UnaryOp& node, Register destination) {
  const size_t base = spine_.size();
  const ast::Expr* inner = &node;
  while (auto* link = ast::as<const ast::UnaryOp>(inner)) {
    spine_.push_back(link);
    inner = link->operand;
  }
  const Register work = scratch(destination);
  auto* compare = ast::as<const ast::Compare>(inner);
  auto& innermost = *static_cast<const ast::UnaryOp*>(spine_.back());
  Operand operand{nullptr, work};
  if (compare && compare->ops.size() == 1 && innermost.op == ast::UnaryOperator::Not) {
    // Errors of the comparison are shown at the negation: CPython makes one operation of both.
    const uint32_t mark = top_;
    comparison(*compare, work, innermost.position);
    release_to(mark);
  } else {
    operand = value_or_into(inner, work);
  }
  while (spine_.size() > base) {
    auto& link = *static_cast<const ast::UnaryOp*>(spine_.back());
    spine_.pop_back();
    at(&link);
    if (operand.constant) {
      if (const Constant* folded = fold_unary(link.op, *operand.constant)) {
        operand.constant = folded;
        continue;
      }
      load_constant(work, *operand.constant);
      operand = {nullptr, work};
    }
    const Register result = spine_.size() == base ? destination : work;
    switch (link.op) {
      case ast::UnaryOperator::Invert: emit(Opcode::Invert, result, operand.reg); break;
      case ast::UnaryOperator::Not: emit(Opcode::Not, result, operand.reg); break;
      case ast::UnaryOperator::UAdd: emit(Opcode::Positive, result, operand.reg); break;
      case ast::UnaryOperator::USub: emit(Opcode::Negate, result, operand.reg); break;
    }
    operand = {nullptr, result};
  }
  put(operand, destination);
}

Operand CodeGenerator::walrus(const ast::NamedExpr& node) {
  auto& target = *static_cast<const ast::Name*>(node.target);
  const Register result = allocate();
  evaluate(node.value, result);
  store_name(target.id, result, target.position);
  return {nullptr, result};
}

// Evaluates the first `count` parts of a slice into consecutive registers; there must be room for
// them.
Register CodeGenerator::slice_parts(const ast::Slice& node, uint32_t count) {
  const Register first = allocate(count);
  const uint32_t mark = top_;
  const ast::Expr* parts[] = {node.lower, node.upper, node.step};
  // Each part is evaluated into its own register while the registers of the later parts are still
  // free.
  for (uint32_t i = 0; i < count; ++i) {
    release_to(first + i + 1);
    const auto part = static_cast<Register>(first + i);
    if (parts[i]) {
      evaluate(parts[i], part);
    } else {
      emit(Opcode::LoadNone, part);
    }
  }
  release_to(mark);
  return first;
}

void CodeGenerator::slice(const ast::Slice& node, Register destination) {
  if (has_room(3)) {
    const Register first = slice_parts(node, 3);
    at(&node);
    emit(Opcode::BuildSlice, destination, first);
    return;
  }
  diagnostics_.too_complex(node.position, "too many nested expressions");
}

void CodeGenerator::unsupported(const ast::Position& position, std::string_view text) {
  at(position);
  Constant constant;
  constant.kind = Constant::Kind::Str;
  constant.text = text;
  emit(Opcode::Unsupported, 0, 0, 0, builder_.constant(constant));
}

// ---- generators

void CodeGenerator::yield(const ast::Yield& node, Register destination) {
  if (!frame_->is_function_like()) {
    diagnostics_.error(node.position, {"'yield' outside function"});
    return;
  }
  const Register work = scratch(destination);
  Operand operand{nullptr, work};
  if (node.value) {
    operand = value_or_into(node.value, work);
    if (operand.constant) load_constant(work, *operand.constant);
  } else {
    emit(Opcode::LoadNone, work);
  }
  at(&node);
  emit_yield(destination, operand.constant ? work : operand.reg);
}

// Values sent to this generator drive the iterator. The iterator's return value is the value of the
// expression.
void CodeGenerator::yield_from(const ast::Expr& node, const ast::Expr* value,
                               Register destination) {
  if (!frame_->is_function_like()) {
    diagnostics_.error(node.position, {"'yield from' outside function"});
    return;
  }
  if (frame_->is_async_definition) {
    diagnostics_.error(node.position, {"'yield from' inside async function"});
    return;
  }
  const Register result = scratch(destination);
  const Register iterator = allocate();
  evaluate(value, iterator);
  at(&node);
  emit(Opcode::GetDelegate, iterator, iterator);
  await_iterator(iterator, result);
  move(destination, result);
}

}  // namespace hognose
