// Host modules: functions, classes and values that guests import by name.
//
// The host fills in a HostModule and adds it to a sandbox. Guests may import it if the policy
// allows its name (Policy::allow_import). Each run creates its own module object.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "hognose/host_class.h"
#include "hognose/waiting.h"

namespace hognose {

class HostModule {
 public:
  struct Function {
    std::string signature;
    internal::AdaptedFunction function;
    std::optional<WaitKind> waits;  // set for a function without code
  };

  // A dotted name places the module in the package named before the last dot. Packages that the
  // host does not add are empty.
  explicit HostModule(std::string name) : name_(std::move(name)) {}

  HostModule& doc(std::string text) {
    doc_ = std::move(text);
    return *this;
  }
  template <class F>
  HostModule& function(std::string signature, F function) {
    functions_.push_back({std::move(signature), internal::adapted(std::move(function)), {}});
    return *this;
  }
  // A function that the host answers later, as Sandbox::define_waiting() defines it.
  HostModule& waiting_function(std::string signature, WaitKind kind = WaitKind::Deferred) {
    functions_.push_back({std::move(signature), {}, kind});
    return *this;
  }
  HostModule& value(std::string name, HostValue value) {
    values_.emplace_back(std::move(name), std::move(value));
    return *this;
  }
  template <class T>
  HostModule& type(const HostClass<T>& host_class) {
    classes_.push_back(host_class.rows());
    return *this;
  }

  const std::string& name() const { return name_; }
  const std::string& doc() const { return doc_; }
  const std::vector<Function>& functions() const { return functions_; }
  const std::vector<std::pair<std::string, HostValue>>& values() const { return values_; }
  const std::vector<std::shared_ptr<const HostClassRows>>& classes() const { return classes_; }

 private:
  std::string name_;
  std::string doc_;
  std::vector<Function> functions_;
  std::vector<std::pair<std::string, HostValue>> values_;
  std::vector<std::shared_ptr<const HostClassRows>> classes_;
};

}  // namespace hognose
