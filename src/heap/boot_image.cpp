// Builds the boot image: fills the writable boot region of a private cage, then seals a copy of it
// in a memory file.
//
// The seals make the file immutable for good. No mapping of it, in this process or another, can
// change what the sandboxes share.
#include "heap/boot_image.h"

#include <errno.h>
#include <fcntl.h>
#include <sys/mman.h>
#include <unistd.h>

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
  int file = create_file();
  if (file < 0 || !write_all(file, bytes.data(), bytes.size()) ||
      fcntl(file, F_ADD_SEALS, F_SEAL_SHRINK | F_SEAL_GROW | F_SEAL_WRITE | F_SEAL_SEAL) != 0) {
    result.failure = CageFailure::BootFile;
    result.system_error = errno;
    if (file >= 0) close(file);
    return result;
  }
  result.image.reset(new BootImage(file, kBootStart + static_cast<uint32_t>(bytes.size())));
  return result;
}

BootImage::~BootImage() { close(file_); }

}  // namespace hognose
