// Syntax trees for guests: what ast.parse() and compile(…, PyCF_ONLY_AST) are made of.
//
// Receives source text; hands on the tree as a list of steps for a stack machine, children before
// their node, from which the module ast makes its objects.
#pragma once

#include "library/core/dynamic_code.h"

namespace hognose {

// Values stand for themselves; tuples are instructions: (n,) takes n values for a list, (name,) and
// (name, line, column, end line, end column) take the fields of a node.
Result<List*> tree_steps_of_source(Machine& machine, const DynamicSource& source);

// compile(source, filename, mode, flags with PyCF_ONLY_AST).
Result<Value> make_tree_calling(Machine& machine, const DynamicSource& source);

// Whether the value is a node of the module ast, and the text of such a tree, which compile() takes
// in its place: code is made of text only. The mode says what the topmost node must be.
bool is_tree(Vm& vm, Value value);
Result<Value> text_of_tree_calling(Machine& machine, Value tree, Value mode);

}  // namespace hognose
