// Converts a syntax tree to a list of steps, and defines the module _ast.
//
// A chain in a tree can be as deep as the source is long. So the walk keeps the pending items on a
// stack of its own, whose memory is charged.
#include "library/meta/syntax_tree.h"

#include <deque>
#include <utility>

#include "base/native_memory.h"
#include "library/core/importer.h"
#include "library/core/modules.h"
#include "machine/machine.h"
#include "meter/paced.h"
#include "objects/attributes/attributes.h"
#include "objects/containers/list.h"
#include "objects/core/make.h"
#include "objects/numbers/numbers.h"
#include "syntax/ast_fields.h"
#include "syntax/metered_budget.h"

namespace hognose {

namespace {

class TreeSteps {
 public:
  TreeSteps(Vm& vm, List* steps) : vm_(vm), steps_(steps), watch_(watch_of(vm.meter)) {}
  TreeSteps(const TreeSteps&) = delete;
  ~TreeSteps() { vm_.meter.give_memory(taken_); }

  Result<void> run(const ast::Module& module) {
    const char* name = module.kind == ast::ModuleKind::Module        ? "Module"
                       : module.kind == ast::ModuleKind::Interactive ? "Interactive"
                                                                     : "Expression";
    add(Tag::Finish, name);
    size_t mark = stack_.size();
    if (module.kind == ast::ModuleKind::Expression) {
      push(module.expression);
    } else {
      push(module.body);
    }
    in_order(mark);
    while (!stack_.empty()) {
      TRY(vm_.meter.charge(8));
      TRY(account());
      Item item = stack_.back();
      stack_.pop_back();
      TRY(step(item));
    }
    return {};
  }

  // Pushes a field of the node that is being expanded. Called by visit_fields().
  template <class T>
  void field(const char*, const T& value, bool) {
    push(value);
  }

 private:
  enum class Tag : uint8_t {
    Finish,  // (name,)
    Place,   // (name, line, …)
    Items,   // (n,)
    None,
    Node,
    Identifier,
    Constant,
    String,
    Kind,
    Integer,
  };
  struct Item {
    Tag tag;
    ast::NodeFamily family;  // of a Node
    union {
      const void* pointer;
      int64_t integer;
    };
    const ast::Position* position;
  };

  Result<void> account() {
    size_t bytes = stack_.size() * sizeof(Item);
    if (bytes <= taken_) return {};
    bytes += bytes / 4;  // for the stack's own structures
    if (!vm_.meter.take_memory(bytes - taken_)) return vm_.meter.stop(StopReason::Memory);
    taken_ = bytes;
    return {};
  }

  void add(Tag tag, const void* pointer, const ast::Position* position = nullptr,
           ast::NodeFamily family = {}) {
    Item item;
    item.tag = pointer == nullptr ? Tag::None : tag;
    item.family = family;
    item.pointer = pointer;
    item.position = position;
    stack_.push_back(item);
  }
  void add_number(Tag tag, int64_t number) {
    Item item;
    item.tag = tag;
    item.integer = number;
    item.position = nullptr;
    stack_.push_back(item);
  }

  template <ast::IsNode Node>
  void push(const Node* node) {
    add(Tag::Node, node, nullptr, ast::family_of(node));
  }
  void push(const ast::Identifier* name) { add(Tag::Identifier, name); }
  void push(const ast::ConstantValue& value) { add(Tag::Constant, &value); }
  void push(const ast::Text& text) { add(Tag::String, &text); }
  void push(ast::StringKind kind) {
    add(Tag::Kind, kind == ast::StringKind::Unicode ? "u" : nullptr);
  }
  void push(ast::Conversion value) { push(static_cast<int32_t>(value)); }
  void push(int32_t value) { add_number(Tag::Integer, value); }
  template <class Enum>
    requires std::is_enum_v<Enum>
  void push(Enum value) {
    add(Tag::Finish, ast::name_of(value));
  }
  template <class T>
  void push(const ast::Array<T>& list) {
    for (const T& item : list) {
      push(item);
      watch_.step();  // a stop is reported by the next step of run()
    }
    add_number(Tag::Items, list.count);
  }

  // Reverses the items above the mark, so that the first one pushed is on top.
  void in_order(size_t mark) {
    for (size_t last = stack_.size(); mark + 1 < last; ++mark) {
      std::swap(stack_[mark], stack_[--last]);
      watch_.step();
    }
  }

  template <class Node>
  void expand(const Node& node) {
    const ast::Position* position = ast::position_of(node);
    add(position == nullptr ? Tag::Finish : Tag::Place, ast::node_name(node), position);
    size_t mark = stack_.size();
    ast::visit_fields(node, *this);
    in_order(mark);
  }

  Result<void> emit(Value value) { return list_append(vm_, steps_, value); }
  Result<Value> text(std::string_view bytes) {
    return Value::from_cell(TRY(make_string(vm_, bytes)));
  }
  Result<Value> name(std::string_view bytes) { return Value::from_cell(TRY(intern(vm_, bytes))); }

