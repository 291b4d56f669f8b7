#!/usr/bin/env bash
# Prints the folder of the library of a llama.cpp that the lab can be linked with, after building one where there is none.
#
#   llama.sh [--find]
#
# A llama.cpp that pkg-config knows is taken as it is; it must be new enough (llama.h is checked when it is compiled).
# Otherwise the sources that the PyPI package llama-cpp-python carries are built, with cmake and ninja from PyPI where the
# system has none, into ${XDG_CACHE_HOME:-~/.cache}/battlelab/llama-VERSION: about two minutes on two cores, once.
# With --find nothing is built: the exit status is 69 when there is none.
set -euo pipefail

readonly version=0.3.36
readonly cache="${XDG_CACHE_HOME:-$HOME/.cache}/battlelab"
readonly prefix="$cache/llama-$version"

if command -v pkg-config > /dev/null && pkg-config --exists llama 2> /dev/null; then
  pkg-config --variable=libdir llama
  exit 0
fi
if [ -f "$prefix/lib/pkgconfig/llama.pc" ]; then
  echo "$prefix/lib"
  exit 0
fi
if [ "${1:-}" = --find ]; then
  echo "no llama.cpp here; 'make llm' builds one" >&2
  exit 69
fi
for tool in python3 c++ tar; do
  if ! command -v "$tool" > /dev/null; then
    echo "llama.cpp cannot be built: '$tool' is missing" >&2
    exit 69
  fi
done

mkdir -p "$cache"
work="$(mktemp -d "$cache/build.XXXXXX")"
trap 'rm -rf "$work"' EXIT
{
  if ! command -v cmake > /dev/null || ! command -v ninja > /dev/null; then
    python3 -m pip install --quiet --root-user-action=ignore --disable-pip-version-check --target "$work/tools" cmake ninja
    export PATH="$work/tools/bin:$PATH" PYTHONPATH="$work/tools${PYTHONPATH:+:$PYTHONPATH}"
  fi
  # Only this package as sources: for its build tools pip may take what is built already.
  python3 -m pip download --quiet --disable-pip-version-check --no-deps --no-binary llama-cpp-python \
    "llama-cpp-python==$version" --dest "$work"
  mkdir "$work/sources"
  tar -xzf "$work"/llama_cpp_python-$version.tar.gz -C "$work/sources" --strip-components 1
  # One fixed way to add numbers up: no threads of OpenMP, no library for matrices that may or may not be there.
  cmake -S "$work/sources/vendor/llama.cpp" -B "$work/build" -G Ninja -DCMAKE_BUILD_TYPE=Release \
    -DBUILD_SHARED_LIBS=ON -DCMAKE_INSTALL_PREFIX="$prefix" -DCMAKE_INSTALL_LIBDIR=lib \
    -DCMAKE_INSTALL_RPATH='$ORIGIN' -DGGML_OPENMP=OFF -DGGML_BLAS=OFF -DGGML_CCACHE=OFF \
    -DLLAMA_BUILD_APP=OFF -DLLAMA_BUILD_TESTS=OFF -DLLAMA_BUILD_TOOLS=OFF -DLLAMA_BUILD_EXAMPLES=OFF \
    -DLLAMA_BUILD_SERVER=OFF -DLLAMA_BUILD_COMMON=OFF
  cmake --build "$work/build"
  # The folder appears as a whole or not at all.
  DESTDIR="$work/root" cmake --install "$work/build"
  mv -T "$work/root$prefix" "$prefix" || [ -f "$prefix/lib/pkgconfig/llama.pc" ]
} >&2
echo "$prefix/lib"
