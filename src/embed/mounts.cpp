// Asks the host for folders and files of its mounts.
//
// What the host returns is in its own memory, and is copied into the cage under the limits of the
// run. No code of the guest runs here.
#include "embed/mounts.h"

#include <algorithm>
#include <optional>
#include <vector>

#include "base/foreign_object.h"
#include "objects/containers/dict_access.h"
#include "objects/core/make.h"

namespace hognose {

namespace {

BytesView bytes_of(std::string_view text) {
  return {reinterpret_cast<const uint8_t*>(text.data()), static_cast<uint32_t>(text.size())};
}

// Enters what the host named into `entries`. The second of two entries of one name is ignored.
Result<void> enter(Vm& vm, FileSystem* files, FileNode* folder, Dict* entries,
                   const Mount::Entry& entry) {
  Str* name = TRY(name_of_bytes(vm, bytes_of(entry.name)));
  TRY(vm.meter.charge(1));
  if (!dict_find_string(vm, entries, name).is_undefined()) return {};
  FileNode* node =
      TRY(make_node(vm, files, entry.is_folder ? kModeFolder | 0555 : kModeRegular | 0444));
  if (node == nullptr) return {};  // read_folder() has checked the limit
  node->mount = folder->mount;
  node->is_unread = 1;
  node->links = 1;
  if (entry.is_folder) {
    node->entries = TRY(make_dict(vm));
    node->links = 2;
    node->parent = folder;
    node->name = name;
    ++folder->links;
  } else {
    node->size = static_cast<uint32_t>(std::min<uint64_t>(entry.size, kLargestFile));
  }
  return dict_set_string(vm, entries, name, Value::from_cell(node));
}

}  // namespace

const Mount* Mounts::mount_of(const FileNode* node) const {
  if (!options_.files || node->mount == 0 || node->mount > options_.files->mounts.size()) {
    return nullptr;
  }
  return &options_.files->mounts[node->mount - 1];
}

Result<int> Mounts::read_folder(Vm& vm, FileSystem* files, FileNode* folder) {
  const Mount* mount = mount_of(folder);
  if (mount == nullptr) return static_cast<int>(errors::EIO_);
  if (TRY(depth_of(vm, files, folder)) > vm.host.file_limits.depth) {
    return static_cast<int>(errors::ENAMETOOLONG_);
  }
  const Bytes* path = TRY(path_in_mount(vm, folder, nullptr));
  ForeignObject<std::string> asked([size = path->length] { return std::string(size, '\0'); });
  std::copy_n(view_of(path).data, path->length, asked->data());
  ForeignObject<std::optional<std::vector<Mount::Entry>>> found;
  TRY(callbacks_.list_mounted(*mount, *asked, *found));
  if (!*found) return static_cast<int>(errors::EIO_);
  const std::vector<Mount::Entry>& named = **found;
  const uint64_t limit = vm.host.file_limits.files;
  if (named.size() > limit || files->nodes > limit - named.size()) {
    return static_cast<int>(errors::ENOSPC_);
  }
  Dict* entries = TRY(make_dict(vm, named.size()));
  folder->links = 2;
  for (const Mount::Entry& entry : named) TRY(enter(vm, files, folder, entries, entry));
  folder->entries = entries;
  folder->is_unread = 0;
  return 0;
}

Result<int> Mounts::read_file(Vm& vm, FileSystem* files, FileNode* folder, Str* name,
                              FileNode* file) {
  const Mount* mount = mount_of(file);
  if (mount == nullptr) return static_cast<int>(errors::EIO_);
  const Bytes* path = TRY(path_in_mount(vm, folder, name));
  ForeignObject<std::string> asked([size = path->length] { return std::string(size, '\0'); });
  std::copy_n(view_of(path).data, path->length, asked->data());
  ForeignObject<std::optional<std::string>> found;
  TRY(callbacks_.read_mounted(*mount, *asked, *found));
  if (!*found) return static_cast<int>(errors::EIO_);
  if ((*found)->size() > kLargestFile) return static_cast<int>(errors::EFBIG_);
  // Until now the size was what the host announced, of which nothing is in memory.
  const uint32_t announced = file->size;
  const int64_t read = file->accessed, modified = file->modified, changed = file->changed;
  file->size = 0;
  int error = TRY(write_content(vm, files, file, 0, bytes_of(**found)));
  if (error != 0) file->size = announced;
  file->accessed = read;
  file->modified = modified;
  file->changed = changed;
  if (error == 0) file->is_unread = 0;
  return error;
}

}  // namespace hognose