  Result<Value> constant(const ast::ConstantValue& value) {
    switch (value.type) {
      case ast::ConstantType::None: return Value::none();
      case ast::ConstantType::True: return Value::boolean(true);
      case ast::ConstantType::False: return Value::boolean(false);
      case ast::ConstantType::Ellipsis: return Value::ellipsis();
      case ast::ConstantType::Int: return make_int(vm_, value.integer);
      case ast::ConstantType::BigInt:
        return int_from_digits(vm_, value.text.bytes(), value.base, false);
      case ast::ConstantType::Float: return Value::from_double(value.real);
      case ast::ConstantType::Imaginary: {
        Complex* complex = TRY(vm_.make<Complex>(TypeId::Complex));
        complex->imaginary = value.real;
        return Value::from_cell(complex);
      }
      case ast::ConstantType::Str: return text(value.text.bytes());
      case ast::ConstantType::Bytes:
        return Value::from_cell(TRY(
            make_bytes(vm_, reinterpret_cast<const uint8_t*>(value.text.data), value.text.size)));
    }
    return Value::none();
  }

  Result<void> finish(const Item& item) {
    Value kind = TRY(name(static_cast<const char*>(item.pointer)));
    Tuple* tuple;
    if (item.position == nullptr) {
      tuple = TRY(make_tuple(vm_, {kind}));
    } else {
      const ast::Position& place = *item.position;
      tuple = TRY(make_tuple(
          vm_,
          {kind, Value::from_small_int(place.lineno), Value::from_small_int(place.col_offset),
           Value::from_small_int(place.end_lineno), Value::from_small_int(place.end_col_offset)}));
    }
    return emit(Value::from_cell(tuple));
  }

  Result<void> step(const Item& item) {
    const void* p = item.pointer;
    switch (item.tag) {
      case Tag::Finish:
      case Tag::Place: return finish(item);
      case Tag::Items: {
        Tuple* tuple = TRY(make_tuple(vm_, {Value::from_small_int(item.integer)}));
        return emit(Value::from_cell(tuple));
      }
      case Tag::None: return emit(Value::none());
      case Tag::Integer: return emit(Value::from_small_int(item.integer));
      case Tag::Kind: return emit(TRY(name(static_cast<const char*>(p))));
      case Tag::Identifier: return emit(TRY(name(static_cast<const ast::Identifier*>(p)->text())));
      case Tag::String: return emit(TRY(text(static_cast<const ast::Text*>(p)->bytes())));
      case Tag::Constant: return emit(TRY(constant(*static_cast<const ast::ConstantValue*>(p))));
      case Tag::Node:
        ast::visit_node(item.family, p, [&](const auto& node) { expand(node); });
        break;
    }
    return {};
  }

  Vm& vm_;
  List* steps_;
  NativeDeque<Item> stack_;  // grows without moving its items
  Watch watch_;
  uint64_t taken_ = 0;
};

// _ast._steps(source, filename, mode): the steps from which ast.parse() builds its tree.
Result<Value> ast_steps(Vm& vm, const Value* arguments) {
  DynamicSource source;
  TRY(describe_source(vm, arguments, &source));
  List* steps = TRY(tree_steps_of_source(machine_of(vm), source));
  return Value::from_cell(steps);
}

constexpr NativeRow kRows[] = {
    {"_steps(source, filename, mode, /)", ast_steps},
};

}  // namespace

std::span<const NativeRow> ast_module_functions() { return kRows; }

Result<void> fill_ast_module(Vm&, Dict*) { return {}; }

Result<List*> tree_steps_of_source(Machine& machine, const DynamicSource& source) {
  NativeObject<GuestParse> parsing(machine.meter);
  TRY(parse_for_guest(machine, source, *parsing));
  List* steps = TRY(make_list(machine, nullptr, 0));
  TreeSteps walk(machine, steps);
  TRY(walk.run(*parsing->result.module));
  return steps;
}

Result<Value> make_tree_calling(Machine& machine, const DynamicSource& source) {
  List* steps = TRY(tree_steps_of_source(machine, source));
  Value build = TRY(library_attribute_calling(machine, "ast", "_build"));
  return machine.call(build, {Value::from_cell(steps)});
}

bool is_tree(Vm& vm, Value value) {
  if (!value.is_cell() || vm.has_layout(value, TypeId::Str)) return false;
  Result<Str*> mark = intern(vm, "_field_types");
  return mark.ok() && !find_class_attribute(vm, vm.type_of(value), mark.value()).is_undefined();
}

Result<Value> text_of_tree_calling(Machine& machine, Value tree, Value mode) {
  Value write = TRY(library_attribute_calling(machine, "ast", "_text_of"));
  return machine.call(write, {tree, mode});
}

}  // namespace hognose
