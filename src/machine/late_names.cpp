// Runs the imports of library modules that were left out when the module was imported.
//
// A lookup of a missing name runs the import that binds it; an inspection of the namespace runs
// all.
#include "machine/late_names.h"

#include <algorithm>

#include "machine/machine.h"
#include "objects/containers/dict_access.h"
#include "objects/core/make.h"

namespace hognose {

namespace {

// The names that module code stores as globals, in order.
std::vector<std::string_view> names_defined_by(const Code& code) {
  std::vector<std::string_view> names;
  for (Instruction instruction : code.instructions) {
    if (instruction.opcode() != Opcode::StoreGlobal) continue;
    for (const CacheSite& site : code.caches) {
      if (site.index != instruction.d()) continue;
      names.push_back(code.constants[static_cast<size_t>(site.name_index) - kFirstConstant].text);
    }
  }
  return names;
}

}  // namespace

void LateSource::add(std::unique_ptr<CodeTree> tree) {
  auto number = static_cast<uint32_t>(parts.size());
  std::vector<std::string_view> names = names_defined_by(*tree->root);
  for (std::string_view name : names) part_of.try_emplace(name, number);
  parts.push_back({std::move(tree), std::move(names)});
}

std::string_view LateSource::find_clash(const CodeTree& at_once) const {
  for (std::string_view name : names_defined_by(*at_once.root)) {
    if (part_of.contains(name)) return name;
  }
  for (uint32_t number = 0; number < parts.size(); ++number) {
    for (std::string_view name : parts[number].names) {
      if (part_of.at(name) != number) return name;
    }
  }
  return {};
}

void LateNames::begin(Dict* globals, const LateSource& source, std::string_view text) {
  if (source.parts.empty()) return;
  modules_.push_back({{}, 1, offset_of(globals), &source, text});
  for (size_t part = 0; part < source.parts.size(); ++part) modules_.back().waiting.set(part);
}

void LateNames::resume(uint32_t globals, LateSources& sources, uint32_t module,
                       const Waiting& waiting) {
  modules_.push_back({waiting, 0, globals, nullptr, {}, &sources, module});
}

LateNames::Waiting LateNames::waiting_of(const Dict* globals) const {
  for (const Module& module : modules_) {
    if (module.globals == offset_of(globals)) return module.waiting;
  }
  return {};
}

LateNames::Module* LateNames::find(const Dict* globals) {
  for (Module& module : modules_) {
    if (module.globals == offset_of(globals)) return &module;
  }
  return nullptr;
}

LateNames::Module* LateNames::find_parts(Machine& machine, const Dict* globals) {
  Module* module = find(globals);
  if (module != nullptr && module->source == nullptr) {
    machine.stack.side.run([&] {
      LateSources::Found found = module->sources->late_source(module->number);
      module->source = found.source;
      module->text = found.text;
    });
  }
  return module;
}

void LateNames::finish(const Dict* globals) {
  Module* module = find(globals);
  if (module == nullptr) return;
  --module->running;
  if (module->running == 0 && module->waiting.none()) forget(globals);
}

void LateNames::forget(const Dict* globals) {
  std::erase_if(modules_,
                [&](const Module& module) { return module.globals == offset_of(globals); });
}

// While a part runs, the namespace holds the names defined so far, as in a module that is being
// imported. A part that fails leaves none of its names and may be tried again: it failed for lack
// of stack.
Result<void> LateNames::run_calling(Machine& machine, Dict* globals, uint32_t number) {
  Module* module = find_parts(machine, globals);
  module->waiting.reset(number);
  ++module->running;
  // stays: the part is text of the library, which guests cannot change
  const LateSource::Part& part = module->source->parts[number];
  const std::string_view text = module->text;
  auto run = [&]() -> Result<void> {
    if (machine.stack.is_exhausted()) return machine.raise_recursion_error("");
    LoadedCode* loaded = TRY(machine.load(*part.tree->root, globals, text));
    TRY(machine.run_code(loaded, Value::from_cell(globals)));
    return {};
  };
  Result<void> ran = run();
  if (ran.failure() == Failure::Raised) {
    Value error = machine.take_pending();
    // stays: text of the library, like the part
    for (std::string_view name : part.names) {
      TRY(dict_delete_string(machine, globals, TRY(intern(machine, name))));
    }
    // The part may have added or removed modules, so look this one up again.
    find(globals)->waiting.set(number);
    machine.reraise(error);
  }
  finish(globals);
  return ran;
}

Result<bool> LateNames::define_calling(Machine& machine, Dict* globals, Str* name) {
  const Module* module = find_parts(machine, globals);
  if (module == nullptr) return false;
  auto found = module->source->part_of.find(ascii_text(name));
  if (found == module->source->part_of.end()) return false;
  if (!module->waiting[found->second]) return false;
  TRY(run_calling(machine, globals, found->second));
  return true;
}

Result<void> LateNames::complete_calling(Machine& machine, Dict* globals) {
  // Each part may run others, even all of them; then the module is forgotten.
  const Module* module = find_parts(machine, globals);
  for (uint32_t number = 0; module != nullptr && number < module->source->parts.size(); ++number) {
    if (module->waiting[number]) TRY(run_calling(machine, globals, number));
    module = find_parts(machine, globals);
  }
  return {};
}

Result<void> LateNames::complete_all_calling(Machine& machine) {
  auto waits = [](const Module& module) { return module.waiting.any(); };
  for (;;) {
    auto module = std::find_if(modules_.begin(), modules_.end(), waits);
    if (module == modules_.end()) return {};
    TRY(complete_calling(machine, machine.base.at<Dict>(module->globals)));
  }
}

Result<bool> Machine::define_late_name_calling(Dict* names, Str* name) {
  return late_names.define_calling(*this, names, name);
}

Result<void> Machine::complete_names_calling(Dict* names) {
  return late_names.complete_calling(*this, names);
}

Result<void> Machine::complete_all_names_calling() {
  return late_names.complete_all_calling(*this);
}

}  // namespace hognose
