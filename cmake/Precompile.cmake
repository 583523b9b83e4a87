# precompile(TARGET HEADER...): compiles the headers once for all files of the target, unless the build has macros
# of single files. The presets dev and tsan do not use it: they show that each file includes what it needs.
function(precompile target)
  if(NOT HOGNOSE_PRECOMPILE OR HOGNOSE_MUTATION OR NOT ARGN)
    return()
  endif()
  target_precompile_headers(${target} PRIVATE ${ARGN})
  # For ccache, which compares the contents of precompiled headers.
  target_compile_options(${target} PRIVATE $<$<CXX_COMPILER_ID:Clang>:SHELL:-Xclang -fno-pch-timestamp>)
endfunction()

# precompile_once(GROUP TARGET HEADER...): the same for targets that are compiled alike. The first target of a group
# compiles the headers for all. Not with gcc 12, which then reports faults in the C++ library that are none.
function(precompile_once group target)
  if(NOT HOGNOSE_PRECOMPILE OR HOGNOSE_MUTATION OR NOT ARGN OR NOT CMAKE_CXX_COMPILER_ID MATCHES Clang)
    return()
  endif()
  get_property(first GLOBAL PROPERTY HOGNOSE_PRECOMPILES_${group})
  if(NOT first)
    set_property(GLOBAL PROPERTY HOGNOSE_PRECOMPILES_${group} ${target})
    precompile(${target} ${ARGN})
    return()
  endif()
  target_precompile_headers(${target} REUSE_FROM ${first})
  target_compile_options(${target} PRIVATE "SHELL:-Xclang -fno-pch-timestamp")
endfunction()
