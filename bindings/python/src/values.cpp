// Conversion of values, item by item.
#include "values.h"

#include <string>
#include <utility>

#include "guest_objects.h"
#include "lender.h"

namespace nb = nanobind;

namespace hognose::python {

namespace {

constexpr int kDeepest = 200;
constexpr const char* kCycle = "a cycle without a list or a dict cannot leave the sandbox";

nb::object steal(PyObject* object) {
  if (object == nullptr) nb::raise_python_error();
  return nb::steal(object);
}

nb::object helper(const char* name) { return nb::module_::import_("hognose._values").attr(name); }

void read_text(nb::handle object, std::string& target) {
  Py_ssize_t size = 0;
  const char* text = PyUnicode_AsUTF8AndSize(object.ptr(), &size);
  if (text != nullptr) {
    target.assign(text, static_cast<size_t>(size));
    return;
  }
  PyErr_Clear();  // it has lone surrogates
  nb::object bytes = steal(PyUnicode_AsEncodedString(object.ptr(), "utf-8", "surrogatepass"));
  char* data = nullptr;
  if (PyBytes_AsStringAndSize(bytes.ptr(), &data, &size) != 0) nb::raise_python_error();
  target.assign(data, static_cast<size_t>(size));
}

void read_int(nb::handle object, HostValue& value) {
  int overflow = 0;
  const long long number = PyLong_AsLongLongAndOverflow(object.ptr(), &overflow);
  if (number == -1 && PyErr_Occurred() != nullptr) nb::raise_python_error();
  value.kind = overflow == 0 ? HostValue::Kind::Int : HostValue::Kind::BigInt;
  if (overflow == 0) {
    value.integer = number;
  } else {
    read_text(helper("hexadecimal")(object), value.text);
  }
}

// Reads values into their places, which saves moving them.
class Reader {
 public:
  explicit Reader(Lender* lender) : lender_(lender) {}

  void read(nb::handle object, HostValue& value) {
    PyObject* raw = object.ptr();
    if (raw == Py_None) return;
    if (raw == Py_True || raw == Py_False) {
      value.kind = HostValue::Kind::Bool;
      value.integer = raw == Py_True ? 1 : 0;
    } else if (PyLong_CheckExact(raw)) {
      read_int(object, value);
    } else if (PyFloat_CheckExact(raw)) {
      value.kind = HostValue::Kind::Float;
      value.number = PyFloat_AsDouble(raw);
    } else if (PyUnicode_CheckExact(raw)) {
      value.kind = HostValue::Kind::Str;
      read_text(object, value.text);
    } else if (PyBytes_CheckExact(raw)) {
      value.kind = HostValue::Kind::Bytes;
      read_bytes(object, value.text);
    } else {
      if (depth_ == kDeepest) {
        throw nb::value_error("a value is cyclic or nested too deeply to be passed to a sandbox");
      }
      ++depth_;
      read_container(object, value);
      --depth_;
    }
  }

 private:
  static void read_bytes(nb::handle object, std::string& text) {
    char* data = nullptr;
    Py_ssize_t size = 0;
    if (PyBytes_AsStringAndSize(object.ptr(), &data, &size) != 0) nb::raise_python_error();
    text.assign(data, static_cast<size_t>(size));
  }

  void read_container(nb::handle object, HostValue& value) {
    PyObject* raw = object.ptr();
    if (PyList_CheckExact(raw)) {
      value.kind = HostValue::Kind::List;
      read_list(object, value.items);
    } else if (PyTuple_CheckExact(raw)) {
      value.kind = HostValue::Kind::Tuple;
      read_items(object, value.items);
    } else if (PyDict_CheckExact(raw)) {
      value.kind = HostValue::Kind::Dict;
      read_entries(object, value.entries);
    } else if (PyAnySet_CheckExact(raw)) {
      const bool frozen = PyFrozenSet_CheckExact(raw);
      value.kind = frozen ? HostValue::Kind::FrozenSet : HostValue::Kind::Set;
      read_items(object, value.items);
    } else if (PyByteArray_CheckExact(raw)) {
      value.kind = HostValue::Kind::ByteArray;
      value.text.assign(PyByteArray_AsString(raw), static_cast<size_t>(PyByteArray_Size(raw)));
    } else if (PyComplex_CheckExact(raw)) {
      value.kind = HostValue::Kind::Complex;
      value.number = PyComplex_RealAsDouble(raw);
      value.imaginary = PyComplex_ImagAsDouble(raw);
    } else if (raw == Py_Ellipsis) {
      value.kind = HostValue::Kind::Ellipsis;
    } else {
      read_parts(object, value);
    }
  }

