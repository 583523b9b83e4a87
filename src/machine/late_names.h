// LateNames: names of library modules that are bound when they are first used.
//
// Many modules import others for the sake of a few functions. Such an import statement is a part of
// the module of its own (BuiltInCode). It runs in the module's namespace as soon as a lookup there
// misses one of its names. All parts run before anything can observe the namespace as a whole. So
// guests cannot tell that the names were missing, and an import costs only what the program uses.
// The record of which parts have run is outside the cage.
#pragma once

#include <bitset>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "base/native_memory.h"
#include "bytecode/code.h"
#include "objects/core/vm.h"

namespace hognose {

class Machine;

// The parts of a module's source that run late. Immutable; shared by the whole process.
struct LateSource {
  struct Part {
    std::unique_ptr<CodeTree> tree;
    std::vector<std::string_view> names;  // the names it defines, in the memory of `tree`
  };
  static constexpr size_t kMaximumParts = 192;

  std::vector<Part> parts;
  std::unordered_map<std::string_view, uint32_t> part_of;  // by name

  void add(std::unique_ptr<CodeTree> tree);
  // A name that a part defines and that another part, or the code that runs at import, also
  // defines; empty if there is none.
  std::string_view find_clash(const CodeTree& at_once) const;
};

// Gives the parts of a module by its number.
class LateSources {
 public:
  struct Found {
    const LateSource* source;
    std::string_view text;
  };
  // Called on the side stack.
  virtual Found late_source(uint32_t module) = 0;

 protected:
  ~LateSources() = default;
};

class LateNames {
 public:
  using Waiting = std::bitset<LateSource::kMaximumParts>;  // one bit for each part

  // Called when a module starts running whose namespace will lack the names of these parts. `text`
  // is its whole source, which the positions in their code refer to.
  void begin(Dict* globals, const LateSource& source, std::string_view text);
  // The same for a module that has run elsewhere, and of which these parts wait.
  void resume(uint32_t globals, LateSources& sources, uint32_t module, const Waiting& waiting);
  Waiting waiting_of(const Dict* globals) const;
  // The module has run, or its import was abandoned.
  void finish(const Dict* globals);
  void forget(const Dict* globals);
  void clear() { release(modules_); }
  void transfer(Transfer& transfer) { transfer.vector(modules_); }
  bool is_empty() const { return modules_.empty(); }

  // Runs the part that defines the name, if it has not run yet. False: there is no such part.
  Result<bool> define_calling(Machine& machine, Dict* globals, Str* name);
  // Runs all parts of the namespace that have not run yet.
  Result<void> complete_calling(Machine& machine, Dict* globals);
  Result<void> complete_all_calling(Machine& machine);

 private:
  struct Module {
    Waiting waiting;
    uint32_t running;          // running parts, plus 1 for the module itself
    uint32_t globals;          // cage offset; the table of built-in modules keeps the dict alive
    const LateSource* source;  // null until it is needed
    std::string_view text;
    LateSources* sources = nullptr;  // that give it
    uint32_t number = 0;
  };

  Module* find(const Dict* globals);
  // The same, with its parts.
  Module* find_parts(Machine& machine, const Dict* globals);
  Result<void> run_calling(Machine& machine, Dict* globals, uint32_t part);

  NativeVector<Module> modules_;  // modules with parts that wait or run
};

}  // namespace hognose
