// Machine: the interpreter of one sandbox: frames, the register stack, loaded code, the loop.
//
// The embedder and natives load code and call into it. Calls from Python to Python do not use the
// C++ stack. Everything that decides control flow (records, registers, code, caches) is outside the
// cage. Collections happen at safepoints (loop back-edges, calls and returns from slow paths),
// where the registers are the exact roots.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <vector>

#include "base/native_memory.h"
#include "base/result.h"
#include "heap/trusted_region.h"
#include "machine/code_table.h"
#include "machine/frame.h"
#include "machine/late_names.h"
#include "machine/loaded_code.h"
#include "machine/recent_entry.h"
#include "machine/register_guard.h"
#include "machine/threads.h"
#include "objects/core/vm.h"

namespace hognose {

class AttributeCache;
class Machine;
class StepWatcher;
struct BoundMethod;
struct NativeEntry;

enum class CallProgress : uint8_t {
  Pushed,    // a frame was pushed; the loop continues in it
  Returned,  // done; the result is in place
  Failed,
};

// Who imports. Code of a built-in module (Trusted) can import every built-in module, and nothing
// else.
enum class ImportOrigin : uint8_t { Guest, Trusted };

// The importer that the Import instruction uses (src/library).
class Importer {
 public:
  virtual Result<Value> import_module_calling(Vm& vm, Str* name, Value globals, Value from_list,
                                              int64_t level, ImportOrigin origin) = 0;

  // Runs a module of the host again, in its own namespace (importlib.reload). A built-in module
  // stays as it is. Returns false if there is no such module any more.
  virtual Result<bool> run_again_calling(Vm& vm, Str* name, Module* module) = 0;
  // Whether an import would find the module, which sys.modules does not have; for a file of the run
  // the tuple (path or None, folders of a package or None). Does not run it.
  virtual Result<Value> locate_calling(Vm& vm, Str* name) = 0;
  // The texts that the host gave for modules in a package and for the package itself, by their
  // names.
  virtual Result<Dict*> texts_calling(Vm& vm, Str* package) = 0;

  // See MachineServices::library_service_calling().
  virtual Result<Value> service_calling(Vm& vm, LibraryService service) = 0;

 protected:
  ~Importer() = default;
};

// Code that a run loads when it first uses it: that of the functions in pieces
// (src/library/images).
class CodeSource {
 public:
  struct Found {
    const Code* code = nullptr;
    std::string_view text;
    uint32_t globals = 0;      // cage offset of the dict
    uint32_t code_object = 0;  // likewise, of its code object; 0: none yet
  };
  // Called on the side stack: what it leaves there differs from process to process.
  virtual Found find(uint32_t number) = 0;

 protected:
  ~CodeSource() = default;
};

// Registers above the top frame that are always charged, so that small windows need no further
// charge.
inline constexpr size_t kStackSlack = 64;
// The register stack grows by this many registers at a time.
inline constexpr size_t kStackStep = 4096;
// What a register holds that no instruction will read before it is written: a value that guests
// know, so that a mistake about that cannot show them one of the engine's marks.
inline constexpr Value kDeadRegister = Value::none();

// The arguments of a call in preparation: `count` values from `first` on, with `room` free
// registers below them and nothing live above them. All code that writes at the top of the register
// stack uses a window. While the window exists, frames of guest code are placed above its values,
// and collections find the values. Nothing may read them afterwards: see RegisterGuard.
class ArgumentWindow {
 public:
  // A window around values that are already in registers of the running frame.
  ArgumentWindow(Machine& machine, Value* first, size_t count, size_t room);
  // An empty window above everything live, with room for a self and one more value.
  explicit ArgumentWindow(Machine& machine);
  ~ArgumentWindow();
  ArgumentWindow(const ArgumentWindow&) = delete;
  ArgumentWindow& operator=(const ArgumentWindow&) = delete;

