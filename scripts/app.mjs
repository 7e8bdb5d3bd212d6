// The app as users get it, for scripts that look at it in a real browser: built, served, and opened in Chromium.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import { buildApp } from './build.mjs';
import { findChromium } from './chromium.mjs';
import { fail, ROOT } from './setup.mjs';

/** Builds and serves the app, opens a browser, hands both to `work`, and takes everything down again. */
export async function withApp(work) {
  const executablePath = await findChromium();
  if (!executablePath) fail('No Chromium or Chrome was found; set CHROMIUM to the path of one.');
  const { chromium } = await import('playwright-core');
  const folder = mkdtempSync(join(tmpdir(), 'rangefinder-app-'));
  buildApp(join(folder, 'app'));
  const server = serve(folder);
  const address = await addressOf(server);
  const args = ['--disable-background-networking', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])];
  const browser = await chromium.launch({ executablePath, args });
  try {
    await work({ address, browser });
  } finally {
    await browser.close();
    server.kill('SIGTERM');
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Opens the table of a record in the app and plays on from its end in a seat. */
export async function playOnFrom(page, address, link, seat) {
  await page.goto(`${address}/replay#${link}`);
  await page.locator('.timeline').waitFor();
  await page.keyboard.press('End');
  await page.locator('.timeline-eyes select').selectOption(String(seat));
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await page.locator('[data-request-topic]:not([data-request-topic=""])').waitFor();
}

function serve(folder) {
  const register = pathToFileURL(join(ROOT, 'packages/cli/bin/register.mjs')).href;
  return spawn(process.execPath, ['--import', register, join(ROOT, 'packages/server/src/main.ts')], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      PORT: '0',
      LOG_LEVEL: 'silent',
      WEB_ROOT: join(folder, 'app'),
      DATABASE_FILE: join(folder, 'rangefinder.db'),
    },
  });
}

/** The server says where it is once it listens. */
function addressOf(server) {
  return new Promise((found, failed) => {
    server.once('exit', (code) => failed(new Error(`The server ended with ${code}.`)));
    createInterface(server.stdout).on('line', (line) => {
      const address = /https?:\/\/\S+/.exec(line)?.[0];
      if (address) found(address);
    });
  });
}
