// Walks the tree of a run's files for the host: puts files in, and finds what changed.
//
// The walk has a list of the folders to do, so it does not recurse.
#include "embed/files.h"

#include <algorithm>

#include "base/foreign_call.h"
#include "base/foreign_object.h"
#include "objects/bytes/builder.h"
#include "objects/containers/dict_access.h"
#include "objects/core/make.h"

namespace hognose {

namespace {

// Devices are the engine's own.
constexpr std::string_view kDevices = "/dev";

std::string_view text_of(BytesView bytes) {
  return {reinterpret_cast<const char*>(bytes.data), bytes.count};
}
BytesView bytes_of(std::string_view text) {
  return {reinterpret_cast<const uint8_t*>(text.data()), static_cast<uint32_t>(text.size())};
}

Failure invalid(Vm& vm, int error, std::string_view path) {
  Value shown = Value::from_cell(TRY(name_of_bytes(vm, bytes_of(path))));
  return raise_os_error(vm, error, shown);
}

// Makes the folders that the path names, up to `end`.
Result<void> make_folders(Vm& vm, FileSystem* files, std::string_view path, size_t end) {
  for (size_t stop = path.find('/', 1);; stop = path.find('/', stop + 1)) {
    std::string_view part = path.substr(0, std::min(stop, end));
    if (!part.empty() && part != "/") {
      Place place = TRY(find_place(vm, files, bytes_of(part), Follow::Always));
      if (place.error == 0 && place.node == nullptr) {
        place.error = TRY(add_folder(vm, files, place, 0755));
      }
      if (place.error != 0) return invalid(vm, place.error, path);
    }
    if (stop >= end) return {};
  }
}

Result<void> give_file(Vm& vm, FileSystem* files, std::string_view path, std::string_view content) {
  if (path.find('\0') != std::string_view::npos) return invalid(vm, errors::EINVAL_, path);
  if (path.size() > kMaximumPath) return invalid(vm, errors::ENAMETOOLONG_, path.substr(0, 100));
  size_t last = path.rfind('/');
  if (last != std::string_view::npos && last != 0) TRY(make_folders(vm, files, path, last));
  Place place = TRY(find_place(vm, files, bytes_of(path), Follow::Always));
  if (place.error == 0 && place.name == nullptr) place.error = errors::EISDIR_;
  if (place.error == 0 && place.node == nullptr) {
    place.error = place.slash ? int{errors::EISDIR_} : TRY(add_regular(vm, files, place, 0644));
  }
  if (place.error == 0 && !place.node->is_regular()) place.error = errors::EISDIR_;
  if (place.error == 0) place.error = TRY(set_size(vm, files, place.node, 0));
  if (place.error == 0 && content.size() > kLargestFile) place.error = errors::EFBIG_;
  if (place.error == 0) {
    place.error = TRY(write_content(vm, files, place.node, 0, bytes_of(content)));
  }
  if (place.error != 0) return invalid(vm, place.error, path);
  return {};
}

// `mount` is one of those given.
Result<void> give_mount(Vm& vm, FileSystem* files, const RunFiles& given, const Mount& mount) {
  std::string_view path = mount.path;
  if (path.empty() || path.find('\0') != path.npos || !mount.list || !mount.read) {
    return invalid(vm, errors::EINVAL_, path);
  }
  if (path.size() > kMaximumPath) return invalid(vm, errors::ENAMETOOLONG_, path.substr(0, 100));
  // Fails in another mount, which makes nothing.
  TRY(make_folders(vm, files, path, path.size()));
  Place place = TRY(find_node(vm, files, bytes_of(path), Follow::Always));
  if (place.error == 0 && !place.node->is_folder()) place.error = errors::ENOTDIR_;
  if (place.error == 0) {
    place.error = mount_at(place.node, static_cast<uint32_t>(&mount - given.mounts.data()) + 1);
  }
  if (place.error != 0) return invalid(vm, place.error, path);
  return {};
}

// Calls visit(path, node) -> Result<void> for everything below the root but the devices and what is
// in mounts, each folder before what it has.
template <class Visit>
Result<void> walk(Vm& vm, FileSystem* files, Visit visit) {
  // Folders to do: the path and the node of each.
  RootVector waiting(vm);
  TRY(waiting.push(Value::from_cell(TRY(make_bytes(vm, nullptr, 0)))));
  TRY(waiting.push(Value::from_cell(files->root.get())));
  while (waiting.size() != 0) {
    Value folder = waiting.pop();
    Value base = waiting.pop();
    uint32_t position = 0;
    Value name, entry;
    while (dict_next(vm.cell<FileNode>(folder)->entries.get(), &position, &name, &entry)) {
      TRY(vm.meter.charge(1));
      BytesBuilder path(vm);
      TRY(path.append(view_of(vm.cell<Bytes>(base))));
      TRY(path.append_byte('/'));
      TRY(path.append(view_of(TRY(bytes_of_name(vm, vm.cell<Str>(name))))));
      Bytes* whole = TRY(path.finish());
      if (text_of(view_of(whole)) == kDevices) continue;
      // A damaged tree may have cycles. No path of a whole one is as long.
      if (whole->length > 256 * (kMaximumName + 1)) continue;
      TRY(visit(view_of(whole), vm.cell<FileNode>(entry)));
      const auto* node = vm.cell<FileNode>(entry);
      if (!node->is_folder() || node->is_mounted()) continue;
      TRY(waiting.push(Value::from_cell(whole)));
      TRY(waiting.push(entry));
    }
  }
  return {};
}

FileChange::Type type_of(const FileNode* node) {
  return node->is_folder() ? FileChange::Type::Folder
         : node->is_link() ? FileChange::Type::Link
                           : FileChange::Type::Regular;
}

// Memory of the host that a run fills is charged to the run while it does.
class HostCharge {
 public:
  explicit HostCharge(Vm& vm) : vm_(vm) {}
  ~HostCharge() { vm_.meter.give_memory(taken_); }
  HostCharge(const HostCharge&) = delete;
  HostCharge& operator=(const HostCharge&) = delete;