  Value* first() const { return first_; }
  size_t count() const { return count_; }
  // Adds `count` values to the window and returns the first, for the caller to fill.
  Result<Value*> extend(size_t count);
  Result<void> append(const Value* values, size_t count);
  // Puts a value in front of the others. They move up if there is no free register below them.
  Result<void> prepend(Value value);
  // Prepends the selves of a bound method, which may itself bind a bound method, and so on. Returns
  // the function at the end of that chain.
  Result<Value> prepend_selves(BoundMethod* method);
  void drop_first() {
    ++first_;
    ++room_;
    --count_;
  }
  // Keeps registers up to `end` for the window: they hold arguments or are about to.
  void keep(Value* end);
  // Opens registers up to `end` for the RegisterGuard. They are about to be filled and will belong
  // to a frame before anything collects.
  void open([[maybe_unused]] Value* end) {
    if constexpr (RegisterGuard::kIsOn) keep(end);
  }

  static constexpr size_t kRoomOnTop = 2;

 private:
  Result<void> make_room(size_t count);

  Machine& machine_;
  Value* first_;
  size_t count_;
  size_t room_;
  Value* saved_;
};

class Machine final : public Vm, public MachineServices {
 public:
  Machine(Heap& heap, const Boot& boot);
  ~Machine() override;

  // Reserves the regions. Returns false if the system refuses.
  bool reserve();
  // list_addresses() reports the four regions, to classify a fault; unmap() releases them after
  // one.
  static constexpr size_t kRegions = 4;
  void list_addresses(FaultRange* ranges) const;
  void unmap();
  // The root source to start the heap with.
  RootSource root_source();
  // Prepares a run. The meter and the heap must have been started.
  Result<void> start(uint32_t depth_limit);
  // Sets the call depth that the guest asks for; never more than the host allows.
  void set_depth_limit(uint32_t limit);
  // For tests: the n-th instruction from now on faults.
  void fault_at(uint64_t instruction, FaultKind kind) {
    instructions_to_fault = instruction;
    fault_kind_ = kind;
  }
  // Discards all state of the run. The regions stay for the next run.
  void finish();
  // Between two runs on the same memory. Restoring also ends whatever a stopped run was doing.
  void transfer(Transfer& transfer);
  // See parking.h. The heap and the caches are included.
  void keep_in(Parking& parking);
  void close();
  bool open();
  // Parking reads and writes dead registers, too.
  RegisterGuard::Opened all_registers();

  // Loads code to run with these globals and the machine's builtins. Unless it has an owner, the
  // code and the source text must outlive the run. The result lives until the next safepoint; from
  // then on a cell, a frame or `program` must refer to it.
  Result<LoadedCode*> load(const Code& code, Dict* globals, std::string_view source,
                           CodeOwner* owner = nullptr);
  // Reserves indexes for `count` codes of the source, with numbers from `first` on, which are
  // loaded at their first use. Returns the first index. The source must outlive the run.
  Result<uint32_t> reserve_codes(CodeSource& source, uint32_t first, uint32_t count);
  // The same for code that the guest compiled. The tree is freed with the last code of it.
  Result<LoadedCode*> load_owned(std::unique_ptr<CodeTree> tree, Dict* globals);
  // Runs module-like code to its end, and frees it if nothing can refer to it. `names` is the
  // mapping that receives its names, usually the globals.
  Result<Value> run_code(LoadedCode* loaded, Value names);
  // Calls a class body function with its namespace.
  Result<Value> run_class_body(Value function, Value names);

  // --- MachineServices
  const Code* code_at(uint32_t index) const override;
  Result<uint32_t> code_with_globals(uint32_t index, Dict* globals) override;
  Result<Value> code_object(uint32_t index) override;
  uint32_t line_of(uint32_t index, uint32_t instruction) const override;
  Result<void> forget_slot_caches() override;
  const Code* current_code() const override;
  Dict* current_globals() const override;
  bool runs_code_of_host() const override;
  Result<Value> frame_of_generator(Generator* generator) override;
  Result<FrameObject*> frame_of_traceback(Traceback* entry) override;
  Result<void> forget_dead_views(const ByteStore* store) override;
  Result<bool> define_late_name_calling(Dict* names, Str* name) override;
  Result<void> complete_names_calling(Dict* names) override;
  Result<void> complete_all_names_calling() override;
  Result<Value> library_service_calling(LibraryService service) override;

