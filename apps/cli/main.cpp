// hognose: the command line program, built on the public interface alone.
//
// commands.h declares the subcommands. The exit code is that of the subcommand.
#include <cstdio>

#include "commands.h"
#include "licences.h"

namespace hognose::cli {

int usage(const std::string& message) {
  std::fprintf(stderr, "hognose: %s\n", message.c_str());
  return kExitUsage;
}

}  // namespace hognose::cli

int main(int argc, char** argv) {
  using namespace hognose::cli;
  CLI::App app("Runs untrusted Python programs.", "hognose");
  app.require_subcommand(1);
  app.add_flag_callback(
      "--licenses", [] { throw CLI::CallForVersion(hognose::kSourceText_licences, kExitOk); },
      "Print the third-party parts that are built in, with their authors and licences");
  app.set_version_flag("--version", "hognose " HOGNOSE_VERSION, "Print the version");
  int exit_code = kExitOk;
  add_run(app, &exit_code);
  add_check(app, &exit_code);
  add_show(app, &exit_code);
  add_limits(app, &exit_code);
  add_policy(app, &exit_code);
  add_explain(app, &exit_code);
  try {
    app.parse(argc, argv);
  } catch (const CLI::ParseError& error) {
    // --help and the like succeed. All mistakes in the arguments share one exit code.
    return app.exit(error) == 0 ? kExitOk : kExitUsage;
  }
  return exit_code;
}
