// Machine: the interpreter of one sandbox. Frames, the register stack, loaded code, the loop.
//
// Receives loaded code and calls from the embedder and from natives; runs guest code without using
// the C++ stack for calls from Python to Python. What decides control flow (records, registers,
// code, caches) lies outside the cage. Collections happen at its safepoints: loop back-edges, calls
// and returns from slow paths, where registers are the exact roots.
#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "base/result.h"
#include "heap/trusted_region.h"
#include "objects/core/vm.h"
#include "vm/frame.h"
#include "vm/late_names.h"
#include "vm/loaded_code.h"
#include "vm/register_guard.h"

namespace hognose {

class AttributeCache;
class Machine;
class StepWatcher;
struct BoundMethod;
struct NativeEntry;

enum class CallProgress : uint8_t {
  Pushed,    // a frame was pushed; the loop goes on in it
  Returned,  // done; the result is in place
  Failed,
};

// Whose code imports: that of a built-in module reaches every built-in module, and nothing else.
enum class ImportOrigin : uint8_t { Guest, Trusted };

// What an importer supplies to the Import instruction (src/library).
class Importer {
 public:
  virtual Result<Value> import_module_calling(Vm& vm, Str* name, Value globals, Value from_list,
                                              int64_t level, ImportOrigin origin) = 0;

 protected:
  ~Importer() = default;
};

// Whether a code that is forgotten takes the tree it was compiled to with it.
enum class OwnedTree : uint8_t { Keep, Free };

// Registers that are charged behind the frame on top, so that small windows need no more.
inline constexpr size_t kStackSlack = 64;

// The arguments of a call that is being made: `count` values from `first` on, with `room` free
// registers below them and nothing live above them. Whoever writes at the top of the register stack
// does it through a window. While it lives, the frames of guest code go above its values and
// collections find them. Afterwards nothing may read them: see RegisterGuard.
class ArgumentWindow {
 public:
  // Around values that are in place, in registers of the running frame.
  ArgumentWindow(Machine& machine, Value* first, size_t count, size_t room);
  // An empty one above everything live, with room for a self and one more value.
  explicit ArgumentWindow(Machine& machine);
  ~ArgumentWindow();
  ArgumentWindow(const ArgumentWindow&) = delete;
  ArgumentWindow& operator=(const ArgumentWindow&) = delete;

  Value* first() const { return first_; }
  size_t count() const { return count_; }
  // Makes `count` more values part of the window, which the caller fills: the first of them.
  Result<Value*> extend(size_t count);
  Result<void> append(const Value* values, size_t count);
  // Puts a value in front of the others, which move up if there is no free register below them.
  Result<void> prepend(Value value);
  // Puts the selves of a method in front that may be bound many times; the function it binds.
  Result<Value> prepend_selves(BoundMethod* method);
  void drop_first() {
    ++first_;
    ++room_;
    --count_;
  }
  // Registers up to `end` hold arguments, too, or are about to.
  void keep(Value* end);
  // Registers up to `end` are about to be filled, and are those of a frame before anything
  // collects.
  void open([[maybe_unused]] Value* end) {
    if constexpr (RegisterGuard::kIsOn) keep(end);
  }

 private:
  static constexpr size_t kRoomOnTop = 2;

  Result<void> make_room(size_t count);

  Machine& machine_;
  Value* first_;
  size_t count_;
  size_t room_;
  Value* saved_;
};

class Machine final : public Vm {
 public:
  Machine(Heap& heap, const Boot& boot);
  ~Machine();

