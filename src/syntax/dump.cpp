// Dumps for people: tokens, and the tree as indented lines.
//
// Each node is one line: the field it is in, its kind, its position and its plain fields. Its
// children follow, indented.
#include "syntax/dump.h"

#include <algorithm>
#include <vector>

#include "syntax/ast_fields.h"
#include "syntax/constant_repr.h"
#include "syntax/diagnosis/diagnose.h"
#include "syntax/lexer.h"
#include "syntax/source_text.h"
#include "syntax/workspace.h"

namespace hognose {
namespace {

using namespace ast;

class TreeDump {
 public:
  explicit TreeDump(const TextSink& sink) : sink_(sink) {}

  void run(const Module& module) {
    write(module.kind == ModuleKind::Expression    ? "Expression\n"
          : module.kind == ModuleKind::Interactive ? "Interactive\n"
                                                   : "Module\n");
    depth_ = 1;
    if (module.expression) {
      child("body", -1, family_of(module.expression), module.expression);
    } else {
      field("body", module.body, false);
    }
    std::reverse(stack_.begin(), stack_.end());
    while (!stack_.empty()) {
      Child item = stack_.back();
      stack_.pop_back();
      show(item);
    }
  }

  // Writes plain fields on the node's line at once; keeps children for the lines after it.
  void field(const char* name, const Identifier* value, bool) {
    if (!value) return;
    label(name);
    write_string_repr(value->text(), sink_);
  }
  void field(const char* name, const ConstantValue& value, bool) {
    label(name);
    write_repr(value, sink_);
  }
  void field(const char* name, const Text& value, bool) {
    label(name);
    write_string_repr(value.bytes(), sink_);
  }
  void field(const char* name, StringKind value, bool) {
    if (value == StringKind::Plain) return;
    label(name);
    write("u");
  }
  void field(const char* name, Conversion value, bool) {
    if (value == Conversion::None) return;
    label(name);
    char c = static_cast<char>(value);
    write({&c, 1});
  }
  void field(const char* name, int32_t value, bool) {
    label(name);
    write_decimal(value, sink_);
  }
  template <class Enum>
    requires std::is_enum_v<Enum>
  void field(const char* name, Enum value, bool) {
    label(name);
    write(name_of(value));
  }
  void field(const char* name, const Array<CompareOperator>& list, bool) {
    label(name);
    for (uint32_t i = 0; i < list.count; i++) {
      if (i) write(",");
      write(name_of(list[i]));
    }
  }
  void field(const char* name, const Array<const Identifier*>& list, bool) {
    label(name);
    for (uint32_t i = 0; i < list.count; i++) {
      if (i) write(",");
      write(list[i]->text());
    }
  }
  template <class T>
  void field(const char* name, const Array<T*>& list, bool) {
    for (uint32_t i = 0; i < list.count; i++)
      child(name, static_cast<int64_t>(i), family_of(list[i]), list[i]);
  }
  template <class T>
    requires(!std::is_enum_v<T>)
  void field(const char* name, T* const& node, bool) {
    if (node) child(name, -1, family_of(node), node);
  }

 private:
  struct Child {
    const char* name;
    int64_t index;  // in its list; -1: not in a list
    NodeFamily family;
    const void* node;
    uint32_t depth;
  };

  void write(std::string_view text) { sink_.write(sink_.context, text); }
  void label(const char* name) {
    write(" ");
    write(name);
    write("=");
  }
  void child(const char* name, int64_t index, NodeFamily family, const void* node) {
    stack_.push_back({name, index, family, node, depth_});
  }

  void begin(const Child& item, const char* kind, const Position* position) {
    // Cap the indentation: deep trees are wide enough already.
    for (uint32_t i = 0; i < item.depth && i < 40; i++) write("  ");
    write(item.name);
    if (item.index >= 0) {
      write("[");
      write_decimal(item.index, sink_);
      write("]");
    }
    write(": ");
    write(kind);
    if (position) {
      write(" ");
      write_decimal(position->lineno, sink_);
      write(":");
      write_decimal(position->col_offset, sink_);
      write("-");
      write_decimal(position->end_lineno, sink_);
      write(":");
      write_decimal(position->end_col_offset, sink_);
    }
  }

  void show(const Child& item) {
    if (!item.node) {
      begin(item, "None", nullptr);
      write("\n");
      return;
    }
    visit_node(item.family, item.node, [&](const auto& node) {
      begin(item, node_name(node), position_of(node));
      size_t mark = stack_.size();
      depth_ = item.depth + 1;
      visit_fields(node, *this);
      std::reverse(stack_.begin() + static_cast<std::ptrdiff_t>(mark), stack_.end());
      write("\n");
    });
  }

  const TextSink& sink_;
  std::vector<Child> stack_;
  uint32_t depth_ = 0;
};

}  // namespace

void dump_tree(const Module& module, const TextSink& sink) { TreeDump(sink).run(module); }

ParseResult dump_tokens(const Source& source, const TextSink& sink, Arena& arena,
                        const ParseOptions& options) {
  ParseResult result;
  Workspace workspace(arena, options.budget);
  SourceText text = decode_source(source, ParseMode::Exec, arena);
  if (text.failed || !text.data) {
    result.error = text.error;
    result.outcome = text.failed ? ParseOutcome::Error : ParseOutcome::MemoryLimit;
    return result;
  }
  IdentifierTable identifiers(arena, options.hash_key);
  TokenBuffer tokens(arena);
  Lexer lexer(text, ParseMode::Exec, identifiers, tokens, workspace);
  if (!lexer.run() || arena.exhausted()) {
    result.outcome = workspace.stopped() ? ParseOutcome::Stopped : ParseOutcome::MemoryLimit;
    return result;
  }
  auto write = [&](std::string_view piece) { sink.write(sink.context, piece); };
  auto place = [&](uint32_t line, uint32_t column) {
    write_decimal(line, sink);
    write(",");
    if (column == kNoColumn) {
      write("-");
    } else {
      write_decimal(column, sink);
    }
  };
  for (uint32_t i = 0; i < tokens.count; i++) {
    const Token& token = tokens.data()[i];
    if (token.kind == TokenKind::Error) break;
    place(token.position.lineno, token.position.col_offset);
    write("-");
    place(token.position.end_lineno, token.position.end_col_offset);
    write(": ");
    write(token_name(token.kind));
    if (token.end > token.start && token.kind != TokenKind::Newline) {
      write(" ");
      write_string_repr({text.data + token.start, token.end - token.start}, sink);
    }
    write("\n");
  }
  result.text = {text.data, text.size};
  result.warnings = workspace.warnings();
  if (lexer.fault == LexerFault::None) {
    result.outcome = ParseOutcome::Ok;
  } else {
    uint32_t last = tokens.count - 1;
    describe_lexer_fault({text, lexer, tokens, identifiers, workspace, ParseMode::Exec, last},
                         result.error);
  }
  return result;
}

void lex_only(const Source& source, Arena& arena) {
  Workspace workspace(arena, nullptr);
  SourceText text = decode_source(source, ParseMode::Exec, arena);
  if (text.failed || !text.data) return;
  IdentifierTable identifiers(arena, 0);
  TokenBuffer tokens(arena);
  Lexer lexer(text, ParseMode::Exec, identifiers, tokens, workspace);
  (void)lexer.run();
}

}  // namespace hognose
