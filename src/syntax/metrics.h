// Survey: measures the size and complexity of a program in one walk over its syntax tree.
//
// It counts statements, finds the deepest nesting of blocks, and computes the cyclomatic complexity
// of each function. A visitor may see every node. The walk uses an explicit stack in the arena, so
// deep or large trees are safe.
#pragma once

#include <cstdint>

#include "base/arena.h"
#include "syntax/parser/parser.h"

namespace hognose {

// Sees every node once, in unspecified order.
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

// The module (first entry), a function or a class. The branches in a class body count for the unit
// that contains the class.
struct SurveyUnit {
  static constexpr uint32_t kNone = UINT32_MAX;

  const ast::Stmt* node = nullptr;  // null: the module
  uint32_t parent = kNone;
  uint32_t owner = 0;  // its branches count for this function or module
  bool is_class = false;
  // One, plus one for each branch: if, elif, for, while, except, case, assert, conditional
  // expressions, and, or, the loops and conditions of comprehensions.
  uint32_t complexity = 1;
};

struct Survey {
  ParseOutcome outcome = ParseOutcome::Ok;  // MemoryLimit and Stopped: incomplete
  uint32_t statements = 0;
  uint32_t nesting = 0;   // compound statements around the innermost statement
  ast::Position deepest;  // position of such a statement
  uint64_t complexity = 0;
  uint32_t most_complex = 0;  // index of a unit
  ast::Array<SurveyUnit> units;
};

Survey survey(const ast::Module& module, Arena& arena, Budget* budget,
              SurveyVisitor* visitor = nullptr);

// The position and the name of a unit's definition. The module has its start and no name.
ast::Position unit_position(const SurveyUnit& unit);
std::string_view unit_name(const SurveyUnit& unit);

}  // namespace hognose
