// GivenModules: the in-memory modules that a host adds to a sandbox, made of functions, classes and
// values or of Python source.
//
// Modules are added between runs. An import fills a module object from them, or runs the source.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "embed/host/table.h"
#include "hognose/host_module.h"

namespace hognose {

class GivenModules {
 public:
  explicit GivenModules(HostTable& host) : host_(host) {}

  // Returns false if the module is refused; the table then holds the reason.
  bool add(HostModule module);
  bool add_source(std::string_view name, std::string source);

  struct Given {
    std::string name;
    std::string doc;
    std::string source;
    bool is_source = false;
    std::vector<std::pair<std::string, uint32_t>> functions;
    std::vector<uint32_t> classes;
    std::vector<std::pair<std::string, HostValue>> values;
  };

  const HostTable& host() const { return host_; }
  const std::vector<Given>& modules() const { return modules_; }
  bool has(std::string_view name) const { return find(name) != nullptr; }
  // Whether the host added modules inside it.
  bool is_package(std::string_view name) const;
  // The Python source of the module; null if it has none.
  const std::string* source(std::string_view name) const;
  // Puts functions, classes and values into the dict of the module. Requires has(name).
  Result<void> fill_calling(Vm& vm, std::string_view name, Dict* dict) const;

 private:
  const Given* find(std::string_view name) const;
  bool check_name(std::string_view name);

  HostTable& host_;
  std::vector<Given> modules_;
};

}  // namespace hognose
