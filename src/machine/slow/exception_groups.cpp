// Slow paths of except*: split the exception in flight, and join what must be raised again.
//
// By PEP 654, exceptions that clauses raise are new. Parts that no clause handled, or that a clause
// raised again, are put back into the shape of the original group.
#include "machine/slow/paths.h"
#include "meter/paced.h"
#include "objects/containers/list.h"
#include "objects/containers/set_access.h"
#include "objects/core/make.h"
#include "objects/exceptions/group.h"
#include "objects/protocols/protocol.h"

namespace hognose {

namespace {

Result<void> check_class(Machine& vm, Value value) {
  Type* type = vm.as<Type>(value, TypeId::Type);
  if (type == nullptr || !is_subtype(vm, type, vm.type(TypeId::BaseException))) {
    return vm.raise(TypeId::TypeError,
                    "catching classes that do not inherit from BaseException is not allowed");
  }
  return {};
}

Result<void> check_no_group(Machine& vm, Value value) {
  if (!is_subtype(vm, vm.cell<Type>(value), vm.type(TypeId::BaseExceptionGroup))) return {};
  return vm.raise(TypeId::TypeError,
                  "catching ExceptionGroup with except* is not allowed. Use except instead.");
}

Result<void> check_pattern(Machine& vm, Value pattern) {
  if (!vm.has_layout(pattern, TypeId::Tuple)) {
    TRY(check_class(vm, pattern));
    return check_no_group(vm, pattern);
  }
  Tuple* classes = vm.cell<Tuple>(pattern);
  TRY(vm.meter.charge(classes->length / 4));
  for (auto check : {check_class, check_no_group}) {
    Pace pace(vm.meter);
    for (uint32_t i = 0; i < classes->length; ++i) {
      TRY(pace.turn(kPacedItems / kPacedEntries));
      TRY(check(vm, classes->items[i]));
    }
  }
  return {};
}

Result<bool> matches(Machine& vm, Value exception, Value pattern) {
  const Type* type = vm.type_of(exception);
  if (!vm.has_layout(pattern, TypeId::Tuple)) return is_subtype(vm, type, vm.cell<Type>(pattern));
  Tuple* classes = vm.cell<Tuple>(pattern);
  Pace pace(vm.meter);
  for (uint32_t i = 0; i < classes->length; ++i) {
    TRY(pace.turn(kPacedItems / kPacedEntries));
    if (is_subtype(vm, type, vm.cell<Type>(classes->items[i]))) return true;
  }
  return false;
}

Result<Value> make_group(Machine& vm, Value members) {
  return vm.call(Value::from_cell(vm.type(TypeId::BaseExceptionGroup)),
                 {Value::from_cell(vm.empty_string()), members});
}

// Wraps an exception that is not a group, for the clause to see: alone in a group without a
// message, whose traceback begins here.
Result<Value> wrap(Machine& vm, Value exception) {
  Tuple* members = TRY(make_tuple(vm, {exception}));
  Value group = TRY(make_group(vm, Value::from_cell(members)));
  Traceback* traceback = TRY(vm.make<Traceback>(TypeId::Traceback));
  const LoadedCode* loaded = loaded_code_of(*vm.top);
  traceback->code_index = loaded->index();
  traceback->instruction = static_cast<uint32_t>(vm.top->pc - loaded->entry) - 1;
  vm.cell<Exception>(group)->traceback = traceback;
  return group;
}

struct Parts {
  Value match;
  Value rest;
};

Result<Parts> split_calling(Machine& vm, Value exception, Value pattern) {
  if (exception.is_none()) return Parts{exception, exception};
  if (TRY(matches(vm, exception, pattern))) {
    Value part = is_group(vm, exception) ? exception : TRY(wrap(vm, exception));
    return Parts{part, Value::none()};
  }
  if (!is_group(vm, exception)) return Parts{Value::none(), exception};
  Str* name = TRY(intern(vm, std::string_view("split")));
  Value split = TRY(get_attribute_calling(vm, exception, name));
  Value answer = TRY(vm.call(split, {pattern}));
  if (!vm.is_exactly(answer, TypeId::Tuple)) {
    return vm.raise(TypeId::TypeError, "{}.split must return a tuple, not {}",
                    type_name(vm, exception), type_name(vm, answer));
  }
  Tuple* pair = vm.cell<Tuple>(answer);
  if (pair->length < 2) {
    return vm.raise(TypeId::TypeError, "{}.split must return a 2-tuple, got tuple of size {}",
                    type_name(vm, exception), pair->length);
  }
  return Parts{pair->items[0], pair->items[1]};
}

// Parts of the original share its traceback, cause and context. An exception that a clause raised
// does not.
bool is_part_of(Machine& vm, Value exception, Value original) {
  const Exception* left = vm.cell<Exception>(exception);
  const Exception* right = vm.cell<Exception>(original);
  return left->traceback.get() == right->traceback.get() && left->cause == right->cause &&
         left->context == right->context;
}

Result<void> collect_leaves(Machine& vm, Value exception, Set* identities) {
  TRY(vm.meter.charge(1));
  if (vm.stack.is_exhausted()) return vm.raise_recursion_error("");
  if (!is_group(vm, exception)) {
    return set_add_calling(vm, identities, Value::from_small_int(exception.offset()));
  }
  Tuple* members = group_members(vm, exception);
  for (uint32_t i = 0; i < members->length; ++i) {
    TRY(collect_leaves(vm, members->items[i], identities));
  }
  return {};
}

Result<Value> join_calling(Machine& vm, Value original, List* list) {
  if (!is_group(vm, original)) return list->length == 0 ? Value::none() : list->items->values[0];
  List* raised = TRY(make_list(vm, nullptr, 0));
  Set* kept = TRY(make_set(vm, TypeId::Set));
  for (uint32_t i = 0; i < list->length; ++i) {
    Value exception = list->items->values[i];
    if (exception.is_none()) continue;
    if (is_instance(vm, exception, TypeId::BaseException) && is_part_of(vm, exception, original)) {
      TRY(collect_leaves(vm, exception, kept));
    } else {
      TRY(list_append(vm, raised, exception));
    }
  }
  if (kept->length != 0) {
    Value rest = TRY(project_group_calling(vm, original, kept));
    if (!rest.is_undefined()) TRY(list_append(vm, raised, rest));
  }
  if (raised->length == 0) return Value::none();
  if (raised->length > 1) return make_group(vm, Value::from_cell(raised));
  return raised->items->values[0];
}

}  // namespace

SLOW_PATH(SplitException) {
  Value pattern = r[instruction.c()];
  SLOW_TRY(check_pattern(vm, pattern));
  Value* window = r + instruction.a();
  Parts parts = SLOW_TRY(split_calling(vm, r[instruction.b()], pattern));
  window[0] = parts.match;
  window[1] = parts.rest;
  if (is_instance(vm, parts.match, TypeId::BaseException)) vm.handled.innermost = parts.match;
  return true;
}

SLOW_PATH(JoinRaised) {
  Value joined = SLOW_TRY(join_calling(vm, r[instruction.b()], vm.cell<List>(r[instruction.c()])));
  if (!joined.is_none() && !is_instance(vm, joined, TypeId::BaseException)) {
    // split() of a guest's class may have returned anything.
    SLOW_FAIL(vm.raise(TypeId::TypeError, "exceptions must derive from BaseException"));
  }
  r[instruction.a()] = joined;
  return true;
}

}  // namespace hognose
