import { readFileSync } from 'node:fs';
import { playOut } from '@rangefinder/bots';
import { runScenario } from '@rangefinder/conformance';
import { GAMES } from '@rangefinder/games';
import { Match, toLink } from '@rangefinder/kernel';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { App } from './app.ts';
import { decisions } from './player.ts';

/** Builder, rules, replay and sandbox: what one does around a game. */

let app: App;
beforeAll(async () => {
  app = await App.start();
});
afterAll(() => app.stop());

test('a squad is built, refused for what breaks a rule, mended, kept and flown', async () => {
  const page = await app.visitor();
  await page.goto(`${app.address}/lists`);
  await page.getByRole('button', { name: 'New squad' }).click();
  await page.getByRole('button', { name: 'Rebel Alliance' }).click();
  const names = () => page.locator('.lb-choice .lb-order').allTextContents();
  await page.getByLabel('Ship', { exact: true }).selectOption('T-65 X-wing');
  await page.getByLabel('Initiative').selectOption('5');
  await expect.poll(async () => new Set(await names())).toEqual(new Set(['5']));
  await page.getByLabel('Cost').selectOption('up to 3');
  await page.getByText('Nothing found.').waitFor();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  for (const pilot of ['Luke Skywalker', 'Wedge Antilles', 'Red Squadron Veteran']) {
    await page.getByRole('searchbox').fill(pilot);
    await page
      .getByRole('button', { name: `Add ${pilot}, ` })
      .first()
      .click();
  }
  await page.getByText('Legal: ready for the table').waitFor();
  await page.getByRole('searchbox').fill('Luke');
  const again = page.getByRole('button', { name: 'Add Luke Skywalker, ' }).first();
  expect(await again.getAttribute('aria-disabled')).toBe('true');
  await page.getByText('Luke Skywalker is 2 times in the squad').first().waitFor();

  await page.getByRole('button', { name: 'Torpedo', exact: true }).first().click();
  await page.getByRole('button', { name: 'Add Proton Torpedoes, ' }).click();
  await page.getByRole('button', { name: 'Remove Red Squadron Veteran' }).click();
  await page.getByText('1 reason why it is not legal yet').waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText('Legal: ready for the table').waitFor();
  await page.getByLabel('Name of the squad').fill('Three of Red');
  await page.getByText('Saved on this machine').waitFor();

  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await page.getByRole('button', { name: 'Copy link' }).click();
  await page.getByRole('button', { name: 'Link copied' }).waitFor();
  const elsewhere = await app.visitor(390, 844, 'fr-FR');
  for (let visit = 0; visit < 2; visit++) {
    await elsewhere.goto('about:blank');
    await elsewhere.goto(await copied());
    await elsewhere.getByRole('heading', { name: 'Three of Red' }).waitFor();
    await elsewhere.getByRole('button', { name: 'Retirer Proton Torpedoes' }).waitFor();
  }
  await elsewhere.getByRole('link', { name: 'Tous les escadrons' }).click();
  await elsewhere.getByRole('heading', { name: 'Three of Red' }).waitFor();
  expect(await elsewhere.getByRole('heading', { name: 'Three of Red' }).count()).toBe(1);

  await page.getByLabel('As', { exact: true }).selectOption('Link of Launch Bay Next');
  await page.getByRole('button', { name: 'Copy', exact: true }).click();
  await page.getByRole('link', { name: 'Open in Launch Bay Next' }).waitFor();
  await elsewhere.getByRole('button', { name: 'Importer', exact: true }).click();
  await elsewhere.getByLabel("Lien ou texte de l'escadron").fill(await copied());
  await elsewhere.getByRole('button', { name: 'Importer cet escadron' }).click();
  await elsewhere.getByRole('button', { name: 'Retirer Proton Torpedoes' }).waitFor();

  await page.reload();
  await page.getByRole('heading', { name: 'Three of Red' }).waitFor();
  await page.getByRole('button', { name: 'Take Proton Torpedoes off' }).waitFor();
  await page.getByRole('link', { name: 'Play with this squad' }).click();
  await expect.poll(() => page.locator('option:checked', { hasText: 'Three of Red' }).count()).toBe(1);
});

