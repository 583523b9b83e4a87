// Compiled: what is behind a Program: its code, its source text for tracebacks, its warnings.
//
// Made by compile_source; read by every sandbox that runs the program, on any thread.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "bytecode/code.h"
#include "hognose/program.h"

namespace hognose {

struct Program::Compiled {
  std::string filename;
  std::string source;  // decoded, UTF-8, line ends \n: what positions in the code refer to
  std::unique_ptr<CodeTree> code;
  std::vector<std::string> warnings;
};

}  // namespace hognose
