// Dumps of tokens and trees, for people and for comparing with CPython.
//
// Receives: what the lexer or parser made. Hands on: text, in pieces, to a sink; nothing is
// collected, and trees of any depth are walked with an explicit stack.
#pragma once

#include <string_view>

#include "syntax/ast.h"
#include "syntax/parser/parser.h"

namespace hognose {

struct TextSink {
  void (*write)(void* context, std::string_view text);
  void* context;
};

// Every node on a line of its own, indented, with its position.
void dump_tree(const ast::Module& module, const TextSink& sink);

// Exactly what ast.dump(tree, include_attributes=True, show_empty=True) prints in CPython 3.14.
void dump_tree_as_cpython(const ast::Module& module, const TextSink& sink);

// One token a line: its position, name and text. Ends with the syntax error if the lexer met one.
ParseResult dump_tokens(const Source& source, const TextSink& sink, Arena& arena,
                        const ParseOptions& options = {});

// Tokenizes and throws the tokens away: for measuring.
void lex_only(const Source& source, Arena& arena);

}  // namespace hognose
