// Figures of this process that must not grow: resident memory, threads, file descriptors.
//
// They are read from /proc/self, so they exist on Linux only.
#pragma once

#include <unistd.h>

#include <filesystem>
#include <fstream>

namespace hognose {

inline long resident_kilobytes() {
  std::ifstream file("/proc/self/statm");
  long all = 0, resident = 0;
  file >> all >> resident;
  return resident * (sysconf(_SC_PAGESIZE) / 1024);
}

inline long entries_of(const char* folder) {
  long count = 0;
  for ([[maybe_unused]] const auto& entry : std::filesystem::directory_iterator(folder)) ++count;
  return count;
}
inline long thread_count() { return entries_of("/proc/self/task"); }
inline long descriptor_count() { return entries_of("/proc/self/fd"); }

}  // namespace hognose
