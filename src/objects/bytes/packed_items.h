// Packed items: numbers as array, struct and memoryview keep them in bytes.
//
// One table of format characters; reading and writing of integers and floats of 1 to 8 bytes in
// either byte order. Knows nothing of containers: who calls has checked the bounds.
#pragma once

#include <cstdint>

#include "objects/core/vm.h"

namespace hognose {

enum class ItemKind : uint8_t { Signed, Unsigned, Float, Bool, Char, Wide };

struct ItemFormat {
  char code;
  ItemKind kind;
  uint8_t size;           // native
  uint8_t standard_size;  // of struct's =, < and >; 0: only native
  const char* c_name;     // for the errors of array
};

// Null: no such format. 'u' and 'w' are those of array.
const ItemFormat* find_item_format(char code);

enum class Endian : uint8_t { Little, Big };

uint64_t read_unsigned(const uint8_t* bytes, unsigned size, Endian endian);
int64_t read_signed(const uint8_t* bytes, unsigned size, Endian endian);
// The low bytes of the number.
void write_integer(uint8_t* bytes, unsigned size, Endian endian, uint64_t number);
double read_float(const uint8_t* bytes, unsigned size, Endian endian);
// False: too large for a float of that size; one of 4 bytes is infinite then, as a C cast has it.
bool write_float(uint8_t* bytes, unsigned size, Endian endian, double number);

// Any item but Wide as a value; Char is a bytes object of one byte.
Result<Value> read_item(Vm& vm, ItemKind kind, const uint8_t* bytes, unsigned size, Endian endian);

// An int of any size as 64 bits, if it fits the kind and size; false if not. `value` must be an
// int.
bool integer_bits(Vm& vm, Value value, ItemKind kind, unsigned size, uint64_t* bits);

}  // namespace hognose
