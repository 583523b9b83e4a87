// The files that a host gives to runs, and the changes that it gets back.
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "hognose/sandbox.h"
#include "hognose/session.h"

namespace hognose {

namespace {

SandboxOptions with_files(RunFiles files) {
  SandboxOptions options;
  options.files = std::move(files);
  return options;
}

std::string list(const std::vector<FileChange>& changes) {
  constexpr const char* kKinds[] = {"created", "modified", "deleted"};
  std::string text;
  for (const FileChange& change : changes) {
    text += std::string(kKinds[static_cast<int>(change.kind)]) + " " + change.path + " " +
            change.content + "\n";
  }
  return text;
}

TEST(RunFiles, AreFoundAndChangesComeBack) {
  Sandbox sandbox(with_files({.files = {{"a.txt", "one"}, {"sub/b.txt", "two"}, {"/etc/c", "3"}}}));
  Outcome outcome = sandbox.run(
      "import os\n"
      "print(open('a.txt').read(), open('sub/b.txt').read(), open('/etc/c').read())\n"
      "open('a.txt', 'a').write('!')\n"
      "os.remove('sub/b.txt')\n"
      "open('new', 'wb').write(b'\\xff\\0')\n");
  EXPECT_EQ(outcome.output, "one two 3\n");
  ASSERT_EQ(outcome.files.size(), 3u);
  EXPECT_EQ(outcome.files[1].content, std::string("\xff\0", 2));
  outcome.files[1].content = "bytes";
  EXPECT_EQ(list(outcome.files),
            "modified /guest/a.txt one!\ncreated /guest/new bytes\ndeleted /guest/sub/b.txt \n");
}

TEST(RunFiles, EachRunOfASandboxBeginsWithThem) {
  Sandbox sandbox(with_files({.files = {{"a", "x"}}}));
  EXPECT_EQ(list(sandbox.run("import os; os.remove('a')").files), "deleted /guest/a \n");
  EXPECT_EQ(sandbox.run("print(open('a').read())").output, "x\n");
}

TEST(RunFiles, AreClosedWithoutTheFeature) {
  Outcome outcome = Sandbox().run("open('a')");
  ASSERT_TRUE(outcome.error);
  EXPECT_EQ(outcome.error->type, "NameError");
  EXPECT_TRUE(outcome.files.empty());
}

TEST(RunFiles, WorkingFolderAndEnvironment) {
  Sandbox sandbox(with_files(
      {.files = {{"a", "x"}}, .working_folder = "/home/me", .environment = {{"NAME", "value"}}}));
  Outcome outcome =
      sandbox.run("import os; print(os.getcwd(), os.environ['NAME'], os.listdir('/home/me'))");
  EXPECT_EQ(outcome.output, "/home/me value ['a']\n");
}

TEST(RunFiles, ThatDoNotFitEndTheRun) {
  SandboxOptions options = with_files({.files = {{"a", std::string(1000, 'x')}}});
  options.limits.max_file_bytes = 999;
  Outcome outcome = Sandbox(options).run("print('never')");
  ASSERT_TRUE(outcome.error);
  EXPECT_EQ(outcome.error->message, "[Errno 28] No space left on device: 'a'");
  EXPECT_EQ(outcome.output, "");
}

TEST(RunFiles, AStopReportsNone) {
  SandboxOptions options = with_files({});
  options.limits.max_steps = 1'000'000;
  Outcome outcome = Sandbox(options).run("open('a', 'w').write('x')\nwhile True: pass");
  EXPECT_EQ(outcome.status, Status::StepLimit);
  EXPECT_TRUE(outcome.files.empty());
}

TEST(RunFiles, SessionsKeepThemAndRollBack) {
  SandboxOptions options = with_files({.files = {{"a", "x"}}});
  options.limits.max_steps = 5'000'000;
  Session session(options, AfterStop::Rollback);
  EXPECT_EQ(list(session.run("with open('b', 'w') as f: f.write('y')").files),
            "created /guest/b y\n");
  Outcome stopped = session.run("import os; os.remove('b'); os.remove('a')\nwhile True: pass");
  EXPECT_EQ(stopped.status, Status::StepLimit);
  Outcome outcome = session.run("import os\nprint(sorted(os.listdir()), open('b').read())");
  EXPECT_EQ(outcome.output, "['a', 'b'] y\n");
  EXPECT_TRUE(outcome.files.empty());
  EXPECT_EQ(list(session.run("with open('b', 'a') as f: f.write('z')").files),
            "modified /guest/b yz\n");
}

}  // namespace

}  // namespace hognose
