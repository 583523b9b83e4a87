// SHA-512 (FIPS 180-4) of a text that lies in pieces; used to make seeds of strings.
//
// Receives bytes, hands on 64 bytes. For the module hashlib there is a library; the engine itself
// must not depend on it.
#pragma once

#include <cstddef>
#include <cstdint>

namespace hognose {

void sha512(const uint8_t* data, size_t size, uint8_t (&digest)[64]);

}  // namespace hognose
