// Packed items: numbers as array, struct and memoryview store them in bytes.
//
// One table of format characters, and reading and writing of integers and floats of 1 to 8 bytes in
// either byte order. The caller checks the bounds.
#pragma once

#include <cstdint>

#include "objects/core/vm.h"

namespace hognose {

enum class ItemKind : uint8_t { Signed, Unsigned, Float, Bool, Char, Wide };

struct ItemFormat {
  char code;
  ItemKind kind;
  uint8_t size;           // native
  uint8_t standard_size;  // for struct's =, < and >; 0: native only
  const char* c_name;     // for the errors of array
};

// Null if there is no such format. 'u' and 'w' are array's.
const ItemFormat* find_item_format(char code);

enum class Endian : uint8_t { Little, Big };

uint64_t read_unsigned(const uint8_t* bytes, unsigned size, Endian endian);
int64_t read_signed(const uint8_t* bytes, unsigned size, Endian endian);
// Writes the low bytes of the number.
void write_integer(uint8_t* bytes, unsigned size, Endian endian, uint64_t number);
double read_float(const uint8_t* bytes, unsigned size, Endian endian);
// False if the number is too large for a float of that size. A 4-byte float is then infinite, as
// after a C cast.
bool write_float(uint8_t* bytes, unsigned size, Endian endian, double number);

// Any item except Wide as a value. A Char becomes a bytes object of one byte.
Result<Value> read_item(Vm& vm, ItemKind kind, const uint8_t* bytes, unsigned size, Endian endian);

// The bits of an int, if it fits the kind and size; false if not. `value` must be an int.
bool integer_bits(Vm& vm, Value value, ItemKind kind, unsigned size, uint64_t* bits);

}  // namespace hognose
