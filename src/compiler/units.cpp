// Units: compiles each function, class body and module from its first to its last instruction, and
// keeps the queue of pending units.
//
// Units come in the order in which CPython compiles them: a unit, then the units inside it, depth
// first. Here, however, inner units are compiled after their unit. If a unit has an error, an inner
// unit that was met before that error may have one, too. CPython would have reported that one, so
// it replaces the outer error.
#include <algorithm>

#include "compiler/code_generator.h"

namespace hognose {

namespace {

constexpr unsigned kTabSize = 8;

// Expands tabs, then removes the common indentation. Docstrings are cleaned at compile time since
// Python 3.13.
std::string_view clean_docstring(std::string_view text, Arena& arena) {
  if (text.find('\t') != std::string_view::npos) {
    auto tabs = static_cast<size_t>(std::count(text.begin(), text.end(), '\t'));
    char* expanded = arena.array<char>(text.size() + tabs * kTabSize);
    if (!expanded) return text;
    size_t size = 0;
    size_t column = 0;
    for (char letter : text) {
      if (letter == '\t') {
        do {
          expanded[size++] = ' ';
        } while (++column % kTabSize != 0);
      } else {
        expanded[size++] = letter;
        if (letter == '\n' || letter == '\r') {
          column = 0;
        } else if ((static_cast<unsigned char>(letter) & 0xC0) != 0x80) {
          ++column;
        }
      }
    }
    text = {expanded, size};
  }
  auto line_end = [&](size_t start) {
    size_t end = text.find('\n', start);
    return end == std::string_view::npos ? text.size() : end + 1;
  };
  size_t margin = std::string_view::npos;
  for (size_t start = line_end(0); start < text.size(); start = line_end(start)) {
    size_t first = text.find_first_not_of(' ', start);
    if (first != std::string_view::npos && text[first] != '\n') {
      margin = std::min(margin, first - start);
    }
  }
  if (margin == std::string_view::npos) margin = 0;
  size_t from = 0;
  while (from < text.size() && text[from] == ' ') ++from;
  if (from == 0 && margin == 0) return text;
  char* cleaned = arena.array<char>(text.size());
  if (!cleaned) return text;
  size_t size = 0;
  bool is_first = true;
  while (from < text.size()) {
    for (size_t i = 0; !is_first && i < margin && from < text.size() && text[from] == ' '; ++i) {
      ++from;
    }
    is_first = false;
    const size_t end = line_end(from);
    while (from < end) cleaned[size++] = text[from++];
  }
  return {cleaned, size};
}

}  // namespace

CodeGenerator::CodeGenerator(CodeTree& tree, NameTable& names, Diagnostics& diagnostics,
                             const ScopeMap& scopes, const CompileOptions& options, uint64_t nodes)
    : tree_(tree),
      names_(names),
      diagnostics_(diagnostics),
      scopes_(scopes),
      options_(options),
      scratch_(diagnostics.workspace().arena),
      builder_(tree.arena),
      visit_limit_(10'000 + nodes * kVisitsPerNode) {}

bool CodeGenerator::generate(const ast::Module& module, Scope* root) {
  ArenaPace pace(scratch_);
  for (Symbol* symbol = root->first_symbol; symbol; symbol = symbol->next) {
    pace.turn();
    if (symbol->name == names_.super_name) module_mentions_super_ = true;
  }
  std::string_view filename = builder_.keep(options_.filename);
  annotations_are_text_ = root->annotations_are_text;
  module_has_coroutines_ = root->has_coroutines;
  wants_all_locals_ = root->wants_all_locals;
  root->code = tree_.arena.make<Code>();
  root->code->name = root->code->qualified_name = "<module>";
  root->code->filename = filename;
  root->code->flags = kCodeModule | options_.code_flags;
  root->code->rights = options_.rights;
  if (options_.mode == CompileMode::Single) root->code->flags |= kCodeInteractive;
  if (annotations_are_text_) root->code->flags |= kCodeFutureAnnotations;
  if (options_.module_names == ModuleNames::Mapping) root->code->flags |= kCodeUsesNamespace;
  tree_.root = root->code;
  module_ = &module;
  queue_.push_back({root, root->code});
  while (!queue_.empty() && !stopped_) {
    const Unit unit = queue_.back();
    queue_.pop_back();
    const bool had_error = diagnostics_.failed();
    const Diagnostics::Error outer = diagnostics_.take_error();
    compile_unit(unit);
    if (diagnostics_.failed()) {
      queue_.clear();
    } else if (had_error) {
      diagnostics_.restore_error(outer);
    }
    for (size_t i = children_.size(); i-- > 0;) queue_.push_back(children_[i]);
  }
  return !stop();
}

std::string_view CodeGenerator::child_qualified_name(const Scope& scope, std::string_view name) {
  // Type parameters and annotations do not add a level to the qualified names inside them.
  const Scope* owner = frame_;
  while (owner->is_nameless()) owner = owner->parent->frame();
  if (owner->kind == ScopeKind::Module) return builder_.keep(name);
  if (owner != frame_) {
    if (frame_->names_global && scope.name == frame_->name) return builder_.keep(name);
  } else if (scope.name) {
    const Symbol* symbol = lookup(scope.name);
    if (symbol && (symbol->flags & kSymbolGlobal) != 0) return builder_.keep(name);
  }
  std::string_view link = owner->kind == ScopeKind::Class ? "." : ".<locals>.";
  const std::string_view outer = owner->code->qualified_name;
  const size_t size = outer.size() + link.size() + name.size();
  char* text = tree_.arena.array<char>(size);
  if (!text) return {};
  char* next = std::copy(outer.begin(), outer.end(), text);
  next = std::copy(link.begin(), link.end(), next);
  std::copy(name.begin(), name.end(), next);
  return {text, size};
}

int32_t CodeGenerator::child(Scope* scope, std::string_view name, const ast::Position& position) {
  if (!scope->code) {
    Code* code = tree_.arena.make<Code>();
    code->name = builder_.keep(name);
    code->qualified_name = child_qualified_name(*scope, name);
    code->filename = code_->filename;
    code->first_line = position.lineno;
    code->flags =
        options_.code_flags | (annotations_are_text_ ? uint32_t{kCodeFutureAnnotations} : 0);
    code->rights = options_.rights;
    scope->code = code;
    children_.push_back({scope, code});
  }
  if (builder_.reachable() && scope->child_index < 0) {
    scope->child_index = static_cast<int32_t>(builder_.add_child(scope->code));
  }
  return scope->child_index;
}

void CodeGenerator::begin_unit(const Unit& unit) {
  frame_ = scope_ = unit.scope;
  code_ = unit.code;
  children_.clear();
  clear_from_ = clear_to_ = 0;
  block_count_ = block_weight_ = 0;
  assigned_ = {};
  next_annotation_ = frame_->first_annotation;
  scoped_names_.clear();
  builder_.begin();
  names_.activate(frame_);
}

void CodeGenerator::finish_unit() {
  if (builder_.reachable()) emit(Opcode::ReturnNone);
  names_.deactivate(frame_);
  // A frame object may look for the spill list before the prologue has made it.
  if (!spilled_.empty()) note_unassigned(spill_list_);
  code_->register_count = highest_;
  code_->cleared_from = clear_from_;
  code_->cleared_to = clear_to_;
  const bool is_awaiting_module =
      frame_->kind == ScopeKind::Module && (code_->flags & kCodeCoroutine) != 0;
  if (frame_->wants_locals || wants_all_locals_ || is_awaiting_module) {
    // Code may read all locals by name, so no register may hold a value left by another frame. The
    // coroutine of a module carries the register of its namespace along.
    code_->cleared_from = code_->parameter_count();
    code_->cleared_to = std::max(fixed_, code_->cleared_from);
  }
  if (!scoped_names_.empty()) {
    ScopedName* kept = tree_.arena.array<ScopedName>(scoped_names_.size());
    if (kept) {
      std::copy(scoped_names_.begin(), scoped_names_.end(), kept);
      code_->scoped_names = {kept, scoped_names_.size()};
    }
  }
  builder_.finish(*code_);
}

void CodeGenerator::compile_unit(const Unit& unit) {
  begin_unit(unit);
  Scope* scope = unit.scope;
  const ast::Position start{code_->first_line, 0, code_->first_line, 0};
  at(start);
  switch (scope->kind) {
    case ScopeKind::Module: {
      const Constant* text = docstring_of(*module_);
      if (text) {
        code_->has_docstring = true;
        builder_.constant(*text);
      }
      assign_registers(scope);
      // Before the coroutine is made: the frame that runs it has no mapping of names.
      prologue(scope);
      if (scope->is_coroutine) {
        code_->flags |= kCodeCoroutine;
        emit(Opcode::MakeGenerator);
      }
      module_body(*module_);
      break;
    }
    case ScopeKind::Class:
      code_->flags |= kCodeClassBody | kCodeUsesNamespace;
      assign_registers(scope);
      prologue(scope);
      class_body(*static_cast<const ast::ClassDef*>(scope->node));
      break;
    case ScopeKind::Generator:
      code_->argument_count = code_->positional_only_count = 1;
      function_flags();
      assign_registers(scope);
      emit(Opcode::MakeGenerator);
      prologue(scope);
      generator_body(*static_cast<const ast::GeneratorExp*>(scope->node));
      break;
    case ScopeKind::Lambda: {
      auto& lambda = *static_cast<const ast::Lambda*>(scope->node);
      begin_function(*lambda.args);
      const Register result = reg(lambda.body);
      at(lambda.body);
      emit(Opcode::Return, result);
      break;
    }
    case ScopeKind::Function: {
      // FunctionDef and AsyncFunctionDef have the same fields.
      auto* node = static_cast<const ast::Stmt*>(scope->node);
      if (auto* function = ast::as<const ast::FunctionDef>(node)) {
        function_body(*function->args, function->body);
      } else if (auto* coroutine = ast::as<const ast::AsyncFunctionDef>(node)) {
        function_body(*coroutine->args, coroutine->body);
      }
      break;
    }
    case ScopeKind::Annotations:
      code_->argument_count = code_->positional_only_count = 1;
      function_flags();
      assign_registers(scope);
      prologue(scope);
      annotations_body(*scope);
      break;
    case ScopeKind::TypeParameters:
      code_->argument_count = code_->positional_only_count = scope->parameter_count;
      function_flags();
      assign_registers(scope);
      prologue(scope);
      generic_body(*scope);
      break;
    case ScopeKind::Evaluator:
      code_->argument_count = code_->positional_only_count = 1;
      function_flags();
      assign_registers(scope);
      prologue(scope);
      evaluator_body(*scope);
      break;
    case ScopeKind::Comprehension: break;  // not a unit of its own
  }
  finish_unit();
}

void CodeGenerator::function_flags() {
  code_->flags |= kCodeOptimized;
  const Scope* parent = frame_->parent->frame();
  for (const Scope* outer = parent; outer != nullptr; outer = outer->parent) {
    if (outer->is_function_like()) code_->flags |= kCodeNested;
  }
  if (parent->kind == ScopeKind::Class && frame_->kind == ScopeKind::Function) {
    code_->flags |= kCodeMethod;
  }
  if (frame_->has_variable_arguments) code_->flags |= kCodeVarArgs;
  if (frame_->has_keyword_arguments) code_->flags |= kCodeVarKeywords;
  if (frame_->is_async_definition) {
    code_->flags |= frame_->is_generator ? kCodeAsyncGenerator : kCodeCoroutine;
  } else if (frame_->is_generator) {
    // Generator expressions only. One that awaits is an async generator.
    code_->flags |= frame_->is_coroutine ? kCodeAsyncGenerator : kCodeGenerator;
  }
}

void CodeGenerator::begin_function(const ast::Arguments& arguments) {
  code_->positional_only_count = arguments.posonlyargs.size();
  code_->argument_count = arguments.posonlyargs.size() + arguments.args.size();
  code_->keyword_only_count = arguments.kwonlyargs.size();
  function_flags();
  assign_registers(frame_);
  if (frame_->is_generator || frame_->is_async_definition) emit(Opcode::MakeGenerator);
  prologue(frame_);
}

void CodeGenerator::function_body(const ast::Arguments& arguments, ast::Array<ast::Stmt*> body) {
  if (const Constant* text = docstring(body)) {
    code_->has_docstring = true;
    builder_.constant(*text);  // the first constant
  }
  begin_function(arguments);
  statements(body);
}

// Returns the docstring at the start of a body and removes it from the body.
const Constant* CodeGenerator::docstring(ast::Array<ast::Stmt*>& body) {
  if (body.empty()) return nullptr;
  auto* first = ast::as<const ast::Expression>(body[0]);
  auto* text = first ? ast::as<const ast::Constant>(first->value) : nullptr;
  if (!text || text->value.type != ast::ConstantType::Str) return nullptr;
  ++body.data;
  --body.count;
  if (options_.optimization > 1) return nullptr;
  return string_constant(clean_docstring(text->value.text.bytes(), scratch_), Constant::Kind::Str);
}

const Constant* CodeGenerator::docstring_of(const ast::Module& module) {
  if (module.kind != ast::ModuleKind::Module) return nullptr;
  ast::Array<ast::Stmt*> body = module.body;
  return docstring(body);
}

void CodeGenerator::module_body(const ast::Module& module) {
  if (module.kind == ast::ModuleKind::Expression) {
    const Register result = reg(module.expression);
    at(module.expression);
    emit(Opcode::Return, result);
    return;
  }
  ast::Array<ast::Stmt*> body = module.body;
  const ast::Expression* last = nullptr;
  if (options_.mode != CompileMode::Exec && !body.empty()) {
    last = ast::as<const ast::Expression>(body[body.size() - 1]);
    if (last) --body.count;
  }
  if (code_->has_docstring) {
    const Constant* text = docstring_of(module);
    if (!body.empty()) docstring(body);  // empty when the docstring is also the last expression
    const Register value = allocate();
    at(module.body[0]->position);
    load_constant(value, *text);
    if (options_.module_names == ModuleNames::Mapping) {
      store_class_name("__doc__", value);
    } else {
      emit(Opcode::StoreGlobal, value, 0, 0,
           builder_.cache(CacheKind::Global, builder_.name(std::string_view("__doc__"))));
    }
    release_to(fixed_);
  }
  begin_module_annotations();
  statements(body);
  if (last && !stop()) {
    const Register result = reg(last->value);
    at(last->position);
    if (module_has_coroutines_) warn_unawaited(last->value, result);
    emit(Opcode::Return, result);
  }
}

}  // namespace hognose
