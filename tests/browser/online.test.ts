import { afterAll, beforeAll, expect, test } from 'vitest';
import { App } from './app.ts';
import { playInPage } from './inpage.ts';
import { asked, decisions, numbers, play } from './player.ts';

let app: App;
beforeAll(async () => {
  app = await App.start();
});
afterAll(() => app.stop());

test('two browsers play each other while a third watches; one reloads in mid-decision and goes on', async () => {
  const [host, guest, watcher] = [await app.visitor(), await app.visitor(1280, 800), await app.visitor(1024, 768)];
  await host.goto(`${app.address}/new/link`);
  await host.getByRole('button', { name: 'Create the link' }).click();
  const link = await host.getByTestId('invite-link').inputValue();
  // Whoever waits sees what will be played, has a name, and may call it off.
  await host.locator('.waiting-terms').getByText('No clock').waitFor();
  await host.locator('.waiting-terms').getByText('Dogfight').waitFor();
  await host.getByLabel('Your name').fill('Mara Jade');
  await host.getByRole('button', { name: 'Use this name' }).click();
  await host.locator('.waiting-terms').getByText('Mara Jade').waitFor();
  await host.getByRole('button', { name: 'Cancel the game' }).waitFor();

  await guest.goto(link);
  await guest.getByRole('heading', { name: 'Mara Jade invites you' }).waitFor();
  await guest.getByRole('button', { name: 'Sit down and play' }).click();
  await watcher.goto(link);

  // The host plays some, is asked something, and loses the page just then.
  const beginning = play(host, numbers(11), (answered) => answered >= 12);
  await guest.locator('.table-dock').waitFor();
  const theirs = playInPage(guest);
  await beginning;
  const before = await decisions(host);
  const question = await asked(host);
  await expect.poll(() => host.title()).toMatch(/^● Your turn/);
  await watcher.getByText('You are watching.').waitFor();
  expect(await watcher.title()).not.toContain('turn');
  await host.reload();
  expect(await asked(host)).toBe(question);
  expect(await decisions(host)).toBeGreaterThanOrEqual(before);
  const [ours] = await Promise.all([playInPage(host), theirs]);
  expect(ours.questions).toBeGreaterThan(5);

  const results = await Promise.all([host, guest, watcher].map((page) => page.getByTestId('outcome').textContent()));
  for (const result of results) expect(result).toMatch(/\S/);
  const counts = await Promise.all([host, guest, watcher].map(decisions));
  expect(new Set(counts).size).toBe(1);
  // Whoever watches is never offered a choice.
  expect(await watcher.locator('[data-option]').count()).toBe(0);

  // The dice were fair, and anybody can see it.
  await watcher.getByRole('button', { name: 'Check the dice' }).click();
  await watcher.locator('.verify-verdict.is-holds').waitFor({ timeout: 60_000 });
  expect(app.problems).toEqual([]);
});

test('a game that nobody has joined is called off', async () => {
  const [host, late] = [await app.visitor(), await app.visitor()];
  await host.goto(`${app.address}/new/link`);
  await host.getByRole('button', { name: 'Create the link' }).click();
  const link = await host.getByTestId('invite-link').inputValue();
  await host.getByRole('button', { name: 'Cancel the game' }).click();
  await host.waitForURL(`${app.address}/`);
  await late.goto(link);
  await late.getByText('There is no such match').waitFor();
});
