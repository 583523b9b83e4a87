// Digests: MD5, SHA-1, SHA-2, SHA-3, SHAKE and BLAKE2.
//
// A DigestState is plain data without pointers, so it can be stored in guest memory between two
// steps. After loading one from there, call digest_repair() first. The callers charge for the
// bytes.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace hognose {

enum class DigestKind : uint8_t {
  Md5,
  Sha1,
  Sha224,
  Sha256,
  Sha384,
  Sha512,
  Sha3_224,
  Sha3_256,
  Sha3_384,
  Sha3_512,
  Shake128,
  Shake256,
  Blake2b,
  Blake2s,
  Count,
};

struct DigestRow {
  std::string_view name;
  uint8_t digest_size;  // 0: any length (SHAKE)
  uint8_t block_size;
};

// Null if there is no such digest.
const DigestRow* digest_row(DigestKind kind);
DigestKind find_digest(std::string_view name);  // Count if there is none

struct DigestState {
  DigestKind kind;
  uint8_t digest_size;
  uint8_t fill;       // bytes used in `block`
  uint8_t last_node;  // BLAKE2 tree hashing
  uint32_t spare;
  uint64_t total;  // bytes compressed so far
  union {
    uint32_t words[8];
    uint64_t long_words[25];
  };
  uint8_t block[168];
};

inline constexpr size_t kMaximumDigestSize = 64;

// BLAKE2's parameter block, in the order of RFC 7693 and the BLAKE2 paper.
struct Blake2Parameters {
  uint8_t digest_size = 0;
  uint8_t key_size = 0;
  uint8_t fanout = 1;
  uint8_t depth = 1;
  uint32_t leaf_size = 0;
  uint64_t node_offset = 0;
  uint8_t node_depth = 0;
  uint8_t inner_size = 0;
  uint8_t salt[16] = {};  // BLAKE2s uses 8 bytes
  uint8_t person[16] = {};
};

void digest_start(DigestState& state, DigestKind kind);
void digest_start_blake2(DigestState& state, DigestKind kind, const Blake2Parameters& parameters,
                         const uint8_t* key);
// Makes every field that serves as an index or a length valid, whatever the bytes of the state are.
void digest_repair(DigestState& state);
void digest_update(DigestState& state, const uint8_t* bytes, size_t count);
// Finishes the digest and writes `count` bytes. Only SHAKE allows more than the digest's size.
void digest_finish(DigestState& state, uint8_t* out, size_t count);
// The next bytes of a finished SHAKE. All bytes written before must be whole blocks.
void digest_squeeze(DigestState& state, uint8_t* out, size_t count);

}  // namespace hognose
