import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { type BrowserServer, chromium } from 'playwright-core';

/** Without a user interface of its own, that no test looks at, a browser needs half of the work. */
const shell = 'chromium-headless-shell';
const names = [shell, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const usualPlaces = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

const isExecutable = (path: string): boolean => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

function findBrowser(): string | undefined {
  const onPath = (process.env.PATH ?? '').split(delimiter).flatMap((dir) => names.map((name) => join(dir, name)));
  return [process.env.CHROMIUM_PATH ?? '', ...onPath, ...usualPlaces].filter(Boolean).find(isExecutable);
}

/** Path of a Chromium. Where there is none, Debian's package is installed, if this system has it and lets us. */
export function ensureBrowser(): string {
  const found = findBrowser();
  if (found) return found;
  const sudo = process.getuid?.() === 0 ? '' : 'sudo -n ';
  console.log('No Chromium found; installing the distribution package …');
  const install = `${sudo}apt-get update -qq && ${sudo}apt-get install -y -qq --no-install-recommends ${shell} fonts-liberation`;
  spawnSync('sh', ['-c', install], { stdio: ['ignore', 'ignore', 'inherit'] });
  const installed = findBrowser();
  if (installed) return installed;
  throw new Error('The end-to-end tests need a Chromium. Install one, or set CHROMIUM_PATH to its executable.');
}

/** A headless browser that asks nothing of the network but what a page asks of it; test files connect to it. */
export function serveBrowser(): Promise<BrowserServer> {
  return chromium.launchServer({
    executablePath: ensureBrowser(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      // Pages of one browser context share a process: with one for each, and another in reserve, opening them takes a quarter more.
      '--renderer-process-limit=1',
      // Nothing is drawn by a graphics card: what is painted needs no process of its own, which takes a fourteenth of the time.
      '--in-process-gpu',
    ],
  });
}
