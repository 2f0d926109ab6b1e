#!/usr/bin/env bash
# The only entry point: people, the README and CI all use it.
#
#   ./build.sh serve          builds everything and serves it on this machine
#   ./build.sh test           runs the tests that every change must pass, in browsers too
#   ./build.sh check          runs the tests that need no browser
#   ./build.sh soak           runs every test at full length, in every browser, and tries every artefact
#   ./build.sh fuzz [seconds] tries random boards, reasons, traces, texts and records, for 300 seconds if left out
#   ./build.sh bench [name]   runs the benchmarks and prints name, value and unit
#   ./build.sh dist           builds the site in dist/ and the JavaScript package in dist/engine/
#   ./build.sh wheel          builds the Python package in target/wheels
#   ./build.sh release        builds every artefact in target/artefacts, tries each from its file, and writes checksums
#   ./build.sh publish        publishes the artefacts of a version tag on GitHub, for the release workflow
#   ./build.sh types          writes the TypeScript types of the engine, after a change of crate/web
#
# Environment:
#   QUEENS_REQUIRE=webgpu,webkit,solvers,audit   checks that would be left out without these fail instead
#   QUEENS_SAMPLE=NUMBER                   which cases `test` takes from long tables, and the random input of `fuzz`;
#                                          by default it follows the commit
#   QUEENS_BENCH_OLD=FILE                  an older program `queens`, against which `bench counting` measures this one
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")"
PATH="$PWD/node_modules/.bin:$PATH"

WASM_TARGET=wasm32-unknown-unknown
# Caps the memory of one engine instance, so that a request that is too large gets an error and does not crash the tab.
MEMORY_CAP=$((1 << 30))

fail() {
  printf 'build.sh: %s\n' "$*" >&2
  exit 1
}

# stage NAME COMMAND...: runs a command below a heading with the time at which it started.
stage() {
  printf '\n== %s (at %d s)\n' "$1" "$SECONDS"
  "${@:2}"
}

# in_background FUNCTION: starts a function; `joined FUNCTION` waits for it and prints its output.
in_background() {
  mkdir -p target/background
  "$1" >"target/background/$1.log" 2>&1 &
  printf -v "background_$1" '%s' "$!"
  # Without running jobs, kill fails.
  trap 'kill $(jobs -p) 2>/dev/null || true' EXIT
}

joined() {
  local process="background_$1" status=0
  wait "${!process}" || status=$?
  cat "target/background/$1.log"
  return "$status"
}

source tools/prerequisites.sh

# ---------------------------------------------------------------- building

# compile NAME FOLDER FEATURES [CARGO_ARGUMENT...]: builds the boundary crate into target/wasm/NAME.wasm. Builds with the same
# target features share a folder, so that macros and build scripts are compiled once.
compile() {
  # Panic messages contain source paths: keep the paths of this machine out of them.
  local sources="${CARGO_HOME:-$HOME/.cargo}/registry/src"
  local flags=(-C "target-feature=$3" -C "link-arg=--max-memory=$MEMORY_CAP" "--remap-path-prefix=$sources=deps")
  # The flags are separated by a character that no path contains.
  CARGO_ENCODED_RUSTFLAGS=$(IFS=$'\x1f' && printf '%s' "${flags[*]}") \
    cargo build --quiet --release --target "$WASM_TARGET" --target-dir "target/wasm/$2" --package queens-web "${@:4}"
  cp -p "target/wasm/$2/$WASM_TARGET/release/queens_web.wasm" "$(compiled "$1")"
}

compiled() {
  printf 'target/wasm/%s.wasm' "$1"
}

FEATURES=+bulk-memory,+sign-ext,+nontrapping-fptoint

