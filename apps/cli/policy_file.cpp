// Reads a policy from JSON with comments (// and /* */), strictly: anything else that it does
// not understand is an error, never ignored.
//
// An administrator writes the file. A slip in it (a misspelt key, a duplicate name, a list instead
// of a name) must not leave open what was meant to be closed.
#include "policy_file.h"

#include <optional>
#include <set>
#include <vector>

#include <nlohmann/json.hpp>

#include "hognose/policy_table.h"
#include "json.h"

namespace hognose::cli {

namespace {

using Error = std::optional<PolicyError>;

// A position in the file: "guarded.add[0].name".
class Place {
 public:
  Place() = default;
  Place key(const std::string& name) const {
    return Place(path_.empty() ? name : path_ + "." + name);
  }
  Place item(size_t index) const { return Place(path_ + "[" + std::to_string(index) + "]"); }
  std::string says(const std::string& what) const {
    return path_.empty() ? what : path_ + ": " + what;
  }

 private:
  explicit Place(std::string path) : path_(std::move(path)) {}
  std::string path_;
};

// Checks keys while they are parsed. A parsed object no longer shows that a key occurred twice.
class KeyWatcher {
 public:
  bool see(Json::parse_event_t event, const Json& parsed) {
    using Event = Json::parse_event_t;
    if (open_.size() >= kDeepest && error_.empty()) error_ = "nested too deeply";
    if (!error_.empty()) return true;
    switch (event) {
      case Event::object_start: open_.push_back({here(), {}, 0, false}); break;
      case Event::array_start: open_.push_back({here(), {}, 0, true}); break;
      case Event::key: see_key(parsed.get<std::string>()); break;
      case Event::object_end:
      case Event::array_end:
        open_.pop_back();
        count_item();
        break;
      case Event::value: count_item(); break;
    }
    return true;
  }
  const std::string& error() const { return error_; }

 private:
  static constexpr size_t kDeepest = 8;

  struct Container {
    Place place;
    std::set<std::string> keys;
    size_t items;
    bool is_array;
    std::string key = {};
  };

  // The position of the value that is read next.
  Place here() const {
    if (open_.empty()) return Place();
    const Container& inner = open_.back();
    return inner.is_array ? inner.place.item(inner.items) : inner.place.key(inner.key);
  }
  void see_key(const std::string& key) {
    Container& inner = open_.back();
    inner.key = key;
    if (!inner.keys.insert(key).second && error_.empty()) {
      error_ = here().says("the key occurs twice");
    }
  }
  void count_item() {
    if (!open_.empty()) ++open_.back().items;
  }

  std::vector<Container> open_;
  std::string error_;
};

// Keeps the first error; reading continues only while there is none.
class Reader {
 public:
  Reader(const Json& file, Policy& policy) : file_(file), policy_(policy) {}

  std::string read() {
    static const std::set<std::string> kKeys = {"version",  "profile", "name",         "features",
                                                "builtins", "modules", "host_modules", "guarded"};
    if (!check_keys(file_, Place(), kKeys)) return error_;
    read_version();
    read_profile();
    if (const Json* name = find(file_, "name")) {
      policy_.set_name(text(*name, Place().key("name")));
    }
    // Remove names before adding any: whether a guarded name can be removed depends on this order.
    read_changes("features", &Policy::remove_feature, &Policy::add_feature);
    read_changes("builtins", &Policy::remove_builtin, &Policy::add_builtin);
    read_changes("modules", &Policy::remove_module, &Policy::add_module);
    if (const Json* names = find(file_, "host_modules")) {
      read_names(*names, Place().key("host_modules"), &Policy::add_host_module);
    }
    read_guarded();
    return error_;
  }

 private:
  using Method = Error (Policy::*)(std::string_view);

  static const Json* find(const Json& object, const char* key) {
    auto found = object.find(key);
    return found == object.end() ? nullptr : &*found;
  }

  bool fail(const Place& place, const std::string& what) {
    if (error_.empty()) error_ = place.says(what);
    return false;
  }
  bool check(const Place& place, const Error& error) {
    return !error || fail(place, error->message);
  }

  bool check_keys(const Json& object, const Place& place, const std::set<std::string>& known) {
    if (!object.is_object()) return fail(place, "expected an object");
    for (const auto& [key, value] : object.items()) {
      if (known.contains(key)) continue;
      std::string names;
      for (const std::string& name : known) names += (names.empty() ? "" : ", ") + name;
      return fail(place.key(key), "unknown key (" + names + ")");
    }
    return true;
  }

