// The type TreeBuilder.
//
// Elements that factories make may be of any type; exact Elements are changed without calls. The
// state is read again after every call of guest code, which may use the same builder.
#include "library/xml/tree_builder.h"

#include <string_view>
#include <utility>

#include "library/core/module_errors.h"
#include "library/xml/element.h"
#include "meter/paced.h"
#include "objects/containers/list.h"
#include "objects/core/make.h"
#include "objects/core/type_specs.h"
#include "objects/protocols/protocol.h"

namespace hognose::xml {

namespace {

TreeBuilder* builder_of(Vm& vm, Value self) { return vm.cell<TreeBuilder>(self); }

// The innermost open element, or None.
Value parent_of(const TreeBuilder* builder) {
  const List* open = builder->open.get();
  if (open == nullptr || open->length == 0 || open->length > open->items->capacity) {
    return Value::none();
  }
  return open->items->values[open->length - 1];
}

Result<void> push_open(Vm& vm, TreeBuilder* builder, Value element) {
  if (!builder->open) builder->open = TRY(make_list(vm, nullptr, 0));
  return list_append(vm, builder->open.get(), element);
}

// --- text

Result<Value> joined(Vm& vm, const List* pieces) {
  TRY(vm.meter.charge(pieces->length / 8));
  const ItemsView view = items_of(vm, Value::from_cell(pieces));
  Pace pace(vm.meter);
  for (uint32_t i = 0; i < view.count; ++i) {
    TRY(pace.turn());
    if (vm.has_layout(view.items[i], TypeId::Str)) continue;
    return vm.raise(TypeId::TypeError, "sequence item {}: expected str instance, {} found", i,
                    type_name(vm, view.items[i]));
  }
  return Value::from_cell(TRY(concatenate_strings(vm, view.items, view.count)));
}

// Removes the text that no element has yet. Undefined: there is none.
Result<Value> take_text(Vm& vm, TreeBuilder* builder) {
  Value text = std::exchange(builder->text, Value::undefined());
  const List* pieces = builder->pieces.get();
  builder->pieces = nullptr;
  return pieces == nullptr ? Result<Value>(text) : joined(vm, pieces);
}

// Adds text to what the element already has.
Result<void> add_text_calling(Vm& vm, Value element, Value Element::* field, std::string_view name,
                              Value text) {
  const auto sum = [&](Value before) -> Result<Value> {
    return before.is_none() ? text : binary_calling(vm, BinaryOperator::Add, before, text);
  };
  if (vm.is_exactly(element, TypeId::Element)) {
    vm.known<Element>(element)->*field = TRY(sum(vm.known<Element>(element)->*field));
    return {};
  }
  Str* attribute = TRY(intern(vm, name));
  Value before = TRY(get_attribute_calling(vm, element, attribute));
  return set_attribute_calling(vm, element, attribute, TRY(sum(before)));
}

Result<void> flush_calling(Vm& vm, Value self) {
  TreeBuilder* builder = builder_of(vm, self);
  if (builder->text.is_undefined() && !builder->pieces) return {};
  Value element = builder->last;
  const bool is_tail = parent_of(builder) != element;
  Value text = TRY(take_text(vm, builder));
  if (is_tail) return add_text_calling(vm, element, &Element::tail, "tail", text);
  return add_text_calling(vm, element, &Element::text, "text", text);
}

// --- elements

Result<void> add_child_calling(Vm& vm, Value parent, Value child) {
  if (!vm.is_exactly(parent, TypeId::Element)) {
    TRY(call_method_calling(vm, parent, Name::Append, {child}));
    return {};
  }
  TRY(check_child(vm, child));
  return list_append(vm, vm.known<Element>(parent), child);
}

Result<Value> new_element_calling(Vm& vm, Value self, Value tag, Value attributes) {
  Value factory = builder_of(vm, self)->element_factory;
  if (factory.is_none()) {
    return Value::from_cell(TRY(make_element(vm, tag, attributes)));
  }
  if (attributes.is_undefined()) attributes = Value::from_cell(TRY(make_dict(vm)));
  return vm.call(factory, {tag, attributes});
}

// Puts a comment or processing instruction where the parser is, unless that is outside of the root.
Result<void> insert_calling(Vm& vm, Value self, Value made) {
  Value parent = parent_of(builder_of(vm, self));
  if (parent.is_none()) return {};
  TRY(add_child_calling(vm, parent, made));
  builder_of(vm, self)->last = made;
  return {};
}

// --- construction

void reset(TreeBuilder* builder) {
  builder->element_factory = builder->comment_factory = builder->instruction_factory =
      Value::none();
  builder->root = builder->last = Value::none();
  builder->text = builder->append = Value::undefined();
  for (Value& event : builder->events) event = Value::undefined();
}

Result<Value> builder_new(Vm& vm, const Value* arguments) {
  auto* builder = TRY(vm.make_instance<TreeBuilder>(vm.known<Type>(arguments[0])));
  reset(builder);
  return Value::from_cell(builder);
}

// (self, element_factory, comment_factory, pi_factory, insert_comments, insert_pis). What was built
// before stays.
Result<Value> builder_init(Vm& vm, const Value* arguments) {
  const bool inserts_comments = TRY(truth_calling(vm, arguments[4]));
  const bool inserts_instructions = TRY(truth_calling(vm, arguments[5]));
  const auto factory = [&](Value given, LibraryState standard) {
    return given.is_none() ? none_if_undefined(vm.state(standard)) : given;
  };
  TreeBuilder* builder = builder_of(vm, arguments[0]);
  builder->element_factory = arguments[1];
  builder->comment_factory = factory(arguments[2], LibraryState::XmlCommentFactory);
  builder->instruction_factory = factory(arguments[3], LibraryState::XmlInstructionFactory);
  builder->inserts_comments = inserts_comments;
  builder->inserts_instructions = inserts_instructions;
  return Value::none();
}

// --- methods

Result<Value> method_start(Vm& vm, const Value* arguments) {
  if (!vm.has_layout(arguments[2], TypeId::Dict)) {
    return vm.raise(TypeId::TypeError, "start() argument 2 must be dict, not {}",
                    argument_type_name(vm, arguments[2]));
  }
  return builder_start_calling(vm, arguments[0], arguments[1], arguments[2]);
}

Result<Value> method_end(Vm& vm, const Value* arguments) {
  return builder_end_calling(vm, arguments[0]);
}

Result<Value> method_data(Vm& vm, const Value* arguments) {
  TRY(builder_data(vm, builder_of(vm, arguments[0]), arguments[1]));
  return Value::none();
}

Result<Value> method_comment(Vm& vm, const Value* arguments) {
  return builder_comment_calling(vm, arguments[0], arguments[1]);
}

Result<Value> method_instruction(Vm& vm, const Value* arguments) {
  return builder_instruction_calling(vm, arguments[0], arguments[1], arguments[2]);
}

Result<Value> method_close(Vm& vm, const Value* arguments) {
  return builder_of(vm, arguments[0])->root;
}

constexpr NativeRow kNew = {"__new__(cls, *args, **kwargs)", builder_new,
                            kNativeConstructor | kNativeIgnoresArguments};
constexpr NativeRow kInit = {
    "__init__(self, element_factory=None, *, comment_factory=None, pi_factory=None, "
    "insert_comments=False, insert_pis=False)",
    builder_init};

constexpr NativeRow kMethods[] = {
    {"close(self, /)", method_close, kNativeConstantTime},
    {"comment(self, text, /)", method_comment},
    {"data(self, data, /)", method_data, kNativeConstantTime},
    {"end(self, tag, /)", method_end},
    {"pi(self, target, text=None, /)", method_instruction},
    {"start(self, tag, attrs, /)", method_start},
};

void trace_builder(Tracer& tracer, Cell* cell, size_t) {
  auto* builder = static_cast<TreeBuilder*>(cell);
  for (Value TreeBuilder::* field :
       {&TreeBuilder::element_factory, &TreeBuilder::comment_factory,
        &TreeBuilder::instruction_factory, &TreeBuilder::root, &TreeBuilder::last,
        &TreeBuilder::text, &TreeBuilder::append}) {
    tracer.visit(builder->*field);
  }
  tracer.visit(builder->pieces);
  tracer.visit(builder->open);
  for (Value& event : builder->events) tracer.visit(event);
}

}  // namespace

Result<TreeBuilder*> make_tree_builder(Vm& vm) {
  auto* builder = TRY(vm.make<TreeBuilder>(TypeId::TreeBuilder));
  reset(builder);
  return builder;
}

Result<void> builder_report_calling(Vm& vm, Value self, TreeEvent event, Value value) {
  const TreeBuilder* builder = builder_of(vm, self);
  Value name = builder->events[static_cast<unsigned>(event)];
  if (name.is_undefined()) return {};
  Value append = builder->append;
  Tuple* report = TRY(make_tuple(vm, {name, value}));
  TRY(vm.call(append, {Value::from_cell(report)}));
  return {};
}

Result<Value> builder_start_calling(Vm& vm, Value self, Value tag, Value attributes) {
  TRY(flush_calling(vm, self));
  Value element = TRY(new_element_calling(vm, self, tag, attributes));
  TreeBuilder* builder = builder_of(vm, self);
  Value parent = parent_of(builder);
  if (!parent.is_none()) {
    TRY(add_child_calling(vm, parent, element));
  } else if (builder->root.is_none()) {
    builder->root = element;
  } else {
    return raise_module_error(vm, "_elementtree", "ParseError", "multiple elements on top level");
  }
  TRY(push_open(vm, builder, element));
  builder->last = element;
  TRY(builder_report_calling(vm, self, TreeEvent::Start, element));
  return element;
}

Result<Value> builder_end_calling(Vm& vm, Value self) {
  TRY(flush_calling(vm, self));
  TreeBuilder* builder = builder_of(vm, self);
  Value element = parent_of(builder);
  if (element.is_none()) return vm.raise(TypeId::IndexError, "pop from empty stack");
  List* open = builder->open.get();
  open->items->values[--open->length] = Value::none();
  builder->last = element;
  TRY(builder_report_calling(vm, self, TreeEvent::End, element));
  return element;
}

Result<void> builder_data(Vm& vm, TreeBuilder* builder, Value text) {
  if (builder->last.is_none()) return {};  // before the root
  if (builder->pieces) return list_append(vm, builder->pieces.get(), text);
  if (builder->text.is_undefined()) {
    builder->text = text;
    return {};
  }
  const Value both[] = {builder->text, text};
  builder->pieces = TRY(make_list(vm, both, std::size(both)));
  return {};
}

Result<Value> builder_comment_calling(Vm& vm, Value self, Value text) {
  TRY(flush_calling(vm, self));
  Value factory = builder_of(vm, self)->comment_factory;
  Value comment = text;
  if (!factory.is_none()) {
    comment = TRY(vm.call(factory, {text}));
    if (builder_of(vm, self)->inserts_comments) TRY(insert_calling(vm, self, comment));
  }
  TRY(builder_report_calling(vm, self, TreeEvent::Comment, comment));
  return comment;
}

Result<Value> builder_instruction_calling(Vm& vm, Value self, Value target, Value text) {
  TRY(flush_calling(vm, self));
  Value factory = builder_of(vm, self)->instruction_factory;
  Value instruction;
  if (factory.is_none()) {
    instruction = Value::from_cell(TRY(make_tuple(vm, {target, text})));
  } else {
    instruction = TRY(vm.call(factory, {target, text}));
    if (builder_of(vm, self)->inserts_instructions) TRY(insert_calling(vm, self, instruction));
  }
  TRY(builder_report_calling(vm, self, TreeEvent::Instruction, instruction));
  return instruction;
}

}  // namespace hognose::xml

namespace hognose {

using namespace xml;

const TypeSpec kTreeBuilderType = {
    .doc =
        "TreeBuilder(element_factory=None, *, comment_factory=None, pi_factory=None,\n"
        "insert_comments=False, insert_pis=False): makes a tree of elements.\n\n"
        "Its methods are the events of a parser, in the order of the document.",
    .module = "xml.etree.ElementTree",
    .trace = trace_builder,
    .instance_bytes = sizeof(TreeBuilder),
    .constructor = &kNew,
    .initializer = &kInit,
    .methods = kMethods,
};

}  // namespace hognose
