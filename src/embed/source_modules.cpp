// Imports the modules of the host by their dotted names.
//
// A name whose parts are not identifiers never reaches the host, so no name can lead out of its
// folders.
#include "embed/source_modules.h"

#include "base/foreign_object.h"
#include "base/native_object.h"
#include "base/utf8.h"
#include "embed/compilation.h"
#include "embed/filename.h"
#include "embed/host/text.h"
#include "library/core/dynamic_code.h"
#include "meter/arena_account.h"
#include "objects/containers/dict_access.h"
#include "objects/core/make.h"
#include "objects/core/observation.h"
#include "policy/effective_policy.h"

namespace hognose {

namespace {

// Returns "a.b" as "a/b"; empty if a part is not an ASCII identifier.
std::string path_of(const Str* name) {
  if (!name->is_ascii()) return {};
  std::string path;
  bool start = true;
  for (uint32_t i = 0; i < name->length; ++i) {
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

// Longer names are not looked up: no host module has one, and a guest may ask for any name.
constexpr uint32_t kLongestModuleName = 1000;

// Packages have a __path__. It is only shown, never followed: submodules are found by name alone.
Result<void> set_place(Vm& vm, Str* name, Dict* dict, bool is_package, Value folder) {
  Str* package = name;
  if (is_package) {
    List* search = TRY(make_list(vm, &folder, folder.is_undefined() ? 0 : 1));
    TRY(dict_set_string(vm, dict, vm.name(Name::Path), Value::from_cell(search)));
  } else {
    ForeignObject<std::string> text([&] { return utf8_of(name); });
    size_t dot = text->rfind('.');
    std::string_view all = *text;
    package = TRY(make_string(vm, all.substr(0, dot == all.npos ? 0 : dot)));
  }
  return dict_set_string(vm, dict, vm.name(Name::Package), Value::from_cell(package));
}

}  // namespace

Result<bool> HostModules::run_calling(Machine& machine, Str* name, Module* module) {
  if (name->length > kLongestModuleName) return false;
  ForeignObject<std::string> text_of_name([&] { return utf8_of(name); });
  std::string_view text = *text_of_name;
  bool is_package = given_.is_package(text);
  if (const std::string* source = given_.source(text)) {
    note_module_loaded(machine, text, "source");
    ForeignObject<std::string> shown([&] { return "<" + *text_of_name + ">"; });
    TRY(run_source_calling(machine, name, module, {*source, *shown, is_package}));
    return true;
  }
  if (given_.has(text) || is_package) {
    note_module_loaded(machine, text, "host");
    Dict* dict = module->dict.get();
    TRY(set_place(machine, name, dict, is_package, Value::undefined()));
    TRY(given_.fill_calling(machine, text, dict));
    return true;
  }
  if (!callbacks_.finds_modules()) return false;
  ForeignObject<std::string> path([&] { return path_of(name); });
  if (path->empty()) return false;
  is_package = true;
  ForeignObject<std::optional<SandboxOptions::ModuleSource>> found;
  ForeignObject<std::string> file([&] { return *path + "/__init__.py"; });
  TRY(callbacks_.find_module(*file, *found));
  if (!*found) {
    is_package = false;
    on_foreign_stack([&] { *file = *path + ".py"; });
    TRY(callbacks_.find_module(*file, *found));
  }
  if (!*found) return false;
  note_module_loaded(machine, text, "source");
  ForeignObject<std::string> shown([&] { return shown_filename((*found)->filename); });
  TRY(run_source_calling(machine, name, module, {(*found)->bytes, *shown, is_package}));
  return true;
}

Result<bool> HostModules::has_calling(Machine&, Str* name) {
  if (name->length > kLongestModuleName) return false;
  ForeignObject<std::string> text([&] { return utf8_of(name); });
  std::string_view module = *text;
  if (given_.source(module) != nullptr || given_.has(module) || given_.is_package(module)) {
    return true;
  }
  if (!callbacks_.finds_modules()) return false;
  ForeignObject<std::string> path([&] { return path_of(name); });
  if (path->empty()) return false;
  ForeignObject<std::optional<SandboxOptions::ModuleSource>> found;
  for (const char* end : {"/__init__.py", ".py"}) {
    ForeignObject<std::string> file([&] { return *path + end; });
    TRY(callbacks_.find_module(*file, *found));
    if (*found) return true;
  }
  return false;
}

Result<void> HostModules::add_texts(Machine& machine, Str* package, Dict* texts) {
  if (package->length > kLongestModuleName) return {};
  ForeignObject<std::string> text([&] { return utf8_of(package); });
  for (const GivenModules::Given& given : given_.modules()) {
    TRY(machine.meter.charge(1));
    if (!given.is_source || !is_within(given.name, *text)) continue;
    if (!scan_utf8(given.source).ok()) continue;
    Str* name = TRY(intern(machine, std::string_view(given.name)));
    Str* source = TRY(make_string(machine, std::string_view(given.source)));
    TRY(dict_set_string(machine, texts, name, Value::from_cell(source)));
  }
  return {};
}

Result<void> HostModules::run_source_calling(Machine& machine, Str* name, Module* module,
                                             const Found& found) {
  using Owner = std::unique_ptr<Program::Compiled>;
  ForeignObject<Owner> owner([&] { return std::make_unique<Program::Compiled>(); });
  Program::Compiled* compiled = owner->get();
  on_foreign_stack([&] { compiled->filename = found.filename; });
  CompilationOptions compilation;
  compilation.filename = compiled->filename;
  compilation.maximum_source_bytes = options_.limits.max_source_bytes;
  compilation.maximum_nesting = options_.limits.max_nesting;
  compilation.maximum_complexity = options_.limits.max_complexity;
  compilation.return_last_expression = false;
  compilation.of_host = true;
  ForeignObject<OutcomeError> error;
  NativeObject<SyntaxError> syntax_error;
  compilation.syntax_error = &*syntax_error;
  TRY(check_room_to_compile(machine));
  Arena scratch(options_.limits.max_memory_bytes);
  scratch.set_account(account_of(machine.meter));
  CompilationOutcome outcome = CompilationOutcome::Stopped;
  machine.stack.side.run([&] {
    outcome = compile_source(found.bytes, compilation, machine.meter, scratch, *compiled, *error);
  });
  switch (outcome) {
    case CompilationOutcome::Stopped: return Failure::Stopped;
    case CompilationOutcome::Error:
      return raise_syntax_error(machine, *syntax_error, compiled->filename);
    case CompilationOutcome::Ok: break;
  }
  scratch.clear();  // free it before the module runs, which may import others
  Program::Compiled& code = *compiled;
  compiled_.push_back(std::move(*owner));

  Dict* dict = module->dict.get();
  Str* file = TRY(make_string(machine, code.filename));
  TRY(dict_set_string(machine, dict, machine.name(Name::File), Value::from_cell(file)));
  TRY(set_place(machine, name, dict, found.is_package, Value::from_cell(file)));
  LoadedCode* loaded = TRY(machine.load(*code.code->root, dict, code.source));
  TRY(machine.run_code(loaded, Value::from_cell(dict)));
  return {};
}

}  // namespace hognose
