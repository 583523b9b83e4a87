// Callables: the Python objects that an engine calls.
//
// The engine's functions name them by number, because the engine may copy and destroy a function
// without the GIL. The list of them is visible to Python's garbage collector.
#pragma once

#include <nanobind/nanobind.h>

#include <memory>
#include <utility>

namespace hognose::python {

class Callables {
 public:
  Callables()
      : list_(new nanobind::list(), [](nanobind::list* held) {
          if (Py_IsInitialized() == 0) return;  // the process ends: the objects are gone
          nanobind::gil_scoped_acquire gil;
          delete held;
        }) {}

  size_t add(nanobind::object callable) {
    list_->append(std::move(callable));
    return list_->size() - 1;
  }
  // RuntimeError if the garbage collector has taken the callables away.
  nanobind::object operator[](size_t number) const {
    if (number >= list_->size()) {
      PyErr_SetString(PyExc_RuntimeError, "the sandbox is being destroyed");
      nanobind::raise_python_error();
    }
    return (*list_)[number];
  }

  int visit(visitproc visitor, void* context) const { return visitor(list_->ptr(), context); }
  void clear() { PyList_SetSlice(list_->ptr(), 0, PyList_Size(list_->ptr()), nullptr); }

 private:
  std::shared_ptr<nanobind::list> list_;
};

}  // namespace hognose::python
