import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { App } from './app.ts';
import { playInPage } from './inpage.ts';

let app: App;
let context: BrowserContext;
beforeAll(async () => {
  app = await App.start();
  // Somebody to whom nothing moves by itself.
  context = (await app.visitor()).context();
  await context.addInitScript(() => localStorage.setItem('rangefinder.settings', JSON.stringify({ motion: 'none' })));
});
afterAll(() => app.stop());

/**
 * A table against the bot in a window of its own, with the same lists and dice in every run. All windows are of one visitor,
 * so that the app is fetched once.
 */
async function opened(game: string, width: number, height: number): Promise<Page> {
  const page = await context.newPage();
  app.watch(page);
  await page.setViewportSize({ width, height });
  await page.goto(`${app.address}/new/bot?game=${game}`);
  const play = page.getByRole('button', { name: 'Play against the bot' });
  await play.waitFor();
  await page.evaluate(
    (id) => {
      Math.random = () => 0.4;
      crypto.randomUUID = () => `00000000-0000-4000-8000-${id}`;
    },
    `${game === 'xwing2' ? 1 : 2}${String(width).padStart(11, '0')}`,
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
const PHONE = '390 × 844';

test.each(['xwing2', 'xwing1', 'swccg'])('through a whole game of %s the board has one box', async (game) => {
  const games = await Promise.all(
    SIZES.map(async ([width, height, least]) => ({
      size: `${width} × ${height}`,
      least,
      played: await playInPage(await opened(game, width, height)),
    })),
  );
  for (const { size, least, played } of games) {
    expect.soft(played.questions, `${size}: questions`).toBeGreaterThan(30);
    expect.soft(played.boards, `${size}: boxes of the board`).toHaveLength(1);
    expect.soft(Number(played.boards[0]?.box.split(' ').at(-1)), `${size}: height`).toBeGreaterThanOrEqual(least);
    expect.soft(played.docks, `${size}: boxes of the dock`).toHaveLength(1);
    if (size === PHONE) expect.soft(played.pulled, `${size}: pulled up`).toBeGreaterThan(200);
    expect.soft(played.wider, `${size}: sticks out`).toEqual([]);
  }
  expect(app.problems).toEqual([]);
});
