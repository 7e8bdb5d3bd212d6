import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { App } from './app.ts';
import { playInPage } from './inpage.ts';

/** Armies of Legion: built by clicking, kept, shared, taken elsewhere and brought back, and led through a whole battle. */

let app: App;
beforeAll(async () => {
  app = await App.start();
});
afterAll(() => app.stop());

/** Adds a unit by its name. */
async function recruit(page: Page, name: string): Promise<void> {
  await page.getByRole('searchbox').fill(name);
  await page
    .getByRole('button', { name: `Add ${name}` })
    .first()
    .click();
}

async function newArmy(page: Page, faction: string): Promise<void> {
  await page.goto(`${app.address}/lists?game=legion`);
  await page.getByRole('button', { name: 'New army' }).click();
  await page.getByRole('button', { name: faction }).click();
}

const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

const LEGAL = 'Legal: ready for the table';

test('an army is built, refused for what breaks a rule, mended, kept, shared, taken elsewhere and led', async () => {
  const page = await app.visitor();
  await newArmy(page, 'Galactic Empire');
  await page.getByLabel('Battle', { exact: true }).selectOption('Skirmish · 500');
  for (const unit of ['General Veers', 'Stormtroopers', 'Stormtroopers']) await recruit(page, unit);
  await page.locator('.la-times', { hasText: '×2' }).waitFor();

  // What would break a rule is not offered, and says why.
  await page.getByRole('searchbox').fill('General Veers');
  const again = page.getByRole('button', { name: 'Add General Veers' }).first();
  expect(await again.getAttribute('aria-disabled')).toBe('true');
  await page.locator('.lb-choice').getByRole('link', { name: 'rule legion.unique-cards.2' }).waitFor();
  await page.getByRole('searchbox').fill('');
  await page.getByLabel('Rank', { exact: true }).selectOption('Heavy');
  await expect.poll(() => page.locator('.lb-group h3').allTextContents()).toEqual([expect.stringContaining('Heavy')]);

  // One upgrade for both of the units that are alike, then another one for one of them.
  const trooper = page.locator('.lb-item', { hasText: 'Stormtroopers' });
  await trooper.getByRole('button', { name: 'Heavy weapon' }).click();
  await page.getByText('For all 2 of them').waitFor();
  await page.getByText('Does not fit now').click();
  const misfit = page.locator('.lb-choice.is-dim', { hasText: 'Flametrooper' });
  await misfit.getByRole('link', { name: 'rule legion.upgrade-cards.7' }).waitFor();
  await page.getByRole('button', { name: 'Add DLT-19 Stormtrooper' }).click();
  await trooper.getByRole('button', { name: 'Personnel' }).click();
  await page.getByText('For all 2 of them').click();
  await page.getByRole('button', { name: 'Add Stormtrooper,' }).click();
  await expect.poll(() => trooper.count()).toBe(2);
  await page.locator('.la-times').waitFor({ state: 'detached' });

  // A keyword tells what it does, and which rule says so.
  await page.getByRole('button', { name: 'Card of General Veers' }).click();
  await page.locator('.la-opened').getByRole('button', { name: 'Spotter 2' }).click();
  await page.locator('.la-keyword-text').getByRole('link', { name: 'rule legion.spotter-x.1' }).waitFor();

  // The hand: only cards of those who are there; the deck of a skirmish is everybody's.
  await page.getByRole('button', { name: 'Command of 1 pip' }).first().click();
  await page.getByRole('button', { name: 'Add Maximum Firepower' }).click();
  await page.getByText('Does not fit now').click();
  const stranger = page.locator('.lb-choice', { hasText: 'Implacable' });
  await stranger.getByRole('link', { name: 'rule legion.command-cards.6' }).waitFor();
  await page.locator('.lb-problems').getByRole('link', { name: 'rule legion.command-cards.3' }).waitFor();
  expect(await page.getByRole('link', { name: 'Play with this army' }).count()).toBe(0);
  await page.getByRole('button', { name: 'Fill the rest by chance' }).click();
  await page.getByText(LEGAL).waitFor();
  await page.getByRole('button', { name: 'Take Maximum Firepower off' }).waitFor();

  await page.getByRole('button', { name: 'Remove General Veers' }).click();
  await page.locator('.lb-problems').getByRole('link', { name: 'rule legion.skirmish-armies.2' }).waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText(LEGAL).waitFor();
  await page.getByLabel('Name of the army').fill('Veers in the snow');
  await page.getByText('Saved on this machine').waitFor();

  // A link opens it on any machine, once.
  await page.getByRole('button', { name: 'Copy link' }).click();
  await page.getByRole('button', { name: 'Link copied' }).waitFor();
  const elsewhere = await app.visitor(390, 844, 'fr-FR');
  for (let visit = 0; visit < 2; visit++) {
    await elsewhere.goto('about:blank');
    await elsewhere.goto(await copied(page));
    await elsewhere.getByRole('heading', { name: 'Veers in the snow' }).waitFor();
    await elsewhere.getByRole('button', { name: 'Retirer DLT-19 Stormtrooper' }).first().waitFor();
    await elsewhere.getByText('Légale').waitFor();
  }
  await elsewhere.getByRole('link', { name: 'Toutes les armées' }).click();
  await elsewhere.getByRole('heading', { name: 'Veers in the snow' }).waitFor();
  expect(await elsewhere.getByRole('heading', { name: 'Veers in the snow' }).count()).toBe(1);

  // Taken elsewhere in every form, and brought back.
  for (const form of ['Link of Legion HQ', 'Short text', 'List for Tabletop Simulator']) {
    const before = await copied(page);
    await page.getByLabel('As', { exact: true }).selectOption(form);
    await page.getByRole('button', { name: 'Copy', exact: true }).click();
    await expect.poll(() => copied(page)).not.toBe(before);
    await elsewhere.goto(`${app.address}/lists?game=legion`);
    await elsewhere.getByRole('button', { name: 'Importer', exact: true }).click();
    await elsewhere.getByLabel('Lien ou texte de l’armée').fill(await copied(page));
    await elsewhere.getByRole('button', { name: 'Importer cette armée' }).click();
    await elsewhere.getByText('Légale').waitFor();
    await elsewhere.getByRole('button', { name: 'Retirer Stormtrooper', exact: true }).waitFor();
  }

  // Kept, and led through a battle against the bot to its end.
  await page.reload();
  await page.getByRole('heading', { name: 'Veers in the snow' }).waitFor();
  await page.getByRole('button', { name: 'Take Stormtrooper off' }).waitFor();
  await page.evaluate(() => localStorage.setItem('rangefinder.settings', JSON.stringify({ motion: 'none' })));
  await page.getByRole('link', { name: 'Play with this army' }).click();
  await expect.poll(() => page.locator('option:checked', { hasText: 'Veers in the snow' }).count()).toBe(1);
  await page.getByText('Rookie, level 1').click();
  await page.getByRole('button', { name: 'Play against the bot' }).click();
  await page.waitForURL(/\/play\//);
  await page.locator('.lg-side').first().getByText('General Veers').waitFor();
  const { questions } = await playInPage(page, { stride: 4, hurry: 60 });
  expect(questions).toBeGreaterThan(30);
  expect(await page.getByTestId('outcome').textContent()).toMatch(/You win|You lose|Draw/);
});

test('an army of another builder says what cannot be used, on a phone', async () => {
  const page = await app.visitor(390, 844);
  const bring = async (text: string) => {
    await page.goto(`${app.address}/lists?game=legion`);
    await page.getByRole('button', { name: 'Import' }).click();
    await page.getByLabel('Link or text of the army').fill(text);
    await page.getByRole('button', { name: 'Import this army' }).click();
  };
  await bring('https://legionhq2.com/list/12345');
  await page.getByText('only tells where Legion HQ keeps the army').waitFor();
  await bring('https://legionhq2.com/list/empire/1au0000,3ay0000,1ZZ00,bl,,,,,,Df');
  const report = page.locator('.lb-report');
  await report.getByText('Code “ZZ” of Legion HQ is not known here').waitFor();
  await report.getByRole('link', { name: 'rule legion.army-lists.2' }).waitFor();
  await report.getByText('Forces Converge cannot be played here').waitFor();
  await page.getByRole('button', { name: 'Got it' }).click();
  await page.locator('.la-times', { hasText: '×3' }).waitFor();

  // The picker is a sheet over the page, and closes.
  await page.getByRole('button', { name: 'Add: Operative' }).click();
  await page.getByRole('button', { name: 'Add Boba Fett' }).click();
  await page.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('heading', { name: 'Boba Fett' }).waitFor();
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide).toBe(390);

  // An army by chance is legal whatever the size of the battle.
  for (const battle of ['Skirmish · 500', 'Grand army · 1600', 'Standard · 800']) {
    await page.getByLabel('Battle', { exact: true }).selectOption(battle);
    await page.getByRole('button', { name: 'Random' }).click();
    await page.getByText(LEGAL).waitFor();
  }
  await page.getByLabel('Faction', { exact: true }).selectOption('Galactic Republic');
  await page.getByText('No units yet.').waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText(LEGAL).waitFor();
});

test('nothing went wrong in any of them', () => {
  expect(app.problems).toEqual([]);
});
