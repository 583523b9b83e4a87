// The module hognose._engine: what the Python classes of the package are built on.
#include <nanobind/nanobind.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/pair.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/string_view.h>
#include <nanobind/stl/vector.h>

#include <algorithm>

#include "engine.h"
#include "guest_objects.h"
#include "hognose/check.h"
#include "hognose/limit_table.h"
#include "hognose/policy.h"
#include "outcomes.h"
#include "values.h"

namespace nb = nanobind;

namespace hognose::python {

namespace {

void refuse(const std::optional<PolicyError>& error) {
  if (error) throw nb::value_error(error->message.c_str());
}

Policy make_policy(const std::string& profile) {
  const Profile* found = Policy::profile_named(profile);
  if (found == nullptr) {
    throw nb::value_error("policy must be 'bare', 'strict', 'standard' or a Policy");
  }
  return Policy(*found);
}

std::optional<std::string> set_limit(Limits& limits, const LimitRow& row, nb::handle value) {
  if (value.is_none()) return set_limit(limits, row, 0.0);
  PyObject* number = value.ptr();
  int32_t small;
  if (PyFloat_CheckExact(number)) return set_limit(limits, row, nb::cast<double>(value));
  if (PyLong_CheckExact(number) && nb::try_cast(value, small)) {
    return set_limit(limits, row, static_cast<double>(small));
  }
  return set_limit(limits, row, nb::cast<std::string>(nb::repr(value)));
}

// None means no limit.
void set_limits(EngineOptions& options, const nb::dict& limits) {
  for (auto [key, value] : limits) {
    const auto name = nb::cast<std::string_view>(key);
    auto row = std::ranges::find(limit_table(), name, &LimitRow::name);
    if (row == limit_table().end()) {
      throw nb::value_error(("there is no limit named '" + std::string(name) + "'").c_str());
    }
    if (auto error = set_limit(options.options.limits, *row, value)) {
      throw nb::value_error((std::string(name) + ": " + *error).c_str());
    }
  }
}

// What was changed of a policy, as calls of its methods: (name of the method, arguments…).
nb::list changes_of(const Policy& policy) {
  nb::list calls;
  auto add = [&](const std::vector<Policy::Change>& changes, const char* kind) {
    for (const Policy::Change& change : changes) {
      calls.append(
          nb::make_tuple(std::string(change.added ? "add_" : "remove_") + kind, change.name));
    }
  };
  add(policy.features(), "feature");
  add(policy.builtins(), "builtin");
  add(policy.modules(), "module");
  for (const std::string& name : policy.imports()) {
    calls.append(nb::make_tuple("allow_import", name));
  }
  for (const Policy::Guard& guard : policy.added_guards()) {
    calls.append(nb::make_tuple("add_guarded_name", guard.name, guard.reason));
  }
  for (const std::string& name : policy.removed_guards()) {
    calls.append(nb::make_tuple("remove_guarded_name", name));
  }
  return calls;
}

// (name, content) of bytes.
std::pair<std::string, std::string> pair_of_bytes(nb::handle item) {
  auto text = [](nb::handle part) {
    nb::bytes bytes = nb::cast<nb::bytes>(part);
    return std::string(bytes.c_str(), bytes.size());
  };
  nb::tuple pair = nb::cast<nb::tuple>(item);
  return {text(pair[0]), text(pair[1])};
}

void set_files(EngineOptions& options, nb::list files, nb::bytes working_folder,
               nb::list environment) {
  RunFiles& given = options.options.files.emplace();
  for (nb::handle file : files) given.files.push_back(pair_of_bytes(file));
  given.working_folder.assign(working_folder.c_str(), working_folder.size());
  for (nb::handle variable : environment) given.environment.push_back(pair_of_bytes(variable));
}

// `list` and `read` are functions of a path, as bytes (hognose._mounts). set_files() comes first.
void add_mount(EngineOptions& options, nb::bytes path, nb::object list, nb::object read) {
  options.mounts.push_back(
      {std::string(path.c_str(), path.size()), std::move(list), std::move(read)});
}

nb::object waiting_calls(const RunProgress& progress) {
  if (!progress.waiting) return nb::none();
  std::shared_ptr<Lender> lender = progress.lender.lock();
  nb::list calls;
  for (const WaitingCall& call : progress.waiting->calls) {
    ValueWriter writer(lender.get());
    nb::list given;
    for (size_t i = 0; i < call.arguments.size(); ++i) {
      given.append(call.given[i] ? nb::object(nb::make_tuple(writer.write(call.arguments[i])))
                                 : nb::none());
    }
    calls.append(nb::make_tuple(call.id, text_to_python(call.function), given,
                                text_to_python(call.filename), call.line));
  }
  return calls;
}

nb::object findings_of(const CheckReport& report) {
  nb::list findings;
  for (const Finding& finding : report.findings) {
    findings.append(nb::make_tuple(nb::str(finding_name(finding.kind).data()),
                                   text_to_python(finding.name), text_to_python(finding.message),
                                   finding.line, finding.column));
  }
  return findings;
}

int traverse_engine(PyObject* self, visitproc visit, void* context) {
  if (const int result = visit(reinterpret_cast<PyObject*>(Py_TYPE(self)), context)) return result;
  if (!nb::inst_ready(self)) return 0;
  return nb::inst_ptr<Engine>(self)->visit(visit, context);
}

int clear_engine(PyObject* self) {
  nb::inst_ptr<Engine>(self)->clear();
  return 0;
}

PyType_Slot kEngineSlots[] = {{Py_tp_traverse, reinterpret_cast<void*>(traverse_engine)},
                              {Py_tp_clear, reinterpret_cast<void*>(clear_engine)},
                              {0, nullptr}};

}  // namespace

NB_MODULE(_engine, module) {
  // A program may keep a sandbox until it ends.
  nb::set_leak_warnings(false);
  module.doc() = "The engine. Use the classes of hognose instead.";

  nb::class_<Policy>(
      module, "Policy",
      "What a guest may use: a profile (\"bare\", \"strict\" or \"standard\") and changes of "
      "it.\n\n"
      "A change that the engine refuses raises ValueError. A sandbox copies its policy.")
      .def(
          "__init__",
          [](Policy* place, const std::string& profile) {
            new (place) Policy(make_policy(profile));
          },
          nb::arg("profile"))
      .def_prop_ro(
          "profile",
          [](const Policy& policy) {
            constexpr const char* kNames[] = {"bare", "strict", "standard"};
            return kNames[static_cast<int>(policy.profile())];
          },
          "The profile that it started from.")
      .def(
          "copy", [](const Policy& policy) { return Policy(policy); }, "An independent copy.")
      .def(
          "add_feature", [](Policy& p, const std::string& name) { refuse(p.add_feature(name)); },
          nb::arg("name"),
          "Opens a feature: its builtins, modules, streams and language constructs.")
      .def(
          "remove_feature",
          [](Policy& p, const std::string& name) { refuse(p.remove_feature(name)); },
          nb::arg("name"), "Closes a feature.")
      .def(
          "add_builtin", [](Policy& p, const std::string& name) { refuse(p.add_builtin(name)); },
          nb::arg("name"), "Opens a builtin of the table, or an exception class.")
      .def(
          "remove_builtin",
          [](Policy& p, const std::string& name) { refuse(p.remove_builtin(name)); },
          nb::arg("name"), "Closes a builtin.")
      .def(
          "add_module", [](Policy& p, const std::string& name) { refuse(p.add_module(name)); },
          nb::arg("name"), "Opens a built-in module and its submodules; \"*\": all of the table.")
      .def(
          "remove_module",
          [](Policy& p, const std::string& name) { refuse(p.remove_module(name)); },
          nb::arg("name"), "Closes a built-in module.")
      .def(
          "allow_import", [](Policy& p, const std::string& name) { p.allow_import(name); },
          nb::arg("name"),
          "Lets the guest import a module, even if its feature was closed; \"*\": all.")
      .def(
          "add_guarded_name",
          [](Policy& p, const std::string& name, const std::string& reason) {
            refuse(p.add_guarded_name(name, GuardedOn::Everything, reason));
          },
          nb::arg("name"), nb::arg("reason"),
          "Guards an attribute on every object. The reason is part of the message that a guest "
          "sees.")
      .def(
          "remove_guarded_name",
          [](Policy& p, const std::string& name) { refuse(p.remove_guarded_name(name)); },
          nb::arg("name"), "Opens an attribute that the profile guards.")
      .def_prop_ro("changes", changes_of,
                   "The changes as calls: (name of the method, its arguments).")
      .def(
          "opens_module",
          [](const Policy& p, const std::string& name) { return p.opens_module(name); },
          nb::arg("name"), "Whether a run has the built-in module.")
      .def(
          "opens_builtin",
          [](const Policy& p, const std::string& name) { return p.opens_builtin(name); },
          nb::arg("name"), "Whether a run has the builtin.")
      .def(
          "opens_feature",
          [](const Policy& p, const std::string& name) { return p.opens_feature(name); },
          nb::arg("name"), "Whether a run has the feature.")
      .def(
          "guards", [](const Policy& p, const std::string& name) { return p.guards(name); },
          nb::arg("name"), "Whether the attribute is guarded on any object.");

  nb::class_<EngineOptions>(module, "Options")
      .def(nb::init<>())
      .def("set_limits", set_limits)
      .def("set_files", set_files)
      .def("add_mount", add_mount)
      .def_prop_ro("max_files", [](const EngineOptions& o) { return o.options.limits.max_files; })
      .def_prop_ro("max_file_bytes",
                   [](const EngineOptions& o) { return o.options.limits.max_file_bytes; })
      .def("set_policy", [](EngineOptions& o, const Policy& p) { o.options.policy = p; })
      .def_prop_rw(
          "seed", [](const EngineOptions& o) { return o.options.seed; },
          [](EngineOptions& o, uint64_t seed) { o.options.seed = seed; })
      .def_prop_rw(
          "top_level_await", [](const EngineOptions& o) { return o.options.top_level_await; },
          [](EngineOptions& o, bool is_on) { o.options.top_level_await = is_on; })
      .def_prop_rw(
          "start_time", [](const EngineOptions& o) { return o.options.start_time; },
          [](EngineOptions& o, double time) { o.options.start_time = time; })
      .def_rw("is_session", &EngineOptions::is_session)
      .def_rw("rolls_back", &EngineOptions::rolls_back)
      .def_rw("handles", &EngineOptions::handles)
      .def_rw("sharing", &EngineOptions::sharing);

  define_outcomes(module);
  nb::class_<RunProgress>(module, "Progress")
      .def_prop_ro("calls", waiting_calls)
      .def_prop_ro("blocked",
                   [](const RunProgress& p) { return p.waiting.has_value() && p.waiting->blocked; })
      .def_prop_ro("seconds",
                   [](const RunProgress& p) {
                     return p.waiting ? p.waiting->seconds : std::optional<double>();
                   })
      .def_prop_ro("result",
                   [](const RunProgress& p) { return p.result.is_valid() ? p.result : nb::none(); })
      .def_ro("cancelled", &RunProgress::cancelled);

  nb::class_<DataView>(module, "View",
                       "Plain data that guests read in place, without a copy of the whole. It is "
                       "converted once, when the view is made; "
                       "later changes of the data are not seen.")
      .def(
          "__init__",
          [](DataView* place, nb::handle data) {
            new (place) DataView{std::make_shared<const HostValue>(from_python(data, nullptr))};
          },
          nb::arg("data"));

  define_guest_objects(module);

  nb::class_<Engine>(module, "Engine", nb::type_slots(kEngineSlots), nb::is_weak_referenceable())
      .def(nb::init<EngineOptions, nb::object, nb::object>(), nb::arg("options"),
           nb::arg("listener").none(), nb::arg("reader").none() = nb::none())
      .def("define", &Engine::define, nb::arg("signature"), nb::arg("callable").none(),
           nb::arg("kind"), nb::arg("direct").none() = nb::none())
      .def("add_module", &Engine::add_module)
      .def("observe", &Engine::observe)
      .def("expose_class", &Engine::expose_class, nb::arg("description"), nb::arg("type").none())
      .def("set_global", &Engine::set_global, nb::arg("name"), nb::arg("value").none())
      .def("set_input", &Engine::set_input, nb::arg("name"), nb::arg("value").none())
      .def("run", &Engine::run)
      .def("start", &Engine::start)
      .def("resume", &Engine::resume)
      .def("pending_calls", &Engine::pending_calls)
      .def("cancel", &Engine::cancel)
      .def("usage", &Engine::usage)
      .def("get_global", &Engine::get_global)
      .def("global_names", &Engine::global_names)
      .def("call", &Engine::call)
      .def("start_call", &Engine::start_call)
      .def_prop_ro("lends", &Engine::lends)
      .def_prop_ro("is_fresh", &Engine::is_fresh)
      .def("rollback", &Engine::rollback)
      .def("discard", &Engine::discard);

  module.def("check", [](const std::string& code, const Policy& policy) {
    CheckReport report = check(code, policy);
    return nb::make_tuple(RunOutcome(std::move(report.outcome)), findings_of(report),
                          report.complexity, report.nesting, report.statements);
  });
  nb::dict kinds;
#define KIND(name) kinds[#name] = static_cast<int>(HostValue::Kind::name);
  KIND(Object)
  KIND(Range)
  KIND(Date)
  KIND(Time)
  KIND(DateTime)
  KIND(TimeDelta)
  KIND(TimeZone)
  KIND(Decimal)
  KIND(Fraction)
  KIND(Uuid)
  KIND(NamedTuple)
  KIND(Dataclass)
  KIND(EnumMember)
  KIND(Exception)
  KIND(Opaque)
  KIND(Cut)
#undef KIND
  module.attr("KINDS") = kinds;
}

}  // namespace hognose::python
