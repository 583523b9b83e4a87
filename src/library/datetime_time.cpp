// time: a time of day, with or without a time zone.
#include "library/datetime_types.h"
#include "objects/type_specs.h"

namespace hognose {

namespace {

void trace_time(Tracer& tracer, Cell* cell, size_t) {
  tracer.visit(static_cast<TimeCell*>(cell)->zone);
}

}  // namespace

const TypeSpec kTimeType = {.doc = "All arguments are optional.",
                            .module = "datetime",
                            .slots = {},
                            .trace = trace_time,
                            .instance_bytes = sizeof(TimeCell)};

}  // namespace hognose
