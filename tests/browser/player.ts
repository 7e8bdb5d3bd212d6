import type { Locator, Page } from 'playwright-core';

/** How often a page is looked at, in milliseconds. What the browser's driver does by itself comes half a second late. */
const LOOK_AGAIN = 20;

/** What the page asks now: the topic, or `over`. */
export async function asked(page: Page): Promise<string> {
  const topic = await page.waitForFunction(
    () => {
      if (document.querySelector('[data-testid="outcome"]')) return 'over';
      const dock = document.querySelector('.dock[data-request-topic]:not([aria-busy="true"])');
      return dock?.getAttribute('data-request-topic');
    },
    undefined,
    { timeout: 120_000, polling: LOOK_AGAIN },
  );
  return (await topic.jsonValue()) ?? '';
}

export async function decisions(page: Page): Promise<number> {
  return Number(await page.locator('[data-decisions]').first().getAttribute('data-decisions'));
}

/** Numbers that are the same in every run, so that a game which goes wrong can be played again. */
export function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Whoever flies slowly and takes what the page suggests stays on the table, and is soon in the middle of a fight. */
export const STAYING = '.xw-dial-cell:is([data-option^="1-"], [data-option^="2-"]):not(.has-ban), .option.is-main';

/**
 * Plays whatever the page offers until the game is over or `enough` says so; answers how many questions it answered.
 * What matches `rather` goes before everything else.
 */
export async function play(
  page: Page,
  random: () => number,
  enough: (answered: number) => boolean = () => false,
  rather = '',
) {
  for (let answered = 0; ; answered++) {
    const topic = await asked(page);
    if (topic === 'over' || enough(answered)) return answered;
    const before = await decisions(page);
    await answer(page, random, rather).catch(async (error: unknown) => {
      // A table that passed by itself took the question away, and what was to be clicked with it.
      if ((await decisions(page)) === before) throw error;
    });
    await moved(page, before, topic);
  }
}

/** Waits until the page has taken the answer. */
export async function moved(page: Page, before: number, topic: string): Promise<void> {
  await page
    .waitForFunction(
      (count) => Number(document.querySelector('[data-decisions]')?.getAttribute('data-decisions')) > count,
      before,
      { timeout: 60_000, polling: LOOK_AGAIN },
    )
    .catch(() => {
      throw new Error(`The page did not go on after "${topic}" (decision ${before}).`);
    });
}

/** Answers one question with a mouse. */
async function answer(page: Page, random: () => number, rather: string): Promise<void> {
  const here = page.locator('[data-option="place-here"]');
  if (await here.isVisible()) {
    if (!(await here.isEnabled())) await page.locator('.stepper button').last().click();
    for (let steps = Math.floor(random() * 5); steps > 0; steps--) await page.locator('.stepper button').last().click();
    await here.click();
    return;
  }
  const confirm = page.locator('[data-option="confirm"]');
  for (let tries = 0; tries < 12 && (await confirm.isVisible()) && !(await confirm.isEnabled()); tries++) {
    await pick(page, random, rather);
  }
  if (await confirm.isVisible()) await confirm.click();
  else await pick(page, random, rather);
}

/** Clicks one of the choices; what the dock or the tray offers first, otherwise what is on the board. */
async function pick(page: Page, random: () => number, rather: string): Promise<void> {
  const usable = ':not([disabled]):not([aria-disabled="true"]):not([aria-pressed="true"])';
  // A table may pass by itself just now: then the next question is answered.
  await page.locator(`[data-option]${usable}`).first().waitFor({ state: 'attached' });
  const inDock = page.locator(`.dock [data-option]${usable}:not([data-option="confirm"])`);
  const better = inDock.and(page.locator(rather === '' ? '[data-option]' : `:is(${rather})`));
  const offered: Locator = (await inDock.count()) > 0 ? inDock : page.locator(`[data-option]${usable}`);
  const choices = (await better.count()) > 0 ? better : offered;
  await choices.nth(Math.floor(random() * (await choices.count()))).click();
}
