// Values between Python and the engine. The GIL must be held.
//
// Plain data is converted here. Everything else goes through the module hognose._values, which
// takes it apart and puts it together as hognose/value.h says.
#pragma once

#include <nanobind/nanobind.h>

#include <memory>
#include <string>
#include <unordered_map>
#include <vector>

#include "hognose/value.h"

namespace hognose::python {

class Lender;

// Raises TypeError for what cannot cross, and ValueError for what is cyclic or nested too deeply.
// Objects of the host cross only with a lender.
HostValue from_python(nanobind::handle object, Lender* lender);
// Handles of guests need the lender of their engine.
nanobind::object to_python(const HostValue& value, Lender* lender);

// Makes Python objects of values. Links (Crossing::sharing) lead to containers of the same value.
class ValueWriter {
 public:
  explicit ValueWriter(Lender* lender) : lender_(lender) {}

  nanobind::object write(const HostValue& value);

 private:
  struct Key {
    std::string text;
    nanobind::object object;
  };
  // A place for a container that was not complete when the place was made: a list and an index, or
  // a dict and a key.
  struct Open {
    nanobind::object container;
    nanobind::object place;
    int64_t number = 0;
  };

  nanobind::object make(const HostValue& value);
  nanobind::object list_of(const HostValue& value, bool is_final);
  nanobind::object dict_of(const HostValue& value, bool is_final);
  nanobind::object key_of(const std::string& text);
  nanobind::object put_together(const HostValue& value, nanobind::object text,
                                nanobind::object parts);
  nanobind::object linked(int64_t number) const;
  void close_links();

  Lender* lender_;
  // The keys of many dicts are the same few texts, so the latest are kept, with the hashes that
  // they have by then.
  std::vector<Key> keys_;
  std::unordered_map<int64_t, nanobind::object> containers_;
  std::vector<Open> open_;
};

// hognose.View: plain data that guests read in place.
struct DataView {
  std::shared_ptr<const HostValue> data;
};

// The name of a class. Its metaclass may say anything.
std::string name_of(nanobind::handle type);

// Text of the guest may hold lone surrogates.
nanobind::object text_to_python(const std::string& text);

}  // namespace hognose::python
