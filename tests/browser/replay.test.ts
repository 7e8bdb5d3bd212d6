import { afterAll, beforeAll, expect, test } from 'vitest';
import { App } from './app.ts';
import { asked, decisions, numbers, play } from './player.ts';

let app: App;
beforeAll(async () => {
  app = await App.start();
});
afterAll(() => app.stop());

test('a finished game is watched again, shared by link and played on from the middle', async () => {
  const page = await app.visitor();
  await page.goto(app.address);
  await page.getByRole('button', { name: 'Play X-Wing 2nd edition' }).click();
  await play(page, numbers(3), (answered) => answered >= 25);
  await page.getByRole('button', { name: 'Concede', exact: true }).click();
  await page.getByRole('button', { name: 'Concede the match now' }).click();
  await page.getByTestId('outcome').waitFor();
  const played = await decisions(page);

  await page.getByRole('button', { name: 'Watch the replay' }).click();
  await page.waitForURL(/\/replay/);
  const slider = page.getByRole('slider').first();
  await slider.waitFor();
  expect(await slider.getAttribute('max')).toBe(String(played));
  // What was kept claims how it ended, and the replay ends so.
  await page.locator('.timeline-proof.is-holds').waitFor();
  await slider.focus();
  await page.keyboard.press('Home');
  await page.waitForFunction(() => document.querySelector('[data-decisions]')?.getAttribute('data-decisions') === '0');

  // Players are called as at the table, and the dice of an attack are shown as they were.
  expect(await page.locator('.side-name').allTextContents()).toEqual(['Player 1 (you)', 'Ace (bot)']);
  expect(await page.getByLabel('Through the eyes of').locator('option').allTextContents()).toEqual([
    'a spectator',
    'Player 1 (you)',
    'Ace (bot)',
  ]);

  // Somebody else opens the link, and sees the same match.
  await page.getByRole('button', { name: 'Copy link' }).click();
  await page.getByRole('button', { name: 'Link copied' }).waitFor();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toContain('/replay');
  const friend = await app.visitor(390, 844);
  await friend.goto(link);
  const theirs = friend.getByRole('slider').first();
  await theirs.waitFor();
  expect(await theirs.getAttribute('max')).toBe(String(played));

  // From the middle on it is another game.
  await theirs.focus();
  for (let i = 0; i < Math.floor(played / 2); i++) await friend.keyboard.press('ArrowRight');
  await friend.getByRole('button', { name: 'Play on from here' }).click();
  await friend.waitForURL(/\/play\//);
  await asked(friend);
  const answered = await play(friend, numbers(4), (count) => count >= 8);
  expect(answered).toBe(8);
  expect(app.problems).toEqual([]);
});
