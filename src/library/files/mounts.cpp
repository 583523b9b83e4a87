// Mounts: the part of the tree whose contents the host supplies when a program asks for them.
//
// A node of a mount begins unread. A folder is read when a name in it is looked up or listed, and
// keeps its entries; a file is read when it is opened, and its content is forgotten when nothing
// has it open any more. What is read counts towards the limits like everything else. Nobody writes,
// so paths of nodes below the mount point never change.
#include <algorithm>

#include "library/files/tree.h"
#include "objects/bytes/builder.h"
#include "objects/core/host_side.h"
#include "objects/core/make.h"

namespace hognose {

int mount_at(FileNode* folder, uint32_t mount) {
  if (folder->is_mounted() || folder->parent.get() == folder) return errors::EBUSY_;
  if (folder->entries->length != 0) return errors::ENOTEMPTY_;
  folder->mount = mount;
  folder->is_unread = 1;
  folder->mode = kModeFolder | 0555;
  return 0;
}

Result<Bytes*> path_in_mount(Vm& vm, const FileNode* folder, const Str* name) {
  RootVector names(vm);  // innermost first
  if (name != nullptr) TRY(names.push(Value::from_cell(name)));
  for (; !folder->is_mount_point(); folder = folder->parent.get()) {
    TRY(vm.meter.charge(1));
    // The second is for a damaged tree, whose parents may form a circle.
    if (!folder->name || names.size() > kMaximumPath) break;
    TRY(names.push(Value::from_cell(folder->name.get())));
  }
  BytesBuilder path(vm);
  for (size_t i = names.size(); i > 0; --i) {
    if (i != names.size()) TRY(path.append_byte('/'));
    TRY(path.append(view_of(TRY(bytes_of_name(vm, vm.cell<Str>(names[i - 1]))))));
  }
  return path.finish();
}

Result<int> read_folder(Vm& vm, FileSystem* files, FileNode* folder) {
  if (HOGNOSE_LIKELY(folder->is_unread == 0)) return 0;
  MountedTrees* mounts = vm.host.side->mounts();
  if (mounts == nullptr) return static_cast<int>(errors::EIO_);
  return mounts->read_folder(vm, files, folder);
}

Result<int> read_file(Vm& vm, FileSystem* files, const Place& place) {
  FileNode* file = place.node;
  if (file == nullptr || file->is_unread == 0 || !file->is_regular()) return 0;
  MountedTrees* mounts = vm.host.side->mounts();
  if (mounts == nullptr) return static_cast<int>(errors::EIO_);
  return mounts->read_file(vm, files, place.parent, place.name, file);
}

void forget_content(FileSystem* files, FileNode* file) {
  if (!file->is_mounted() || !file->is_regular() || file->is_unread != 0) return;
  files->bytes -= std::min<uint64_t>(files->bytes, file->size);
  file->bytes = nullptr;
  file->is_unread = 1;
}

}  // namespace hognose
