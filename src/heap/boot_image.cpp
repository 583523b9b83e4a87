// Builds the boot image: fills the writable boot region of a private cage, then seals a copy of it
// in a memory file. Or finds an image in the executable file.
//
// The seals make the file immutable for good. No mapping of it, in this process or another, can
// change what the sandboxes share.
#include "heap/boot_image.h"

#include <errno.h>
#include <fcntl.h>
#include <link.h>
#include <sys/mman.h>
#include <unistd.h>

#include <utility>

namespace hognose {

namespace {

int create_file() {
#ifdef MFD_NOEXEC_SEAL
  int sealed = memfd_create("hognose-boot", MFD_CLOEXEC | MFD_ALLOW_SEALING | MFD_NOEXEC_SEAL);
  // Kernels before 6.3 do not know the flag.
  if (sealed >= 0 || errno != EINVAL) return sealed;
#endif
  return memfd_create("hognose-boot", MFD_CLOEXEC | MFD_ALLOW_SEALING);
}

bool write_all(int file, const uint8_t* bytes, size_t count) {
  while (count > 0) {
    ssize_t written = write(file, bytes, count);
    if (written < 0 && errno == EINTR) continue;
    if (written <= 0) return false;
    bytes += written;
    count -= static_cast<size_t>(written);
  }
  return true;
}

// Returns -1 on failure, with errno set.
int make_file(std::span<const uint8_t> bytes) {
  const int file = create_file();
  if (file < 0) return file;
  if (write_all(file, bytes.data(), bytes.size()) &&
      fcntl(file, F_ADD_SEALS, F_SEAL_SHRINK | F_SEAL_GROW | F_SEAL_WRITE | F_SEAL_SEAL) == 0) {
    return file;
  }
  const int error = errno;
  close(file);
  errno = error;
  return -1;
}

}  // namespace

BootImage::Build BootImage::build(void (*fill)(void* context, Heap& heap), void* context,
                                  const TraceFunction* trace_table, uint32_t trace_count) {
  Build result;
  std::unique_ptr<Cage> cage = Cage::reserve(nullptr, result.failure, result.system_error);
  if (cage == nullptr) return result;
  auto* start = cage->base().at<uint8_t>(kBootStart);
  if (mprotect(start, kSmallStart - kBootStart, PROT_READ | PROT_WRITE) != 0) {
    result.failure = CageFailure::BootMapping;
    result.system_error = errno;
    return result;
  }
  Heap heap(std::move(cage), trace_table, trace_count);
  fill(context, heap);
  if (heap.failure() != AllocationFailure::None) {
    result.failure = CageFailure::BootRegionFull;
    return result;
  }
  return copy({start, heap.boot_cursor_ - kBootStart});
}

BootImage::Build BootImage::copy(std::span<const uint8_t> bytes) {
  Build result;
  const int file = make_file(bytes);
  if (file < 0) {
    result.failure = CageFailure::BootFile;
    result.system_error = errno;
    return result;
  }
  result.image.reset(new BootImage(file, kBootStart + static_cast<uint32_t>(bytes.size())));
  return result;
}

namespace {

struct Search {
  uintptr_t address;
  int64_t place = -1;  // in the executable file
};

// The first object is the program itself. What a shared library was loaded from may have been
// replaced since, so its file is not used.
int look_in_program(dl_phdr_info* info, size_t, void* context) {
  auto& search = *static_cast<Search*>(context);
  for (int i = 0; i < info->dlpi_phnum; ++i) {
    const auto& segment = info->dlpi_phdr[i];
    const uintptr_t start = info->dlpi_addr + segment.p_vaddr;
    if (segment.p_type != PT_LOAD || (segment.p_flags & PF_W) != 0) continue;
    if (search.address < start || search.address - start >= segment.p_filesz) continue;
    search.place = static_cast<int64_t>(search.address - start + segment.p_offset);
  }
  return 1;
}

}  // namespace

BootImage::Build BootImage::use(std::span<const uint8_t> bytes) {
  Search search{reinterpret_cast<uintptr_t>(bytes.data())};
  dl_iterate_phdr(look_in_program, &search);
  if (search.place < 0 || search.place % sysconf(_SC_PAGESIZE) != 0) return copy(bytes);
  const int file = open("/proc/self/exe", O_RDONLY | O_CLOEXEC);
  if (file < 0) return copy(bytes);
  Build result;
  result.image.reset(new BootImage(-1, kBootStart + static_cast<uint32_t>(bytes.size())));
  result.image->program_ = file;
  result.image->place_ = search.place;
  result.image->bytes_ = bytes;
  return result;
}

BootImage::Mapping BootImage::next_mapping() const {
  std::lock_guard lock(mutex_);
  if (file_ < 0 && std::exchange(is_program_used_, true)) file_ = make_file(bytes_);
  if (file_ >= 0) return {file_, 0, kSmallStart - kBootStart};
  return {program_, place_, bytes_.size()};
}

BootImage::~BootImage() {
  for (int file : {file_, program_}) {
    if (file >= 0) close(file);
  }
}

}  // namespace hognose
