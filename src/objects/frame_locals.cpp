// FrameLocalsProxy: the variables of a frame as a mapping that reads and writes them (PEP 667).
//
// Receives a frame object; hands on its variables as they are now.
#include "objects/layouts.h"
#include "objects/native.h"
#include "objects/type_specs.h"

namespace hognose {

namespace {

void trace_frame_locals(Tracer& tracer, Cell* cell, size_t) {
  tracer.visit(static_cast<FrameLocals*>(cell)->frame);
}

}  // namespace

const TypeSpec kFrameLocalsType = {
    .slots = {},
    .trace = trace_frame_locals,
    .instance_bytes = sizeof(FrameLocals),
};

}  // namespace hognose
