#!/usr/bin/env bash
# The only entry point: people, the README and CI all use it.
#
#   ./build.sh serve          build everything and serve it on loopback
#   ./build.sh test           what any change can break, browsers included
#   ./build.sh check          the fast half of it, without browsers
#   ./build.sh soak           all that `test` holds on a sample: more cases, larger boards, every room in every language and in every
#                             browser; every artefact, the Python package, a Dask cluster, and models that other solvers solve
#   ./build.sh bench [name]   the published figures: name, value, unit
#   ./build.sh dist           the static site in dist/, and the module in dist/engine/
#   ./build.sh wheel          the Python package, in target/wheels
#   ./build.sh release        every artefact in target/artefacts, each installed and tried from its file, with checksums
#   ./build.sh types          writes the TypeScript of what crosses the boundary, after a change of crate/web
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")"
PATH="$PWD/node_modules/.bin:$PATH"

WASM_TARGET=wasm32-unknown-unknown
# The memory of one instance is capped: what would not fit is refused in words, not by a dying tab.
MEMORY_CAP=$((1 << 30))
NODE_OLDEST=20.10

fail() {
  printf 'build.sh: %s\n' "$*" >&2
  exit 1
}

# stage NAME COMMAND...: runs a part of the work under a heading that says when it began.
stage() {
  printf '\n== %s (at %d s)\n' "$1" "$SECONDS"
  "${@:2}"
}

# beside FUNCTION: runs a part of the work in the background, while what follows goes on; `joined FUNCTION` waits for it, and
# prints what it said.
beside() {
  mkdir -p target/beside
  "$1" >"target/beside/$1.log" 2>&1 &
  printf -v "beside_$1" '%s' "$!"
  # Where all have ended, there is nothing to kill.
  trap 'kill $(jobs -p) 2>/dev/null || true' EXIT
}

joined() {
  local process="beside_$1" status=0
  wait "${!process}" || status=$?
  cat "target/beside/$1.log"
  return "$status"
}

# ---------------------------------------------------------------- what the machine must have

