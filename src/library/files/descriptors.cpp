// Open files and their descriptors.
//
// Descriptors are numbers, as everywhere: the smallest free one is used. 0, 1 and 2 are the
// standard streams until they are closed.
#include <algorithm>

#include "library/files/tree.h"
#include "objects/containers/list.h"
#include "objects/core/make.h"

namespace hognose {

namespace {

uint32_t table_size(const FileSystem* files) {
  return std::min(files->descriptors->length.get(), kMaximumDescriptors);
}

Opened failed(int error) { return {error, -1}; }

// Whether the flags may open what the path leads to.
int check_open(const Place& place, uint32_t flags) {
  const FileNode* node = place.node;
  if ((flags & kOpenFolder) != 0 && !node->is_folder()) return errors::ENOTDIR_;
  if (node->is_link()) return errors::ELOOP_;
  const bool reads = (flags & kOpenAccess) != kOpenWriteOnly;
  const bool writes = (flags & kOpenAccess) != kOpenReadOnly || (flags & kOpenTruncate) != 0;
  if (node->is_folder() && (writes || (flags & kOpenCreate) != 0)) return errors::EISDIR_;
  if (writes && node->is_mounted()) return errors::EROFS_;
  if (reads && !permits(node, kMayRead)) return errors::EACCES_;
  if (writes && !permits(node, kMayWrite)) return errors::EACCES_;
  return 0;
}

}  // namespace

OpenFile* open_file(Vm& vm, FileSystem* files, int64_t descriptor) {
  if (descriptor < 0 || descriptor >= table_size(files)) return nullptr;
  Value entry = files->descriptors->items->values[descriptor];
  return entry.is_none() ? nullptr : vm.cell<OpenFile>(entry);
}

Result<Opened> add_descriptor(Vm& vm, FileSystem* files, OpenFile* file, uint32_t least) {
  List* table = files->descriptors.get();
  TRY(vm.meter.charge(table->length / 16 + 1));
  while (table->length < least) TRY(list_append(vm, table, Value::none()));
  uint32_t number = least;
  uint32_t size = table_size(files);
  while (number < size && !table->items->values[number].is_none()) ++number;
  if (number >= kMaximumDescriptors) return failed(errors::EMFILE_);
  if (number == table->length) {
    TRY(list_append(vm, table, Value::from_cell(file)));
  } else {
    table->items->values[number] = Value::from_cell(file);
  }
  ++file->descriptors;
  return Opened{0, static_cast<int>(number)};
}

Result<int> set_descriptor(Vm& vm, FileSystem* files, OpenFile* file, int64_t descriptor) {
  if (descriptor < 0 || descriptor >= kMaximumDescriptors) return static_cast<int>(errors::EBADF_);
  if (open_file(vm, files, descriptor) == file) return 0;
  if (open_file(vm, files, descriptor) != nullptr) close_descriptor(vm, files, descriptor);
  List* table = files->descriptors.get();
  while (table->length <= descriptor) TRY(list_append(vm, table, Value::none()));
  table->items->values[descriptor] = Value::from_cell(file);
  ++file->descriptors;
  return 0;
}

int close_descriptor(Vm& vm, FileSystem* files, int64_t descriptor) {
  OpenFile* file = open_file(vm, files, descriptor);
  if (file == nullptr) return errors::EBADF_;
  files->descriptors->items->values[descriptor] = Value::none();
  if (file->descriptors > 1) {
    --file->descriptors;
    return 0;
  }
  file->descriptors = 0;
  if (FileNode* node = file->node.get()) {
    if (node->openings != 0) --node->openings;
    if (node->openings == 0) forget_content(files, node);
    release_node(files, node);
  }
  return 0;
}

Result<Opened> open_path(Vm& vm, FileSystem* files, BytesView path, uint32_t flags, uint32_t mode) {
  if ((flags & kOpenAccess) == kOpenAccess) return failed(errors::EINVAL_);
  const bool creates = (flags & kOpenCreate) != 0;
  if (creates && (flags & kOpenFolder) != 0) return failed(errors::EINVAL_);
  const bool exclusive = creates && (flags & kOpenExclusive) != 0;
  Follow follow = exclusive                      ? Follow::Entry
                  : (flags & kOpenNoFollow) != 0 ? Follow::Never
                  : creates                      ? Follow::Create
                                                 : Follow::Always;
  if (creates && path.count != 0 && path[path.count - 1] == '/') {
    // Linux looks no further than the folder of the last part.
    Place entry = TRY(find_place(vm, files, path, Follow::Entry));
    if (entry.error == 0 && entry.name != nullptr) return failed(errors::EISDIR_);
  }
  Place place = TRY(find_place(vm, files, path, follow));
  if (creates && (place.error == 0 || place.error == errors::ENOTDIR_) && place.slash &&
      place.name != nullptr) {
    return failed(errors::EISDIR_);
  }
  if (place.error != 0) return failed(place.error);
  if (creates && place.name == nullptr)
    return failed(exclusive ? errors::EEXIST_ : errors::EISDIR_);
  if (place.node == nullptr) {
    if (!creates) return failed(errors::ENOENT_);
    uint32_t bits = mode & ~files->mask & kModePermissions;
    if (int error = TRY(add_regular(vm, files, place, bits))) return failed(error);
  } else {
    if (exclusive) return failed(errors::EEXIST_);
    if (int error = check_open(place, flags)) return failed(error);
  }
  FileNode* node = place.node;
  OpenFile* file = TRY(vm.make<OpenFile>(TypeId::OpenFile));
  file->flags = flags;
  file->node = node;
  Opened opened = TRY(add_descriptor(vm, files, file, 0));
  if (opened.error != 0) return opened;
  ++node->openings;
  if (int error = TRY(read_file(vm, files, place))) {
    close_descriptor(vm, files, opened.descriptor);
    return failed(error);
  }
  if ((flags & kOpenTruncate) != 0 && node->is_regular()) {
    if (int error = TRY(set_size(vm, files, node, 0))) return failed(error);
  }
  return opened;
}

}  // namespace hognose
