// tzinfo, the base of time zones, and timezone, those of a fixed distance from UTC.
#include "library/datetime_types.h"
#include "objects/type_specs.h"

namespace hognose {

namespace {

void trace_timezone(Tracer& tracer, Cell* cell, size_t) {
  auto* zone = static_cast<TimezoneCell*>(cell);
  tracer.visit(zone->offset);
  tracer.visit(zone->name);
}

}  // namespace

const TypeSpec kTzinfoType = {.doc = "Abstract base class for time zone info objects.",
                              .module = "datetime",
                              .slots = {},
                              .instance_bytes = sizeof(Cell)};

const TypeSpec kTimezoneType = {.doc = "Fixed offset from UTC implementation of tzinfo.",
                                .module = "datetime",
                                .slots = {},
                                .trace = trace_timezone,
                                .instance_bytes = sizeof(TimezoneCell)};

}  // namespace hognose