need_tools() {
  # A shell that was opened before rustup was installed does not find cargo yet.
  [[ -f "$HOME/.cargo/env" ]] && ! command -v cargo >/dev/null && source "$HOME/.cargo/env"
  command -v cargo >/dev/null || fail "cargo is missing: install Rust from https://rustup.rs"
  command -v cc >/dev/null || fail "a C linker (cc) is missing: install gcc or clang (Debian: apt install gcc; macOS: xcode-select --install)"
  command -v node >/dev/null || fail "node is missing: install Node.js $NODE_OLDEST or newer from https://nodejs.org"
  printf '%s\n' "$NODE_OLDEST" "$(node -p process.versions.node)" | sort -CV || fail "Node.js $NODE_OLDEST or newer is needed, this is $(node --version)"
  command -v npm >/dev/null || fail "npm is missing: it comes with Node.js"
  need_wasm_target
  need_packages
  # The table of the rooms and the keys of the texts are not in git: everything that reads the sources needs them, editors included.
  node www/rooms.mjs
  node www/texts.mjs
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

# compile NAME FOLDER FEATURES [CARGO_ARGUMENT...]: one build of the boundary crate, left in target/wasm/NAME.wasm. Builds with the
# same target features share a folder, and with it what is compiled for the machine that builds: macros and build scripts.
compile() {
  # Messages of panics name source files: not by where they lie on the machine that built them.
  local sources="${CARGO_HOME:-$HOME/.cargo}/registry/src"
  local flags=(-C "target-feature=$3" -C "link-arg=--max-memory=$MEMORY_CAP" "--remap-path-prefix=$sources=deps")
  # Between flags stands a character that no path holds.
  CARGO_ENCODED_RUSTFLAGS=$(IFS=$'\x1f' && printf '%s' "${flags[*]}") \
    cargo build --quiet --release --target "$WASM_TARGET" --target-dir "target/wasm/$2" --package queens-web "${@:4}"
  cp -p "target/wasm/$2/$WASM_TARGET/release/queens_web.wasm" "$(compiled "$1")"
}

compiled() {
  printf 'target/wasm/%s.wasm' "$1"
}

FEATURES=+bulk-memory,+sign-ext,+nontrapping-fptoint

# Leaves two modules in target/engine: queens.{js,wasm} and queens-simd.wasm, the whole; and first.{js,wasm}, what a page
# opens with.
engine() {
  # Measured: for size, and for size above all (`z`), its searches run as fast as for speed.
  CARGO_PROFILE_RELEASE_OPT_LEVEL=z compile first plain "$FEATURES" --no-default-features
  # Where there are no vectors, which is hardly anywhere, a file smaller by a sixth is worth counting a fifth slower.
  compile plain plain "$FEATURES" --config 'profile.release.package.queens-web.opt-level="s"'
  compile simd simd "+simd128,$FEATURES"
  cargo build --quiet --package queens-pack
  local out=target/engine/queens.js build
  for build in "$(compiled first)" "$(compiled plain)" "$(compiled simd)" target/debug/queens-pack; do
    [[ $out -nt $build ]] && continue
    pack_engine
    return
  done
}

pack_engine() {
  local raw=target/wasm/packed
  rm -rf "$raw" target/engine
  pack "$raw" "first=$(compiled first)"
  pack "$raw" "queens=$(compiled plain)" "queens-simd=$(compiled simd)"
  mkdir -p target/engine
  cp "$raw"/{first,queens}.{js,d.ts} "$raw"/{queens,queens-simd}.wasm target/engine/
  # What everybody waits for is made smaller. The whole engine is left as the compiler made it: by a hundredth smaller, its
  # joins would take a tenth longer.
  wasm-opt -Os --converge --strip-target-features --enable-bulk-memory --enable-sign-ext --enable-nontrapping-float-to-int \
    --enable-reference-types --enable-multivalue --enable-mutable-globals \
    "$raw/first.wasm" -o target/engine/first.wasm
}

# pack FOLDER NAME=WASM...: the bindings of one source, with the builds of it.
pack() {
  target/debug/queens-pack "$1" "$TYPES/shapes.ts" "${@:2}"
}

# ---------------------------------------------------------------- types

# Where the TypeScript of what crosses the boundary is kept: for the page, for editors, and for a look at what has changed.
TYPES=www/src/engine

# Writes all of it: the shapes by a test of the boundary crate, the signatures by packing a build without optimisation.
write_types() {
  WRITE_TYPES=1 cargo test --quiet --package queens-web shapes
  cargo build --quiet --package queens-pack
  local build=target/wasm/types
  compile_for_types "$build/first.wasm" --no-default-features
  compile_for_types "$build/queens.wasm"
  pack "$build" "first=$build/first.wasm"
  pack "$build" "queens=$build/queens.wasm"
  cp "$build"/{first,queens}.d.ts "$TYPES/"
  biome check --write "$TYPES"
}

compile_for_types() {
  cargo build --quiet --target "$WASM_TARGET" --package queens-web "${@:2}"
  mkdir -p "${1%/*}"
  cp -p "target/$WASM_TARGET/debug/queens_web.wasm" "$1"
}

# The signatures of the engine as it is built are those that were written; a test of the boundary crate does the same for
# the shapes.
types_are_written() {
  local name
  for name in first.d.ts queens.d.ts; do
    biome check --write "--stdin-file-path=$TYPES/$name" <"target/engine/$name" | diff -u "$TYPES/$name" - ||
      fail "$TYPES/$name is not what crate/web exports: run ./build.sh types"
  done
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

formatting() {
  cargo fmt --all --check
  biome check --error-on-warnings --colors=off
}

lints() {
  cargo clippy --quiet --workspace --all-targets -- -D warnings
  cargo clippy --quiet --target "$WASM_TARGET" --package queens-core --package queens-page --package queens-web -- -D warnings
  cargo clippy --quiet --target "$WASM_TARGET" --package queens-web --no-default-features -- -D warnings
  cargo check --quiet --package queens-core
}

# No link leads nowhere. The examples run with the tests.
documentation() {
  RUSTDOCFLAGS="-D warnings" cargo doc --quiet --no-deps --package queens-core --package queens-page --package queens-web \
    --package queens-command
}

types() {
  tsc
}

# The build tool has no tests of its own: the whole build is one. The Python package is tested from Python.
rust_tests() {
  cargo test --quiet --workspace --exclude queens-pack --exclude queens-python
}

# scripts FOLDER: bundles the TypeScript of a folder for Node, into the same folder below target/.
scripts() {
  rm -rf "target/$1"
  esbuild "$1"/*.ts --bundle --platform=node --format=esm --target=node20 --packages=external --loader:.py=text --outdir="target/$1" \
    --out-extension:.js=.mjs --log-level=warning
}

# node_tests FOLDER: the tests of a folder, in Node, on every core: by itself Node leaves one free.
node_tests() {
  scripts "$1"
  node --test --test-reporter=spec --test-concurrency="$(node -p 'os.availableParallelism()')" "target/$1"/*.test.mjs
}

# dask_tests COMMAND: counts on a Dask cluster of this machine, of which a worker is killed in the middle.
dask_tests() {
  need_dask
  QUEENS_COMMAND="$PWD/$1" PYTHONPATH=tools/dask target/dask/bin/python -m unittest tools/dask/tests/test_count.py
}

# Python with Dask, in target/dask.
need_dask() {
  need_python target/dask tools/dask/requirements.txt
}

# need_python FOLDER REQUIREMENTS: a Python with these packages.
need_python() {
  local stamp=$1/.installed-from
  cmp -s "$2" "$stamp" && return
  python3 -c 'import ensurepip, venv' 2>/dev/null || need_package python3-venv >/dev/null
  python3 -m venv --clear "$1"
  "$1/bin/pip" install --quiet --disable-pip-version-check --requirement "$2"
  cp "$2" "$stamp"
}

# The wheel of the Python package, in target/wheels.
wheel() {
  need_python target/python crate/python/requirements.txt
  # The widget is the element and the engine of the site.
  node www/widget.mjs
  rm -rf target/wheels
  # Built apart, so that it disturbs no other build.
  target/python/bin/maturin build --quiet --release --manifest-path crate/python/Cargo.toml --target-dir target/py --out target/wheels
}

# The artefacts of a release, in target/artefacts: the site, and what one installs. The command is one file that asks for no library.
ARTEFACTS=target/artefacts

artefacts() {
  rm -rf "$ARTEFACTS"
  mkdir -p "$ARTEFACTS"
  local release
  release=$(node -p 'require("./dist/engine/package.json").version')
  (cd dist/engine && npm pack --silent --pack-destination "../../$ARTEFACTS" >/dev/null)
  cargo package --quiet --no-verify --allow-dirty --package queens-core --package queens-command --target-dir target/packed
  cp "target/packed/package/"queens-{core,command}-"$release".crate "$ARTEFACTS"
  wheel
  cp target/wheels/queens-*.whl "$ARTEFACTS"
  static_command "$ARTEFACTS/queens-$release-$(uname -m)-linux"
  tar --create --gzip --sort=name --owner=0 --group=0 --numeric-owner --mtime=@0 --file "$ARTEFACTS/queens-site-$release.tar.gz" dist
}

# static_command FILE: the command as a binary for any Linux.
static_command() {
  local target
  target=$(uname -m)-unknown-linux-musl
  [[ -d "$(rustc --print sysroot)/lib/rustlib/$target" ]] || rustup target add "$target"
  CARGO_PROFILE_RELEASE_STRIP=symbols cargo build --quiet --release --target "$target" --package queens-command
  cp "target/$target/release/queens" "$1"
}

# Every artefact is installed by a stranger; what passes gets a checksum.
release() {
  build
  stage "artefacts" artefacts
  need_browsers
  stage "every artefact, installed from its file" node_tests tests/packed
  (cd "$ARTEFACTS" && sha256sum -- * >SHA256SUMS && cat SHA256SUMS)
}

# The wheel, installed into a Python that has nothing else of ours, does what its README and its tests say.
python_tests() {
  wheel
  target/python/bin/pip install --quiet --disable-pip-version-check --force-reinstall --no-deps target/wheels/queens-*.whl
  (cd target && python/bin/pytest --quiet -p no:cacheprovider ../crate/python/tests)
}

need_browsers() {
  command -v chromium || command -v chromium-browser || command -v google-chrome || need_package chromium
  # Lighter, but not packaged everywhere; without it the specs run in the whole browser.
  command -v chromium-headless-shell || (need_package chromium-headless-shell) || true
  command -v firefox-esr || command -v firefox || need_package firefox-esr
} >/dev/null

# Pages in Chinese and Japanese are measured with a font that has their characters, as their readers have.
need_fonts() {
  ! command -v fc-list || [[ -n $(fc-list :lang=zh) ]] || ! command -v apt-get || need_package fonts-wqy-zenhei || true
} >/dev/null

# need_package NAME...: from Debian or Ubuntu; elsewhere says what to install.
need_package() {
  local as_root=()
  [[ -x "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome" && $1 == chromium ]] && return
  [[ -x /Applications/Firefox.app/Contents/MacOS/firefox && $1 == firefox-esr ]] && return
  command -v apt-get || fail "$* is missing: install it by hand, so that it is found on the PATH"
  if ((EUID != 0)); then
    command -v sudo || fail "$* is missing, and installing it takes root or sudo: install it, as in: apt install $*"
    as_root=(sudo)
  fi
  "${as_root[@]}" apt-get update -qq
  "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "$@" >&2
}

browser_tests() {
  playwright test "$@"
}

# WebKitGTK is Safari's engine where there is no Safari. Only Debian and what comes from it have its driver as a package.
need_webkit() {
  has_webkit || ! command -v apt-get || need_package webkit2gtk-driver xvfb xauth || true
} >/dev/null

webkit_tests() {
  need_webkit
  if ! has_webkit; then
    printf 'Left out: WebKitWebDriver, xvfb-run and xauth are not all here (Debian: apt install webkit2gtk-driver xvfb xauth).\n'
    return
  fi
  node_tests tests/webkit
}

has_webkit() {
  command -v WebKitWebDriver && command -v xvfb-run && command -v xauth
} >/dev/null

# ---------------------------------------------------------------- commands

serve() {
  build
  printf '\n'
  exec node www/serve.mjs "$@"
}

check() {
  compiled_checks
  node_checks
}

# The parts of `check`, in the order in which a mistake is found soonest.
compiled_checks() {
  need_tools
  stage "formatting" formatting
  # Its last crates are compiled one after the other: alone they would leave every other core idle.
  beside engine
  stage "types" types
  stage "lints" lints
  stage "documentation" documentation
  stage "Rust tests" rust_tests
  stage "engine" joined engine
  stage "the types of the engine" types_are_written
  stage "site" site
}

node_checks() {
  stage "the engine in Node" node_tests tests/engine
  stage "the page in Node" node_tests tests/page
}

# What is fetched waits for the network: beside what needs it later.
test_all() {
  beside programs
  compiled_checks
  stage "browsers" joined programs
  node_checks
  stage "the page in Chromium and Firefox" browser_tests "$@"
  stage "the page in WebKit" webkit_tests
}

# What the tests of `test` need beside the tools. One after the other: apt serves one at a time.
programs() {
  need_browsers
  need_webkit
}

# Solvers that share nothing with the engine, for the models that it writes: every model of a board has as many solutions as the
# board has ways. Without them, that test is left out. MiniZinc is a package of Debian alone.
need_solvers() {
  command -v minizinc >/dev/null || ! command -v apt-get >/dev/null || need_package minizinc >/dev/null
  [[ -x target/solvers/bin/python ]] && return
  python3 -m venv target/solvers
  target/solvers/bin/pip install --quiet ortools==9.15.6755 python-sat==1.9.dev22 z3-solver==5.4.1.0
}

soak() {
  export QUEENS_SOAK=1
  build
  # The lines that docs/command.md gives for it are run.
  command -v parallel >/dev/null || need_package parallel >/dev/null
  stage "Rust tests" cargo test --quiet --profile soak --package queens-tests --package queens-command
  stage "a count on a Dask cluster" dask_tests target/soak/queens
  need_solvers
  node_checks
  stage "the Python package" python_tests
  stage "every artefact, installed from its file" release
  need_browsers
  need_fonts
  stage "the page in Chromium and Firefox" browser_tests
  stage "the page in WebKit" webkit_tests
}

bench() {
  build
  if [[ ${1:-beyond} == beyond ]]; then
    cargo build --quiet --release --package queens-command
    need_dask
  fi
  scripts tests/bench
  node target/tests/bench/main.mjs "$@"
}

command=${1:-help}
shift || true
case "$command" in
  serve) serve "$@" ;;
  test) test_all "$@" ;;
  check) check ;;
  bench) bench "$@" ;;
  soak) soak ;;
  types)
    need_tools
    write_types
    ;;
  wheel)
    build
    wheel
    printf '\nThe wheel is in target/wheels.\n'
    ;;
  release)
    release
    printf '\nThe artefacts and their checksums are in %s.\n' "$ARTEFACTS"
    ;;
  dist)
    build
    printf '\nThe site is in dist/, the module in dist/engine/queens.js.\n'
    ;;
  *) sed -n '2,/^set /{/^#/s/^# \{0,1\}//p}' "$0" >&2; exit 2 ;;
esac