  // Reserves the regions; false if the system refuses.
  bool reserve();
  // The addresses of the four regions, and giving them back after a fault.
  static constexpr size_t kRegions = 4;
  void list_addresses(FaultRange* ranges) const;
  void unmap();
  // What the heap is started with.
  RootSource root_source();
  // Prepares a run: the meter has been started, the heap too.
  Result<void> start(uint32_t depth_limit);
  // Nested calls that the guest allows itself, never more than the host does.
  void set_depth_limit(uint32_t limit);
  // For tests: the n-th instruction from now on faults.
  void fault_at(uint64_t instruction, FaultKind kind) {
    instructions_to_fault = instruction;
    fault_kind_ = kind;
  }
  // Forgets everything of the run; the regions stay for the next.
  void finish();

  // Loads the code for execution with these globals and the machine's builtins. The code and the
  // source text must live as long as the run.
  Result<LoadedCode*> load(const Code& code, Dict* globals, const std::string* source);
  // The same for code that the guest had compiled: kept until the run ends, or until it is
  // forgotten.
  Result<LoadedCode*> load_owned(std::unique_ptr<CodeTree> tree, Dict* globals);
  // After the code ran to its end: frees it if it was loaded last and nothing can refer to it (it
  // made no function and handled no exception), so that eval in a loop needs no memory.
  void forget_if_unreferred(LoadedCode* loaded, OwnedTree tree);
  // Runs module-like code to its end. `names` is the mapping it stores its names in; usually the
  // globals.
  Result<Value> run_code(LoadedCode* loaded, Value names);
  // Calls a class body function with its namespace.
  Result<Value> run_class_body(Value function, Value names);

  // --- for the interpreter's handlers and slow paths
  // Begins a call with `count` positional and keyword values at arguments[0..]; arguments[-1] is
  // free for a self. What is above the values is free. When `names` is given its strings name the
  // last values. Failed: `failure` says why.
  CallProgress begin_call(Value callee, Value* arguments, size_t count, Tuple* names, Value* result,
                          uint32_t flags);
  CallProgress begin_call(Value callee, ArgumentWindow& window, Tuple* names, Value* result,
                          uint32_t flags);
  // With one argument, which is in no window yet.
  CallProgress begin_call_with(Value argument, Value callee, Value* result);
  // The same for a class, without keywords.
  CallProgress call_class(Type* type, Value* arguments, size_t count, Value* result);
  // The Python __init__ of a guest class whose instances object.__new__ makes, or null: such an
  // instance is made at once and __init__ runs as a frame of the loop.
  Function* plain_initializer(Type* type);
  Result<FrameRecord*> push_record(LoadedCode* loaded, Value* registers, Value* result,
                                   uint32_t function, uint32_t flags);
  Result<void> bind_parameters(LoadedCode* loaded, Function* function, ArgumentWindow& window,
                               Tuple* names);
  // Runs the loop until the frame on top is left, or the one below it that has kFrameEntry. Whoever
  // pushes that frame makes sure first that the native stack has room: afterwards it is too late.
  Result<Value> run();
  // After Failure::Raised or Stopped: moves to the handler; false if the loop must be left.
  bool unwind();
  // What a return does beyond storing the value, by the flags of the frame. False:
  // a failure, or with `leaving` set the loop is left.
  bool return_from_special_frame(Value value);
  // Collects, and runs what is to run for the dead (finalizers.cpp).
  void collect_at_safepoint();
  // At the end of a statement, in code that may care: registers from `free` on hold nothing.
  // Collects if objects are watched and the time that this takes is within its share.
  void settle_statement(Value* free);
  // The end of a run: what is left of the program's objects is told, in the order of the globals
  // that hold them. Fails only when a limit ends the run.
  Result<void> finish_objects_of_program();
  // Makes sure that registers [start, start + count) exist.
  Result<void> ensure_stack(Value* start, size_t count);
  // Raises an exception instance again, with the traceback it has.
  void reraise(Value exception);
  // What the class statement does: metaclass, __prepare__, body, call of the metaclass.
  Result<Value> build_class(Value body, Value name, Tuple* bases, Dict* keywords);
  // The record below all frames.
  FrameRecord* first_record() const {
    return reinterpret_cast<FrameRecord*>(records_region_.start());
  }
  // First register above everything live: the running frame's, and the arguments of calls that are
  // being made.
  Value* stack_top() const;
  // The end of the arguments of calls that are being made, wherever these stand.
  Value* arguments_end() const { return arguments_end_; }
  // Enters or leaves frames: `record`, which is filled, becomes the running one.
  void set_top(FrameRecord* record) {
    top = record;
    follow_registers();
  }
  // After the frame on top or the end of the arguments has changed.
  void follow_registers() {
    if constexpr (RegisterGuard::kIsOn) register_guard_.follow(stack_top());
  }
  RegisterGuard& register_guard() { return register_guard_; }
  Function* function_of(const FrameRecord& record) const;
  LoadedCode* loaded(uint32_t index) const {
    if (index >= loaded_count_ || call_targets_[index].words == nullptr) return nullptr;
    return reinterpret_cast<LoadedCode*>(call_targets_[index].words[kSlotLoadedCode].bits());
  }
  Result<LoadedCode*> load_child(LoadedCode* parent, uint32_t child);
  // Makes what a pending code lacks; before anything runs it or looks into it.
  Result<void> complete(LoadedCode* loaded);
  // The docstring, or None.
  Result<Value> docstring_of(const LoadedCode* loaded);

