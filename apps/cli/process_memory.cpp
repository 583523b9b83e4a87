// Reads the figure VmHWM of /proc/self/status.
//
// See process_memory.h.
#include "process_memory.h"

#include <fstream>
#include <string>

namespace hognose::cli {

double most_resident_megabytes() {
  std::ifstream status("/proc/self/status");
  std::string word;
  double kilobytes = 0;
  while (status >> word) {
    if (word == "VmHWM:" && status >> kilobytes) return kilobytes / 1024;
  }
  return 0;
}

}  // namespace hognose::cli
