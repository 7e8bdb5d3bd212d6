// `npm run pictures`: takes the pictures of README and docs from the real app, playing with fixed dice.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { playOnFrom, withApp } from './app.mjs';
import { ROOT, setup } from './setup.mjs';

setup();
const { importTypeScript } = await import('../packages/cli/bin/typescript.mjs');
importTypeScript();
const FOLDER = join(ROOT, 'docs/pictures');
/** A machine that does much else is slow, and the picture is the same. */
const PATIENCE = 120_000;
mkdirSync(FOLDER, { recursive: true });
await withApp(async (app) => {
  await page(app, 'home', '/');
  await page(app, 'squads', '/lists');
  await page(app, 'rules', '/rules/xwing2');
  await table(app, 'table', 1440, 900, await dogfight('set-dial', 3));
  await table(app, 'attack', 1440, 900, await dogfight('attack', 2));
  await table(app, 'phone', 390, 844, await dogfight('set-dial', 3));
  await table(app, 'legion', 1440, 900, await battle('target', 3));
});

async function opened(browser, width, height) {
  const shown = await browser.newPage({ viewport: { width, height }, locale: 'en-GB', colorScheme: 'dark' });
  shown.setDefaultTimeout(PATIENCE);
  return shown;
}

async function page({ address, browser }, name, path) {
  const shown = await opened(browser, 1440, 900);
  await shown.goto(address + path, { waitUntil: 'networkidle' });
  await shown.waitForTimeout(1500);
  await shown.screenshot({ path: join(FOLDER, `${name}.png`) });
  await shown.close();
}

/** The table at the end of a record, with one of its options looked at. */
async function table({ address, browser }, name, width, height, { link, option }) {
  const shown = await opened(browser, width, height);
  await playOnFrom(shown, address, link, 0);
  await shown.waitForTimeout(2500);
  // What the pointer is on is shown on the board: where the maneuver ends, which line decides the range.
  await shown.locator('.dock [data-option]').nth(option).hover();
  await shown.waitForTimeout(500);
  await shown.screenshot({ path: join(FOLDER, `${name}.png`) });
  await shown.close();
}

async function dogfight(topic, round) {
  const { xwing2 } = await import('../packages/xwing2/src/index.ts');
  const lists = listsOf(xwing2, ['Red Squadron', 'The Fist of the Emperor']);
  const link = await recordUpTo(xwing2, { lists, mission: 'dogfight' }, topic, round);
  return { link, option: topic === 'set-dial' ? 5 : 0 };
}

async function battle(topic, round) {
  const { legion } = await import('../packages/legion/src/index.ts');
  const lists = listsOf(legion, ['Vader’s first company', 'Luke’s first company']);
  return { link: await recordUpTo(legion, { lists }, topic, round), option: 0 };
}

function listsOf(game, names) {
  return names.map((name) => game.readyLists.find((one) => one.name === name)?.list);
}

/** A match between two bots up to a question of some topic in some round. */
async function recordUpTo(game, choices, topic, round) {
  const { Match, Random, toLink } = await import('../packages/kernel/src/index.ts');
  const match = Match.start(game, { setup: game.newSetup(choices), seed: 'picture' });
  const bot = game.bots.greedy();
  const random = new Random('picture-bots');
  for (let request = match.pending[0]; request; request = match.pending[0]) {
    const { seat } = request;
    if (seat === 0 && request.topic === topic && match.state.round >= round) break;
    match.submit(seat, bot.decide({ seat, request, view: () => match.view(seat), random }));
  }
  return toLink(match.record());
}
