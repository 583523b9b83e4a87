// Comprehensions: list, set and dict comprehensions are inlined (PEP 709); generator expressions
// are codes of their own.
//
// Iteration variables of an inlined comprehension are temporaries. They hide variables of the
// enclosing code without having to save them.
#include "compiler/code_generator.h"

namespace hognose {

namespace {

// True if all names of the target are assigned before any part of the comprehension can read them.
bool assigns_first(const ast::Expr* target) {
  if (target->kind == ast::ExprKind::Name) return true;
  auto* tuple = ast::as<const ast::Tuple>(target);
  if (!tuple) return false;
  for (const ast::Expr* item : tuple->elts) {
    if (item->kind != ast::ExprKind::Name) return false;
  }
  return true;
}

}  // namespace

void CodeGenerator::comprehension(const ast::Expr& node, ComprehensionKind kind,
                                  const ast::Expr* element, const ast::Expr* value,
                                  ast::Array<ast::Comprehension*> generators,
                                  Register destination) {
  const Register result = scratch(destination);
  const Register state = allocate(3);
  const uint32_t mark = top_;
  const Register iterable = materialize(read_only_operand(generators[0]->iter));
  at(generators[0]->iter);
  emit(generators[0]->is_async ? Opcode::GetAsyncIterator : Opcode::ForPrepare, state, iterable);
  release_to(mark);
  at(&node);
  switch (kind) {
    case ComprehensionKind::Set: emit(Opcode::BuildSet, result, result, 0); break;
    case ComprehensionKind::Dict: emit(Opcode::BuildDict, result, result, 0); break;
    default: emit(Opcode::BuildList, result, result, 0); break;
  }

  Scope* outer = scope_;
  Scope* scope = scopes_.find(&node);
  names_.activate(scope);
  scope_ = scope;
  const bool is_assigned_first = generators.size() == 1 && assigns_first(generators[0]->target) &&
                                 !frame_->wants_locals && !wants_all_locals_;
  for (Symbol* symbol = scope->first_symbol; symbol; symbol = symbol->next) {
    if (symbol->access != Access::Local || symbol->storage != symbol) continue;
    const Register reg = allocate();
    symbol->slot = reg;
    assigned_.remove(reg);
    const bool is_captured = (symbol->flags & kSymbolCaptured) != 0;
    if (is_captured || !is_assigned_first) emit(Opcode::LoadUndefined, reg);
    if (is_captured) emit(Opcode::MakeCell, reg);
  }
  const uint32_t start = builder_.here();
  comprehension_loops(generators, 0, state, {kind, element, value, result});
  note_scoped_names(*scope, start);
  scope_ = outer;
  names_.deactivate(scope);
  at(&node);
  move(destination, result);
}

// Records where the variables of an inlined comprehension are, for locals() and eval() inside it.
void CodeGenerator::note_scoped_names(const Scope& scope, uint32_t start) {
  if (!frame_->wants_locals && !wants_all_locals_) return;
  for (const Symbol* symbol = scope.first_symbol; symbol; symbol = symbol->next) {
    if (symbol->access != Access::Local || symbol->storage != symbol) continue;
    scoped_names_.push_back({builder_.keep_name(symbol->name->id, symbol->name->text()), start,
                             builder_.here(), static_cast<uint8_t>(symbol->slot),
                             (symbol->flags & kSymbolCaptured) != 0});
  }
}

void CodeGenerator::comprehension_loops(ast::Array<ast::Comprehension*> generators, uint32_t index,
                                        Register state, const ComprehensionBody& body) {
  if (stop()) return;
  const ast::Comprehension& generator = *generators[index];
  const uint32_t mark = top_;
  if (index != 0) {
    state = allocate(3);
    const uint32_t above = top_;
    const Register iterable = materialize(read_only_operand(generator.iter));
    at(generator.iter);
    emit(generator.is_async ? Opcode::GetAsyncIterator : Opcode::ForPrepare, state, iterable);
    release_to(above);
  }
  if (generator.is_async) {
    AsyncLoop loop;
    loop.iterator = state;
    begin_async_for(loop, generator.target, generator.iter->position);
    comprehension_body(generators, index, body);
    end_async_for(loop, generator.iter->position);
    return release_to(mark);
  }
  JumpTarget exhausted;
  LoopHead head;
  head.state = state;
  begin_for(head, generator.target, generator.iter->position, exhausted);
  comprehension_body(generators, index, body);
  end_for(head, generator.iter->position);
  bind(exhausted);
  release_to(mark);
}

// Compiles the conditions of loop `index`, then the next loop or the item.
void CodeGenerator::comprehension_body(ast::Array<ast::Comprehension*> generators, uint32_t index,
                                       const ComprehensionBody& body) {
  JumpTarget next;
  for (const ast::Expr* condition : generators[index]->ifs) {
    jump_if(condition, Sense::IfFalse, next);
  }
  if (index + 1 < generators.size()) {
    comprehension_loops(generators, index + 1, 0, body);
  } else {
    comprehension_item(body);
  }
  bind(next);
}

void CodeGenerator::comprehension_item(const ComprehensionBody& body) {
  const uint32_t mark = top_;
  const Register element = reg(body.element);
  switch (body.kind) {
    case ComprehensionKind::Dict: {
      const Register value = reg(body.value);
      at(body.element);
      emit(Opcode::SetItem, value, body.result, element);
      break;
    }
    case ComprehensionKind::Set:
      at(body.element);
      emit(Opcode::SetAdd, body.result, element);
      break;
    case ComprehensionKind::Generator: {
      const Register sent = allocate();
      at(body.element);
      emit_yield(sent, element);
      break;
    }
    default:
      at(body.element);
      emit(Opcode::ListAppend, body.result, element);
      break;
  }
  release_to(mark);
}

// ---- generator expressions: the outermost iterator is passed as the argument `.0`

void CodeGenerator::generator_expression(const ast::GeneratorExp& node, Register destination) {
  const Register window = scratch(destination);
  Scope* scope = scopes_.find(&node);
  const int32_t index = child(scope, "<genexpr>", node.position);
  at(&node);
  make_function(scope, index, nullptr, window);
  allocate();  // self
  const Register argument = allocate();
  put(read_only_operand(node.generators[0]->iter), argument);
  at(node.generators[0]->iter);
  emit(node.generators[0]->is_async ? Opcode::GetAsyncIterator : Opcode::GetLoopSource, argument,
       argument);
  at(&node);
  emit(Opcode::Call, window, 1);
  move(destination, window);
}

void CodeGenerator::generator_body(const ast::GeneratorExp& node) {
  const Register state = allocate(3);
  at(node.generators[0]->iter);
  emit(node.generators[0]->is_async ? Opcode::Move : Opcode::ForPrepare, state, 0);
  comprehension_loops(node.generators, 0, state,
                      {ComprehensionKind::Generator, node.elt, nullptr, 0});
  emit(Opcode::ReturnNone);
}

}  // namespace hognose
