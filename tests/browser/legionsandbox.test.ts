import { readFileSync } from 'node:fs';
import { runScenario } from '@rangefinder/conformance';
import { GAMES } from '@rangefinder/games';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { App } from './app.ts';
import { asked, decisions, moved } from './player.ts';

let app: App;
beforeAll(async () => {
  app = await App.start();
});
afterAll(() => app.stop());

async function sandbox(width: number, height: number, language?: string): Promise<Page> {
  const page = await app.visitor(width, height, language);
  await page.addInitScript(() => localStorage.setItem('rangefinder.settings', JSON.stringify({ motion: 'none' })));
  await page.goto(`${app.address}/sandbox`);
  await page.locator('.sandbox-fields select').first().selectOption('legion');
  return page;
}

/** Puts a unit on the battlefield from the list. */
async function add(page: Page, seat: number, name: string): Promise<void> {
  await page.locator(`.ed-seats [data-seat="${seat}"]`).click();
  await page.getByRole('searchbox').fill(name);
  await page.locator('.ed-item', { hasText: name }).first().click();
}

/** Chooses what is asked by the key of the option, and waits for the next question. */
async function choose(page: Page, topic: string, option: string): Promise<void> {
  expect(await asked(page)).toBe(topic);
  const before = await decisions(page);
  await page.locator(`.table-dock [data-option="${option}"]`).click();
  await moved(page, before, topic);
}

async function drag(page: Page, piece: string, dx: number, dy: number): Promise<void> {
  const box = await page.locator(`[data-piece="${piece}"]`).boundingBox();
  if (!box) throw new Error(`There is no ${piece}.`);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + dx, y + dy, { steps: 5 });
  await page.mouse.up();
}

const at = (page: Page, piece: string) => page.locator(`[data-piece="${piece}"]`).getAttribute('transform');

test('two units and a barricade are put on the table, and played from there against the bot', async () => {
  const page = await sandbox(1440, 900);
  await add(page, 0, 'Stormtroopers');
  await add(page, 1, 'Rebel Troopers');
  await page.getByRole('tab', { name: 'Terrain' }).click();
  await page.getByRole('button', { name: 'Barricade', exact: true }).click();

  // A barricade is dragged; a unit follows its leader; one miniature goes by itself, and the rules say if it goes too far.
  const lay = await at(page, 'barricade-1');
  await drag(page, 'barricade-1', 40, 60);
  await expect.poll(() => at(page, 'barricade-1')).not.toBe(lay);
  const follower = await at(page, 'rebel-troopers-1-4');
  await page.locator('[data-piece="rebel-troopers-1"]').focus();
  for (let i = 0; i < 5; i++) await page.keyboard.press('ArrowDown');
  await expect.poll(() => at(page, 'rebel-troopers-1-4')).not.toBe(follower);
  await page.getByLabel('y (mm)').fill('470');
  await drag(page, 'rebel-troopers-1-4', 250, 0);
  await page.getByText('Play would not lead here:').waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText('Play would not lead here:').waitFor({ state: 'detached' });

  await page.getByLabel('Opponent').selectOption('greedy');
  await page.getByRole('button', { name: 'Play this position' }).click();
  await page.getByText('Sandbox: you are player 1').waitFor();
  await choose(page, 'action', 'move');
  await choose(page, 'move-leader', 'place-here');
  while ((await asked(page)) !== 'action') await choose(page, await asked(page), 'place-here');
  await choose(page, 'action', 'attack');
  const told = page.locator('.table', { hasText: /Stormtroopers 1 attacks? Rebel Troopers 1/ });
  for (let i = 0; i < 12 && (await told.count()) === 0; i++) {
    const [topic, before] = [await asked(page), await decisions(page)];
    await page.locator('.option.is-main').first().click();
    await moved(page, before, topic);
  }
  await told.waitFor();

  // Back in the editor everybody stands where the move has led.
  await page.getByRole('button', { name: 'Edit from here' }).click();
  await page.getByRole('button', { name: 'Play this position' }).waitFor();
  expect(await page.locator('[data-piece^="stormtroopers-1"]').count()).toBe(4);
  expect(await at(page, 'barricade-1')).not.toBe(lay);
});

test('a battlefield is laid out, a unit changed and the whole saved as a scenario that passes', async () => {
  const page = await sandbox(1024, 768);
  await page.getByRole('button', { name: 'Begin with an example' }).click();
  await page.getByRole('tab', { name: 'Battlefields' }).click();
  await page.getByLabel('Size of the battle').selectOption('standard');
  await page.getByRole('button', { name: 'Desert settlement' }).click();
  await page.locator('[data-piece="stormtroopers-1"]').focus();
  await page.getByRole('button', { name: 'More: Suppression token' }).click();
  await page.getByRole('button', { name: 'Fewer: Miniatures left' }).click();
  await expect.poll(() => page.locator('[data-piece^="stormtroopers-1"]').count()).toBe(3);
  await page.getByText('Upgrades (0)').click();
  await page.getByLabel('Heavy weapon', { exact: true }).selectOption('DLT-19 Stormtrooper');
  await page.getByText('Upgrades (1)').waitFor();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as scenario' }).click(),
  ]);
  const path = await file.path();
  const gameOf = async (id: string) => GAMES.find((game) => game.id === id)?.load();
  expect(await runScenario('sandbox.yaml', readFileSync(path, 'utf8'), gameOf)).toMatchObject({ failure: undefined });

  const elsewhere = await sandbox(390, 844, 'fr-FR');
  await elsewhere.locator('input[type="file"]').setInputFiles(path);
  await expect.poll(() => elsewhere.locator('[data-piece^="stormtroopers-1"]').count()).toBe(3);
  expect(await elsewhere.locator('.lg-piece').count()).toBeGreaterThan(10);
  const wide = await elsewhere.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(wide).toBeLessThanOrEqual(0);
});

test('nothing went wrong in any of them', () => {
  expect(app.problems).toEqual([]);
});