  // --- generators (generator.cpp)
  Result<void> make_generator();
  // The frame `record` (on top, with kFrameEntry) is left and with it the loop; answers false.
  bool leave_loop(FrameRecord* record, Value value, bool finished);
  // Suspends the running generator frame, of whose registers the first `used` count, with `value`;
  // false with `leaving` set: the loop is left.
  bool yield_value(Value value, const Instruction* resume, uint32_t resume_register, uint32_t used);
  bool yield_async_value(Value value, const Instruction* resume, uint32_t resume_register,
                         uint32_t used);
  // Raises the exception in the generator on top, which has kFrameEntry, or in what it waits for;
  // answers as Vm::throw_into_generator does.
  Result<Value> throw_into_top(Value exception, Value* result);
  Result<void> push_generator(Generator* generator, Value sent, Value* result, uint32_t flags,
                              const Instruction* exhausted);

  FrameRecord* top = nullptr;          // the running frame; see set_top()
  Value* stack_end = nullptr;          // soft end of the register stack (charged part)
  FrameRecord* records_end = nullptr;  // depth limit
  CallTarget* call_targets_ = nullptr;
  uint32_t loaded_count_ = 0;
  Value discarded;   // where unwanted results go
  Value exit_value;  // of the frame through which the loop was left
  Failure exit_failure = Failure::None;
  bool exit_finished = false;       // the frame was a generator and it returned
  Failure failure = Failure::None;  // of the slow path that just answered false
  bool leaving = false;             // a slow path asks the loop to be left
  uint32_t run_depth = 0;           // nested run() calls on the C++ stack
  Importer* importer = nullptr;
  // What the code of built-in modules runs with: all builtins, and the built-in modules of this run
  // by name, whatever the guest does to its own.
  Dict* trusted_builtins = nullptr;
  Dict* built_in_modules = nullptr;
  LateNames late_names;
  AttributeCache* attributes = nullptr;
  StepWatcher* watcher = nullptr;      // sees every instruction; null: nobody does
  uint64_t instructions_to_fault = 0;  // 0: none is to fault
  // Whether every instruction passes by watch().
  bool is_watched() const { return watcher != nullptr || instructions_to_fault != 0; }
  // Before an instruction, with the state of the loop stored. False: the run is to end.
  bool watch();
  Dict* program_globals = nullptr;  // of __main__: kept alive for the host
  // The built-in __import__ and __build_class__: while the builtins of a frame name these, its
  // statements do not call through them.
  Value import_function;
  Value build_class_function;
  // Whether some code of the guest names f_locals or f_back: only then does an exception keep the
  // variables of the frames that it leaves.
  bool keeps_frames = false;
  uint32_t stopped_line = 0;                // where a limit ended the run, if it was in guest code
  const void* native_stack_base = nullptr;  // for conservative scanning

