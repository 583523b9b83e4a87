// Work on the host's stack: what calls the host's code, and what handles its objects around it.
//
// The body must not touch guest memory: a fault there ends the process.
#pragma once

#include "heap/native_stack.h"

namespace hognose {

// The functions that execute on the host's stack. tools/check/foreign_calls.py knows their name.
template <class Body>
struct HostStackBody {
  [[gnu::noinline]] static void run(void* context) { (*static_cast<Body*>(context))(); }
};

template <class Body>
void on_host_stack(Body body, Reentry reentry = Reentry::Refused) {
  run_on_host_stack(HostStackBody<Body>::run, &body, reentry);
}

}  // namespace hognose
