// Diagnostics: the error that ends a compilation, and the warnings.
//
// The error has the same SyntaxError record as a parser error. Only the first error of a pass
// counts. A later unit may replace it with an error that CPython would have met earlier, because
// CPython compiles inner functions at once (see units.cpp).
#pragma once

#include <initializer_list>
#include <string_view>

#include "syntax/parser/parser.h"
#include "syntax/workspace.h"

namespace hognose {

class Diagnostics {
 public:
  Diagnostics(Workspace& workspace, std::string_view source)
      : workspace_(workspace), source_(source) {}

  // Always false, so that a visitor can return it.
  bool error(const ast::Position& position, std::initializer_list<std::string_view> message);
  // For a program that needs more than the machine or the compiler can handle.
  bool too_complex(const ast::Position& position, std::string_view message) {
    return error(position, {message});
  }
  void warn(const ast::Position& position, std::initializer_list<std::string_view> message);

  bool failed() const { return failed_; }
  // For a pass that continues after an error to look for one that comes before it.
  struct Error {
    ast::Position position;
    std::string_view message;
  };
  Error take_error() {
    failed_ = false;
    return error_;
  }
  void restore_error(const Error& error) {
    failed_ = true;
    error_ = error;
  }
  SyntaxError record() const;
  Workspace& workspace() { return workspace_; }

 private:
  Workspace& workspace_;
  std::string_view source_;
  bool failed_ = false;
  Error error_;
};

}  // namespace hognose
