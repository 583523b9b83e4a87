# Profile-guided optimisation: cmake/engine.proftext holds how often the functions and branches of the engine run in the
# tests and the small benchmarks. clang lays out and inlines code by it. tools/generate/counts.py writes the file, with
# the build HOGNOSE_PGO=make. Where clang finds that a function has changed since, it compiles it without counts.
#
# profile_guided(TARGET...): compiles the objects of the targets by the counts.

set(HOGNOSE_PGO use CACHE STRING "Counts of executions: use (if the compiler is clang 19), make, or none")
set_property(CACHE HOGNOSE_PGO PROPERTY STRINGS use make none)

# Counts for static functions are found by the name of the file, wherever its folder is.
set(profile_names "SHELL:-mllvm -static-func-full-module-prefix=false")
set(profile_options)
if(HOGNOSE_PGO STREQUAL make)
  # Only how often, not with which values: these change with each run.
  set(profile_options -fprofile-generate ${profile_names} "SHELL:-mllvm -disable-vp=true")
  add_link_options(-fprofile-generate)
  add_compile_definitions(HOGNOSE_COUNTS=1)
elseif(HOGNOSE_PGO STREQUAL use AND CMAKE_BUILD_TYPE STREQUAL "Release" AND CMAKE_CXX_COMPILER_ID STREQUAL "Clang"
       AND CMAKE_CXX_COMPILER_VERSION VERSION_GREATER_EQUAL 19 AND CMAKE_CXX_COMPILER_VERSION VERSION_LESS 20)
  # The program of the compiler's own version, from the package llvm-19.
  execute_process(COMMAND ${CMAKE_CXX_COMPILER} -print-prog-name=llvm-profdata OUTPUT_VARIABLE profdata
    OUTPUT_STRIP_TRAILING_WHITESPACE)
  if(IS_ABSOLUTE "${profdata}")
    set(counts ${CMAKE_CURRENT_SOURCE_DIR}/cmake/engine.proftext)
    set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${counts})
    file(SHA256 ${counts} content)
    string(SUBSTRING ${content} 0 12 content)
    # The name changes with the content, so that the objects are compiled again.
    set(profile ${CMAKE_CURRENT_BINARY_DIR}/counts_${content}.profdata)
    if(NOT EXISTS ${profile})
      execute_process(COMMAND ${profdata} merge -o ${profile} ${counts} COMMAND_ERROR_IS_FATAL ANY)
    endif()
    # Loops that the counts saw only with few turns are optimised for many, too: texts may be long.
    set(profile_options -fprofile-use=${profile} ${profile_names} "SHELL:-mllvm -pgso=false"
      -Wno-profile-instr-out-of-date -Wno-profile-instr-unprofiled -Wno-backend-plugin)
  else()
    message(STATUS "No llvm-profdata of this compiler: the engine is compiled without counts, and is slower")
  endif()
endif()

function(profile_guided)
  foreach(target IN LISTS ARGN)
    target_compile_options(${target} PRIVATE ${profile_options})
  endforeach()
endfunction()
