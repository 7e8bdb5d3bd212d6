import { afterAll, beforeAll, expect, test } from 'vitest';
import { App } from './app.ts';
import { noteDice, trueDice } from './dice.ts';
import { decisions, numbers, play, STAYING } from './player.ts';

let app: App;
beforeAll(async () => {
  app = await App.start();
});
afterAll(() => app.stop());

test('a new visitor plays a whole game against the bot by clicking what the page offers', async () => {
  const page = await app.visitor();
  await noteDice(page);
  // Squads and dice are the same in every run, and so is the game.
  await page.addInitScript(() => {
    Math.random = () => 0.4;
    crypto.randomUUID = () => '00000000-0000-4000-8000-000000000001';
  });
  await page.goto(app.address);
  await page
    .getByRole('button', { name: 'Play X-Wing 2nd edition' })
    .or(page.getByRole('link', { name: 'Play X-Wing 2nd edition' }))
    .click();
  await page.waitForURL(/\/play\//);
  const answered = await play(page, numbers(7), undefined, STAYING);
  expect(answered).toBeGreaterThan(30);
  expect(await decisions(page)).toBeGreaterThan(answered);
  await expect(page.getByTestId('outcome').textContent()).resolves.toMatch(/\S/);
  // The log calls the players what the page calls them.
  const log = await page.locator('.log-lines').textContent();
  expect(log).toMatch(/Player [12] \(you\)/);
  expect(log).toContain('Ace (bot)');
  // At every question, from the first moment, the dice on the screen were those it asks about.
  const truth = await trueDice(page);
  const seen = await page.evaluate(() => window.seenDice ?? []);
  for (const dice of seen) expect(dice).toEqual(truth.get(dice.decisions));
  expect(seen.filter(({ attack }) => attack.length > 0).length, 'questions about dice').toBeGreaterThan(2);
  expect(app.problems).toEqual([]);
});
