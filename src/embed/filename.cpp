// File names from hosts: turns any bytes into text.
//
// See filename.h.
#include "embed/filename.h"

#include "base/utf8.h"

namespace hognose {

std::string shown_filename(std::string_view filename) {
  std::string shown(filename);
  if (scan_utf8(filename).ok()) return shown;
  for (char& byte : shown) {
    if ((static_cast<unsigned char>(byte) & 0x80) != 0) byte = '?';
  }
  return shown;
}

}  // namespace hognose
