// Annotations (PEP 649, PEP 749). Each function, class and module with annotations gets a function
// __annotate__(format) that computes them on demand.
//
// If control may skip an annotation of a module or class body, it counts only once control has
// reached it. A set collects the numbers of the reached annotations.
//
// Under `from __future__ import annotations`, annotations are text. Those of a module or class body
// are stored as control passes them.
#include "compiler/code_generator.h"
#include "compiler/unparse.h"

namespace hognose {

// Makes the function that computes the annotations of `scope`. False if there is none.
bool CodeGenerator::make_annotate(Scope* scope, Register destination) {
  if (!scope || !builder_.reachable()) return false;
  const Position& here = builder_.position();
  const int32_t index = child(scope, names_.annotate_name->text(),
                              {here.line, here.column, here.end_line, here.end_column});
  make_function(scope, index, nullptr, destination);
  return true;
}

void CodeGenerator::annotations_body(const Scope& scope) {
  emit(Opcode::CheckAnnotationFormat, 0);
  const Register dict = allocate();
  emit(Opcode::BuildDict, dict, dict, 0);
  const Scope* body = scope.parent;
  if (body->annotations != &scope) {
    annotate_arguments(*static_cast<const ast::Arguments*>(scope.node), scope.returns, dict);
  } else {
    Register reached = 0;
    if (body->reached_annotations > 0) {
      reached = load_implicit(names_.reached_name, body->first_annotation->node->position);
    }
    for (const Annotation* entry = body->first_annotation; entry; entry = entry->next) {
      if (!check_budget()) return;
      JumpTarget next;
      const uint32_t mark = top_;
      if (entry->number >= 0) {
        const Register number = allocate();
        emit(Opcode::LoadInt, number, 0, 0, entry->number);
        jump(Opcode::JumpUnlessContains, next, number, reached);
        release_to(mark);
      }
      annotate(static_cast<const ast::Name*>(entry->node->target)->id, entry->node->annotation,
               dict);
      bind(next);
    }
  }
  emit(Opcode::Return, dict);
}

void CodeGenerator::annotate_arguments(const ast::Arguments& arguments, const ast::Expr* returns,
                                       Register dict) {
  auto annotate_each = [&](ast::Array<ast::Arg*> list) {
    for (const ast::Arg* argument : list) {
      if (argument->annotation) annotate(argument->arg, argument->annotation, dict);
    }
  };
  annotate_each(arguments.args);
  annotate_each(arguments.posonlyargs);
  if (const ast::Arg* rest = arguments.vararg; rest && rest->annotation) {
    annotate(rest->arg, rest->annotation, dict);
  }
  annotate_each(arguments.kwonlyargs);
  if (const ast::Arg* rest = arguments.kwarg; rest && rest->annotation) {
    annotate(rest->arg, rest->annotation, dict);
  }
  if (returns) annotate(names_.intern("return"), returns, dict);
}

void CodeGenerator::annotate(const ast::Identifier* name, const ast::Expr* annotation,
                             Register dict) {
  const uint32_t mark = top_;
  const Register key = allocate();
  load_constant(key, *string_constant(names_.mangle(scope_->private_class, name)->text(),
                                      Constant::Kind::Name));
  Register value;
  if (annotations_are_text_) {
    value = allocate();
    at(annotation);
    load_text(annotation, value);
  } else if (auto* star = ast::as<const ast::Starred>(annotation)) {
    // `*args: *Types` means the one item of *Types (PEP 646).
    const Register items = reg(star->value);
    value = allocate();
    at(annotation);
    emit(Opcode::Unpack, value, items, 1);
  } else {
    value = reg(annotation);
    at(annotation);
  }
  emit(Opcode::SetItem, value, dict, key);
  release_to(mark);
}

void CodeGenerator::load_text(const ast::Expr* annotation, Register destination) {
  std::string text;
  if (unparse(annotation, text) != UnparseOutcome::Ok) {
    diagnostics_.too_complex(annotation->position, "too complex annotation");
    return;
  }
  load_constant(destination, *string_constant(text, Constant::Kind::Str));
}

// Creates the dict that stores annotations as text while the body runs.
void CodeGenerator::begin_text_annotations() {
  const uint32_t mark = top_;
  const ast::Position& position = frame_->first_annotation->node->position;
  const Register dict = allocate();
  at(position);
  emit(Opcode::BuildDict, dict, dict, 0);
  store_name(names_.annotations_name, dict, position);
  release_to(mark);
}

void CodeGenerator::store_text_annotation(const ast::AnnAssign& node) {
  const uint32_t mark = top_;
  const Register dict = load_implicit(names_.annotations_name, node.position);
  const Register key = allocate();
  const Register text = allocate();
  auto& target = *static_cast<const ast::Name*>(node.target);
  load_constant(key, *string_constant(names_.mangle(scope_->private_class, target.id)->text(),
                                      Constant::Kind::Name));
  load_text(node.annotation, text);
  emit(Opcode::SetItem, text, dict, key);
  release_to(mark);
}

// A module gets its __annotate__ at the start: other code may read it while the module is still
// running.
void CodeGenerator::begin_module_annotations() {
  if (!frame_->first_annotation) return;
  if (annotations_are_text_) return begin_text_annotations();
  const uint32_t mark = top_;
  const ast::Position& position = frame_->first_annotation->node->position;
  at(position);
  const Register value = allocate();
  make_annotate(frame_->annotations, value);
  store_name(names_.annotate_name, value, position);
  emit(Opcode::BuildSet, value, value, 0);
  store_name(names_.reached_name, value, position);
  release_to(mark);
}

void CodeGenerator::begin_class_annotations() {
  if (annotations_are_text_ && frame_->first_annotation) begin_text_annotations();
  const uint32_t mark = top_;
  if (Symbol* cell = frame_->dict_cell) emit(Opcode::StoreCell, namespace_, cell_register(cell));
  if (Symbol* cell = frame_->reached_cell) {
    const Register set = allocate();
    emit(Opcode::BuildSet, set, set, 0);
    emit(Opcode::StoreCell, set, cell_register(cell));
  }
  release_to(mark);
}

void CodeGenerator::store_class_annotations() {
  if (!frame_->annotations) return;
  const uint32_t mark = top_;
  at(frame_->first_annotation->node->position);
  const Register value = allocate();
  if (make_annotate(frame_->annotations, value)) store_class_name("__annotate_func__", value);
  release_to(mark);
}

// Control passed the annotation. If it has a number, mark it as reached.
void CodeGenerator::note_annotation(const ast::AnnAssign& node) {
  // Entries are in the order in which ScopeBuilder met the statements. A finally suite is compiled
  // more than once.
  const Annotation* entry = next_annotation_;
  while (entry && entry->node != &node) entry = entry->next;
  if (!entry) {
    entry = frame_->first_annotation;
    while (entry && entry->node != &node) entry = entry->next;
  }
  if (!entry) return;
  next_annotation_ = entry->next;
  if (annotations_are_text_) return store_text_annotation(node);
  if (entry->number < 0) return;
  const uint32_t mark = top_;
  at(node.position);
  Register set;
  if (Symbol* cell = frame_->reached_cell) {
    set = allocate();
    emit(Opcode::LoadCell, set, cell_register(cell), 0, name_operand(names_.reached_name));
  } else {
    set = load_implicit(names_.reached_name, node.position);
  }
  emit(Opcode::NoteAnnotation, set, 0, 0, entry->number);
  release_to(mark);
}

// Loads a variable that the source does not mention.
Register CodeGenerator::load_implicit(const ast::Identifier* variable,
                                      const ast::Position& position) {
  ast::Name name;
  name.position = position;
  name.id = variable;
  return materialize(load_name(name, false, 0));
}

}  // namespace hognose
