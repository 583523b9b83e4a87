// Functions that the host answers later: one after the other, several at once, and on any thread.
#include <cstdio>
#include <string>
#include <thread>
#include <vector>

#include "hognose/sandbox.h"

using hognose::Answer;
using hognose::HostResult;
using hognose::Progress;
using hognose::WaitingCall;

void report(const Progress& progress) {
  std::printf("%s", progress.outcome.output.c_str());
  if (progress.outcome.error) std::printf("%s", progress.outcome.error->traceback.c_str());
}

// The guest's call returns when somebody has decided. Meanwhile the run holds no thread.
void approval() {
  hognose::Sandbox sandbox;
  sandbox.define_waiting("approve(text: str)");
  Progress progress = sandbox.start(R"(
for amount in sorted([90, 250], reverse=True):
    print(amount, "paid" if approve(f"pay {amount} EUR?") else "refused")
)");
  while (progress.waiting) {
    const WaitingCall& call = progress.waiting->calls.front();
    const std::string& question = call.arguments[0].text;
    std::printf("line %u asks: %s\n", call.line, question.c_str());
    std::vector<Answer> answers = {{call.id, question != "pay 250 EUR?"}};
    // Any thread may continue the run.
    std::thread([&] { progress = sandbox.resume(std::move(answers)); }).join();
  }
  report(progress);
}

// The guest's tasks run side by side. The host learns of their calls together, and answers in any
// order.
void searches() {
  hognose::SandboxOptions options;
  options.policy = hognose::Policy(hognose::Profile::Standard);
  options.top_level_await = true;
  hognose::Sandbox sandbox(options);
  sandbox.define_waiting("search(words: str)", hognose::WaitKind::Asynchronous);
  Progress progress = sandbox.start(R"(
import asyncio

async def first_hit(words):
    try:
        async with asyncio.timeout(10):
            hits = await search(words)
        return hits[0]
    except (TimeoutError, LookupError) as error:
        return repr(error)

print(await asyncio.gather(first_hit("snakes"), first_hit("lizards"), first_hit("frogs")))
)");
  std::vector<Answer> answers;
  for (const WaitingCall& call : progress.waiting->calls) {
    const std::string& words = call.arguments[0].text;
    std::printf("call %u: search(%s)\n", static_cast<unsigned>(call.id), words.c_str());
    if (words == "snakes") answers.push_back({call.id, hognose::HostValue::list({"hognose"})});
    if (words == "frogs") answers.push_back({call.id, HostResult::raise("LookupError", words)});
  }
  progress = sandbox.resume(std::move(answers));
  std::printf("%u call left, for at most %.0f s\n", static_cast<unsigned>(progress.waiting->pending),
              *progress.waiting->seconds);
  progress = sandbox.resume();  // that time has passed
  for (uint64_t id : progress.cancelled) {
    std::printf("call %u is no longer needed\n", static_cast<unsigned>(id));
  }
  report(progress);
}

int main() {
  approval();
  searches();
}
