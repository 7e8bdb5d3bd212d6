import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { App } from './app.ts';
import { playInPage } from './inpage.ts';
import { asked, decisions, moved, numbers, play } from './player.ts';

let app: App;
beforeAll(async () => {
  app = await App.start();
});
afterAll(() => app.stop());

async function chooseDeck(page: Page, label: string): Promise<void> {
  await page.locator('.list-choice select').first().selectOption({ label });
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

test('a side of the card game is chosen on the first page', async () => {
  const page = await app.visitor();
  for (const side of ['Light Side', 'Dark Side']) {
    await page.goto(app.address);
    await page.getByRole('group', { name: 'Play the card game' }).getByRole('button', { name: side }).click();
    await page.waitForURL(/\/play\//);
    await page.locator('.table-near').getByText(side, { exact: true }).first().waitFor();
  }
  expect(app.problems).toEqual([]);
});

test('the lobby names the deck of whoever waits', async () => {
  const [host, guest] = [await app.visitor(), await app.visitor()];
  await host.goto(`${app.address}/new/open?game=swccg`);
  await chooseDeck(host, 'Troopers of Tatooine');
  await host.getByRole('button', { name: 'Open the game' }).click();
  await host.getByTestId('invite-link').waitFor();
  await guest.goto(app.address);
  await guest.locator('.home-row', { hasText: 'Troopers of Tatooine' }).waitFor();
  expect(app.problems).toEqual([]);
});

/** Activates Force and draws cards on the piles themselves, so many times; answers the rest as the page suggests. */
async function playOnPiles(page: Page, times: number): Promise<void> {
  const piles = page.locator('[data-piece^="pile:"].is-live');
  for (let clicked = 0; clicked < times; ) {
    const topic = await asked(page);
    expect(topic, `clicked on ${clicked} piles`).not.toBe('over');
    if (topic === 'act' && (await piles.count()) > 0) {
      const before = await decisions(page);
      await piles.last().click();
      await page.locator('.sw-menu [data-option]').last().click();
      await moved(page, before, topic);
      clicked++;
    } else
      await play(
        page,
        () => 0,
        (answered) => answered >= 1,
      );
  }
}

test('a game of cards online to its end, with somebody watching who sees no hand', async () => {
  const [host, guest, watcher] = [await app.visitor(), await app.visitor(), await app.visitor()];
  await host.goto(`${app.address}/new/link?game=swccg`);
  await chooseDeck(host, 'Troopers of Tatooine');
  await host.getByRole('button', { name: 'Create the link' }).click();
  const link = await host.getByTestId('invite-link').inputValue();
  await guest.goto(link);
  await chooseDeck(guest, 'Massassi Base');
  await guest.getByRole('button', { name: 'Sit down and play' }).click();
  await watcher.goto(link);
  const rush = 10;
  await Promise.all([playInPage(host, { rush }), playOnPiles(guest, 6).then(() => playInPage(guest, { rush }))]);
  await watcher.getByTestId('outcome').waitFor();
  const counts = await Promise.all([host, guest, watcher].map(decisions));
  expect(new Set(counts).size).toBe(1);
  expect(await watcher.locator('[data-option]').count()).toBe(0);
  expect(app.problems).toEqual([]);
});

/** The card game against the bot; with `idle` the table passes by itself where nothing else is possible. */
async function cardTable(idle: boolean): Promise<Page> {
  const page = await app.visitor();
  await page.addInitScript(
    (passing) => localStorage.setItem('rangefinder.swccg.passing', passing),
    JSON.stringify({ idle, closed: [] }),
  );
  await page.goto(`${app.address}/new/bot?game=swccg`);
  await chooseDeck(page, 'Troopers of Tatooine');
  await page.getByRole('button', { name: /^(Play|Start)/ }).click();
  await page.waitForURL(/\/play\//);
  return page;
}

test('the card game is played by clicking what the page offers', async () => {
  const page = await cardTable(false);
  const answered = await play(page, numbers(3), (count) => count >= 60);
  expect(answered).toBeGreaterThan(20);
  expect(await page.locator('.sw-location').count()).toBeGreaterThan(1);
  expect(app.problems).toEqual([]);
});

test('a card is played from the card itself by keyboard, and idle questions answer themselves', async () => {
  const page = await cardTable(true);
  const pile = page.locator('[data-piece="pile:0:reserve"].is-live');
  // A deck may ask several things before the first turn: each time the last card in the tray.
  for (let topic = await asked(page); topic !== 'act'; topic = await asked(page)) {
    expect(topic).toMatch(/^starting-|^search$/);
    const asking = await decisions(page);
    await page.locator('.sw-tray [data-option]').last().press('Enter');
    await moved(page, asking, topic);
  }
  await pile.waitFor();
  const before = await decisions(page);
  await pile.focus();
  await page.keyboard.press('Enter');
  await page.locator('.sw-menu [data-option^="activate:"]').last().waitFor();
  await page.keyboard.press('Enter');
  // Having activated 1, the rest of the phase is asked again; the bot's passes and ours in between need nobody.
  await page.waitForFunction(
    (count) => Number(document.querySelector('[data-decisions]')?.getAttribute('data-decisions')) > count,
    before,
  );
  await expect.poll(() => page.locator('[data-piece="pile:0:force"] b').textContent()).toBe('1');
  expect(app.problems).toEqual([]);
});
