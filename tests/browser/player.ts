import type { Page } from 'playwright-core';

/** How often a page is looked at, in milliseconds. What the browser's driver does by itself comes half a second late. */
const LOOK_AGAIN = 20;

/** What a page asks, or `over` instead of a topic, after so many decisions of the match. */
interface Question {
  readonly topic: string;
  readonly decisions: number;
}

/** What the page asks once more than `after` decisions were taken. */
async function question(page: Page, after = -1): Promise<Question> {
  const found = await page.waitForFunction(
    (least) => {
      const decisions = Number(document.querySelector('[data-decisions]')?.getAttribute('data-decisions'));
      if (document.querySelector('[data-testid="outcome"]')) return { topic: 'over', decisions };
      const dock = document.querySelector('.dock[data-request-topic]:not([aria-busy="true"])');
      const topic = dock?.getAttribute('data-request-topic');
      return topic && decisions > least ? { topic, decisions } : null;
    },
    after,
    { timeout: 120_000, polling: LOOK_AGAIN },
  );
  const asked = await found.jsonValue();
  if (asked === null) throw new Error('The page asks nothing.');
  return asked;
}

/** What the page asks now: the topic, or `over`. */
export async function asked(page: Page): Promise<string> {
  return (await question(page)).topic;
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
  let { topic, decisions: before } = await question(page);
  for (let answered = 0; ; answered++) {
    if (topic === 'over' || enough(answered)) return answered;
    await answer(page, random, rather).catch(async (error: unknown) => {
      // A table that passed by itself took the question away, and what was to be clicked with it.
      if ((await decisions(page)) === before) throw error;
    });
    ({ topic, decisions: before } = await moved(page, before, topic));
  }
}

/** Waits until the page has taken the answer, and asks the next question. */
export async function moved(page: Page, before: number, topic: string): Promise<Question> {
  return question(page, before).catch(() => {
    throw new Error(`The page did not go on after "${topic}" (decision ${before}).`);
  });
}

/** Answers one question with a mouse. */
async function answer(page: Page, random: () => number, rather: string): Promise<void> {
  for (let tries = 0; tries < 12; tries++) {
    const { how, choices, count } = await offered(page, rather);
    if (how === 'place') return placeHere(page, random, count > 0);
    if (how === 'confirm') return page.locator('[data-option="confirm"]').click();
    await page
      .locator(choices)
      .nth(Math.floor(random() * count))
      .click();
    if (how === 'choose') return;
  }
}

async function placeHere(page: Page, random: () => number, fits: boolean): Promise<void> {
  const further = page.locator('.stepper button').last();
  if (!fits) await further.click();
  const several = (await further.count()) > 0;
  for (let steps = Math.floor(random() * 5); steps > 0 && several; steps--) await further.click();
  await page.locator('[data-option="place-here"]').click();
}

interface Offered {
  /** What is marked is still to be confirmed. */
  readonly how: 'place' | 'confirm' | 'mark' | 'choose';
  /** A selector of the choices: what the dock or the tray offers first, otherwise what is on the board. */
  readonly choices: string;
  readonly count: number;
}

/** How the page is to be answered, found in one look: to ask the browser for each part takes longer than the answer. */
function offered(page: Page, rather: string): Promise<Offered> {
  const usable = '[data-option]:not([disabled]):not([aria-disabled="true"]):not([aria-pressed="true"])';
  const inDock = `.dock ${usable}:not([data-option="confirm"])`;
  const choices = [...(rather === '' ? [] : [`${inDock}:is(${rather})`]), inDock, usable];
  return page.evaluate(
    async ({ choices, again }): Promise<Offered> => {
      const shown = (option: string) =>
        [...document.querySelectorAll(`[data-option="${option}"]`)].find((one) => one.checkVisibility());
      const isUsable = (one: Element) => !one.matches(':disabled, [aria-disabled="true"]');
      // A table may pass by itself just now: then the next question is answered.
      for (let looks = 0; looks < 3000; looks++) {
        const here = shown('place-here');
        if (here) return { how: 'place', choices: '', count: isUsable(here) ? 1 : 0 };
        const confirm = shown('confirm');
        if (confirm && isUsable(confirm)) return { how: 'confirm', choices: '', count: 1 };
        for (const selector of choices) {
          const count = document.querySelectorAll(selector).length;
          if (count > 0) return { how: confirm ? 'mark' : 'choose', choices: selector, count };
        }
        await new Promise((done) => setTimeout(done, again));
      }
      throw new Error('The page offers nothing.');
    },
    { choices, again: LOOK_AGAIN },
  );
}
