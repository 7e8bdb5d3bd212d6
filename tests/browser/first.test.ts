import { afterAll, beforeAll, expect, test } from 'vitest';
import { App } from './app.ts';
import { decisions, numbers, play, STAYING } from './player.ts';

let app: App;
beforeAll(async () => {
  app = await App.start();
});
afterAll(() => app.stop());

test('a new visitor plays a whole game of the first edition against the bot by clicking what the page offers', async () => {
  const page = await app.visitor();
  // Squads and dice are the same in every run, and so is the game.
  await page.addInitScript(() => {
    Math.random = () => 0.4;
    crypto.randomUUID = () => '00000000-0000-4000-8000-000000000001';
  });
  await page.goto(app.address);
  await page.getByRole('button', { name: 'Play X-Wing 1st edition' }).click();
  await page.waitForURL(/\/play\//);
  const answered = await play(page, numbers(7), undefined, STAYING);
  expect(answered).toBeGreaterThan(30);
  expect(await decisions(page)).toBeGreaterThan(answered);
  await expect(page.getByTestId('outcome').textContent()).resolves.toMatch(/\S/);
  expect(await page.locator('.log-lines').textContent()).toMatch(/Player [12] \(you\)/);
  expect(app.problems).toEqual([]);
});
