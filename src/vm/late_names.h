// LateNames: names of library modules whose code runs when somebody first asks for one of them.
//
// Receives the parts into which the library split a module's source (built_in_code.h); runs a part
// in the module's own namespace as soon as a lookup there misses one of its names, or all of them
// before anybody sees the namespace as a whole. So nobody can tell that they were not there, and an
// import costs what the program uses. Which parts have run lies outside the cage.
#pragma once

#include <bitset>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "bytecode/code.h"
#include "objects/core/vm.h"

namespace hognose {

class Machine;

// The parts of a module's source that run late: immutable, one for the process.
struct LateSource {
  struct Part {
    std::unique_ptr<CodeTree> tree;
    std::vector<std::string_view> names;  // that it defines, in the memory of `tree`
    bool makes_classes;
  };
  static constexpr size_t kMaximumParts = 192;

  std::vector<Part> parts;
  std::unordered_map<std::string_view, uint32_t> part_of;  // by name

  void add(std::unique_ptr<CodeTree> tree);
  // A name of a part that another part or what runs at the import defines, too; empty: there is
  // none.
  std::string_view find_clash(const CodeTree& at_once) const;
};

class LateNames {
 public:
  // A module begins to run whose namespace will lack the names of these parts. `text` is its whole
  // source, to which the positions in their code refer.
  void begin(Dict* globals, const LateSource& source, const std::string* text);
  // It ran; or it is given up.
  void finish(const Dict* globals);
  void forget(const Dict* globals);
  void clear() { modules_.clear(); }
  bool is_empty() const { return modules_.empty(); }

  // Runs the part that defines the name, if it did not run yet. False: there is none.
  Result<bool> define_calling(Machine& machine, Dict* globals, Str* name);
  // Runs all parts of the namespace that did not run yet.
  Result<void> complete_calling(Machine& machine, Dict* globals);
  Result<void> complete_all_calling(Machine& machine);
  // Runs the parts that make classes of the module of the library in which this class was made;
  // false: it or a part of it is just running, so that there may be more.
  Result<bool> complete_module_calling(Machine& machine, const Type* type);

 private:
  struct Module {
    std::bitset<LateSource::kMaximumParts> waiting;  // a bit for each part
    uint32_t running;                                // how many parts, and the module itself
    uint32_t globals;  // cage offset; the table of built-in modules keeps the dict alive
    const LateSource* source;
    const std::string* text;
  };

  Module* find(const Dict* globals);
  Result<void> run_calling(Machine& machine, Dict* globals, uint32_t part);

  std::vector<Module> modules_;  // those of which parts wait or run
};

}  // namespace hognose
