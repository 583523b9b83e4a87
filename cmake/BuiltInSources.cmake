# The Python sources of the built-in modules: reads the rows of src/library/core/modules.def and makes one
# generated C++ file of each source. Sets built_in_sources.
set(HOGNOSE_STDLIB_DIR /usr/lib/python3.11 CACHE PATH
  "The standard library of CPython 3.11, from which some built-in modules are taken")
set(modules_def ${CMAKE_CURRENT_SOURCE_DIR}/src/library/core/modules.def)
set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${modules_def})
file(STRINGS ${modules_def} rows REGEX "^(PYTHON|STDLIB)_(MODULE|PACKAGE)\\(")
set(built_in_sources)
foreach(row IN LISTS rows)
  if(NOT row MATCHES "^(PYTHON|STDLIB)_(MODULE|PACKAGE)\\(\"([A-Za-z0-9_.]+)\", *([A-Za-z0-9_]+)\\)")
    message(FATAL_ERROR "modules.def: cannot read the row ${row}")
  endif()
  set(origin ${CMAKE_MATCH_1})
  set(kind ${CMAKE_MATCH_2})
  set(identifier ${CMAKE_MATCH_4})
  string(REPLACE "." "/" path ${CMAKE_MATCH_3})
  if(kind STREQUAL PACKAGE)
    string(APPEND path "/__init__")
  endif()
  if(origin STREQUAL PYTHON)
    # In whichever room of the library it is.
    file(GLOB source CONFIGURE_DEPENDS ${CMAKE_CURRENT_SOURCE_DIR}/src/library/*/${path}.py)
  else()
    set(source ${HOGNOSE_STDLIB_DIR}/${path}.py)
  endif()
  if(NOT EXISTS "${source}")
    message(FATAL_ERROR "modules.def: there is no ${path}.py, or more than one (tools/setup.sh installs the package)")
  endif()
  set(output ${CMAKE_CURRENT_BINARY_DIR}/built_in_sources/${identifier}.cpp)
  add_custom_command(OUTPUT ${output}
    COMMAND ${CMAKE_COMMAND} -DSOURCE=${source} -DOUTPUT=${output} -DIDENTIFIER=${identifier}
            -P ${CMAKE_CURRENT_SOURCE_DIR}/cmake/EmbedSource.cmake
    DEPENDS ${source} ${CMAKE_CURRENT_SOURCE_DIR}/cmake/EmbedSource.cmake VERBATIM)
  list(APPEND built_in_sources ${output})
endforeach()
