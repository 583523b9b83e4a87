// The tree of a run's files: how it begins, and how its names change.
//
// Each operation checks everything before it changes anything, so a failure leaves the tree as it
// was. What may fail later (an allocation) comes before the first change, or ends the run.
#include "library/files/tree.h"

#include <algorithm>

#include "library/core/clock.h"
#include "objects/containers/dict_access.h"
#include "objects/containers/list.h"
#include "objects/core/make.h"
#include "objects/core/type_specs.h"
#include "policy/check_sites.h"
#include "policy/effective_policy.h"

namespace hognose {

namespace {

void trace_node(Tracer& tracer, Cell* cell, size_t) {
  auto* node = static_cast<FileNode*>(cell);
  tracer.visit(node->entries);
  tracer.visit(node->parent);
  tracer.visit(node->bytes);
  tracer.visit(node->target);
  tracer.visit(node->name);
}

void trace_open_file(Tracer& tracer, Cell* cell, size_t) {
  tracer.visit(static_cast<OpenFile*>(cell)->node);
}

void trace_file_system(Tracer& tracer, Cell* cell, size_t) {
  auto* files = static_cast<FileSystem*>(cell);
  tracer.visit(files->root);
  tracer.visit(files->working_folder);
  tracer.visit(files->descriptors);
  tracer.visit(files->environment);
}

}  // namespace

// Guests never see instances of these types.
extern const TypeSpec kFileNodeType;
const TypeSpec kFileNodeType = {.trace = trace_node, .instance_bytes = sizeof(FileNode)};
extern const TypeSpec kOpenFileType;
const TypeSpec kOpenFileType = {.trace = trace_open_file, .instance_bytes = sizeof(OpenFile)};
extern const TypeSpec kFileSystemType;
const TypeSpec kFileSystemType = {.trace = trace_file_system, .instance_bytes = sizeof(FileSystem)};

// --- the beginning

FileSystem* existing_file_system(Vm& vm) {
  Value state = vm.state(LibraryState::FileSystem);
  return state.is_undefined() ? nullptr : vm.cell<FileSystem>(state);
}

namespace {

Result<void> add_first_node(Vm& vm, FileSystem* files, std::string_view path, uint32_t mode) {
  BytesView bytes{reinterpret_cast<const uint8_t*>(path.data()),
                  static_cast<uint32_t>(path.size())};
  Place place = TRY(find_place(vm, files, bytes, Follow::Entry));
  if (place.error != 0 || place.node != nullptr) return {};
  if ((mode & kModeType) == kModeFolder) {
    TRY(add_folder(vm, files, place, mode));
  } else {
    TRY(add_regular(vm, files, place, mode));
  }
  return {};
}

}  // namespace

Result<FileSystem*> make_file_system(Vm& vm) {
  if (FileSystem* files = existing_file_system(vm)) return files;
  FileSystem* files = TRY(vm.make<FileSystem>(TypeId::FileSystem));
  files->next_number = 1;
  files->mask = 022;
  files->descriptors = TRY(make_list(vm, nullptr, 0));
  for (uint32_t i = 0; i < 3; ++i) {
    OpenFile* stream = TRY(vm.make<OpenFile>(TypeId::OpenFile));
    stream->flags = i == 0 ? kOpenReadOnly : kOpenWriteOnly;
    stream->descriptors = 1;
    TRY(list_append(vm, files->descriptors.get(), Value::from_cell(stream)));
  }
  FileNode* root = TRY(make_node(vm, files, kModeFolder | 0755));
  if (root == nullptr) return raise_os_error(vm, errors::ENOSPC_);
  root->entries = TRY(make_dict(vm));
  root->links = 2;
  root->parent = root;
  files->root = root;
  files->working_folder = root;
  TRY(add_first_node(vm, files, "/dev", kModeFolder | 0755));
  TRY(add_first_node(vm, files, "/dev/null", kModeDevice | 0666));
  TRY(add_first_node(vm, files, "/tmp", kModeFolder | 01777));
  TRY(add_first_node(vm, files, kWorkingFolder, kModeFolder | 0755));
  BytesView path{reinterpret_cast<const uint8_t*>(kWorkingFolder.data()),
                 static_cast<uint32_t>(kWorkingFolder.size())};
  Place place = TRY(find_place(vm, files, path, Follow::Entry));
  if (place.node != nullptr) files->working_folder = place.node;
  vm.state(LibraryState::FileSystem) = Value::from_cell(files);
  return files;
}

Result<FileSystem*> file_system(Vm& vm) {
  if (HOGNOSE_ASKS(files) && vm.host.policy != nullptr && !vm.host.policy->feature("files")) {
    return vm.raise(TypeId::PermissionError,
                    "files are closed by the policy (rule: feature files, profile: {})",
                    vm.host.policy->name());
  }
  return make_file_system(vm);
}

// --- nodes

bool permits(const FileNode* node, uint32_t wanted) {
  if (node->is_mounted() && (wanted & kMayWrite) != 0) return false;
  return ((node->mode >> 6) & wanted) == wanted;
}

void note_change(Vm& vm, FileNode* node) { node->changed = clock_of_day(vm); }

void touch(Vm& vm, FileNode* node) { node->modified = node->changed = clock_of_day(vm); }

Result<FileNode*> make_node(Vm& vm, FileSystem* files, uint32_t mode) {
  if (files->nodes >= vm.host.file_limits.files) return static_cast<FileNode*>(nullptr);
  FileNode* node = TRY(vm.make<FileNode>(TypeId::FileNode));
  node->number = files->next_number++;
  node->mode = mode;
  node->accessed = node->modified = node->changed = clock_of_day(vm);
  ++files->nodes;
  return node;
}

void release_node(FileSystem* files, FileNode* node) {
  if (node->links != 0 || node->openings != 0) return;
  if (node->is_regular()) files->bytes -= std::min<uint64_t>(files->bytes, node->size);
  if (files->nodes != 0) --files->nodes;
  node->bytes = nullptr;
  node->target = nullptr;
  node->size = 0;
}

Result<uint32_t> depth_of(Vm& vm, const FileSystem* files, const FileNode* folder) {
  uint32_t depth = 0;
  while (folder != files->root.get() && depth <= vm.host.file_limits.depth) {
    TRY(vm.meter.charge(1));
    folder = folder->parent.get();
    ++depth;
  }
  return depth;
}

namespace {

// Whether the folder may get or lose a name.
int check_folder(const FileNode* folder) {
  if (folder->links == 0) return errors::ENOENT_;
  if (folder->is_mounted()) return errors::EROFS_;
  return permits(folder, kMayWrite | kMayExecute) ? 0 : errors::EACCES_;
}

// The number of levels of folders below this one.
Result<uint32_t> height_of(Vm& vm, FileNode* folder) {
  RootVector level(vm), next(vm);
  TRY(level.push(Value::from_cell(folder)));
  for (uint32_t height = 0;; ++height) {
    for (size_t i = 0; i < level.size(); ++i) {
      const Dict* entries = vm.cell<FileNode>(level[i])->entries.get();
      uint32_t position = 0;
      Value key, value;
      while (dict_next(entries, &position, &key, &value)) {
        TRY(vm.meter.charge(1));
        if (vm.cell<FileNode>(value)->is_folder()) TRY(next.push(value));
      }
    }
    if (next.size() == 0) return height;
    level.clear();
    TRY(level.append(next.data(), next.size()));
    next.clear();
  }
}

Result<void> enter(Vm& vm, FileNode* folder, Str* name, FileNode* node) {
  TRY(dict_set_string(vm, folder->entries.get(), name, Value::from_cell(node)));
  if (node->is_folder()) {
    node->parent = folder;
    node->name = name;
    ++folder->links;
  }
  touch(vm, folder);
  return {};
}

Result<void> leave(Vm& vm, FileNode* folder, Str* name, const FileNode* node) {
  TRY(dict_delete_string(vm, folder->entries.get(), name));
  if (node->is_folder() && folder->links > 2) --folder->links;
  touch(vm, folder);
  return {};
}

}  // namespace

// --- new names

Result<int> add_folder(Vm& vm, FileSystem* files, const Place& place, uint32_t mode) {
  if (int error = check_folder(place.parent)) return error;
  if (TRY(depth_of(vm, files, place.parent)) >= vm.host.file_limits.depth) {
    return static_cast<int>(errors::ENAMETOOLONG_);
  }
  FileNode* node = TRY(make_node(vm, files, kModeFolder | (mode & kModePermissions)));
  if (node == nullptr) return static_cast<int>(errors::ENOSPC_);
  node->entries = TRY(make_dict(vm));
  node->links = 2;
  TRY(enter(vm, place.parent, place.name, node));
  return 0;
}

Result<int> add_regular(Vm& vm, FileSystem* files, Place& place, uint32_t mode) {
  if (int error = check_folder(place.parent)) return error;
  if ((mode & kModeType) == 0) mode |= kModeRegular;
  FileNode* node = TRY(make_node(vm, files, mode));
  if (node == nullptr) return static_cast<int>(errors::ENOSPC_);
  node->links = 1;
  TRY(enter(vm, place.parent, place.name, node));
  place.node = node;
  return 0;
}

Result<int> add_link(Vm& vm, FileSystem* files, const Place& place, BytesView target) {
  if (int error = check_folder(place.parent)) return error;
  Bytes* text = TRY(make_bytes(vm, target.data, target.count));
  FileNode* node = TRY(make_node(vm, files, kModeLink | 0777));
  if (node == nullptr) return static_cast<int>(errors::ENOSPC_);
  node->target = text;
  node->size = text->length;
  node->links = 1;
  TRY(enter(vm, place.parent, place.name, node));
  return 0;
}

Result<int> add_name(Vm& vm, FileSystem*, const Place& place, FileNode* node) {
  if (int error = check_folder(place.parent)) return error;
  if (node->is_mounted()) return static_cast<int>(errors::EXDEV_);
  if (node->is_folder()) return static_cast<int>(errors::EPERM_);
  if (node->links == UINT16_MAX) return static_cast<int>(errors::EMLINK_);
  TRY(enter(vm, place.parent, place.name, node));
  ++node->links;
  note_change(vm, node);
  return 0;
}

// --- names that end

Result<int> remove_folder(Vm& vm, FileSystem* files, const Place& place) {
  FileNode* node = place.node;
  if (int error = check_folder(place.parent)) return error;
  if (!node->is_folder()) return static_cast<int>(errors::ENOTDIR_);
  if (node->is_mount_point()) return static_cast<int>(errors::EBUSY_);
  if (node->entries->length != 0) return static_cast<int>(errors::ENOTEMPTY_);
  TRY(leave(vm, place.parent, place.name, node));
  node->links = 0;
  release_node(files, node);
  return 0;
}

Result<int> remove_name(Vm& vm, FileSystem* files, const Place& place) {
  FileNode* node = place.node;
  if (int error = check_folder(place.parent)) return error;
  if (node->is_folder()) return static_cast<int>(errors::EISDIR_);
  TRY(leave(vm, place.parent, place.name, node));
  --node->links;
  note_change(vm, node);
  release_node(files, node);
  return 0;
}

Result<int> move_name(Vm& vm, FileSystem* files, const Place& from, const Place& to) {
  FileNode* node = from.node;
  FileNode* other = to.node;
  // A folder can go neither into itself, nor to where it would replace one that contains it.
  for (FileNode* above = to.parent;; above = above->parent.get()) {
    TRY(vm.meter.charge(1));
    if (above == node) return static_cast<int>(errors::EINVAL_);
    if (above == files->root.get() || above->parent.get() == above) break;
  }
  for (FileNode* above = from.parent; other != nullptr; above = above->parent.get()) {
    TRY(vm.meter.charge(1));
    if (above == other) return static_cast<int>(errors::ENOTEMPTY_);
    if (above == files->root.get() || above->parent.get() == above) break;
  }
  if (node->is_mount_point() || (other != nullptr && other->is_mount_point())) {
    return static_cast<int>(errors::EBUSY_);
  }
  if (node == other) return 0;
  if (!permits(from.parent, kMayWrite | kMayExecute)) return static_cast<int>(errors::EACCES_);
  if (int error = check_folder(to.parent)) return error;
  if (other != nullptr) {
    if (node->is_folder() && !other->is_folder()) return static_cast<int>(errors::ENOTDIR_);
    if (!node->is_folder() && other->is_folder()) return static_cast<int>(errors::EISDIR_);
    if (other->is_folder() && other->entries->length != 0) {
      return static_cast<int>(errors::ENOTEMPTY_);
    }
  }
  if (node->is_folder() && from.parent != to.parent) {
    if (!permits(node, kMayWrite)) return static_cast<int>(errors::EACCES_);
    uint32_t depth = TRY(depth_of(vm, files, to.parent));
    if (depth > TRY(depth_of(vm, files, from.parent))) {
      uint32_t height = TRY(height_of(vm, node));
      if (depth + height >= vm.host.file_limits.depth) {
        return static_cast<int>(errors::ENAMETOOLONG_);
      }
    }
  }
  TRY(enter(vm, to.parent, to.name, node));
  if (other != nullptr) {
    if (other->is_folder() && to.parent->links > 2) --to.parent->links;
    other->links = other->is_folder() ? 0 : other->links - 1;
    note_change(vm, other);
    release_node(files, other);
  }
  TRY(leave(vm, from.parent, from.name, node));
  note_change(vm, node);
  return 0;
}

}  // namespace hognose
