// typing.Union: int | str and Union[int, str], which are the same (PEP 604).
//
// A union holds each type once; a union of one type is that type. Unhashable arguments are compared
// one by one.
#include <algorithm>

#include "objects/containers/list.h"
#include "objects/containers/set_access.h"
#include "objects/core/make.h"
#include "objects/protocols/callable.h"
#include "objects/protocols/protocol.h"
#include "objects/text/string_builder.h"
#include "objects/typing/typing_objects.h"

namespace hognose {

namespace {

UnionType* union_at(Vm& vm, Value self) { return vm.cell<UnionType>(self); }

// The alias, if it is one of classes whose metaclass is `type`: list[int]. Otherwise null.
const GenericAlias* plain_alias(Vm& vm, Value type) {
  constexpr uint32_t kMost = 4;
  if (!vm.is_exactly(type, TypeId::GenericAlias)) return nullptr;
  const auto* alias = vm.cell<GenericAlias>(type);
  const Tuple* arguments = vm.as<Tuple>(alias->arguments, TypeId::Tuple);
  if (arguments == nullptr || arguments->length > kMost) return nullptr;
  auto is_plain = [&](Value value) { return vm.is_exactly(value, TypeId::Type); };
  const Value* end = arguments->items.from(arguments->length);
  if (!is_plain(alias->origin) || !std::all_of(arguments->items.data(), end, is_plain))
    return nullptr;
  return alias;
}

class UnionBuilder {
 public:
  explicit UnionBuilder(Vm& vm) : vm_(vm) {}

  // Adds a type; for None its type, for a union all its types.
  Result<void> add_calling(Value type) {
    if (type.is_none()) type = Value::from_cell(vm_.type(TypeId::NoneType));
    if (const Tuple* inner = union_arguments(vm_, type)) {
      for (uint32_t i = 0; i < inner->length; ++i) TRY(add_one_calling(inner->items[i]));
      return {};
    }
    return add_one_calling(type);
  }

  Result<void> check_and_add_calling(Value value) {
    if (vm_.has_layout(value, TypeId::Type)) return add_one_calling(value);
    return add_calling(
        TRY(check_type_calling(vm_, value, {"Union[arg, ...]: each arg must be a type."})));
  }

  Result<Value> finish() {
    const Value* first = items_ == nullptr ? few_ : items_->items->values.data();
    const uint64_t count = items_ == nullptr ? few_count_ : items_->length;
    if (count == 0) return vm_.raise(TypeId::TypeError, "Cannot take a Union of no types.");
    if (count == 1) return first[0];
    Tuple* arguments = TRY(make_tuple(vm_, first, count));
    Tuple* others = vm_.empty_tuple();
    if (items_ != nullptr && unhashable_->length != 0) {
      others = TRY(make_tuple(vm_, unhashable_->items->values.data(), unhashable_->length));
    }
    auto* result = TRY(vm_.make<UnionType>(TypeId::Union));
    result->arguments = Value::from_cell(arguments);
    result->hashable = items_ == nullptr ? Value::undefined() : Value::from_cell(hashable_);
    result->unhashable = Value::from_cell(others);
    result->parameters = Value::undefined();
    return Value::from_cell(result);
  }

 private:
  // Few classes whose metaclass is `type`, and aliases of them, are compared one by one: they hash
  // and compare by their identity, without calling guest code.
  static constexpr uint32_t kFew = 8;

  Result<void> add_one_calling(Value type) {
    TRY(vm_.meter.charge(1));
    if (items_ == nullptr) {
      const bool is_plain = vm_.is_exactly(type, TypeId::Type) || plain_alias(vm_, type) != nullptr;
      if (few_count_ < kFew && is_plain) {
        for (uint32_t i = 0; i < few_count_; ++i) {
          if (is_same(few_[i], type)) return {};
        }
        few_[few_count_++] = type;
        return {};
      }
      TRY(begin_sets_calling());
    }
    return add_to_sets_calling(type);
  }

  // Of two that are plain.
  bool is_same(Value a, Value b) {
    if (a == b) return true;
    const GenericAlias* left = plain_alias(vm_, a);
    const GenericAlias* right = plain_alias(vm_, b);
    if (left == nullptr || right == nullptr || left->flags != right->flags) return false;
    const Tuple* mine = vm_.cell<Tuple>(left->arguments);
    const Tuple* others = vm_.cell<Tuple>(right->arguments);
    return left->origin == right->origin && mine->length == others->length &&
           std::equal(mine->items.data(), mine->items.from(mine->length), others->items.data());
  }

