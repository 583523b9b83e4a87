// repr() of the values that literals can have.
//
// The text is written to a sink in pieces.
#pragma once

#include "syntax/ast.h"
#include "syntax/dump.h"

namespace hognose {

void write_repr(const ast::ConstantValue& value, const TextSink& sink);
// repr() of a str given as UTF-8 (surrogates allowed).
void write_string_repr(std::string_view text, const TextSink& sink);
void write_decimal(int64_t value, const TextSink& sink);

}  // namespace hognose
