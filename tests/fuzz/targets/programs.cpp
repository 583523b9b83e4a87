// Whole runs of generated programs: the bytes choose the productions of python.grammar, so every
// input is a program that parses. prelude.py has objects that lie and functions that reach any
// native.
//
// The first two bytes choose the circumstances. The environment variable HOGNOSE_FUZZ_SHOW prints
// the program, to read a find.
#include "circumstances.h"
#include "grammar.h"
#include "guest.h"
#include "hognose/policy_table.h"
#include "input.h"

using namespace hognose;

namespace {

struct Texts {
  fuzz::Grammar grammar{fuzz::read_beside_targets("python.grammar")};
  std::string prelude = "MODULES = [" + modules() + "]\n" + fuzz::read_beside_targets("prelude.py");

  static std::string modules() {
    std::string names;
    for (const PolicyRow& row : policy_table()) {
      if (row.kind == PolicyRow::Kind::Module) names += "'" + std::string(row.name) + "', ";
    }
    return names;
  }
};

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  static const Texts texts;
  fuzz::Input input(data, size);
  fuzz::Circumstances circumstances(input);
  Policy& policy = circumstances.guest().options.policy;
  if (policy.profile() == Profile::Bare) policy = Policy(Profile::Standard);  // for the prelude
  std::string program = texts.grammar.expand("program", input);
  if (std::getenv("HOGNOSE_FUZZ_SHOW") != nullptr) {
    std::printf("%s%s\n", texts.prelude.c_str(), program.c_str());
    std::fflush(stdout);
  }
  circumstances.run(texts.prelude + program);
  return 0;
}
