// BaseExceptionGroup and ExceptionGroup (PEP 654): several exceptions raised as one.
//
// A group has a message and a sequence of exceptions. Splitting a group keeps its nesting.
#include "objects/exceptions/group.h"

#include "meter/paced.h"
#include "objects/attributes/attributes.h"
#include "objects/containers/list.h"
#include "objects/containers/set_access.h"
#include "objects/exceptions/kinds.h"
#include "objects/protocols/callable.h"
#include "objects/text/string_builder.h"

namespace hognose {

namespace {

enum Field : unsigned { kMessage, kExceptions };

enum class Parts : uint8_t { MatchOnly, MatchAndRest };

}  // namespace

Tuple* group_members(Vm& vm, Value group) {
  Exception* exception = exception_of(vm, group);
  if (!exception->details || exception->details->capacity <= kExceptions) return vm.empty_tuple();
  Value members = exception->details->values[kExceptions];
  return vm.has_layout(members, TypeId::Tuple) ? vm.known<Tuple>(members) : vm.empty_tuple();
}

namespace {

struct GroupSplit {
  Value match;  // undefined: nothing matches
  Value rest;   // undefined: everything matches
};

// As PySequence_Check: supports indexing and is not a mapping.
bool is_sequence(Vm& vm, Value value) {
  if (vm.has_layout(value, TypeId::Dict) || vm.has_layout(value, TypeId::MappingProxy)) {
    return false;
  }
  return !find_class_attribute(vm, vm.type_of(value), Name::Getitem).is_undefined();
}

// The class of a new group. A group of ordinary exceptions is itself an ordinary exception.
Result<Type*> group_class(Vm& vm, Type* type, bool has_base_exceptions) {
  if (type == vm.type(TypeId::BaseExceptionGroup)) {
    return has_base_exceptions ? type : vm.type(TypeId::ExceptionGroup);
  }
  if (!has_base_exceptions) return type;
  if (type == vm.type(TypeId::ExceptionGroup)) {
    return vm.raise(TypeId::TypeError, "Cannot nest BaseExceptions in an ExceptionGroup");
  }
  if (is_subtype(vm, type, vm.type(TypeId::Exception))) {
    return vm.raise(TypeId::TypeError, "Cannot nest BaseExceptions in '{}'", type);
  }
  return type;
}

// --- splitting

Result<bool> is_valid_matcher(Vm& vm, Value matcher) {
  if (is_exception_class(vm, matcher)) return true;
  const Tuple* classes = vm.as<Tuple>(matcher, TypeId::Tuple);
  if (classes == nullptr) return !vm.has_layout(matcher, TypeId::Type) && is_callable(vm, matcher);
  Pace pace(vm.meter);
  TRY(vm.meter.charge(classes->length / 4));
  for (uint32_t i = 0; i < classes->length; ++i) {
    TRY(pace.turn(kPacedItems / kPacedEntries));
    if (!is_exception_class(vm, classes->items[i])) return false;
  }
  return true;
}

Result<bool> matches_calling(Vm& vm, Value exception, Value matcher) {
  const Type* type = vm.type_of(exception);
  if (vm.has_layout(matcher, TypeId::Type)) {
    return is_subtype(vm, type, vm.known<Type>(matcher));
  }
  if (const Tuple* classes = vm.as<Tuple>(matcher, TypeId::Tuple)) {
    Pace pace(vm.meter);
    TRY(vm.meter.charge(classes->length / 4));
    for (uint32_t i = 0; i < classes->length; ++i) {
      TRY(pace.turn(kPacedItems / kPacedEntries));
      if (is_subtype(vm, type, vm.cell<Type>(classes->items[i]))) return true;
    }
    return false;
  }
  if (vm.is_exactly(matcher, TypeId::Set)) {  // used only by project_group_calling
    if (is_group(vm, exception)) return false;
    return set_contains_calling(vm, vm.known<Set>(matcher),
                                Value::from_small_int(exception.offset()));
  }
  Value answer = TRY(vm.call(matcher, {exception}));
  return truth_calling(vm, answer);
}

// A group with these members that otherwise equals `group`; undefined if there are no members.
Result<Value> subset_calling(Vm& vm, Value group, List* members) {
  if (members->length == 0) return Value::undefined();
  Str* derive_name = TRY(intern(vm, std::string_view("derive")));
  Value derive = TRY(get_attribute_calling(vm, group, derive_name));
  Value subset = TRY(vm.call(derive, {Value::from_cell(members)}));
  if (!is_group(vm, subset)) {
    return vm.raise(TypeId::TypeError, "derive must return an instance of BaseExceptionGroup");
  }
  Exception* original = exception_of(vm, group);
  Exception* exception = exception_of(vm, subset);
  exception->traceback = original->traceback;
  exception->context = original->context;
  exception->cause = original->cause;
  exception->suppress_context = 1;
  Str* notes_name = vm.name(Name::Notes);
  Value notes = TRY(find_attribute_calling(vm, group, notes_name));
  // Notes that are not a sequence are ignored here; reporting that error is not the task of a
  // split.
  if (!notes.is_undefined() && is_sequence(vm, notes)) {
    List* copy = TRY(list_from_iterable_calling(vm, notes));
    TRY(set_attribute_calling(vm, subset, notes_name, Value::from_cell(copy)));
  }
  return subset;
}

// Groups that match in part are rebuilt by their derive(), with traceback, notes and links copied.
Result<GroupSplit> split_calling(Vm& vm, Value exception, Value matcher, Parts parts) {
  TRY(vm.meter.charge(1));
  if (vm.stack.is_exhausted()) {
    return vm.raise_recursion_error(" in exceptiongroup_split_recursive");
  }
  GroupSplit split;
  if (TRY(matches_calling(vm, exception, matcher))) {
    split.match = exception;
    return split;
  }
  if (!is_group(vm, exception)) {
    split.rest = exception;
    return split;
  }
  Tuple* members = group_members(vm, exception);
  List* matching = TRY(make_list(vm, nullptr, 0));
  List* remaining = TRY(make_list(vm, nullptr, 0));
  for (uint32_t i = 0; i < members->length; ++i) {
    GroupSplit part = TRY(split_calling(vm, members->items[i], matcher, parts));
    if (!part.match.is_undefined()) TRY(list_append(vm, matching, part.match));
    if (!part.rest.is_undefined() && parts == Parts::MatchAndRest) {
      TRY(list_append(vm, remaining, part.rest));
    }
  }
  split.match = TRY(subset_calling(vm, exception, matching));
  split.rest = TRY(subset_calling(vm, exception, remaining));
  return split;
}

Result<GroupSplit> checked_split_calling(Vm& vm, Value exception, Value matcher, Parts parts) {
  if (!TRY(is_valid_matcher(vm, matcher))) {
    return vm.raise(TypeId::TypeError,
                    "expected an exception type, a tuple of exception types, or a callable (other "
                    "than a class)");
  }
  return split_calling(vm, exception, matcher, parts);
}

}  // namespace

Result<Value> project_group_calling(Vm& vm, Value group, Set* identities) {
  GroupSplit split = TRY(split_calling(vm, group, Value::from_cell(identities), Parts::MatchOnly));
  return split.match;
}

// (cls, *args, **kwargs)
Result<Value> group_new(Vm& vm, const Value* arguments) {
  Tuple* args = vm.cell<Tuple>(arguments[1]);
  if (args->length != 2) {
    return vm.raise(TypeId::TypeError,
                    "BaseExceptionGroup.__new__() takes exactly 2 arguments ({} given)",
                    args->length);
  }
  if (!vm.has_layout(args->items[0], TypeId::Str)) {
    return vm.raise(TypeId::TypeError,
                    "BaseExceptionGroup.__new__() argument 1 must be str, not {}",
                    argument_type_name(vm, args->items[0]));
  }
  if (!is_sequence(vm, args->items[1])) {
    return vm.raise(TypeId::TypeError, "second argument (exceptions) must be a sequence");
  }
  Tuple* members = TRY(tuple_from_iterable_calling(vm, args->items[1]));
  if (members->length == 0) {
    return vm.raise(TypeId::ValueError,
                    "second argument (exceptions) must be a non-empty sequence");
  }
  bool has_base_exceptions = false;
  Pace pace(vm.meter);
  TRY(vm.meter.charge(members->length / 4));
  for (uint32_t i = 0; i < members->length; ++i) {
    TRY(pace.turn(kPacedItems / kPacedEntries));
    if (!vm.has_layout(members->items[i], TypeId::BaseException)) {
      return vm.raise(TypeId::ValueError,
                      "Item {} of second argument (exceptions) is not an exception", i);
    }
    if (!is_instance(vm, members->items[i], TypeId::Exception)) has_base_exceptions = true;
  }
  Type* type = TRY(group_class(vm, vm.known<Type>(arguments[0]), has_base_exceptions));
  Exception* group = TRY(new_exception(vm, type, args));
  TRY(set_exception_detail(vm, group, kMessage, args->items[0]));
  TRY(set_exception_detail(vm, group, kExceptions, Value::from_cell(members)));
  return Value::from_cell(group);
}

Result<Value> group_str(Vm& vm, Value self) {
  Value message = TRY(exception_detail(vm, exception_of(vm, self), kMessage));
  uint32_t count = group_members(vm, self)->length;
  Str* message_text = TRY(str_calling(vm, none_if_undefined(message)));
  Str* text =
      TRY(make_text(vm, "{} ({} sub-exception{})", message_text, count, count == 1 ? "" : "s"));
  return Value::from_cell(text);
}

// derive(self, excs, /)
Result<Value> group_derive(Vm& vm, const Value* arguments) {
  Value message = TRY(exception_detail(vm, exception_of(vm, arguments[0]), kMessage));
  return vm.call(Value::from_cell(vm.type(TypeId::BaseExceptionGroup)),
                 {none_if_undefined(message), arguments[1]});
}

// split(self, matcher_value, /)
Result<Value> group_split(Vm& vm, const Value* arguments) {
  GroupSplit split =
      TRY(checked_split_calling(vm, arguments[0], arguments[1], Parts::MatchAndRest));
  Tuple* result =
      TRY(make_tuple(vm, {none_if_undefined(split.match), none_if_undefined(split.rest)}));
  return Value::from_cell(result);
}

// subgroup(self, matcher_value, /)
Result<Value> group_subgroup(Vm& vm, const Value* arguments) {
  GroupSplit split = TRY(checked_split_calling(vm, arguments[0], arguments[1], Parts::MatchOnly));
  return none_if_undefined(split.match);
}

}  // namespace hognose
