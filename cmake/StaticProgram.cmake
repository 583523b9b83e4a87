# Nearly all relocations are addresses in tables. Packed, they take 8 KB instead of 400. Whether the C library can read
# them when a static program starts is tried with a small program.
if(NOT CMAKE_CROSSCOMPILING)
  include(CheckCXXSourceRuns)
  set(CMAKE_REQUIRED_FLAGS -fPIE)
  set(CMAKE_REQUIRED_LINK_OPTIONS -static-pie LINKER:-z,pack-relative-relocs)
  check_cxx_source_runs("
    static int target;
    static int *const table[] = {&target, &target, &target, &target};
    int main(int count, char **words) { (void)words; return table[count] == &target ? 0 : 1; }
  " HOGNOSE_PACKS_RELOCATIONS)
  unset(CMAKE_REQUIRED_FLAGS)
  unset(CMAKE_REQUIRED_LINK_OPTIONS)
endif()

# Functions that run when a program starts are put together, so that a short run touches few pages. lld can do it.
include(CheckLinkerFlag)
check_linker_flag(CXX LINKER:--symbol-ordering-file=/dev/null HOGNOSE_ORDERS_FUNCTIONS)

# link_program(PROGRAM LIBRARY ORDER file ARCHIVES names...): links the program statically if possible, else with the
# library's own dependencies. The file lists the functions that are put together.
#
# A static program starts faster: the dynamic linker takes a third of the time of a short run. It is still position
# independent, so its addresses are random. Sanitizers need shared libraries. All archives must be there, those of the
# C and C++ libraries included.
function(link_program program library)
  cmake_parse_arguments(PARSE_ARGV 2 arg "" "ORDER" "ARCHIVES")
  set(archives)
  if(HOGNOSE_STATIC AND NOT HOGNOSE_DEV AND CMAKE_SYSTEM_NAME STREQUAL "Linux")
    foreach(name IN LISTS arg_ARCHIVES ITEMS c stdc++)
      if(name STREQUAL "stdc++")
        # In a folder of the compiler that only the compiler knows.
        execute_process(COMMAND ${CMAKE_CXX_COMPILER} -print-file-name=libstdc++.a OUTPUT_VARIABLE archive
          OUTPUT_STRIP_TRAILING_WHITESPACE)
        if(NOT IS_ABSOLUTE "${archive}")
          set(archive NOTFOUND)
        endif()
      else()
        find_library(HOGNOSE_ARCHIVE_${name} lib${name}.a)
        mark_as_advanced(HOGNOSE_ARCHIVE_${name})
        set(archive ${HOGNOSE_ARCHIVE_${name}})
      endif()
      if(NOT archive)
        message(STATUS "No lib${name}.a: ${program} is linked with shared libraries")
        set(archives)
        break()
      endif()
      if(name IN_LIST arg_ARCHIVES)
        list(APPEND archives ${archive})
      endif()
    endforeach()
  endif()
  if(NOT archives)
    target_link_libraries(${program} PRIVATE ${library})
    return()
  endif()
  add_dependencies(${program} ${library})
  target_include_directories(${program} PRIVATE $<TARGET_PROPERTY:${library},INTERFACE_INCLUDE_DIRECTORIES>)
  target_link_libraries(${program} PRIVATE $<TARGET_FILE:${library}> ${archives})
  target_link_options(${program} PRIVATE -static-pie LINKER:--gc-sections
                      $<$<BOOL:${HOGNOSE_PACKS_RELOCATIONS}>:LINKER:-z,pack-relative-relocs>)
  if(HOGNOSE_ORDERS_FUNCTIONS)
    target_link_options(${program} PRIVATE LINKER:--symbol-ordering-file=${arg_ORDER},--no-warn-symbol-ordering)
    set_target_properties(${program} PROPERTIES LINK_DEPENDS ${arg_ORDER})
  endif()
endfunction()
