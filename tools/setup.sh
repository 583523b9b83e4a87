#!/bin/sh
# Installs the Debian packages that Hognose needs, those only that are missing. When nothing is missing
# it asks dpkg once and changes nothing.
#
#   tools/setup.sh           what building, testing and measuring need
#   tools/setup.sh oracle    also node and npm, with which CPython 3.14 (the npm package pyodide) runs:
#                            needed only to write the expectations of tests, never to check them
set -eu

packages="clang-19 lld-19 libclang-rt-19-dev clang-format-19 clang-tidy-19 python3-clang-19 g++-12 libstdc++-12-dev ccache
  cmake ninja-build make git libgmp-dev zlib1g-dev libboost-context-dev libcli11-dev nlohmann-json3-dev libseccomp-dev libgtest-dev libbenchmark-dev python3
  libpython3.11-stdlib libpython3.11-testsuite"
if [ "${1:-}" = oracle ]; then
  command -v node >/dev/null 2>&1 || packages="$packages nodejs"
  command -v npm >/dev/null 2>&1 || packages="$packages npm"
fi

if ! command -v dpkg-query >/dev/null 2>&1; then
  echo "setup: not a Debian system; please install by hand:" $packages >&2
  exit 1
fi
installed=$(dpkg-query -W -f='${binary:Package} ${db:Status-Status}\n' |
  sed -n 's/^\([^ :]*\)[^ ]* installed$/\1/p' | tr '\n' ' ')
missing=""
for package in $packages; do
  case " $installed" in
    *" $package "*) ;;
    *) missing="$missing $package" ;;
  esac
done
[ -n "$missing" ] || exit 0

as_root=""
if [ "$(id -u)" != 0 ]; then
  if ! command -v sudo >/dev/null 2>&1; then
    echo "setup: as root, run: apt-get install --no-install-recommends$missing" >&2
    exit 1
  fi
  as_root=sudo
fi
echo "setup: installing$missing"
$as_root apt-get update -q
$as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -q --no-install-recommends $missing
