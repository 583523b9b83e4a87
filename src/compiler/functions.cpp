// Functions: definitions, lambdas, defaults, closures, decorators. A definition emits MakeFunction
// with its extras and queues the body as a unit of its own.
#include "compiler/code_generator.h"
#include "compiler/generics.h"

namespace hognose {

// Makes the function in `destination`. `index` is the index of its code among the children.
void CodeGenerator::make_function(Scope* scope, int32_t index, const ast::Arguments* arguments,
                                  Register destination, Defaults source) {
  const uint32_t mark = top_;
  const Position position = builder_.position();
  const uint32_t first = top_;
  uint32_t extras = 0;
  auto given = [&](const ast::Identifier* name) {
    move(allocate(), variable_register(*names_.find(frame_, name)));
  };
  if (arguments && has_defaults(*arguments)) {
    if (source == Defaults::Given) {
      given(names_.defaults_name);
    } else {
      const Register defaults = allocate();
      tuple_display(arguments->defaults, defaults);
      release_to(defaults + 1u);
    }
    extras |= kExtraDefaults;
  }
  if (arguments && has_keyword_defaults(*arguments)) {
    if (source == Defaults::Given) {
      given(names_.keyword_defaults_name);
    } else {
      keyword_defaults(*arguments, allocate());
    }
    extras |= kExtraKeywordDefaults;
  }
  builder_.set_position(position);
  if (builder_.reachable() && !closure_of(scope).empty()) {
    closure_tuple(allocate());
    extras |= kExtraClosure;
  }
  if (arguments && make_annotate(scopes_.find(arguments), allocate())) extras |= kExtraAnnotate;
  emit(Opcode::MakeFunction, destination, extras == 0 ? destination : first, extras, index);
  release_to(mark);
}

void CodeGenerator::keyword_defaults(const ast::Arguments& arguments, Register dict) {
  emit(Opcode::BuildDict, dict, dict, 0);
  for (uint32_t i = 0; i < arguments.kw_defaults.size(); ++i) {
    if (!arguments.kw_defaults[i]) continue;
    const uint32_t above = top_;
    const Register key = allocate();
    const ast::Identifier* name =
        names_.mangle(scope_->private_class, arguments.kwonlyargs[i]->arg);
    load_constant(key, *string_constant(name->text(), Constant::Kind::Name));
    const Register value = reg(arguments.kw_defaults[i]);
    emit(Opcode::SetItem, value, dict, key);
    release_to(above);
  }
}

// Builds a tuple of the cells of the symbols in closure_.
void CodeGenerator::closure_tuple(Register destination) {
  const std::vector<Symbol*> symbols = closure_;
  const auto count = static_cast<uint32_t>(symbols.size());
  const uint32_t mark = top_;
  if (!has_room(count)) {
    emit(Opcode::BuildList, destination, destination, 0);
    for (Symbol* symbol : symbols) {
      if (!pay_for_item()) return;
      emit(Opcode::ListAppend, destination, closure_cell(symbol));
      release_to(mark);
    }
    return emit(Opcode::ListToTuple, destination, destination);
  }
  if (count == 1) {
    emit(Opcode::BuildTuple, destination, closure_cell(symbols[0]), 1);
    return release_to(mark);
  }
  const Register first = allocate(count);
  for (uint32_t i = 0; i < count; ++i) {
    const uint32_t above = top_;
    move(static_cast<Register>(first + i), closure_cell(symbols[i]));
    release_to(above);
  }
  emit(Opcode::BuildTuple, destination, first, count);
  release_to(mark);
}

// Evaluates the decorators. Each gets a call window of its own; the windows nest.
void CodeGenerator::open_decorators(ast::Array<ast::Expr*> decorators) {
  for (const ast::Expr* decorator : decorators) {
    evaluate_next(decorator);
    allocate();  // self
  }
}

// Applies the decorators to the value in the register after the last window.
void CodeGenerator::apply_decorators(ast::Array<ast::Expr*> decorators, Register first) {
  for (uint32_t i = decorators.size(); i-- > 0;) {
    at(decorators[i]);
    emit(Opcode::Call, first + 2 * i, 1);
  }
}

template <class Function>
void CodeGenerator::function_definition(const Function& node) {
  const ast::Position start =
      node.decorator_list.empty() ? node.position : node.decorator_list[0]->position;
  const auto first = static_cast<Register>(top_);
  if (node.decorator_list.size() * 2 + 8 > kRegisters - top_) {
    diagnostics_.too_complex(node.position, "too many decorators");
    return;
  }
  open_decorators(node.decorator_list);
  if (!node.type_params.empty()) {
    const Register window = allocate(2);
    call_generic(node, node.type_params, node.name, node.args, window);
    apply_decorators(node.decorator_list, first);
    return store_name(node.name, first, node.position);
  }
  Scope* scope = scopes_.find(&node);
  bool is_local = false;
  Symbol* local = plain_local(node.name);
  if (local && node.decorator_list.empty()) is_local = true;
  const Register function = is_local ? variable_register(*local) : allocate();
  at(node.position);
  const int32_t index = child(scope, node.name->text(), start);
  make_function(scope, index, node.args, function);
  if (is_local) {
    assigned_.add(function);
    return;
  }
  apply_decorators(node.decorator_list, first);
  store_name(node.name, node.decorator_list.empty() ? function : first, node.position);
}
template void CodeGenerator::function_definition(const ast::FunctionDef&);
template void CodeGenerator::function_definition(const ast::AsyncFunctionDef&);

void CodeGenerator::lambda(const ast::Lambda& node, Register destination) {
  Scope* scope = scopes_.find(&node);
  at(&node);
  const int32_t index = child(scope, "<lambda>", node.position);
  make_function(scope, index, node.args, destination);
}

}  // namespace hognose
