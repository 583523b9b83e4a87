// The parser with hostile programs: no depth may overflow the stack, no size may exceed the
// budgets, and the outcome must say which limit was reached.
#include <gtest/gtest.h>
#include <pthread.h>

#include <functional>
#include <string>

#include "syntax/dump.h"
#include "syntax/parser/parser.h"

namespace hognose {
namespace {

// The parser must not need more stack than this for any program. The address sanitizer makes frames
// several times larger.
#if defined(__has_feature)
#if __has_feature(address_sanitizer)
#define HOGNOSE_LARGE_FRAMES 1
#endif
#endif
#ifdef HOGNOSE_LARGE_FRAMES
constexpr size_t kStack = 8 * 256 * 1024;
#else
constexpr size_t kStack = 256 * 1024;
#endif

void run_on_small_stack(const std::function<void()>& workspace) {
  pthread_attr_t attributes;
  pthread_attr_init(&attributes);
  pthread_attr_setstacksize(&attributes, kStack);
  pthread_t thread;
  auto start = [](void* argument) -> void* {
    (*static_cast<const std::function<void()>*>(argument))();
    return nullptr;
  };
  ASSERT_EQ(
      pthread_create(&thread, &attributes, start, const_cast<std::function<void()>*>(&workspace)),
      0);
  pthread_join(thread, nullptr);
  pthread_attr_destroy(&attributes);
}

std::string repeat(std::string_view piece, int count) {
  std::string text;
  for (int i = 0; i < count; i++) text += piece;
  return text;
}

// Returns the error message, or "ok" if the program parses and its tree can be dumped.
std::string verdict(const std::string& source) {
  std::string result;
  run_on_small_stack([&] {
    Arena arena(size_t{1} << 29);
    ParseResult parsed = parse({source, SourceKind::Text}, ParseMode::Exec, arena);
    if (!parsed.ok()) {
      result = parsed.error.message;
      return;
    }
    size_t size = 0;
    TextSink sink{
        [](void* context, std::string_view text) { *static_cast<size_t*>(context) += text.size(); },
        &size};
    dump_tree_as_cpython(*parsed.module, sink);
    dump_tree(*parsed.module, sink);
    result = size > 0 ? "ok" : "empty";
  });
  return result;
}

constexpr int kMany = 100000;
const std::string kOverflow = "Parser stack overflowed - Memory Error";

TEST(SyntaxLimits, BracketsNestTwoHundredDeep) {
  EXPECT_EQ(verdict(repeat("(", 200) + "1" + repeat(")", 200)), "ok");
  EXPECT_EQ(verdict(repeat("[", 200) + "1" + repeat("]", 200)), "ok");
  EXPECT_EQ(verdict(repeat("{1: ", 200) + "1" + repeat("}", 200)), "ok");
  EXPECT_EQ(verdict(repeat("f(", 200) + repeat(")", 200)), "ok");
  EXPECT_EQ(verdict("match x:\n case " + repeat("[", 200) + repeat("]", 200) + ": pass"), "ok");
  EXPECT_EQ(verdict(repeat("(", kMany) + repeat(")", kMany)), "too many nested parentheses");
  EXPECT_EQ(verdict(repeat("[", kMany)), "too many nested parentheses");
}

TEST(SyntaxLimits, BlocksNestNinetyNineDeep) {
  auto nested = [](int depth) {
    std::string text;
    for (int i = 0; i < depth; i++) text += std::string(static_cast<size_t>(i), ' ') + "if x:\n";
    return text + std::string(static_cast<size_t>(depth), ' ') + "pass";
  };
  EXPECT_EQ(verdict(nested(99)), "ok");
  EXPECT_EQ(verdict(nested(100)), "too many levels of indentation");
}

TEST(SyntaxLimits, ChainsThatRecurInTheTreeAreBounded) {
  for (const char* piece :
       {"not ", "-", "~-+", "lambda: ", "x if y else ", "1 ** ", "lambda x=", "1 ** -"}) {
    SCOPED_TRACE(piece);
    EXPECT_EQ(verdict(repeat(piece, kMany) + "x"), kOverflow);
  }
  EXPECT_EQ(verdict(repeat("not ", 900) + "x"), "ok");
  EXPECT_EQ(verdict(repeat("a or b and not c < d | e ^ f & g << h + i * -j ** (", 190) + "x" +
                    repeat(")", 190)),
            kOverflow);
}

TEST(SyntaxLimits, ChainsThatAreLoopsAreNot) {
  EXPECT_EQ(verdict(repeat("1+", kMany) + "1"), "ok");
  EXPECT_EQ(verdict("f" + repeat("()", kMany)), "ok");
  EXPECT_EQ(verdict("f" + repeat(".a[0]", kMany)), "ok");
  EXPECT_EQ(verdict("if x: pass\n" + repeat("elif x: pass\n", kMany)), "ok");
  EXPECT_EQ(verdict(repeat("a < ", kMany) + "b"), "ok");
  EXPECT_EQ(verdict(repeat("a = ", kMany) + "b"), "ok");
  EXPECT_EQ(verdict(repeat("a and ", kMany) + "b"), "ok");
  EXPECT_EQ(verdict(repeat("'a' ", kMany)), "ok");
  EXPECT_EQ(verdict(repeat("f'{a}' ", kMany)), "ok");
  EXPECT_EQ(verdict("[" + repeat("1,", kMany) + "]"), "ok");
  EXPECT_EQ(verdict(std::string(1000000, 'x')), "ok");
  EXPECT_EQ(verdict(repeat("a;", kMany)), "ok");
}

TEST(SyntaxLimits, WrongProgramsAreDiagnosedWithoutRecursion) {
  EXPECT_EQ(verdict(repeat("(", 150) + "a b" + repeat(")", 150)),
            "invalid syntax. Perhaps you forgot a comma?");
  EXPECT_EQ(verdict(repeat("{a: ", 150) + "b c" + repeat("}", 150)),
            "invalid syntax. Perhaps you forgot a comma?");
  EXPECT_EQ(verdict(repeat("f(a, ", 150) + "b for b in c, d" + repeat(")", 150)),
            "Generator expression must be parenthesized");
  EXPECT_EQ(verdict(repeat("a, ", 20000) + "b c"), "invalid syntax");
  EXPECT_EQ(verdict("[" + repeat("1, ", 20000) + "1 1]"),
            "invalid syntax. Perhaps you forgot a comma?");
  EXPECT_EQ(verdict("if x: pass\n" + repeat("elif x: pass\n", 20000) + "else pass"),
            "expected ':'");
}

TEST(SyntaxLimits, MemoryIsBounded) {
  for (const std::string& source :
       {repeat("1, ", kMany), repeat("a1234567 = 1\n", kMany), repeat("[1 1]\n", 1000),
        "x = [" + repeat("(1), ", 20000) + "1 1]"}) {
    for (size_t budget : {size_t{0}, size_t{20000}, size_t{100000}, size_t{1000000}}) {
      Arena arena(budget);
      ParseResult result = parse({source, SourceKind::Text}, ParseMode::Exec, arena);
      if (result.outcome != ParseOutcome::MemoryLimit) {
        EXPECT_LE(arena.used(), budget);
        continue;
      }
      // The excess is the memory allocated between two checks of the budget.
      EXPECT_LE(arena.used(), budget + 3 * Arena::kLargestBlock / 16);
    }
  }
}

TEST(SyntaxLimits, FuelIsBoundedAndRefilled) {
  std::string source = repeat("a = b + c\n", 10000);
  Budget budget;
  budget.remaining = 1000;
  ParseOptions options;
  options.budget = &budget;
  {
    Arena arena;
    EXPECT_EQ(parse({source, SourceKind::Text}, ParseMode::Exec, arena, options).outcome,
              ParseOutcome::Stopped);
  }
  int refills = 0;
  budget.remaining = 1000;
  budget.context = &refills;
  budget.refill = [](Budget& self, void* context) {
    ++*static_cast<int*>(context);
    self.remaining += 1000;
    return true;
  };
  Arena arena;
  EXPECT_EQ(parse({source, SourceKind::Text}, ParseMode::Exec, arena, options).outcome,
            ParseOutcome::Ok);
  EXPECT_GT(refills, 50);
}

TEST(SyntaxLimits, FuelAndTreesDoNotDependOnTheHashKey) {
  std::string source = repeat("alpha = beta(gamma, delta.epsilon)\n", 100);
  std::string dumps[2];
  for (int i = 0; i < 2; i++) {
    Arena arena;
    ParseOptions options;
    options.hash_key = i ? 0x123456789ABCDEF : 0;
    ParseResult result = parse({source, SourceKind::Text}, ParseMode::Exec, arena, options);
    ASSERT_TRUE(result.ok());
    TextSink sink{[](void* context, std::string_view text) {
                    static_cast<std::string*>(context)->append(text);
                  },
                  &dumps[i]};
    dump_tree(*result.module, sink);
  }
  EXPECT_EQ(dumps[0], dumps[1]);
}

}  // namespace
}  // namespace hognose
