// Conversion of values, item by item.
#include "values.h"

#include <string>

#include "lender.h"

namespace nb = nanobind;

namespace hognose::python {

namespace {

constexpr int kDeepest = 200;

nb::object steal(PyObject* object) {
  if (object == nullptr) nb::raise_python_error();
  return nb::steal(object);
}

nb::object helper(const char* name) { return nb::module_::import_("hognose._values").attr(name); }

std::string text_of(nb::handle object) {
  Py_ssize_t size = 0;
  const char* text = PyUnicode_AsUTF8AndSize(object.ptr(), &size);
  if (text != nullptr) return std::string(text, static_cast<size_t>(size));
  PyErr_Clear();  // it has lone surrogates
  nb::object bytes = steal(PyUnicode_AsEncodedString(object.ptr(), "utf-8", "surrogatepass"));
  char* data = nullptr;
  if (PyBytes_AsStringAndSize(bytes.ptr(), &data, &size) != 0) nb::raise_python_error();
  return std::string(data, static_cast<size_t>(size));
}

HostValue int_of(nb::handle object) {
  int overflow = 0;
  const long long number = PyLong_AsLongLongAndOverflow(object.ptr(), &overflow);
  if (number == -1 && PyErr_Occurred() != nullptr) nb::raise_python_error();
  if (overflow == 0) return HostValue(static_cast<int64_t>(number));
  return HostValue::big_int(text_of(helper("hexadecimal")(object)));
}

class Reader {
 public:
  explicit Reader(Lender* lender) : lender_(lender) {}

  HostValue read(nb::handle object) {
    PyObject* raw = object.ptr();
    if (raw == Py_None) return {};
    if (raw == Py_True || raw == Py_False) return HostValue(raw == Py_True);
    if (PyLong_CheckExact(raw)) return int_of(object);
    if (PyFloat_CheckExact(raw)) return HostValue(PyFloat_AsDouble(raw));
    if (PyUnicode_CheckExact(raw)) return HostValue(text_of(object));
    if (PyBytes_CheckExact(raw)) return bytes_of(object);
    if (depth_ == kDeepest) {
      throw nb::value_error("a value is cyclic or nested too deeply to be passed to a sandbox");
    }
    ++depth_;
    HostValue value = read_container(object);
    --depth_;
    return value;
  }

 private:
  static HostValue bytes_of(nb::handle object) {
    char* data = nullptr;
    Py_ssize_t size = 0;
    if (PyBytes_AsStringAndSize(object.ptr(), &data, &size) != 0) nb::raise_python_error();
    return HostValue::bytes(std::string(data, static_cast<size_t>(size)));
  }

  HostValue read_container(nb::handle object) {
    PyObject* raw = object.ptr();
    if (PyList_CheckExact(raw)) return HostValue::list(read_items(object));
    if (PyTuple_CheckExact(raw)) return HostValue::tuple(read_items(object));
    if (PyDict_CheckExact(raw)) return HostValue::dict(read_entries(object));
    if (PyAnySet_CheckExact(raw)) {
      const bool frozen = PyFrozenSet_CheckExact(raw);
      return HostValue::of(frozen ? HostValue::Kind::FrozenSet : HostValue::Kind::Set,
                           read_items(object));
    }
    if (PyByteArray_CheckExact(raw)) {
      return HostValue::named(
          HostValue::Kind::ByteArray,
          std::string(PyByteArray_AsString(raw), static_cast<size_t>(PyByteArray_Size(raw))));
    }
    if (PyComplex_CheckExact(raw)) {
      HostValue value;
      value.kind = HostValue::Kind::Complex;
      value.number = PyComplex_RealAsDouble(raw);
      value.imaginary = PyComplex_ImagAsDouble(raw);
      return value;
    }
    if (raw == Py_Ellipsis) {
      HostValue value;
      value.kind = HostValue::Kind::Ellipsis;
      return value;
    }
    return read_parts(object);
  }

  std::vector<HostValue> read_items(nb::handle object) {
    std::vector<HostValue> items;
    for (nb::handle item : object) items.push_back(read(item));
    return items;
  }
  HostValue::Entries read_entries(nb::handle object) {
    HostValue::Entries entries;
    for (auto [key, item] : nb::borrow<nb::dict>(object)) {
      HostValue converted = read(key);
      entries.emplace_back(std::move(converted), read(item));
    }
    return entries;
  }

