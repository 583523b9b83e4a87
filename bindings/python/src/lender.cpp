// Builds host classes from descriptions in Python, and keeps one handle for each object and class.
#include "lender.h"

#include <nanobind/stl/string.h>

#include "calls.h"
#include "engine.h"
#include "gil.h"

namespace nb = nanobind;

namespace hognose::python {

Held::~Held() {
  if (Py_IsInitialized() == 0) {  // the process ends: the object is gone
    (void)object.release();
    return;
  }
  WithGil gil;
  // Another handle on the same object may have taken the place of this one.
  {
    nb::ft_lock_guard lock(lender->held_mutex_);
    auto found = lender->held_.find(key);
    if (found != lender->held_.end() && found->second.raw == this) lender->held_.erase(found);
  }
  object.reset();
  lender.reset();
}

std::shared_ptr<Lender> Lender::create() {
  return std::shared_ptr<Lender>(new Lender(), [](Lender* lender) {
    if (Py_IsInitialized() == 0) return;  // the process ends: the objects are gone
    WithGil gil;
    delete lender;
  });
}

size_t Lender::add(nb::object object) {
  kept_.append(std::move(object));
  return kept_.size() - 1;
}

nb::object Lender::operator[](size_t number) const {
  if (number >= kept_.size()) {
    PyErr_SetString(PyExc_RuntimeError, "the sandbox is being destroyed");
    nb::raise_python_error();
  }
  return kept_[number];
}

size_t Lender::number_of(nb::handle description) {
  if (numbers_.contains(description)) return nb::cast<size_t>(numbers_[description]);
  HostClass<Held> made(nb::cast<std::string>(description.attr("name")));
  made.doc(nb::cast<std::string>(description.attr("doc")));
  const size_t number = classes_.size();
  for (nb::handle item : description.attr("_methods")) {
    nb::tuple method = nb::cast<nb::tuple>(item);
    const size_t callable = add(method[1]);
    made.method(nb::cast<std::string>(method[0]), [callable](Held& self, HostCall& call) {
      return call_python_method(self, callable, call);
    });
  }
  for (nb::handle item : description.attr("_fields")) {
    nb::tuple field = nb::cast<nb::tuple>(item);
    const size_t getter = add(field[1]);
    auto get = [getter](Held& self, HostCall& call) {
      return call_python_method(self, getter, call);
    };
    if (nb::object(field[2]).is_none()) {
      made.field(nb::cast<std::string>(field[0]), get);
      continue;
    }
    const size_t setter = add(field[2]);
    made.field(nb::cast<std::string>(field[0]), get, [setter](Held& self, HostValue& value) {
      return set_python_field(self, setter, value);
    });
  }
  nb::tuple constructor = nb::cast<nb::tuple>(description.attr("_constructor"));
  if (auto signature = nb::cast<std::string>(constructor[0]); !signature.empty()) {
    const size_t callable = add(constructor[1]);
    // The class belongs to this lender, which therefore must not belong to the class.
    made.constructor(signature, [lender = weak_from_this(), callable](HostCall& call) {
      auto held = lender.lock();
      if (held == nullptr) return HostResult::raise("RuntimeError", "the sandbox is gone");
      return call_python(held, callable, call);
    });
  }
  if (nb::cast<bool>(description.attr("_subclasses"))) made.allow_subclasses();
  classes_.push_back(std::move(made));
  numbers_[description] = number;
  return number;
}

const HostClass<Held>& Lender::class_of(nb::handle description) {
  return classes_[number_of(description)];
}

void Lender::lend_all(nb::handle type, nb::handle description) { types_[type] = description; }

nb::object Lender::class_for_type(PyTypeObject* type) const {
  nb::handle key(reinterpret_cast<PyObject*>(type));
  if (types_.size() == 0 || !types_.contains(key)) return {};
  return types_[key];
}

HostValue Lender::lend(nb::object object, nb::handle description) {
  const size_t number = number_of(description);
  std::shared_ptr<Held> held;
  {
    nb::ft_lock_guard lock(held_mutex_);
    Place& place = held_[{object.ptr(), number}];
    held = place.held.lock();
    if (held == nullptr) {
      held = std::make_shared<Held>(shared_from_this(), std::move(object), number);
      place = {held.get(), held};
    }
  }
  return classes_[number].wrap(std::move(held));
}

nb::object Lender::original(const HostValue& value) {
  // Every object in these sandboxes was wrapped by lend().
  nb::object object = static_cast<Held*>(value.reference->object.get())->object;
  if (!object.is_valid()) {
    PyErr_SetString(PyExc_RuntimeError, "the sandbox is being destroyed");
    nb::raise_python_error();
  }
  return object;
}

void Lender::interrupt(nb::object exception) {
  interruption_ = std::move(exception);
  if (sandbox_ != nullptr) sandbox_->cancel();
}

void Lender::refer_to(Engine& engine) {
  if (!engine_reference_.is_valid()) engine_reference_ = nb::weakref(nb::find(engine));
}

HostCall* Lender::current_call() const {
  nb::ft_lock_guard lock(calls_mutex_);
  return calls_.empty() || calls_thread_ != std::this_thread::get_id() ? nullptr : calls_.back();
}

Lender::CallScope::CallScope(Lender& lender, HostCall* call)
    : lender_(call != nullptr ? &lender : nullptr) {
  if (call == nullptr) return;
  nb::ft_lock_guard lock(lender.calls_mutex_);
  lender.calls_thread_ = std::this_thread::get_id();
  lender.calls_.push_back(call);
}

Lender::CallScope::~CallScope() {
  if (lender_ == nullptr) return;
  nb::ft_lock_guard lock(lender_->calls_mutex_);
  lender_->calls_.pop_back();
}

int Lender::visit(visitproc visitor, void* context) const {
  for (PyObject* container : {kept_.ptr(), numbers_.ptr(), types_.ptr()}) {
    if (const int result = visitor(container, context)) return result;
  }
  for (const auto& [key, place] : held_) {
    if (!place.raw->object.is_valid()) continue;
    if (const int result = visitor(place.raw->object.ptr(), context)) return result;
  }
  return interruption_.is_valid() ? visitor(interruption_.ptr(), context) : 0;
}

void Lender::clear() {
  std::vector<nb::object> taken = {std::move(interruption_)};
  for (const auto& [key, place] : held_) taken.push_back(std::move(place.raw->object));
  PyList_SetSlice(kept_.ptr(), 0, PyList_Size(kept_.ptr()), nullptr);
  numbers_.clear();
  types_.clear();
}

}  // namespace hognose::python