  // The globals of the loaded code with that index; null if there are none.
  Dict* globals_at(uint32_t index) const;
  // The line of the innermost Python frame.
  uint32_t current_line() const;

  // --- for the interpreter's handlers and slow paths
  // Begins a call with `count` positional and keyword values at arguments[0..]. arguments[-1] is
  // free for a self, and everything above the values is free. If `names` is given, its strings name
  // the last values. If the result is Failed, `failure` holds the reason.
  CallProgress begin_call(Value callee, Value* arguments, size_t count, Tuple* names, Value* result,
                          uint32_t flags);
  CallProgress begin_call(Value callee, ArgumentWindow& window, Tuple* names, Value* result,
                          uint32_t flags);
  // The same with a few arguments that are not in a window yet.
  CallProgress begin_call_with(Value callee, std::span<const Value> arguments, Value* result);
  // Pushes a frame for what next() and send() do with a generator; `otherwise` is what next()
  // returns at its end (undefined: it raises StopIteration). Returned: nothing was done.
  CallProgress begin_resumption(Value generator, Value sent, Value otherwise, Value* result);
  // Begins a call of a class, without keywords.
  CallProgress call_class(Type* type, Value* arguments, size_t count, Value* result);
  // The Python __init__ of a guest class whose instances object.__new__ creates; null for other
  // classes. The instance of such a class is created at once, and __init__ runs as a frame of the
  // loop.
  Function* plain_initializer(Type* type);
  Result<FrameRecord*> push_record(LoadedCode* loaded, Value* registers, Value* result,
                                   uint32_t function, uint32_t flags);
  Result<void> bind_parameters(LoadedCode* loaded, Function* function, ArgumentWindow& window,
                               Tuple* names);
  // Charges `price` and pushes a frame for a Python function with these arguments, whose registers
  // begin at `registers` (where the arguments may be already). Null, and nothing done, if the call
  // needs more than that: binding of arguments other than to defaults, or larger stacks.
  Result<FrameRecord*> enter_at(Value* registers, Value callee, const Value* arguments,
                                size_t count, uint64_t price);
  // The same above everything live.
  Result<FrameRecord*> enter_plainly(Value callee, const Value* arguments, size_t count,
                                     uint64_t price) {
    return enter_at(stack_top() + ArgumentWindow::kRoomOnTop, callee, arguments, count, price);
  }
  // Runs the loop until it leaves the top frame, or the frame below it that has kFrameEntry. The
  // caller must check the room on the native stack before it pushes that frame; here it is too
  // late.
  Result<Value> run();
  // After Failure::Raised or Stopped: unwinds to the handler. Returns false if the loop must be
  // left.
  bool unwind();
  // Does what a return needs beyond storing the value, according to the flags of the frame. Returns
  // false for a failure, or with `leaving` set if the loop is left.
  bool return_from_special_frame(Value value);
  // Leaves the frame of a special method with its result: finishes the instruction that pushed it
  // (method_frames.cpp).
  bool finish_method(Value value);
  // Collects, then runs the finalizers of dead objects (finalizers.cpp).
  void collect_at_safepoint();
  // Runs at the end of a statement, in code that may depend on prompt finalization. Registers from
  // `free` on are dead. Collects if objects are watched and the share of the run for such
  // collections allows it.
  void settle_statement(Value* free);
  // Whether a statement ends without a collection, because another one is not affordable yet.
  // `fuel` is what is left of the slice. forget_dead_registers() does what is left to do then.
  bool may_settle_later(int64_t fuel) const {
    return !RegisterGuard::kIsOn && meter.fuel_used_with(fuel) < prompt_at_ &&
           heap.collections() == prompt_at_collection_;
  }
  void forget_dead_registers(Value* free) {
    for (const Value* end = stack_top(); free < end; ++free) *free = kDeadRegister;
  }
  // At the end of a run: finalizes the program's remaining objects, in the order of the globals
  // that hold them. Fails only if a limit ends the run.
  Result<void> finish_objects_of_program();
  // Ensures that registers [start, start + count) exist.
  Result<void> ensure_stack(Value* start, size_t count) {
    if (HOGNOSE_LIKELY(start + count <= stack_end)) return {};
    return grow_stack(start + count);
  }
  // Ensures that the record at that depth exists. RecursionError beyond the depth limit.
  Result<void> ensure_record(size_t depth);
  // Raises an exception instance again and keeps its traceback.
  void reraise(Value exception);
  // Implements the class statement: metaclass, __prepare__, body, call of the metaclass.
  Result<Value> build_class(Value body, Value name, Tuple* bases, Dict* keywords);
  // The record below all frames.
  FrameRecord* first_record() const {
    return reinterpret_cast<FrameRecord*>(records_region_.start());
  }
  // The first register above everything live: above the running frame and the arguments of calls in
  // preparation.
  Value* stack_top() const {
    Value* end = top->registers;
    if (top->words != nullptr) end += loaded_code_of(*top)->register_count;
    return arguments_end_ > end ? arguments_end_ : end;
  }
  // The end of the arguments of calls in preparation, in whichever frame they are.
  Value* arguments_end() const { return arguments_end_; }
  // Enters or leaves frames: makes `record`, which must be filled in, the running one.
  void set_top(FrameRecord* record) {
    top = record;
    follow_registers();
  }
  // Called after the top frame or the end of the arguments has changed.
  void follow_registers() {
    if constexpr (RegisterGuard::kIsOn) register_guard_.follow(stack_top());
  }
  RegisterGuard& register_guard() { return register_guard_; }
  Function* function_of(const FrameRecord& record) const;
  LoadedCode* loaded(uint32_t index) const {
    const CallTarget* target = codes.target(index);
    if (target->code_index != index) return nullptr;
    if (HOGNOSE_UNLIKELY(target->words == nullptr)) return load_reserved(index);
    return loaded_code_at(target);
  }
  Result<LoadedCode*> load_child(LoadedCode* parent, uint32_t child);
  // Adds what a pending code lacks. Must precede running or inspecting the code.
  Result<void> complete(LoadedCode* loaded);
  // Returns the docstring, or None.
  Result<Value> docstring_of(const LoadedCode* loaded);

