# add_baked_boot(RESULT OBJECTS...): sets RESULT to a C++ file that defines baked_boot() (src/embed/baked_boot.h).
#
# A program of the engine's objects makes the boot image, which is then compiled into the library. Builds that cannot
# run what they compile go without. So do sanitizer builds, in which every process makes its image under their eyes.
function(add_baked_boot result)
  set(none ${CMAKE_CURRENT_BINARY_DIR}/no_baked_boot.cpp)
  file(CONFIGURE OUTPUT ${none} CONTENT
    "#include \"embed/baked_boot.h\"\n\nconst hognose::BakedBoot* hognose::baked_boot() { return nullptr; }\n")
  if(CMAKE_CROSSCOMPILING OR HOGNOSE_DEV)
    set(${result} ${none} PARENT_SCOPE)
    return()
  endif()
  set(baked ${CMAKE_CURRENT_BINARY_DIR}/baked_boot.cpp)
  add_executable(boot_image tools/generate/boot_image.cpp ${none} ${ARGN})
  target_include_directories(boot_image PRIVATE src include ${library_tables_dir})
  target_link_libraries(boot_image PRIVATE hognose_warnings GMP::GMP ZLIB::ZLIB Boost::context)
  add_custom_command(OUTPUT ${baked} COMMAND boot_image ${baked} DEPENDS boot_image VERBATIM)
  set(${result} ${baked} PARENT_SCOPE)
endfunction()
