// TreeBuilder: makes a tree of elements from the events of a parser.
//
// XMLParser calls the functions below for builders of exactly this type; programs call the methods.
#pragma once

#include "objects/core/vm.h"

namespace hognose::xml {

// What a parser can report in a queue. The names are in the table kEventNames.
enum class TreeEvent : uint8_t {
  Start,
  End,
  StartNamespace,
  EndNamespace,
  Comment,
  Instruction,
  Count
};
inline constexpr unsigned kTreeEvents = static_cast<unsigned>(TreeEvent::Count);
inline constexpr const char* kEventNames[kTreeEvents] = {"start",  "end",     "start-ns",
                                                         "end-ns", "comment", "pi"};

struct TreeBuilder : Cell {
  static constexpr bool is_layout_of(TypeId id) { return id == TypeId::TreeBuilder; }
  bool inserts_comments;
  bool inserts_instructions;
  // Called to make elements, comments and processing instructions. None: elements are exact
  // Elements, and the others are what they are made of.
  Value element_factory;
  Value comment_factory;
  Value instruction_factory;
  Value root;                 // None before the first element
  Value last;                 // what was opened, closed or inserted last; text belongs to it
  Value text;                 // what `last` has not got yet: undefined or one piece
  Ref<List> pieces;           // the same, if there are more pieces
  Ref<List> open;             // the open elements, outermost first
  Value append;               // reports an event, or undefined
  Value events[kTreeEvents];  // the names of the events to report; undefined for the others
};

// A builder without factories, as before __init__().
Result<TreeBuilder*> make_tree_builder(Vm& vm);

// `attributes` is a dict or undefined. Returns the new element.
Result<Value> builder_start_calling(Vm& vm, Value builder, Value tag, Value attributes);
Result<Value> builder_end_calling(Vm& vm, Value builder);
Result<void> builder_data(Vm& vm, TreeBuilder* builder, Value text);
Result<Value> builder_comment_calling(Vm& vm, Value builder, Value text);
Result<Value> builder_instruction_calling(Vm& vm, Value builder, Value target, Value text);
// Appends (event, value) to the queue if the event is to be reported.
Result<void> builder_report_calling(Vm& vm, Value builder, TreeEvent event, Value value);

}  // namespace hognose::xml