  // --- generators (generator.cpp)
  Result<void> make_generator();
  // Leaves the frame `record` (on top, with kFrameEntry) and the loop; returns false.
  bool leave_loop(FrameRecord* record, Value value, bool finished);
  // Suspends the running generator frame with `value` and saves its first `used` registers. Returns
  // false with `leaving` set if the loop is left.
  bool yield_value(Value value, const Instruction* resume, uint32_t used);
  // Saves the first `used` registers of the generator on top, whose frame stays.
  Generator* suspend_top(const Instruction* resume, uint32_t used);
  bool yield_async_value(Value value, const Instruction* resume, uint32_t used);
  Value value_kept(const Generator* generator) const;
  // GuestCalls::throw_into_generator().
  Result<Value> throw_into(Generator* generator, Value exception, Value* result);
  // Raises the exception in the top generator, which has kFrameEntry, or in the iterator it
  // delegates to. Returns the same as GuestCalls::throw_into_generator.
  Result<Value> throw_into_top(Value exception, Value* result);
  Result<void> push_generator(Generator* generator, Value sent, Value* result, uint32_t flags,
                              const Instruction* exhausted);

  FrameRecord* top = nullptr;  // the running frame; see set_top()
  // Soft end of the register stack: of a charged part, above which no register was written since
  // the last collection (see kStackSlack).
  Value* stack_end = nullptr;
  FrameRecord* records_end = nullptr;  // depth limit
  CodeTable codes;
  Value discarded;   // where unused results go
  Value exit_value;  // result of the frame through which the loop was left
  Failure exit_failure = Failure::None;
  bool exit_finished = false;       // that frame was a generator, and it returned
  Failure failure = Failure::None;  // failure of the slow path that just returned false
  bool leaving = false;             // a slow path requests that the loop be left
  uint32_t run_depth = 0;           // nested run() calls on the C++ stack
  Importer* importer = nullptr;
  // What code of built-in modules runs with: all builtins, and the built-in modules of this run by
  // name, regardless of what the guest does to its own.
  Dict* trusted_builtins = nullptr;
  Dict* built_in_modules = nullptr;
  LateNames late_names;
  Threads threads{*this};
  AttributeCache* attributes = nullptr;
  RecentEntry recent;
  // As get_attribute_calling(), find_attribute_calling() and set_attribute_calling(), through the
  // cache. The name must be interned.
  Result<Value> get_attribute(Value object, Str* name);
  Result<Value> find_attribute(Value object, Str* name);
  Result<void> set_attribute(Value object, Str* name, Value value);
  StepWatcher* watcher = nullptr;      // sees every instruction; null: none
  uint64_t instructions_to_fault = 0;  // 0: none faults
  // Whether watch() runs before every instruction.
  bool is_watched() const {
#ifdef HOGNOSE_CORRUPT
    if (heap.corruptor.is_on()) return true;
#endif
    return watcher != nullptr || instructions_to_fault != 0;
  }
  // Called before an instruction, with the state of the loop stored. Returns false if the run must
  // end.
  bool watch();
  Dict* program_globals = nullptr;  // of __main__: kept alive for the host
  LoadedCode* program = nullptr;    // what the run will execute: kept alive until then
  // The built-in __import__ and __build_class__. While the builtins of a frame hold these, its
  // statements bypass the call.
  Value import_function;
  Value build_class_function;
  // Whether any guest code names f_locals or f_back. Only then does an exception preserve the
  // variables of the frames that it leaves.
  bool keeps_frames = false;
  // Set while module images are made: texts in code are then those of the boot image, which no
  // image needs to copy.
  bool takes_texts_from_boot = false;
  uint32_t stopped_line = 0;                // where a limit ended the run, if it was in guest code
  const void* native_stack_base = nullptr;  // for conservative scanning

