// Generic functions, classes and type aliases (PEP 695, PEP 696).
//
// A definition with type parameters becomes a call of a unit that makes the parameters and, in
// their scope, the definition itself. Bounds, defaults and alias values are functions of their own
// that run on demand.
#include "compiler/code_generator.h"
#include "compiler/generics.h"

namespace hognose {

// Leaves the result of the definition in `window`. The register after `window` must be free.
void CodeGenerator::call_generic(const ast::Stmt& node, ast::Array<ast::TypeParam*> parameters,
                                 const ast::Identifier* name, const ast::Arguments* arguments,
                                 Register window) {
  Scope* scope = scopes_.find(parameters.data);
  const Symbol* symbol = lookup(name);
  scope->names_global = symbol && (symbol->flags & kSymbolGlobal) != 0;
  std::string text = "<generic parameters of ";
  text.append(name->text());
  text.push_back('>');
  at(node.position);
  make_function(scope, child(scope, text, node.position), nullptr, window);
  uint32_t count = 0;
  if (arguments && has_defaults(*arguments)) {
    const Register defaults = allocate();
    tuple_display(arguments->defaults, defaults);
    release_to(defaults + 1u);
    ++count;
  }
  if (arguments && has_keyword_defaults(*arguments)) {
    keyword_defaults(*arguments, allocate());
    ++count;
  }
  at(node.position);
  emit(Opcode::Call, window, count);
  release_to(window + 1u);
}

void CodeGenerator::generic_body(const Scope& scope) {
  const ast::Stmt* node = scope.definition;
  const Register parameters = allocate();
  if (auto* function = ast::as<const ast::FunctionDef>(node)) {
    return generic_function(*function, parameters);
  }
  if (auto* coroutine = ast::as<const ast::AsyncFunctionDef>(node)) {
    return generic_function(*coroutine, parameters);
  }
  if (auto* alias = ast::as<const ast::TypeAlias>(node)) {
    type_parameters(alias->type_params, parameters);
    const Register made = allocate();
    make_type_alias(*alias, made, &parameters);
    return emit(Opcode::Return, made);
  }
  auto& definition = *static_cast<const ast::ClassDef*>(node);
  type_parameters(definition.type_params, parameters);
  store_name(names_.type_params_name, parameters, node->position);
  const Register base = allocate();
  intrinsic(Intrinsic::SubscriptGeneric, base, parameters);
  const Register window = allocate();
  make_class(definition, window, &base);
  emit(Opcode::Return, window);
}

template <class Function>
void CodeGenerator::generic_function(const Function& node, Register parameters) {
  type_parameters(node.type_params, parameters);
  const ast::Position start =
      node.decorator_list.empty() ? node.position : node.decorator_list[0]->position;
  Scope* scope = scopes_.find(&node);
  const Register function = allocate(2);
  at(node.position);
  const int32_t index = child(scope, node.name->text(), start);
  make_function(scope, index, node.args, function, Defaults::Given);
  move(static_cast<Register>(function + 1), parameters);
  intrinsic(Intrinsic::SetTypeParameters, function, function);
  emit(Opcode::Return, function);
}

// Makes the parameters, stores them under their names, and leaves a tuple of them in `destination`.
void CodeGenerator::type_parameters(ast::Array<ast::TypeParam*> parameters, Register destination) {
  const uint32_t mark = top_;
  const uint32_t count = parameters.size();
  const bool is_direct = has_room(count);
  if (!is_direct) emit(Opcode::BuildList, destination, destination, 0);
  for (const ast::TypeParam* node : parameters) {
    if (!check_budget()) return;
    const Register made = allocate();
    type_parameter(node, made);
    if (is_direct) continue;
    emit(Opcode::ListAppend, destination, made);
    release_to(mark);
  }
  if (is_direct) {
    emit(Opcode::BuildTuple, destination, mark, count);
  } else {
    emit(Opcode::ListToTuple, destination, destination);
  }
  release_to(mark);
}

void CodeGenerator::type_parameter(const ast::TypeParam* node, Register destination) {
  const uint32_t mark = top_;
  const Register first = allocate(4);
  const ast::Identifier* name = type_parameter_name(node);
  at(node->position);
  load_constant(first, *string_constant(name->text(), Constant::Kind::Name));
  auto part = [&](uint32_t number, ast::Expr* const& expression, bool is_present) {
    const auto place = static_cast<Register>(first + number);
    if (expression && is_present) return make_evaluator(&expression, place);
    emit(Opcode::LoadUndefined, place);
  };
  Intrinsic what = Intrinsic::TypeVariable;
  if (auto* variable = ast::as<const ast::TypeVar>(node)) {
    const bool is_tuple = variable->bound && variable->bound->kind == ast::ExprKind::Tuple;
    part(1, variable->bound, !is_tuple);
    part(2, variable->bound, is_tuple);
    part(3, variable->default_value, true);
  } else if (auto* spec = ast::as<const ast::ParamSpec>(node)) {
    what = Intrinsic::ParameterSpecification;
    part(1, spec->default_value, true);
  } else {
    what = Intrinsic::TypeVariableTuple;
    part(1, static_cast<const ast::TypeVarTuple*>(node)->default_value, true);
  }
  at(node->position);
  intrinsic(what, destination, first);
  store_name(name, destination, node->position);
  release_to(mark);
}

// Makes the function that computes the expression of the scope with this key. Its parameter is the
// annotationlib format; the default is VALUE (1).
void CodeGenerator::make_evaluator(const void* key, Register destination) {
  const uint32_t mark = top_;
  Scope* scope = scopes_.find(key);
  at(scope->evaluated);
  const int32_t index = child(scope, scope->name->text(), scope->evaluated->position);
  Constant one;
  one.kind = Constant::Kind::Int;
  one.integer = 1;
  Constant defaults;
  defaults.kind = Constant::Kind::Tuple;
  defaults.items = {&one, 1};
  const Register first = allocate();
  load_constant(first, defaults);
  uint32_t extras = kExtraDefaults;
  if (builder_.reachable() && !closure_of(scope).empty()) {
    closure_tuple(allocate());
    extras |= kExtraClosure;
  }
  emit(Opcode::MakeFunction, destination, first, extras, index);
  release_to(mark);
}

void CodeGenerator::evaluator_body(const Scope& scope) {
  emit(Opcode::CheckAnnotationFormat, 0);
  Register value;
  if (auto* star = ast::as<const ast::Starred>(scope.evaluated)) {
    // `*Ts = *tuple[int, str]` means the one item of *tuple[int, str] (PEP 696).
    const Register items = reg(star->value);
    value = allocate();
    at(star);
    emit(Opcode::Unpack, value, items, 1);
  } else {
    value = reg(scope.evaluated);
    at(scope.evaluated);
  }
  emit(Opcode::Return, value);
}

void CodeGenerator::type_alias(const ast::TypeAlias& node) {
  const ast::Identifier* name = static_cast<const ast::Name*>(node.name)->id;
  const auto made = static_cast<Register>(top_);
  if (node.type_params.empty()) {
    make_type_alias(node, allocate(), nullptr);
  } else {
    call_generic(node, node.type_params, name, nullptr, allocate(2));
  }
  store_name(name, made, node.position);
}

void CodeGenerator::make_type_alias(const ast::TypeAlias& node, Register destination,
                                    const Register* parameters) {
  const uint32_t mark = top_;
  const Register first = allocate(3);
  const ast::Identifier* name = static_cast<const ast::Name*>(node.name)->id;
  at(node.position);
  load_constant(first, *string_constant(name->text(), Constant::Kind::Name));
  const auto second = static_cast<Register>(first + 1);
  if (parameters) {
    move(second, *parameters);
  } else {
    emit(Opcode::LoadUndefined, second);
  }
  make_evaluator(&node.value, static_cast<Register>(first + 2));
  at(node.position);
  intrinsic(Intrinsic::TypeAlias, destination, first);
  release_to(mark);
}

}  // namespace hognose
