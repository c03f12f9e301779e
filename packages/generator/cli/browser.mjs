import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { packageRoot } from './install.mjs';

/**
 * A headless shell, the same browser without windows, comes first: what it draws is the page alone, for a third
 * less of the processor's time.
 */
const names = [
  'chrome-headless-shell',
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'msedge',
];
const places = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

/** Without traffic in the background, and without the sandbox, which does not work for root. */
export const browserArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/**
 * The path of a Chromium to test with: an installed one, else one that is installed now, as a
 * download of the test tool or as a package of the system. Exits where neither is possible.
 */
export async function findBrowser() {
  const found = installedBrowser() ?? (await downloadedBrowser()) ?? packagedBrowser();
  if (found !== undefined) return found;
  console.error(
    'No Chrome or Chromium was found, and none could be installed. Install one, or set CHROMIUM_PATH.',
  );
  process.exit(1);
}

/** The path of an installed Chromium, `CHROMIUM_PATH` first. */
export function installedBrowser() {
  const inPath = (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)));
  return [process.env.CHROMIUM_PATH, ...inPath, ...places].find((path) => path && existsSync(path));
}

async function downloadedBrowser() {
  const { chromium } = await import('@playwright/test');
  if (existsSync(chromium.executablePath())) return chromium.executablePath();
  console.log('Installing a browser …');
  spawnSync('npx', ['playwright', 'install', '--with-deps', 'chromium'], {
    cwd: packageRoot,
    stdio: 'ignore',
    timeout: 300_000,
  });
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined;
}

function packagedBrowser() {
  if (process.platform !== 'linux') return undefined;
  console.log('Installing Chromium from the packages of the system …');
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'ignore' });
  const install = (name) =>
    spawnSync('apt-get', ['install', '-y', '-qq', name, 'fonts-noto-cjk'], { stdio: 'inherit' });
  // Not every system has a package with the headless shell.
  if (install('chromium-headless-shell').status !== 0) install('chromium');
  return installedBrowser();
}
