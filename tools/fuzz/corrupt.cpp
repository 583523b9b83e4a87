// Runs one program repeatedly while words of its cage are overwritten, or one that does it itself.
//
//   tool_corrupt FIRST COUNT SECONDS FILE [options of `hognose run`]
//   tool_corrupt attack FIRST COUNT SECONDS FILE [options]
//
// The first form makes runs with the seeds FIRST, FIRST + 1, ... until there are COUNT of them (0:
// any number) or SECONDS have passed. Each may end in any way. After each, a small program must
// still give its result. The second form lends the program an object `cage`: `read(offset, size)`
// gives bytes of the cage, and `write(offset, bytes)` overwrites any that are not read-only. Each
// run makes one of the program's attempts, which the seed chooses (tests/corrupt/inside.py).
//
// Prints `at SEED` on stderr before each run, and one line of figures on stdout at the end. A find
// ends the process, or keeps it busy; tools/fuzz/corrupt.py reads both. Only builds with
// HOGNOSE_CORRUPT do anything.
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <memory>
#include <string>

#include "common/script_options.h"
#include "hognose/host_class.h"
#include "hognose/sandbox.h"

#ifdef HOGNOSE_CORRUPT

namespace {

using namespace hognose;

double seconds_now() {
  return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count();
}

// The bounds of a run that may go anywhere. A run that ignores them is a find.
void bound(SandboxOptions& options, uint64_t steps) {
  options.limits.max_time_seconds = 2;
  options.limits.max_steps = steps;
  options.limits.max_memory_bytes = std::min<uint64_t>(options.limits.max_memory_bytes, 128u << 20);
}

void check_next_run() {
  Sandbox sandbox;
  const Outcome outcome = sandbox.run("x = [i * i for i in range(100)]\nsum(x), 'a' + 'b'");
  if (outcome.status == Status::Ok && outcome.return_value.kind == HostValue::Kind::Tuple) return;
  std::fprintf(stderr, "the next run is another: %s\n", outcome.stop_message.c_str());
  std::abort();
}

int corrupt(int count, char** words) {
  if (count < 5) usage("FIRST COUNT SECONDS FILE [options]");
  const uint64_t first = std::strtoull(words[1], nullptr, 10);
  const uint64_t runs = std::strtoull(words[2], nullptr, 10);
  const double end = seconds_now() + std::atof(words[3]);
  const std::string file = words[4];
  const std::string source = read_script(file);
  const SandboxOptions options = options_of({words + 5, words + count});

  Corruption corruption;
  auto run = [&](uint64_t seed, uint64_t every, uint64_t steps) {
    SandboxOptions chosen = options;
    bound(chosen, steps);
    Sandbox sandbox(std::move(chosen));
    SandboxDebug debug;
    debug.corrupt = true;
    debug.corrupt_seed = seed;
    debug.corrupt_every = every;
    debug.corruption = &corruption;
    sandbox.set_debug(debug);
    return sandbox.run(source, file);
  };

  std::fprintf(stderr, "at 0\n");
  const Outcome whole = run(0, 0, uint64_t{50} << 20);
  const uint64_t turns = std::max<uint64_t>(corruption.turns, 10);
  uint64_t done = 0, writes = 0, internal_errors = 0;
  for (uint64_t seed = first; (runs == 0 || done < runs) && seconds_now() < end; ++seed, ++done) {
    std::fprintf(stderr, "at %llu\n", static_cast<unsigned long long>(seed));
    // From one word in the whole run to one every few instructions.
    constexpr uint64_t kShares[] = {1, 2, 4, 10, 40, 200};
    const uint64_t every = std::max<uint64_t>(turns / kShares[seed % std::size(kShares)], 2);
    const Outcome outcome = run(seed, every, whole.steps * 4 + 100'000);
    writes += corruption.writes;
    internal_errors += outcome.status == Status::InternalError;
    if (seed % 16 == 0) check_next_run();
  }
  std::printf("runs %llu writes %llu internal_errors %llu\n", static_cast<unsigned long long>(done),
              static_cast<unsigned long long>(writes),
              static_cast<unsigned long long>(internal_errors));
  return 0;
}

struct Cage {
  uintptr_t base = 0;
};

Outcome attempt(const std::string& source, const std::string& file, SandboxOptions options,
                uint64_t seed) {
  bound(options, uint64_t{1} << 26);
  Sandbox sandbox(std::move(options));
  Corruption corruption;
  SandboxDebug debug;
  debug.corruption = &corruption;
  sandbox.set_debug(debug);

  // The part of a cage that a run may read, and the part that it may write (heap/cell.h).
  constexpr uint64_t kReadable = 0x1'0000, kWritable = 0x100'0000, kEnd = 0xFFFF'0000;
  auto place = [&](int64_t offset, uint64_t size, uint64_t lowest) -> char* {
    const uint64_t start = static_cast<uint64_t>(offset);
    if (start < lowest || start > kEnd || size > kEnd - start) return nullptr;
    return reinterpret_cast<char*>(corruption.cage) + start;
  };
  HostClass<Cage> cage("Cage");
  cage.method("read(self, offset: int, size: int)",
              [&](Cage&, int64_t offset, int64_t size) -> HostResult {
                const char* start = place(offset, static_cast<uint64_t>(size), kReadable);
                if (start == nullptr) return HostResult::raise("ValueError", "outside of the cage");
                return HostValue::bytes(std::string(start, static_cast<size_t>(size)));
              });
  cage.method("write(self, offset: int, data: bytes)", [&](Cage&, HostCall& call) -> HostResult {
    const HostValue& data = call[1];
    char* start = place(call[0].integer, data.text.size(), kWritable);
    if (start == nullptr) return HostResult::raise("ValueError", "outside of the cage");
    std::memcpy(start, data.text.data(), data.text.size());
    return HostValue();
  });
  sandbox.set_global("cage", cage.wrap(std::make_shared<Cage>()));
  const uint64_t number = (seed + 1) * 0x9E37'79B9'7F4A'7C15u;
  sandbox.set_global("attempt", static_cast<int64_t>((number ^ (number >> 29)) >> 2));
  return sandbox.run(source, file);
}

int attack(int count, char** words) {
  if (count < 6) usage("attack FIRST COUNT SECONDS FILE [options]");
  const uint64_t first = std::strtoull(words[2], nullptr, 10);
  const uint64_t most = std::strtoull(words[3], nullptr, 10);
  const double end = seconds_now() + std::atof(words[4]);
  const std::string file = words[5];
  const size_t slash = file.find_last_of('/');
  const std::string folder = slash == std::string::npos ? "" : file.substr(0, slash + 1);
  const std::string source = read_script(folder + "inside.py") + read_script(file);
  const SandboxOptions options = options_of({words + 6, words + count});
  uint64_t done = 0, internal_errors = 0;
  for (uint64_t seed = first; (most == 0 || done < most) && seconds_now() < end; ++seed, ++done) {
    std::fprintf(stderr, "at %llu\n", static_cast<unsigned long long>(seed));
    const Outcome outcome = attempt(source, file, options, seed);
    internal_errors += outcome.status == Status::InternalError;
    if (seed % 16 == 0) check_next_run();
    if (outcome.output.find("REACHED") != std::string::npos) {
      std::fprintf(stderr, "%s", outcome.output.c_str());
      std::abort();
    }
    if (std::getenv("HOGNOSE_SHOW") != nullptr) {
      std::printf("%s%s %s\n", outcome.output.c_str(),
                  std::string(status_name(outcome.status)).c_str(),
                  outcome.error ? (outcome.error->type + ": " + outcome.error->message).c_str()
                                : outcome.stop_message.c_str());
    }
  }
  std::printf("runs %llu writes %llu internal_errors %llu\n", static_cast<unsigned long long>(done),
              static_cast<unsigned long long>(done),
              static_cast<unsigned long long>(internal_errors));
  return 0;
}

}  // namespace

int main(int count, char** words) {
  return count > 1 && std::strcmp(words[1], "attack") == 0 ? attack(count, words)
                                                           : corrupt(count, words);
}

#else

int main() { hognose::usage("this build has no corruptor (HOGNOSE_CORRUPT)"); }

#endif
