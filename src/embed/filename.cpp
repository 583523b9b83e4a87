// File names as hosts give them: making text of any bytes.
//
// Receives a name; hands on text that the engine may show and make strings of.
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
