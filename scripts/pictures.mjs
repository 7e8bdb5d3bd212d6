// `npm run pictures`: takes the pictures of README and docs from the real app, playing with fixed dice.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { playOnFrom, withApp } from './app.mjs';
import { ROOT, setup } from './setup.mjs';

setup();
const { importTypeScript } = await import('../packages/cli/bin/typescript.mjs');
importTypeScript();
const FOLDER = join(ROOT, 'docs/pictures');
mkdirSync(FOLDER, { recursive: true });
await withApp(async (app) => {
  await page(app, 'home', '/');
  await page(app, 'squads', '/lists');
  await page(app, 'rules', '/rules/xwing2');
  await table(app, 'table', 1440, 900, 'set-dial', 3);
  await table(app, 'attack', 1440, 900, 'attack', 2);
  await table(app, 'phone', 390, 844, 'set-dial', 3);
});

function opened(browser, width, height) {
  return browser.newPage({ viewport: { width, height }, locale: 'en-GB', colorScheme: 'dark' });
}

async function page({ address, browser }, name, path) {
  const shown = await opened(browser, 1440, 900);
  await shown.goto(address + path, { waitUntil: 'networkidle' });
  await shown.waitForTimeout(1500);
  await shown.screenshot({ path: join(FOLDER, `${name}.png`) });
  await shown.close();
}

/** A match between two bots up to a question of some topic in some round. */
async function table({ address, browser }, name, width, height, topic, round) {
  const shown = await opened(browser, width, height);
  await playOnFrom(shown, address, await recordUpTo(topic, round), 0);
  await shown.waitForTimeout(2500);
  // What the pointer is on is shown on the board: where the maneuver ends, which line decides the range.
  await shown
    .locator('.dock [data-option]')
    .nth(topic === 'set-dial' ? 5 : 0)
    .hover();
  await shown.waitForTimeout(500);
  await shown.screenshot({ path: join(FOLDER, `${name}.png`) });
  await shown.close();
}

async function recordUpTo(topic, round) {
  const { Match, Random, toLink } = await import('../packages/kernel/src/index.ts');
  const { xwing2, READY_SQUADS } = await import('../packages/xwing2/src/index.ts');
  const lists = ['Red Squadron', 'The Fist of the Emperor'].map((name) =>
    READY_SQUADS.find((one) => one.name === name),
  );
  const match = Match.start(xwing2, { setup: xwing2.newSetup({ lists, mission: 'dogfight' }), seed: 'picture' });
  const bot = xwing2.bots.greedy();
  const random = new Random('picture-bots');
  for (let request = match.pending[0]; request; request = match.pending[0]) {
    const { seat } = request;
    if (seat === 0 && request.topic === topic && match.state.round >= round) break;
    match.submit(seat, bot.decide({ seat, request, view: () => match.view(seat), random }));
  }
  return toLink(match.record());
}
