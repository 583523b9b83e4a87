// Anchors: the part of a failed expression that the marks emphasize.
//
// For a binary operation that is the operator, for a call or a subscript its brackets. The engine
// keeps no such positions, so the source lines are parsed again.
#pragma once

#include <cstdint>
#include <string_view>

#include "base/arena.h"
#include "base/result.h"
#include "meter/meter.h"
#include "syntax/ast.h"

namespace hognose {

// A place in lines of text. Lines count from 0, columns are in bytes.
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

// `lines` must be exactly the text of one expression.
Result<Anchors> find_anchors(Meter& meter, Arena& scratch, const TextLines& lines);

// Whether the lines are a statement that does nothing but the call at [start, end): `return f(x)`
// or `name = f(x)`. Lines count from 0; the columns are compared with those of the syntax tree.
Result<bool> is_plain_call(Meter& meter, Arena& scratch, const TextLines& lines, TextPlace start,
                           TextPlace end);

}  // namespace hognose
