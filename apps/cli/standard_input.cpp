// Reads a piece at a time.
//
// poll() and read() of stdin are what the filter of system calls allows (confinement.cpp).
#include "standard_input.h"

#include <poll.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>

namespace hognose::cli {

namespace {

constexpr size_t kInputPiece = 65'536;

}  // namespace

std::optional<std::string> read_standard_input(double seconds) {
  constexpr double kLongest = 86'400;
  pollfd input{STDIN_FILENO, POLLIN, 0};
  int milliseconds = -1;
  if (seconds >= 0) milliseconds = static_cast<int>(std::min(seconds, kLongest) * 1000) + 1;
  if (poll(&input, 1, milliseconds) == 0) return std::string();
  std::string piece(kInputPiece, '\0');
  ssize_t count = read(STDIN_FILENO, piece.data(), piece.size());
  if (count < 0 && errno == EINTR) return std::string();
  if (count <= 0) return std::nullopt;
  piece.resize(static_cast<size_t>(count));
  return piece;
}

}  // namespace hognose::cli
