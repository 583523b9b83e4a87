// The images of the library's modules: that they depend on nothing but the sources, that they are
// made for all modules, and that laying them is an import.
#include "library/images/image.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "common/baked_names.h"
#include "hognose/sandbox.h"
#include "library/core/baked_code.h"
#include "library/core/built_in_code.h"
#include "library/core/library.h"
#include "library/core/modules.h"
#include "library/images/builder.h"

namespace hognose {
namespace {

struct Built {
  std::vector<std::string> names = baked_names();
  std::unique_ptr<Boot> boot;
  BuiltInCode code;
  std::unique_ptr<ImageBuilder> builder;

  Built() {
    BootSources sources = boot_sources();
    sources.names = names;
    boot = Boot::build(sources).boot;
    builder = std::make_unique<ImageBuilder>(*boot, code, PolicyProfile::Standard);
    builder->build_all();
    restrict_images(*boot, code.images());
  }
};

Built& built() {
  static Built images;
  return images;
}

// Built in another process, at other addresses: so no image holds one.
TEST(ModuleImages, AreThoseThatTheBuildMade) {
  std::vector<uint8_t> bytes;
  write_images(built().code.images(), bytes);
  ASSERT_EQ(bytes.size(), baked_images().size());
  EXPECT_TRUE(std::ranges::equal(bytes, baked_images()));
  EXPECT_TRUE(built().builder->names().empty());
}

TEST(ModuleImages, AreReadAsTheyWereWritten) {
  std::vector<uint8_t> first, second;
  write_images(built().code.images(), first);
  BuiltInCode code;
  code.images().use(first);
  write_images(code.images(), second);
  EXPECT_EQ(first, second);
}

TEST(ModuleImages, EveryModuleHasOne) {
  ModuleImages& images = built().code.images();
  for (uint32_t number = 1; !module_name(number).empty(); ++number) {
    if (find_module(module_name(number)).number != number) continue;
    EXPECT_NE(images.of_module(number), nullptr) << module_name(number);
  }
}

// CPython's texts that read what `strict` guards, or import what it does not open.
TEST(ModuleImages, FewDependOnThePolicy) {
  std::vector<std::string> restricted;
  ModuleImages& images = built().code.images();
  for (size_t i = 0; i < images.size(); ++i) {
    if (images[i].suits_every_profile) continue;
    restricted.emplace_back(module_name(images[i].modules[0].number));
    if (restricted.back().starts_with("email.")) restricted.pop_back();
  }
  EXPECT_EQ(restricted, (std::vector<std::string>{"pickletools", "xml.sax.expatreader"}));
}

TEST(ModuleImages, DoNotOverlap) {
  ModuleImages& images = built().code.images();
  uint32_t end = kPieceStart;
  for (size_t i = 0; i < images.size(); ++i) {
    const Piece& piece = images[i].piece;
    EXPECT_EQ(piece.start, end);
    EXPECT_LE(piece.end, piece.start + piece.starts.size() * kPieceAlignment);
    end = piece.start + static_cast<uint32_t>(piece.starts.size()) * kPieceAlignment;
    for (uint32_t need : images[i].needs) EXPECT_LT(need, i);
  }
  EXPECT_LT(end, kLargeStart);
}

TEST(ModuleImages, AnImportIsTheSameInEveryRun) {
  constexpr const char* kProgram = R"(
import asyncio, collections, dataclasses, enum, json, logging, os, random, threading, typing
print(len(vars(collections)), id(enum.Enum), id(json.dumps), random.random(), sys.path)
json.dumps.changed = enum.Enum.changed = logging.root.changed = True
collections.new = os.environ["new"] = "1"
random.seed(7)
import sys
)";
  SandboxOptions options;
  options.policy = Policy(Profile::Standard);
  EXPECT_FALSE(options.policy.add_feature("files"));
  Sandbox sandbox(options);
  Outcome first = sandbox.run(kProgram, "test.py");
  for (int i = 0; i < 3; ++i) {
    Outcome next = sandbox.run(kProgram, "test.py");
    EXPECT_EQ(next.status, first.status);
    EXPECT_EQ(next.output, first.output);
    EXPECT_EQ(next.steps, first.steps);
  }
}

// The fuel shows how often a run collects. Each time takes 2,000 units and more, and a statement
// that makes a weak reference may be followed by a collection.
TEST(ModuleImages, MakeNoRunCollectForTheirWeakReferences) {
  SandboxOptions options;
  options.policy = Policy(Profile::Standard);
  Sandbox sandbox(options);
  const std::string imports =
      "import asyncio, logging, threading, weakref\nclass C: pass\nc = C()\n";
  auto steps_of = [&](const char* rest) {
    Outcome outcome = sandbox.run(imports + rest, "test.py");
    EXPECT_EQ(outcome.status, Status::Ok);
    return outcome.steps;
  };
  EXPECT_LT(steps_of("r = c"), 20'000u);
  const uint64_t plain = steps_of("r = weakref.ref(c)");
  EXPECT_LT(plain, 20'000u);
  EXPECT_GT(steps_of("r = weakref.ref(c, len)"), plain + 4'000);
  Outcome shown = sandbox.run(imports + "r = weakref.ref(c, print)", "test.py");
  EXPECT_TRUE(shown.output.starts_with("<weakref at ")) << shown.output;
}

// A cell that the collector did not find would be missing here.
TEST(ModuleImages, SurviveCollections) {
  SandboxOptions options;
  options.policy = Policy(Profile::Standard);
  EXPECT_FALSE(options.policy.add_feature("files"));
  Sandbox sandbox(options);
  SandboxDebug debug;
  debug.collect_always = true;
  sandbox.set_debug(debug);
  for (uint32_t number = 1; !module_name(number).empty(); ++number) {
    std::string name(module_name(number));
    if (find_module(name).number != number || name[0] == '_') continue;
    std::string source = "import " + name + "\nx = [i for i in range(300)]\n" +
                         "n = sum(1 for k, v in list(vars(" + name + ").items()) if repr(v))\n";
    Outcome outcome = sandbox.run(source, "test.py");
    EXPECT_NE(outcome.status, Status::InternalError) << name << ": " << outcome.stop_message;
  }
}

}  // namespace
}  // namespace hognose
