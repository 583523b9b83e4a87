// Everything that src/objects takes from higher layers.
//
// Functions that are called rarely are virtual functions of MachineServices. Those where an
// indirect call would cost are declared here and defined above. tools/check/link_layers.py checks
// that no other symbol points upward.
#pragma once

#include <cstddef>
#include <cstdint>
#include <initializer_list>

#include "base/result.h"
#include "heap/value.h"
#include "objects/core/type_id.h"
#include "policy/library_services.h"

namespace hognose {

class Vm;
struct ByteStore;
struct Code;
struct Dict;
struct FrameObject;
struct Generator;
struct Str;
struct Traceback;
struct Tuple;
struct TypeSpec;

// Functions of the machine (src/machine). A loaded code is named by its index, as cells name it.
class MachineServices {
 public:
  // The compiled code for the index in a function, code object, frame or generator. Null if the
  // index is out of range.
  virtual const Code* code_at(uint32_t index) const = 0;
  // The index of the same code, loaded for a function with these globals.
  virtual Result<uint32_t> code_with_globals(uint32_t index, Dict* globals) = 0;
  // The code object of a loaded code, which is always the same object.
  virtual Result<Value> code_object(uint32_t index) = 0;
  // The source line of an instruction of a loaded code; 0 if it has none.
  virtual uint32_t line_of(uint32_t index, uint32_t instruction) const = 0;
  // Clears the slot positions in the attribute caches of loaded code. Those caches check only the
  // shape, not the epoch. Call this when an existing class gets a data descriptor or attribute
  // hook.
  virtual Result<void> forget_slot_caches() = 0;

  // The code and the globals of the innermost Python frame; null if none is running.
  virtual const Code* current_code() const = 0;
  virtual Dict* current_globals() const = 0;
  // Whether the innermost Python frame outside the library runs code of a source module that the
  // host provided.
  virtual bool runs_code_of_host() const = 0;
  // The frame of a generator or coroutine; None once it has finished.
  virtual Result<Value> frame_of_generator(Generator* generator) = 0;
  virtual Result<FrameObject*> frame_of_traceback(Traceback* entry) = 0;
  // Clears views of the store from registers that are not in use.
  virtual Result<void> forget_dead_views(const ByteStore* store) = 0;

  // Late names: names of library modules that are defined on first use (machine/late_names.h). Call
  // define_late_name_calling() when a lookup in a namespace fails; it returns true if the name is
  // defined now. Call complete_names_calling() before the whole namespace becomes visible; it
  // defines all of its late names. complete_all_names_calling() does so for all namespaces.
  virtual Result<bool> define_late_name_calling(Dict* names, Str* name) = 0;
  virtual Result<void> complete_names_calling(Dict* names) = 0;
  virtual Result<void> complete_all_names_calling() = 0;
  // What a library module provides to built-in types, even if guests may not import that module.
  virtual Result<Value> library_service_calling(LibraryService service) = 0;

 protected:
  ~MachineServices() = default;
};

// The part of Vm that runs guest code. Defined in src/machine and not virtual, because sorting,
// iterating and every other protocol depends on the speed of these calls.
class GuestCalls {
 public:
  // Calls any callable with positional arguments, which are copied to the register stack.
  Result<Value> call(Value callee, std::initializer_list<Value> arguments) {
    return call(callee, arguments.begin(), arguments.size());
  }
  Result<Value> call(Value callee, const Value* arguments, size_t count);
  // keyword_names is a tuple of strings, whose values are the last arguments. Null: no keywords.
  Result<Value> call_with_keywords(Value callee, const Value* arguments, size_t count,
                                   Tuple* keyword_names);
  // Resumes a generator until it yields, and returns the item. Returns undefined when the generator
  // finishes, with its return value in *result.
  Result<Value> resume_generator(Generator* generator, Value sent, Value* result);
  // The same for a caller that takes one item after another. The frame of the generator may stay on
  // top where it has yielded; *stays is then true. Until the caller resumes it again, or ends that
  // by suspend_in_place(), it may only compute: not call, raise or allocate.
  Result<Value> resume_in_place(Generator* generator, bool* stays);
  void suspend_in_place();
  Result<Value> throw_into_generator(Generator* generator, Value exception, Value* result);
};

// The result of one step of an iterator: an item, or, if item is undefined, the end and its value.
struct StepResult {
  Value item;
  Value returned;
};

// One step of any iterator that drives a frame (src/machine). StopIteration is the end.
Result<StepResult> send_to_iterator_calling(Vm& vm, Value iterator, Value sent);
Result<StepResult> throw_into_iterator_calling(Vm& vm, Value iterator, Value exception);

// Gets the current values of the first argument and of the closure variable `__class__` of the
// innermost Python frame, for super() without arguments; undefined: unset. Returns false if its
// code has no such closure variable. Defined in src/machine.
bool current_method(Vm& vm, Value* first_argument, Value* owner);

// The specifications of all built-in types by TypeId, also those of the library and the host.
// Defined in src/embed, which knows all types.
extern const TypeTable<const TypeSpec*> kTypeSpecs;

}  // namespace hognose
