// The types of the results: struct sequences.
//
// Programs make instances, too, with any values; so nothing here relies on what one holds.
#include "library/files/stat_result.h"

#include "library/core/clock.h"
#include "objects/classes/struct_sequence.h"
#include "objects/core/make.h"
#include "objects/core/type_specs.h"
#include "objects/numbers/numbers.h"

namespace hognose {

namespace {

constexpr uint32_t kDevice = 1;  // st_dev of the program's own files
constexpr uint32_t kOwner = 1000;
constexpr int64_t kBlock = 4096;

// --- stat_result: seven named items, three times as ints, and the hidden fields
constexpr size_t kStatItems = 10;
constexpr size_t kFirstTime = 7;
constexpr size_t kTimes = 3;
constexpr PropertyRow kStatProperties[] = {
    struct_item<0>("st_mode", "the kind of the file and its permissions"),
    struct_item<1>("st_ino", "the number of the file"),
    struct_item<2>("st_dev", "the number of the file system"),
    struct_item<3>("st_nlink", "how many names the file has"),
    struct_item<4>("st_uid", "the user who owns the file"),
    struct_item<5>("st_gid", "the group that owns the file"),
    struct_item<6>("st_size", "the size in bytes"),
    struct_hidden<0>("st_atime", "the last access, in seconds since 1970"),
    struct_hidden<1>("st_mtime", "the last change of the content, in seconds since 1970"),
    struct_hidden<2>("st_ctime", "the last change of these facts, in seconds since 1970"),
    struct_hidden<3>("st_atime_ns", "the last access, in nanoseconds since 1970"),
    struct_hidden<4>("st_mtime_ns", "the last change of the content, in nanoseconds since 1970"),
    struct_hidden<5>("st_ctime_ns", "the last change of these facts, in nanoseconds since 1970"),
    struct_hidden<6>("st_blksize", "the size of reads and writes that suits the file system"),
    struct_hidden<7>("st_blocks", "the room that the file takes, in units of 512 bytes"),
    struct_hidden<8>("st_rdev", "the kind of the device, if the file is one"),
};
constexpr size_t kStatHidden = std::size(kStatProperties) - kFirstTime;

// The constructor. Times that are None are those of the items.
Result<Value> stat_new(Vm& vm, const Value* arguments) {
  Value made = TRY(new_struct_sequence_calling(vm, arguments, kStatItems));
  auto* tuple = vm.cell<Tuple>(made);
  for (uint32_t i = 0; i < kTimes; ++i) {
    if (struct_slot(vm, made, i).is_none())
      set_struct_slot(vm, made, i, tuple->items[kFirstTime + i]);
  }
  return made;
}

// --- statvfs_result
constexpr size_t kStatvfsItems = 10;
constexpr PropertyRow kStatvfsProperties[] = {
    struct_item<0>("f_bsize", "the size of reads and writes that suits the file system"),
    struct_item<1>("f_frsize", "the size of a block"),
    struct_item<2>("f_blocks", "how many blocks there are"),
    struct_item<3>("f_bfree", "how many blocks are free"),
    struct_item<4>("f_bavail", "how many of these the user may take"),
    struct_item<5>("f_files", "how many files there may be"),
    struct_item<6>("f_ffree", "how many more there may be"),
    struct_item<7>("f_favail", "how many of these the user may make"),
    struct_item<8>("f_flag", "the flags of the file system"),
    struct_item<9>("f_namemax", "the most bytes of a name"),
    struct_hidden<0>("f_fsid", "the number of the file system"),
};
constexpr size_t kStatvfsHidden = std::size(kStatvfsProperties) - kStatvfsItems;

// --- terminal_size
constexpr PropertyRow kTerminalProperties[] = {
    struct_item<0>("columns", "the width in characters"),
    struct_item<1>("lines", "the height in lines"),
};
constexpr size_t kTerminalItems = std::size(kTerminalProperties);

constexpr NativeRow kStatNew = {kStructSequenceSignature, stat_new, kNativeConstructor};

}  // namespace

Result<Value> make_stat_result(Vm& vm, const FileNode* node) {
  const Value size = Value::from_small_int(node->is_folder() ? kBlock : node->size);
  const int64_t times[kTimes] = {node->accessed, node->modified, node->changed};
  const Value blocks = Value::from_small_int(node->is_regular() ? (node->size + 511) / 512 : 0);
  Value items[kStatItems] = {Value::from_small_int(node->mode),
                             Value::from_small_int(node->number),
                             Value::from_small_int(kDevice + node->mount),
                             Value::from_small_int(node->links),
                             Value::from_small_int(kOwner),
                             Value::from_small_int(kOwner),
                             size};
  Value hidden[kStatHidden];
  for (size_t i = 0; i < kTimes; ++i) {
    items[kFirstTime + i] = TRY(make_int(vm, whole_seconds(times[i])));
    hidden[i] = Value::from_double(seconds_of_nanoseconds(times[i]));
    hidden[kTimes + i] = TRY(make_int(vm, times[i]));
  }
  hidden[6] = Value::from_small_int(kBlock);
  hidden[7] = blocks;
  hidden[8] = Value::from_small_int(0);
  return make_struct_sequence(vm, TypeId::StatResult, items, hidden);
}

Result<Value> make_stat_result(Vm& vm, const OpenFile* file) {
  if (file->node) return make_stat_result(vm, file->node.get());
  FileNode stream;
  stream.mode = kModeDevice | 0620;
  stream.number = stream.size = stream.mount = 0;
  stream.links = 1;
  stream.accessed = stream.modified = stream.changed = vm.clock.start_nanoseconds;
  return make_stat_result(vm, &stream);
}

Result<Value> make_statvfs_result(Vm& vm, const FileSystem* files) {
  const auto& limits = vm.host.file_limits;
  auto number = [&vm](uint64_t value) {
    return make_int(vm, static_cast<int64_t>(std::min<uint64_t>(value, INT64_MAX)));
  };
  auto left = [](uint64_t most, uint64_t used) { return most > used ? most - used : 0; };
  const Value unit = Value::from_small_int(kBlock);
  const Value blocks = TRY(number(limits.bytes / kBlock));
  const Value free_blocks = TRY(number(left(limits.bytes, files->bytes) / kBlock));
  const Value most_files = TRY(number(limits.files));
  const Value free_files = TRY(number(left(limits.files, files->nodes)));
  const Value zero = Value::from_small_int(0);
  const Value items[kStatvfsItems] = {
      unit,       unit,       blocks,     free_blocks, free_blocks,
      most_files, free_files, free_files, zero,        Value::from_small_int(kMaximumName)};
  const Value hidden[kStatvfsHidden] = {zero};
  return make_struct_sequence(vm, TypeId::StatvfsResult, items, hidden);
}

const TypeSpec kStatResultType =
    struct_sequence_spec<kStatItems>("os", "The facts about a file: ten numbers, and more by name.",
                                     kStatProperties, &kStatNew, kStatHidden);
const TypeSpec kStatvfsResultType = struct_sequence_spec<kStatvfsItems>(
    "os", "The room of a file system: the limits of the run.", kStatvfsProperties,
    &kStructSequenceNew<kStatvfsItems>, kStatvfsHidden);
const TypeSpec kTerminalSizeType =
    struct_sequence_spec<kTerminalItems>("os", "The width and the height of a terminal.",
                                         kTerminalProperties, &kStructSequenceNew<kTerminalItems>);

}  // namespace hognose
