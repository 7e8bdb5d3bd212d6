import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { App } from './app.ts';
import { asked, decisions, numbers } from './player.ts';

let app: App;
beforeAll(async () => {
  app = await App.start();
});
afterAll(() => app.stop());

/** Answers with keys alone: the letter that an option shows, or Enter where something is ready to be confirmed. */
async function press(page: Page, random: () => number): Promise<void> {
  const letters = await page
    .locator('.dock [data-option]:not([disabled]):not([aria-pressed="true"])[aria-keyshortcuts]')
    .evaluateAll((options) => options.map((option) => option.getAttribute('aria-keyshortcuts') ?? ''));
  const here = page.locator('[data-option="place-here"]');
  if (await here.isVisible()) {
    for (let steps = Math.floor(random() * 7); steps >= 0; steps--) await page.keyboard.press('PageDown');
    return page.keyboard.press('Enter');
  }
  const confirm = page.locator('[data-option="confirm"]');
  if ((await confirm.isVisible()) && (await confirm.isEnabled())) return page.keyboard.press('Enter');
  const letter = letters[Math.floor(random() * letters.length)];
  await page.keyboard.press(letter ? letter : 'Enter');
}

/** Answers, and waits until that is taken, or marked and still to be confirmed. */
async function goesOn(page: Page, random: () => number): Promise<void> {
  const marked = '.dock [data-option][aria-pressed="true"]';
  const [count, marks] = [await decisions(page), await page.locator(marked).count()];
  await press(page, random);
  await page
    .waitForFunction(
      ([marked, marks, count]) =>
        document.querySelectorAll(marked).length !== marks ||
        Number(document.querySelector('[data-decisions]')?.getAttribute('data-decisions')) > count,
      [marked, marks, count] as const,
      { timeout: 3000 },
    )
    // A key that did nothing: the next may.
    .catch(() => {});
}

test('a whole game can be played by keyboard', async () => {
  const page = await app.visitor();
  await page.goto(app.address);
  await page.getByRole('button', { name: 'Play X-Wing 2nd edition' }).focus();
  await page.keyboard.press('Enter');
  // Taking choices in turn could go in circles: a single ship's dial might be changed for ever.
  const random = numbers(31);
  let stuck = 0;
  let before = -1;
  for (let topic = await asked(page); topic !== 'over'; topic = await asked(page)) {
    const now = await decisions(page);
    stuck = now > before ? 0 : stuck + 1;
    before = now;
    expect(stuck, `stuck at "${topic}"`).toBeLessThan(8);
    await goesOn(page, random);
  }
  expect(await page.getByTestId('outcome').textContent()).toMatch(/\S/);
  expect(app.problems).toEqual([]);
});

test('keys work wherever the focus is', async () => {
  const page = await app.visitor();
  await page.goto(app.address);
  await page.getByRole('button', { name: 'Play X-Wing 2nd edition' }).click();
  const random = numbers(5);
  while ((await asked(page)) !== 'set-dial') await goesOn(page, random);
  const choose = async () => {
    const before = await decisions(page);
    await press(page, random);
    await page.waitForFunction(
      (count) => Number(document.querySelector('[data-decisions]')?.getAttribute('data-decisions')) > count,
      before,
    );
    await asked(page);
  };
  // After a click into the log, on a tool of the board, on a ship, and beside a rule.
  await page.getByRole('button', { name: 'Full' }).click();
  await choose();
  const ranges = page.locator('.board-tool[aria-keyshortcuts="R"]');
  await ranges.click();
  await page.keyboard.press('r');
  await expect.poll(() => ranges.getAttribute('aria-pressed')).toBe('false');
  await page.locator('.table-near button').first().click();
  const scale = () => page.locator('.board-canvas > g').first().getAttribute('transform');
  const before = await scale();
  await page.keyboard.press('+');
  await expect.poll(scale).not.toBe(before);
  await page.getByRole('button', { name: 'Why am I asked?' }).click();
  await page.locator('.sheet').waitFor();
  await page.keyboard.press('ArrowUp');
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('data-piece'))).toBeTruthy();
  while ((await asked(page)) === 'set-dial') await choose();
  await page.keyboard.press('Escape');
  await page.locator('.sheet').waitFor({ state: 'detached' });
  // The last dial is set, and Enter takes what is suggested, whatever was clicked before.
  await page.getByRole('button', { name: 'Short' }).click();
  expect(await asked(page)).toBe('dials-ready');
  const ready = await decisions(page);
  await page.keyboard.press('Enter');
  await expect.poll(() => decisions(page)).toBeGreaterThan(ready);
  // Nothing is answered behind the list of keys.
  await page.keyboard.press('?');
  await page.locator('.keys').waitFor();
  await page.keyboard.press('?');
  await page.locator('.keys').waitFor({ state: 'detached' });
  expect(app.problems).toEqual([]);
});

test('the app works without a network once it was visited', async () => {
  const page = await app.visitor(1440, 900, 'en-GB', { stays: true });
  await page.goto(app.address);
  await page.waitForFunction(async () => (await navigator.serviceWorker.ready).active?.state === 'activated');
  await page.reload();
  await page.getByRole('button', { name: 'Play X-Wing 2nd edition' }).waitFor();
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  const failed: string[] = [];
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText;
    // What the page before still asked for is given up when it goes; that is no file missing.
    if (reason !== 'net::ERR_ABORTED') failed.push(`${new URL(request.url()).pathname} (${reason})`);
  });
  await page.evaluate(() => localStorage.setItem('rangefinder.settings', JSON.stringify({ theme: 'light' })));
  await page.reload();
  // The theme is there before anything is drawn, offline too.
  expect(failed.filter((path) => !path.startsWith('/api'))).toEqual([]);
  expect(await page.locator('html').getAttribute('data-theme')).toBe('light');
  await page.getByRole('button', { name: 'Play X-Wing 2nd edition' }).click();
  expect(await asked(page)).toMatch(/^(?!over$)[a-z-]+$/);
});