  // Reading an item may run code of the host, which may change the container and free the item. So
  // each item is kept alive while it is read, and sizes are looked at again.

  // Like read_items(), but faster.
  void read_list(nb::handle list, std::vector<HostValue>& items) {
    items.reserve(static_cast<size_t>(PyList_Size(list.ptr())));
    for (Py_ssize_t i = 0; i < PyList_Size(list.ptr()); ++i) {
      nb::object item = list_item(list, i);
      if (!item.is_valid()) break;  // another thread has shortened the list
      read(item, items.emplace_back());
    }
  }
  static nb::object list_item(nb::handle list, Py_ssize_t i) {
#if defined(Py_GIL_DISABLED)
    nb::object item = nb::steal(PyList_GetItemRef(list.ptr(), i));
    if (!item.is_valid()) PyErr_Clear();
    return item;
#else
    return nb::borrow(PyList_GetItem(list.ptr(), i));
#endif
  }
  void read_items(nb::handle object, std::vector<HostValue>& items) {
    const Py_ssize_t size = PyObject_Size(object.ptr());
    if (size > 0) items.reserve(static_cast<size_t>(size));
    for (nb::handle item : object) read(item, items.emplace_back());
  }
  void read_entries(nb::handle object, HostValue::Entries& entries) {
    const Py_ssize_t size = PyDict_Size(object.ptr());
    if (size > 0) entries.reserve(static_cast<size_t>(size));
    Py_ssize_t position = 0;
    for (nb::object key, item; next_entry(object, position, key, item);) {
      auto& [read_key, read_item] = entries.emplace_back();
      read(key, read_key);
      read(item, read_item);
    }
  }
  // A dict that is changed meanwhile has any of its entries, some perhaps twice.
  static bool next_entry(nb::handle dict, Py_ssize_t& position, nb::object& key, nb::object& item) {
    nb::ft_object_guard guard(dict);
    PyObject *next_key = nullptr, *next_item = nullptr;
    if (PyDict_Next(dict.ptr(), &position, &next_key, &next_item) == 0) return false;
    key = nb::borrow(next_key);
    item = nb::borrow(next_item);
    return true;
  }

  // (None, value): another value in its place. (kind, text, parts): the parts are a tuple of items,
  // or a dict of entries. For an object of the host: (kind, object, class).
  void read_parts(nb::handle object, HostValue& value) {
    if (lender_ != nullptr) {
      nb::object description = lender_->class_for_type(Py_TYPE(object.ptr()));
      if (description.is_valid()) {
        value = lender_->lend(nb::borrow(object), description);
        return;
      }
      if (nb::isinstance<DataView>(object)) {
        value = HostValue::view(nb::cast<const DataView&>(object).data);
        return;
      }
      if (const GuestObject* guest = as_guest_object(object); guest != nullptr) {
        value = guest->handle;
        return;
      }
    }
    nb::tuple parts = nb::cast<nb::tuple>(helper("take_apart")(object));
    if (nb::object(parts[0]).is_none()) return read(nb::object(parts[1]), value);
    value.kind = static_cast<HostValue::Kind>(nb::cast<int>(parts[0]));
    if (value.kind == HostValue::Kind::Object) {
      if (lender_ == nullptr) throw nb::type_error("a view holds plain data alone");
      value = lender_->lend(parts[1], parts[2]);
      return;
    }
    nb::object text = parts[1];
    if (PyBytes_CheckExact(text.ptr())) {
      read_bytes(text, value.text);
    } else {
      read_text(text, value.text);
    }
    nb::object rest = parts[2];
    if (PyDict_CheckExact(rest.ptr())) {
      read_entries(rest, value.entries);
    } else {
      read_items(rest, value.items);
    }
  }

