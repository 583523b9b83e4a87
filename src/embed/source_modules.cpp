// Importing what the host finds for a name.
//
// Receives a dotted name; hands on a module that has run. Names that are no identifiers never reach
// the host, so that no name can lead out of its folders.
#include "embed/source_modules.h"

#include "embed/compilation.h"
#include "embed/filename.h"
#include "embed/conversion.h"
#include "library/dynamic_code.h"
#include "objects/make.h"
#include "objects/observation.h"

namespace hognose {

namespace {

// "a.b" as "a/b"; empty if a part is no plain identifier.
std::string path_of(const Str* name) {
  if (!name->is_ascii()) return {};
  std::string path;
  bool start = true;
  for (uint32_t i = 0; i < name->extra; ++i) {
    char c = static_cast<char>(str_data(name)[i]);
    bool is_letter = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_';
    bool is_digit = c >= '0' && c <= '9';
    if (c == '.') {
      if (start) return {};
      path += '/';
      start = true;
      continue;
    }
    if (!is_letter && (start || !is_digit)) return {};
    path += c;
    start = false;
  }
  return start ? std::string() : path;
}

}  // namespace

Result<bool> HostModules::run_calling(Machine& machine, Str* name, Module* module) {
  if (!options_.find_module) return false;
  std::string path = path_of(name);
  if (path.empty()) return false;
  bool is_package = true;
  auto found = options_.find_module(path + "/__init__.py");
  if (!found) {
    is_package = false;
    found = options_.find_module(path + ".py");
  }
  if (!found) return false;
  note_module_loaded(machine, utf8_of(name), "source");

  auto compiled = std::make_unique<Program::Compiled>();
  compiled->filename = shown_filename(found->filename);
  CompilationOptions compilation;
  compilation.filename = compiled->filename;
  compilation.maximum_source_bytes = options_.limits.max_source_bytes;
  compilation.return_last_expression = false;
  OutcomeError error;
  SyntaxError syntax_error;
  compilation.syntax_error = &syntax_error;
  TRY(check_room_to_compile(machine));
  Arena scratch(options_.limits.max_memory_bytes);
  switch (compile_source(found->bytes, compilation, machine.meter, scratch, *compiled, error)) {
    case CompilationOutcome::Stopped: return Failure::Stopped;
    case CompilationOutcome::Error:
      return raise_syntax_error(machine, syntax_error, compiled->filename);
    case CompilationOutcome::Ok: break;
  }
  Program::Compiled& code = *compiled;
  compiled_.push_back(std::move(compiled));

  Dict* dict = module->dict.get();
  Str* file = TRY(make_string(machine, code.filename));
  TRY(dict_set_string(machine, dict, machine.name(Name::File), Value::from_cell(file)));
  Str* package = name;
  if (is_package) {
    // What __path__ holds is shown, never followed: submodules are found by name alone.
    Value folder = Value::from_cell(file);
    List* search = TRY(make_list(machine, &folder, 1));
    TRY(dict_set_string(machine, dict, machine.name(Name::Path), Value::from_cell(search)));
  } else {
    std::string text = utf8_of(name);
    size_t dot = text.rfind('.');
    package = TRY(make_string(machine, dot == std::string::npos ? "" : text.substr(0, dot)));
  }
  TRY(dict_set_string(machine, dict, machine.name(Name::Package), Value::from_cell(package)));
  LoadedCode* loaded = TRY(machine.load(*code.code->root, dict, &code.source));
  TRY(machine.run_code(loaded, Value::from_cell(dict)));
  return true;
}

}  // namespace hognose
