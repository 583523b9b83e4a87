// The files of a run, as the host gives them and gets them back (hognose/files.h).
//
// Everything here executes on the run's own stack and is charged to the run: a tree in the cage may
// be damaged by a defect of the engine, and it may be as large as the limits allow.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "base/native_memory.h"
#include "hognose/files.h"
#include "library/files/tree.h"
#include "objects/core/vm.h"

namespace hognose {

// What there is at one moment: a row for each file, sorted by path. It is outside the cage, in few
// blocks, so that it is freed at once.
class NotedFiles {
 public:
  struct Row {
    std::string_view path;
    uint32_t number;   // of its node
    uint32_t version;  // of its content
    FileChange::Type type;
    const FileNode* node;  // valid while the tree is not changed
  };

  Result<void> add(Vm& vm, BytesView path, const FileNode* node);
  Result<void> sort(Vm& vm);
  const NativeVector<Row>& rows() const { return rows_; }

 private:
  NativeVector<Row> rows_;
  NativeVector<NativeVector<char>> blocks_;  // the paths
};

// Puts the host's files into a new tree. An invalid path, or more than the limits allow, raises an
// OSError, with which the run ends.
Result<void> give_files(Vm& vm, const RunFiles& files);
// Notes all files, for list_changes(). Nothing is noted for a run without a tree.
Result<void> note_files(Vm& vm, NotedFiles& noted);
// The differences, sorted by path.
Result<void> list_changes(Vm& vm, const NotedFiles& before, std::vector<FileChange>& changes);

}  // namespace hognose
