// Walks the tree of a run's files for the host: puts files in, and finds what changed.
//
// The walk has a list of the folders to do, so it does not recurse.
#include "embed/files.h"

#include <algorithm>
#include <cstring>

#include "base/foreign_call.h"
#include "base/foreign_object.h"
#include "meter/paced.h"
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
  // Within another mount this fails: nothing can be made there.
  TRY(make_folders(vm, files, path, path.size()));
  Place place = TRY(find_node(vm, files, bytes_of(path), Follow::Always));
  if (place.error == 0 && !place.node->is_folder()) place.error = errors::ENOTDIR_;
  if (place.error == 0) {
    place.error = mount_at(place.node, static_cast<uint32_t>(&mount - given.mounts.data()) + 1);
  }
  if (place.error != 0) return invalid(vm, place.error, path);
  return {};
}

constexpr uint32_t kLongestPath = 256 * (kMaximumName + 1);

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
      if (whole->length > kLongestPath) continue;
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
  if (bytes.count == 0) return {};
  on_foreign_stack([&] { target.reserve(bytes.count); });
  return in_parts(vm.meter, bytes.count, kPacedBytes, [&](size_t begin, size_t end) {
    on_foreign_stack([&] { target.resize(end); });
    std::memcpy(target.data() + begin, bytes.data + begin, end - begin);
  });
}

constexpr uint64_t kTurn = 64;  // of a Pace: comparing two paths may miss the caches

// Sorts by merging longer and longer runs, with polls.
template <class Row, class Less>
Result<void> paced_sort(Meter& meter, NativeVector<Row>& rows, Less less) {
  Pace pace(meter);
  NativeVector<Row> merged(rows.size());
  for (size_t run = 1; run < rows.size(); run *= 2) {
    for (size_t begin = 0; begin < rows.size(); begin += 2 * run) {
      const size_t middle = std::min(begin + run, rows.size());
      const size_t end = std::min(middle + run, rows.size());
      size_t left = begin, right = middle;
      for (size_t to = begin; to < end; ++to) {
        const bool from_left = left < middle && (right == end || !less(rows[right], rows[left]));
        merged[to] = rows[from_left ? left++ : right++];
        TRY(pace.turn(kTurn));
      }
    }
    rows.swap(merged);
  }
  return {};
}

constexpr uint64_t kBytesOfEntry = 160;  // of a table or a vector, beyond the text

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

Result<void> NotedFiles::add(Vm& vm, BytesView path, const FileNode* node) {
  constexpr size_t kBlock = 1 << 17;
  static_assert(kBlock > kLongestPath);
  if (blocks_.empty() || blocks_.back().capacity() - blocks_.back().size() < path.count) {
    blocks_.emplace_back().reserve(kBlock);
  }
  NativeVector<char>& block = blocks_.back();
  const size_t start = block.size();
  block.insert(block.end(), path.data, path.data + path.count);
  rows_.push_back(
      {{block.data() + start, path.count}, node->number, node->version, type_of(node), node});
  return vm.meter.charge(1);
}

Result<void> NotedFiles::sort(Vm& vm) {
  return paced_sort(vm.meter, rows_,
                    [](const Row& left, const Row& right) { return left.path < right.path; });
}

namespace {

Result<void> note(Vm& vm, FileSystem* files, HostCharge& charge, NotedFiles& noted) {
  TRY(walk(vm, files, [&](BytesView path, const FileNode* node) -> Result<void> {
    TRY(charge.take(path.count + kBytesOfEntry));
    return noted.add(vm, path, node);
  }));
  return noted.sort(vm);
}

}  // namespace

Result<void> note_files(Vm& vm, NotedFiles& noted) {
  FileSystem* files = existing_file_system(vm);
  if (files == nullptr) return {};
  HostCharge charge(vm);
  return note(vm, files, charge, noted);
}

namespace {

using Row = NotedFiles::Row;

// Made with the tree, which may be after the start of the run.
bool comes_with_the_tree(const Row& row) {
  return row.type == FileChange::Type::Folder && (row.path == "/tmp" || row.path == kWorkingFolder);
}

bool is_unchanged(const Row& before, const Row& after) {
  return before.type == after.type &&
         (after.type == FileChange::Type::Folder ||
          (before.number == after.number && before.version == after.version));
}

Result<void> report(Vm& vm, HostCharge& charge, const Row& row, FileChange::Kind kind,
                    std::vector<FileChange>& changes) {
  ForeignObject<FileChange> change;
  change->kind = kind;
  change->type = row.type;
  BytesView content;
  if (kind == FileChange::Kind::Deleted) {
    change->mode = 0;
  } else {
    change->mode = row.node->mode & kModePermissions;
    if (row.node->is_regular()) content = content_at(row.node, 0, row.node->size);
    if (row.node->is_link() && row.node->target) content = view_of(row.node->target.get());
  }
  TRY(charge.take(row.path.size() + content.count + kBytesOfEntry));
  TRY(copy_out(vm, change->path, bytes_of(row.path)));
  TRY(copy_out(vm, change->content, content));
  on_foreign_stack([&] { changes.push_back(std::move(*change)); });
  return {};
}

// Calls change(row, kind) -> Result<void> for each difference, in the order of their paths.
template <class Change>
Result<void> compare(Vm& vm, const NotedFiles& before, const NotedFiles& after, Change change) {
  Pace pace(vm.meter);
  auto old = before.rows().begin();
  const auto last = before.rows().end();
  auto delete_before = [&](const Row* row) -> Result<void> {
    for (; old != last && (row == nullptr || old->path < row->path); ++old) {
      TRY(change(*old, FileChange::Kind::Deleted));
      TRY(pace.turn(kTurn));
    }
    return {};
  };
  for (const Row& row : after.rows()) {
    TRY(delete_before(&row));
    TRY(pace.turn(kTurn));
    const bool is_known = old != last && old->path == row.path;
    const Row* known = is_known ? &*old++ : nullptr;
    if (known == nullptr && before.rows().empty() && comes_with_the_tree(row)) continue;
    if (known != nullptr && is_unchanged(*known, row)) continue;
    const bool is_same_type = known != nullptr && known->type == row.type;
    TRY(change(row, is_same_type ? FileChange::Kind::Modified : FileChange::Kind::Created));
  }
  return delete_before(nullptr);
}

}  // namespace

Result<void> list_changes(Vm& vm, const NotedFiles& before, std::vector<FileChange>& changes) {
  FileSystem* files = existing_file_system(vm);
  if (files == nullptr) return {};
  HostCharge charge(vm);
  NotedFiles after;
  Result<void> listed = note(vm, files, charge, after);
  size_t count = 0;
  auto counting = [&](const Row&, FileChange::Kind) -> Result<void> {
    ++count;
    return {};
  };
  if (listed.ok()) listed = compare(vm, before, after, counting);
  on_foreign_stack([&] { changes.reserve(count); });
  auto reporting = [&](const Row& row, FileChange::Kind kind) {
    return report(vm, charge, row, kind, changes);
  };
  if (listed.ok()) listed = compare(vm, before, after, reporting);
  if (listed.failed()) on_foreign_stack([&] { changes.clear(); });
  return listed;
}

}  // namespace hognose
