// The class statement.
//
// The metaclass makes the class from the name, the bases and the namespace that the body fills
// (reference 3.3.3).
#include "machine/machine.h"
#include "objects/attributes/attributes.h"
#include "objects/containers/dict_access.h"
#include "objects/containers/list.h"
#include "objects/core/make.h"
#include "objects/protocols/callable.h"
#include "objects/protocols/protocol.h"

namespace hognose {

namespace {

// Replaces bases that are not classes by what their __mro_entries__ returns (PEP 560).
Result<Tuple*> resolve_bases(Machine& vm, Tuple* bases) {
  bool plain = true;
  for (uint32_t i = 0; i < bases->length; ++i) {
    plain = plain && vm.has_layout(bases->items[i], TypeId::Type);
  }
  if (plain) return bases;
  List* resolved = TRY(make_list_room(vm, bases->length));
  for (uint32_t i = 0; i < bases->length; ++i) {
    Value base = bases->items[i];
    Value method = vm.has_layout(base, TypeId::Type)
                       ? Value::undefined()
                       : TRY(find_attribute_calling(vm, base, vm.name(Name::MroEntries)));
    if (method.is_undefined()) {
      TRY(list_append(vm, resolved, base));
      continue;
    }
    Value entries = TRY(vm.call(method, {Value::from_cell(bases)}));
    if (!vm.has_layout(entries, TypeId::Tuple)) {
      return vm.raise(TypeId::TypeError, "__mro_entries__ must return a tuple");
    }
    TRY(list_extend_calling(vm, resolved, entries));
  }
  return make_tuple(vm, resolved->items ? resolved->items->values.data() : nullptr,
                    resolved->length);
}

Result<Value> derive_metaclass(Machine& vm, Value metaclass, Tuple* bases) {
  if (!vm.has_layout(metaclass, TypeId::Type)) return metaclass;
  Type* winner = vm.cell<Type>(metaclass);
  for (uint32_t i = 0; i < bases->length; ++i) {
    Type* candidate = vm.type_of(bases->items[i]);
    if (is_subtype(vm, winner, candidate)) continue;
    if (is_subtype(vm, candidate, winner)) {
      winner = candidate;
      continue;
    }
    return vm.raise(TypeId::TypeError,
                    "metaclass conflict: the metaclass of a derived class must be a (non-strict) "
                    "subclass of the metaclasses of all its bases");
  }
  return Value::from_cell(winner);
}

// Calls callee(positional…, **keywords).
Result<Value> call_metaclass(Machine& vm, Value callee, std::initializer_list<Value> positional,
                             Dict* keywords) {
  SpreadArguments given = TRY(spread(vm, {positional.begin(), positional.size()}, keywords));
  return vm.call_with_keywords(callee, given.values, given.count, given.names);
}

// The __class__ cell of the body, if a method refers to it. Null if the metaclass is `type`, which
// always fills the cell.
CellVariable* class_cell_of(Machine& vm, Value metaclass, Value names) {
  const Dict* dict = vm.as<Dict>(names, TypeId::Dict);
  if (dict == nullptr || metaclass == Value::from_cell(vm.type(TypeId::Type))) return nullptr;
  return vm.as<CellVariable>(dict_find_string(vm, dict, vm.name(Name::ClassCell)), TypeId::Cell);
}

// Checks that the class the metaclass made is the one that __class__ in its methods refers to.
Result<void> check_class_cell(Machine& vm, const CellVariable* cell, Value name, Value made) {
  if (cell == nullptr || !vm.has_layout(made, TypeId::Type) || cell->content == made) return {};
  const Str* shown = TRY(repr_calling(vm, name));
  const Str* made_text = TRY(repr_calling(vm, made));
  if (cell->content.is_undefined()) {
    return vm.raise(TypeId::RuntimeError,
                    "__class__ not set defining {} as {}. Was __classcell__ propagated to "
                    "type.__new__?",
                    shown, made_text);
  }
  const Str* found = TRY(repr_calling(vm, cell->content));
  return vm.raise(TypeId::TypeError, "__class__ set to {} defining {} as {}", found, shown,
                  made_text);
}

}  // namespace

Result<Value> Machine::build_class(Value body, Value name, Tuple* bases, Dict* keywords) {
  Tuple* original_bases = bases;
  bases = TRY(resolve_bases(*this, bases));
  Value metaclass;
  if (keywords != nullptr) {
    metaclass = dict_find_string(*this, keywords, this->name(Name::MetaClass));
    if (!metaclass.is_undefined()) {
      TRY(dict_delete_string(*this, keywords, this->name(Name::MetaClass)));
    }
  }
  if (metaclass.is_undefined()) {
    metaclass =
        Value::from_cell(bases->length == 0 ? type(TypeId::Type) : type_of(bases->items[0]));
  }
  metaclass = TRY(derive_metaclass(*this, metaclass, bases));

  Value names;
  if (metaclass == Value::from_cell(type(TypeId::Type))) {
    names = Value::from_cell(TRY(make_dict(*this)));
  } else {
    Value prepare =
        TRY(find_attribute_unguarded_calling(*this, metaclass, this->name(Name::Prepare)));
    if (prepare.is_undefined()) {
      names = Value::from_cell(TRY(make_dict(*this)));
    } else {
      names = TRY(call_metaclass(*this, prepare, {name, Value::from_cell(bases)}, keywords));
      if (!has_layout(names, TypeId::Dict) &&
          find_class_attribute(*this, type_of(names), Name::Getitem).is_undefined()) {
        Str* meta_name = has_layout(metaclass, TypeId::Type)
                             ? cell<Type>(metaclass)->name.get()
                             : TRY(make_string_ascii(*this, "<metaclass>"));
        return raise(TypeId::TypeError, "{}.__prepare__() must return a mapping, not {}", meta_name,
                     type_name(*this, names));
      }
    }
  }
  TRY(run_class_body(body, names));
  if (bases != original_bases && has_layout(names, TypeId::Dict)) {
    TRY(dict_set_string(*this, cell<Dict>(names), this->name(Name::OrigBases),
                        Value::from_cell(original_bases)));
  }
  const CellVariable* class_cell = class_cell_of(*this, metaclass, names);
  classes.attribute_hint = 0;
  if (Function* function = as<Function>(body, TypeId::Function)) {
    if (LoadedCode* code = loaded(function->code_index)) {
      classes.attribute_hint = code->code->instance_attribute_hint;
    }
  }
  Value made =
      TRY(call_metaclass(*this, metaclass, {name, Value::from_cell(bases), names}, keywords));
  classes.attribute_hint = 0;
  TRY(check_class_cell(*this, class_cell, name, made));
  return made;
}

// Only code that was compiled to fill a namespace can run in one: a frame of it has no parameters
// to bind. __build_class__ also accepts any other function. As in CPython, that one is called
// without arguments, and the namespace stays empty.
Result<Value> Machine::run_class_body(Value body, Value names) {
  Function* function = as<Function>(body, TypeId::Function);
  LoadedCode* code = function == nullptr ? nullptr : loaded(function->code_index);
  if (code == nullptr || code->words == nullptr) {
    return raise(TypeId::SystemError, "a class body is damaged");
  }
  if (!fills_namespace(*code->code)) return call(body, {});
  if (HOGNOSE_UNLIKELY(stack.is_exhausted())) return raise_recursion_error("");
  FrameRecord* record = TRY(push_record(code, stack_top(), &discarded, offset_of(function),
                                        kFrameEntry | kFrameNamespace));
  record->saved = names;
  return run();
}

}  // namespace hognose
