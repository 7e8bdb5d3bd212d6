import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { App } from './app.ts';
import { type Played, playInPage } from './inpage.ts';

let app: App;
let context: BrowserContext;
beforeAll(async () => {
  app = await App.start();
  // Somebody to whom nothing moves by itself.
  context = (await app.visitor()).context();
  await context.addInitScript(() => localStorage.setItem('rangefinder.settings', JSON.stringify({ motion: 'none' })));
});
afterAll(() => app.stop());

/** A table against the bot, with the same lists and dice in every run. */
async function opened(game: string): Promise<Page> {
  const page = await context.newPage();
  app.watch(page);
  await page.goto(`${app.address}/new/bot?game=${game}`);
  const play = page.getByRole('button', { name: 'Play against the bot' });
  await play.waitFor();
  // Which lists are drawn depends on how soon the page has drawn itself, and some games are over soon.
  await page.getByLabel(/^Your (squad|deck)$/).selectOption({ index: 1 });
  await page.getByLabel(/^The bot’s (squad|deck)$/).selectOption({ index: 2 });
  await page.evaluate(
    (id) => {
      Math.random = () => 0.4;
      crypto.randomUUID = () => `00000000-0000-4000-8000-${id}`;
    },
    `${game === 'xwing2' ? 1 : 2}00000001440`,
  );
  await play.click();
  await page.waitForURL(/\/play\//);
  await page.locator('.table-dock').waitFor();
  return page;
}

/** Windows, and how high a board they must have. */
const SIZES = [
  [1440, 900, 640],
  [1024, 768, 720],
  [390, 844, 370],
] as const;
const PHONE = 390;
/** So many questions are answered in a window of one size, then the next one's turn comes: no round has just so many. */
const TURN = 7;
/** What is asked so often must have been asked in a window of every size. */
const OFTEN = 3 * TURN;

/** A whole game, in windows of all sizes by turns; what was seen in each. */
async function playedInTurns(page: Page): Promise<readonly Played[][]> {
  const played: Played[][] = SIZES.map(() => []);
  for (let turn = 0, from = 0; (await page.getByTestId('outcome').count()) === 0; turn++) {
    const [width, height] = SIZES[turn % SIZES.length] ?? SIZES[0];
    await page.setViewportSize({ width, height });
    // A page that was made narrower is laid out twice: as it was, and as it is on a phone.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    // At the last question of each size's first turn: a game may be over before a second one comes to the last size.
    const around = turn < SIZES.length ? from + TURN : 0;
    const part = await playInPage(page, { from, most: from + TURN, around });
    played[turn % SIZES.length]?.push(part);
    from = part.questions;
  }
  return played;
}

test.each(['xwing2', 'xwing1', 'swccg'])('through a whole game of %s the board has one box', async (game) => {
  const played = await playedInTurns(await opened(game));
  const often = new Set<string>();
  const counts = new Map<string, number>();
  for (const { topics } of played.flat()) {
    for (const [topic, count] of Object.entries(topics)) {
      counts.set(topic, (counts.get(topic) ?? 0) + count);
      if ((counts.get(topic) ?? 0) >= OFTEN) often.add(topic);
    }
  }
  expect([...counts.values()].reduce((sum, count) => sum + count, 0)).toBeGreaterThan(30);
  for (const [i, [width, height, least]] of SIZES.entries()) {
    const size = `${width} × ${height}`;
    const parts = played[i] ?? [];
    const boxes = (of: (part: Played) => Played['boards']) => new Set(parts.flatMap(of).map(({ box }) => box));
    const boards = boxes((part) => part.boards);
    const missing = [...often].filter((topic) => !parts.some(({ topics }) => topic in topics));
    expect.soft(missing, `${size}: never asked`).toEqual([]);
    expect.soft([...boards], `${size}: boxes of the board`).toHaveLength(1);
    expect.soft(Number([...boards][0]?.split(' ').at(-1)), `${size}: height`).toBeGreaterThanOrEqual(least);
    expect.soft([...boxes((part) => part.docks)], `${size}: boxes of the dock`).toHaveLength(1);
    const pulled = Math.max(...parts.map((part) => part.pulled));
    if (width === PHONE) expect.soft(pulled, `${size}: pulled up`).toBeGreaterThan(200);
    expect
      .soft(
        parts.flatMap(({ wider }) => wider),
        `${size}: sticks out`,
      )
      .toEqual([]);
  }
  expect(app.problems).toEqual([]);
});
