// datetime: a day and a time of it, with or without a time zone.
#include "library/datetime_types.h"
#include "objects/type_specs.h"

namespace hognose {

namespace {

void trace_datetime(Tracer& tracer, Cell* cell, size_t) {
  tracer.visit(static_cast<DateTimeCell*>(cell)->zone);
}

}  // namespace

const TypeSpec kDateTimeType = {.doc = "The year, month and day arguments are required.",
                                .module = "datetime",
                                .slots = {},
                                .trace = trace_datetime,
                                .instance_bytes = sizeof(DateTimeCell)};

}  // namespace hognose
