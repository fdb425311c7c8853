// @ts-check
// Installs what the tests need: npm packages and a browser.
//
//   node scripts/machine.mjs packages    installs missing packages
//   node scripts/machine.mjs browser     installs a browser if there is none

import { spawnSync } from 'node:child_process';
import { hash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { TEST_MS } from './patience.mjs';

/** Debian's package of headless Chromium, and its program. */
const headlessShell = 'chromium-headless-shell';

const browsers = [
  headlessShell,
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'microsoft-edge',
];

/**
 * Installs the npm packages of a folder if they are missing or do not match its lock file. It
 * writes the same marker as the build, so that both agree on what is installed.
 */
export function installPackages(root = '.') {
  const marker = join(root, 'node_modules/.nightlight');
  const lock = readFileSync(join(root, 'package-lock.json'));
  const wanted = hash('sha256', lock) + '\n';
  const isComplete = existsSync(join(root, 'node_modules/.package-lock.json')); // npm writes it last
  const hasTests = existsSync(join(root, 'node_modules/vitest')); // a build does not install the tests' packages
  if (isComplete && hasTests && existsSync(marker) && readFileSync(marker, 'utf8') === wanted)
    return;
  console.error('Installing the npm packages (npm ci).');
  const isWindows = process.platform === 'win32'; // npm is a script there, which needs a shell
  const { status } = spawnSync(
    'npm',
    ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'],
    { cwd: root, stdio: 'inherit', shell: isWindows },
  );
  if (status !== 0) throw new Error('npm ci failed; it says why above.');
  writeFileSync(marker, wanted);
}

/**
 * The path of an installed Chromium, Chrome or Edge, if there is one. Headless Chromium is
 * preferred, because it takes half the time. The environment variable BROWSER_PATH names
 * another browser.
 *
 * @param {{ whole?: boolean }} [options] whole excludes headless Chromium, which has no
 *   back/forward cache
 * @returns {string | undefined}
 */
export function findBrowser({ whole = false } = {}) {
  const known = [process.env.BROWSER_PATH ?? '', ...onPath(browsers), ...usualPaths()];
  return known.find((file) => existsSync(file) && !(whole && file.endsWith(headlessShell)));
}

/** The paths that programs could have on the search path. */
export function onPath(/** @type {string[]} */ names) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name)));
}

function usualPaths() {
  if (process.platform === 'darwin') {
    return ['Chromium', 'Google Chrome', 'Microsoft Edge'].map(
      (app) => `/Applications/${app}.app/Contents/MacOS/${app}`,
    );
  }
  const { PROGRAMFILES, 'PROGRAMFILES(X86)': x86, LOCALAPPDATA } = process.env;
  return [PROGRAMFILES, x86, LOCALAPPDATA].flatMap((folder) =>
    folder
      ? ['Google/Chrome/Application/chrome.exe', 'Microsoft/Edge/Application/msedge.exe'].map(
          (program) => join(folder, program),
        )
      : [],
  );
}

/** Ensures that there is a browser: installs Debian's as root, or explains how to get one. */
export function ensureBrowser() {
  if (process.env.BROWSER_PATH || onPath([headlessShell]).some((file) => existsSync(file))) return;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    installFromDebian(headlessShell);
    if (!findBrowser()) installFromDebian('chromium'); // older systems have only this package
  }
  if (findBrowser()) return;
  /** @type {Partial<Record<NodeJS.Platform, string>>} */
  const commands = {
    darwin: 'brew install --cask google-chrome',
    win32: 'winget install Google.Chrome',
  };
  const command = commands[process.platform] ?? 'sudo apt-get install chromium';
  throw new Error(`The browser tests need Chromium, Chrome or Edge. This gets one:\n  ${command}`);
}

/** Installs a package if the archive is reachable and has it. */
function installFromDebian(/** @type {string} */ name) {
  console.log(`Installing a browser (apt-get install ${name}).`);
  /** @type {import('node:child_process').SpawnSyncOptions} */
  const options = {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    timeout: TEST_MS,
  };
  const apt = ['-qq', '-o', 'Acquire::Retries=1', '-o', 'Acquire::http::Timeout=15'];
  spawnSync('apt-get', [...apt, 'update'], options);
  spawnSync('apt-get', [...apt, 'install', '-y', '--no-install-recommends', name], options);
}

const installers = { packages: installPackages, browser: ensureBrowser };

if (process.argv[1] === import.meta.filename) {
  try {
    installers[/** @type {keyof typeof installers} */ (process.argv[2])]();
  } catch (error) {
    console.error(/** @type {Error} */ (error).message);
    process.exitCode = 1;
  }
}
