// Survey: the walk over the tree.
//
// A stack in the arena holds the nodes that are still to be visited, each with the depth of its
// block and the unit it belongs to.
#include "syntax/metrics.h"

#include <cstring>
#include <type_traits>

#include "syntax/ast_fields.h"
#include "syntax/workspace.h"

namespace hognose {

namespace {

using namespace ast;

// An array in the arena that grows by doubling.
template <class T>
class Growing {
 public:
  explicit Growing(Arena& arena) : arena_(arena) {}

  void push(const T& item) {
    if (size_ == capacity_) {
      uint32_t larger = capacity_ == 0 ? 64 : capacity_ * 2;
      T* moved = arena_.array<T>(larger);
      if (moved == nullptr) return;  // the arena is exhausted, so the walk ends
      if (size_ != 0) std::memcpy(moved, data_, size_ * sizeof(T));
      data_ = moved;
      capacity_ = larger;
    }
    data_[size_++] = item;
  }
  T pop() { return data_[--size_]; }
  T& operator[](uint32_t index) { return data_[index]; }
  uint32_t size() const { return size_; }
  Array<T> array() const { return {data_, size_}; }

 private:
  Arena& arena_;
  T* data_ = nullptr;
  uint32_t size_ = 0;
  uint32_t capacity_ = 0;
};

struct Item {
  const void* node;
  uint32_t unit;
  uint16_t depth;
  NodeFamily family;
};

class Surveyor {
 public:
  Surveyor(Arena& arena, Budget* budget, SurveyVisitor* visitor)
      : workspace_(arena, budget), visitor_(visitor), stack_(arena), units_(arena) {}

  Survey run(const Module& module) {
    units_.push({});
    for (const Stmt* statement : module.body) push(statement);
    if (module.expression != nullptr) push(module.expression);
    while (stack_.size() != 0 && workspace_.charge(1) && !workspace_.arena.exhausted()) {
      Item item = stack_.pop();
      unit_ = item.unit;
      depth_ = item.depth;
      visit_node(item.family, item.node, [&](const auto& node) { visit(node); });
    }
    if (workspace_.arena.exhausted()) {
      survey_.outcome = ParseOutcome::MemoryLimit;
    } else if (workspace_.stopped()) {
      survey_.outcome = ParseOutcome::Stopped;
    }
    survey_.units = units_.array();
    for (uint32_t i = 0; i < survey_.units.count; ++i) {
      const SurveyUnit& unit = survey_.units[i];
      if (unit.is_class) continue;
      survey_.complexity += unit.complexity;
      if (unit.complexity > survey_.units[survey_.most_complex].complexity) {
        survey_.most_complex = i;
      }
    }
    return survey_;
  }

  // Called by visit_fields.
  template <class T>
  void field(const char* name, const T& value, bool) {
    push_field(name, value);
  }

 private:
  void visit(const Pattern& node) { shown(node); }
  void visit(const TypeParam& node) { shown(node); }
  void visit(const Arg& node) { shown(node); }
  void visit(const ExceptHandler& node) {
    branch(1);
    shown(node);
  }
  void visit(const Comprehension& node) {
    branch(1 + node.ifs.count);
    visit_fields(node, *this);
  }
  void visit(const MatchCase& node) {
    auto* capture = as<const MatchAs>(node.pattern);
    bool always = capture != nullptr && capture->pattern == nullptr;
    branch((always ? 0 : 1) + (node.guard != nullptr ? 1 : 0));
    visit_fields(node, *this);
  }
  template <class Node>
  void visit(const Node& node) {
    visit_fields(node, *this);
  }
  template <class Node>
  void shown(const Node& node) {
    if (visitor_ != nullptr) visitor_->see(node);
    visit_fields(node, *this);
  }

  void branch(uint32_t count) { units_[units_[unit_].owner].complexity += count; }

