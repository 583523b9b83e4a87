// BuiltInCode: the code of the built-in modules that are written in Python, compiled by the build
// (baked_code.h), or once per process.
//
// All sandboxes and threads share the code, which is immutable. No run is charged for compiling it:
// the first run that imports a module uses no more fuel than the next one.
#pragma once

#include <memory>
#include <mutex>
#include <string>
#include <vector>

#include "bytecode/code.h"
#include "library/builtins/image.h"
#include "library/images/image.h"
#include "machine/late_names.h"

namespace hognose {

// Appends the code and those that it contains, each before its own.
void list_codes(const Code& code, std::vector<const Code*>& codes);

class BuiltInCode {
 public:
  struct Entry {
    std::string filename;
    std::string text;  // positions refer to it
    std::string error;
    std::unique_ptr<CodeTree> tree;  // null if it does not compile; `error` says why
    LateSource late;                 // the parts that run when one of their names is first used
    std::vector<const Code*> codes;  // all of them, each before those that it contains
    std::once_flag once;
  };

  BuiltInCode();
  ~BuiltInCode();
  BuiltInCode(const BuiltInCode&) = delete;
  BuiltInCode& operator=(const BuiltInCode&) = delete;

  // `index` is that of a row of source_rows().
  const Entry& get(uint32_t index);
  ModuleImages& images() { return images_; }
  // Makes the builtins of built-in modules, as a dict of the run.
  Result<Dict*> make_trusted_builtins(Vm& vm);

 private:
  // Once per process.
  Result<void> fill_trusted_builtins(Vm& vm);

  std::unique_ptr<Entry[]> entries_;
  std::mutex mutex_;
  BuiltinsImage builtins_;
  ModuleImages images_{*this};
};

}  // namespace hognose
