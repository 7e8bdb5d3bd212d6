import { fileURLToPath } from 'node:url';
import type { Pose } from '@rangefinder/kernel';
import type { Page } from 'playwright-core';
import { build } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { App } from './app.ts';

/** The board with a game of its own: a unit of four on a table of 1800 by 900. */

let app: App;
let game: { readonly code: string; readonly style: string };
beforeAll(async () => {
  [app, game] = await Promise.all([App.start(), made()]);
});
afterAll(() => app.stop());

/** The game in one page. */
async function made(): Promise<typeof game> {
  // Tests run in an environment of their own, which would make a development build.
  const before = process.env.NODE_ENV;
  process.env.NODE_ENV = 'production';
  const built = await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      minify: false,
      lib: { entry: fileURLToPath(new URL('board/game.tsx', import.meta.url)), formats: ['iife'], name: 'game' },
    },
  });
  process.env.NODE_ENV = before;
  const output = [built].flat().flatMap((one) => ('output' in one ? one.output : []));
  return {
    code: output.map((file) => (file.type === 'chunk' ? file.code : '')).join(''),
    style: output.map((file) => (file.type === 'asset' ? String(file.source) : '')).join(''),
  };
}

async function opened(width: number, height: number): Promise<Page> {
  const page = await app.visitor(width, height);
  const box = 'html, body, #root { margin: 0; height: 100% }';
  await page.setContent(`<style>${game.style}${box}</style><div id="root"></div>`);
  await page.addScriptTag({ content: game.code });
  await page.locator('.board-confirm:enabled').waitFor();
  return page;
}

const poses = (page: Page): Promise<readonly Pose[]> => page.evaluate(() => window.placing);

/** Where something is on the screen. */
async function middleOf(page: Page, selector: string) {
  const box = await page.locator(selector).boundingBox();
  if (!box) throw new Error(`${selector} is not on the screen.`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

async function drag(page: Page, from: { x: number; y: number }, dx: number, dy: number): Promise<void> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  for (let step = 1; step <= 4; step++) await page.mouse.move(from.x + (dx * step) / 4, from.y + (dy * step) / 4);
  await page.mouse.up();
}

/** By how much each piece has moved since: in whole millimetres, or in pixels of a scale. */
async function moved(page: Page, before: readonly Pose[], scale = 1): Promise<readonly string[]> {
  const whole = (to: number, from = 0) => Math.round((to - from) * scale);
  return (await poses(page)).map(({ x, y }, i) => `${whole(x, before[i]?.x)},${whole(y, before[i]?.y)}`);
}

/** Pixels of the screen in a millimetre. */
async function scaleOf(page: Page): Promise<number> {
  const world = await page.locator('.board-canvas > g').first().getAttribute('transform');
  return Number(/scale\(([\d.]+)\)/.exec(world ?? '')?.[1]);
}

test('one of several pieces is dragged, or all of them as one, and the rules say at once what they think', async () => {
  const page = await opened(1440, 900);
  const scale = await scaleOf(page);
  const start = await poses(page);
  expect(start).toHaveLength(4);
  await drag(page, await middleOf(page, '[data-placing="second"] .made-up-mini'), -30, 0);
  // The rules are asked once a frame: only the last of them tells where the hand let go.
  await expect.poll(() => moved(page, start, scale)).toEqual(['0,0', '-30,0', '0,0', '0,0']);
  const one = await poses(page);
  // The ground between them moves all.
  const ground = await middleOf(page, '.board-group-ground');
  await drag(page, ground, 60, 0);
  await expect.poll(() => moved(page, one, scale)).toEqual(['60,0', '60,0', '60,0', '60,0']);
  const all = await poses(page);
  await drag(page, await middleOf(page, '.board-group-turn .board-handle'), 80, 60);
  await expect.poll(async () => (await poses(page))[0]?.heading).toBeGreaterThan(20);
  const turned = await poses(page);
  const apart = (of: readonly Pose[]) =>
    Math.hypot((of[0]?.x ?? 0) - (of[3]?.x ?? 0), (of[0]?.y ?? 0) - (of[3]?.y ?? 0));
  expect(apart(turned)).toBeCloseTo(apart(all), 6);
  // Too far from the own edge, and back.
  await drag(page, await middleOf(page, '.board-group-ground'), 0, -300);
  await page.getByText('It is outside your zone.').waitFor();
  expect(await page.locator('.board-confirm').count()).toBe(0);
  await drag(page, await middleOf(page, '.board-group-ground'), 0, 300);
  await page.getByRole('button', { name: 'Place them here' }).click();
  const [answer] = await page.evaluate(() => window.answered);
  expect(answer).toHaveLength(4);
  expect(app.problems).toEqual([]);
});

test('keys move one piece or all of them', async () => {
  const page = await opened(1024, 768);
  const start = await poses(page);
  await page.locator('[data-placing="third"]').focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => moved(page, start)).toEqual(['0,0', '0,0', '5,0', '0,0']);
  await page.locator('.board-group').focus();
  await page.keyboard.press('ArrowUp');
  await expect.poll(() => moved(page, start)).toEqual(['0,5', '0,5', '5,5', '0,5']);
  // Twice before the next picture, and the board is drawn anew in between: no step is lost.
  await page.evaluate(async () => {
    const press = () =>
      document
        .querySelector('[data-placing="third"]')
        ?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }));
    press();
    document.querySelector<SVGElement>('[data-piece="enemy"]')?.focus();
    await Promise.resolve();
    press();
  });
  await expect.poll(() => moved(page, start)).toEqual(['0,5', '0,5', '15,5', '0,5']);
  expect(app.problems).toEqual([]);
});

