// Base64 (RFC 4648, section 4) in both directions, for the modules base64 and binascii.
//
// Both functions charge for their work and poll the limits. They do not call code of the guest.
#pragma once

#include "library/data/digit_table.h"
#include "objects/bytes/view.h"

namespace hognose {

inline constexpr char kBase64Digits[] =
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
inline constexpr DigitTable kBase64Values(kBase64Digits, PaddingCharacter::EqualsSign);

enum class LineEnd : uint8_t { None, Newline };
// The bytes as text in 64 digits, padded with "=".
Result<Bytes*> encode_base64(Vm& vm, BytesView bytes, const char* digits, LineEnd line_end);

// Lenient decoders skip characters without a value and stop at the padding of the last group.
enum class Strictness : uint8_t { Lenient, Strict };
// Raises binascii.Error.
Result<Value> decode_base64(Vm& vm, BytesView text, const DigitTable& table, Strictness strictness);

}  // namespace hognose
