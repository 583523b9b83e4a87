// The text protocols: repr, str, ascii and format of any value.
//
// The result is checked to be a string, because __repr__ and __str__ of guest classes may return
// anything.
#include "objects/core/make.h"
#include "objects/protocols/special.h"
#include "objects/text/units.h"

namespace hognose {
namespace {

// Length in bytes of the character in the result of ascii().
unsigned escaped_length(char32_t character) {
  if (character < 0x80) return 1;
  return character < 0x100 ? 4 : character < 0x10000 ? 6 : 10;
}

uint8_t* write_escaped(char32_t character, uint8_t* out) {
  if (character < 0x80) {
    *out++ = static_cast<uint8_t>(character);
    return out;
  }
  unsigned digits = escaped_length(character) - 2;
  *out++ = '\\';
  *out++ = digits == 2 ? 'x' : digits == 4 ? 'u' : 'U';
  while (digits != 0) *out++ = "0123456789abcdef"[character >> (--digits * 4) & 15];
  return out;
}

// The text with all non-ASCII characters escaped.
template <class Unit>
Result<Str*> escaped(Vm& vm, Units<Unit> text) {
  uint64_t length = 0;
  TRY(in_parts(vm.meter, text.count, kPacedItems, [&](size_t begin, size_t end) {
    for (size_t i = begin; i < end; ++i) length += escaped_length(char32_t{text.data[i]});
  }));
  Str* result = TRY(make_string_room(vm, length, 1, true));
  uint8_t* out = result->data.data();
  TRY(in_parts(vm.meter, text.count, kPacedItems, [&](size_t begin, size_t end) {
    for (size_t i = begin; i < end; ++i) out = write_escaped(char32_t{text.data[i]}, out);
  }));
  return result;
}

}  // namespace

Result<Value> checked_repr_calling(Vm& vm, Value value) {
  if (vm.stack.is_exhausted()) {
    return vm.raise_recursion_error(" while getting the repr of an object");
  }
  TRY(vm.meter.charge(1));
  TypeId id = exact_type_id(value, vm.base);
  if (id != TypeId::Guest) return slots_of(vm, id).repr(vm, value);
  SpecialMethod method = find_special(vm, vm.type_of(value), Name::Repr);
  if (method.inherited != nullptr) return method.inherited->repr(vm, value);
  return call_found(vm, method, Name::Repr, value, {});
}

Result<Str*> repr_calling(Vm& vm, Value value) {
  Value result = TRY(checked_repr_calling(vm, value));
  if (vm.has_layout(result, TypeId::Str)) return vm.known<Str>(result);
  return vm.raise(TypeId::TypeError, "__repr__ returned non-string (type {})",
                  type_name(vm, result));
}

Result<Str*> str_calling(Vm& vm, Value value) {
  if (vm.is_exactly(value, TypeId::Str)) return vm.known<Str>(value);
  if (vm.stack.is_exhausted()) {
    return vm.raise_recursion_error(" while getting the str of an object");
  }
  TRY(vm.meter.charge(1));
  TypeId id = exact_type_id(value, vm.base);
  Value result;
  if (id != TypeId::Guest) {
    const TypeSlots& slots = slots_of(vm, id);
    result =
        slots.str != nullptr ? TRY(slots.str(vm, value)) : TRY(checked_repr_calling(vm, value));
  } else {
    SpecialMethod method = find_special(vm, vm.type_of(value), Name::Str);
    if (method.inherited == nullptr) {
      result = TRY(call_found(vm, method, Name::Str, value, {}));
    } else if (method.inherited->str != nullptr) {
      result = TRY(method.inherited->str(vm, value));
    } else {
      result = TRY(checked_repr_calling(vm, value));
    }
  }
  if (vm.has_layout(result, TypeId::Str)) return vm.known<Str>(result);
  return vm.raise(TypeId::TypeError, "__str__ returned non-string (type {})",
                  type_name(vm, result));
}

Result<Str*> ascii_calling(Vm& vm, Value value) {
  Str* text = TRY(repr_calling(vm, value));
  if (text->is_ascii()) return text;
  TRY(vm.meter.charge_bytes(uint64_t{text->length} * 8));
  return with_units(text, [&vm](auto units) { return escaped(vm, units); });
}

Result<Value> default_format_calling(Vm& vm, Value self, Value spec) {
  Str* text = vm.as<Str>(spec, TypeId::Str);
  if (text == nullptr) {
    return vm.raise(TypeId::TypeError, "__format__() argument must be str, not {}",
                    argument_type_name(vm, spec));
  }
  if (text->length != 0) {
    return vm.raise(TypeId::TypeError, "unsupported format string passed to {}.__format__",
                    type_name(vm, self));
  }
  return Value::from_cell(TRY(str_calling(vm, self)));
}

Result<Str*> format_calling(Vm& vm, Value value, Value spec) {
  if (spec.is_undefined()) spec = Value::from_cell(vm.empty_string());
  TypeId id = exact_type_id(value, vm.base);
  bool plain = vm.is_exactly(spec, TypeId::Str) && vm.known<Str>(spec)->length == 0;
  if (plain && (id == TypeId::Str || id == TypeId::Int)) return str_calling(vm, value);
  if (vm.stack.is_exhausted()) return vm.raise_recursion_error("");
  TRY(vm.meter.charge(1));
  Value result;
  if (id != TypeId::Guest) {
    const TypeSlots& slots = slots_of(vm, id);
    result = slots.format != nullptr ? TRY(slots.format(vm, value, spec))
                                     : TRY(default_format_calling(vm, value, spec));
  } else {
    SpecialMethod method = find_special(vm, vm.type_of(value), Name::Format);
    // Most classes inherit object.__format__, which prints str(). Skip the call for it.
    Value plain_method = type_lookup(vm, vm.type(TypeId::Object), vm.name(Name::Format));
    if (method.function == plain_method) method.function = Value::undefined();
    if (method.inherited != nullptr && method.inherited->format != nullptr) {
      result = TRY(method.inherited->format(vm, value, spec));
    } else if (method.found()) {
      result = TRY(call_found(vm, method, Name::Format, value, {spec}));
    } else {
      result = TRY(default_format_calling(vm, value, spec));
    }
  }
  if (vm.has_layout(result, TypeId::Str)) return vm.known<Str>(result);
  return vm.raise(TypeId::TypeError, "__format__ must return a str, not {}", type_name(vm, result));
}

}  // namespace hognose
