// posix: the functions that take paths. The Python part of the module (posix.py) adds the classes
// of their results.
#include <cstring>

#include "library/core/clock.h"
#include "library/core/modules.h"
#include "library/files/directory_entry.h"
#include "library/files/path_argument.h"
#include "library/files/posix.h"
#include "library/files/stat_result.h"
#include "objects/containers/dict_access.h"
#include "objects/containers/list.h"
#include "objects/core/make.h"
#include "objects/numbers/numbers.h"
#include "objects/protocols/protocol.h"

namespace hognose {

namespace {

Failure fail(Vm& vm, int error, const PathArgument& path) {
  return raise_os_error(vm, error, path.shown);
}

Result<Value> done(Vm& vm, int error, const PathArgument& path) {
  if (error != 0) return fail(vm, error, path);
  return Value::none();
}

Result<uint32_t> mode_argument_calling(Vm& vm, Value value) {
  return static_cast<uint32_t>(TRY(index_int64_calling(vm, value, OutOfRange::RaiseOverflow)));
}

// The node that a path or a descriptor names.
Result<FileNode*> node_of(Vm& vm, FileSystem* files, const PathArgument& path, Follow follow) {
  if (path.text == nullptr) {
    OpenFile* file = open_file(vm, files, path.descriptor);
    if (file == nullptr || !file->node) return fail(vm, errors::EBADF_, path);
    return file->node.get();
  }
  Place place = TRY(find_node(vm, files, path.bytes(), follow));
  if (place.error != 0) return fail(vm, place.error, path);
  return place.node;
}

Result<FileNode*> folder_of(Vm& vm, FileSystem* files, const PathArgument& path) {
  FileNode* node = TRY(node_of(vm, files, path, Follow::Always));
  if (!node->is_folder()) return fail(vm, errors::ENOTDIR_, path);
  return node;
}

// The place for a new name.
Result<Place> find_free(Vm& vm, FileSystem* files, BytesView path, bool makes_folder) {
  Place place = TRY(find_place(vm, files, path, Follow::Entry));
  if (place.error != 0) return place;
  if (place.name == nullptr || place.node != nullptr) {
    place.error = errors::EEXIST_;
  } else if (place.slash && !makes_folder) {
    place.error = errors::ENOENT_;
  }
  return place;
}

// As on Linux, nothing is looked for where nothing can be removed.
int check_removal(const Place& place) {
  if (place.parent->is_mounted()) return errors::EROFS_;
  return place.node == nullptr ? errors::ENOENT_ : 0;
}

// --- folders

// (path, mode, dir_fd)
Result<Value> posix_mkdir(Vm& vm, const Value* arguments) {
  PathArgument path = TRY(path_argument_calling(vm, arguments[0], "mkdir"));
  uint32_t mode = TRY(mode_argument_calling(vm, arguments[1]));
  TRY(refuse_dir_fd(vm, arguments[2]));
  FileSystem* files = TRY(file_system(vm));
  Place place = TRY(find_free(vm, files, path.bytes(), true));
  if (place.error != 0) return fail(vm, place.error, path);
  return done(vm, TRY(add_folder(vm, files, place, mode & ~files->mask & 01777)), path);
}

// (path, dir_fd)
Result<Value> posix_rmdir(Vm& vm, const Value* arguments) {
  PathArgument path = TRY(path_argument_calling(vm, arguments[0], "rmdir"));
  TRY(refuse_dir_fd(vm, arguments[1]));
  FileSystem* files = TRY(file_system(vm));
  Place place = TRY(find_place(vm, files, path.bytes(), Follow::Entry));
  if (place.error == 0 && place.name == nullptr) {
    place.error = place.last == LastPart::DotDot ? errors::ENOTEMPTY_
                  : place.last == LastPart::Dot  ? errors::EINVAL_
                                                 : errors::EBUSY_;
  }
  if (place.error == 0) place.error = check_removal(place);
  if (place.error != 0) return fail(vm, place.error, path);
  return done(vm, TRY(remove_folder(vm, files, place)), path);
}

// (path)
Result<Value> posix_listdir(Vm& vm, const Value* arguments) {
  PathArgument path =
      TRY(path_argument_calling(vm, arguments[0], "listdir", "path", Accepts::DescriptorOrNone));
  FileSystem* files = TRY(file_system(vm));
  FileNode* folder = TRY(folder_of(vm, files, path));
  if (!permits(folder, kMayRead)) return fail(vm, errors::EACCES_, path);
  if (int error = TRY(read_folder(vm, files, folder))) return fail(vm, error, path);
  note_read(vm, folder);
  List* names = TRY(make_list_room(vm, folder->entries->length));
  uint32_t position = 0;
  Value key, value;
  while (dict_next(folder->entries.get(), &position, &key, &value)) {
    TRY(vm.meter.charge(1));
    if (path.is_bytes) key = Value::from_cell(TRY(bytes_of_name(vm, vm.cell<Str>(key))));
    TRY(list_append(vm, names, key));
  }
  return Value::from_cell(names);
}

// What the path of an entry begins with: that of the folder, and a slash. The entries of a
// descriptor have their names alone.
Result<Value> prefix_of(Vm& vm, const PathArgument& folder) {
  if (folder.text == nullptr) return Value::undefined();
  const BytesView path = folder.bytes();
  if (path[path.count - 1] == '/') return name_for_guest(vm, path, folder.is_bytes);
  Bytes* prefix = TRY(make_bytes_room(vm, uint64_t{path.count} + 1));
  std::memcpy(prefix->data.data(), path.data, path.count);
  prefix->data[path.count] = '/';
  return name_for_guest(vm, view_of(prefix), folder.is_bytes);
}

// (path)
Result<Value> posix_scandir(Vm& vm, const Value* arguments) {
  PathArgument path =
      TRY(path_argument_calling(vm, arguments[0], "scandir", "path", Accepts::DescriptorOrNone));
  FileSystem* files = TRY(file_system(vm));
  FileNode* folder = TRY(folder_of(vm, files, path));
  if (!permits(folder, kMayRead)) return fail(vm, errors::EACCES_, path);
  if (int error = TRY(read_folder(vm, files, folder))) return fail(vm, error, path);
  note_read(vm, folder);
  List* found = TRY(make_list_room(vm, uint64_t{folder->entries->length} * 3));
  uint32_t position = 0;
  Value key, value;
  while (dict_next(folder->entries.get(), &position, &key, &value)) {
    TRY(vm.meter.charge(3));
    const auto* node = vm.cell<FileNode>(value);
    if (path.is_bytes) key = Value::from_cell(TRY(bytes_of_name(vm, vm.cell<Str>(key))));
    TRY(list_append(vm, found, key));
    TRY(list_append(vm, found, Value::from_small_int(node->mode)));
    TRY(list_append(vm, found, Value::from_small_int(node->number)));
  }
  return make_directory_iterator(vm, found, TRY(prefix_of(vm, path)));
}

// (path)
Result<Value> posix_chdir(Vm& vm, const Value* arguments) {
  PathArgument path =
      TRY(path_argument_calling(vm, arguments[0], "chdir", "path", Accepts::Descriptor));
  FileSystem* files = TRY(file_system(vm));
  FileNode* folder = TRY(folder_of(vm, files, path));
  if (!permits(folder, kMayExecute)) return fail(vm, errors::EACCES_, path);
  files->working_folder = folder;
  return Value::none();
}

template <bool is_bytes>
Result<Value> posix_getcwd(Vm& vm, const Value*) {
  FileSystem* files = TRY(file_system(vm));
  const Bytes* path = TRY(path_of_folder(vm, files, files->working_folder.get()));
  if (path == nullptr) return raise_os_error(vm, errors::ENOENT_);
  return name_for_guest(vm, view_of(path), is_bytes);
}

// --- names

// (path, dir_fd)
Result<Value> remove_calling(Vm& vm, const Value* arguments, const char* function) {
  PathArgument path = TRY(path_argument_calling(vm, arguments[0], function));
  TRY(refuse_dir_fd(vm, arguments[1]));
  FileSystem* files = TRY(file_system(vm));
  Place place = TRY(find_place(vm, files, path.bytes(), Follow::Entry));
  if (place.error == 0 && place.name == nullptr) place.error = errors::EISDIR_;
  if (place.error == 0) place.error = check_removal(place);
  if (place.error == 0 && place.slash && !place.node->is_folder()) place.error = errors::ENOTDIR_;
  if (place.error != 0) return fail(vm, place.error, path);
  return done(vm, TRY(remove_name(vm, files, place)), path);
}
Result<Value> posix_unlink(Vm& vm, const Value* arguments) {
  return remove_calling(vm, arguments, "unlink");
}
Result<Value> posix_remove(Vm& vm, const Value* arguments) {
  return remove_calling(vm, arguments, "remove");
}

Result<int> rename_path(Vm& vm, FileSystem* files, BytesView source, BytesView target) {
  Place from = TRY(find_place(vm, files, source, Follow::Entry));
  // Linux finds both folders before it looks at the names in them.
  if (from.error != 0 && !from.is_too_long) return from.error;
  Place to = TRY(find_place(vm, files, target, Follow::Entry));
  if (to.error != 0 && !to.is_too_long) return to.error;
  const bool is_named =
      (from.name != nullptr || from.error != 0) && (to.name != nullptr || to.error != 0);
  if (!is_named) return static_cast<int>(errors::EBUSY_);
  if (from.parent->mount != to.parent->mount) return static_cast<int>(errors::EXDEV_);
  if (from.parent->is_mounted()) return static_cast<int>(errors::EROFS_);
  if (from.error != 0) return from.error;
  if (from.node == nullptr) return static_cast<int>(errors::ENOENT_);
  if (to.error != 0) return to.error;
  if (!from.node->is_folder() && (from.slash || to.slash))
    return static_cast<int>(errors::ENOTDIR_);
  return move_name(vm, files, from, to);
}

// (src, dst, src_dir_fd, dst_dir_fd)
Result<Value> rename_calling(Vm& vm, const Value* arguments, const char* function) {
  PathArgument source = TRY(path_argument_calling(vm, arguments[0], function, "src"));
  PathArgument target = TRY(path_argument_calling(vm, arguments[1], function, "dst"));
  TRY(refuse_dir_fd(vm, arguments[2]));
  TRY(refuse_dir_fd(vm, arguments[3]));
  FileSystem* files = TRY(file_system(vm));
  int error = TRY(rename_path(vm, files, source.bytes(), target.bytes()));
  if (error != 0) return raise_os_error(vm, error, source.shown, target.shown);
  return Value::none();
}
Result<Value> posix_rename(Vm& vm, const Value* arguments) {
  return rename_calling(vm, arguments, "rename");
}
Result<Value> posix_replace(Vm& vm, const Value* arguments) {
  return rename_calling(vm, arguments, "replace");
}

Result<int> link_path(Vm& vm, FileSystem* files, BytesView source, BytesView target) {
  Place from = TRY(find_node(vm, files, source, Follow::Never));
  if (from.error != 0) return from.error;
  Place to = TRY(find_free(vm, files, target, false));
  if (to.error != 0) return to.error;
  return add_name(vm, files, to, from.node);
}

// (src, dst, src_dir_fd, dst_dir_fd, follow_symlinks): as Linux does, links are not followed.
Result<Value> posix_link(Vm& vm, const Value* arguments) {
  PathArgument source = TRY(path_argument_calling(vm, arguments[0], "link", "src"));
  PathArgument target = TRY(path_argument_calling(vm, arguments[1], "link", "dst"));
  TRY(refuse_dir_fd(vm, arguments[2]));
  TRY(refuse_dir_fd(vm, arguments[3]));
  FileSystem* files = TRY(file_system(vm));
  int error = TRY(link_path(vm, files, source.bytes(), target.bytes()));
  if (error != 0) return raise_os_error(vm, error, source.shown, target.shown);
  return Value::none();
}

// (src, dst, target_is_directory, dir_fd)
Result<Value> posix_symlink(Vm& vm, const Value* arguments) {
  PathArgument target = TRY(path_argument_calling(vm, arguments[0], "symlink", "src"));
  PathArgument path = TRY(path_argument_calling(vm, arguments[1], "symlink", "dst"));
  TRY(refuse_dir_fd(vm, arguments[3]));
  FileSystem* files = TRY(file_system(vm));
  int error = target.bytes().count == 0             ? errors::ENOENT_
              : target.bytes().count > kMaximumPath ? errors::ENAMETOOLONG_
                                                    : 0;
  if (error == 0) {
    Place place = TRY(find_free(vm, files, path.bytes(), false));
    error = place.error != 0 ? place.error : TRY(add_link(vm, files, place, target.bytes()));
  }
  if (error != 0) return raise_os_error(vm, error, target.shown, path.shown);
  return Value::none();
}

// (path, dir_fd)
Result<Value> posix_readlink(Vm& vm, const Value* arguments) {
  PathArgument path = TRY(path_argument_calling(vm, arguments[0], "readlink"));
  TRY(refuse_dir_fd(vm, arguments[1]));
  FileSystem* files = TRY(file_system(vm));
  FileNode* node = TRY(node_of(vm, files, path, Follow::Never));
  if (!node->is_link() || !node->target) return fail(vm, errors::EINVAL_, path);
  note_read(vm, node);
  return name_for_guest(vm, view_of(node->target.get()), path.is_bytes);
}

// --- facts about files

Result<Value> stat_of(Vm& vm, const PathArgument& path, Follow follow) {
  FileSystem* files = TRY(file_system(vm));
  if (path.text != nullptr) return make_stat_result(vm, TRY(node_of(vm, files, path, follow)));
  const OpenFile* file = open_file(vm, files, path.descriptor);
  if (file == nullptr) return fail(vm, errors::EBADF_, path);
  return make_stat_result(vm, file);
}

// (path, dir_fd, follow_symlinks)
Result<Value> posix_stat(Vm& vm, const Value* arguments) {
  PathArgument path =
      TRY(path_argument_calling(vm, arguments[0], "stat", "path", Accepts::Descriptor));
  TRY(refuse_dir_fd(vm, arguments[1]));
  bool follows = TRY(truth_calling(vm, arguments[2]));
  return stat_of(vm, path, follows ? Follow::Always : Follow::Never);
}

// (path, dir_fd)
Result<Value> posix_lstat(Vm& vm, const Value* arguments) {
  PathArgument path = TRY(path_argument_calling(vm, arguments[0], "lstat"));
  TRY(refuse_dir_fd(vm, arguments[1]));
  return stat_of(vm, path, Follow::Never);
}

// (path)
Result<Value> posix_statvfs(Vm& vm, const Value* arguments) {
  PathArgument path =
      TRY(path_argument_calling(vm, arguments[0], "statvfs", "path", Accepts::Descriptor));
  TRY(stat_of(vm, path, Follow::Always));  // it must exist
  return make_statvfs_result(vm, TRY(file_system(vm)));
}

// (path, mode, dir_fd, effective_ids, follow_symlinks)
Result<Value> posix_access(Vm& vm, const Value* arguments) {
  PathArgument path = TRY(path_argument_calling(vm, arguments[0], "access"));
  uint32_t wanted = TRY(mode_argument_calling(vm, arguments[1]));
  TRY(refuse_dir_fd(vm, arguments[2]));
  bool follows = TRY(truth_calling(vm, arguments[4]));
  FileSystem* files = TRY(file_system(vm));
  Place place = TRY(find_node(vm, files, path.bytes(), follows ? Follow::Always : Follow::Never));
  return Value::boolean(place.error == 0 && wanted <= 7 && permits(place.node, wanted));
}

// (path, mode, dir_fd, follow_symlinks)
Result<Value> posix_chmod(Vm& vm, const Value* arguments) {
  PathArgument path =
      TRY(path_argument_calling(vm, arguments[0], "chmod", "path", Accepts::Descriptor));
  uint32_t mode = TRY(mode_argument_calling(vm, arguments[1]));
  TRY(refuse_dir_fd(vm, arguments[2]));
  bool follows = TRY(truth_calling(vm, arguments[3]));
  FileSystem* files = TRY(file_system(vm));
  FileNode* node = TRY(node_of(vm, files, path, follows ? Follow::Always : Follow::Never));
  if (node->is_link()) {
    return vm.raise(TypeId::NotImplementedError,
                    "chmod: follow_symlinks unavailable on this platform");
  }
  if (node->is_mounted()) return fail(vm, errors::EROFS_, path);
  node->mode = (node->mode & ~uint32_t{kModePermissions}) | (mode & kModePermissions);
  note_change(vm, node);
  return Value::none();
}

// (path, accessed, modified, follow_symlinks): nanoseconds, or None for now.
Result<Value> posix_set_times(Vm& vm, const Value* arguments) {
  PathArgument path =
      TRY(path_argument_calling(vm, arguments[0], "utime", "path", Accepts::Descriptor));
  int64_t times[2] = {clock_of_day(vm), clock_of_day(vm)};
  for (int i = 0; i < 2; ++i) {
    if (arguments[1 + i].is_none()) continue;
    times[i] = TRY(index_int64_calling(vm, arguments[1 + i], OutOfRange::RaiseOverflow));
  }
  bool follows = TRY(truth_calling(vm, arguments[3]));
  FileSystem* files = TRY(file_system(vm));
  FileNode* node = TRY(node_of(vm, files, path, follows ? Follow::Always : Follow::Never));
  if (node->is_mounted()) return fail(vm, errors::EROFS_, path);
  node->accessed = times[0];
  node->modified = times[1];
  note_change(vm, node);
  return Value::none();
}

// (path, length)
Result<Value> posix_truncate(Vm& vm, const Value* arguments) {
  PathArgument path =
      TRY(path_argument_calling(vm, arguments[0], "truncate", "path", Accepts::Descriptor));
  int64_t size = TRY(index_int64_calling(vm, arguments[1], OutOfRange::RaiseOverflow));
  FileSystem* files = TRY(file_system(vm));
  if (path.text == nullptr) return truncate_descriptor(vm, files, path.descriptor, size);
  if (size < 0) return fail(vm, errors::EINVAL_, path);
  FileNode* node = TRY(node_of(vm, files, path, Follow::Always));
  if (node->is_folder()) return fail(vm, errors::EISDIR_, path);
  if (!node->is_regular()) return fail(vm, errors::EINVAL_, path);
  if (node->is_mounted()) return fail(vm, errors::EROFS_, path);
  if (!permits(node, kMayWrite)) return fail(vm, errors::EACCES_, path);
  return done(vm, TRY(set_size(vm, files, node, size)), path);
}

// (path, flags, mode, dir_fd)
Result<Value> posix_open(Vm& vm, const Value* arguments) {
  PathArgument path = TRY(path_argument_calling(vm, arguments[0], "open"));
  auto flags =
      static_cast<uint32_t>(TRY(index_int64_calling(vm, arguments[1], OutOfRange::RaiseOverflow)));
  uint32_t mode = TRY(mode_argument_calling(vm, arguments[2]));
  TRY(refuse_dir_fd(vm, arguments[3]));
  FileSystem* files = TRY(file_system(vm));
  Opened opened = TRY(open_path(vm, files, path.bytes(), flags, mode));
  if (opened.error != 0) return fail(vm, opened.error, path);
  return Value::from_small_int(opened.descriptor);
}

constexpr NativeRow kRows[] = {
    {"_set_times(path, accessed, modified, follow_symlinks, /)", posix_set_times},
    {"access(path, mode, *, dir_fd=None, effective_ids=False, follow_symlinks=True)", posix_access},
    {"chdir(path)", posix_chdir},
    {"chmod(path, mode, *, dir_fd=None, follow_symlinks=True)", posix_chmod},
    {"getcwd()", posix_getcwd<false>},
    {"getcwdb()", posix_getcwd<true>},
    {"link(src, dst, *, src_dir_fd=None, dst_dir_fd=None, follow_symlinks=True)", posix_link},
    {"listdir(path=None)", posix_listdir},
    {"lstat(path, *, dir_fd=None)", posix_lstat},
    {"mkdir(path, mode=511, *, dir_fd=None)", posix_mkdir},
    {"open(path, flags, mode=511, *, dir_fd=None)", posix_open},
    {"readlink(path, *, dir_fd=None)", posix_readlink},
    {"remove(path, *, dir_fd=None)", posix_remove},
    {"rename(src, dst, *, src_dir_fd=None, dst_dir_fd=None)", posix_rename},
    {"replace(src, dst, *, src_dir_fd=None, dst_dir_fd=None)", posix_replace},
    {"rmdir(path, *, dir_fd=None)", posix_rmdir},
    {"scandir(path=None)", posix_scandir},
    {"stat(path, *, dir_fd=None, follow_symlinks=True)", posix_stat},
    {"statvfs(path)", posix_statvfs},
    {"symlink(src, dst, target_is_directory=False, *, dir_fd=None)", posix_symlink},
    {"truncate(path, length)", posix_truncate},
    {"unlink(path, *, dir_fd=None)", posix_unlink},
};

}  // namespace

std::span<const NativeRow> posix_module_functions() { return kRows; }

Result<void> fill_posix_module(Vm& vm, Dict* dict) {
  constexpr std::pair<const char*, TypeId> kTypes[] = {
      {"DirEntry", TypeId::DirectoryEntry},
      {"stat_result", TypeId::StatResult},
      {"statvfs_result", TypeId::StatvfsResult},
      {"terminal_size", TypeId::TerminalSize},
  };
  for (auto [name, type] : kTypes) {
    TRY(add_to_module(vm, dict, name, Value::from_cell(vm.type(type))));
  }
  return add_to_module(vm, dict, "environ", Value::from_cell(TRY(make_dict(vm))));
}

// os.environ wraps the dict.
Result<void> start_posix_module(Vm& vm, Dict* dict) {
  FileSystem* files = existing_file_system(vm);
  if (files == nullptr || !files->environment) return {};
  Value environment = dict_find_string(vm, dict, TRY(intern(vm, "environ")));
  return dict_update_calling(vm, vm.cell<Dict>(environment),
                             Value::from_cell(files->environment.get()));
}

}  // namespace hognose
