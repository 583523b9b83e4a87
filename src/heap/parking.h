// Parking: the memory of an engine that rests between two parts of its work, in compact form.
//
// An engine in place holds whole pages of many reservations. A parked one holds copies of the lines
// that are not zero. Its reservations are closed: their addresses stay, without memory and without
// access, in one mapping each that the system can join with its neighbours. Every address is valid
// again once the engine continues.
//
// Each class with such memory has three functions: keep_in() names the memory, close() gives it to
// the system, and open() makes it accessible and zero. Closing cannot fail in a way that matters:
// what stays open keeps its content, which restore() then writes once more.
#pragma once

#include <cstddef>
#include <cstdint>

namespace hognose {

class Parking {
 public:
  Parking() = default;
  ~Parking() { forget(); }
  Parking(const Parking&) = delete;
  Parking& operator=(const Parking&) = delete;

  // Copies the lines of [start, start + bytes) that are not zero.
  void keep(const void* start, size_t bytes);
  // Returns false if the system had no memory for the copies, which are then forgotten.
  bool finish();
  // Writes the copies back and forgets them. All memory must be open.
  void restore();

  bool is_taken() const { return bytes_ != nullptr; }
  size_t size() const { return used_; }

 private:
  // A run of lines, which follow it.
  struct Run {
    uint8_t* start;
    size_t bytes;
  };

  void put(const void* start, size_t bytes);
  void forget();

  uint8_t* bytes_ = nullptr;
  size_t used_ = 0;
  size_t capacity_ = 0;
  bool has_failed_ = false;
};

// Replaces a reservation by one without memory and without access.
void close_reservation(void* start, size_t bytes);
// Gives the pages that lie in [start, start + bytes) to the system, and clears the rest of it.
void discard_memory(void* start, size_t bytes);

}  // namespace hognose