  Result<void> begin_sets_calling() {
    List* items = TRY(make_list_room(vm_, kFew));
    unhashable_ = TRY(make_list_room(vm_, 0));
    hashable_ = TRY(make_set(vm_, TypeId::FrozenSet));
    items_ = items;
    for (uint32_t i = 0; i < few_count_; ++i) TRY(add_to_sets_calling(few_[i]));
    return {};
  }

  Result<void> add_to_sets_calling(Value type) {
    Result<uint64_t> hash = hash_calling(vm_, type);
    if (hash.failed()) {
      if (!vm_.pending_matches(hash.failure(), TypeId::TypeError)) return hash.failure();
      vm_.take_pending();
      for (uint32_t i = 0; i < unhashable_->length; ++i) {
        if (TRY(equal_calling(vm_, unhashable_->items->values[i], type))) return {};
      }
      TRY(list_append(vm_, unhashable_, type));
      return list_append(vm_, items_, type);
    }
    if (TRY(set_contains_calling(vm_, hashable_, type))) return {};
    TRY(set_add_calling(vm_, hashable_, type));
    return list_append(vm_, items_, type);
  }

  Vm& vm_;
  Value few_[kFew];
  uint32_t few_count_ = 0;
  // Null while there are only few_.
  List* items_ = nullptr;
  List* unhashable_ = nullptr;
  Set* hashable_ = nullptr;
};

// A frozenset of the hashable types, which is made when it is needed.
Result<Value> hashable_types_calling(Vm& vm, Value self) {
  if (!union_at(vm, self)->hashable.is_undefined()) return union_at(vm, self)->hashable;
  Set* set = TRY(make_set(vm, TypeId::FrozenSet));
  const Tuple* items = vm.cell<Tuple>(union_at(vm, self)->arguments);
  for (uint32_t i = 0; i < items->length; ++i) TRY(set_add_calling(vm, set, items->items[i]));
  union_at(vm, self)->hashable = Value::from_cell(set);
  return union_at(vm, self)->hashable;
}

bool is_unionable(Vm& vm, Value value) {
  return value.is_none() || vm.has_layout(value, TypeId::Type) ||
         vm.has_layout(value, TypeId::GenericAlias) || vm.is_exactly(value, TypeId::Union) ||
         vm.is_exactly(value, TypeId::TypeAliasType);
}

// --- the type

Result<Value> union_repr(Vm& vm, Value self) {
  if (vm.stack.is_exhausted()) {
    return vm.raise_recursion_error(" while getting the repr of an object");
  }
  StringBuilder text(vm);
  const Tuple* items = vm.cell<Tuple>(union_at(vm, self)->arguments);
  for (uint32_t i = 0; i < items->length; ++i) {
    if (i > 0) TRY(text.append_ascii(" | "));
    TRY(text.append(TRY(type_text_calling(vm, items->items[i]))));
  }
  return Value::from_cell(TRY(text.finish()));
}

Result<uint64_t> union_hash(Vm& vm, Value self) {
  const Tuple* others = vm.cell<Tuple>(union_at(vm, self)->unhashable);
  for (uint32_t i = 0; i < others->length; ++i) TRY(hash_calling(vm, others->items[i]));
  if (others->length != 0) {
    return vm.raise(TypeId::TypeError, "union contains {} unhashable element{}", others->length,
                    others->length == 1 ? "" : "s");
  }
  return hash_calling(vm, TRY(hashable_types_calling(vm, self)));
}

Result<bool> has_equal_calling(Vm& vm, const Tuple* items, Value wanted) {
  for (uint32_t i = 0; i < items->length; ++i) {
    TRY(vm.meter.charge(1));
    if (TRY(equal_calling(vm, items->items[i], wanted))) return true;
  }
  return false;
}

Result<bool> equal_unions_calling(Vm& vm, Value left, Value right) {
  Value ours = TRY(hashable_types_calling(vm, left));
  Value theirs = TRY(hashable_types_calling(vm, right));
  if (!TRY(equal_calling(vm, ours, theirs))) return false;
  const Tuple* a = vm.cell<Tuple>(union_at(vm, left)->unhashable);
  const Tuple* b = vm.cell<Tuple>(union_at(vm, right)->unhashable);
  if (a->length != b->length) return false;
  for (uint32_t i = 0; i < a->length; ++i) {
    if (!TRY(has_equal_calling(vm, b, a->items[i]))) return false;
  }
  return true;
}

Result<Value> union_compare(Vm& vm, Value self, Value other, CompareOperator op) {
  bool is_equality = op == CompareOperator::Equal || op == CompareOperator::NotEqual;
  if (!is_equality || !vm.is_exactly(other, TypeId::Union)) return Value::not_implemented();
  if (vm.stack.is_exhausted()) return vm.raise_recursion_error(" in comparison");
  bool equal = TRY(equal_unions_calling(vm, self, other));
  return Value::boolean(equal == (op == CompareOperator::Equal));
}

Result<Value> union_or(Vm& vm, BinaryOperator, Value left, Value right) {
  return union_of_calling(vm, {left, right});
}

Result<Value> get_parameters(Vm& vm, Value self) {
  Value known = union_at(vm, self)->parameters;
  if (!known.is_undefined()) return known;
  const Tuple* items = vm.cell<Tuple>(union_at(vm, self)->arguments);
  Value found = Value::from_cell(TRY(collect_parameters_calling(vm, items)));
  union_at(vm, self)->parameters = found;
  return found;
}

Result<Value> union_get_item(Vm& vm, Value self, Value item) {
  if (vm.stack.is_exhausted()) return vm.raise_recursion_error("");
  Tuple* parameters = vm.cell<Tuple>(TRY(get_parameters(vm, self)));
  Tuple* items = vm.cell<Tuple>(union_at(vm, self)->arguments);
  return union_of_calling(vm, TRY(substitute_calling(vm, self, items, parameters, item)));
}

Result<Value> class_item(Vm& vm, const Value* arguments) {
  return union_of_calling(vm, TRY(as_tuple(vm, arguments[1])));
}

Result<Value> mro_entries(Vm& vm, const Value* arguments) {
  Str* text = TRY(repr_calling(vm, arguments[0]));
  return vm.raise(TypeId::TypeError, "Cannot subclass {}", text);
}

Result<Value> get_arguments(Vm& vm, Value self) { return union_at(vm, self)->arguments; }
Result<Value> get_origin(Vm& vm, Value) { return Value::from_cell(vm.type(TypeId::Union)); }
Result<Value> get_name(Vm& vm, Value) {
  return Value::from_cell(vm.type(TypeId::Union)->name.get());
}
Result<Value> get_module(Vm& vm, Value) { return vm.type(TypeId::Union)->module; }

void trace_union(Tracer& tracer, Cell* cell, size_t) {
  auto* self = static_cast<UnionType*>(cell);
  tracer.visit(self->arguments);
  tracer.visit(self->hashable);
  tracer.visit(self->unhashable);
  tracer.visit(self->parameters);
}

constexpr NativeRow kMethods[] = {
    {"__class_getitem__(cls, args, /)", class_item, kNativeClassMethod},
    {"__mro_entries__(self, bases, /)", mro_entries},
};
constexpr PropertyRow kProperties[] = {
    {"__args__", get_arguments, refuse_assignment},
    {"__origin__", get_origin, nullptr},
    {"__parameters__", get_parameters, nullptr},
    {"__name__", get_name, nullptr},
    {"__qualname__", get_name, nullptr},
    {"__module__", get_module, nullptr},
};

}  // namespace

Tuple* union_arguments(Vm& vm, Value value) {
  if (!vm.is_exactly(value, TypeId::Union)) return nullptr;
  return vm.as<Tuple>(union_at(vm, value)->arguments, TypeId::Tuple);
}

Result<Value> type_or_calling(Vm& vm, BinaryOperator op, Value left, Value right) {
  if (op != BinaryOperator::BitOr || !is_unionable(vm, left) || !is_unionable(vm, right)) {
    return Value::not_implemented();
  }
  UnionBuilder builder(vm);
  TRY(builder.add_calling(left));
  TRY(builder.add_calling(right));
  return builder.finish();
}

Result<Value> union_of_calling(Vm& vm, std::initializer_list<Value> items) {
  UnionBuilder builder(vm);
  for (Value item : items) TRY(builder.check_and_add_calling(item));
  return builder.finish();
}

Result<Value> union_of_calling(Vm& vm, const Tuple* items) {
  UnionBuilder builder(vm);
  for (uint32_t i = 0; i < items->length; ++i) {
    TRY(builder.check_and_add_calling(items->items[i]));
  }
  return builder.finish();
}

const TypeSpec kUnionType = {
    .doc = "A choice of types, such as int | str.",
    .module = "typing",
    .slots = {.repr = union_repr,
              .hash = union_hash,
              .compare = union_compare,
              .get_item = union_get_item,
              .binary = union_or,
              .binary_operators = operator_bit(BinaryOperator::BitOr)},
    .trace = trace_union,
    .instance_bytes = sizeof(UnionType),
    .methods = kMethods,
    .properties = kProperties,
};

}  // namespace hognose
