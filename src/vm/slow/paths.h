// Slow paths of the handlers: one function for each handler that has one, grouped in files by
// subject.
// Each stores its result through r and returns false after a failure.
#pragma once

#include "vm/dispatch.h"

namespace hognose {

// slow/containers.cpp: the text that names a callable in errors about its arguments; whether iter()
// would accept a value.
Result<Str*> callable_text_calling(Machine& vm, Value callee);
bool is_iterable(Machine& vm, Value value);

#define SLOW_PATH(name) bool slow_##name(Machine& vm, Value* r, Value* k, Instruction instruction);
// slow/arithmetic.cpp
SLOW_PATH(Add)
SLOW_PATH(Subtract)
SLOW_PATH(Multiply)
SLOW_PATH(TrueDivide)
SLOW_PATH(FloorDivide)
SLOW_PATH(Modulo)
SLOW_PATH(Power)
SLOW_PATH(MatrixMultiply)
SLOW_PATH(LeftShift)
SLOW_PATH(RightShift)
SLOW_PATH(BitAnd)
SLOW_PATH(BitOr)
SLOW_PATH(BitXor)
SLOW_PATH(AddInt)
SLOW_PATH(SubtractInt)
SLOW_PATH(AddConstant)
SLOW_PATH(SubtractConstant)
SLOW_PATH(MultiplyConstant)
SLOW_PATH(TrueDivideConstant)
SLOW_PATH(FloorDivideConstant)
SLOW_PATH(ModuloConstant)
SLOW_PATH(PowerConstant)
SLOW_PATH(LeftShiftConstant)
SLOW_PATH(RightShiftConstant)
SLOW_PATH(BitAndConstant)
SLOW_PATH(Negate)
SLOW_PATH(Positive)
SLOW_PATH(Invert)
SLOW_PATH(Not)
SLOW_PATH(CompareLess)
SLOW_PATH(CompareLessEqual)
SLOW_PATH(CompareEqual)
SLOW_PATH(CompareNotEqual)
SLOW_PATH(CompareGreater)
SLOW_PATH(CompareGreaterEqual)
SLOW_PATH(Contains)
SLOW_PATH(NotContains)
SLOW_PATH(JumpIfTrue)
SLOW_PATH(JumpIfFalse)
SLOW_PATH(JumpIfLess)
SLOW_PATH(JumpIfLessEqual)
SLOW_PATH(JumpIfEqual)
SLOW_PATH(JumpIfNotEqual)
SLOW_PATH(JumpIfGreater)
SLOW_PATH(JumpIfGreaterEqual)
SLOW_PATH(JumpUnlessLess)
SLOW_PATH(JumpUnlessLessEqual)
SLOW_PATH(JumpUnlessGreater)
SLOW_PATH(JumpUnlessGreaterEqual)
SLOW_PATH(JumpIfLessInt)
SLOW_PATH(JumpIfLessEqualInt)
SLOW_PATH(JumpIfEqualInt)
SLOW_PATH(JumpIfNotEqualInt)
SLOW_PATH(JumpIfGreaterInt)
SLOW_PATH(JumpIfGreaterEqualInt)
SLOW_PATH(JumpUnlessLessInt)
SLOW_PATH(JumpUnlessLessEqualInt)
SLOW_PATH(JumpUnlessGreaterInt)
SLOW_PATH(JumpUnlessGreaterEqualInt)
SLOW_PATH(JumpIfContains)
SLOW_PATH(JumpUnlessContains)
// slow/names.cpp
SLOW_PATH(CheckLocal)
SLOW_PATH(LoadGlobal)
SLOW_PATH(StoreGlobal)
SLOW_PATH(DeleteGlobal)
SLOW_PATH(LoadNamespace)
SLOW_PATH(LoadName)
SLOW_PATH(StoreName)
SLOW_PATH(DeleteName)
SLOW_PATH(LoadNameOrCell)
SLOW_PATH(MakeCell)
SLOW_PATH(LoadCell)
SLOW_PATH(DeleteCell)
SLOW_PATH(LoadClosure)
SLOW_PATH(LoadAssertionError)
SLOW_PATH(Import)
SLOW_PATH(ImportFrom)
SLOW_PATH(ImportStar)
SLOW_PATH(Unsupported)
// slow/loops.cpp
SLOW_PATH(fuel)
SLOW_PATH(GetIterator)
SLOW_PATH(GetLoopSource)
SLOW_PATH(ForPrepare)
SLOW_PATH(ForEnter)
SLOW_PATH(ForNext)
// slow/containers.cpp
SLOW_PATH(BuildList)
SLOW_PATH(BuildTuple)
SLOW_PATH(BuildSet)
SLOW_PATH(BuildDict)
SLOW_PATH(BuildSlice)
SLOW_PATH(BuildString)
SLOW_PATH(ListAppend)
SLOW_PATH(ListExtend)
SLOW_PATH(ListToTuple)
SLOW_PATH(SetAdd)
SLOW_PATH(SetUpdate)
SLOW_PATH(DictSet)
SLOW_PATH(DictUpdate)
SLOW_PATH(DictMerge)
SLOW_PATH(Unpack)
SLOW_PATH(UnpackStar)
SLOW_PATH(FormatValue)
SLOW_PATH(GetItem)
SLOW_PATH(GetItemInt)
SLOW_PATH(SetItem)
SLOW_PATH(DeleteItem)
// slow/attributes.cpp
SLOW_PATH(GetAttribute)
SLOW_PATH(SetAttribute)
SLOW_PATH(DeleteAttribute)
SLOW_PATH(LoadMethod)
SLOW_PATH(LoadSuperMethod)
SLOW_PATH(LoadSuperAttribute)
// slow/calls.cpp
SLOW_PATH(Call)
SLOW_PATH(CallClass)
SLOW_PATH(CallBuiltin)
SLOW_PATH(CallBuiltinMethod)
SLOW_PATH(CallMethod)
SLOW_PATH(CallKeyword)
SLOW_PATH(CallSpread)
SLOW_PATH(MakeFunction)
SLOW_PATH(BuildClass)
SLOW_PATH(BuildClassSpread)
SLOW_PATH(Return)
// generator.cpp
SLOW_PATH(MakeGenerator)
SLOW_PATH(Yield)
SLOW_PATH(GetDelegate)
SLOW_PATH(Delegate)
// slow/async.cpp
SLOW_PATH(GetAwaitable)
SLOW_PATH(YieldAsync)
SLOW_PATH(GetAsyncIterator)
SLOW_PATH(GetAsyncNext)
SLOW_PATH(EndAsyncFor)
SLOW_PATH(WarnUnawaited)
SLOW_PATH(AsyncWithEnter)
SLOW_PATH(AsyncWithExit)
// slow/exceptions.cpp
SLOW_PATH(Raise)
SLOW_PATH(RaiseFrom)
SLOW_PATH(Reraise)
SLOW_PATH(RaiseCurrent)
SLOW_PATH(MatchException)
SLOW_PATH(WithEnter)
SLOW_PATH(WithExit)
SLOW_PATH(WithExitRaised)
// slow/exception_groups.cpp
SLOW_PATH(SplitException)
SLOW_PATH(JoinRaised)
// finalizers.cpp
SLOW_PATH(Settle)
// slow/annotations.cpp
SLOW_PATH(CheckAnnotationFormat)
SLOW_PATH(NoteAnnotation)
// slow/intrinsics.cpp
SLOW_PATH(Intrinsic)
// slow/patterns.cpp
SLOW_PATH(JumpUnlessSequence)
SLOW_PATH(JumpUnlessMapping)
SLOW_PATH(GetLength)
SLOW_PATH(MatchKeys)
SLOW_PATH(CopyRest)
SLOW_PATH(MatchClass)
#undef SLOW_PATH

// In a slow path: yields the value of a Result. On failure stores it in vm.failure for the unwinder
// and returns false.
#define SLOW_TRY(...)                              \
  __extension__({                                  \
    auto slow_result_ = (__VA_ARGS__);             \
    if (HOGNOSE_UNLIKELY(slow_result_.failed())) { \
      vm.failure = slow_result_.failure();         \
      return false;                                \
    }                                              \
    slow_result_.take();                           \
  })
#define SLOW_FAIL(failure_expression)  \
  do {                                 \
    vm.failure = (failure_expression); \
    return false;                      \
  } while (0)
#define SLOW_PATH(name)                                                     \
  bool slow_##name([[maybe_unused]] Machine& vm, [[maybe_unused]] Value* r, \
                   [[maybe_unused]] Value* k, [[maybe_unused]] Instruction instruction)

}  // namespace hognose