test('a minimap shows the whole table to those who do not see it, and leads through it', async () => {
  const page = await opened(1024, 768);
  const map = page.locator('.board-minimap');
  expect(await map.count()).toBe(0);
  for (let i = 0; i < 6; i++) await page.keyboard.press('+');
  await map.waitFor();
  const far = page.locator('[data-piece="enemy"]');
  const isSeen = async () => {
    const box = await far.boundingBox();
    return box !== null && box.x > 0 && box.y > 0 && box.x < 1024 && box.y < 768;
  };
  expect(await isSeen()).toBe(false);
  const { x, y } = await middleOf(page, '.board-minimap .board-far');
  await page.mouse.move(x - 30, y + 10);
  await page.mouse.down();
  await page.mouse.move(x, y, { steps: 3 });
  await page.mouse.up();
  expect(await isSeen()).toBe(true);
  await page.keyboard.press('0');
  await map.waitFor({ state: 'detached' });
  expect(app.problems).toEqual([]);
});

test('the camera goes to the next decision where it is too small or out of sight', async () => {
  const phone = await opened(390, 500);
  const scale = () => scaleOf(phone);
  const whole = await scale();
  await phone.getByRole('button', { name: 'Place them here' }).click();
  await expect.poll(scale).toBeGreaterThan(whole * 2);
  const enemy = await middleOf(phone, '[data-piece="enemy"] .made-up-mini');
  // In the middle of what the tools, 44 pixels high, leave of the board.
  expect([enemy.x, enemy.y]).toEqual([expect.closeTo(195, 0), expect.closeTo((44 + 500) / 2, 0)]);
  // All of the table, and back.
  await phone.keyboard.press('0');
  expect(await scale()).toBeCloseTo(whole, 6);
  await phone.keyboard.press('0');
  expect(await scale()).toBeGreaterThan(whole * 2);
  // The piece has two options: they open beside it.
  await phone.locator('[data-piece="enemy"]').click();
  await phone.getByRole('menuitem', { name: 'shoot' }).click();
  expect(await phone.evaluate(() => window.answered[1])).toBe('shoot');
  expect(app.problems).toEqual([]);
});
