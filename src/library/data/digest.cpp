// The digests: one compression function each, and the shared block buffering and padding.
//
// The constants are those of RFC 1321, FIPS 180-4, FIPS 202 and RFC 7693. SHA-256's are the upper
// halves of SHA-512's, and BLAKE2 starts from the initial values of SHA-2.
#include "library/data/digest.h"

#include <algorithm>
#include <bit>
#include <cstring>

namespace hognose {

namespace {

constexpr DigestRow kRows[] = {
    {"md5", 16, 64},       {"sha1", 20, 64},     {"sha224", 28, 64},    {"sha256", 32, 64},
    {"sha384", 48, 128},   {"sha512", 64, 128},  {"sha3_224", 28, 144}, {"sha3_256", 32, 136},
    {"sha3_384", 48, 104}, {"sha3_512", 64, 72}, {"shake_128", 0, 168}, {"shake_256", 0, 136},
    {"blake2b", 64, 128},  {"blake2s", 32, 64},
};
static_assert(sizeof(kRows) / sizeof(kRows[0]) == static_cast<size_t>(DigestKind::Count));

constexpr uint64_t kSha512[80] = {
    0x428A2F98D728AE22ull, 0x7137449123EF65CDull, 0xB5C0FBCFEC4D3B2Full, 0xE9B5DBA58189DBBCull,
    0x3956C25BF348B538ull, 0x59F111F1B605D019ull, 0x923F82A4AF194F9Bull, 0xAB1C5ED5DA6D8118ull,
    0xD807AA98A3030242ull, 0x12835B0145706FBEull, 0x243185BE4EE4B28Cull, 0x550C7DC3D5FFB4E2ull,
    0x72BE5D74F27B896Full, 0x80DEB1FE3B1696B1ull, 0x9BDC06A725C71235ull, 0xC19BF174CF692694ull,
    0xE49B69C19EF14AD2ull, 0xEFBE4786384F25E3ull, 0x0FC19DC68B8CD5B5ull, 0x240CA1CC77AC9C65ull,
    0x2DE92C6F592B0275ull, 0x4A7484AA6EA6E483ull, 0x5CB0A9DCBD41FBD4ull, 0x76F988DA831153B5ull,
    0x983E5152EE66DFABull, 0xA831C66D2DB43210ull, 0xB00327C898FB213Full, 0xBF597FC7BEEF0EE4ull,
    0xC6E00BF33DA88FC2ull, 0xD5A79147930AA725ull, 0x06CA6351E003826Full, 0x142929670A0E6E70ull,
    0x27B70A8546D22FFCull, 0x2E1B21385C26C926ull, 0x4D2C6DFC5AC42AEDull, 0x53380D139D95B3DFull,
    0x650A73548BAF63DEull, 0x766A0ABB3C77B2A8ull, 0x81C2C92E47EDAEE6ull, 0x92722C851482353Bull,
    0xA2BFE8A14CF10364ull, 0xA81A664BBC423001ull, 0xC24B8B70D0F89791ull, 0xC76C51A30654BE30ull,
    0xD192E819D6EF5218ull, 0xD69906245565A910ull, 0xF40E35855771202Aull, 0x106AA07032BBD1B8ull,
    0x19A4C116B8D2D0C8ull, 0x1E376C085141AB53ull, 0x2748774CDF8EEB99ull, 0x34B0BCB5E19B48A8ull,
    0x391C0CB3C5C95A63ull, 0x4ED8AA4AE3418ACBull, 0x5B9CCA4F7763E373ull, 0x682E6FF3D6B2B8A3ull,
    0x748F82EE5DEFB2FCull, 0x78A5636F43172F60ull, 0x84C87814A1F0AB72ull, 0x8CC702081A6439ECull,
    0x90BEFFFA23631E28ull, 0xA4506CEBDE82BDE9ull, 0xBEF9A3F7B2C67915ull, 0xC67178F2E372532Bull,
    0xCA273ECEEA26619Cull, 0xD186B8C721C0C207ull, 0xEADA7DD6CDE0EB1Eull, 0xF57D4F7FEE6ED178ull,
    0x06F067AA72176FBAull, 0x0A637DC5A2C898A6ull, 0x113F9804BEF90DAEull, 0x1B710B35131C471Bull,
    0x28DB77F523047D84ull, 0x32CAAB7B40C72493ull, 0x3C9EBE0A15C9BEBCull, 0x431D67C49C100D4Cull,
    0x4CC5D4BECB3E42B6ull, 0x597F299CFC657E2Aull, 0x5FCB6FAB3AD6FAECull, 0x6C44198C4A475817ull,
};

constexpr uint32_t kMd5[64] = {
    0xD76AA478, 0xE8C7B756, 0x242070DB, 0xC1BDCEEE, 0xF57C0FAF, 0x4787C62A, 0xA8304613, 0xFD469501,
    0x698098D8, 0x8B44F7AF, 0xFFFF5BB1, 0x895CD7BE, 0x6B901122, 0xFD987193, 0xA679438E, 0x49B40821,
    0xF61E2562, 0xC040B340, 0x265E5A51, 0xE9B6C7AA, 0xD62F105D, 0x02441453, 0xD8A1E681, 0xE7D3FBC8,
    0x21E1CDE6, 0xC33707D6, 0xF4D50D87, 0x455A14ED, 0xA9E3E905, 0xFCEFA3F8, 0x676F02D9, 0x8D2A4C8A,
    0xFFFA3942, 0x8771F681, 0x6D9D6122, 0xFDE5380C, 0xA4BEEA44, 0x4BDECFA9, 0xF6BB4B60, 0xBEBFBC70,
    0x289B7EC6, 0xEAA127FA, 0xD4EF3085, 0x04881D05, 0xD9D4D039, 0xE6DB99E5, 0x1FA27CF8, 0xC4AC5665,
    0xF4292244, 0x432AFF97, 0xAB9423A7, 0xFC93A039, 0x655B59C3, 0x8F0CCC92, 0xFFEFF47D, 0x85845DD1,
    0x6FA87E4F, 0xFE2CE6E0, 0xA3014314, 0x4E0811A1, 0xF7537E82, 0xBD3AF235, 0x2AD7D2BB, 0xEB86D391,
};

constexpr uint64_t kStart512[8] = {
    0x6A09E667F3BCC908ull, 0xBB67AE8584CAA73Bull, 0x3C6EF372FE94F82Bull, 0xA54FF53A5F1D36F1ull,
    0x510E527FADE682D1ull, 0x9B05688C2B3E6C1Full, 0x1F83D9ABFB41BD6Bull, 0x5BE0CD19137E2179ull,
};

constexpr uint64_t kStart384[8] = {
    0xCBBB9D5DC1059ED8ull, 0x629A292A367CD507ull, 0x9159015A3070DD17ull, 0x152FECD8F70E5939ull,
    0x67332667FFC00B31ull, 0x8EB44A8768581511ull, 0xDB0C2E0D64F98FA7ull, 0x47B5481DBEFA4FA4ull,
};

constexpr uint32_t kStart256[8] = {
    0x6A09E667, 0xBB67AE85, 0x3C6EF372, 0xA54FF53A, 0x510E527F, 0x9B05688C, 0x1F83D9AB, 0x5BE0CD19,
};

constexpr uint32_t kStart224[8] = {
    0xC1059ED8, 0x367CD507, 0x3070DD17, 0xF70E5939, 0xFFC00B31, 0x68581511, 0x64F98FA7, 0xBEFA4FA4,
};

constexpr uint64_t kKeccak[24] = {
    0x0000000000000001ull, 0x0000000000008082ull, 0x800000000000808Aull, 0x8000000080008000ull,
    0x000000000000808Bull, 0x0000000080000001ull, 0x8000000080008081ull, 0x8000000000008009ull,
    0x000000000000008Aull, 0x0000000000000088ull, 0x0000000080008009ull, 0x000000008000000Aull,
    0x000000008000808Bull, 0x800000000000008Bull, 0x8000000000008089ull, 0x8000000000008003ull,
    0x8000000000008002ull, 0x8000000000000080ull, 0x000000000000800Aull, 0x800000008000000Aull,
    0x8000000080008081ull, 0x8000000000008080ull, 0x0000000080000001ull, 0x8000000080008008ull,
};

uint32_t load32(const uint8_t* bytes) {
  uint32_t word;
  std::memcpy(&word, bytes, 4);
  return word;
}
uint64_t load64(const uint8_t* bytes) {
  uint64_t word;
  std::memcpy(&word, bytes, 8);
  return word;
}
uint32_t load32_big(const uint8_t* bytes) { return __builtin_bswap32(load32(bytes)); }
uint64_t load64_big(const uint8_t* bytes) { return __builtin_bswap64(load64(bytes)); }

void compress_md5(uint32_t* state, const uint8_t* block) {
  constexpr uint8_t kShifts[4][4] = {
      {7, 12, 17, 22}, {5, 9, 14, 20}, {4, 11, 16, 23}, {6, 10, 15, 21}};
  uint32_t a = state[0], b = state[1], c = state[2], d = state[3];
  auto rounds = [&](unsigned from, unsigned factor, unsigned offset, auto mix) {
    for (unsigned i = from; i < from + 16; ++i) {
      uint32_t word = load32(block + 4 * ((factor * i + offset) % 16));
      uint32_t sum = a + mix() + kMd5[i] + word;
      a = d;
      d = c;
      c = b;
      b += std::rotl(sum, kShifts[from / 16][i % 4]);
    }
  };
  rounds(0, 1, 0, [&] { return (b & c) | (~b & d); });
  rounds(16, 5, 1, [&] { return (d & b) | (~d & c); });
  rounds(32, 3, 5, [&] { return b ^ c ^ d; });
  rounds(48, 7, 0, [&] { return c ^ (b | ~d); });
  state[0] += a;
  state[1] += b;
  state[2] += c;
  state[3] += d;
}

void compress_sha1(uint32_t* state, const uint8_t* block) {
  uint32_t schedule[80];
  for (unsigned i = 0; i < 16; ++i) schedule[i] = load32_big(block + 4 * i);
  for (unsigned i = 16; i < 80; ++i) {
    schedule[i] =
        std::rotl(schedule[i - 3] ^ schedule[i - 8] ^ schedule[i - 14] ^ schedule[i - 16], 1);
  }
  uint32_t a = state[0], b = state[1], c = state[2], d = state[3], e = state[4];
  auto rounds = [&](unsigned from, uint32_t constant, auto mix) {
    for (unsigned i = from; i < from + 20; ++i) {
      uint32_t sum = std::rotl(a, 5) + mix() + constant + e + schedule[i];
      e = d;
      d = c;
      c = std::rotl(b, 30);
      b = a;
      a = sum;
    }
  };
  rounds(0, 0x5A827999, [&] { return (b & c) | (~b & d); });
  rounds(20, 0x6ED9EBA1, [&] { return b ^ c ^ d; });
  rounds(40, 0x8F1BBCDC, [&] { return (b & c) | (b & d) | (c & d); });
  rounds(60, 0xCA62C1D6, [&] { return b ^ c ^ d; });
  state[0] += a;
  state[1] += b;
  state[2] += c;
  state[3] += d;
  state[4] += e;
}

// SHA-256 and SHA-512 differ in the width of the words, the number of rounds and the rotations.
struct Sha256 {
  using Word = uint32_t;
  static constexpr unsigned kRounds = 64;
  static Word load(const uint8_t* bytes) { return load32_big(bytes); }
  static Word constant(unsigned i) { return static_cast<Word>(kSha512[i] >> 32); }
  static Word big0(Word x) { return std::rotr(x, 2) ^ std::rotr(x, 13) ^ std::rotr(x, 22); }
  static Word big1(Word x) { return std::rotr(x, 6) ^ std::rotr(x, 11) ^ std::rotr(x, 25); }
  static Word small0(Word x) { return std::rotr(x, 7) ^ std::rotr(x, 18) ^ x >> 3; }
  static Word small1(Word x) { return std::rotr(x, 17) ^ std::rotr(x, 19) ^ x >> 10; }
};

struct Sha512 {
  using Word = uint64_t;
  static constexpr unsigned kRounds = 80;
  static Word load(const uint8_t* bytes) { return load64_big(bytes); }
  static Word constant(unsigned i) { return kSha512[i]; }
  static Word big0(Word x) { return std::rotr(x, 28) ^ std::rotr(x, 34) ^ std::rotr(x, 39); }
  static Word big1(Word x) { return std::rotr(x, 14) ^ std::rotr(x, 18) ^ std::rotr(x, 41); }
  static Word small0(Word x) { return std::rotr(x, 1) ^ std::rotr(x, 8) ^ x >> 7; }
  static Word small1(Word x) { return std::rotr(x, 19) ^ std::rotr(x, 61) ^ x >> 6; }
};

template <class Sha>
void compress_sha2(typename Sha::Word* state, const uint8_t* block) {
  using Word = typename Sha::Word;
  Word schedule[Sha::kRounds];
  for (unsigned i = 0; i < 16; ++i) schedule[i] = Sha::load(block + sizeof(Word) * i);
  for (unsigned i = 16; i < Sha::kRounds; ++i) {
    schedule[i] = Sha::small1(schedule[i - 2]) + schedule[i - 7] + Sha::small0(schedule[i - 15]) +
                  schedule[i - 16];
  }
  Word a = state[0], b = state[1], c = state[2], d = state[3];
  Word e = state[4], f = state[5], g = state[6], h = state[7];
  // Eight rounds per iteration: the words change their roles, so none has to be moved.
  auto round = [&schedule](Word a, Word b, Word c, Word& d, Word e, Word f, Word g, Word& h,
                           unsigned i) {
    Word sum = h + Sha::big1(e) + ((e & f) ^ (~e & g)) + Sha::constant(i) + schedule[i];
    d += sum;
    h = sum + Sha::big0(a) + ((a & b) ^ (a & c) ^ (b & c));
  };
  for (unsigned i = 0; i < Sha::kRounds; i += 8) {
    round(a, b, c, d, e, f, g, h, i);
    round(h, a, b, c, d, e, f, g, i + 1);
    round(g, h, a, b, c, d, e, f, i + 2);
    round(f, g, h, a, b, c, d, e, i + 3);
    round(e, f, g, h, a, b, c, d, i + 4);
    round(d, e, f, g, h, a, b, c, i + 5);
    round(c, d, e, f, g, h, a, b, i + 6);
    round(b, c, d, e, f, g, h, a, i + 7);
  }
  const Word sums[8] = {a, b, c, d, e, f, g, h};
  for (unsigned i = 0; i < 8; ++i) state[i] += sums[i];
}

// The permutation of SHA-3; lane [x, y] is at x + 5 * y.
void permute_keccak(uint64_t* lanes) {
  constexpr uint8_t kRotations[25] = {0,  1,  62, 28, 27, 36, 44, 6,  55, 20, 3,  10, 43,
                                      25, 39, 41, 45, 15, 21, 8,  18, 2,  61, 56, 14};
  for (uint64_t constant : kKeccak) {
    uint64_t columns[5], moved[25];
    for (unsigned x = 0; x < 5; ++x) {
      columns[x] = lanes[x] ^ lanes[x + 5] ^ lanes[x + 10] ^ lanes[x + 15] ^ lanes[x + 20];
    }
    for (unsigned x = 0; x < 5; ++x) {
      uint64_t mixed = columns[(x + 4) % 5] ^ std::rotl(columns[(x + 1) % 5], 1);
      for (unsigned y = 0; y < 25; y += 5) lanes[x + y] ^= mixed;
    }
    for (unsigned x = 0; x < 5; ++x) {
      for (unsigned y = 0; y < 5; ++y) {
        moved[y + 5 * ((2 * x + 3 * y) % 5)] = std::rotl(lanes[x + 5 * y], kRotations[x + 5 * y]);
      }
    }
    for (unsigned y = 0; y < 25; y += 5) {
      for (unsigned x = 0; x < 5; ++x) {
        lanes[x + y] = moved[x + y] ^ (~moved[(x + 1) % 5 + y] & moved[(x + 2) % 5 + y]);
      }
    }
    lanes[0] ^= constant;
  }
}

constexpr uint8_t kSigma[10][16] = {
    {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15},
    {14, 10, 4, 8, 9, 15, 13, 6, 1, 12, 0, 2, 11, 7, 5, 3},
    {11, 8, 12, 0, 5, 2, 15, 13, 10, 14, 3, 6, 7, 1, 9, 4},
    {7, 9, 3, 1, 13, 12, 11, 14, 2, 6, 5, 10, 4, 0, 15, 8},
    {9, 0, 5, 7, 2, 4, 10, 15, 14, 1, 11, 12, 6, 8, 3, 13},
    {2, 12, 6, 10, 0, 11, 8, 3, 4, 13, 7, 5, 15, 14, 1, 9},
    {12, 5, 1, 15, 14, 13, 4, 10, 0, 7, 6, 3, 9, 2, 8, 11},
    {13, 11, 7, 14, 12, 1, 3, 9, 5, 0, 15, 4, 8, 6, 2, 10},
    {6, 15, 14, 9, 11, 3, 0, 8, 12, 2, 13, 7, 1, 4, 10, 5},
    {10, 2, 8, 4, 7, 6, 1, 5, 15, 11, 9, 14, 3, 12, 13, 0},
};

struct Blake2b {
  using Word = uint64_t;
  static constexpr unsigned kRounds = 12;
  static constexpr int kTurns[4] = {32, 24, 16, 63};
  static Word load(const uint8_t* bytes) { return load64(bytes); }
  static Word start(unsigned i) { return kStart512[i]; }
};

struct Blake2s {
  using Word = uint32_t;
  static constexpr unsigned kRounds = 10;
  static constexpr int kTurns[4] = {16, 12, 8, 7};
  static Word load(const uint8_t* bytes) { return load32(bytes); }
  static Word start(unsigned i) { return kStart256[i]; }
};

template <class Blake>
void compress_blake2(typename Blake::Word* state, const uint8_t* block, uint64_t total,
                     bool is_last, bool is_last_node) {
  using Word = typename Blake::Word;
  Word message[16], v[16];
  for (unsigned i = 0; i < 16; ++i) message[i] = Blake::load(block + sizeof(Word) * i);
  for (unsigned i = 0; i < 8; ++i) {
    v[i] = state[i];
    v[i + 8] = Blake::start(i);
  }
  v[12] ^= static_cast<Word>(total);
  if constexpr (sizeof(Word) == 4) v[13] ^= static_cast<Word>(total >> 32);
  if (is_last) v[14] = ~v[14];
  if (is_last && is_last_node) v[15] = ~v[15];
  auto mix = [&v](unsigned a, unsigned b, unsigned c, unsigned d, Word x, Word y) {
    v[a] += v[b] + x;
    v[d] = std::rotr(v[d] ^ v[a], Blake::kTurns[0]);
    v[c] += v[d];
    v[b] = std::rotr(v[b] ^ v[c], Blake::kTurns[1]);
    v[a] += v[b] + y;
    v[d] = std::rotr(v[d] ^ v[a], Blake::kTurns[2]);
    v[c] += v[d];
    v[b] = std::rotr(v[b] ^ v[c], Blake::kTurns[3]);
  };
  for (unsigned round = 0; round < Blake::kRounds; ++round) {
    const uint8_t* order = kSigma[round % 10];
    for (unsigned i = 0; i < 4; ++i) {
      mix(i, i + 4, i + 8, i + 12, message[order[2 * i]], message[order[2 * i + 1]]);
    }
    for (unsigned i = 0; i < 4; ++i) {
      mix(i, (i + 1) % 4 + 4, (i + 2) % 4 + 8, (i + 3) % 4 + 12, message[order[8 + 2 * i]],
          message[order[9 + 2 * i]]);
    }
  }
  for (unsigned i = 0; i < 8; ++i) state[i] ^= v[i] ^ v[i + 8];
}

enum class Family : uint8_t { MerkleDamgard, Keccak, Blake2 };

Family family_of(DigestKind kind) {
  if (kind >= DigestKind::Blake2b) return Family::Blake2;
  return kind >= DigestKind::Sha3_224 ? Family::Keccak : Family::MerkleDamgard;
}

void compress(DigestState& state, const uint8_t* block, bool is_last) {
  unsigned size = digest_row(state.kind)->block_size;
  switch (state.kind) {
    case DigestKind::Md5: compress_md5(state.words, block); return;
    case DigestKind::Sha1: compress_sha1(state.words, block); return;
    case DigestKind::Sha224:
    case DigestKind::Sha256: compress_sha2<Sha256>(state.words, block); return;
    case DigestKind::Sha384:
    case DigestKind::Sha512: compress_sha2<Sha512>(state.long_words, block); return;
    case DigestKind::Blake2b:
      compress_blake2<Blake2b>(state.long_words, block, state.total, is_last, state.last_node != 0);
      return;
    case DigestKind::Blake2s:
      compress_blake2<Blake2s>(state.words, block, state.total, is_last, state.last_node != 0);
      return;
    default:
      for (unsigned i = 0; i < size / 8; ++i) state.long_words[i] ^= load64(block + 8 * i);
      permute_keccak(state.long_words);
      return;
  }
}

void finish_merkle_damgard(DigestState& state) {
  unsigned size = digest_row(state.kind)->block_size;
  unsigned length_size = size / 8;
  uint64_t bits = (state.total + state.fill) * 8;
  state.block[state.fill++] = 0x80;
  if (state.fill > size - length_size) {
    std::fill(state.block + state.fill, state.block + size, uint8_t{0});
    compress(state, state.block, false);
    state.fill = 0;
  }
  std::fill(state.block + state.fill, state.block + size, uint8_t{0});
  uint64_t stored = state.kind == DigestKind::Md5 ? bits : __builtin_bswap64(bits);
  std::memcpy(state.block + size - 8, &stored, 8);
  compress(state, state.block, true);
}

// The words of the state as bytes: least significant first for MD5 and BLAKE2, most significant
// first for the others.
void write_words(const DigestState& state, uint8_t* out, size_t count) {
  bool little = state.kind == DigestKind::Md5 || state.kind >= DigestKind::Blake2b;
  bool wide = state.kind == DigestKind::Sha384 || state.kind == DigestKind::Sha512 ||
              state.kind == DigestKind::Blake2b;
  for (size_t i = 0; i < count; ++i) {
    size_t width = wide ? 8 : 4;
    uint64_t word = wide ? state.long_words[i / 8] : state.words[i / 4];
    size_t byte = i % width;
    out[i] = static_cast<uint8_t>(word >> 8 * (little ? byte : width - 1 - byte));
  }
}

}  // namespace

const DigestRow* digest_row(DigestKind kind) {
  return kind < DigestKind::Count ? &kRows[static_cast<size_t>(kind)] : nullptr;
}

DigestKind find_digest(std::string_view name) {
  size_t i = 0;
  while (i < static_cast<size_t>(DigestKind::Count) && kRows[i].name != name) ++i;
  return static_cast<DigestKind>(i);
}

void digest_start(DigestState& state, DigestKind kind) {
  if (family_of(kind) == Family::Blake2) {
    Blake2Parameters parameters;
    parameters.digest_size = digest_row(kind)->digest_size;
    digest_start_blake2(state, kind, parameters, nullptr);
    return;
  }
  state = {};
  state.kind = kind;
  state.digest_size = digest_row(kind)->digest_size;
  switch (kind) {
    case DigestKind::Md5:
    case DigestKind::Sha1: {
      constexpr uint32_t kStart[] = {0x67452301, 0xEFCDAB89, 0x98BADCFE, 0x10325476, 0xC3D2E1F0};
      std::copy_n(kStart, 5, state.words);
      break;
    }
    case DigestKind::Sha224: std::copy_n(kStart224, 8, state.words); break;
    case DigestKind::Sha256: std::copy_n(kStart256, 8, state.words); break;
    case DigestKind::Sha384: std::copy_n(kStart384, 8, state.long_words); break;
    case DigestKind::Sha512: std::copy_n(kStart512, 8, state.long_words); break;
    default: break;
  }
}

void digest_start_blake2(DigestState& state, DigestKind kind, const Blake2Parameters& parameters,
                         const uint8_t* key) {
  state = {};
  state.kind = kind;
  state.digest_size = parameters.digest_size;
  bool wide = kind == DigestKind::Blake2b;
  uint8_t bytes[64] = {};
  bytes[0] = parameters.digest_size;
  bytes[1] = parameters.key_size;
  bytes[2] = parameters.fanout;
  bytes[3] = parameters.depth;
  std::memcpy(bytes + 4, &parameters.leaf_size, 4);
  std::memcpy(bytes + 8, &parameters.node_offset, wide ? 8 : 6);
  uint8_t* rest = bytes + (wide ? 16 : 14);
  rest[0] = parameters.node_depth;
  rest[1] = parameters.inner_size;
  unsigned salt_size = wide ? 16 : 8;
  uint8_t* salt = bytes + (wide ? 32 : 16);
  std::memcpy(salt, parameters.salt, salt_size);
  std::memcpy(salt + salt_size, parameters.person, salt_size);
  for (unsigned i = 0; i < 8; ++i) {
    if (wide) {
      state.long_words[i] = kStart512[i] ^ load64(bytes + 8 * i);
    } else {
      state.words[i] = kStart256[i] ^ load32(bytes + 4 * i);
    }
  }
  if (parameters.key_size != 0) {
    std::memcpy(state.block, key, parameters.key_size);
    state.fill = digest_row(kind)->block_size;
  }
}

void digest_repair(DigestState& state) {
  if (state.kind >= DigestKind::Count) state.kind = DigestKind::Md5;
  const DigestRow* row = digest_row(state.kind);
  // Only BLAKE2 keeps a full block: it must know whether the block is the last one.
  uint8_t most = family_of(state.kind) == Family::Blake2
                     ? row->block_size
                     : static_cast<uint8_t>(row->block_size - 1);
  state.fill = std::min(state.fill, most);
  state.digest_size = std::min(state.digest_size, row->digest_size);
}

void digest_update(DigestState& state, const uint8_t* bytes, size_t count) {
  size_t size = digest_row(state.kind)->block_size;
  bool is_lazy = family_of(state.kind) == Family::Blake2;
  while (count != 0) {
    if (is_lazy && state.fill == size) {
      state.total += size;
      compress(state, state.block, false);
      state.fill = 0;
    }
    if (state.fill == 0 && (is_lazy ? count > size : count >= size)) {
      state.total += size;
      compress(state, bytes, false);
      bytes += size;
      count -= size;
      continue;
    }
    size_t part = std::min(count, size - state.fill);
    std::memcpy(state.block + state.fill, bytes, part);
    state.fill = static_cast<uint8_t>(state.fill + part);
    bytes += part;
    count -= part;
    if (!is_lazy && state.fill == size) {
      state.total += size;
      compress(state, state.block, false);
      state.fill = 0;
    }
  }
}

void digest_finish(DigestState& state, uint8_t* out, size_t count) {
  size_t size = digest_row(state.kind)->block_size;
  switch (family_of(state.kind)) {
    case Family::MerkleDamgard:
      finish_merkle_damgard(state);
      write_words(state, out, count);
      return;
    case Family::Blake2:
      state.total += state.fill;
      std::fill(state.block + state.fill, state.block + size, uint8_t{0});
      compress(state, state.block, true);
      write_words(state, out, count);
      return;
    case Family::Keccak: break;
  }
  bool is_shake = digest_row(state.kind)->digest_size == 0;
  std::fill(state.block + state.fill, state.block + size, uint8_t{0});
  state.block[state.fill] ^= is_shake ? 0x1F : 0x06;
  state.block[size - 1] ^= 0x80;
  compress(state, state.block, true);
  std::memcpy(out, state.long_words, std::min(count, size));
  if (count > size) digest_squeeze(state, out + size, count - size);
}

void digest_squeeze(DigestState& state, uint8_t* out, size_t count) {
  size_t size = digest_row(state.kind)->block_size;
  while (count != 0) {
    permute_keccak(state.long_words);
    size_t part = std::min(count, size);
    std::memcpy(out, state.long_words, part);
    out += part;
    count -= part;
  }
}

}  // namespace hognose
