// string.templatelib.Template and Interpolation: the values of t"…" literals (PEP 750).
//
// The objects are immutable. There is always one string more than there are interpolations.
// Iteration skips empty strings.
#include "objects/text/template.h"

#include "meter/paced.h"
#include "objects/containers/dict_access.h"
#include "objects/containers/list.h"
#include "objects/core/make.h"
#include "objects/protocols/callable.h"
#include "objects/protocols/protocol.h"
#include "objects/text/string_builder.h"

namespace hognose {

namespace {

Template* template_at(Vm& vm, Value self) { return vm.cell<Template>(self); }
Interpolation* interpolation_at(Vm& vm, Value self) { return vm.cell<Interpolation>(self); }
Tuple* strings_of(Vm& vm, Value self) { return vm.cell<Tuple>(template_at(vm, self)->strings); }
Tuple* interpolations_of(Vm& vm, Value self) {
  return vm.cell<Tuple>(template_at(vm, self)->interpolations);
}

// --- Template

Result<Value> template_new(Vm& vm, const Value* arguments) {
  if (vm.cell<Dict>(arguments[2])->length != 0) {
    return vm.raise(TypeId::TypeError, "Template.__new__ only accepts *args arguments");
  }
  const Tuple* given = vm.cell<Tuple>(arguments[1]);
  List* strings = TRY(make_list_room(vm, given->length));
  List* interpolations = TRY(make_list_room(vm, 0));
  bool after_string = false;
  for (uint32_t i = 0; i < given->length; ++i) {
    TRY(vm.meter.charge(1));
    Value part = given->items[i];
    if (vm.has_layout(part, TypeId::Str)) {
      if (after_string) {
        Value& last = strings->items->values[strings->length - 1];
        Str* joined = TRY(append_string(vm, vm.cell<Str>(last), vm.known<Str>(part)));
        strings->items->values[strings->length - 1] = Value::from_cell(joined);
      } else {
        TRY(list_append(vm, strings, part));
      }
      after_string = true;
    } else if (vm.is_exactly(part, TypeId::Interpolation)) {
      if (!after_string) TRY(list_append(vm, strings, Value::from_cell(vm.empty_string())));
      TRY(list_append(vm, interpolations, part));
      after_string = false;
    } else {
      return vm.raise(TypeId::TypeError,
                      "Template.__new__ *args need to be of type 'str' or 'Interpolation', got {}",
                      type_name(vm, part));
    }
  }
  if (!after_string) TRY(list_append(vm, strings, Value::from_cell(vm.empty_string())));
  Tuple* first = TRY(make_tuple(vm, strings->items->values.data(), strings->length));
  Tuple* second = vm.empty_tuple();
  if (interpolations->length != 0) {
    second = TRY(make_tuple(vm, interpolations->items->values.data(), interpolations->length));
  }
  return make_template(vm, first, second);
}

Result<Value> template_repr(Vm& vm, Value self) {
  if (vm.stack.is_exhausted()) {
    return vm.raise_recursion_error(" while getting the repr of an object");
  }
  Str* strings = TRY(repr_calling(vm, template_at(vm, self)->strings));
  Str* interpolations = TRY(repr_calling(vm, template_at(vm, self)->interpolations));
  return Value::from_cell(
      TRY(make_text(vm, "Template(strings={}, interpolations={})", strings, interpolations)));
}

Failure raise_cannot_add(Vm& vm, Value left, Value right) {
  return vm.raise(TypeId::TypeError, "can only concatenate {} (not \"{}\") to {}",
                  type_name(vm, left), type_name(vm, right), type_name(vm, left));
}

// The last string of the left template and the first string of the right one are joined.
Result<Value> concatenate(Vm& vm, Value left, Value right) {
  const Tuple* a = strings_of(vm, left);
  const Tuple* b = strings_of(vm, right);
  TRY(vm.meter.charge((uint64_t{a->length} + b->length) / 8 + 1));
  Str* joined =
      TRY(append_string(vm, vm.cell<Str>(a->items[a->length - 1]), vm.cell<Str>(b->items[0])));
  auto copy = [&vm](Value* target, const Value* source, uint32_t count) {
    return paced_copy(vm.meter, target, source, count * sizeof(Value));
  };
  Tuple* strings = TRY(make_tuple_room(vm, uint64_t{a->length} + b->length - 1));
  Value* middle = strings->items.data() + a->length - 1;
  TRY(copy(strings->items.data(), a->items.data(), a->length - 1));
  *middle = Value::from_cell(joined);
  TRY(copy(middle + 1, b->items.from(1), b->length - 1));
  const Tuple* c = interpolations_of(vm, left);
  const Tuple* d = interpolations_of(vm, right);
  Tuple* interpolations = TRY(make_tuple_room(vm, uint64_t{c->length} + d->length));
  TRY(copy(interpolations->items.data(), c->items.data(), c->length));
  TRY(copy(interpolations->items.from(c->length), d->items.data(), d->length));
  return make_template(vm, strings, interpolations);
}

Result<Value> template_add(Vm& vm, BinaryOperator, Value left, Value right) {
  bool left_is = vm.is_exactly(left, TypeId::Template);
  if (left_is && vm.is_exactly(right, TypeId::Template)) return concatenate(vm, left, right);
  if (left_is) return raise_cannot_add(vm, left, right);
  return Value::not_implemented();
}

Result<Value> template_iterate(Vm& vm, Value self) {
  auto* iterator = TRY(vm.make<TemplateIterator>(TypeId::TemplateIterator));
  iterator->source = self;
  iterator->passed = 0;
  return Value::from_cell(iterator);
}

// `passed` counts strings and interpolations alternately: even numbers are strings.
Result<Value> iterator_next(Vm& vm, Value self) {
  auto* iterator = vm.known<TemplateIterator>(self);
  for (;;) {
    Value source = iterator->source;
    if (source.is_undefined()) return source;
    TRY(vm.meter.charge(1));
    const Tuple* items =
        iterator->passed % 2 == 0 ? strings_of(vm, source) : interpolations_of(vm, source);
    uint32_t index = iterator->passed / 2;
    if (index >= items->length) {
      iterator->source = Value::undefined();
      return Value::undefined();
    }
    bool is_string = iterator->passed % 2 == 0;
    ++iterator->passed;
    Value item = items->items[index];
    if (!is_string || vm.cell<Str>(item)->length != 0) return item;
  }
}

Result<Value> iterator_iterate(Vm&, Value self) { return self; }

Result<Value> get_strings(Vm& vm, Value self) { return template_at(vm, self)->strings; }
Result<Value> get_interpolations(Vm& vm, Value self) {
  return template_at(vm, self)->interpolations;
}
Result<Value> get_values(Vm& vm, Value self) {
  const Tuple* parts = interpolations_of(vm, self);
  TRY(vm.meter.charge(parts->length / 8 + 1));
  Tuple* values = TRY(make_tuple_room(vm, parts->length));
  TRY(in_parts(vm.meter, parts->length, kPacedEntries, [&](size_t begin, size_t end) {
    for (size_t i = begin; i < end; ++i) {
      values->items[i] = interpolation_at(vm, parts->items[i])->value;
    }
  }));
  return Value::from_cell(values);
}

Result<Value> template_reduce(Vm& vm, const Value* arguments) {
  const Template* self = template_at(vm, arguments[0]);
  Value both = Value::from_cell(TRY(make_tuple(vm, {self->strings, self->interpolations})));
  Value function = TRY(vm.services->library_service_calling(LibraryService::RebuildTemplate));
  return Value::from_cell(TRY(make_tuple(vm, {function, both})));
}

void trace_template(Tracer& tracer, Cell* cell, size_t) {
  auto* self = static_cast<Template*>(cell);
  tracer.visit(self->strings);
  tracer.visit(self->interpolations);
}

void trace_iterator(Tracer& tracer, Cell* cell, size_t) {
  tracer.visit(static_cast<TemplateIterator*>(cell)->source);
}

// --- Interpolation

Result<void> check_text(Vm& vm, Value value, const char* name) {
  if (vm.has_layout(value, TypeId::Str)) return {};
  return vm.raise(TypeId::TypeError, "Interpolation() argument '{}' must be str, not {}", name,
                  type_name(vm, value));
}

Result<Value> interpolation_new(Vm& vm, const Value* arguments) {
  Value expression = arguments[2];
  if (expression.is_undefined()) expression = Value::from_cell(vm.empty_string());
  Value specification = arguments[4];
  if (specification.is_undefined()) specification = Value::from_cell(vm.empty_string());
  TRY(check_text(vm, expression, "expression"));
  if (!arguments[3].is_none()) {
    TRY(check_text(vm, arguments[3], "conversion"));
    const Str* conversion = vm.cell<Str>(arguments[3]);
    const uint8_t letter =
        conversion->length == 1 && conversion->is_ascii() ? str_data(conversion)[0] : uint8_t{0};
    if (letter != 's' && letter != 'a' && letter != 'r') {
      return vm.raise(TypeId::ValueError,
                      "Interpolation() argument 'conversion' must be one of 's', 'a' or 'r'");
    }
  }
  TRY(check_text(vm, specification, "format_spec"));
  return make_interpolation(vm, arguments[1], expression, arguments[3], specification);
}

Result<Value> interpolation_repr(Vm& vm, Value self) {
  if (vm.stack.is_exhausted()) {
    return vm.raise_recursion_error(" while getting the repr of an object");
  }
  Str* value = TRY(repr_calling(vm, interpolation_at(vm, self)->value));
  Str* expression = TRY(repr_calling(vm, interpolation_at(vm, self)->expression));
  Str* conversion = TRY(repr_calling(vm, interpolation_at(vm, self)->conversion));
  Str* specification = TRY(repr_calling(vm, interpolation_at(vm, self)->format_spec));
  return Value::from_cell(TRY(make_text(vm, "Interpolation({}, {}, {}, {})", value, expression,
                                        conversion, specification)));
}

Result<Value> get_value(Vm& vm, Value self) { return interpolation_at(vm, self)->value; }
Result<Value> get_expression(Vm& vm, Value self) { return interpolation_at(vm, self)->expression; }
Result<Value> get_conversion(Vm& vm, Value self) { return interpolation_at(vm, self)->conversion; }
Result<Value> get_specification(Vm& vm, Value self) {
  return interpolation_at(vm, self)->format_spec;
}

Result<Value> interpolation_reduce(Vm& vm, const Value* arguments) {
  const Interpolation* self = interpolation_at(vm, arguments[0]);
  Value fields = Value::from_cell(
      TRY(make_tuple(vm, {self->value, self->expression, self->conversion, self->format_spec})));
  Value type = Value::from_cell(vm.type(TypeId::Interpolation));
  return Value::from_cell(TRY(make_tuple(vm, {type, fields})));
}

Result<void> add_match_args(Vm& vm, Dict* dict) {
  Value names[4];
  constexpr const char* kFields[] = {"value", "expression", "conversion", "format_spec"};
  for (size_t i = 0; i < 4; ++i) {
    names[i] = Value::from_cell(TRY(intern(vm, std::string_view(kFields[i]))));
  }
  Tuple* tuple = TRY(make_tuple(vm, names, 4));
  return dict_set_string(vm, dict, vm.name(Name::MatchArgs), Value::from_cell(tuple));
}

void trace_interpolation(Tracer& tracer, Cell* cell, size_t) {
  auto* self = static_cast<Interpolation*>(cell);
  tracer.visit(self->value);
  tracer.visit(self->expression);
  tracer.visit(self->conversion);
  tracer.visit(self->format_spec);
}

constexpr NativeRow kTemplateNew = {"__new__(cls, /, *args, **kwargs)", template_new,
                                    kNativeConstructor};
constexpr NativeRow kTemplateMethods[] = {{"__reduce__(self, /)", template_reduce}};
constexpr PropertyRow kTemplateProperties[] = {
    {"strings", get_strings, refuse_assignment},
    {"interpolations", get_interpolations, refuse_assignment},
    {"values", get_values, nullptr},
};
constexpr NativeRow kInterpolationNew = {
    "__new__(cls, value, expression='', conversion=None, format_spec='')", interpolation_new,
    kNativeConstructor};
constexpr NativeRow kInterpolationMethods[] = {{"__reduce__(self, /)", interpolation_reduce}};
constexpr PropertyRow kInterpolationProperties[] = {
    {"value", get_value, refuse_assignment},
    {"expression", get_expression, refuse_assignment},
    {"conversion", get_conversion, refuse_assignment},
    {"format_spec", get_specification, refuse_assignment},
};

}  // namespace

Result<Value> make_template(Vm& vm, Tuple* strings, Tuple* interpolations) {
  auto* made = TRY(vm.make<Template>(TypeId::Template));
  made->strings = Value::from_cell(strings);
  made->interpolations = Value::from_cell(interpolations);
  return Value::from_cell(made);
}

Result<Value> make_interpolation(Vm& vm, Value value, Value expression, Value conversion,
                                 Value specification) {
  auto* made = TRY(vm.make<Interpolation>(TypeId::Interpolation));
  made->value = value;
  made->expression = expression;
  made->conversion = conversion;
  made->format_spec = specification;
  return Value::from_cell(made);
}

const TypeSpec kTemplateType = {
    .doc = "A t-string: its texts, and the interpolations between them.",
    .module = "string.templatelib",
    .slots = {.repr = template_repr,
              .iterate = template_iterate,
              .binary = template_add,
              .binary_operators = operator_bit(BinaryOperator::Add)},
    .trace = trace_template,
    .instance_bytes = sizeof(Template),
    .constructor = &kTemplateNew,
    .methods = kTemplateMethods,
    .properties = kTemplateProperties,
};

const TypeSpec kTemplateIteratorType = {
    .module = "string.templatelib",
    .slots = {.iterate = iterator_iterate, .next = iterator_next},
    .trace = trace_iterator,
    .instance_bytes = sizeof(TemplateIterator),
};

const TypeSpec kInterpolationType = {
    .doc = "A replacement field of a t-string: its value, source text, conversion and format.",
    .module = "string.templatelib",
    .slots = {.repr = interpolation_repr},
    .trace = trace_interpolation,
    .instance_bytes = sizeof(Interpolation),
    .constructor = &kInterpolationNew,
    .methods = kInterpolationMethods,
    .properties = kInterpolationProperties,
    .fill = add_match_args,
};

}  // namespace hognose
