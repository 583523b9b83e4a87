// In-memory modules of the host: checks their definitions and fills module objects.
//
// Names are checked when a module is added, before any run.
#include "embed/given_modules.h"

#include "base/utf8.h"
#include "embed/values/conversion.h"
#include "library/core/modules.h"
#include "objects/containers/dict_access.h"
#include "objects/core/make.h"

namespace hognose {

bool GivenModules::check_name(std::string_view name) {
  std::string problem;
  for (size_t start = 0; start <= name.size();) {
    size_t dot = std::min(name.find('.', start), name.size());
    if (!is_plain_name(name.substr(start, dot - start))) problem = "is not a module name";
    start = dot + 1;
  }
  if (find_module(name).number != 0) problem = "is a built-in module";
  if (has(name)) problem = "is defined twice";
  if (problem.empty()) return true;
  host_.note_error("module '" + std::string(name) + "' " + problem);
  return false;
}

bool GivenModules::add(HostModule module) {
  if (!check_name(module.name())) return false;
  Given given;
  given.name = module.name();
  given.doc = module.doc();
  for (const HostModule::Function& function : module.functions()) {
    uint32_t number = function.waits ? host_.add_waiting(function.signature, *function.waits)
                                     : host_.add_copy(HostRole::Function, kNoHostClass,
                                                      function.signature, function.function);
    if (number == kNoHostClass) return false;
    given.functions.emplace_back(host_.row_at(number)->signature.name(), number);
  }
  for (const auto& rows : module.classes()) {
    uint32_t number = host_.expose_class(rows);
    if (number == kNoHostClass) return false;
    given.classes.push_back(number);
  }
  for (const auto& [name, value] : module.values()) {
    if (!is_plain_name(name)) {
      host_.note_error("'" + name + "' in module '" + given.name + "' is not an identifier");
      return false;
    }
  }
  given.values = module.values();
  modules_.push_back(std::move(given));
  return true;
}

bool GivenModules::add_source(std::string_view name, std::string source) {
  if (!check_name(name)) return false;
  Given given;
  given.name = name;
  given.source = std::move(source);
  given.is_source = true;
  modules_.push_back(std::move(given));
  return true;
}

const GivenModules::Given* GivenModules::find(std::string_view name) const {
  for (const Given& given : modules_) {
    if (given.name == name) return &given;
  }
  return nullptr;
}

bool GivenModules::is_package(std::string_view name) const {
  for (const Given& given : modules_) {
    bool inside = given.name.size() > name.size() && given.name[name.size()] == '.';
    if (inside && given.name.starts_with(name)) return true;
  }
  return false;
}

const std::string* GivenModules::source(std::string_view name) const {
  const Given* given = find(name);
  return given != nullptr && given->is_source ? &given->source : nullptr;
}

Result<void> GivenModules::fill_calling(Vm& vm, std::string_view name, Dict* dict) const {
  const Given* given = find(name);
  if (given == nullptr) return {};
  if (!given->doc.empty() && scan_utf8(given->doc, Surrogates::Allow).ok()) {
    Str* doc = TRY(make_string(vm, std::string_view(given->doc)));
    TRY(dict_set_string(vm, dict, vm.name(Name::Doc), Value::from_cell(doc)));
  }
  for (const auto& [function_name, number] : given->functions) {
    Value function = TRY(make_host_function(vm, number, Value::undefined()));
    TRY(add_to_module(vm, dict, function_name, function));
  }
  for (uint32_t number : given->classes) {
    Type* type = TRY(host_.type_calling(vm, number));
    TRY(dict_set_string(vm, dict, type->name.get(), Value::from_cell(type)));
  }
  for (const auto& [value_name, value] : given->values) {
    TRY(add_to_module(vm, dict, value_name, TRY(to_guest(vm, value))));
  }
  return {};
}

}  // namespace hognose
