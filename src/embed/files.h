// The files of a run, as the host gives them and gets them back (hognose/files.h).
//
// Everything here executes on the run's own stack and is charged to the run: a tree in the cage may
// be damaged by a defect of the engine, and it may be as large as the limits allow.
#pragma once

#include <cstdint>
#include <string>
#include <unordered_map>
#include <vector>

#include "hognose/files.h"
#include "library/files/tree.h"
#include "objects/core/vm.h"

namespace hognose {

// What is noticed of each file at the start of a run.
struct NotedFile {
  uint32_t number;   // of its node
  uint32_t version;  // of its content
  FileChange::Type type;
};
using NotedFiles = std::unordered_map<std::string, NotedFile>;

// Puts the host's files into a new tree. An invalid path, or more than the limits allow, raises an
// OSError, with which the run ends.
Result<void> give_files(Vm& vm, const RunFiles& files);
// Notes all files, for list_changes(). Nothing is noted for a run without a tree.
Result<void> note_files(Vm& vm, NotedFiles& noted);
// The differences, sorted by path.
Result<void> list_changes(Vm& vm, const NotedFiles& before, std::vector<FileChange>& changes);

}  // namespace hognose
