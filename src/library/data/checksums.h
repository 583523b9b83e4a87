// Checksums of bytes: CRC-32 (as in zip and gzip) and Adler-32 (as in zlib streams).
//
// Each goes on from the checksum of what came before; the caller has paid for the work.
#pragma once

#include <cstddef>
#include <cstdint>

#include "objects/bytes/view.h"

namespace hognose {

uint32_t crc32(uint32_t start, const uint8_t* bytes, size_t count);    // 0 at first
uint32_t adler32(uint32_t start, const uint8_t* bytes, size_t count);  // 1 at first

// Either of them, with looks at the limits in between.
template <class Checksum>
Result<uint32_t> paced_checksum(Vm& vm, Checksum checksum, uint32_t start, BytesView bytes) {
  TRY(in_parts(vm.meter, bytes.count, kPacedItems, [&](size_t begin, size_t end) {
    start = checksum(start, bytes.data + begin, end - begin);
  }));
  return start;
}

}  // namespace hognose