test('a list from elsewhere is kept as far as it can be used, and the rest is named with its rule', async () => {
  const page = await app.visitor();
  await page.goto(`${app.address}/lists`);
  await page.getByRole('button', { name: 'Import' }).click();
  const pilots = [{ id: 'darthvader', ship: 'tieadvancedx1' }, { id: 'nobody' }];
  await page.getByLabel('Link or text of the squad').fill('no squad');
  await page.getByRole('button', { name: 'Import this squad' }).click();
  await page.getByText('This is no squad that can be read').waitFor();
  await page.getByText('Paste a link of YASB or Launch Bay Next').waitFor();
  await page.getByLabel('Link or text of the squad').fill('https://yasb.app/?f=Galactic%20Empire&d=v9ZqZ20Z1XW');
  await page.getByRole('button', { name: 'Import this squad' }).click();
  await page.getByText('This YASB link holds quick builds').waitFor();
  await page.getByLabel('Link or text of the squad').fill(JSON.stringify({ faction: 'galacticempire', pilots }));
  await page.getByRole('button', { name: 'Import this squad' }).click();
  await page.getByText('Ship 2: there is no pilot "nobody".').waitFor();
  await page.getByRole('heading', { name: 'Darth Vader' }).waitFor();
  expect(await page.locator('.lb-report li').count()).toBe(1);
  expect(await page.getByRole('button', { name: /^Remove / }).allTextContents()).toHaveLength(1);
  await page.getByRole('link', { name: 'rule xw2.squad-lists.2' }).click();
  await page.locator('[id="xw2.squad-lists.2"].is-target').waitFor();
  expect(new URL(page.url()).pathname).toBe('/rules/xwing2/xw2.squad-lists.2');
});

test('a deck is kept apart from squads, and played on its own side', async () => {
  const page = await app.visitor();
  await page.goto(`${app.address}/lists`);
  await page.getByLabel('Game').selectOption('swccg');
  await page.getByRole('button', { name: 'Copy and change: Massassi Base' }).click();
  await page.getByRole('link', { name: 'All decks' }).click();
  await page.reload();
  await page.getByRole('link', { name: 'Play with Massassi Base (copy)' }).click();
  await page.getByLabel('Light Side').and(page.locator(':checked')).waitFor();
  const [own, bots] = [page.getByLabel('Your deck'), page.getByLabel('The bot’s deck')];
  await expect.poll(() => own.locator('option:checked').textContent()).toBe('Massassi Base (copy)');
  expect(await bots.locator('option', { hasText: 'Massassi Base' }).count()).toBe(0);
});

test('a deck from elsewhere says which of its lines were left out', async () => {
  const page = await app.visitor();
  await page.goto(`${app.address}/lists?game=swccg`);
  await page.getByRole('button', { name: 'Import' }).click();
  await page.getByLabel('The deck as text').fill('2x Luke Skywalker\nJar Jar');
  await page.getByRole('button', { name: 'Import this deck' }).click();
  await page.getByText('Line 2: there is no card "Jar Jar" here').waitFor();
  // What could be read is in the deck, as often as it was written, and nothing else.
  const kept = page.locator('.sw-deck-part li');
  await expect.poll(() => kept.locator('.sw-deck-title').allTextContents()).toEqual([' Luke Skywalker']);
  expect(await kept.locator('.sw-deck-count').textContent()).toBe('2×');

  await page.getByText('Deck as text').click();
  await page.getByLabel('Written for').selectOption('Holotable (.htd)');
  await expect
    .poll(() => page.getByRole('textbox', { name: 'Deck as text' }).inputValue())
    .toContain('card "/starwars/Premiere-Light/t_lukeskywalker" 2');
  await page
    .getByRole('textbox', { name: 'Deck as text' })
    .fill('<deck><card blueprintId="1_168" title="Darth Vader"/></deck>');
  await page.getByRole('button', { name: 'Read in' }).click();
  await page.getByText('1 card of the dark side.').waitFor();
  await page.getByRole('button', { name: 'Copy link' }).click();
  await page.getByRole('button', { name: 'Link copied' }).waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('#side=dark&cards=darth-vader');
});

