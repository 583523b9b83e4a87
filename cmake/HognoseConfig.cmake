# The package config for find_package(Hognose). Defines the target hognose::hognose.
include(CMakeFindDependencyMacro)
list(PREPEND CMAKE_MODULE_PATH ${CMAKE_CURRENT_LIST_DIR})
find_dependency(GMP)
find_dependency(ZLIB)
find_dependency(Boost 1.74 COMPONENTS context)
list(POP_FRONT CMAKE_MODULE_PATH)
include(${CMAKE_CURRENT_LIST_DIR}/HognoseTargets.cmake)
