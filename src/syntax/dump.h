// Dumps of tokens and trees, for people and for comparison with CPython.
//
// The text goes to a sink in pieces; nothing is collected. An explicit stack walks the tree, so any
// depth works.
#pragma once

#include <string_view>

#include "syntax/ast.h"
#include "syntax/parser/parser.h"

namespace hognose {

struct TextSink {
  void (*write)(void* context, std::string_view text);
  void* context;
};

// One line per node, indented, with its position.
void dump_tree(const ast::Module& module, const TextSink& sink);

// Exactly what ast.dump(tree, include_attributes=True, show_empty=True) prints in CPython 3.14.
void dump_tree_as_cpython(const ast::Module& module, const TextSink& sink);

// One line per token: its position, name and text. Ends with the syntax error if the lexer found
// one.
ParseResult dump_tokens(const Source& source, const TextSink& sink, Arena& arena,
                        const ParseOptions& options = {});

// Tokenizes and discards the tokens: for benchmarks.
void lex_only(const Source& source, Arena& arena);

}  // namespace hognose
