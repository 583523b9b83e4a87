// posix: the functions that take descriptors, and those that need no file.
//
// All arguments are converted before the file is looked up, because converting them may run guest
// code that closes it.
#include "library/core/modules.h"
#include "library/files/path_argument.h"
#include "library/files/posix.h"
#include "library/files/stat_result.h"
#include "objects/bytes/byte_store.h"
#include "objects/bytes/memoryview.h"
#include "objects/core/make.h"
#include "objects/core/native.h"
#include "objects/core/output.h"
#include "objects/protocols/protocol.h"
#include "objects/text/codecs/codecs.h"
#include "policy/effective_policy.h"

namespace hognose {

namespace {

Failure bad_descriptor(Vm& vm) { return raise_os_error(vm, errors::EBADF_); }

Result<OpenFile*> file_of(Vm& vm, FileSystem* files, int64_t descriptor) {
  OpenFile* file = open_file(vm, files, descriptor);
  if (file == nullptr) return bad_descriptor(vm);
  return file;
}

// The number of a standard stream that the descriptor still is, or -1.
int stream_number(FileSystem* files, const OpenFile* file) {
  for (uint32_t i = 0; i < 3 && i < files->descriptors->length; ++i) {
    Value entry = files->descriptors->items->values[i];
    if (entry.is_cell() && entry.offset() == offset_of(file)) return static_cast<int>(i);
  }
  return -1;
}

Result<Value> write_stream_calling(Vm& vm, int number, BytesView bytes) {
  const char* feature = number == 1 ? "stdout" : "stderr";
  if (number < 1 || (vm.host.policy != nullptr && !vm.host.policy->feature(feature))) {
    return bad_descriptor(vm);
  }
  Str* replace = TRY(intern(vm, "replace"));
  Str* text = TRY(decode_bytes_calling(vm, bytes.data, bytes.count, nullptr, replace));
  const Bytes* valid = TRY(encode_string_calling(vm, text, nullptr, nullptr));
  Stream stream = number == 1 ? Stream::Stdout : Stream::Stderr;
  TRY(vm.host.output->write(stream,
                            {reinterpret_cast<const char*>(valid->data.data()), valid->length}));
  return Value::from_small_int(bytes.count);
}

// Takes at most one line of the run's input, and leaves the rest of it there.
Result<Value> read_stream(Vm& vm, int number, int64_t count) {
  if (number != 0 || (vm.host.policy != nullptr && !vm.host.policy->feature("stdin"))) {
    return bad_descriptor(vm);
  }
  if (count < 0) return raise_os_error(vm, errors::EINVAL_);
  Input& input = vm.host.output->input();
  std::string_view line = TRY(input.next_line());
  TRY(vm.meter.charge_bytes(line.size()));
  size_t taken = std::min(line.size(), static_cast<size_t>(count));
  Bytes* bytes = TRY(make_bytes(vm, reinterpret_cast<const uint8_t*>(line.data()), taken));
  if (taken < line.size()) input.put_back(line.substr(taken));
  return Value::from_cell(bytes);
}

// The bytes of a writable object. It may be resized by the next guest code.
Result<BytesView> writable_bytes(Vm& vm, Value value) {
  BytesView bytes;
  bool writable = is_byte_store(vm, value);
  if (MemoryView* view = vm.as<MemoryView>(value, TypeId::MemoryView)) {
    TRY(open_view(vm, value));
    writable = !view->read_only;
  }
  if (writable && find_bytes(vm, value, &bytes)) return bytes;
  return vm.raise(TypeId::TypeError,
                  "readinto() argument 2 must be read-write bytes-like object, not {}",
                  type_name(vm, value));
}

Result<BytesView> read_at(Vm& vm, const OpenFile* file, int64_t position, int64_t count) {
  if (count < 0) return raise_os_error(vm, errors::EINVAL_);
  FileNode* node = file->node.get();
  if (!file->may_read() || node == nullptr) return bad_descriptor(vm);
  if (node->is_folder()) return raise_os_error(vm, errors::EISDIR_);
  BytesView bytes = content_at(node, position, static_cast<uint64_t>(count));
  TRY(vm.meter.charge_bytes(bytes.count));
  note_read(vm, node);
  return bytes;
}

// (fd, length)
Result<Value> posix_read(Vm& vm, const Value* arguments) {
  int64_t descriptor = TRY(descriptor_argument_calling(vm, arguments[0]));
  int64_t count = TRY(index_int64_calling(vm, arguments[1], OutOfRange::RaiseOverflow));
  FileSystem* files = TRY(file_system(vm));
  OpenFile* file = TRY(file_of(vm, files, descriptor));
  if (!file->node) return read_stream(vm, stream_number(files, file), count);
  BytesView bytes = TRY(read_at(vm, file, file->position, count));
  Bytes* copy = TRY(make_bytes(vm, bytes.data, bytes.count));
  file->position += bytes.count;
  return Value::from_cell(copy);
}

// (fd): from the position to the end
Result<Value> posix_read_all(Vm& vm, const Value* arguments) {
  const Value all[] = {arguments[0], Value::from_small_int(kLargestFile)};
  return posix_read(vm, all);
}

// (fd, buffer)
Result<Value> posix_readinto(Vm& vm, const Value* arguments) {
  int64_t descriptor = TRY(descriptor_argument_calling(vm, arguments[0]));
  FileSystem* files = TRY(file_system(vm));
  OpenFile* file = TRY(file_of(vm, files, descriptor));
  BytesView room = TRY(writable_bytes(vm, arguments[1]));
  BytesView bytes = TRY(read_at(vm, file, file->position, room.count));
  TRY(paced_copy(vm.meter, const_cast<uint8_t*>(room.data), bytes.data, bytes.count));
  file->position += bytes.count;
  return Value::from_small_int(bytes.count);
}

// (fd, length, offset)
Result<Value> posix_pread(Vm& vm, const Value* arguments) {
  int64_t descriptor = TRY(descriptor_argument_calling(vm, arguments[0]));
  int64_t count = TRY(index_int64_calling(vm, arguments[1], OutOfRange::RaiseOverflow));
  int64_t position = TRY(index_int64_calling(vm, arguments[2], OutOfRange::RaiseOverflow));
  FileSystem* files = TRY(file_system(vm));
  OpenFile* file = TRY(file_of(vm, files, descriptor));
  if (position < 0) return raise_os_error(vm, errors::EINVAL_);
  BytesView bytes = TRY(read_at(vm, file, position, count));
  return Value::from_cell(TRY(make_bytes(vm, bytes.data, bytes.count)));
}

Result<FileNode*> writable_node(Vm& vm, const OpenFile* file) {
  FileNode* node = file->node.get();
  if (!file->may_write() || node == nullptr || node->is_folder()) return bad_descriptor(vm);
  return node;
}

// (fd, data)
Result<Value> posix_write_calling(Vm& vm, const Value* arguments) {
  int64_t descriptor = TRY(descriptor_argument_calling(vm, arguments[0]));
  BytesView bytes = TRY(bytes_argument(vm, arguments[1]));
  FileSystem* files = TRY(file_system(vm));
  OpenFile* file = TRY(file_of(vm, files, descriptor));
  if (!file->node) return write_stream_calling(vm, stream_number(files, file), bytes);
  FileNode* node = TRY(writable_node(vm, file));
  if (node->is_regular() && bytes.count != 0) {
    if ((file->flags & kOpenAppend) != 0) file->position = node->size;
    int error = TRY(write_content(vm, files, node, file->position, bytes));
    if (error != 0) return raise_os_error(vm, error);
    file->position += bytes.count;
  }
  return Value::from_small_int(bytes.count);
}

// (fd, data, offset)
Result<Value> posix_pwrite(Vm& vm, const Value* arguments) {
  int64_t descriptor = TRY(descriptor_argument_calling(vm, arguments[0]));
  int64_t position = TRY(index_int64_calling(vm, arguments[2], OutOfRange::RaiseOverflow));
  BytesView bytes = TRY(bytes_argument(vm, arguments[1]));
  FileSystem* files = TRY(file_system(vm));
  OpenFile* file = TRY(file_of(vm, files, descriptor));
  if (position < 0) return raise_os_error(vm, errors::EINVAL_);
  FileNode* node = TRY(writable_node(vm, file));
  if (node->is_regular()) {
    if ((file->flags & kOpenAppend) != 0) position = node->size;
    int error = TRY(write_content(vm, files, node, position, bytes));
    if (error != 0) return raise_os_error(vm, error);
  }
  return Value::from_small_int(bytes.count);
}

// (fd, position, whence)
Result<Value> posix_lseek(Vm& vm, const Value* arguments) {
  int64_t descriptor = TRY(descriptor_argument_calling(vm, arguments[0]));
  int64_t offset = TRY(index_int64_calling(vm, arguments[1], OutOfRange::RaiseOverflow));
  int64_t whence = TRY(index_int64_calling(vm, arguments[2], OutOfRange::RaiseOverflow));
  FileSystem* files = TRY(file_system(vm));
  OpenFile* file = TRY(file_of(vm, files, descriptor));
  const FileNode* node = file->node.get();
  if (node == nullptr) return raise_os_error(vm, errors::ESPIPE_);
  int64_t start = whence == 1 ? file->position : whence == 2 ? int64_t{node->size} : 0;
  int64_t position;
  if (whence < 0 || whence > 2 || (whence == 2 && node->is_folder()))
    return raise_os_error(vm, errors::EINVAL_);
  if (__builtin_add_overflow(start, offset, &position)) {
    return raise_os_error(vm, errors::EOVERFLOW_);
  }
  if (position < 0) return raise_os_error(vm, errors::EINVAL_);
  // /dev/null has no place.
  file->position = node->is_regular() || node->is_folder() ? position : 0;
  return make_int(vm, file->position);
}

// (fd)
Result<Value> posix_close(Vm& vm, const Value* arguments) {
  int64_t descriptor = TRY(descriptor_argument_calling(vm, arguments[0]));
  FileSystem* files = TRY(file_system(vm));
  int error = close_descriptor(vm, files, descriptor);
  if (error != 0) return raise_os_error(vm, error);
  return Value::none();
}

// (fd_low, fd_high)
Result<Value> posix_closerange(Vm& vm, const Value* arguments) {
  int64_t low = TRY(descriptor_argument_calling(vm, arguments[0]));
  int64_t high = TRY(descriptor_argument_calling(vm, arguments[1]));
  FileSystem* files = TRY(file_system(vm));
  TRY(vm.meter.charge(kMaximumDescriptors / 16));
  for (int64_t i = std::max<int64_t>(low, 0); i < high && i < kMaximumDescriptors; ++i) {
    close_descriptor(vm, files, i);
  }
  return Value::none();
}

// (fd)
Result<Value> posix_dup(Vm& vm, const Value* arguments) {
  int64_t descriptor = TRY(descriptor_argument_calling(vm, arguments[0]));
  FileSystem* files = TRY(file_system(vm));
  OpenFile* file = TRY(file_of(vm, files, descriptor));
  Opened opened = TRY(add_descriptor(vm, files, file, 0));
  if (opened.error != 0) return raise_os_error(vm, opened.error);
  return Value::from_small_int(opened.descriptor);
}

// (fd, fd2, inheritable)
Result<Value> posix_dup2(Vm& vm, const Value* arguments) {
  int64_t descriptor = TRY(descriptor_argument_calling(vm, arguments[0]));
  int64_t target = TRY(descriptor_argument_calling(vm, arguments[1]));
  FileSystem* files = TRY(file_system(vm));
  OpenFile* file = TRY(file_of(vm, files, descriptor));
  int error = TRY(set_descriptor(vm, files, file, target));
  if (error != 0) return raise_os_error(vm, error);
  return Value::from_small_int(target);
}

// (fd)
Result<Value> posix_fstat(Vm& vm, const Value* arguments) {
  int64_t descriptor = TRY(descriptor_argument_calling(vm, arguments[0]));
  FileSystem* files = TRY(file_system(vm));
  return make_stat_result(vm, TRY(file_of(vm, files, descriptor)));
}

// (fd)
Result<Value> posix_fstatvfs(Vm& vm, const Value* arguments) {
  int64_t descriptor = TRY(descriptor_argument_calling(vm, arguments[0]));
  FileSystem* files = TRY(file_system(vm));
  TRY(file_of(vm, files, descriptor));
  return make_statvfs_result(vm, files);
}

// (fd, length)
Result<Value> posix_ftruncate(Vm& vm, const Value* arguments) {
  int64_t descriptor = TRY(descriptor_argument_calling(vm, arguments[0]));
  int64_t size = TRY(index_int64_calling(vm, arguments[1], OutOfRange::RaiseOverflow));
  FileSystem* files = TRY(file_system(vm));
  return truncate_descriptor(vm, files, descriptor, size);
}

// (fd): there is no disk that could lag behind
Result<Value> posix_fsync(Vm& vm, const Value* arguments) {
  int64_t descriptor = TRY(descriptor_argument_calling(vm, arguments[0]));
  FileSystem* files = TRY(file_system(vm));
  TRY(file_of(vm, files, descriptor));
  return Value::none();
}

// (fd)
Result<Value> posix_isatty(Vm& vm, const Value* arguments) {
  TRY(descriptor_argument_calling(vm, arguments[0]));
  return Value::boolean(false);
}

// (fd): its flags, to build a file object on it
Result<Value> posix_flags(Vm& vm, const Value* arguments) {
  int64_t descriptor = TRY(descriptor_argument_calling(vm, arguments[0]));
  FileSystem* files = TRY(file_system(vm));
  OpenFile* file = TRY(file_of(vm, files, descriptor));
  return Value::from_small_int(file->flags);
}

// (mask)
Result<Value> posix_umask(Vm& vm, const Value* arguments) {
  int64_t mask = TRY(index_int64_calling(vm, arguments[0], OutOfRange::RaiseOverflow));
  FileSystem* files = TRY(file_system(vm));
  uint32_t before = files->mask;
  files->mask = static_cast<uint32_t>(mask) & 0777;
  return Value::from_small_int(before);
}

// (path)
Result<Value> posix_fspath(Vm& vm, const Value* arguments) {
  return fspath_calling(vm, arguments[0]);
}

// (code)
Result<Value> posix_strerror(Vm& vm, const Value* arguments) {
  int64_t number = TRY(index_int64_calling(vm, arguments[0], OutOfRange::RaiseOverflow));
  return Value::from_cell(TRY(error_text(vm, number)));
}

constexpr NativeRow kRows[] = {
    {"_flags(fd, /)", posix_flags, kNativeConstantTime},
    {"_read_all(fd, /)", posix_read_all},
    {"close(fd)", posix_close, kNativeConstantTime},
    {"closerange(fd_low, fd_high, /)", posix_closerange},
    {"dup(fd, /)", posix_dup},
    {"dup2(fd, fd2, inheritable=True)", posix_dup2},
    {"fdatasync(fd)", posix_fsync, kNativeConstantTime},
    {"fspath(path)", posix_fspath},
    {"fstat(fd)", posix_fstat, kNativeConstantTime},
    {"fstatvfs(fd, /)", posix_fstatvfs, kNativeConstantTime},
    {"fsync(fd)", posix_fsync, kNativeConstantTime},
    {"ftruncate(fd, length, /)", posix_ftruncate},
    {"isatty(fd, /)", posix_isatty, kNativeConstantTime},
    {"lseek(fd, position, whence, /)", posix_lseek, kNativeConstantTime},
    {"pread(fd, length, offset, /)", posix_pread},
    {"pwrite(fd, buffer, offset, /)", posix_pwrite},
    {"read(fd, length, /)", posix_read},
    {"readinto(fd, buffer, /)", posix_readinto},
    {"strerror(code, /)", posix_strerror},
    {"umask(mask, /)", posix_umask, kNativeConstantTime},
    {"write(fd, data, /)", posix_write_calling},
};

}  // namespace

Result<Value> truncate_descriptor(Vm& vm, FileSystem* files, int64_t descriptor, int64_t size) {
  OpenFile* file = TRY(file_of(vm, files, descriptor));
  if (size < 0 || !file->may_write()) return raise_os_error(vm, errors::EINVAL_);
  FileNode* node = TRY(writable_node(vm, file));
  if (!node->is_regular()) return raise_os_error(vm, errors::EINVAL_);
  int error = TRY(set_size(vm, files, node, size));
  if (error != 0) return raise_os_error(vm, error);
  return Value::none();
}

std::span<const NativeRow> descriptors_module_functions() { return kRows; }

Result<void> fill_descriptors_module(Vm&, Dict*) { return {}; }

}  // namespace hognose
