#!/usr/bin/env bash
# The only entry point: people, the README and CI all use it.
#
#   ./build.sh serve          build everything and serve it on loopback
#   ./build.sh test           everything that must hold, browsers included
#   ./build.sh check          the fast half of it, without browsers
#   ./build.sh bench [name]   the published figures: name, value, unit
#   ./build.sh dist           the static site in dist/, and the module in dist/engine/
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")"
PATH="$PWD/node_modules/.bin:$PATH"

WASM_TARGET=wasm32-unknown-unknown
# The memory of one instance is capped: what would not fit is refused in words, not by a dying tab.
MEMORY_CAP=$((1 << 30))
NODE_OLDEST=20

fail() {
  printf 'build.sh: %s\n' "$*" >&2
  exit 1
}

# stage NAME COMMAND...: runs a part of the work under a heading that says when it began.
stage() {
  printf '\n== %s (at %d s)\n' "$1" "$SECONDS"
  "${@:2}"
}

# ---------------------------------------------------------------- what the machine must have

need_tools() {
  # A login shell that has not been opened anew since rustup was installed does not find cargo yet.
  [[ -f "$HOME/.cargo/env" ]] && ! command -v cargo >/dev/null && source "$HOME/.cargo/env"
  command -v cargo >/dev/null || fail "cargo is missing: install Rust from https://rustup.rs"
  command -v cc >/dev/null || fail "a C linker (cc) is missing: install gcc or clang (Debian: apt install gcc; macOS: xcode-select --install)"
  command -v node >/dev/null || fail "node is missing: install Node.js $NODE_OLDEST or newer from https://nodejs.org"
  local major
  major=$(node -p 'process.versions.node.split(".")[0]')
  ((major >= NODE_OLDEST)) || fail "Node.js $NODE_OLDEST or newer is needed, this is $(node --version)"
  command -v npm >/dev/null || fail "npm is missing: it comes with Node.js"
  need_wasm_target
  need_packages
}

need_wasm_target() {
  [[ -d "$(rustc --print sysroot)/lib/rustlib/$WASM_TARGET" ]] && return
  command -v rustup >/dev/null || fail "Rust has no $WASM_TARGET here, and rustup, which would add it, is missing: https://rustup.rs"
  rustup target add "$WASM_TARGET"
}

# Installs the npm packages when the lockfile is not the one that they were installed from.
need_packages() {
  local stamp=node_modules/.installed-from
  cmp -s package-lock.json "$stamp" && return
  npm ci --no-audit --no-fund
  cp package-lock.json "$stamp"
}

# ---------------------------------------------------------------- building

# compile NAME FEATURES [CARGO_ARGUMENT...]: one build of the boundary crate, in a target folder of its own.
compile() {
  RUSTFLAGS="-C target-feature=$2 -C link-arg=--max-memory=$MEMORY_CAP" \
    cargo build --quiet --release --target "$WASM_TARGET" --target-dir "target/$1" --package queens-web "${@:3}"
}

compiled() {
  printf 'target/%s/%s/release/queens_web.wasm' "$1" "$WASM_TARGET"
}

FEATURES=+bulk-memory,+sign-ext,+nontrapping-fptoint

# Leaves target/engine/{queens.js,queens.wasm,queens-simd.wasm}.
engine() {
  compile plain "$FEATURES"
  compile simd "+simd128,$FEATURES"
  cargo build --quiet --package queens-pack
  local out=target/engine/queens.js build
  for build in "$(compiled plain)" "$(compiled simd)" target/debug/queens-pack; do
    [[ $out -nt $build ]] && continue
    pack_engine
    return
  done
}

pack_engine() {
  local raw=target/packed name
  rm -rf "$raw" target/engine
  target/debug/queens-pack "$raw" "queens=$(compiled plain)" "queens-simd=$(compiled simd)"
  mkdir -p target/engine
  for name in queens queens-simd; do
    wasm-opt -O3 --enable-simd --enable-bulk-memory --enable-sign-ext --enable-nontrapping-float-to-int \
      --enable-reference-types --enable-multivalue --enable-mutable-globals \
      "$raw/$name.wasm" -o "target/engine/$name.wasm"
  done
  cp "$raw/queens.js" target/engine/queens.js
}

site() {
  node www/bundle.mjs
}

build() {
  need_tools
  stage "engine" engine
  stage "site" site
}

# ---------------------------------------------------------------- testing

# Each runner's closing line, said again at the end of everything.
CLOSING=()

# closing NAME PATTERN COMMAND...: runs it and keeps the last lines that match the pattern.
closing() {
  local log=target/closing.log
  mkdir -p target
  "${@:3}" 2>&1 | tee "$log"
  CLOSING+=("$1: $(grep -E "$2" "$log" | tail -n 3 | tr -s '\n ' ' ')")
}

formatting() {
  cargo fmt --all --check
  biome ci --error-on-warnings
}

lints() {
  cargo clippy --quiet --workspace --all-targets -- -D warnings
  cargo clippy --quiet --target "$WASM_TARGET" --package queens-core --package queens-web -- -D warnings
}

types() {
  tsc
}

# The build tool has no tests of its own: the whole build is one.
rust_tests() {
  cargo test --quiet --workspace --exclude queens-pack
}

# scripts FOLDER: bundles the TypeScript of tests/FOLDER for Node, into target/FOLDER.
scripts() {
  rm -rf "target/$1"
  esbuild "tests/$1"/*.ts --bundle --platform=node --format=esm --target=node20 --outdir="target/$1" \
    --out-extension:.js=.mjs --log-level=warning
}

engine_tests() {
  scripts engine
  node --test target/engine
}

# ---------------------------------------------------------------- commands

serve() {
  build
  printf '\n'
  exec node www/serve.mjs "$@"
}

check() {
  need_tools
  stage "formatting" formatting
  stage "lints" lints
  stage "types" types
  stage "Rust tests" rust_tests
  stage "engine" engine
  stage "site" site
  stage "the wasm in Node" engine_tests
}

command=${1:-help}
shift || true
case "$command" in
  serve) serve "$@" ;;
  check) check ;;
  dist)
    build
    printf '\nThe site is in dist/, the module in dist/engine/queens.js.\n'
    ;;
  *) sed -n '2,/^set /{/^#/s/^# \{0,1\}//p}' "$0" >&2; exit 2 ;;
esac
