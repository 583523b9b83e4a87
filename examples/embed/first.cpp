// The least that a host does: a sandbox, a program, an outcome.
#include <cstdio>

#include "hognose/sandbox.h"

int main() {
  hognose::Sandbox sandbox;
  sandbox.set_global("price", 12.5);
  hognose::Outcome outcome = sandbox.run("print('hello')\nprice * 4");

  if (outcome.status == hognose::Status::Ok) {
    std::printf("printed %s", outcome.output.c_str());
    std::printf("the value is %g\n", outcome.return_value.number);
  } else if (outcome.error) {  // an uncaught exception
    std::printf("%s", outcome.error->traceback.c_str());
  } else {  // a limit
    std::printf("%s\n", outcome.stop_message.c_str());
  }
}
