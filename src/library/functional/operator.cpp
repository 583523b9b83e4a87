// The module operator: the operators of the language as functions.
//
// Each function uses the same protocol as the operator itself does in the interpreter.
#include <array>

#include "library/core/modules.h"
#include "objects/containers/dict_access.h"
#include "objects/containers/list.h"
#include "objects/containers/sequence.h"
#include "objects/core/make.h"
#include "objects/numbers/numbers.h"
#include "objects/protocols/callable.h"
#include "objects/protocols/protocol.h"

namespace hognose {

namespace {

template <BinaryOperator op>
Result<Value> binary(Vm& vm, const Value* arguments) {
  return binary_calling(vm, op, arguments[0], arguments[1]);
}

template <BinaryOperator op>
Result<Value> inplace(Vm& vm, const Value* arguments) {
  return inplace_calling(vm, op, arguments[0], arguments[1]);
}

template <CompareOperator op>
Result<Value> compare(Vm& vm, const Value* arguments) {
  return compare_calling(vm, arguments[0], arguments[1], op);
}

template <Result<Value> (*operation)(Vm&, Value)>
Result<Value> unary(Vm& vm, const Value* arguments) {
  return operation(vm, arguments[0]);
}

Result<Value> operator_not(Vm& vm, const Value* arguments) {
  bool truth = TRY(truth_calling(vm, arguments[0]));
  return Value::boolean(!truth);
}

Result<Value> operator_truth(Vm& vm, const Value* arguments) {
  bool truth = TRY(truth_calling(vm, arguments[0]));
  return Value::boolean(truth);
}

Result<Value> operator_is(Vm&, const Value* arguments) {
  return Value::boolean(arguments[0] == arguments[1]);
}

Result<Value> operator_is_not(Vm&, const Value* arguments) {
  return Value::boolean(arguments[0] != arguments[1]);
}

Result<Value> operator_is_none(Vm&, const Value* arguments) {
  return Value::boolean(arguments[0].is_none());
}

Result<Value> operator_is_not_none(Vm&, const Value* arguments) {
  return Value::boolean(!arguments[0].is_none());
}

Result<Value> operator_contains(Vm& vm, const Value* arguments) {
  bool found = TRY(contains_calling(vm, arguments[0], arguments[1]));
  return Value::boolean(found);
}

Result<Value> operator_get_item(Vm& vm, const Value* arguments) {
  return get_item_calling(vm, arguments[0], arguments[1]);
}

Result<Value> operator_set_item(Vm& vm, const Value* arguments) {
  TRY(set_item_calling(vm, arguments[0], arguments[1], arguments[2]));
  return Value::none();
}

Result<Value> operator_delete_item(Vm& vm, const Value* arguments) {
  TRY(set_item_calling(vm, arguments[0], arguments[1], Value::undefined()));
  return Value::none();
}

Result<Value> operator_index(Vm& vm, const Value* arguments) {
  return index_calling(vm, arguments[0]);
}

// Accepts only types with __getitem__: a number can be added, but not concatenated.
Result<void> check_sequence(Vm& vm, Value value) {
  Type* type = vm.type_of(value);
  if (!type_lookup(vm, type, vm.name(Name::Getitem)).is_undefined()) return {};
  return vm.raise(TypeId::TypeError, "'{}' object can't be concatenated", type_name(vm, value));
}

Result<Value> operator_concat(Vm& vm, const Value* arguments) {
  TRY(check_sequence(vm, arguments[0]));
  return binary_calling(vm, BinaryOperator::Add, arguments[0], arguments[1]);
}

Result<Value> operator_iconcat(Vm& vm, const Value* arguments) {
  TRY(check_sequence(vm, arguments[0]));
  return inplace_calling(vm, BinaryOperator::Add, arguments[0], arguments[1]);
}

Failure raise_not_iterable(Vm& vm, Value value) {
  return vm.raise(TypeId::TypeError, "argument of type '{}' is not iterable", type_name(vm, value));
}

// Returns the iterator for a search. Its TypeError has a message of its own.
Result<Value> searched_calling(Vm& vm, Value value) {
  Result<Value> iterator = iterate_calling(vm, value);
  if (iterator.ok() || !vm.pending_matches(iterator.failure(), TypeId::TypeError)) {
    return iterator;
  }
  vm.take_pending();
  return raise_not_iterable(vm, value);
}

Result<Value> operator_count_of(Vm& vm, const Value* arguments) {
  Value iterator = TRY(searched_calling(vm, arguments[0]));
  int64_t count = 0;
  TRY(for_each_calling(vm, iterator, [&](Value item) -> Result<bool> {
    if (TRY(equal_calling(vm, item, arguments[1]))) ++count;
    return true;
  }));
  return Value::from_small_int(count);
}

Result<Value> operator_index_of(Vm& vm, const Value* arguments) {
  Value iterator = TRY(searched_calling(vm, arguments[0]));
  int64_t index = 0;
  bool found = false;
  TRY(for_each_calling(vm, iterator, [&](Value item) -> Result<bool> {
    found = TRY(equal_calling(vm, item, arguments[1]));
    if (!found) ++index;
    return !found;
  }));
  if (found) return Value::from_small_int(index);
  return vm.raise(TypeId::ValueError, "sequence.index(x): x not in sequence");
}

Result<Value> operator_length_hint(Vm& vm, const Value* arguments) {
  if (!is_int(vm, arguments[1])) {
    return vm.raise(TypeId::TypeError, "'{}' object cannot be interpreted as an integer",
                    type_name(vm, arguments[1]));
  }
  int64_t fallback = TRY(index_int64_calling(vm, arguments[1], OutOfRange::RaiseOverflow));
  int64_t hint = TRY(length_hint_calling(vm, arguments[0], fallback));
  return make_int(vm, hint);
}

Result<Value> operator_call(Vm& vm, const Value* arguments) {
  return call_spread(vm, arguments[0], vm.cell<Tuple>(arguments[1]), vm.cell<Dict>(arguments[2]));
}

using B = BinaryOperator;
using C = CompareOperator;

constexpr NativeRow kRows[] = {
    {"abs(a, /)", unary<absolute_calling>},
    {"add(a, b, /)", binary<B::Add>},
    {"and_(a, b, /)", binary<B::BitAnd>},
    {"call(obj, /, *args, **kwargs)", operator_call},
    {"concat(a, b, /)", operator_concat},
    {"contains(a, b, /)", operator_contains},
    {"countOf(a, b, /)", operator_count_of},
    {"delitem(a, b, /)", operator_delete_item},
    {"eq(a, b, /)", compare<C::Equal>},
    {"floordiv(a, b, /)", binary<B::FloorDivide>},
    {"ge(a, b, /)", compare<C::GreaterEqual>},
    {"getitem(a, b, /)", operator_get_item},
    {"gt(a, b, /)", compare<C::Greater>},
    {"iadd(a, b, /)", inplace<B::Add>},
    {"iand(a, b, /)", inplace<B::BitAnd>},
    {"iconcat(a, b, /)", operator_iconcat},
    {"ifloordiv(a, b, /)", inplace<B::FloorDivide>},
    {"ilshift(a, b, /)", inplace<B::LeftShift>},
    {"imatmul(a, b, /)", inplace<B::MatrixMultiply>},
    {"imod(a, b, /)", inplace<B::Modulo>},
    {"imul(a, b, /)", inplace<B::Multiply>},
    {"index(a, /)", operator_index},
    {"indexOf(a, b, /)", operator_index_of},
    {"inv(a, /)", unary<invert_calling>},
    {"invert(a, /)", unary<invert_calling>},
    {"ior(a, b, /)", inplace<B::BitOr>},
    {"ipow(a, b, /)", inplace<B::Power>},
    {"irshift(a, b, /)", inplace<B::RightShift>},
    {"is_(a, b, /)", operator_is, kNativeConstantTime},
    {"is_none(a, /)", operator_is_none, kNativeConstantTime},
    {"is_not(a, b, /)", operator_is_not, kNativeConstantTime},
    {"is_not_none(a, /)", operator_is_not_none, kNativeConstantTime},
    {"isub(a, b, /)", inplace<B::Subtract>},
    {"itruediv(a, b, /)", inplace<B::TrueDivide>},
    {"ixor(a, b, /)", inplace<B::BitXor>},
    {"le(a, b, /)", compare<C::LessEqual>},
    {"length_hint(obj, default=0, /)", operator_length_hint},
    {"lshift(a, b, /)", binary<B::LeftShift>},
    {"lt(a, b, /)", compare<C::Less>},
    {"matmul(a, b, /)", binary<B::MatrixMultiply>},
    {"mod(a, b, /)", binary<B::Modulo>},
    {"mul(a, b, /)", binary<B::Multiply>},
    {"ne(a, b, /)", compare<C::NotEqual>},
    {"neg(a, /)", unary<negative_calling>},
    {"not_(a, /)", operator_not},
    {"or_(a, b, /)", binary<B::BitOr>},
    {"pos(a, /)", unary<positive_calling>},
    {"pow(a, b, /)", binary<B::Power>},
    {"rshift(a, b, /)", binary<B::RightShift>},
    {"setitem(a, b, c, /)", operator_set_item},
    {"sub(a, b, /)", binary<B::Subtract>},
    {"truediv(a, b, /)", binary<B::TrueDivide>},
    {"truth(a, /)", operator_truth},
    {"xor(a, b, /)", binary<B::BitXor>},
};

// The names with double underscores that the module also has, and the functions they name.
struct Alias {
  const char* alias;
  const char* function;
};
constexpr Alias kAliases[] = {
    {"__abs__", "abs"},
    {"__add__", "add"},
    {"__and__", "and_"},
    {"__call__", "call"},
    {"__concat__", "concat"},
    {"__contains__", "contains"},
    {"__delitem__", "delitem"},
    {"__eq__", "eq"},
    {"__floordiv__", "floordiv"},
    {"__ge__", "ge"},
    {"__getitem__", "getitem"},
    {"__gt__", "gt"},
    {"__iadd__", "iadd"},
    {"__iand__", "iand"},
    {"__iconcat__", "iconcat"},
    {"__ifloordiv__", "ifloordiv"},
    {"__ilshift__", "ilshift"},
    {"__imatmul__", "imatmul"},
    {"__imod__", "imod"},
    {"__imul__", "imul"},
    {"__index__", "index"},
    {"__inv__", "inv"},
    {"__invert__", "invert"},
    {"__ior__", "ior"},
    {"__ipow__", "ipow"},
    {"__irshift__", "irshift"},
    {"__isub__", "isub"},
    {"__itruediv__", "itruediv"},
    {"__ixor__", "ixor"},
    {"__le__", "le"},
    {"__lshift__", "lshift"},
    {"__lt__", "lt"},
    {"__matmul__", "matmul"},
    {"__mod__", "mod"},
    {"__mul__", "mul"},
    {"__ne__", "ne"},
    {"__neg__", "neg"},
    {"__not__", "not_"},
    {"__or__", "or_"},
    {"__pos__", "pos"},
    {"__pow__", "pow"},
    {"__rshift__", "rshift"},
    {"__setitem__", "setitem"},
    {"__sub__", "sub"},
    {"__truediv__", "truediv"},
    {"__xor__", "xor"},
};

}  // namespace

std::span<const NativeRow> operator_module_functions() { return kRows; }

Result<void> fill_operator_module(Vm& vm, Dict* dict) {
  List* names = TRY(make_list_room(vm, std::size(kRows) + 3));
  for (const NativeRow& row : kRows) {
    std::string_view name(row.signature.text, row.signature.name_length);
    TRY(list_append(vm, names, Value::from_cell(TRY(intern(vm, name)))));
  }
  for (TypeId id : {TypeId::AttributeGetter, TypeId::ItemGetter, TypeId::MethodCaller}) {
    TRY(add_type_to_module(vm, dict, id));
    TRY(list_append(vm, names, Value::from_cell(vm.type(id)->name.get())));
  }
  for (const Alias& row : kAliases) {
    Str* function = TRY(intern(vm, std::string_view(row.function)));
    TRY(add_to_module(vm, dict, row.alias, dict_find_string(vm, dict, function)));
  }
  TRY(list_sort_calling(vm, names, Value::none(), false));
  return add_to_module(vm, dict, "__all__", Value::from_cell(names));
}

}  // namespace hognose
