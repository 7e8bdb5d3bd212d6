import { afterAll, beforeAll, expect, test } from 'vitest';
import { App } from './app.ts';
import { decisions, numbers, play } from './player.ts';

let app: App;
beforeAll(async () => {
  app = await App.start();
});
afterAll(() => app.stop());

test('a new visitor plays a whole game against the bot by clicking what the page offers', async () => {
  const page = await app.visitor();
  await page.goto(app.address);
  await page
    .getByRole('button', { name: 'Play X-Wing now' })
    .or(page.getByRole('link', { name: 'Play X-Wing now' }))
    .click();
  await page.waitForURL(/\/play\//);
  const answered = await play(page, numbers(7));
  expect(answered).toBeGreaterThan(30);
  expect(await decisions(page)).toBeGreaterThan(answered);
  await expect(page.getByTestId('outcome').textContent()).resolves.toMatch(/\S/);
  // The log calls the players what the page calls them.
  const log = await page.locator('.log-lines').textContent();
  expect(log).toMatch(/Player [12] \(you\)/);
  expect(log).toMatch(/Bot \(\w+\)/);
  expect(app.problems).toEqual([]);
});
