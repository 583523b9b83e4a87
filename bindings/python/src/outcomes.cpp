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

// An attribute of an ExecutionResult that is its outcome's of the same name, made when it is first
// read and kept from then on: functools.cached_property without a call of Python code, which would
// take as long as a short run.
struct Field {
  nb::str name;
  nb::object (*of_engine)(const RunOutcome& outcome);  // null: only by its name
};

nb::object status_of(const RunOutcome& outcome) {
  std::string_view name = status_name(outcome.status);
  return nb::str(name.data(), name.size());
}
nb::object output_of(const RunOutcome& outcome) { return text_to_python(outcome.output); }

Field make_field(nb::str name) {
  const std::string_view text = name.c_str();
  Field field{std::move(name), nullptr};
  if (text == "return_value") field.of_engine = value_of;
  if (text == "status") field.of_engine = status_of;
  if (text == "output") field.of_engine = output_of;
  return field;
}

// Outcomes of other types are those of isolated sandboxes.
nb::object value_of_field(const Field& field, nb::handle outcome) {
  static PyObject* const engine_type = nb::type<RunOutcome>().ptr();
  if (field.of_engine != nullptr &&
      reinterpret_cast<PyObject*>(Py_TYPE(outcome.ptr())) == engine_type) {
    return field.of_engine(*nb::inst_ptr<RunOutcome>(outcome));
  }
  return outcome.attr(field.name);
}

PyObject* read_field(PyObject* self, PyObject* result, PyObject*) noexcept {
  if (result == nullptr) return nb::borrow(self).release().ptr();
  static PyObject* const kOutcome = PyUnicode_InternFromString("_outcome");
  const Field& field = *nb::inst_ptr<Field>(self);
  nb::object outcome = nb::steal(PyObject_GetAttr(result, kOutcome));
  if (!outcome.is_valid()) return nullptr;
  try {
    nb::object value = value_of_field(field, outcome);
    // A Field has no __set__(), so this puts the value into the dict of the result, where it is
    // found before the Field.
    if (PyObject_SetAttr(result, field.name.ptr(), value.ptr()) != 0) return nullptr;
    return value.release().ptr();
  } catch (nb::python_error& error) {
    error.restore();
  } catch (const nb::builtin_exception& error) {
    PyErr_SetString(PyExc_ValueError, error.what());
  } catch (const std::exception& error) {
    PyErr_SetString(PyExc_RuntimeError, error.what());
  }
  return nullptr;
}

PyType_Slot kFieldSlots[] = {{Py_tp_descr_get, reinterpret_cast<void*>(read_field)}, {0, nullptr}};

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
  nb::class_<Field>(module, "Field", nb::type_slots(kFieldSlots))
      .def("__init__",
           [](Field* place, nb::str name) { new (place) Field(make_field(std::move(name))); });
  nb::class_<RunOutcome>(module, "Outcome")
      .def_prop_ro("status", status_of)
      .def_prop_ro("output", output_of)
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
