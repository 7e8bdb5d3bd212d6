import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { App } from './app.ts';
import { asked, numbers, play } from './player.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const PAGES = [
  '/',
  '/new',
  '/new/link',
  '/rules',
  '/lists',
  '/lists?game=xwing1',
  '/replay',
  '/sandbox',
  '/odds/legion',
  '/settings',
  '/verify',
  '/nowhere',
];

let app: App;
beforeAll(async () => {
  app = await App.start();
});
afterAll(() => app.stop());

/** What axe calls serious or critical, each with the first element at fault. */
async function faults(page: Page): Promise<string[]> {
  // By evaluation: the page's own policy rightly refuses scripts from elsewhere.
  await page.evaluate(AXE);
  const results = await page.evaluate(async () => {
    const axe: { run(context: Document): Promise<{ violations: Violation[] }> } = Reflect.get(window, 'axe');
    return (await axe.run(document)).violations;
  });
  return results
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, help, nodes }) => `${id}: ${help} (${nodes[0]?.html ?? ''})`);
}

interface Violation {
  readonly id: string;
  readonly impact: string;
  readonly help: string;
  readonly nodes: readonly { readonly html: string }[];
}

/** A visitor who has chosen a theme, and wants nothing to move. */
async function visitor(theme: 'dark' | 'light', width: number, height: number): Promise<Page> {
  const page = await app.visitor(width, height);
  await page.addInitScript(
    (chosen) => localStorage.setItem('rangefinder.settings', JSON.stringify({ theme: chosen, motion: 'none' })),
    theme,
  );
  return page;
}

test.each([
  ['dark', 1440, 900],
  ['dark', 390, 844],
  ['light', 1440, 900],
] as const)('no page has a serious accessibility fault (%s, %i × %i)', async (theme, width, height) => {
  const page = await visitor(theme, width, height);
  for (const path of PAGES) {
    await page.goto(app.address + path);
    await page.locator('h1, h2').first().waitFor();
    expect(await page.locator('html').getAttribute('data-theme')).toBe(theme);
    expect(await faults(page), path).toEqual([]);
  }
});

test.each([
  ['dark', 'X-Wing 2nd edition'],
  ['light', 'X-Wing 2nd edition'],
  ['light', 'X-Wing 1st edition'],
] as const)('nor has a table in play (%s, %s)', async (theme, game) => {
  const page = await visitor(theme, 1440, 900);
  await page.goto(app.address);
  await page.getByRole('button', { name: `Play ${game}` }).click();
  const seen = new Set<string>();
  const random = numbers(21);
  for (let i = 0; i < 60; i++) {
    const topic = await asked(page);
    if (topic === 'over') break;
    if (!seen.has(topic)) expect(await faults(page), `asked "${topic}"`).toEqual([]);
    seen.add(topic);
    await play(page, random, (answered) => answered >= 1);
  }
  expect(seen.size).toBeGreaterThan(4);
});

test.each(['en-GB', 'fr-FR', 'pl-PL'])('nothing sticks out of any page in %s', async (language) => {
  const page = await app.visitor(1440, 844, language);
  for (const path of PAGES) {
    await page.goto(app.address + path);
    await page.locator('h1, h2').first().waitFor();
    for (const width of [1440, 768, 390]) {
      await page.setViewportSize({ width, height: 844 });
      const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(wider, `${path} at ${width}`).toBeLessThanOrEqual(0);
    }
  }
});

test('the first page needs less than 300 kB of gzipped JavaScript', async () => {
  const page = await app.visitor();
  const bodies = new Map<string, Promise<Buffer>>();
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) bodies.set(response.url(), response.body());
  });
  await page.goto(app.address);
  await page.waitForLoadState('networkidle');
  const scripts = await Promise.all(bodies.values());
  const total = scripts.reduce((sum, script) => sum + gzipSync(script).length, 0);
  expect(total).toBeGreaterThan(10_000);
  expect(total).toBeLessThan(300_000);
});

test('nothing went wrong in any of them', () => {
  expect(app.problems).toEqual([]);
});