test('a rule is found in spite of a slip, and its address leads to it with its ruling', async () => {
  const page = await app.visitor();
  await page.goto(`${app.address}/rules`);
  // The book opens on rules, not on what was changed in them.
  expect(await page.locator('.chapter h3').first().textContent()).toBe('Introduction');
  await page.getByRole('searchbox').fill('barrel roll asteroid');
  await page.locator('.found [id="xw2.barrel-roll.10"]').waitFor();
  await page.getByRole('searchbox').fill('barel rol fails');
  await page.getByRole('link', { name: 'Link to rule xw2.barrel-roll.9' }).click();
  const rule = page.locator('[id="xw2.barrel-roll.9"].is-target');
  await rule.waitFor();
  await rule.getByText('three end positions').waitFor();
  expect(new URL(page.url()).pathname).toBe('/rules/xwing2/xw2.barrel-roll.9');
  await expect.poll(() => rule.evaluate((line) => Math.abs(line.getBoundingClientRect().top) < innerHeight)).toBe(true);
});

test('a record in a link is watched from end to end and played on from', async () => {
  const game = await GAMES.find(({ id }) => id === 'xwing2')?.load();
  if (!game) throw new Error('No X-Wing.');
  const lists = game.readyLists.slice(0, 2).map(({ list }) => list);
  const match = Match.start(game, { setup: game.newSetup({ lists }), seed: 'watched' });
  const bot = game.bots.greedy;
  if (!bot) throw new Error('No bot.');
  playOut(match, [bot(), bot()], 'watched');
  const length = match.decisions.length;

  const page = await app.visitor();
  await page.goto(`${app.address}/replay#${await toLink(match.record())}`);
  await page.getByText('Checked: the match plays out').waitFor({ timeout: 30_000 });
  const at = () => decisions(page);
  await expect.poll(at).toBe(0);
  await page.keyboard.press('End');
  await expect.poll(at).toBe(length);
  await page.getByText(`Decision ${length} of ${length}`).waitFor();
  await page.keyboard.press('PageUp');
  await expect.poll(at).toBeLessThan(length);
  await page.getByRole('button', { name: 'Go to round 2' }).click();
  const round = match.log.filter(({ event }) => event.type === 'round')[1]?.decision ?? length;
  await expect.poll(at).toBe(round);
  await page.keyboard.press('ArrowRight');
  await expect.poll(at).toBe(round + 1);
  await page.getByLabel('Through the eyes of').selectOption('1');
  // Somewhere in the game somebody shoots, and the dice lie beside the sentence that tells of it.
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await page.locator('.timeline .die').first().waitFor({ timeout: 60_000 });
  await page.getByRole('button', { name: 'Pause' }).click();
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await page.waitForURL('**/play/*');
  await page.locator('.table[data-status="live"]').waitFor();
  // The match goes on from there, not from its beginning or its end.
  expect(await at()).toBeGreaterThan(round);
  expect(await at()).toBeLessThan(length);
});

test('a position is set up, played by both sides, and saved as a scenario that passes', async () => {
  const page = await app.visitor();
  await page.goto(`${app.address}/sandbox`);
  await page.getByRole('button', { name: 'Begin with an example' }).click();
  await page.getByRole('button', { name: 'Luke Skywalker, Player 1' }).focus();
  await page.keyboard.press('ArrowUp');
  await expect.poll(() => page.getByLabel('y (mm)').inputValue()).toBe('260');
  await page.getByRole('button', { name: 'Play this position' }).click();
  for (let i = 0; i < 3; i++) {
    const option = page.locator('.table-dock .option:not([disabled])').first();
    const before = await page.locator('.table').getAttribute('data-decisions');
    await option.click();
    await expect.poll(() => page.locator('.table').getAttribute('data-decisions')).not.toBe(before);
  }
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as scenario' }).click(),
  ]);
  const text = readFileSync(await file.path(), 'utf8');
  const gameOf = async (id: string) => GAMES.find((game) => game.id === id)?.load();
  expect(await runScenario('sandbox.yaml', text, gameOf)).toMatchObject({ failure: undefined });
  await page.getByRole('button', { name: 'Edit from here' }).click();
  await page.getByRole('button', { name: 'Play this position' }).waitFor();
  expect(await page.getByLabel('Pieces').locator('option').count()).toBeGreaterThan(3);
});

test('nothing went wrong in any of them', () => {
  expect(app.problems).toEqual([]);
});
