import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { App } from './app.ts';
import { playTo } from './inpage.ts';
import { asked, decisions, numbers, play } from './player.ts';

/** The first edition online, watched again, and in the builder. Whole games against the bot have a file of their own. */

const GAME = 'X-Wing first edition';

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

async function concede(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Concede', exact: true }).click();
  await page.getByRole('button', { name: 'Concede the match now' }).click();
  await page.getByTestId('outcome').waitFor();
}

test('two play online, a third who watches sees no facedown dial, and all of it is watched again', async () => {
  const [host, guest, watcher] = [await app.visitor(), await app.visitor(1280, 800), await app.visitor(1024, 768)];
  const [told, overheard] = [heard(host), heard(watcher)];
  await host.goto(`${app.address}/new/open?game=xwing1`);
  await host.getByLabel('Your squad').selectOption('Red Squadron');
  await host.getByRole('button', { name: 'Open the game' }).click();
  await host.locator('.waiting-terms').getByText(GAME).waitFor();

  // The lobby and the invitation say which edition it is.
  await guest.goto(app.address);
  await guest
    .locator('.home-row', { hasText: `${GAME} · Red Squadron` })
    .getByRole('link')
    .click();
  await guest.getByRole('heading', { name: `invites you to a game of ${GAME}` }).waitFor();
  await guest.getByLabel('Your squad').selectOption('Bounty Hunters');
  await guest.getByRole('button', { name: 'Sit down and play' }).click();
  await watcher.goto(guest.url());

  await Promise.all([playTo(host, 'set-dial').then(() => playTo(host, 'dials-ready')), playTo(guest, 'set-dial')]);
  await watcher.getByText('You are watching.').waitFor();
  await expect.poll(() => decisions(watcher)).toBe(await decisions(host));
  for (const page of [host, guest, watcher]) expect(await page.title()).toContain(GAME);
  expect(await guest.locator('.chat').evaluate((chat) => chat.scrollWidth - chat.clientWidth)).toBe(0);

  // Three dials lie facedown: their player may look at them, and nobody else has been told.
  const shown = (page: Page) => page.locator('.xw-dial-mark:not(.is-hidden)').count();
  expect(await Promise.all([host, guest, watcher].map(shown))).toEqual([3, 0, 0]);
  expect(await watcher.getByRole('img', { name: 'dial hidden' }).count()).toBe(3);
  expect(told()).toContain('dial-set');
  expect(overheard()).toContain('Red Squadron');
  expect(overheard()).not.toContain('dial-set');

  await host.reload();
  expect(await asked(host)).toBe('dials-ready');
  await expect.poll(() => shown(host)).toBe(3);
  await Promise.all([playTo(host, 'set-dial'), playTo(guest, 'dials-ready').then(() => playTo(guest, 'set-dial'))]);

  // A new round, and nobody moves: time to give up.
  await concede(host);
  for (const page of [guest, watcher]) await page.getByTestId('outcome').waitFor();
  const counts = await Promise.all([host, guest, watcher].map(decisions));
  expect(new Set(counts).size).toBe(1);
  expect(await watcher.locator('[data-option]').count()).toBe(0);

  await guest.getByRole('button', { name: 'Watch the replay' }).click();
  const slider = guest.getByRole('slider').first();
  await slider.waitFor();
  expect(await slider.getAttribute('max')).toBe(String(counts[0]));
  await guest.locator('.timeline-proof.is-holds').waitFor();
  await guest.locator('.timeline-at', { hasText: GAME }).waitFor();
  await guest.getByRole('button', { name: 'Go to round 2' }).click();
  await guest.locator('.timeline-at', { hasText: 'Round 2' }).waitFor();
  expect(app.problems).toEqual([]);
});

