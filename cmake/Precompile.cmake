# precompile(TARGET HEADER...): compiles the headers once for all files of the target, unless the build has macros
# of single files. The presets dev and tsan do not use it: they show that each file includes what it needs.
# precompile(TARGET REUSE_FROM OTHER): uses those of another target, which is compiled alike.
function(precompile target)
  if(NOT HOGNOSE_PRECOMPILE OR HOGNOSE_MUTATION OR NOT ARGN)
    return()
  endif()
  if(ARGV1 STREQUAL "REUSE_FROM")
    target_precompile_headers(${target} ${ARGN})
  else()
    target_precompile_headers(${target} PRIVATE ${ARGN})
  endif()
  # For ccache, which compares the contents of precompiled headers.
  target_compile_options(${target} PRIVATE $<$<CXX_COMPILER_ID:Clang>:SHELL:-Xclang -fno-pch-timestamp>)
endfunction()

# precompile_once(GROUP TARGET HEADER...): the first target of a group compiles the headers, and the others use them.
# Not with gcc 12, which would warn about strings of the C++ library without cause.
function(precompile_once group target)
  if(NOT ARGN OR NOT CMAKE_CXX_COMPILER_ID MATCHES Clang)
    return()
  endif()
  get_property(first GLOBAL PROPERTY HOGNOSE_PRECOMPILES_${group})
  if(first)
    precompile(${target} REUSE_FROM ${first})
  else()
    set_property(GLOBAL PROPERTY HOGNOSE_PRECOMPILES_${group} ${target})
    precompile(${target} ${ARGN})
  endif()
endfunction()
