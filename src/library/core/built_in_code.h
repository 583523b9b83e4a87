// BuiltInCode: the code of the built-in modules that are written in Python, compiled once per
// process.
//
// Receives the number of a row of modules.def; hands on its immutable code, which all sandboxes and
// threads share. Nothing of it is charged to a run: the first run that imports a module draws no
// more fuel than the next.
#pragma once

#include <memory>
#include <mutex>
#include <string>

#include "bytecode/code.h"
#include "library/builtins/image.h"
#include "vm/late_names.h"

namespace hognose {

class BuiltInCode {
 public:
  struct Entry {
    std::string filename;
    std::string text;  // decoded: what positions refer to
    std::string error;
    std::unique_ptr<CodeTree> tree;  // null: it does not compile, `error` says why
    LateSource late;                 // the parts that run when their names are first asked for
    std::once_flag once;
  };

  BuiltInCode();
  ~BuiltInCode();
  BuiltInCode(const BuiltInCode&) = delete;
  BuiltInCode& operator=(const BuiltInCode&) = delete;

  // `index` is a place in source_rows().
  const Entry& get(uint32_t index);
  // The builtins that built-in modules run with, as a dict of the run.
  Result<Dict*> make_trusted_builtins(Vm& vm);

 private:
  std::unique_ptr<Entry[]> entries_;
  std::mutex mutex_;
  BuiltinsImage builtins_;
};

}  // namespace hognose
