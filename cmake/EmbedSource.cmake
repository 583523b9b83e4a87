# Writes a C++ file that holds one source text as a string: cmake -DSOURCE= -DOUTPUT= -DIDENTIFIER= -P.
#
# Compilers limit the length of one literal, so the text is cut into adjacent literals, which the compiler joins.
file(READ "${SOURCE}" text)
string(LENGTH "${text}" length)
set(delimiter "hognose_text")
string(FIND "${text}" ")${delimiter}\"" clash)
if(NOT clash EQUAL -1)
  message(FATAL_ERROR "${SOURCE} holds the delimiter of its own literal")
endif()
set(pieces "")
set(start 0)
while(start LESS length)
  # Cut after a newline, so that no multi-byte character is split.
  string(SUBSTRING "${text}" ${start} 8000 piece)
  string(LENGTH "${piece}" size)
  string(FIND "${piece}" "\n" line_end REVERSE)
  if(size EQUAL 8000 AND line_end GREATER 0)
    math(EXPR size "${line_end} + 1")
    string(SUBSTRING "${piece}" 0 ${size} piece)
  endif()
  string(APPEND pieces "R\"${delimiter}(${piece})${delimiter}\"\n")
  math(EXPR start "${start} + ${size}")
endwhile()
if(pieces STREQUAL "")
  set(pieces "\"\"")
endif()
file(WRITE "${OUTPUT}" "// A text that is compiled in.
#pragma GCC diagnostic ignored \"-Woverlength-strings\"
namespace hognose {
extern const char kSourceText_${IDENTIFIER}[];
extern const unsigned long kSourceSize_${IDENTIFIER};
const char kSourceText_${IDENTIFIER}[] =
${pieces};
const unsigned long kSourceSize_${IDENTIFIER} = sizeof(kSourceText_${IDENTIFIER}) - 1;
}  // namespace hognose
")
