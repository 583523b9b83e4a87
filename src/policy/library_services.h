// LibraryService: what the object layer takes from modules of the library.
//
// The rows SERVICE of the library's tables say where each is. So the objects name no module.
#pragma once

#include <cstdint>

namespace hognose {

enum class LibraryService : uint8_t {
#define SERVICE(name, module, attribute, what) name,
#include "library_services.def"
#undef SERVICE
};

struct LibraryServiceRow {
  const char* module;
  const char* attribute;
};

inline constexpr LibraryServiceRow kLibraryServices[] = {
#define SERVICE(name, module, attribute, what) {module, attribute},
#include "library_services.def"
#undef SERVICE
};

constexpr const LibraryServiceRow& row_of(LibraryService service) {
  return kLibraryServices[static_cast<uint8_t>(service)];
}

}  // namespace hognose