# Builds two modules into target/engine: the whole engine, queens.{js,wasm} and queens-simd.wasm, and first.{js,wasm}, with which
# the page opens.
engine() {
  # Measured: optimised for size (`z`), the searches of the first module are as fast as when optimised for speed.
  CARGO_PROFILE_RELEASE_OPT_LEVEL=z compile first plain "$FEATURES" --no-default-features
  # Very few browsers lack SIMD: for them a file that is a sixth smaller is worth counts that are a fifth slower.
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
  # Every visitor waits for this file. The whole engine stays as compiled: wasm-opt would make it 1% smaller and its joins 10%
  # slower.
  wasm-opt -Os --converge --strip-target-features --enable-bulk-memory --enable-sign-ext --enable-nontrapping-float-to-int \
    --enable-reference-types --enable-multivalue --enable-mutable-globals \
    "$raw/first.wasm" -o target/engine/first.wasm
}

# pack FOLDER NAME=WASM...: writes the JavaScript bindings of builds of one source.
pack() {
  target/debug/queens-pack "$1" "$TYPES/shapes.ts" "${@:2}"
}

# ---------------------------------------------------------------- types

# The generated TypeScript types of the engine. They are in git for editors and for reviews.
TYPES=www/src/engine

# Writes the shapes with a test of the boundary crate, and the signatures with a build without optimisation.
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

# Checks that the signatures in git are those of the built engine. A test of the boundary crate checks the shapes.
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
  cargo clippy --quiet --target "$WASM_TARGET" --package queens-core --package queens-page --package queens-record --package queens-web \
    -- -D warnings
  cargo clippy --quiet --target "$WASM_TARGET" --package queens-web --no-default-features -- -D warnings
  cargo check --quiet --package queens-core
}

# Checks the links of the Rust documentation. Its examples run with the tests.
documentation() {
  RUSTDOCFLAGS="-D warnings" cargo doc --quiet --no-deps --package queens-core --package queens-page --package queens-record --package queens-web \
    --package queens-command
}

types() {
  tsc
}

# The build tool has no tests of its own, because every build tests it. The Python package is tested from Python.
rust_tests() {
  cargo test --quiet --workspace --exclude queens-pack --exclude queens-python
}

