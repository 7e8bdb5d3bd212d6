import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { App } from './app.ts';
import { playInPage, playTo } from './inpage.ts';
import { decisions } from './player.ts';

let app: App;
let context: BrowserContext;
beforeAll(async () => {
  app = await App.start();
  context = (await app.visitor()).context();
  await context.addInitScript(() => localStorage.setItem('rangefinder.settings', JSON.stringify({ motion: 'none' })));
});
afterAll(() => app.stop());

/** A skirmish against the bot that plays at random, with the same armies and dice in every run. */
async function skirmish(width: number, height: number): Promise<Page> {
  const page = await context.newPage();
  app.watch(page);
  await page.setViewportSize({ width, height });
  await page.goto(`${app.address}/new/bot?game=legion`);
  await page.getByText('Skirmish', { exact: true }).click();
  await page.getByText('Rookie, level 1').click();
  await page.getByLabel('Your army').selectOption('ready-9');
  await page.getByLabel('The bot’s army').selectOption('ready-10');
  await page.evaluate(
    (id) => {
      Math.random = () => 0.4;
      crypto.randomUUID = () => `00000000-0000-4000-8000-${id}`;
    },
    String(width).padStart(12, '0'),
  );
  await page.getByRole('button', { name: 'Play against the bot' }).click();
  await page.waitForURL(/\/play\//);
  await page.locator('.table-dock').waitFor();
  return page;
}

/** Windows, how high a board they must have, and how many questions are answered there. */
const SIZES = [
  [1440, 900, 640, Number.MAX_SAFE_INTEGER],
  [1024, 768, 720, 35],
  [390, 844, 370, 35],
] as const;

const LOOKED = '.lg-die, .lg-sideview, .lg-hand, .is-chance';

test('through a whole skirmish the board has one box, and dice and cover are shown', async () => {
  const games = await Promise.all(
    SIZES.map(async ([width, height, least, most]) => ({
      size: `${width} × ${height}`,
      least,
      played: await playInPage(await skirmish(width, height), { stride: 4, looked: LOOKED, most, hurry: 60 }),
    })),
  );
  for (const { size, least, played } of games) {
    expect.soft(played.questions, `${size}: questions`).toBeGreaterThan(30);
    expect.soft(played.boards, `${size}: boxes of the board`).toHaveLength(1);
    expect.soft(Number(played.boards[0]?.box.split(' ').at(-1)), `${size}: height`).toBeGreaterThanOrEqual(least);
    expect.soft(played.docks, `${size}: boxes of the dock`).toHaveLength(1);
    expect.soft(played.wider, `${size}: sticks out`).toEqual([]);
    expect.soft(played.found['.lg-hand'] ?? 0, `${size}: command cards`).toBeGreaterThan(0);
  }
  const shown = (what: string) => games.reduce((sum, { played }) => sum + (played.found[what] ?? 0), 0);
  expect.soft(shown('.lg-die'), 'questions with dice').toBeGreaterThan(0);
  expect.soft(shown('.lg-sideview'), 'questions with a side view').toBeGreaterThan(0);
  expect.soft(shown('.is-chance'), 'attacks with what to expect of them').toBeGreaterThan(0);
  expect(app.problems).toEqual([]);
});

/** Drags the first piece that is being placed by so many pixels. */
async function drag(page: Page, dx: number, dy: number): Promise<void> {
  const box = await page.locator('[data-placing] .board-halo').first().boundingBox();
  if (!box) throw new Error('Nothing is being placed.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + dx, y + dy, { steps: 5 });
  await page.mouse.up();
}

test('a leader is dragged, refused with the reason, and one confirmation moves the unit', async () => {
  const page = await skirmish(1440, 900);
  const placed = '.lg-mini.board-near';

  // The others follow their leader to the battlefield.
  await playTo(page, 'deploy-leader');
  for (;;) {
    const before = await decisions(page);
    const many = await page.getByText('Place the others myself').count();
    const standing = await page.locator(placed).count();
    await page.locator('[data-option="place-here"]').click();
    await expect.poll(() => decisions(page)).toBeGreaterThan(before + many);
    if (many > 0) {
      await expect.poll(() => page.locator(placed).count()).toBeGreaterThan(standing + 1);
      break;
    }
    await playTo(page, 'deploy-leader');
  }

  await playTo(page, 'move-leader');
  const refusal = page.locator('.board-refusal.is-refused');
  // Wherever it is dragged to, the reason stays in sight.
  const board = await page.locator('.table-board').boundingBox();
  if (!board) throw new Error('There is no board.');
  for (const [dx, dy] of [
    [300, -350],
    [0, 300],
  ] as const) {
    await drag(page, dx, dy);
    const lies = async () => {
      const note = await refusal.boundingBox();
      return note !== null && note.y >= board.y && note.y + note.height <= board.y + board.height;
    };
    await expect.poll(lies, { message: `dragged by ${dx}, ${dy}` }).toBe(true);
  }
  expect(await refusal.textContent()).toMatch(/\S.*Why\?/);
  await expect.poll(() => page.locator('[data-option="place-here"]').isDisabled()).toBe(true);
  await page.locator('.stepper button').last().click();
  await page.locator('.lg-tool').waitFor({ state: 'attached' });
  await page.locator('.lg-preview', { hasText: 'If it ends here' }).waitFor();

  // Whoever wants to places the others himself.
  while ((await page.getByText('Place the others myself').count()) === 0) {
    await page.locator('[data-option="place-here"]').click();
    await page.locator('.dock:not([data-request-topic="move-leader"])').waitFor();
    await playTo(page, 'move-leader');
  }
  await page.getByText('Place the others myself').click();
  await page.locator('[data-option="place-here"]:not([disabled])').click();
  await page.locator('.dock[data-request-topic="place-others"]').waitFor();
  await expect.poll(() => page.locator('[data-placing]').count()).toBeGreaterThan(0);
  const before = await decisions(page);
  await page.locator('[data-option="place-here"]:not([disabled])').click();
  await expect.poll(() => decisions(page)).toBeGreaterThan(before);
  expect(app.problems).toEqual([]);
});
