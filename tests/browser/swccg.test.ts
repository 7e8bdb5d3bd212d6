import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { App } from './app.ts';
import { decisions, numbers, play } from './player.ts';

let app: App;
beforeAll(async () => {
  app = await App.start();
});
afterAll(() => app.stop());

async function concede(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Concede', exact: true }).click();
  await page.getByRole('button', { name: 'Concede the match now' }).click();
  await page.getByTestId('outcome').waitFor();
}

test('a whole game of cards against the bot, and its replay', async () => {
  const page = await app.visitor();
  await page.goto(`${app.address}/new/bot?game=swccg`);
  await page.getByRole('button', { name: 'Play against the bot' }).click();
  // The first choice is the likely one: somebody who trusts the page.
  const answered = await play(page, () => 0);
  expect(answered).toBeGreaterThan(20);
  const played = await decisions(page);

  await page.getByRole('button', { name: 'Watch the replay' }).click();
  const slider = page.getByRole('slider').first();
  await slider.waitFor();
  expect(await slider.getAttribute('max')).toBe(String(played));
  await slider.focus();
  await page.keyboard.press('Home');
  await page.waitForFunction(() => document.querySelector('[data-decisions]')?.getAttribute('data-decisions') === '0');
  expect(app.problems).toEqual([]);
});

test('a game of cards online, with somebody watching who sees no hand', async () => {
  const [host, guest, watcher] = [await app.visitor(), await app.visitor(), await app.visitor()];
  await host.goto(`${app.address}/new/link?game=swccg`);
  await host.getByRole('button', { name: 'Create the link' }).click();
  const link = await host.getByTestId('invite-link').inputValue();
  await guest.goto(link);
  await guest.getByRole('button', { name: 'Sit down and play' }).click();
  await watcher.goto(link);
  const enough = (answered: number) => answered >= 40;
  await Promise.race([play(host, numbers(8), enough), play(guest, numbers(9), enough)]);
  await concede(host);
  for (const page of [guest, watcher]) await page.getByTestId('outcome').waitFor();
  expect(await watcher.locator('[data-option]').count()).toBe(0);
  expect(app.problems).toEqual([]);
});
