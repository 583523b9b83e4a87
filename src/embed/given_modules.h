// GivenModules: the modules that a host gives to a sandbox in memory: of functions, classes and
// values, and in Python source.
//
// Receives them while nothing runs; at an import fills a module object, or hands on the source.
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

  // False: refused; the table has noted why.
  bool add(HostModule module);
  bool add_source(std::string_view name, std::string source);

  const HostTable& host() const { return host_; }
  bool has(std::string_view name) const { return find(name) != nullptr; }
  // Whether modules in it were given.
  bool is_package(std::string_view name) const;
  // The Python source of that module; null: it has none.
  const std::string* source(std::string_view name) const;
  // Puts functions, classes and values into the dict of a module that has() that name.
  Result<void> fill_calling(Vm& vm, std::string_view name, Dict* dict) const;

 private:
  struct Given {
    std::string name;
    std::string doc;
    std::string source;
    bool is_source = false;
    std::vector<std::pair<std::string, uint32_t>> functions;
    std::vector<uint32_t> classes;
    std::vector<std::pair<std::string, HostValue>> values;
  };

  const Given* find(std::string_view name) const;
  bool check_name(std::string_view name);

  HostTable& host_;
  std::vector<Given> modules_;
};

}  // namespace hognose
