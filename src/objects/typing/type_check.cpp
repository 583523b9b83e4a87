// What is a type, for typing: classes, aliases, type parameters, and the special forms that stand
// alone. Strings are references to types that are defined later.
//
// All forms and aliases of typing are native, so this needs no code in Python except to make a
// ForwardRef.
#include <algorithm>

#include "objects/core/make.h"
#include "objects/protocols/protocol.h"
#include "objects/text/string_builder.h"
#include "objects/typing/typing_objects.h"

namespace hognose {

namespace {

Result<Value> make_reference_calling(Vm& vm, Value text, const TypeContext& context) {
  Value make = TRY(vm.services->library_service_calling(LibraryService::ForwardReference));
  return vm.call(make,
                 {text, context.module, context.owner, Value::boolean(context.allows_special)});
}

// Generic[T], and ClassVar[int] where no class is.
bool is_refused_origin(Vm& vm, Value origin, const TypeContext& context) {
  if (is_generic_or_protocol(vm, origin)) return true;
  if (context.allows_special) return false;
  std::string_view name = special_form_name(vm, origin);
  return name == "ClassVar" || (name == "Final" && context.is_argument);
}

bool is_form_type(Vm& vm, Value form, const TypeContext& context) {
  static constexpr std::string_view kTypes[] = {"Never", "NoReturn", "Self", "LiteralString",
                                                "TypeAlias"};
  std::string_view name = special_form_name(vm, form);
  if (name == "ClassVar" || name == "Final") return context.allows_special;
  return std::find(std::begin(kTypes), std::end(kTypes), name) != std::end(kTypes);
}

Failure raise_not_type_calling(Vm& vm, Value value, const TypeContext& context) {
  Result<Str*> message = make_string_ascii(vm, context.message);
  if (!context.subject.is_undefined()) {
    Result<Str*> subject = str_calling(vm, context.subject);
    if (subject.failed()) return subject.failure();
    message = make_text(vm, context.message, subject.value());
  }
  if (message.failed()) return message.failure();
  Result<Str*> shown = repr_calling(vm, value);
  if (shown.failed()) return shown.failure();
  StringBuilder start(vm);
  Result<void> cut =
      start.append_part(shown.value(), 0, std::min<uint32_t>(shown.value()->length, 100));
  if (cut.failed()) return cut.failure();
  Result<Str*> text = start.finish();
  if (text.failed()) return text.failure();
  return vm.raise(TypeId::TypeError, "{} Got {}.", message.value(), text.value());
}

}  // namespace

Result<Value> convert_type_calling(Vm& vm, Value value, const TypeContext& context) {
  if (value.is_none()) return Value::from_cell(vm.type(TypeId::NoneType));
  if (!vm.has_layout(value, TypeId::Str)) return value;
  return make_reference_calling(vm, value, context);
}

Result<Tuple*> convert_types_calling(Vm& vm, Value item) {
  const Tuple* given = TRY(as_tuple(vm, item));
  Tuple* converted = TRY(make_tuple_room(vm, given->length));
  for (uint32_t i = 0; i < given->length; ++i) {
    TRY(vm.meter.charge(1));
    Value type = TRY(convert_type_calling(vm, given->items[i]));
    converted->items[i] = type;
  }
  return converted;
}

Result<Value> check_type_calling(Vm& vm, Value value, const TypeContext& context) {
  const char* refused = nullptr;
  if (vm.has_layout(value, TypeId::Type)) {
    if (is_generic_or_protocol(vm, value)) refused = "Plain {} is not valid as type argument";
  } else if (const auto* alias = vm.as<GenericAlias>(value, TypeId::TypingAlias)) {
    if (is_refused_origin(vm, alias->origin, context)) refused = "{} is not valid as type argument";
  } else if (vm.has_layout(value, TypeId::SpecialForm)) {
    if (!is_form_type(vm, value, context)) refused = "Plain {} is not valid as type argument";
  } else if (vm.is_exactly(value, TypeId::Tuple)) {
    return raise_not_type_calling(vm, value, context);
  } else {
    return convert_type_calling(vm, value, context);
  }
  if (refused == nullptr) return value;
  Str* text = TRY(str_calling(vm, value));
  return vm.raise(TypeId::TypeError, refused, text);
}

bool is_parameter_expression(Vm& vm, Value value) {
  return value.is_ellipsis() || vm.has_layout(value, TypeId::Tuple) ||
         vm.has_layout(value, TypeId::List) || vm.is_exactly(value, TypeId::ParamSpec) ||
         as_alias_of(vm, value, AliasKind::Concatenate) != nullptr;
}

}  // namespace hognose
