// Makes a dict of an event, with the fields that its kind has.
#include "watching.h"

#include <string>

#include "callbacks.h"
#include "values.h"

namespace nb = nanobind;

namespace hognose::python {

void PythonObserver::on_event(const Event& event) {
  call_back(*lender_, [&] {
    nb::dict fields;
    auto text = [&](const char* name, std::string_view value) {
      if (!value.empty()) fields[name] = text_to_python(std::string(value));
    };
    text("kind", event_name(event.kind));
    text("filename", event.filename);
    text("function", event.function);
    text("name", event.name);
    text("rule", event.rule);
    text("detail", event.detail);
    fields["line"] = event.line;
    fields["depth"] = event.depth;
    fields["steps"] = event.steps;
    (*lender_)[number_](fields);
    return true;
  });
}

}  // namespace hognose::python