test('a squad is built, refused for what breaks a rule, mended, kept and flown', async () => {
  const page = await app.visitor();
  await page.goto(`${app.address}/lists?game=xwing1`);
  expect(await page.getByLabel('Game').locator('option:checked').textContent()).toBe(GAME);
  await page.getByRole('button', { name: 'New squad' }).click();
  await page.getByRole('button', { name: 'Rebels' }).click();
  const add = (card: string) => page.getByRole('button', { name: `Add ${card}, ` }).first();
  for (const pilot of ['Luke Skywalker', 'Wedge Antilles']) {
    await page.getByRole('searchbox').fill(pilot);
    await add(pilot).click();
  }
  await page.getByText('Legal: ready for the table').waitFor();

  // What would break a rule is not offered, and says why.
  await page.getByRole('searchbox').fill('Luke');
  expect(await add('Luke Skywalker').getAttribute('aria-disabled')).toBe('true');
  await page.locator('.lb-choice').getByRole('link', { name: 'rule xw1.unique-names.2' }).first().waitFor();
  await page.getByRole('button', { name: 'Torpedo', exact: true }).first().click();
  await add('Proton Torpedoes').click();

  await page.locator('.xb-obstacle:has(:checked)').first().click();
  await page.getByText('1 reason why it is not legal yet').waitFor();
  await page.locator('.lb-problems').getByRole('link', { name: 'rule xw1.squad-lists.5' }).waitFor();
  expect(await page.getByRole('link', { name: 'Play with this squad' }).count()).toBe(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText('Legal: ready for the table').waitFor();
  await page.getByLabel('Name of the squad').fill('Two of Red');
  await page.getByText('Saved on this machine').waitFor();
  await page.locator('.list-where', { hasText: GAME }).waitFor();
  await page.getByRole('link', { name: 'Play with this squad' }).click();
  await expect.poll(() => page.locator('option:checked', { hasText: 'Two of Red' }).count()).toBe(1);
  await page.getByRole('button', { name: 'Play against the bot' }).click();
  await play(page, numbers(3), (answered) => answered === 1);
  await page.getByText('Wedge Antilles').first().waitFor();
  await concede(page);

  // Where games are picked up or watched again, each says which it is.
  await page.goto(`${app.address}/replay`);
  await page.locator('.replay-row', { hasText: 'Two of Red' }).getByText(GAME).waitFor();
  await page.goto(app.address);
  await page.locator('.home-row', { hasText: 'Two of Red' }).getByText(GAME).waitFor();
});

test('squads of other builders are read, with the reason for what cannot be flown', async () => {
  const page = await app.visitor(390, 844);
  const bring = async (text: string) => {
    await page.goto(`${app.address}/lists?game=xwing1`);
    await page.getByRole('button', { name: 'Import' }).click();
    await page.getByLabel('Link or text of the squad').fill(text);
    await page.getByRole('button', { name: 'Import this squad' }).click();
  };
  await bring('https://yasb.app/?f=Rebel%20Alliance&d=v9ZsZ200Z4X116');
  await page.getByText('This squad is of the second edition.').waitFor();

  await bring('https://geordanr.github.io/xwing/?f=Rebel%20Alliance&d=v4!s!204:27,136,198,148:41:13:&sn=Shared');
  await page.getByRole('heading', { name: 'Norra Wexley' }).waitFor();
  await page.getByRole('button', { name: 'Take BB-8 off' }).waitFor();
  await page.getByText('Legal: ready for the table').waitFor();

  const pilots = [
    { name: 'lukeskywalker', ship: 'xwing' },
    { name: 'hansolo', ship: 'yt1300', upgrades: { crew: ['lukeskywalker'], ept: ['predator'] } },
    { name: 'nobody', ship: 'xwing' },
  ];
  await bring(JSON.stringify({ faction: 'rebel', pilots, version: '1.0.0' }));
  await page.locator('.lb-report').getByRole('link', { name: 'rule xw1.squad-lists.2' }).waitFor();
  await page.getByText('1 reason why it is not legal yet').waitFor();
  await page.locator('.lb-problems').getByRole('link', { name: 'rule xw1.unique-names.2' }).waitFor();
  await page.getByRole('button', { name: 'Take Luke Skywalker off' }).click();
  await page.getByText('Legal: ready for the table').waitFor();
  await page.goto(`${app.address}/lists?game=xwing1`);
  await page.getByRole('heading', { name: 'Shared' }).waitFor();
  await expect.poll(() => page.locator('.list-legal').count()).toBe(2);
  // They are squads of this edition alone.
  await page.getByLabel('Game').selectOption('xwing2');
  await page.getByText('You have no squads yet.').waitFor();
});

test('nothing went wrong in any of them', () => {
  expect(app.problems).toEqual([]);
});
