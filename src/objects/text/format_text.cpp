// Format specifications in strings: parsing them and reporting their errors. The errors are
// CPython's ValueErrors.
#include "objects/text/format_text.h"

namespace hognose {

namespace {

// The start of the type's name that fits in an error message, as UTF-8.
std::string_view name_of_type(const Type* type, char (&buffer)[4 * 50]) {
  const Str* name = type->name.get();
  return with_units(name, [&](auto units) {
    size_t count = std::min<size_t>(units.count, name->is_ascii() ? sizeof(buffer) : 50);
    char* end = write_utf8(units.data, count, buffer);
    return std::string_view(buffer, static_cast<size_t>(end - buffer));
  });
}

}  // namespace

Result<FormatError> parse_format_text(Vm& vm, const Str* text, FormatDefaults defaults,
                                      FormatSpec& spec) {
  TRY(vm.meter.charge(text->length / 8));
  Watch watch = watch_of(vm.meter);
  FormatError error = with_units(text, [&](auto units) {
    return parse_format_spec(units.data, units.count, defaults, spec, watch);
  });
  if (watch.has_ended()) return Failure::Stopped;
  return error;
}

Failure raise_format_error(Vm& vm, const FormatError& error, const Str* spec, const Type* type) {
  char name[4 * 50];
  char text[kMaxFormatFault];
  std::string_view message(text, write_format_fault(error, name_of_type(type, name), text));
  if (error.fault == FormatFault::InvalidSpecifier) {
    return vm.raise(TypeId::ValueError, "Invalid format specifier '{}{}", spec, message);
  }
  return vm.raise(TypeId::ValueError, "{}", message);
}

}  // namespace hognose
