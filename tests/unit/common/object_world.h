// World: booted objects and a machine, for tests of objects without source text.
//
// The process boots once. Each World is a separate run.
#pragma once

#include <gtest/gtest.h>

#include <cstdlib>
#include <string>
#include <vector>

#include "machine/machine.h"
#include "objects/attributes/attributes.h"
#include "objects/classes/class.h"
#include "objects/core/boot.h"
#include "objects/core/make.h"
#include "objects/protocols/protocol.h"

namespace hognose {

class World {
 public:
  World() : heap_(pool(), Boot::trace_table(), kTypeCount), vm(heap_, boot()) {
    EXPECT_TRUE(vm.reserve());
    vm.meter.start(MeterLimits{}, nullptr);
    heap_.start(vm.meter, vm.root_source(), HeapDebug{});
    EXPECT_TRUE(vm.start(1000).ok());
  }
  ~World() {
    vm.finish();
    heap_.finish();
  }

  static const Boot& boot() {
    static const Boot::Build build = Boot::build(BootSources{});
    if (build.boot == nullptr) {
      ADD_FAILURE() << describe(build.failure);
      std::abort();
    }
    return *build.boot;
  }

  Str* name(std::string_view text) { return intern(vm, text).take(); }
  std::string text(const Str* string) {
    EXPECT_EQ(string->kind, 1);
    return {reinterpret_cast<const char*>(str_data(string)), string->length};
  }
  // Creates a class with these bases (object by default). Its namespace is `names`, or empty.
  Result<Type*> make_class(std::string_view class_name, std::initializer_list<Type*> bases = {},
                           Dict* names = nullptr) {
    std::vector<Value> values;
    for (Type* base : bases) values.push_back(Value::from_cell(base));
    ClassParts parts;
    parts.metatype = vm.type(TypeId::Type);
    parts.name = name(class_name);
    parts.bases = make_tuple(vm, values.data(), values.size()).take();
    parts.names = names == nullptr ? make_dict(vm).take() : names;
    return make_class_calling(vm, parts);
  }
  Value instance(Type* type) {
    return Value::from_cell(vm.allocate_instance(type, sizeof(Object)).take());
  }
  // Takes the pending exception and returns its type and text.
  std::string raised() {
    Value exception = vm.take_pending();
    if (exception.is_undefined()) return "nothing";
    std::string type = text(vm.type_of(exception)->name.get());
    Result<Str*> message = str_calling(vm, exception);
    return type + ": " + (message.ok() ? text(message.value()) : "?");
  }
  // Keeps only what the roots refer to. Does not scan the native stack.
  void collect() { heap_.collect(nullptr, nullptr); }

 private:
  static CagePool& pool() {
    static CagePool pool(boot().image());
    return pool;
  }
  Heap heap_;

 public:
  Machine vm;
};

}  // namespace hognose
