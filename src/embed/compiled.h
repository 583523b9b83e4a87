// Compiled: the contents of a Program: its code, its source text for tracebacks, its warnings.
//
// compile_source creates it. Every sandbox that runs the program reads it, on any thread.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "bytecode/code.h"
#include "hognose/program.h"

namespace hognose {

struct Program::Compiled {
  std::string filename;
  std::string source;  // decoded: UTF-8, line ends \n; positions in the code refer to it
  std::unique_ptr<CodeTree> code;
  std::vector<std::string> warnings;
};

}  // namespace hognose
