# The compiler flags of Hognose, as three interface targets:
#   hognose_sanitizers    flags that all objects of a build must share: sanitizers and floating-point behaviour
#   hognose_warnings      adds the warnings, for all code of this repository
#   hognose_host_flags    adds hardening, for code of hosts: the command line and the bindings
#   hognose_engine_flags  adds the flags of src/, which is built without C++ exceptions and RTTI

set(CMAKE_CXX_FLAGS_RELEASE "-O2 -DNDEBUG")
# Never -O0: clang 19 fails on preserve_none functions at -O0 under a sanitizer.
set(CMAKE_CXX_FLAGS_DEBUG "-O1 -g -fno-omit-frame-pointer")

add_library(hognose_sanitizers INTERFACE)
# Results must not depend on whether the machine has a fused multiply-add (H4).
target_compile_options(hognose_sanitizers INTERFACE -ffp-contract=off)
if(HOGNOSE_DEV)
  target_compile_options(hognose_sanitizers INTERFACE -fsanitize=${HOGNOSE_DEV_SANITIZERS})
  target_link_options(hognose_sanitizers INTERFACE -fsanitize=${HOGNOSE_DEV_SANITIZERS})
  target_compile_definitions(hognose_sanitizers INTERFACE HOGNOSE_DEV=1 HOGNOSE_VERIFY_BYTECODE=1)
  if(NOT HOGNOSE_DEV_SANITIZERS STREQUAL thread)
    target_compile_options(hognose_sanitizers INTERFACE -fno-sanitize=vptr -fno-sanitize-recover=all)
    # The collector scans the native stack for the locals of natives, so ASan must not move them to a fake stack.
    target_compile_options(hognose_sanitizers INTERFACE
      $<$<CXX_COMPILER_ID:Clang>:-fsanitize-address-use-after-return=never>
      $<$<CXX_COMPILER_ID:GNU>:--param=asan-use-after-return=0>)
  endif()
endif()
if(HOGNOSE_CORRUPT)
  target_compile_definitions(hognose_sanitizers INTERFACE HOGNOSE_CORRUPT=1)
endif()
if(HOGNOSE_FUZZ)
  target_compile_options(hognose_sanitizers INTERFACE -fsanitize=fuzzer-no-link)
endif()
if(CMAKE_SYSTEM_NAME STREQUAL "Linux")
  target_link_options(hognose_sanitizers INTERFACE -Wl,-z,relro,-z,now,-z,noexecstack)
endif()

add_library(hognose_warnings INTERFACE)
target_link_libraries(hognose_warnings INTERFACE hognose_sanitizers)
# Tables leave fields at their defaults on purpose, hence no missing-field-initializers. GCC treats cells
# at computed addresses as objects of size 0, hence no array-bounds.
target_compile_options(hognose_warnings INTERFACE
  -Wall -Wextra $<$<BOOL:${HOGNOSE_WARNINGS_AS_ERRORS}>:-Werror> -Wno-missing-field-initializers
  $<$<CXX_COMPILER_ID:Clang>:-Wno-gnu-statement-expression>
  $<$<CXX_COMPILER_ID:Clang>:-Wno-missing-designated-field-initializers>
  $<$<CXX_COMPILER_ID:GNU>:-Wno-maybe-uninitialized>
  $<$<CXX_COMPILER_ID:GNU>:-Wno-array-bounds>)

# Such code never executes on the stack of a run. There, the canary of a stack protector would differ from process to
# process (docs/security.md).
add_library(hognose_host_flags INTERFACE)
target_link_libraries(hognose_host_flags INTERFACE hognose_warnings)
target_compile_options(hognose_host_flags INTERFACE
  $<$<CONFIG:Release>:-fstack-protector-strong;-fstack-clash-protection;-U_FORTIFY_SOURCE;-D_FORTIFY_SOURCE=3>
  $<$<CONFIG:Release>:-D_GLIBCXX_ASSERTIONS>)

add_library(hognose_engine_flags INTERFACE)
target_link_libraries(hognose_engine_flags INTERFACE hognose_warnings)
target_compile_options(hognose_engine_flags INTERFACE
  -fno-exceptions -fno-rtti -fno-strict-aliasing -fno-plt -fno-semantic-interposition
  # An index that a damaged cell led to traps, and so ends the run, instead of leaving an array of C++.
  $<$<AND:$<CONFIG:Release>,$<CXX_COMPILER_ID:Clang>>:-fsanitize=array-bounds;-fsanitize-trap=array-bounds>
  # Otherwise an array at the end of a class is not checked.
  $<$<AND:$<CONFIG:Release>,$<CXX_COMPILER_ID:Clang>>:-fstrict-flex-arrays=3>
  # So that the linker can order functions.
  $<$<CONFIG:Release>:-ffunction-sections>
  # Below kTelltale of heap/native_stack.cpp, which finds what a stack was used for by its traces. Always an error.
  $<$<CONFIG:Release>:-W$<$<NOT:$<BOOL:${HOGNOSE_WARNINGS_AS_ERRORS}>>:error=>frame-larger-than=3840>)
if(CMAKE_SYSTEM_PROCESSOR MATCHES "x86_64|AMD64")
  target_compile_options(hognose_engine_flags INTERFACE -fcf-protection=none)
endif()