  std::string text(const Json& value, const Place& place) {
    if (!value.is_string()) {
      fail(place, "expected a string");
      return {};
    }
    std::string found = value.get<std::string>();
    if (found.empty()) fail(place, "the text is empty");
    return found;
  }

  void read_version() {
    Place place = Place().key("version");
    const Json* version = find(file_, "version");
    if (version == nullptr) {
      fail(place, "is missing: the version of the tables for which the file was written");
    } else if (!version->is_number_integer()) {
      fail(place, "expected an integer");
    } else if (*version != kPolicyVersion) {
      fail(place, "the file was written for version " + version->dump() +
                      " of the policy's tables, this is version " + std::to_string(kPolicyVersion));
    }
  }

  void read_profile() {
    Place place = Place().key("profile");
    const Json* name = find(file_, "profile");
    if (name == nullptr) {
      fail(place, "is missing: bare, strict or standard");
      return;
    }
    std::string wanted = text(*name, place);
    const Profile* profile = Policy::profile_named(wanted);
    if (profile == nullptr) {
      fail(place, "unknown profile '" + wanted + "' (bare, strict or standard)");
    } else {
      policy_ = Policy(*profile);
    }
  }

  void read_changes(const char* key, Method remove, Method add) {
    const Json* changes = find(file_, key);
    if (changes == nullptr) return;
    Place place = Place().key(key);
    if (!check_keys(*changes, place, {"add", "remove"})) return;
    if (const Json* names = find(*changes, "remove")) {
      read_names(*names, place.key("remove"), remove);
    }
    if (const Json* names = find(*changes, "add")) read_names(*names, place.key("add"), add);
  }

  void read_names(const Json& names, const Place& place, Method change) {
    for_each(names, place, [&](const Json& name, const Place& here) {
      std::string wanted = text(name, here);
      if (error_.empty()) check(here, (policy_.*change)(wanted));
    });
  }

  template <class Visit>
  void for_each(const Json& list, const Place& place, Visit visit) {
    if (!list.is_array()) {
      fail(place, "expected a list");
      return;
    }
    for (size_t i = 0; i < list.size() && error_.empty(); ++i) visit(list[i], place.item(i));
  }

  void read_guarded() {
    const Json* changes = find(file_, "guarded");
    if (changes == nullptr) return;
    Place place = Place().key("guarded");
    if (!check_keys(*changes, place, {"add", "remove"})) return;
    if (const Json* names = find(*changes, "remove")) {
      read_names(*names, place.key("remove"), &Policy::remove_guarded_name);
    }
    if (const Json* rows = find(*changes, "add")) {
      for_each(*rows, place.key("add"),
               [&](const Json& row, const Place& here) { read_guard(row, here); });
    }
  }

  // "name", or {"name": …, "on": …, "reason": …}.
  void read_guard(const Json& row, const Place& place) {
    if (row.is_string()) {
      std::string name = text(row, place);
      if (error_.empty()) check(place, policy_.add_guarded_name(name));
      return;
    }
    if (!check_keys(row, place, {"name", "on", "reason"})) return;
    const Json* name = find(row, "name");
    if (name == nullptr) {
      fail(place.key("name"), "is missing");
      return;
    }
    std::string wanted = text(*name, place.key("name"));
    GuardedOn on = GuardedOn::Everything;
    if (const Json* holders = find(row, "on")) read_holders(*holders, place.key("on"), on);
    std::string reason = "is guarded by the host";
    if (const Json* given = find(row, "reason")) reason = text(*given, place.key("reason"));
    if (error_.empty()) check(place.key("name"), policy_.add_guarded_name(wanted, on, reason));
  }

  void read_holders(const Json& value, const Place& place, GuardedOn& on) {
    std::string wanted = text(value, place);
    if (wanted == "everything") {
      on = GuardedOn::Everything;
    } else if (wanted == "namespaces") {
      on = GuardedOn::Namespaces;
    } else if (wanted == "natives") {
      on = GuardedOn::Natives;
    } else {
      fail(place, "'" + wanted + "' is not one of everything, namespaces, natives");
    }
  }

  const Json& file_;
  Policy& policy_;
  std::string error_;
};

}  // namespace

std::string read_policy(const std::string& text, Policy& policy) {
  KeyWatcher keys;
  Json file;
  try {
    auto see = [&](int, Json::parse_event_t event, Json& parsed) {
      return keys.see(event, parsed);
    };
    constexpr bool kThrows = true, kAllowsComments = true;
    file = Json::parse(text, see, kThrows, kAllowsComments);
  } catch (const Json::exception& error) {
    return error.what();
  }
  if (!keys.error().empty()) return keys.error();
  return Reader(file, policy).read();
}

}  // namespace hognose::cli
