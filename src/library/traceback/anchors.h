// Anchors: the part of a failed expression that the marks point out.
//
// Receives the source lines of an expression; parses them anew and hands on where the operator of a
// binary operation is, or the brackets of a call or a subscript.
#pragma once

#include <cstdint>
#include <string_view>

#include "base/arena.h"
#include "base/result.h"
#include "meter/meter.h"
#include "syntax/ast.h"

namespace hognose {

// A place in lines of text: the line from 0 and the column in bytes.
struct TextPlace {
  uint32_t line = 0;
  uint32_t column = 0;
};

struct Anchors {
  bool found = false;
  bool is_call = false;
  TextPlace start;
  TextPlace end;
};

using TextLines = ast::Array<std::string_view>;

// The lines of an expression, exactly.
Result<Anchors> find_anchors(Meter& meter, Arena& scratch, const TextLines& lines);

// Whether the lines are a statement whose whole point is the call at [start, end): `return f(x)` or
// `name = f(x)`. Lines count from 0; the columns are compared with those of the syntax tree.
Result<bool> is_plain_call(Meter& meter, Arena& scratch, const TextLines& lines, TextPlace start,
                           TextPlace end);

}  // namespace hognose