  Result<void> take(uint64_t bytes) {
    TRY(vm_.meter.charge_bytes(bytes));
    if (!vm_.meter.take_memory(bytes)) return vm_.meter.stop(StopReason::Memory);
    taken_ += bytes;
    return {};
  }

 private:
  Vm& vm_;
  uint64_t taken_ = 0;
};

// Only the room is made on the other stack: what reads the cage must be on the run's own.
Result<void> copy_out(Vm& vm, std::string& target, BytesView bytes) {
  on_foreign_stack([&] { target.resize(bytes.count); });
  return paced_copy(vm.meter, target.data(), bytes.data, bytes.count);
}

constexpr uint64_t kBytesOfEntry = 160;  // of a map or a vector, beyond the text

}  // namespace

Result<void> give_files(Vm& vm, const RunFiles& given) {
  FileSystem* files = TRY(make_file_system(vm));
  std::string_view folder = given.working_folder;
  TRY(make_folders(vm, files, folder, folder.size()));
  Place place = TRY(find_node(vm, files, bytes_of(folder), Follow::Always));
  if (place.error == 0 && !place.node->is_folder()) place.error = errors::ENOTDIR_;
  if (place.error != 0) return invalid(vm, place.error, folder);
  files->working_folder = place.node;
  for (const auto& [path, content] : given.files) TRY(give_file(vm, files, path, content));
  for (const Mount& mount : given.mounts) TRY(give_mount(vm, files, given, mount));
  Dict* environment = TRY(make_dict(vm, given.environment.size()));
  for (const auto& [name, value] : given.environment) {
    Bytes* key = TRY(make_bytes(vm, bytes_of(name).data, name.size()));
    Bytes* text = TRY(make_bytes(vm, bytes_of(value).data, value.size()));
    TRY(dict_set_calling(vm, environment, Value::from_cell(key), Value::from_cell(text)));
  }
  files->environment = environment;
  return {};
}

Result<void> note_files(Vm& vm, NotedFiles& noted) {
  FileSystem* files = existing_file_system(vm);
  if (files == nullptr) return {};
  HostCharge charge(vm);
  return walk(vm, files, [&](BytesView path, const FileNode* node) -> Result<void> {
    TRY(charge.take(path.count + kBytesOfEntry));
    ForeignObject<std::string> name;
    TRY(copy_out(vm, *name, path));
    NotedFile file{node->number, node->version, type_of(node)};
    on_foreign_stack([&] { noted.insert_or_assign(std::move(*name), file); });
    return {};
  });
}

namespace {

// One walk over the tree at the end of a run.
struct Comparison {
  const NotedFiles& before;
  std::vector<FileChange>& changes;
  NotedFiles& after;
};

Result<void> compare(Vm& vm, HostCharge& charge, Comparison& comparison, BytesView path,
                     const FileNode* node) {
  TRY(charge.take(path.count + kBytesOfEntry));
  ForeignObject<FileChange> change;
  TRY(copy_out(vm, change->path, path));
  change->type = type_of(node);
  change->mode = node->mode & kModePermissions;
  NotedFile now{node->number, node->version, change->type};
  // Made with the tree, which may be after the start of the run.
  const bool is_first = comparison.before.empty() && change->type == FileChange::Type::Folder &&
                        (change->path == "/tmp" || change->path == kWorkingFolder);
  bool is_same = false;
  on_foreign_stack([&] {
    comparison.after.insert_or_assign(change->path, now);
    auto old = comparison.before.find(change->path);
    bool is_new = old == comparison.before.end() || old->second.type != now.type;
    if (!is_new) change->kind = FileChange::Kind::Modified;
    is_same =
        is_first ||
        (!is_new && (now.type == FileChange::Type::Folder ||
                     (old->second.number == now.number && old->second.version == now.version)));
  });
  if (is_same) return {};
  BytesView content;
  if (node->is_regular()) content = content_at(node, 0, node->size);
  if (node->is_link() && node->target) content = view_of(node->target.get());
  TRY(charge.take(path.count + content.count + kBytesOfEntry));
  TRY(copy_out(vm, change->content, content));
  on_foreign_stack([&] { comparison.changes.push_back(std::move(*change)); });
  return {};
}

void finish(Comparison& comparison, bool is_whole) {
  std::vector<FileChange>& changes = comparison.changes;
  if (!is_whole) return changes.clear();
  for (const auto& [path, file] : comparison.before) {
    if (comparison.after.contains(path)) continue;
    changes.push_back({path, FileChange::Kind::Deleted, file.type, {}, 0});
  }
  std::sort(changes.begin(), changes.end(),
            [](const FileChange& left, const FileChange& right) { return left.path < right.path; });
}

}  // namespace

Result<void> list_changes(Vm& vm, const NotedFiles& before, std::vector<FileChange>& changes) {
  FileSystem* files = existing_file_system(vm);
  if (files == nullptr) return {};
  HostCharge charge(vm);
  ForeignObject<NotedFiles> after;
  Comparison comparison{before, changes, *after};
  Result<void> listed = walk(vm, files, [&](BytesView path, const FileNode* node) {
    return compare(vm, charge, comparison, path, node);
  });
  on_foreign_stack([&] { finish(comparison, listed.ok()); });
  return listed;
}

}  // namespace hognose
