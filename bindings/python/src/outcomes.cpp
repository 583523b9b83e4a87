// The fields of an outcome for Python, which are made when they are read.
#include "outcomes.h"

#include <nanobind/stl/string.h>

#include "lender.h"
#include "values.h"

namespace nb = nanobind;

namespace hognose::python {

namespace {

nb::object frames_of(const OutcomeError& error) {
  nb::list frames;
  for (const OutcomeFrame& frame : error.frames) {
    frames.append(nb::make_tuple(text_to_python(frame.filename), text_to_python(frame.function),
                                 frame.line, frame.column, frame.end_line, frame.end_column));
  }
  return frames;
}

// What a run changed in its files: (path, change, type, content, mode), with paths as bytes.
nb::object files_of(const RunOutcome& outcome) {
  constexpr const char* kChanges[] = {"created", "modified", "deleted"};
  constexpr const char* kTypes[] = {"file", "folder", "link"};
  nb::list files;
  for (const FileChange& file : outcome.files) {
    files.append(nb::make_tuple(nb::bytes(file.path.data(), file.path.size()),
                                kChanges[static_cast<int>(file.kind)],
                                kTypes[static_cast<int>(file.type)],
                                nb::bytes(file.content.data(), file.content.size()), file.mode));
  }
  return files;
}

template <class Text>
auto text_field(Text Outcome::* field) {
  return [field](const RunOutcome& outcome) { return text_to_python(outcome.*field); };
}
auto error_field(std::string OutcomeError::* field) {
  return [field](const RunOutcome& outcome) -> nb::object {
    return outcome.error ? text_to_python((*outcome.error).*field) : nb::none();
  };
}

nb::object value_of(const RunOutcome& outcome) {
  std::shared_ptr<Lender> lender = outcome.lender.lock();
  return to_python(outcome.return_value, lender.get());
}

bool lends(const HostValue& value) {
  if (value.kind == HostValue::Kind::Object) return true;
  for (const HostValue& item : value.items) {
    if (lends(item)) return true;
  }
  for (const auto& [key, item] : value.entries) {
    if (lends(key) || lends(item)) return true;
  }
  return false;
}

}  // namespace

nb::object take_lent(RunOutcome& outcome, const Lender& lender) {
  if (!lender.lends() || !lends(outcome.return_value)) return {};
  try {
    nb::object taken = value_of(outcome);
    outcome.return_value = {};
    return taken;
  } catch (nb::python_error&) {
    return {};
  }
}

void define_outcomes(nb::module_& module) {
  nb::class_<RunOutcome>(module, "Outcome")
      .def_prop_ro("status",
                   [](const RunOutcome& o) {
                     std::string_view name = status_name(o.status);
                     return nb::str(name.data(), name.size());
                   })
      .def_prop_ro("output", text_field(&Outcome::output))
      .def_prop_ro("stderr", text_field(&Outcome::stderr_output))
      .def_prop_ro("stop_message", text_field(&Outcome::stop_message))
      .def_prop_ro("error_type", error_field(&OutcomeError::type))
      .def_prop_ro("error_message", error_field(&OutcomeError::message))
      .def_prop_ro("traceback", error_field(&OutcomeError::traceback))
      .def_prop_ro("frames",
                   [](const RunOutcome& o) -> nb::object {
                     return o.error ? frames_of(*o.error) : nb::list();
                   })
      .def_prop_ro("return_value", value_of)
      .def_prop_ro("files", files_of)
      .def_prop_ro("working_folder",
                   [](const RunOutcome& o) {
                     return o.working_folder
                                ? nb::bytes(o.working_folder->data(), o.working_folder->size())
                                : nb::bytes("/");
                   })
      .def_ro("time_ms", &RunOutcome::time_milliseconds)
      .def_ro("cpu_ms", &RunOutcome::cpu_milliseconds)
      .def_ro("memory_bytes", &RunOutcome::memory_peak_bytes)
      .def_ro("steps", &RunOutcome::steps)
      .def_ro("host_calls", &RunOutcome::host_calls)
      .def_ro("waits", &RunOutcome::waits)
      .def_ro("waited_ms", &RunOutcome::waited_milliseconds);
}

}  // namespace hognose::python
