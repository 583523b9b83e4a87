# precompile(TARGET HEADER...): compiles the headers once for all files of the target, unless the build is one
# with sanitizers or with macros of single files.
function(precompile target)
  if(NOT HOGNOSE_PRECOMPILE OR HOGNOSE_DEV OR HOGNOSE_MUTATION OR NOT ARGN)
    return()
  endif()
  target_precompile_headers(${target} PRIVATE ${ARGN})
  # For ccache, which compares the contents of precompiled headers.
  target_compile_options(${target} PRIVATE $<$<CXX_COMPILER_ID:Clang>:SHELL:-Xclang -fno-pch-timestamp>)
endfunction()