  // (kind, text, parts): the parts are a tuple of items, or a dict of entries. For an object of the
  // host: (kind, object, class).
  HostValue read_parts(nb::handle object) {
    if (lender_ != nullptr) {
      nb::object description = lender_->class_for_type(Py_TYPE(object.ptr()));
      if (description.is_valid()) return lender_->lend(nb::borrow(object), description);
      if (nb::isinstance<DataView>(object)) {
        return HostValue::view(nb::cast<const DataView&>(object).data);
      }
    }
    nb::tuple parts = nb::cast<nb::tuple>(helper("take_apart")(object));
    HostValue value;
    value.kind = static_cast<HostValue::Kind>(nb::cast<int>(parts[0]));
    if (value.kind == HostValue::Kind::Object) {
      if (lender_ == nullptr) throw nb::type_error("a view holds plain data alone");
      return lender_->lend(parts[1], parts[2]);
    }
    nb::object text = parts[1];
    value.text = PyBytes_CheckExact(text.ptr()) ? bytes_of(text).text : text_of(text);
    nb::object rest = parts[2];
    if (PyDict_CheckExact(rest.ptr())) {
      value.entries = read_entries(rest);
    } else {
      value.items = read_items(rest);
    }
    return value;
  }

  Lender* lender_;
  int depth_ = 0;
};

nb::object items_to_python(const HostValue& value) {
  nb::list list;
  for (const HostValue& item : value.items) list.append(to_python(item));
  return list;
}

nb::object entries_to_python(const HostValue& value) {
  nb::dict dict;
  for (const auto& [key, item] : value.entries) dict[to_python(key)] = to_python(item);
  return dict;
}

nb::object bytes_to_python(const std::string& text) {
  return steal(PyBytes_FromStringAndSize(text.data(), static_cast<Py_ssize_t>(text.size())));
}

// With the text of the value as it is on the Python side.
nb::object put_together(const HostValue& value, nb::object text, nb::object parts) {
  return helper("put_together")(static_cast<int>(value.kind), std::move(text), std::move(parts));
}

}  // namespace

HostValue from_python(nb::handle object, Lender* lender) { return Reader(lender).read(object); }

nb::object text_to_python(const std::string& text) {
  return steal(
      PyUnicode_DecodeUTF8(text.data(), static_cast<Py_ssize_t>(text.size()), "surrogatepass"));
}

nb::object to_python(const HostValue& value) {
  using Kind = HostValue::Kind;
  switch (value.kind) {
    case Kind::None: return nb::none();
    case Kind::Bool: return nb::borrow(value.integer != 0 ? Py_True : Py_False);
    case Kind::Int: return steal(PyLong_FromLongLong(value.integer));
    case Kind::BigInt:
      return helper("int_of_digits")(nb::str(value.text.data(), value.text.size()));
    case Kind::Float: return steal(PyFloat_FromDouble(value.number));
    case Kind::Complex: return steal(PyComplex_FromDoubles(value.number, value.imaginary));
    case Kind::Str: return text_to_python(value.text);
    case Kind::Bytes: return bytes_to_python(value.text);
    case Kind::ByteArray:
      return steal(PyByteArray_FromStringAndSize(value.text.data(),
                                                 static_cast<Py_ssize_t>(value.text.size())));
    case Kind::Ellipsis: return nb::borrow(Py_Ellipsis);
    case Kind::List: return items_to_python(value);
    case Kind::Tuple: return steal(PySequence_Tuple(items_to_python(value).ptr()));
    case Kind::Set: return steal(PySet_New(items_to_python(value).ptr()));
    case Kind::FrozenSet: return steal(PyFrozenSet_New(items_to_python(value).ptr()));
    case Kind::Dict: return entries_to_python(value);
    case Kind::Object: return Lender::original(value);
    case Kind::Uuid: return put_together(value, bytes_to_python(value.text), nb::none());
    case Kind::NamedTuple:
    case Kind::Dataclass:
    case Kind::EnumMember:
    case Kind::Exception:
      return put_together(value, text_to_python(value.text), entries_to_python(value));
    default: return put_together(value, text_to_python(value.text), items_to_python(value));
  }
}

}  // namespace hognose::python
