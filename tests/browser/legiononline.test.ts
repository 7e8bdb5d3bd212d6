import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { App } from './app.ts';
import { playInPage, playTo } from './inpage.ts';
import { asked, decisions } from './player.ts';

/** Legion online and watched again. A whole skirmish against the bot has a file of its own. */

let app: App;
beforeAll(async () => {
  app = await App.start();
});
afterAll(() => app.stop());

/** Everything the server says to a page from now on. */
function heard(page: Page): () => string {
  const frames: string[] = [];
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => frames.push(String(payload))));
  return () => frames.join('\n');
}

test('a skirmish online: a reload in mid-move, a watcher who sees no hand, and its replay', async () => {
  const [host, guest, watcher] = [await app.visitor(), await app.visitor(1280, 800), await app.visitor(1024, 768)];
  const [told, overheard] = [heard(host), heard(watcher)];
  await host.goto(`${app.address}/new/open?game=legion`);
  await host.getByLabel('Your army').selectOption('ready-9');
  await host.getByRole('button', { name: 'Open the game' }).click();
  await host.locator('.waiting-terms').getByText('Skirmish').first().waitFor();
  await guest.goto(app.address);
  await guest.locator('.home-row', { hasText: 'Star Wars: Legion' }).getByRole('link').click();
  await guest.locator('.waiting-terms').getByText('500 points on a table of 90 × 90 cm').waitFor();
  await guest.getByLabel('Your army').selectOption('ready-10');
  await guest.getByRole('button', { name: 'Sit down and play' }).click();
  await watcher.goto(guest.url());
  await watcher.getByText('You are watching.').waitFor();

  // The guest plays on while the host is asked where a leader moves, and the page is lost just then.
  await guest.locator('.table-dock').waitFor();
  const guestPlays = playInPage(guest, { stride: 4 });
  await playTo(host, 'command-card');
  expect(told()).toContain('hand');
  expect(await watcher.locator('.lg-hand [data-option]').count()).toBe(0);
  await playTo(host, 'move-leader');
  const before = await decisions(host);
  await host.reload();
  expect(await asked(host)).toBe('move-leader');
  expect(await decisions(host)).toBe(before);
  await host.locator('[data-option="place-here"]:not([disabled])').click();
  await expect.poll(() => decisions(host)).toBeGreaterThan(before);
  await expect.poll(() => decisions(watcher)).toBeGreaterThan(before);
  expect(await watcher.locator('[data-option]').count()).toBe(0);
  // Cards that nobody has played yet were never told to whoever watches.
  const hands = [...told().matchAll(/"hand":\[([^\]]+)\]/g)].map(([, cards]) => cards);
  expect(hands.length).toBeGreaterThan(0);
  for (const cards of hands) expect(overheard()).not.toContain(`"hand":[${cards}]`);

  await host.getByRole('button', { name: 'Concede', exact: true }).click();
  await host.getByRole('button', { name: 'Concede the match now' }).click();
  await guestPlays;
  for (const page of [host, guest, watcher]) await page.getByTestId('outcome').waitFor();
  const counts = await Promise.all([host, guest, watcher].map(decisions));
  expect(new Set(counts).size).toBe(1);

  await guest.getByRole('button', { name: 'Watch the replay' }).click();
  const slider = guest.getByRole('slider').first();
  await slider.waitFor();
  expect(await slider.getAttribute('max')).toBe(String(counts[0]));
  await guest.locator('.timeline-proof.is-holds').waitFor();
  await guest.getByRole('button', { name: 'Go to round 1' }).click();
  await guest.locator('.lg-mini').first().waitFor();
  expect(app.problems).toEqual([]);
});
