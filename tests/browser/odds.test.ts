import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { App } from './app.ts';

/** Odds and balance: the chances of any attack, sent to somebody by link; two armies that bots play against each other. */

let app: App;
beforeAll(async () => {
  app = await App.start();
});
afterAll(() => app.stop());

const mean = (page: Page) => page.locator('.lo-mean b').textContent();
const side = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** The number, once it is another than before. */
async function another(page: Page, before: number): Promise<number> {
  await expect.poll(() => mean(page)).not.toBe(before.toFixed(2));
  return Number(await mean(page));
}

test('the odds of an attack follow every choice, and travel in a link', async () => {
  const page = await app.visitor();
  await page.goto(`${app.address}/lists?game=legion`);
  await page.getByRole('link', { name: 'Odds and balance' }).click();
  await expect.poll(() => mean(page)).toBe('1.00');

  // More dice, an aim, cover: the number follows.
  const attacker = side(page, 'Attacker');
  await attacker.getByLabel('Heavy weapon').selectOption('DLT-19 Stormtrooper');
  const armed = await another(page, 1);
  expect(armed).toBeGreaterThan(1);
  await attacker.getByRole('button', { name: 'More: Aim token' }).click();
  const aimed = await another(page, armed);
  expect(aimed).toBeGreaterThan(armed);
  await page.getByRole('button', { name: /^Range 3, heavy cover/ }).click();
  expect(await another(page, aimed)).toBeLessThan(aimed);
  expect(await page.getByRole('radio', { name: 'Heavy', exact: true }).isChecked()).toBe(true);

  // Fewer miniatures, fewer dice.
  await attacker.getByRole('button', { name: 'Fewer: Miniatures left' }).click();
  await page.getByText('3 × E-11 Blaster Rifle · DLT-19 Stormtrooper').waitFor();

  // Who cannot reach says so.
  await page.getByRole('radio', { name: '5', exact: true }).check();
  await page.getByText('No weapon of the attacker reaches the defender like this.').waitFor();
  await page.getByRole('radio', { name: '3', exact: true }).check();
  const shown = await mean(page);

  // Somebody else opens the link, in another language, on a telephone.
  await page.getByRole('button', { name: 'Copy link' }).click();
  await page.getByRole('button', { name: 'Link copied' }).waitFor();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const friend = await app.visitor(390, 844, 'fr-FR');
  await friend.goto(link);
  await expect.poll(() => mean(friend)).toBe(shown?.replace('.', ','));
  await friend.getByText('blessures en moyenne').first().waitFor();
  expect(await friend.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);

  // Swapped, the other one shoots.
  await page.getByRole('button', { name: 'Swap sides' }).click();
  await page.getByText('4 × A-280 Blaster Rifle').waitFor();
  await page.goto(`${app.address}/odds/legion?a=nobody`);
  await page.getByText('The link could not be read').waitFor();
  expect(app.problems).toEqual([]);
});

test('bots play two armies against each other, and say how sure the outcome is', async () => {
  const page = await app.visitor(1024, 768);
  await page.goto(app.address);
  await page.getByRole('link', { name: /^Odds and balance/ }).click();
  await page.getByLabel('Game', { exact: true }).selectOption('Star Wars: Legion');
  const balance = side(page, 'Which list wins?');
  for (const bot of await balance.getByLabel('Played by').all()) await bot.selectOption('random');
  await balance.getByLabel('Games').selectOption('10');
  await balance.getByRole('button', { name: 'Play the games' }).click();
  await balance.getByRole('button', { name: 'Play anew' }).waitFor({ timeout: 240_000 });
  await balance.getByText(/with 95% certainty it is between \d+(\.\d)?% and \d+(\.\d)?%/).waitFor();
  const counts = await balance.locator('.odds-count dd').allTextContents();
  expect(counts.reduce((sum, text) => sum + Number.parseInt(text, 10), 0)).toBe(10);

  // Whoever has seen enough stops.
  await balance.getByLabel('Games').selectOption('300');
  await balance.getByRole('button', { name: 'Play anew' }).click();
  await balance.getByText(/of 300 games played/).waitFor();
  await balance.getByRole('button', { name: 'Stop' }).click();
  await balance.getByRole('button', { name: 'Play anew' }).waitFor();
  expect(app.problems).toEqual([]);
}, 400_000);
