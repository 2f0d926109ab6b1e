# The functions of build.sh that check, find and install the programs that a build or a test needs. build.sh includes this file and
# defines `fail` and WASM_TARGET.

NODE_NEEDED="20.19 or a later 20, or 22.12 or newer"

need_tools() {
  # A shell that was opened before the installation of rustup does not find cargo yet.
  [[ -f "$HOME/.cargo/env" ]] && ! command -v cargo >/dev/null && source "$HOME/.cargo/env"
  command -v cargo >/dev/null || fail "cargo is missing: install Rust from https://rustup.rs"
  command -v cc >/dev/null || fail "a C linker (cc) is missing: install gcc or clang (Debian: apt install gcc; macOS: xcode-select --install)"
  need_rust
  command -v node >/dev/null || fail "node is missing: install Node.js $NODE_NEEDED from https://nodejs.org"
  node_fits "$(node --version)" || fail "Node.js $NODE_NEEDED is needed, this is $(node --version): install it from https://nodejs.org"
  command -v npm >/dev/null || fail "npm is missing: it comes with Node.js"
  need_wasm_target
  need_packages
  # The room table and the text keys are not in git, but editors, tests and the bundler import them.
  node www/rooms.mjs
  node www/texts.mjs
}

# rustup installs the version of rust-toolchain.toml by itself. Another Rust must be that version or newer.
need_rust() {
  local needed found
  needed=$(sed -n 's/^channel = "\(.*\)"$/\1/p' rust-toolchain.toml)
  found=$(rustc --version) || fail "rustc does not run here: run 'rustup toolchain install $needed'"
  at_least "$(printf '%s' "$found" | cut -d ' ' -f 2)" "$needed" ||
    fail "Rust $needed or newer is needed, this is $found: install rustup from https://rustup.rs, which reads rust-toolchain.toml"
}

# at_least VERSION LEAST: compares the first two numbers of versions such as 1.95.0.
at_least() {
  local major minor least_major least_minor
  IFS=.- read -r major minor _ <<<"$1"
  IFS=.- read -r least_major least_minor _ <<<"$2"
  ((major > least_major || (major == least_major && minor >= least_minor)))
}

# node_fits VERSION: whether a version such as v22.12.0 fits the engines of package.json, ^20.19 || >=22.12.
node_fits() {
  local version=${1#v}
  if [[ ${version%%.*} == 20 ]]; then
    at_least "$version" 20.19
  else
    at_least "$version" 22.12
  fi
}

need_wasm_target() {
  [[ -d "$(rustc --print sysroot)/lib/rustlib/$WASM_TARGET" ]] && return
  command -v rustup >/dev/null || fail "Rust has no $WASM_TARGET here, and rustup, which would add it, is missing: https://rustup.rs"
  rustup target add "$WASM_TARGET"
}

# Installs the npm packages if the lockfile has changed since the last installation.
need_packages() {
  local stamp=node_modules/.installed-from
  cmp -s package-lock.json "$stamp" && return
  npm ci --no-audit --no-fund
  cp package-lock.json "$stamp"
}

# Installs Python with Dask into target/dask.
need_dask() {
  need_python target/dask tools/dask/requirements.txt
}

# need_python FOLDER REQUIREMENTS: makes a virtual environment with these packages.
need_python() {
  local stamp=$1/.installed-from
  cmp -s "$2" "$stamp" && return
  python3 -c 'import ensurepip, venv' 2>/dev/null || need_package python3-venv >/dev/null
  python3 -m venv --clear "$1"
  "$1/bin/pip" install --quiet --disable-pip-version-check --requirement "$2"
  cp "$2" "$stamp"
}

need_browsers() {
  command -v chromium || command -v chromium-browser || command -v google-chrome || need_package chromium
  # The headless shell is lighter, but not packaged everywhere. Without it the specs run in the whole browser.
  command -v chromium-headless-shell || (need_package chromium-headless-shell) || true
  command -v firefox-esr || command -v firefox || need_package firefox-esr
} >/dev/null

# The layout in Chinese and Japanese is measured with a font that has their characters.
need_fonts() {
  ! command -v fc-list || [[ -n $(fc-list :lang=zh) ]] || ! command -v apt-get || need_package fonts-wqy-zenhei || true
} >/dev/null

# need_package NAME...: installs packages with apt, or says what to install by hand.
need_package() {
  local name as_root=()
  [[ -x "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome" && $1 == chromium ]] && return
  [[ -x /Applications/Firefox.app/Contents/MacOS/firefox && $1 == firefox-esr ]] && return
  command -v apt-get || fail "$* is missing: install it by hand, so that it is found on the PATH"
  if ((EUID != 0)); then
    command -v sudo || fail "$* is missing, and installing it takes root or sudo: install it, as in: apt install $*"
    as_root=(sudo)
  fi
  "${as_root[@]}" apt-get update -qq
  for name in "$@"; do
    # Ubuntu offers browsers only as snaps, which the drivers cannot start in a container. `grep -q` would close the pipe before apt-cache
    # has written everything, and with pipefail that is an error.
    LC_ALL=C apt-cache policy "$name" | grep 'Candidate: [^(]' >/dev/null ||
      fail "$name is missing, and apt has no package of that name: install it by hand, so that it is found on the PATH" \
        "(Ubuntu: Google Chrome and Firefox as .deb packages of their makers; see CONTRIBUTING.md)"
  done
  "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "$@" >&2
}

# WebKitGTK has the engine of Safari. Its driver is a package on Debian and Ubuntu.
need_webkit() {
  has_webkit || ! command -v apt-get || need_package webkit2gtk-driver xvfb xauth || true
} >/dev/null

has_webkit() {
  command -v WebKitWebDriver && command -v xvfb-run && command -v xauth
} >/dev/null

# Installs solvers that share no code with the engine. They solve the models that the engine writes, and must find as many solutions.
need_solvers() {
  command -v minizinc >/dev/null || ! command -v apt-get >/dev/null || need_package minizinc >/dev/null || true
  [[ -x target/solvers/bin/python ]] && return
  python3 -m venv target/solvers
  target/solvers/bin/pip install --quiet ortools==9.15.6755 python-sat==1.9.dev22 z3-solver==5.4.1.0
}

gnu_tar() {
  local name
  for name in gtar tar; do
    if command -v "$name" >/dev/null && "$name" --version | grep 'GNU tar' >/dev/null; then
      printf '%s' "$name"
      return
    fi
  done
  fail "GNU tar is missing (macOS: brew install gnu-tar)"
}
