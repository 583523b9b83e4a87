// Trees of files that the host supplies when the program asks for them.
#include <gtest/gtest.h>

#include <map>
#include <memory>
#include <stdexcept>
#include <string>
#include <vector>

#include "hognose/sandbox.h"
#include "hognose/session.h"

namespace hognose {

namespace {

// A host that answers from a map of paths and contents, and records what it was asked.
struct Host {
  std::map<std::string, std::string> files;
  std::vector<std::string> asked;

  std::optional<std::vector<Mount::Entry>> list(std::string_view folder) {
    asked.push_back("list " + std::string(folder));
    std::string prefix = folder.empty() ? "" : std::string(folder) + "/";
    std::vector<Mount::Entry> entries;
    for (const auto& [path, content] : files) {
      if (path.compare(0, prefix.size(), prefix) != 0) continue;
      std::string rest = path.substr(prefix.size());
      size_t slash = rest.find('/');
      entries.push_back({.name = rest.substr(0, slash),
                         .is_folder = slash != rest.npos,
                         .size = slash != rest.npos ? 0 : content.size()});
    }
    return entries;
  }
  std::optional<std::string> read(std::string_view file) {
    asked.push_back("read " + std::string(file));
    auto found = files.find(std::string(file));
    if (found == files.end()) return std::nullopt;
    return found->second;
  }
};

Mount mount_of(const std::string& path, std::shared_ptr<Host> host) {
  return {.path = path,
          .list = [host](std::string_view folder) { return host->list(folder); },
          .read = [host](std::string_view file) { return host->read(file); }};
}

SandboxOptions with_mount(const std::string& path, std::shared_ptr<Host> host) {
  SandboxOptions options;
  options.files.emplace();
  options.files->mounts.push_back(mount_of(path, std::move(host)));
  return options;
}

std::shared_ptr<Host> three_files() {
  auto host = std::make_shared<Host>();
  host->files = {{"a.txt", "one"}, {"sub/b.txt", "two\n"}, {"sub/deep/c", ""}};
  return host;
}

using Asked = std::vector<std::string>;

TEST(Mounts, AreAskedForWhatTheProgramUses) {
  auto host = three_files();
  Sandbox sandbox(with_mount("/data", host));
  Outcome outcome = sandbox.run("import os; print(os.getcwd())");
  EXPECT_EQ(outcome.output, "/guest\n");
  EXPECT_EQ(host->asked, Asked{});

  outcome = sandbox.run(
      "import os\n"
      "print(os.listdir('/data'), os.stat('/data/a.txt').st_size)\n"
      "print(open('/data/sub/b.txt').read(), end='')\n"
      "print(open('/data/sub/b.txt', 'rb').read())\n");
  EXPECT_EQ(outcome.output, "['a.txt', 'sub'] 3\ntwo\nb'two\\n'\n");
  EXPECT_EQ(host->asked, (Asked{"list ", "list sub", "read sub/b.txt", "read sub/b.txt"}));
  EXPECT_TRUE(outcome.files.empty());
}

TEST(Mounts, OneReadingServesAllThatHaveTheFileOpen) {
  auto host = three_files();
  Outcome outcome = Sandbox(with_mount("data", host))
                        .run(
                            "import os\n"
                            "first = os.open('data/a.txt', os.O_RDONLY)\n"
                            "second = os.dup(os.open('data/a.txt', os.O_RDONLY))\n"
                            "os.close(first)\n"
                            "print(os.read(second, 10))\n");
  EXPECT_EQ(outcome.output, "b'one'\n");
  EXPECT_EQ(host->asked, (Asked{"list ", "read a.txt"}));
}

TEST(Mounts, ProgramsWalkThem) {
  Outcome outcome =
      Sandbox(with_mount("/data", three_files()))
          .run(
              "import os, pathlib, glob, shutil\n"
              "print([(root, sorted(folders), files) for root, folders, files in "
              "os.walk('/data')])\n"
              "print(sorted(str(p) for p in pathlib.Path('/data').rglob('*.txt')))\n"
              "print(shutil.copytree('/data', 'copy'), sorted(glob.glob('copy/**', "
              "recursive=True)))\n"
              "os.chdir('/data/sub'); print(os.getcwd(), os.listdir(), os.path.ismount('/data'),\n"
              "    os.path.ismount('/data/sub'), os.path.exists('/data/sub/deep/../b.txt/x'))\n");
  EXPECT_EQ(outcome.output,
            "[('/data', ['sub'], ['a.txt']), ('/data/sub', ['deep'], ['b.txt']), "
            "('/data/sub/deep', [], ['c'])]\n"
            "['/data/a.txt', '/data/sub/b.txt']\n"
            "copy ['copy/', 'copy/a.txt', 'copy/sub', 'copy/sub/b.txt', 'copy/sub/deep', "
            "'copy/sub/deep/c']\n"
            "/data/sub ['b.txt', 'deep'] True False False\n")
      << outcome.stderr_output;
}

// As Linux answers for a file system that is mounted for reading.
TEST(Mounts, CanOnlyBeRead) {
  Outcome outcome = Sandbox(with_mount("m", three_files())).run(R"(
import os
os.mkdir('own')
open('own/h', 'w').close()
names = {16: 'EBUSY', 17: 'EEXIST', 18: 'EXDEV', 21: 'EISDIR', 30: 'EROFS'}
def t(label, function, *arguments):
    try:
        function(*arguments)
        print(label, 'ok')
    except OSError as error:
        print(label, names[error.errno])
t('write', os.open, 'm/a.txt', os.O_WRONLY)
t('create existing', os.open, 'm/a.txt', os.O_RDONLY | os.O_CREAT)
t('create', os.open, 'm/new', os.O_RDONLY | os.O_CREAT)
t('exclusive', os.open, 'm/a.txt', os.O_WRONLY | os.O_CREAT | os.O_EXCL)
t('truncating', os.open, 'm/a.txt', os.O_RDONLY | os.O_TRUNC)
t('write folder', os.open, 'm/sub', os.O_WRONLY)
t('mkdir', os.mkdir, 'm/new')
t('mkdir existing', os.mkdir, 'm/sub')
t('rmdir missing', os.rmdir, 'm/missing')
t('rmdir', os.rmdir, 'm/sub')
t('rmdir file', os.rmdir, 'm/a.txt')
t('rmdir mount', os.rmdir, 'm')
t('unlink missing', os.unlink, 'm/missing')
t('unlink', os.unlink, 'm/a.txt')
t('unlink mount', os.unlink, 'm')
t('rename', os.rename, 'm/a.txt', 'm/new')
t('rename missing', os.rename, 'm/missing', 'm/new')
t('rename out', os.rename, 'm/a.txt', 'own/new')
t('rename into', os.rename, 'own/h', 'm/h')
t('rename long name', os.rename, 'm/' + 'x' * 300, 'own/new')
t('rename mount', os.rename, 'm', 'm2')
t('replace mount', os.rename, 'own', 'm')
t('link out', os.link, 'm/a.txt', 'own/l')
t('link into', os.link, 'own/h', 'm/l')
t('link existing', os.link, 'own/h', 'm/a.txt')
t('link within', os.link, 'm/a.txt', 'm/l')
t('symlink', os.symlink, 'x', 'm/s')
t('symlink existing', os.symlink, 'x', 'm/a.txt')
t('chmod', os.chmod, 'm/a.txt', 0o600)
t('chmod mount', os.chmod, 'm', 0o700)
t('utime', os.utime, 'm/a.txt')
t('truncate', os.truncate, 'm/a.txt', 0)
t('truncate folder', os.truncate, 'm/sub', 0)
print(os.access('m/a.txt', os.W_OK), os.access('m/a.txt', os.R_OK))
os.rename('own', 'other')
os.mkdir('above')
)");
  EXPECT_EQ(outcome.output,
            "write EROFS\ncreate existing ok\ncreate EROFS\nexclusive EEXIST\ntruncating EROFS\n"
            "write folder EISDIR\nmkdir EROFS\nmkdir existing EEXIST\nrmdir missing EROFS\n"
            "rmdir EROFS\nrmdir file EROFS\nrmdir mount EBUSY\nunlink missing EROFS\n"
            "unlink EROFS\nunlink mount EISDIR\nrename EROFS\nrename missing EROFS\n"
            "rename out EXDEV\nrename into EXDEV\nrename long name EXDEV\nrename mount "
            "EBUSY\nreplace mount EBUSY\n"
            "link out EXDEV\nlink into EROFS\nlink existing EEXIST\nlink within EROFS\n"
            "symlink EROFS\nsymlink existing EEXIST\nchmod EROFS\nchmod mount EROFS\nutime EROFS\n"
            "truncate EROFS\ntruncate folder EISDIR\nFalse True\n")
      << (outcome.error ? outcome.error->traceback : "");
}

TEST(Mounts, MoveWithTheFolderThatHasThem) {
  auto host = three_files();
  Outcome outcome = Sandbox(with_mount("above/data", host))
                        .run(
                            "import os; os.rename('above', 'moved')\n"
                            "print(open('moved/data/sub/b.txt').read(), end='')");
  EXPECT_EQ(outcome.output, "two\n") << outcome.stderr_output;
  EXPECT_EQ(host->asked.back(), "read sub/b.txt");
}

TEST(Mounts, WhatCannotBeReadIsAnError) {
  auto host = three_files();
  Mount mount = mount_of("/data", host);
  mount.list = [host](std::string_view folder) {
    return folder.empty() ? host->list(folder) : std::nullopt;
  };
  mount.read = [](std::string_view) { return std::nullopt; };
  SandboxOptions options;
  options.files.emplace().mounts = {mount};
  Outcome outcome = Sandbox(options).run(
      "import os\n"
      "for use in (lambda: open('/data/a.txt'), lambda: os.listdir('/data/sub'),\n"
      "            lambda: open('/data/sub/b.txt')):\n"
      "    try: use()\n"
      "    except OSError as error: print(error)\n");
  EXPECT_EQ(outcome.output,
            "[Errno 5] Input/output error: '/data/a.txt'\n"
            "[Errno 5] Input/output error: '/data/sub'\n"
            "[Errno 5] Input/output error: '/data/sub/b.txt'\n");
}

TEST(Mounts, AnExceptionOfTheHostEndsTheRun) {
  Mount mount = mount_of("/data", three_files());
  mount.list = [](std::string_view) -> std::optional<std::vector<Mount::Entry>> {
    throw std::runtime_error("the server is gone");
  };
  SandboxOptions options;
  options.files.emplace().mounts = {mount};
  Sandbox sandbox(options);
  Outcome outcome = sandbox.run(
      "import os\n"
      "try: os.listdir('/data')\n"
      "finally: print('never')\n");
  EXPECT_EQ(outcome.status, Status::HostError);
  EXPECT_EQ(outcome.stop_message, "list of a mount failed: the server is gone (line 2)");
  EXPECT_EQ(outcome.output, "");
  EXPECT_EQ(sandbox.run("1 + 1").status, Status::Ok);
}

TEST(Mounts, InvalidNamesEndTheRun) {
  for (const std::string& name :
       {std::string(), std::string("."), std::string(".."), std::string("a/b"),
        std::string("a\0b", 3), std::string(256, 'x')}) {
    Mount mount = mount_of("/data", three_files());
    mount.list = [name](std::string_view) { return std::vector<Mount::Entry>{{.name = name}}; };
    SandboxOptions options;
    options.files.emplace().mounts = {mount};
    Outcome outcome = Sandbox(options).run("import os; os.listdir('/data')");
    EXPECT_EQ(outcome.status, Status::HostError) << name;
  }
}

TEST(Mounts, OddNamesAndEqualOnes) {
  Mount mount = mount_of("/data", three_files());
  mount.list = [](std::string_view) {
    return std::vector<Mount::Entry>{
        {.name = "\xff\n"}, {.name = "x", .is_folder = true}, {.name = "x"}};
  };
  mount.read = [](std::string_view file) { return std::string(file); };
  SandboxOptions options;
  options.files.emplace().mounts = {mount};
  Outcome outcome = Sandbox(options).run(
      "import os\n"
      "print(ascii(os.listdir('/data')), os.listdir(b'/data'), os.path.isdir('/data/x'))\n"
      "print(open(b'/data/\\xff\\n', 'rb').read(), os.stat('/data').st_nlink)\n");
  EXPECT_EQ(outcome.output, "['\\udcff\\n', 'x'] [b'\\xff\\n', b'x'] True\nb'\\xff\\n' 3\n");
}

TEST(Mounts, InvalidOnesEndTheRunBeforeItBegins) {
  auto host = three_files();
  auto message_of = [](const std::vector<Mount>& mounts, RunFiles files = {}) {
    SandboxOptions options;
    options.files = std::move(files);
    options.files->mounts = mounts;
    Outcome outcome = Sandbox(options).run("print('never')");
    EXPECT_EQ(outcome.output, "");
    return outcome.error ? outcome.error->message : "";
  };
  EXPECT_EQ(message_of({mount_of("", host)}), "[Errno 22] Invalid argument: ''");
  EXPECT_EQ(message_of({mount_of("/", host)}), "[Errno 16] Device or resource busy: '/'");
  EXPECT_EQ(message_of({mount_of("/dev", host)}), "[Errno 39] Directory not empty: '/dev'");
  EXPECT_EQ(message_of({mount_of("a", host), mount_of("a", host)}),
            "[Errno 16] Device or resource busy: 'a'");
  EXPECT_EQ(message_of({mount_of("a", host), mount_of("a/new", host)}),
            "[Errno 30] Read-only file system: 'a/new'");
  EXPECT_EQ(message_of({mount_of("a", host), mount_of("a/sub", host)}),
            "[Errno 16] Device or resource busy: 'a/sub'");
  EXPECT_EQ(message_of({mount_of("a", host)}, {.files = {{"a/b", "x"}}}),
            "[Errno 39] Directory not empty: 'a'");
  EXPECT_EQ(message_of({mount_of("a", host)}, {.files = {{"a", "x"}}}),
            "[Errno 20] Not a directory: 'a'");
  EXPECT_EQ(message_of({Mount{.path = "a"}}), "[Errno 22] Invalid argument: 'a'");
}

TEST(Mounts, CountTowardsTheLimits) {
  auto host = std::make_shared<Host>();
  for (int i = 0; i < 100; ++i) host->files["f" + std::to_string(i)] = std::string(1000, 'x');
  SandboxOptions options = with_mount("/data", host);
  options.limits.max_file_bytes = 2500;
  Sandbox sandbox(options);
  // What is closed no longer counts.
  Outcome outcome = sandbox.run(
      "import os\n"
      "def size(name):\n"
      "    with open('/data/' + name) as file: return len(file.read())\n"
      "print(sum(map(size, os.listdir('/data'))))\n"
      "kept = [open('/data/f1'), open('/data/f2')]\n"
      "try: open('/data/f3')\n"
      "except OSError as error: print(error)\n"
      "kept[0].close()\n"
      "with open('/data/f3') as file: print(file.read(2))\n"
      "kept[1].close()\n"
      "with open('own', 'w') as file: file.write('y' * 2400)\n"
      "print(os.stat('own').st_size)\n");
  EXPECT_EQ(outcome.output, "100000\n[Errno 28] No space left on device: '/data/f3'\nxx\n2400\n")
      << outcome.stderr_output;

  options.limits.max_files = 50;
  outcome = Sandbox(options).run("import os; os.listdir('/data')");
  ASSERT_TRUE(outcome.error);
  EXPECT_EQ(outcome.error->message, "[Errno 28] No space left on device: '/data'");
}

TEST(Mounts, FoldersWithoutEndEndSomewhere) {
  Mount mount = mount_of("/data", three_files());
  mount.list = [](std::string_view) {
    return std::vector<Mount::Entry>{{.name = "again", .is_folder = true}};
  };
  SandboxOptions options;
  options.files.emplace().mounts = {mount};
  options.limits.max_folder_depth = 30;
  Outcome outcome = Sandbox(options).run(
      "import os\n"
      "depth = 0\n"
      "os.chdir('/data')\n"
      "try:\n"
      "    while True: os.chdir('again'); depth += 1\n"
      "except OSError as error: print(depth, error)\n");
  EXPECT_EQ(outcome.output, "30 [Errno 36] File name too long: 'again'\n");
}

TEST(Mounts, SessionsKeepEntriesAndRollBack) {
  auto host = three_files();
  SandboxOptions options = with_mount("/data", host);
  options.limits.max_steps = 5'000'000;
  Session session(options, AfterStop::Rollback);
  EXPECT_EQ(session.run("import os; print(os.listdir('/data'))").output, "['a.txt', 'sub']\n");
  EXPECT_EQ(session.run("print(os.listdir('/data'))").output, "['a.txt', 'sub']\n");
  EXPECT_EQ(host->asked, Asked{"list "});
  EXPECT_EQ(session.run("os.listdir('/data/sub')\nwhile True: pass").status, Status::StepLimit);
  EXPECT_EQ(session.run("print(os.listdir('/data/sub'))").output, "['b.txt', 'deep']\n");
  EXPECT_EQ(host->asked, (Asked{"list ", "list sub", "list sub"}));
}

// The n-th allocation fails, for each n: every run ends in order, and the next one is right.
TEST(Mounts, EndInOrderWhereverMemoryEnds) {
  const char* program =
      "import os\n"
      "print([open(os.path.join(root, name)).read() for root, folders, names in os.walk('/data')"
      " for name in names])\n";
  Sandbox sandbox(with_mount("/data", three_files()));
  const std::string expected = sandbox.run(program).output;
  EXPECT_EQ(expected, "['one', 'two\\n', '']\n");
  bool ended = false;
  for (uint64_t n = 1; n < 100'000 && !ended; n += 97) {
    sandbox.set_debug({.fail_allocation = n});
    Outcome outcome = sandbox.run(program);
    ended = outcome.status == Status::Ok;
    EXPECT_TRUE(ended || outcome.status == Status::MemoryError) << n;
    sandbox.set_debug({});
    EXPECT_EQ(sandbox.run(program).output, expected) << n;
  }
  EXPECT_TRUE(ended);
}

}  // namespace

}  // namespace hognose
