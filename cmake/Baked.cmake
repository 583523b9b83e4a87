# add_baked(RESULT OBJECTS...): sets RESULT to C++ files that define baked_boot() (src/embed/baked_boot.h) and
# baked_code() (src/library/core/baked_code.h).
#
# A program of the engine's objects makes the boot image, compiles the built-in modules and makes their images, which
# become parts of the library. A build for another machine runs it under CMAKE_CROSSCOMPILING_EMULATOR, or goes without.
function(add_baked result)
  set(none ${CMAKE_CURRENT_BINARY_DIR}/nothing_baked.cpp)
  file(CONFIGURE OUTPUT ${none} CONTENT [[
#include "embed/baked_boot.h"
#include "library/core/baked_code.h"

namespace hognose {
const BakedBoot* baked_boot() { return nullptr; }
std::span<const uint8_t> baked_code() { return {}; }
std::span<const uint8_t> baked_images() { return {}; }
}  // namespace hognose
]])
  if(CMAKE_CROSSCOMPILING AND NOT CMAKE_CROSSCOMPILING_EMULATOR)
    set(${result} ${none} PARENT_SCOPE)
    return()
  endif()
  set(image ${CMAKE_CURRENT_BINARY_DIR}/baked_boot.cpp)
  set(code ${CMAKE_CURRENT_BINARY_DIR}/baked_code.bin)
  set(images ${CMAKE_CURRENT_BINARY_DIR}/baked_images.bin)
  add_executable(bake tools/generate/bake.cpp ${none} ${ARGN})
  target_include_directories(bake PRIVATE src include ${library_tables_dir})
  target_link_libraries(bake PRIVATE hognose_warnings GMP::GMP ZLIB::ZLIB Boost::context)
  add_custom_command(OUTPUT ${image} ${code} ${images} COMMAND bake ${image} ${code} ${images} DEPENDS bake VERBATIM)
  set(embedding ${CMAKE_CURRENT_BINARY_DIR}/baked_code.cpp)
  file(CONFIGURE OUTPUT ${embedding} CONTENT [[
#include "library/core/baked_code.h"

asm(".pushsection .rodata.hognose_baked_code, \"a\"\n"
    ".balign 16\n"
    "hognose_baked_code:\n"
    ".incbin \"${code}\"\n"
    "hognose_baked_code_end:\n"
    ".balign 16\n"
    "hognose_baked_images:\n"
    ".incbin \"${images}\"\n"
    "hognose_baked_images_end:\n"
    ".popsection\n");

extern "C" {
extern const uint8_t hognose_baked_code[] __attribute__((visibility("hidden")));
extern const uint8_t hognose_baked_code_end[] __attribute__((visibility("hidden")));
extern const uint8_t hognose_baked_images[] __attribute__((visibility("hidden")));
extern const uint8_t hognose_baked_images_end[] __attribute__((visibility("hidden")));
}

namespace hognose {
std::span<const uint8_t> baked_code() { return {hognose_baked_code, hognose_baked_code_end}; }
std::span<const uint8_t> baked_images() { return {hognose_baked_images, hognose_baked_images_end}; }
}  // namespace hognose
]])
  set_source_files_properties(${embedding} PROPERTIES OBJECT_DEPENDS "${code};${images}")
  set(${result} ${image} ${embedding} PARENT_SCOPE)
endfunction()
