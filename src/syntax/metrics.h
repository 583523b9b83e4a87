// Survey: how large and how tangled a program is, in one walk over its syntax tree.
//
// Receives a tree; hands on the number of statements, the deepest nesting of blocks and the
// cyclomatic complexity of each function, and shows every node to whoever wants to look at it. The
// walk uses an explicit stack in the arena, so neither depth nor size of the tree can hurt.
#pragma once

#include <cstdint>

#include "base/arena.h"
#include "syntax/parser/parser.h"

namespace hognose {

// Sees every node once, in no particular order.
class SurveyVisitor {
 public:
  virtual void see(const ast::Expr& node) = 0;
  virtual void see(const ast::Stmt& node) = 0;
  virtual void see(const ast::Pattern& node) = 0;
  virtual void see(const ast::TypeParam& node) = 0;
  virtual void see(const ast::Arg& node) = 0;
  virtual void see(const ast::ExceptHandler& node) = 0;

 protected:
  ~SurveyVisitor() = default;
};

// The module (the first), a function, or a class, whose own branches count for what it stands in.
struct SurveyUnit {
  static constexpr uint32_t kNone = UINT32_MAX;

  const ast::Stmt* node = nullptr;  // null: the module
  uint32_t parent = kNone;
  uint32_t owner = 0;  // the function or module that its branches count for
  bool is_class = false;
  // One, and one more for each branch: if, elif, for, while, except, case, assert, conditional
  // expressions, and, or, the loops and conditions of comprehensions.
  uint32_t complexity = 1;
};

struct Survey {
  ParseOutcome outcome = ParseOutcome::Ok;  // or MemoryLimit, Stopped: incomplete
  uint32_t statements = 0;
  uint32_t nesting = 0;   // compound statements around the innermost statement
  ast::Position deepest;  // of such a statement
  uint64_t complexity = 0;
  uint32_t most_complex = 0;  // a unit
  ast::Array<SurveyUnit> units;
};

Survey survey(const ast::Module& module, Arena& arena, Budget* budget,
              SurveyVisitor* visitor = nullptr);

// The position and the name of a unit's definition; of the module: the start and no name.
ast::Position unit_position(const SurveyUnit& unit);
std::string_view unit_name(const SurveyUnit& unit);

}  // namespace hognose
