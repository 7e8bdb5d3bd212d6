// Finds a browser for the tests that play in a real one; installs one where it may, and says so.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import process from 'node:process';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome', 'microsoft-edge'];
const ELSEWHERE = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/** The path of a Chromium or Chrome; undefined when there is none and none can be had. */
export async function findChromium() {
  return chosen() ?? onPath() ?? ELSEWHERE.find(existsSync) ?? fromDebian() ?? (await fromPlaywright());
}

/** What the user says: `CHROMIUM=/path/to/chrome npm test`. */
function chosen() {
  const path = process.env.CHROMIUM;
  return path && existsSync(path) ? path : undefined;
}

function onPath() {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return NAMES.flatMap((name) => folders.map((folder) => join(folder, name))).find(existsSync);
}

/** Debian's own package, where there is apt and we may use it. */
function fromDebian() {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return undefined;
  if (spawnSync('apt-get', ['--version'], { stdio: 'ignore' }).status !== 0) return undefined;
  console.error("No Chromium found: installing Debian's package `chromium` for the browser tests …");
  const apt = (...args) =>
    spawnSync('apt-get', ['-y', '-qq', ...args], {
      stdio: 'ignore',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status === 0;
  const install = () => apt('install', '--no-install-recommends', 'chromium');
  if (!install() && apt('update')) install();
  return onPath();
}

/** Playwright's own browser, from its download server. */
async function fromPlaywright() {
  console.error('No Chromium found: asking Playwright for its own (`playwright-core install chromium`) …');
  const { chromium } = await import('playwright-core');
  if (existsSync(chromium.executablePath())) return chromium.executablePath();
  spawnSync('npx', ['playwright-core', 'install', 'chromium'], {
    stdio: 'ignore',
    shell: process.platform === 'win32',
  });
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined;
}
