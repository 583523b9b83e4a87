// CRC-32 with four tables, four bytes per iteration, and Adler-32.
//
// The caller has charged for the bytes.
#include "library/data/checksums.h"
#include "objects/numbers/numbers.h"
#include "objects/protocols/protocol.h"

namespace hognose {

namespace {

struct CrcTables {
  uint32_t words[4][256];
  constexpr CrcTables() : words() {
    for (uint32_t i = 0; i < 256; ++i) {
      uint32_t value = i;
      for (int bit = 0; bit < 8; ++bit) {
        value = value >> 1 ^ ((value & 1) != 0 ? 0xEDB88320u : 0);
      }
      words[0][i] = value;
    }
    for (uint32_t table = 1; table < 4; ++table) {
      for (uint32_t i = 0; i < 256; ++i) {
        uint32_t before = words[table - 1][i];
        words[table][i] = before >> 8 ^ words[0][before & 0xFF];
      }
    }
  }
};
constexpr CrcTables kCrc;

}  // namespace

Result<uint32_t> checksum_argument_calling(Vm& vm, Value value) {
  Value number = TRY(index_calling(vm, value));
  IntView view(vm, number);
  uint64_t limb = view.count == 0 ? 0 : view.limbs[0];
  return static_cast<uint32_t>(view.negative ? 0 - limb : limb);
}

uint32_t crc32(uint32_t start, const uint8_t* bytes, size_t count) {
  uint32_t crc = ~start;
  for (; count >= 4; bytes += 4, count -= 4) {
    crc ^= static_cast<uint32_t>(bytes[0]) | static_cast<uint32_t>(bytes[1]) << 8 |
           static_cast<uint32_t>(bytes[2]) << 16 | static_cast<uint32_t>(bytes[3]) << 24;
    crc = kCrc.words[3][crc & 0xFF] ^ kCrc.words[2][crc >> 8 & 0xFF] ^
          kCrc.words[1][crc >> 16 & 0xFF] ^ kCrc.words[0][crc >> 24];
  }
  for (; count != 0; ++bytes, --count) crc = crc >> 8 ^ kCrc.words[0][(crc ^ *bytes) & 0xFF];
  return ~crc;
}

uint32_t adler32(uint32_t start, const uint8_t* bytes, size_t count) {
  constexpr uint32_t kModulus = 65521;
  // The largest number of bytes after which both sums still fit 32 bits.
  constexpr size_t kRun = 5552;
  uint32_t a = (start & 0xFFFF) % kModulus, b = (start >> 16) % kModulus;
  while (count != 0) {
    size_t run = count < kRun ? count : kRun;
    count -= run;
    for (; run != 0; --run) {
      a += *bytes++;
      b += a;
    }
    a %= kModulus;
    b %= kModulus;
  }
  return b << 16 | a;
}

}  // namespace hognose
