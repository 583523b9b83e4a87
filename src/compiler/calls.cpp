// Calls: windows of callee, self and arguments; keywords and spreads; zero-argument super().
//
// The callee is already in the window: r[a], with self in r[a+1] for methods. The result replaces
// it in r[a]. No live value may be above the start of a window, because the callee's frame begins
// there.
#include "compiler/code_generator.h"

namespace hognose {

bool CodeGenerator::validate_keywords(ast::Array<ast::Keyword*> keywords) {
  // Equal names are equal pointers. A short list compares all pairs; only a long list needs more.
  if (keywords.size() > kDirectCount) {
    std::vector<bool> seen;
    for (const ast::Keyword* keyword : keywords) {
      if (!keyword->arg) continue;
      if (keyword->arg->id >= seen.size()) seen.resize(keyword->arg->id + 1);
      if (seen[keyword->arg->id]) {
        return diagnostics_.error(keyword->position,
                                  {"keyword argument repeated: ", keyword->arg->text()});
      }
      seen[keyword->arg->id] = true;
    }
    return true;
  }
  for (uint32_t i = 1; i < keywords.size(); ++i) {
    for (uint32_t k = 0; k < i; ++k) {
      if (keywords[i]->arg && keywords[i]->arg == keywords[k]->arg) {
        return diagnostics_.error(keywords[i]->position,
                                  {"keyword argument repeated: ", keywords[i]->arg->text()});
      }
    }
  }
  return true;
}

// Returns the names of plain keyword arguments as a constant tuple.
int32_t CodeGenerator::keyword_names(ast::Array<ast::Keyword*> keywords) {
  Constant* items = scratch_.array<Constant>(keywords.size());
  Constant tuple;
  tuple.kind = Constant::Kind::Tuple;
  if (items) {
    for (uint32_t i = 0; i < keywords.size(); ++i) {
      new (&items[i]) Constant();
      items[i].kind = Constant::Kind::Name;
      items[i].text = names_.mangle(scope_->private_class, keywords[i]->arg)->text();
    }
    tuple.items = {items, keywords.size()};
  }
  return builder_.constant(tuple);
}

void CodeGenerator::call(const ast::Call& node, Register window, bool is_method,
                         const ast::Position& position) {
  if (!validate_keywords(node.keywords)) return;
  uint32_t count = node.args.size() + node.keywords.size();
  bool is_spread = !has_room(count + 2);
  for (const ast::Expr* argument : node.args) {
    if (argument->kind == ast::ExprKind::Starred) is_spread = true;
  }
  for (const ast::Keyword* keyword : node.keywords) {
    if (!keyword->arg) is_spread = true;
  }
  release_to(window + 1u);
  allocate();  // self
  if (is_spread) {
    if (!is_method) emit(Opcode::LoadUndefined, window + 1u);
    // CPython does not treat this as a method call, so the error position is the whole call, even
    // if the attribute is on another line.
    spread_call(node, window, node.position);
    at(node.position);
    emit(Opcode::CallSpread, window);
    release_to(window + 1u);
    return;
  }
  for (const ast::Expr* argument : node.args) evaluate_next(argument);
  for (const ast::Keyword* keyword : node.keywords) evaluate_next(keyword->value);
  if (!node.keywords.empty()) {
    if (!is_method) emit(Opcode::LoadUndefined, window + 1u);
    const int32_t names = keyword_names(node.keywords);
    at(position);
    emit(Opcode::CallKeyword, window, count, 0, names);
  } else {
    at(position);
    emit(is_method ? Opcode::CallMethod : Opcode::Call, window, count);
  }
  release_to(window + 1u);
}

// Puts the arguments in r[window+2], as a list or, for a single `*x`, as x itself; puts the
// keywords in r[window+3], as a dict.
void CodeGenerator::spread_call(const ast::Call& node, Register window,
                                const ast::Position& position) {
  const Register list = allocate();
  const Register dict = allocate();
  release_to(list + 1u);
  at(position);
  auto* lone = node.args.size() == 1 ? ast::as<const ast::Starred>(node.args[0]) : nullptr;
  if (lone) {
    // Only the call iterates over it, after the keywords are evaluated (reference 6.3.4).
    evaluate(lone->value, list);
    release_to(list + 1u);
  } else {
    emit(Opcode::BuildList, list, list, 0);
    append_all(node.args, list);
  }
  if (node.keywords.empty()) {
    release_to(dict + 1u);
    emit(Opcode::LoadUndefined, dict);
    return;
  }
  release_to(dict + 1u);
  emit(Opcode::BuildDict, dict, dict, 0);
  keyword_dict(node.keywords, dict, window, position);
}

// Named arguments before the first ** go directly into the dict. After a **, each run of names
// builds its own dict, which is merged when all values of the run are known.
void CodeGenerator::keyword_dict(ast::Array<ast::Keyword*> keywords, Register dict, Register callee,
                                 const ast::Position& position) {
  const uint32_t mark = top_;
  uint32_t next = 0;
  while (next < keywords.size()) {
    if (!keywords[next]->arg) {
      const Register mapping = reg(keywords[next]->value);
      at(position);
      emit(Opcode::DictMerge, dict, mapping, callee);
      release_to(mark);
      ++next;
      continue;
    }
    const bool is_first = next == 0;
    const Register names = is_first ? dict : allocate();
    if (!is_first) emit(Opcode::BuildDict, names, names, 0);
    for (; next < keywords.size() && keywords[next]->arg; ++next) {
      const uint32_t before = top_;
      const Register key = allocate();
      Constant name;
      name.kind = Constant::Kind::Name;
      name.text = names_.mangle(scope_->private_class, keywords[next]->arg)->text();
      load_constant(key, name);
      const Register item = reg(keywords[next]->value);
      at(position);
      emit(Opcode::SetItem, item, names, key);
      release_to(before);
    }
    if (!is_first) emit(Opcode::DictMerge, dict, names, callee);
    release_to(mark);
  }
}

// ---- super().name (reference: built-in functions, super): no super object is created, because the
// compiler supplies `__class__` and the first argument.

bool CodeGenerator::is_plain_super_call(const ast::Call& node) {
  if (!node.args.empty() || !node.keywords.empty()) return false;
  auto* name = ast::as<const ast::Name>(node.func);
  if (!name || name->id != names_.super_name || !frame_->is_function_like()) return false;
  if (lookup(name->id)->access != Access::Global) return false;
  if (module_mentions_super_) return false;
  // A real super() call reports what is missing.
  if (code_->argument_count == 0) return false;
  Symbol* owner = lookup(names_.class_name);
  return owner && owner->access == Access::Free;
}

bool CodeGenerator::is_super_attribute(const ast::Expr* node) {
  auto* attribute = static_cast<const ast::Attribute*>(node);
  auto* call = ast::as<const ast::Call>(attribute->value);
  return call && attribute->ctx == ast::Context::Load && is_plain_super_call(*call);
}

// Loads `__class__` and the first argument into two new registers.
void CodeGenerator::super_arguments(const ast::Call& node) {
  const Register type = allocate();
  const Register self = allocate();
  at(&node);
  Symbol* owner = lookup(names_.class_name);
  const uint32_t mark = top_;
  const Register cell = cell_register(owner->storage);
  emit(Opcode::LoadCell, type, cell, 0, name_operand(names_.class_name));
  Symbol* first = frame_->first_symbol;
  if (first->spilled || (first->flags & kSymbolCaptured) != 0) {
    release_to(mark);
    emit(Opcode::LoadCell, self, cell_register(first), 0, name_operand(first->name));
  } else {
    emit(Opcode::Move, self, variable_register(*first));
  }
  release_to(mark);
}

// Evaluates super().name into `destination`, or, for super().name(...), the function and self into
// `destination` and the next register.
void CodeGenerator::super_attribute(const ast::Attribute& node, Register destination,
                                    Opcode opcode) {
  auto& call = *static_cast<const ast::Call*>(node.value);
  const uint32_t mark = top_;
  const Register base = scratch(destination);
  put(load_name(*static_cast<const ast::Name*>(call.func), true, base), base);
  super_arguments(call);
  // CPython reads the argument like any other variable here: UnboundLocalError after `del self`.
  at(&call);
  emit(Opcode::CheckLocal, base + 2, 0, 0, name_operand(frame_->first_symbol->name));
  const ast::Identifier* name = names_.mangle(scope_->private_class, node.attr);
  at_attribute(node, node.position);
  const CacheKind kind =
      opcode == Opcode::LoadSuperMethod ? CacheKind::Method : CacheKind::Attribute;
  emit(opcode, destination, base, 0, builder_.cache(kind, name_operand(name)));
  release_to(mark);
}

}  // namespace hognose