 private:
  friend class ArgumentWindow;

  Result<Value> make_constant(const Constant& constant);
  Result<void> fill_constants(LoadedCode* loaded);
  Dict* builtins_for(const Dict* globals);
  static void visit_roots(void* context, Tracer& tracer);
  void visit_registers(Tracer& tracer);
  static bool settle(void* context, Tracer& tracer);
  static bool prune_weak(void* context, const Tracer& tracer);
  Failure too_many_positional(LoadedCode* loaded, Function* function, size_t given,
                              const Value* arguments);
  Failure missing_arguments(LoadedCode* loaded, Str* function_name, const Value* arguments,
                            uint32_t from, uint32_t to, const char* kind);
  Failure unexpected_keyword(LoadedCode* loaded, Str* function_name, Tuple* names);
  // The handled exceptions are those of the resumer again; answers the generator's own.
  Value leave_generator(const FrameRecord& record, Generator* generator) {
    Value own = handled;
    outer_handled = generator->handled;
    handled = record.saved;
    generator->handled = Value::undefined();
    return own;
  }
  Generator* suspend_top(const Instruction* resume, uint32_t resume_register, uint32_t used);
  // The generator on top ends by the pending exception.
  Failure end_generator(Generator* generator);
  Result<CallProgress> begin_call_in(Value callee, ArgumentWindow& window, Tuple* names,
                                     Value* result, uint32_t flags);
  Result<CallProgress> begin_function_call(Function* function, ArgumentWindow& window, Tuple* names,
                                           Value* result, uint32_t flags);
  Result<CallProgress> begin_type_call(Type* type, ArgumentWindow& window, Tuple* names,
                                       Value* result, uint32_t flags);
  Result<Value> call_native(uint32_t native_index, ArgumentWindow& window, Tuple* names);
  Result<Value> make_builtin(Type* type, ArgumentWindow& window);
  void collect_here();
  void run_finalizers();
  bool take_settling_share();
  void forget_free_registers(Value* free);
  Result<void> tell_the_dead(uint32_t* rounds);
  bool running_finalizers_ = false;
  FaultKind fault_kind_ = FaultKind::Cage;
  uint64_t settling_spent_ = 0;   // of the share of a run that collections for promptness may take
  uint32_t settled_in_vain_ = 0;  // how many of them in a row found nothing
  bool skip_traceback_ = false;   // the next unwinding adds no entry for the frame it starts in
  uint32_t host_depth_ = 1000;    // the limit of set_depth_limit()
  Value* arguments_end_ = nullptr;  // see ArgumentWindow
  TrustedRegion records_region_;
  TrustedRegion registers_region_;
  TrustedRegion code_region_;
  TrustedRegion table_region_;
  std::vector<std::unique_ptr<CodeTree>> owned_code_;
  [[no_unique_address]] RegisterGuard register_guard_;  // of registers_region_, so it goes first
};

// While it lives, C++ code holds guest values outside any native that guest code called:
// collections then scan the native stack too.
class NativeScope {
 public:
  explicit NativeScope(Machine& machine) : machine_(machine) { ++machine_.run_depth; }
  ~NativeScope() { --machine_.run_depth; }
  NativeScope(const NativeScope&) = delete;
  NativeScope& operator=(const NativeScope&) = delete;

 private:
  Machine& machine_;
};

// Whether the running frame's own instructions are those of a built-in module. Natives that it
// calls have no part in that: what they do for a guest's value is a guest's doing.
inline bool runs_trusted_code(const Machine& machine) {
  return (loaded_code_of(*machine.top)->code->flags & kCodeTrusted) != 0;
}

inline Machine& machine_of(Vm& vm) { return static_cast<Machine&>(vm); }

}  // namespace hognose