 private:
  friend class ArgumentWindow;

  // Indexes that reserve_codes() gave out.
  struct ReservedCodes {
    uint32_t first;
    uint32_t end;
    uint32_t first_number;
    CodeSource* source;
  };

  // Null if the index is not reserved, or memory is out. Whether a code is loaded shows nowhere, so
  // this is const.
  LoadedCode* load_reserved(uint32_t index) const;
  Result<LoadedCode*> load_at(uint32_t index, const Code& code, Dict* globals,
                              std::string_view source, CodeOwner* owner);
  Result<void> grow_stack(Value* end);
  Result<Value> make_constant(const Constant& constant);
  Result<void> fill_constants(LoadedCode* loaded);
  Dict* builtins_for(const Dict* globals);
  void rest();
  static void visit_roots(void* context, Tracer& tracer);
  static void visit_code(void* context, uint32_t code_index, Tracer& tracer);
  void visit_registers(Tracer& tracer);
  static bool settle(void* context, Tracer& tracer);
  static bool prune_weak(void* context, const Tracer& tracer);
  Failure too_many_positional(LoadedCode* loaded, Function* function, size_t given,
                              const Value* arguments);
  Failure missing_arguments(LoadedCode* loaded, Str* function_name, const Value* arguments,
                            uint32_t from, uint32_t to, const char* kind);
  Failure unexpected_keyword(LoadedCode* loaded, Str* function_name, Tuple* names);
  // Restores the resumer's handled exceptions and returns the generator's own.
  Value leave_generator(const FrameRecord& record, Generator* generator) {
    Value own = handled.innermost;
    handled.outer = generator->handled;
    handled.innermost = record.saved;
    generator->handled = Value::undefined();
    return own;
  }
  // Ends the top generator with the pending exception.
  Failure end_generator(Generator* generator);
  Result<CallProgress> begin_call_in(Value callee, ArgumentWindow& window, Tuple* names,
                                     Value* result, uint32_t flags);
  Result<CallProgress> begin_function_call(Function* function, ArgumentWindow& window, Tuple* names,
                                           Value* result, uint32_t flags);
  Result<CallProgress> begin_type_call(Type* type, ArgumentWindow& window, Tuple* names,
                                       Value* result, uint32_t flags);
  Result<Value> call_native(uint32_t native_index, ArgumentWindow& window, Tuple* names);
  Result<Value> make_builtin(Type* type, ArgumentWindow& window, Tuple* names);
  void collect_here();
  // False if the run must end.
  bool clear_dead_registers();
  Value* charged_end() const;
  void run_finalizers();
  uint64_t price_of_prompt_collection() const;
  bool affords_prompt_collection() const;
  bool charge_prompt_collection();
  void forget_free_registers(Value* free);
  Result<void> run_due_finalizers(uint32_t* rounds);
  bool running_finalizers_ = false;
  FaultKind fault_kind_ = FaultKind::Cage;
  // The next prompt collection is affordable once this amount of fuel is used, unless the price has
  // changed with another collection since then.
  uint64_t prompt_at_ = 0;
  uint64_t prompt_at_collection_ = 0;
  uint64_t prompt_fuel_ = 0;            // fuel that prompt collections took from their share
  uint32_t fruitless_collections_ = 0;  // how many such collections in a row found nothing
  bool skip_traceback_ = false;         // the next unwinding adds no entry for its first frame
  uint32_t host_depth_ = 1000;          // the depth limit of the host; see set_depth_limit()
  Value* arguments_end_ = nullptr;      // see ArgumentWindow
  std::array<TrustedRegion*, kRegions> regions() {
    return {&records_region_, &registers_region_, codes.code_region(), codes.row_region()};
  }
  TrustedRegion records_region_;
  TrustedRegion registers_region_;
  NativeVector<ReservedCodes> reserved_codes_;          // in the order of the indexes
  [[no_unique_address]] RegisterGuard register_guard_;  // of registers_region_: destroyed first
};

inline ArgumentWindow::ArgumentWindow(Machine& machine, Value* first, size_t count, size_t room)
    : machine_(machine), first_(first), count_(count), room_(room), saved_(machine.arguments_end_) {
  keep(first + count);
}

inline ArgumentWindow::ArgumentWindow(Machine& machine)
    : ArgumentWindow(machine, machine.stack_top() + kRoomOnTop, 0, kRoomOnTop) {}

inline ArgumentWindow::~ArgumentWindow() {
  machine_.arguments_end_ = saved_;
  machine_.follow_registers();
}

inline void ArgumentWindow::keep(Value* end) {
  if (end > machine_.arguments_end_) machine_.arguments_end_ = end;
  machine_.follow_registers();
}

inline Result<Value*> ArgumentWindow::extend(size_t count) {
  Value* end = first_ + count_;
  TRY(machine_.ensure_stack(end, count + 2));
  keep(end + count);
  count_ += count;
  return end;
}

// While one exists, C++ code outside any native called by guest code holds guest values.
// Collections then scan the native stack too.
class NativeScope {
 public:
  explicit NativeScope(Machine& machine) : machine_(machine) { ++machine_.run_depth; }
  ~NativeScope() { --machine_.run_depth; }
  NativeScope(const NativeScope&) = delete;
  NativeScope& operator=(const NativeScope&) = delete;

 private:
  Machine& machine_;
};

// Whether the running frame executes code of a built-in module. Natives that it calls do not count:
// what they do to a guest's value is attributed to the guest.
inline bool runs_trusted_code(const Machine& machine) {
  return (loaded_code_of(*machine.top)->code->flags & kCodeTrusted) != 0;
}

inline Machine& machine_of(Vm& vm) { return static_cast<Machine&>(vm); }

}  // namespace hognose
