// Checksums of bytes: CRC-32 (as in zip and gzip) and Adler-32 (as in zlib streams).
//
// `start` is the checksum of the preceding bytes. The caller has charged for the work.
#pragma once

#include <cstddef>
#include <cstdint>

#include "objects/bytes/view.h"

namespace hognose {

// The argument for `start`: the low 32 bits of an int of any size.
Result<uint32_t> checksum_argument_calling(Vm& vm, Value value);

uint32_t crc32(uint32_t start, const uint8_t* bytes, size_t count);    // starts from 0
uint32_t adler32(uint32_t start, const uint8_t* bytes, size_t count);  // starts from 1

// Either checksum, with the limits polled between parts.
template <class Checksum>
Result<uint32_t> paced_checksum(Vm& vm, Checksum checksum, uint32_t start, BytesView bytes) {
  TRY(in_parts(vm.meter, bytes.count, kPacedItems, [&](size_t begin, size_t end) {
    start = checksum(start, bytes.data + begin, end - begin);
  }));
  return start;
}

}  // namespace hognose
