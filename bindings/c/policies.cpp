// Policies and limits of the C interface.
#include <cmath>

#include "handles.h"
#include "hognose/limit_table.h"

using namespace hognose;
using namespace hognose::c;

namespace {

hognose_error* refused(std::optional<PolicyError> reason) {
  return reason ? error(std::move(reason->message)) : nullptr;
}

const LimitRow* limit_row(std::string_view name) {
  for (const LimitRow& row : limit_table()) {
    if (row.name == name) return &row;
  }
  return nullptr;
}

hognose_error* no_such_limit(hognose_text name) {
  return error("there is no limit '" + std::string(view(name)) + "'");
}

// Whether the limit may have this value, which is in the unit of the field.
bool allows(const LimitRow& row, double value) {
  if (value == 0 && row.zero_is_no_limit) return true;
  double units = value / static_cast<double>(row.scale);
  if (!(units >= row.least && units <= row.most)) return false;
  return std::holds_alternative<double Limits::*>(row.field) || value == std::floor(value);
}

}  // namespace

hognose_error* hognose_policy_new(hognose_text profile, hognose_policy** policy) {
  *policy = nullptr;
  return failing([&]() -> hognose_error* {
    const Profile* named = Policy::profile_named(view(profile));
    if (named == nullptr) return error("the profiles are bare, strict and standard");
    *policy = made<hognose_policy>(*named);
    return nullptr;
  });
}
hognose_error* hognose_policy_add(hognose_policy* policy, hognose_item item, hognose_text name) {
  return failing([&]() -> hognose_error* {
    switch (item) {
      case HOGNOSE_FEATURE: return refused(in(policy).add_feature(view(name)));
      case HOGNOSE_BUILTIN: return refused(in(policy).add_builtin(view(name)));
      case HOGNOSE_MODULE: return refused(in(policy).add_module(view(name)));
      case HOGNOSE_HOST_MODULE: return refused(in(policy).add_host_module(view(name)));
      case HOGNOSE_IMPORT: in(policy).allow_import(view(name)); return nullptr;
    }
    return error("there is no such kind of item");
  });
}
hognose_error* hognose_policy_remove(hognose_policy* policy, hognose_item item, hognose_text name) {
  return failing([&]() -> hognose_error* {
    switch (item) {
      case HOGNOSE_FEATURE: return refused(in(policy).remove_feature(view(name)));
      case HOGNOSE_BUILTIN: return refused(in(policy).remove_builtin(view(name)));
      case HOGNOSE_MODULE: return refused(in(policy).remove_module(view(name)));
      case HOGNOSE_HOST_MODULE:
      case HOGNOSE_IMPORT: return error("host modules and imports can only be added");
    }
    return error("there is no such kind of item");
  });
}
hognose_error* hognose_policy_guard(hognose_policy* policy, hognose_text name,
                                    hognose_guarded_on on, hognose_text reason) {
  static_assert(static_cast<int>(GuardedOn::Natives) == HOGNOSE_NATIVES);
  static_assert(static_cast<int>(GuardedOn::Namespaces) == HOGNOSE_NAMESPACES);
  return failing([&]() -> hognose_error* {
    if (on > HOGNOSE_NATIVES) return error("guarded on what?");
    return refused(
        in(policy).add_guarded_name(view(name), static_cast<GuardedOn>(on), view(reason)));
  });
}
hognose_error* hognose_policy_unguard(hognose_policy* policy, hognose_text name) {
  return failing([&] { return refused(in(policy).remove_guarded_name(view(name))); });
}
hognose_error* hognose_policy_set_name(hognose_policy* policy, hognose_text name) {
  return failing([&]() -> hognose_error* {
    in(policy).set_name(std::string(view(name)));
    return nullptr;
  });
}
void hognose_policy_free(hognose_policy* policy) { taken(policy); }

hognose_limits* hognose_limits_new(void) {
  return making([] { return made<hognose_limits>(); });
}
hognose_error* hognose_limits_set(hognose_limits* limits, hognose_text name, double value) {
  return failing([&]() -> hognose_error* {
    const LimitRow* row = limit_row(view(name));
    if (row == nullptr) return no_such_limit(name);
    if (!allows(*row, value)) {
      return error(std::string(row->name) + " is out of range (docs/limits.md)");
    }
    auto set = [&](auto field) {
      auto& to = in(limits).*field;
      to = static_cast<std::remove_reference_t<decltype(to)>>(value);
    };
    std::visit(set, row->field);
    return nullptr;
  });
}
hognose_error* hognose_limits_get(const hognose_limits* limits, hognose_text name, double* value) {
  return failing([&]() -> hognose_error* {
    const LimitRow* row = limit_row(view(name));
    if (row == nullptr) return no_such_limit(name);
    auto get = [&](auto field) { return static_cast<double>(in(limits).*field); };
    *value = std::visit(get, row->field);
    return nullptr;
  });
}
void hognose_limits_free(hognose_limits* limits) { taken(limits); }
