// Syntax trees for guests, as ast.parse() and compile(…, PyCF_ONLY_AST) return them.
//
// The engine passes a tree to the module ast as a list of steps for a stack machine, children
// before their parents. The module creates its objects from the list.
#pragma once

#include "library/core/dynamic_code.h"

namespace hognose {

// Returns the steps of the tree. A tuple is an instruction: (n,) collects n values in a list, and
// (name,) or (name, line, column, end line, end column) collects the fields of a node. Any other
// item is a value.
Result<List*> tree_steps_of_source(Machine& machine, const DynamicSource& source);

// compile(source, filename, mode, flags with PyCF_ONLY_AST).
Result<Value> make_tree_calling(Machine& machine, const DynamicSource& source);

// Whether the value is a node of the module ast; and the source text of such a tree. compile()
// compiles that text, because code objects are made from text only. `mode` says which type the root
// node must have.
bool is_tree(Vm& vm, Value value);
Result<Value> text_of_tree_calling(Machine& machine, Value tree, Value mode);

}  // namespace hognose
