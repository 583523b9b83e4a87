// Connects the formatting of strings and numbers to base/format_spec: reads a specification from a
// string, raises its faults, and writes a layout into a new string.
#pragma once

#include "base/format_spec_layout.h"
#include "objects/text/units.h"

namespace hognose {

// Parses the specification. The work is charged.
Result<FormatError> parse_format_text(Vm& vm, const Str* text, FormatDefaults defaults,
                                      FormatSpec& spec);

// The ValueError for a fault. `type` is the type of the object to be formatted.
Failure raise_format_error(Vm& vm, const FormatError& error, const Str* spec, const Type* type);

// Writes a layout to a new string. The guest chooses the size, so it is charged first.
template <class Layout>
Result<Str*> write_layout(Vm& vm, const Layout& layout) {
  char32_t maximum = layout.max_code_point();
  TRY(vm.meter.charge_bytes(layout.size()));
  Str* string = TRY(make_string_room(vm, layout.size(), kind_for(maximum), maximum < 0x80));
  Watch watch = watch_of(vm.meter);
  with_room(string, [&](auto* out) { layout.write(out, watch); });
  if (watch.has_ended()) return Failure::Stopped;
  return string;
}

}  // namespace hognose