# scripts FOLDER: bundles the TypeScript files of a folder for Node, into target/FOLDER.
scripts() {
  rm -rf "target/$1"
  esbuild "$1"/*.ts --bundle --platform=node --format=esm --target=node20 --packages=external --loader:.py=text --outdir="target/$1" \
    --out-extension:.js=.mjs --log-level=warning
}

# node_tests FOLDER: runs the tests of a folder in Node on every core (by default Node leaves one free).
node_tests() {
  scripts "$1"
  node --test --test-reporter=spec --test-concurrency="$(node -p 'os.availableParallelism()')" "target/$1"/*.test.mjs
}

# dask_tests COMMAND: counts on a local Dask cluster, and kills a worker halfway.
dask_tests() {
  need_dask
  QUEENS_COMMAND="$PWD/$1" PYTHONPATH=tools/dask target/dask/bin/python -m unittest tools/dask/tests/test_count.py
}

# Builds the Python package into target/wheels.
wheel() {
  need_python target/python crate/python/requirements.txt
  # The notebook widget contains the element and the engine of the site.
  node www/widget.mjs
  rm -rf target/wheels
  # In a folder of its own, so that other builds keep their caches.
  target/python/bin/maturin build --quiet --profile wheel --manifest-path crate/python/Cargo.toml --target-dir target/py --out target/wheels
}

# The files of a release.
ARTEFACTS=target/artefacts

artefacts() {
  rm -rf "$ARTEFACTS"
  mkdir -p "$ARTEFACTS"
  local release
  release=$(node -p 'require("./dist/engine/package.json").version')
  (cd dist/engine && npm pack --silent --pack-destination "../../$ARTEFACTS" >/dev/null)
  cargo package --quiet --no-verify --allow-dirty --package queens-core --package queens-record --package queens-command \
    --target-dir target/packed
  cp "target/packed/package/"queens-{core,record,command}-"$release".crate "$ARTEFACTS"
  wheel
  cp target/wheels/queens_engine-*.whl "$ARTEFACTS"
  static_command "$release"
  node www/licences.mjs queens-command "$ARTEFACTS/queens-$release-THIRD-PARTY.md"
  cp LICENSE "$ARTEFACTS/queens-$release-LICENSE"
  # The same content gives the same bytes.
  "$(gnu_tar)" --create --gzip --sort=name --owner=0 --group=0 --numeric-owner --mtime=@0 \
    --file "$ARTEFACTS/queens-site-$release.tar.gz" dist
}

checksums() {
  if command -v sha256sum >/dev/null; then
    sha256sum -- "$@"
  else
    shasum -a 256 -- "$@"
  fi
}

# static_command RELEASE: builds the command as one binary for any Linux of this processor.
static_command() {
  if [[ $(uname -s) != Linux ]]; then
    printf 'Left out: the static command is built on Linux.\n'
    return
  fi
  local machine target
  # Rust calls the processor aarch64 where some systems say arm64.
  machine=$(rustc -vV | sed -n 's/^host: \([^-]*\)-.*$/\1/p')
  target=$machine-unknown-linux-musl
  [[ -d "$(rustc --print sysroot)/lib/rustlib/$target" ]] || rustup target add "$target"
  CARGO_PROFILE_RELEASE_STRIP=symbols cargo build --quiet --release --target "$target" --package queens-command
  cp "target/$target/release/queens" "$ARTEFACTS/queens-$1-$machine-linux"
}

# Installs every artefact from its file into an empty place, runs its examples, and writes the checksums.
release() {
  build
  stage "artefacts" artefacts
  need_browsers
  stage "every artefact, installed from its file" node_tests tests/packed
  (cd "$ARTEFACTS" && checksums * >SHA256SUMS && cat SHA256SUMS)
}

# Publishes the artefacts of `release` on GitHub, for the workflow of a version tag.
publish() {
  local version tag=${GITHUB_REF_NAME:-} notes=target/notes.md
  version=$(sed -n 's/^version = "\(.*\)"$/\1/p' Cargo.toml | head -n 1)
  [[ $tag == "v$version" ]] || fail "the tag $tag is not the version $version of Cargo.toml"
  [[ -f $ARTEFACTS/SHA256SUMS ]] || fail "there are no artefacts: run ./build.sh release first"
  command -v gh >/dev/null || fail "gh is missing: install the command of GitHub"
  # The section of this version in the changelog.
  awk -v heading="## $version " 'index($0 " ", heading) == 1 { inside = 1; next } /^## / { inside = 0 } inside' CHANGELOG.md >"$notes"
  gh release create "$tag" --title "Queens $version" --notes-file "$notes" "$ARTEFACTS"/*
}

# Tests the wheel in a Python environment that contains nothing else of this project.
python_tests() {
  wheel
  target/python/bin/pip install --quiet --disable-pip-version-check --force-reinstall --no-deps target/wheels/queens_engine-*.whl
  (cd target && python/bin/pytest --quiet -p no:cacheprovider ../crate/python/tests)
}

browser_tests() {
  playwright test "$@"
}

# is_required NAME: whether QUEENS_REQUIRE contains a name, so that its tests must not be left out.
is_required() {
  [[ ,${QUEENS_REQUIRE:-}, == *,$1,* ]]
}

webkit_tests() {
  need_webkit
  if ! has_webkit; then
    ! is_required webkit || fail "QUEENS_REQUIRE contains webkit, but WebKitWebDriver, xvfb-run or xauth is missing"
    printf 'Left out: WebKitWebDriver, xvfb-run and xauth are not all here (Debian, Ubuntu: apt install webkit2gtk-driver xvfb xauth).\n'
    return
  fi
  node_tests tests/webkit
}

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

# Quick checks come first.
compiled_checks() {
  need_tools
  stage "formatting" formatting
  # The last crates of the engine compile one after the other and would leave the other cores idle.
  in_background engine
  stage "types" types
  stage "lints" lints
  stage "documentation" documentation
  stage "Rust tests" rust_tests
  stage "engine" joined engine
  stage "engine types" types_are_written
  stage "site" site
}

node_checks() {
  stage "the engine in Node" node_tests tests/engine
  stage "the page in Node" node_tests tests/page
}

# Downloads run in the background until they are needed.
test_all() {
  choose_sample
  in_background programs
  compiled_checks
  stage "browsers" joined programs
  node_checks
  stage "the page in Chromium and Firefox" browser_tests "$@"
  stage "the page in WebKit" webkit_tests
}

# Each commit tests other cases of the long tables. Set the number to repeat a run.
choose_sample() {
  export QUEENS_SAMPLE=${QUEENS_SAMPLE:-$((16#$(git rev-parse --short=7 HEAD 2>/dev/null || printf 0)))}
  printf 'Cases of this run: QUEENS_SAMPLE=%s\n' "$QUEENS_SAMPLE"
}

# The browsers for `test`. One after the other, because apt does not run twice at a time.
programs() {
  need_browsers
  need_webkit
}

# Looks for known vulnerabilities in npm packages and crates. Only a report with findings fails: a registry that is out of reach or
# refuses the request is no evidence about the packages.
audit() {
  mkdir -p target
  audit_packages
  audit_crates
}

audit_packages() {
  local report=target/audit-npm.json
  if npm audit --json --audit-level=high >"$report" 2>/dev/null; then
    printf 'npm packages: no known vulnerability of level high or above.\n'
  elif grep -q '"auditReportVersion"' "$report"; then
    cat "$report"
    fail "npm packages have known vulnerabilities: update them"
  else
    audit_failed_to_run "the npm registry does not answer npm audit"
  fi
}

audit_crates() {
  local report=target/audit-crates.json
  if ! git ls-remote --exit-code https://github.com/rustsec/advisory-db HEAD >/dev/null 2>&1; then
    audit_failed_to_run "the database of RustSec for crates is out of reach"
    return
  fi
  [[ -x target/tools/bin/cargo-deny ]] || cargo install --quiet --locked --root target/tools cargo-deny@0.20.2
  if target/tools/bin/cargo-deny --format json check advisories 2>"$report" >&2; then
    printf 'crates: no known vulnerability.\n'
  elif grep -E '"code": ?"(vulnerability|unsound|unmaintained|notice|yanked)"' "$report"; then
    fail "crates have known vulnerabilities, or are unmaintained or withdrawn: update them"
  else
    audit_failed_to_run "cargo-deny could not read the database of RustSec"
  fi
}

audit_failed_to_run() {
  ! is_required audit || fail "QUEENS_REQUIRE contains audit, but $1"
  printf 'Could not look for known vulnerabilities: %s.\n' "$1"
}

# fuzz [SECONDS]: tries random input, one kind after the other, each for a fifth of the time.
fuzz() {
  local each=$((${1:-300} / 5)) kind tests rust=(cargo test --quiet --profile soak --package queens-tests --test all --)
  choose_sample
  for kind in boards reasons traces texts; do
    tests=$("${rust[@]}" "random_$kind" --list | grep -c ': test$') || fail "no Rust test has random_$kind in its name"
    QUEENS_FUZZ=$((each / tests)) stage "random $kind" "${rust[@]}" "random_$kind" --test-threads 1
  done
  scripts tests/page
  QUEENS_FUZZ=$each stage "random records" node --test target/tests/page/records.test.mjs
}

soak() {
  export QUEENS_SOAK=1 QUEENS_REQUIRE=${QUEENS_REQUIRE-webgpu,webkit,solvers}
  build
  stage "known vulnerabilities" audit
  # The tests run the example lines of docs/command.md, which use it.
  command -v parallel >/dev/null || need_package parallel >/dev/null
  stage "Rust tests" cargo test --quiet --profile soak --package queens-tests --package queens-command
  fuzz
  stage "a count on a Dask cluster" dask_tests target/soak/queens
  need_solvers
  node_checks
  stage "the Python package" python_tests
  stage "release" release
  need_browsers
  need_fonts
  stage "the page in Chromium and Firefox" browser_tests
  stage "the page in WebKit" webkit_tests
}

bench() {
  build
  [[ ${1:-counting} != counting && ${1:-beyond} != beyond ]] || cargo build --quiet --release --package queens-command
  [[ ${1:-beyond} != beyond ]] || need_dask
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
  fuzz)
    need_tools
    fuzz "$@"
    ;;
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
  publish) publish ;;
  *) sed -n '2,/^set /{/^#/s/^# \{0,1\}//p;}' "$0" >&2; exit 2 ;;
esac
