/**
 * How software is installed from a command line: what the package managers call it in their own manuals, and the few other ways (a
 * repository that is copied, a container that is run, a script that is fetched and run).
 */
export const installers = [
  'npm install; npm i; npm add; npx; npm create; npm init; yarn add; yarn global add; yarn dlx; yarn create; pnpm add; pnpm install; pnpm i; pnpm dlx; pnpm create; bun add; bun install; bunx; bun create; deno install',
  'pip install; pip3 install; python -m pip install; python3 -m pip install; pipx install; pipx run; uv add; uv pip install; uv tool install; uvx; poetry add; conda install',
  'cargo install; cargo add; cargo binstall; go install; go get; gem install; bundle add; composer require; composer global require; composer create-project; dotnet add package; dotnet tool install; hex install; mix archive.install; luarocks install; opam install; cabal install; stack install; nimble install; shards install; dart pub global activate; flutter pub add',
  'brew install; brew tap; port install; apt install; apt-get install; dnf install; yum install; pacman -S; yay -S; paru -S; zypper install; apk add; snap install; flatpak install; nix profile install; nix-env -iA; nix run; winget install; choco install; scoop install; mas install',
  'docker run; docker pull; docker compose; docker-compose; podman run; podman pull; helm install; helm repo add; kubectl apply',
  'git clone; gh extension install; code --install-extension; claude plugin install; claude mcp add',
].join('; ');

/** What fetches a script that is handed to a shell. */
export const fetchers = 'curl; wget; iwr; irm; Invoke-WebRequest; Invoke-RestMethod';
/** The shells that such a script is handed to. */
export const shells = 'sh; bash; zsh; iex; Invoke-Expression; python; python3';

/** What those programs that install are called, by the words that begin their commands. */
export const managers = {
  npm: 'npm npx',
  Yarn: 'yarn',
  pnpm: 'pnpm',
  Bun: 'bun bunx',
  Deno: 'deno',
  pip: 'pip pip3',
  pipx: 'pipx',
  uv: 'uv uvx',
  Poetry: 'poetry',
  Conda: 'conda',
  Cargo: 'cargo',
  Go: 'go',
  RubyGems: 'gem',
  Composer: 'composer',
  '.NET': 'dotnet',
  Homebrew: 'brew',
  APT: 'apt apt-get',
  DNF: 'dnf',
  Snap: 'snap',
  Flatpak: 'flatpak',
  Nix: 'nix nix-env',
  WinGet: 'winget',
  Chocolatey: 'choco',
  Scoop: 'scoop',
  Docker: 'docker docker-compose',
  Podman: 'podman',
  Helm: 'helm',
  kubectl: 'kubectl',
  Bundler: 'bundle',
  Hex: 'hex',
  Mix: 'mix',
  LuaRocks: 'luarocks',
  opam: 'opam',
  Cabal: 'cabal',
  Stack: 'stack',
  Nimble: 'nimble',
  Shards: 'shards',
  Dart: 'dart',
  Flutter: 'flutter',
  MacPorts: 'port',
  YUM: 'yum',
  pacman: 'pacman',
  yay: 'yay',
  paru: 'paru',
  Zypper: 'zypper',
  apk: 'apk',
  mas: 'mas',
  'the GitHub CLI': 'gh',
  'VS Code': 'code',
  'Claude Code': 'claude',
  curl: 'curl',
  Wget: 'wget',
  PowerShell: 'iwr irm Invoke-WebRequest Invoke-RestMethod',
} as const;
