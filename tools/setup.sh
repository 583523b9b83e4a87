#!/bin/sh
# Installs the Debian packages that building, testing and measuring Hognose needs, those only that are
# missing. When nothing is missing it asks dpkg once and changes nothing.
set -eu

packages="clang-19 lld-19 libclang-rt-19-dev clang-format-19 clang-tidy-19 g++-12 ccache cmake ninja-build
  make git libgmp-dev libcli11-dev nlohmann-json3-dev libgtest-dev libbenchmark-dev python3"
# CPython 3.14, the oracle of the tests, is a npm package that runs under node.
command -v node >/dev/null 2>&1 || packages="$packages nodejs"
command -v npm >/dev/null 2>&1 || command -v node >/dev/null 2>&1 || packages="$packages npm"

if ! command -v dpkg-query >/dev/null 2>&1; then
  echo "setup: not a Debian system; please install by hand: $packages" >&2
  exit 1
fi
installed=$(dpkg-query -W -f='${binary:Package} ${db:Status-Status}\n' 2>/dev/null |
  sed -n 's/^\([^ :]*\)[^ ]* installed$/\1/p')
missing=""
for package in $packages; do
  case "
$installed
" in
    *"
$package
"*) ;;
    *) missing="$missing $package" ;;
  esac
done
[ -z "$missing" ] && exit 0

as_root=""
if [ "$(id -u)" != 0 ]; then
  command -v sudo >/dev/null 2>&1 || {
    echo "setup: as root, run: apt-get install --no-install-recommends$missing" >&2
    exit 1
  }
  as_root=sudo
fi
echo "setup: installing$missing"
$as_root apt-get update -q
$as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -q --no-install-recommends $missing