  void visit(const Expr& node) {
    if (node.kind == ExprKind::IfExp) branch(1);
    if (auto* logic = as<const BoolOp>(&node)) branch(logic->values.count - 1);
    shown(node);
  }

  void visit(const Stmt& node) {
    ++survey_.statements;
    if (depth_ > survey_.nesting || survey_.statements == 1) {
      survey_.nesting = depth_;
      survey_.deepest = node.position;
    }
    body_unit_ = unit_;
    elif_ = nullptr;
    switch (node.kind) {
      case StmtKind::FunctionDef:
      case StmtKind::AsyncFunctionDef:
      case StmtKind::ClassDef: open_unit(node); break;
      case StmtKind::If: {
        branch(1);
        // An elif is an If alone in the else part, at the same column. It does not nest deeper than
        // this If.
        auto& choice = static_cast<const If&>(node);
        if (choice.orelse.count == 1 && choice.orelse[0]->kind == StmtKind::If &&
            choice.orelse[0]->position.col_offset == node.position.col_offset) {
          elif_ = choice.orelse[0];
        }
        break;
      }
      case StmtKind::For:
      case StmtKind::AsyncFor:
      case StmtKind::While:
      case StmtKind::Assert: branch(1); break;
      default: break;
    }
    shown(node);
    body_unit_ = SurveyUnit::kNone;
  }

  void open_unit(const Stmt& node) {
    SurveyUnit unit;
    unit.node = &node;
    unit.parent = unit_;
    unit.is_class = node.kind == StmtKind::ClassDef;
    body_unit_ = units_.size();
    unit.owner = unit.is_class ? units_[unit_].owner : body_unit_;
    units_.push(unit);
  }

  template <IsNode Node>
  void push_item(const Node* node, uint32_t unit, uint32_t depth) {
    if (node == nullptr) return;
    stack_.push({node, unit, static_cast<uint16_t>(depth), family_of(node)});
  }
  template <IsNode Node>
  void push(const Node* node) {
    push_item(node, unit_, depth_);
  }
  void push(const Identifier*) {}
  void push(const Alias*) {}
  template <class T>
    requires(!std::is_pointer_v<T>)
  void push(const T&) {}  // constants, operators

  template <class T>
  void push_field(const char*, const T& value) {
    push(value);
  }
  template <class T>
  void push_field(const char*, const Array<T>& list) {
    for (const T& item : list) push(item);
  }
  // Statements inside a statement are a block: one level deeper, in the unit that the block belongs
  // to.
  void push_field(const char*, const Array<Stmt*>& list) {
    uint32_t unit = body_unit_ == SurveyUnit::kNone ? unit_ : body_unit_;
    for (const Stmt* item : list) {
      push_item(item, unit, item == elif_ ? depth_ : depth_ + 1u);
    }
  }

  Workspace workspace_;
  SurveyVisitor* visitor_;
  Growing<Item> stack_;
  Growing<SurveyUnit> units_;
  Survey survey_;
  uint32_t unit_ = 0;
  uint32_t depth_ = 0;
  uint32_t body_unit_ = SurveyUnit::kNone;  // unit of the current statement's blocks
  const Stmt* elif_ = nullptr;
};

}  // namespace

Survey survey(const ast::Module& module, Arena& arena, Budget* budget, SurveyVisitor* visitor) {
  return Surveyor(arena, budget, visitor).run(module);
}

ast::Position unit_position(const SurveyUnit& unit) {
  return unit.node == nullptr ? ast::Position{1, 0, 1, 0} : unit.node->position;
}

std::string_view unit_name(const SurveyUnit& unit) {
  if (auto* function = as<const FunctionDef>(unit.node)) return function->name->text();
  if (auto* coroutine = as<const AsyncFunctionDef>(unit.node)) return coroutine->name->text();
  if (auto* definition = as<const ClassDef>(unit.node)) return definition->name->text();
  return {};
}

}  // namespace hognose