  Lender* lender_;
  int depth_ = 0;
};

nb::object bytes_to_python(const std::string& text) {
  return steal(PyBytes_FromStringAndSize(text.data(), static_cast<Py_ssize_t>(text.size())));
}

// Null for anything but the commonest kinds, which have no parts.
nb::object atom_to_python(const HostValue& value) {
  using Kind = HostValue::Kind;
  switch (value.kind) {
    case Kind::None: return nb::none();
    case Kind::Bool: return nb::borrow(value.integer != 0 ? Py_True : Py_False);
    case Kind::Int: return steal(PyLong_FromLongLong(value.integer));
    case Kind::Float: return steal(PyFloat_FromDouble(value.number));
    case Kind::Str: return text_to_python(value.text);
    case Kind::Bytes: return bytes_to_python(value.text);
    default: return {};
  }
}

}  // namespace

HostValue from_python(nb::handle object, Lender* lender) {
  HostValue value;
  Reader(lender).read(object, value);
  return value;
}

std::string name_of(nb::handle type) {
  nb::object name = nb::steal(PyObject_GetAttrString(type.ptr(), "__name__"));
  if (!name.is_valid()) PyErr_Clear();
  if (!name.is_valid() || !PyUnicode_Check(name.ptr())) return "Exception";
  std::string text;
  read_text(name, text);
  return text;
}

nb::object text_to_python(const std::string& text) {
  return steal(
      PyUnicode_DecodeUTF8(text.data(), static_cast<Py_ssize_t>(text.size()), "surrogatepass"));
}

namespace {

constexpr size_t kKeys = 64;  // an even number
constexpr size_t kLongestKey = 32;

}  // namespace

// An empty object stands for a container that is not complete.
nb::object ValueWriter::linked(int64_t number) const {
  auto found = containers_.find(number);
  return found == containers_.end() ? nb::object() : found->second;
}

// `is_final`: the list itself is the container, and may still be changed.
nb::object ValueWriter::list_of(const HostValue& value, bool is_final) {
  nb::object list = steal(PyList_New(static_cast<Py_ssize_t>(value.items.size())));
  if (is_final && value.integer != 0) containers_[value.integer] = list;
  Py_ssize_t i = 0;
  for (const HostValue& item : value.items) {
    nb::object made = make(item);
    if (!made.is_valid()) {
      if (!is_final) throw nb::value_error(kCycle);
      open_.push_back({list, steal(PyLong_FromSsize_t(i)), item.integer});
      made = nb::none();
    }
    PyList_SetItem(list.ptr(), i++, made.release().ptr());
  }
  return list;
}

nb::object ValueWriter::dict_of(const HostValue& value, bool is_final) {
  nb::object dict = steal(PyDict_New());
  if (is_final && value.integer != 0) containers_[value.integer] = dict;
  for (const auto& [key, item] : value.entries) {
    nb::object name = key.kind == HostValue::Kind::Str ? key_of(key.text) : make(key);
    nb::object made = make(item);
    if (!name.is_valid() || (!made.is_valid() && !is_final)) throw nb::value_error(kCycle);
    if (!made.is_valid()) {
      open_.push_back({dict, name, item.integer});
      made = nb::none();
    }
    if (PyDict_SetItem(dict.ptr(), name.ptr(), made.ptr()) != 0) nb::raise_python_error();
  }
  return dict;
}

nb::object ValueWriter::key_of(const std::string& text) {
  if (text.empty() || text.size() > kLongestKey) return text_to_python(text);
  if (keys_.empty()) keys_.resize(kKeys);
  uint64_t mixed = text.size();
  for (const char c : text) mixed = (mixed ^ static_cast<unsigned char>(c)) * 0x100'0000'01B3;
  // Each text has two places, so that two texts of one dict seldom take each other's.
  Key* pair = &keys_[2 * (mixed >> 32) % kKeys];
  if (pair[0].text == text) return pair[0].object;
  if (pair[1].text != text) {
    pair[1] = std::move(pair[0]);
    pair[0] = {text, text_to_python(text)};
    return pair[0].object;
  }
  return pair[1].object;
}

nb::object ValueWriter::put_together(const HostValue& value, nb::object text, nb::object parts) {
  return helper("put_together")(static_cast<int>(value.kind), std::move(text), std::move(parts));
}

// Null for a link to a container that is not complete.
nb::object ValueWriter::make(const HostValue& value) {
  using Kind = HostValue::Kind;
  nb::object made;
  switch (value.kind) {
    case Kind::BigInt:
      return helper("int_of_digits")(nb::str(value.text.data(), value.text.size()));
    case Kind::Complex: return steal(PyComplex_FromDoubles(value.number, value.imaginary));
    case Kind::ByteArray:
      made = steal(PyByteArray_FromStringAndSize(value.text.data(),
                                                 static_cast<Py_ssize_t>(value.text.size())));
      break;
    case Kind::Ellipsis: return nb::borrow(Py_Ellipsis);
    case Kind::List: return list_of(value, true);
    case Kind::Tuple: made = steal(PyList_AsTuple(list_of(value, false).ptr())); break;
    case Kind::Set: made = steal(PySet_New(list_of(value, false).ptr())); break;
    case Kind::FrozenSet: made = steal(PyFrozenSet_New(list_of(value, false).ptr())); break;
    case Kind::Dict: return dict_of(value, true);
    case Kind::Object: return Lender::original(value);
    case Kind::Function: return guest_object(value, lender_);
    case Kind::Link: return linked(value.integer);
    case Kind::Uuid: return put_together(value, bytes_to_python(value.text), nb::none());
    case Kind::NamedTuple:
    case Kind::Dataclass:
    case Kind::EnumMember:
    case Kind::Exception:
      made = put_together(value, text_to_python(value.text), dict_of(value, false));
      break;
    default:
      if (nb::object atom = atom_to_python(value); atom.is_valid()) return atom;
      if (value.is_handle()) return guest_object(value, lender_);
      made = put_together(value, text_to_python(value.text), list_of(value, false));
  }
  if (value.integer != 0) containers_[value.integer] = made;
  return made;
}

void ValueWriter::close_links() {
  for (const Open& open : std::exchange(open_, {})) {
    nb::object target = linked(open.number);
    if (!target.is_valid()) throw nb::value_error("a link refers to no container of the value");
    if (PyObject_SetItem(open.container.ptr(), open.place.ptr(), target.ptr()) != 0) {
      nb::raise_python_error();
    }
  }
}

namespace {

// Python's garbage collector looks at all new containers again and again while they become more.
// None of them is garbage.
class WithoutCollections {
 public:
  WithoutCollections() : was_on_(PyGC_Disable() != 0) {}
  ~WithoutCollections() {
    if (was_on_) PyGC_Enable();
  }
  WithoutCollections(const WithoutCollections&) = delete;
  WithoutCollections& operator=(const WithoutCollections&) = delete;

 private:
  bool was_on_;
};

}  // namespace

nb::object ValueWriter::write(const HostValue& value) {
  if (nb::object atom = atom_to_python(value); atom.is_valid()) return atom;
  WithoutCollections scope;
  containers_.clear();
  nb::object made = make(value);
  if (!made.is_valid()) throw nb::value_error("a link refers to no container of the value");
  if (!open_.empty()) close_links();
  return made;
}

nb::object to_python(const HostValue& value, Lender* lender) {
  nb::object atom = atom_to_python(value);
  return atom.is_valid() ? atom : ValueWriter(lender).write(value);
}

}  // namespace hognose::python
