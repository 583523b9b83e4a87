#!/bin/sh
# Installs the Debian packages that Hognose needs and that are missing, and the npm package pyodide: its copy of
# CPython's library is the source of some built-in modules, and its CPython 3.14 writes the expectations of tests. If
# nothing is missing, it only queries dpkg and reads two files.
#
#   tools/setup.sh           packages for building, testing and measuring
#   tools/setup.sh drawings  also Graphviz, which tools/generate/drawings.py needs to redraw docs/drawings
#   tools/setup.sh aarch64   also a cross-compiler, libraries and an emulator for 64-bit ARM, which
#                            `make release-check` needs. Enables arm64 packages on this system
#   ... --check              installs nothing, but fails and names the missing packages
set -eu

packages="clang-19 llvm-19 lld-19 libclang-rt-19-dev clang-format-19 clang-tidy-19 python3-clang-19 g++-12 libstdc++-12-dev ccache
  cmake ninja-build make pkg-config git libgmp-dev zlib1g-dev libboost-context-dev libcli11-dev nlohmann-json3-dev libgtest-dev libbenchmark-dev python3
  libpython3.11-stdlib libpython3.11-testsuite"
plan="" check=""
for word in "$@"; do
  case $word in
    drawings | aarch64) plan=$word ;;
    --check) check=1 ;;
    *) echo "setup: unknown argument $word" >&2; exit 2 ;;
  esac
done
# The pinned version of pyodide, and whether it is the installed one.
tools=$(cd "$(dirname "$0")" && pwd)
pinned=$(sed -n 's/^ *"pyodide": \("[^"]*"\).*/\1/p' "$tools/package.json")
pyodide="${PYODIDE_HOME:-$tools/node_modules/pyodide}"
no_pyodide=""
if ! grep -q "\"version\": $pinned" "$pyodide/package.json" 2>/dev/null || [ ! -f "$pyodide/python_stdlib.zip" ]; then
  no_pyodide=1
  command -v npm >/dev/null 2>&1 || packages="$packages npm"
fi
install_pyodide() {
  if [ -n "$no_pyodide" ]; then
    echo "setup: installing the npm package pyodide"
    npm ci --prefix "$tools" --prefer-offline --no-audit --no-fund
  fi
}
if [ "$plan" = drawings ]; then
  packages="$packages graphviz"
fi
if [ "$plan" = aarch64 ]; then
  packages="$packages qemu-user g++-aarch64-linux-gnu libgmp-dev:arm64 zlib1g-dev:arm64 libboost-context-dev:arm64"
fi

if [ -n "$check" ] && [ -n "$no_pyodide" ]; then
  echo "setup: the npm package pyodide $pinned is missing (tools/setup.sh installs it)" >&2
  exit 1
fi
if ! command -v dpkg-query >/dev/null 2>&1; then
  echo "setup: not a Debian system; please install by hand:" $packages >&2
  exit 1
fi
# Lists each installed package as name:architecture, and also by name alone if it is of this architecture or `all`.
native=$(dpkg --print-architecture)
installed=$(dpkg-query -W -f='${Package} ${Architecture} ${db:Status-Status}\n' |
  sed -n "s/^\([^ ]*\) \($native\|all\) installed\$/\1/p; s/^\([^ ]*\) \([^ ]*\) installed\$/\1:\2/p" | tr '\n' ' ')
missing=""
for package in $packages; do
  case " $installed" in
    *" $package "*) ;;
    *) missing="$missing $package" ;;
  esac
done
if [ -z "$missing" ]; then
  install_pyodide
  exit 0
fi
if [ -n "$check" ]; then
  echo "setup: missing$missing (tools/setup.sh $plan installs them)" >&2
  exit 1
fi

foreign=""
[ "$plan" != aarch64 ] || foreign="dpkg --add-architecture arm64"
as_root=""
if [ "$(id -u)" != 0 ]; then
  if ! command -v sudo >/dev/null 2>&1; then
    echo "setup: as root, run: ${foreign:+$foreign; apt-get update; }apt-get install --no-install-recommends$missing" >&2
    exit 1
  fi
  as_root=sudo
fi
echo "setup: installing$missing"
[ -z "$foreign" ] || $as_root $foreign
$as_root apt-get update -q
$as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -q --no-install-recommends $missing
install_pyodide
