// Writes the tree as one line, like CPython's ast.dump(tree, include_attributes=True,
// show_empty=True).
//
// A stack holds the output that is still pending, in reverse order: nodes, values and the
// punctuation between them.
#include <algorithm>
#include <vector>

#include "syntax/ast_fields.h"
#include "syntax/constant_repr.h"
#include "syntax/dump.h"

namespace hognose {
namespace {

using namespace ast;

class CpythonDump {
 public:
  explicit CpythonDump(const TextSink& sink) : sink_(sink) {}

  void run(const Module& module) {
    switch (module.kind) {
      case ModuleKind::Module:
        write("Module(body=");
        push_list(module.body);
        finish();
        write(", type_ignores=[])");
        break;
      case ModuleKind::Interactive:
        write("Interactive(body=");
        push_list(module.body);
        finish();
        write(")");
        break;
      case ModuleKind::Expression:
        write("Expression(body=");
        push(module.expression);
        finish();
        write(")");
        break;
    }
  }

  // Fields of the node that is being expanded (called by visit_fields).
  template <class T>
  void field(const char* name, const T& value, bool optional) {
    if (is_absent(value, optional)) return;
    push_text(first_ ? "" : ", ");
    first_ = false;
    push_text(name);
    push_text("=");
    push(value);
  }

 private:
  enum class Tag : uint8_t { Text, Node, Identifier, Constant, String, Integer };
  struct Item {
    Tag tag;
    NodeFamily family;  // of a Node
    union {
      const void* pointer;
      int64_t integer;
    };
  };

  void write(std::string_view text) { sink_.write(sink_.context, text); }
  void add(Tag tag, const void* pointer, NodeFamily family = {}) {
    Item item;
    item.tag = tag;
    item.family = family;
    item.pointer = pointer;
    stack_.push_back(item);
  }
  void push_text(const char* text) { add(Tag::Text, text); }

  // Optional fields that are None are left out.
  static bool is_absent(StringKind kind, bool) { return kind == StringKind::Plain; }
  template <class T>
  static bool is_absent(const T& value, bool optional) {
    if constexpr (std::is_pointer_v<T>) return optional && !value;
    return false;
  }

  template <IsNode Node>
  void push(const Node* node) {
    node ? add(Tag::Node, node, family_of(node)) : push_text("None");
  }
  void push(const Identifier* name) { add(Tag::Identifier, name); }
  void push(const ConstantValue& value) { add(Tag::Constant, &value); }
  void push(const Text& text) { add(Tag::String, &text); }
  void push(StringKind) { push_text("'u'"); }
  void push(Conversion value) { push(static_cast<int32_t>(value)); }
  void push(int32_t value) {
    Item item;
    item.tag = Tag::Integer;
    item.integer = value;
    stack_.push_back(item);
  }
  template <class Enum>
    requires std::is_enum_v<Enum>
  void push(Enum value) {
    push_text(name_of(value));
    push_text("()");
  }
  template <class T>
  void push(const Array<T>& list) {
    push_list(list);
  }
  template <class T>
  void push_list(const Array<T>& list) {
    push_text("[");
    for (uint32_t i = 0; i < list.count; i++) {
      if (i) push_text(", ");
      push(list[i]);
    }
    push_text("]");
  }

  template <class Node>
  void expand(const Node& node) {
    write(node_name(node));
    write("(");
    size_t mark = stack_.size();
    first_ = true;
    visit_fields(node, *this);
    if (const Position* position = position_of(node)) {
      const char* kNames[] = {"lineno=", ", col_offset=", ", end_lineno=", ", end_col_offset="};
      uint32_t values[] = {position->lineno, position->col_offset, position->end_lineno,
                           position->end_col_offset};
      if (!first_) push_text(", ");
      for (size_t i = 0; i < 4; i++) {
        push_text(kNames[i]);
        push(static_cast<int32_t>(values[i]));
      }
    }
    push_text(")");
    // The first item must be on top.
    std::reverse(stack_.begin() + static_cast<std::ptrdiff_t>(mark), stack_.end());
  }

  void finish() {
    std::reverse(stack_.begin(), stack_.end());
    while (!stack_.empty()) {
      Item item = stack_.back();
      stack_.pop_back();
      const void* p = item.pointer;
      switch (item.tag) {
        case Tag::Text: write(static_cast<const char*>(p)); break;
        case Tag::Node: visit_node(item.family, p, [&](const auto& node) { expand(node); }); break;
        case Tag::Identifier:
          write_string_repr(static_cast<const Identifier*>(p)->text(), sink_);
          break;
        case Tag::Constant: write_repr(*static_cast<const ConstantValue*>(p), sink_); break;
        case Tag::String: write_string_repr(static_cast<const Text*>(p)->bytes(), sink_); break;
        case Tag::Integer: write_decimal(item.integer, sink_); break;
      }
    }
  }
  const TextSink& sink_;
  std::vector<Item> stack_;
  bool first_ = true;
};

}  // namespace

void dump_tree_as_cpython(const Module& module, const TextSink& sink) {
  CpythonDump(sink).run(module);
}

}  // namespace hognose
