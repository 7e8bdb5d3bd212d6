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
/** From a wide window to a phone. */
const WIDTHS = [1440, 768, 390];

let app: App;
beforeAll(async () => {
  app = await App.start();
});
afterAll(() => app.stop());

const COLOURS = ['color-contrast', 'link-in-text-block'];

/** Which of axe's rules a page is held against. */
const RULES = {
  all: {},
  colours: { runOnly: { type: 'rule', values: COLOURS } },
  'all but colours': { rules: Object.fromEntries(COLOURS.map((rule) => [rule, { enabled: false }])) },
};

/** What axe calls serious or critical, each with the first element at fault. */
async function faults(page: Page, rules: keyof typeof RULES): Promise<string[]> {
  // By evaluation: the page's own policy rightly refuses scripts from elsewhere.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const results = await page.evaluate(async (options) => {
    // Even the shortest change of a colour takes until the next picture.
    await new Promise(requestAnimationFrame);
    await Promise.all(document.getAnimations().map((one) => one.finished.catch(() => {})));
    const axe: { run(context: object, options: object): Promise<{ violations: Violation[] }> } = Reflect.get(
      window,
      'axe',
    );
    // Older lines of a log are of the same kinds as its last.
    return (await axe.run({ exclude: ['.log-lines > :nth-last-child(n + 9)'] }, options)).violations;
  }, RULES[rules]);
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

/** A visitor who leaves the theme to the system, and wants nothing to move. */
async function visitor(theme: 'dark' | 'light', language = 'en-GB'): Promise<Page> {
  const page = await app.visitor(1440, 900, language);
  await page.addInitScript(() =>
    localStorage.setItem('rangefinder.settings', JSON.stringify({ theme: 'system', motion: 'none' })),
  );
  await page.emulateMedia({ colorScheme: theme });
  return page;
}

/** Opens each page, and waits for all of it. */
async function eachPage(page: Page, look: (path: string) => Promise<void>): Promise<void> {
  for (const path of PAGES) {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(app.address + path);
    await page.locator('h1, h2').first().waitFor();
    await page.waitForLoadState('networkidle');
    await look(path);
  }
}

/** By how many pixels something sticks out of a page of some width. */
async function wider(page: Page, width: number): Promise<number> {
  await page.setViewportSize({ width, height: 844 });
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
}

/**
 * Hides whatever holds nothing but kinds of elements that are there three times already, such as most of a book's thousand lines:
 * axe needs a minute for their colours, and elements of one kind have the same.
 */
async function thinOut(page: Page): Promise<void> {
  await page.evaluate(() => {
    const seen = new Map<string, number>();
    const nameOf = (element: Element | null) =>
      `${element?.tagName} ${element?.getAttribute('class')} ${element?.getAttribute('style')}`;
    const kindOf = (element: Element) => `${nameOf(element.parentElement)} > ${nameOf(element)}`;
    const isKnown = (element: Element) => (seen.get(kindOf(element)) ?? 0) >= 3;
    const visit = (element: Element) => {
      if (element instanceof HTMLElement && [element, ...element.querySelectorAll('*')].every(isKnown)) {
        element.style.display = 'none';
        return;
      }
      seen.set(kindOf(element), (seen.get(kindOf(element)) ?? 0) + 1);
      for (const child of element.children) visit(child);
    };
    visit(document.body);
  });
}

test('no page has a serious accessibility fault, nor has it on a phone, and nothing sticks out', async () => {
  const page = await visitor('dark');
  await eachPage(page, async (path) => {
    expect(await page.locator('html').getAttribute('data-theme')).toBe('dark');
    expect(await faults(page, 'all but colours'), path).toEqual([]);
    for (const width of WIDTHS) expect(await wider(page, width), `${path} at ${width}`).toBeLessThanOrEqual(0);
    expect(await faults(page, 'all but colours'), `${path} on a phone`).toEqual([]);
    await thinOut(page);
    expect(await faults(page, 'colours'), `the colours of ${path} on a phone`).toEqual([]);
    await page.setViewportSize({ width: 1440, height: 900 });
    expect(await faults(page, 'colours'), `the colours of ${path}`).toEqual([]);
  });
});

test('nor has any in the light, where only the colours differ', async () => {
  const page = await visitor('light');
  await eachPage(page, async (path) => {
    expect(await page.locator('html').getAttribute('data-theme')).toBe('light');
    await thinOut(page);
    expect(await faults(page, 'colours'), path).toEqual([]);
  });
});

test.each([
  ['dark', 'X-Wing 2nd edition', 'all'],
  ['light', 'X-Wing 2nd edition', 'colours'],
  ['light', 'X-Wing 1st edition', 'all'],
] as const)('nor has a table in play (%s, %s, %s)', async (theme, game, rules) => {
  const page = await visitor(theme);
  await page.goto(app.address);
  await page.getByRole('button', { name: `Play ${game}` }).click();
  const seen = new Set<string>();
  const random = numbers(21);
  for (let i = 0; i < 60; i++) {
    const topic = await asked(page);
    if (topic === 'over') break;
    if (!seen.has(topic)) expect(await faults(page, rules), `asked "${topic}"`).toEqual([]);
    seen.add(topic);
    await play(page, random, (answered) => answered >= 1);
  }
  expect(seen.size).toBeGreaterThan(4);
});

test.each(['fr-FR', 'pl-PL'])('nothing sticks out of any page in %s', async (language) => {
  const page = await visitor('dark', language);
  await eachPage(page, async (path) => {
    for (const width of WIDTHS) expect(await wider(page, width), `${path} at ${width}`).toBeLessThanOrEqual(0);
  });
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
