// Calls of guest functions with values of the host.
//
// Converting one value may run guest code and collect, so those before it are kept as roots.
#include "embed/guest_arguments.h"

#include "embed/values/conversion.h"
#include "objects/core/make.h"

namespace hognose {

Result<Value> call_with_host_values_calling(
    Machine& machine, Value callee, const std::vector<HostValue>& arguments,
    const std::vector<std::pair<std::string, HostValue>>& keywords) {
  RootVector values(machine);
  for (const HostValue& argument : arguments) TRY(values.push(TRY(to_guest(machine, argument))));
  RootVector keys(machine);
  for (const auto& [name, value] : keywords) {
    TRY(values.push(TRY(to_guest(machine, value))));
    TRY(keys.push(Value::from_cell(TRY(intern(machine, std::string_view(name))))));
  }
  Tuple* names = nullptr;
  if (keys.size() != 0) names = TRY(make_tuple(machine, keys.data(), keys.size()));
  return machine.call_with_keywords(callee, values.data(), values.size(), names);
}

}  // namespace hognose
