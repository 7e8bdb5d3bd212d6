import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { App } from './app.ts';

let app: App;
let context: BrowserContext;
beforeAll(async () => {
  app = await App.start();
  // Somebody to whom nothing moves by itself.
  context = (await app.visitor()).context();
  await context.addInitScript(() => localStorage.setItem('rangefinder.settings', JSON.stringify({ motion: 'none' })));
});
afterAll(() => app.stop());

/** The board's box as the page drew it, and what was asked when it was first seen so. */
interface Seen {
  readonly box: string;
  readonly when: string;
}

interface Played {
  readonly questions: number;
  readonly boards: readonly Seen[];
  readonly docks: readonly Seen[];
  /** How far the dock could be pulled up over the board, in pixels. */
  readonly pulled: number;
  /** What was asked when something stuck out of the window. */
  readonly wider: readonly string[];
}

/**
 * Plays a whole game inside the page, as fast as it draws: whatever it suggests, or the first choice; after some time
 * somebody in a hurry, who draws cards until none is left. Every size that the board and the dock ever have is noted by an
 * observer, and their place at every question.
 */
async function playInPage(page: Page): Promise<Played> {
  return page.evaluate(async () => {
    const table = document.querySelector('.table');
    if (!table) throw new Error('There is no table.');
    // Laid out, but not painted: that takes most of the time.
    document.documentElement.style.visibility = 'hidden';
    const wider = new Set<string>();
    const boards = new Map<string, string>();
    const docks = new Map<string, string>();
    const topic = () => document.querySelector('.dock')?.getAttribute('data-request-topic') || 'waiting';
    const note = (seen: Map<string, string>, selector: string) => {
      const rect = document.querySelector(selector)?.getBoundingClientRect();
      const box = rect ? [rect.x, rect.y, rect.width, rect.height].map(Math.round).join(' ') : 'none';
      if (!seen.has(box)) seen.set(box, `${topic()} (decision ${table.getAttribute('data-decisions')})`);
    };
    const noteAll = () => {
      note(boards, '.table-board');
      note(docks, '.table-dock');
      if (document.documentElement.scrollWidth > innerWidth) wider.add(topic());
    };
    const observer = new ResizeObserver(noteAll);
    for (const part of document.querySelectorAll('.table-board, .table-dock')) observer.observe(part);

    let questions = 0;
    let pulled = 0;
    const heightOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect().height ?? 0;
    const usable = '[data-option]:not([disabled]):not([aria-disabled="true"]):not([aria-pressed="true"])';
    const find = (selector: string) => document.querySelector<HTMLElement>(selector);
    const here = () => find('[data-option="place-here"]');
    const hurried = () => find(`[data-option="draw"]${usable}`) ?? find(`.dock [data-option="pass"]${usable}`);
    const first = () =>
      find(`.dock .is-main${usable}`) ??
      (questions > 25 ? hurried() : null) ??
      find(`.dock ${usable}:not([data-option="confirm"])`) ??
      find(usable);
    const press = () => {
      if (here()) find('.stepper button:last-of-type')?.click();
      const confirm = find(`[data-option="confirm"]${usable}, [data-option="place-here"]${usable}`);
      (confirm ?? first())?.click();
    };
    const pause = (time = 0) => new Promise((done) => setTimeout(done, time));
    /** Opens and closes whatever lies around the board. */
    const lookAround = async () => {
      for (const part of [
        '.side-tabs button',
        '.dock-grip',
        '.dock-about .why',
        '.sheet-close',
        '.log-length button',
      ]) {
        for (const button of document.querySelectorAll<HTMLElement>(part)) {
          button.click();
          await pause(30);
          noteAll();
          pulled = Math.max(pulled, heightOf('.dock-sheet') - heightOf('.table-dock'));
        }
      }
    };

    let answered = '';
    while (!find('[data-testid="outcome"]')) {
      const dock = find('.dock[data-request-topic]:not([data-request-topic=""]):not([aria-busy="true"])');
      const now = table.getAttribute('data-decisions') ?? '';
      if (dock && now !== answered) {
        noteAll();
        questions++;
        answered = now;
        if (questions === 12) await lookAround();
      }
      if (dock) press();
      await pause();
    }
    noteAll();
    const list = (seen: Map<string, string>) => [...seen].map(([box, when]) => ({ box, when }));
    return { questions, boards: list(boards), docks: list(docks), pulled, wider: [...wider] };
  });
}

/**
 * A table against the bot in a window of its own, with the same lists and dice in every run. All windows are of one visitor,
 * so that the app is fetched once.
 */
async function opened(game: string, width: number, height: number): Promise<Page> {
  const page = await context.newPage();
  app.watch(page);
  await page.setViewportSize({ width, height });
  await page.goto(`${app.address}/new/bot?game=${game}`);
  const play = page.getByRole('button', { name: 'Play against the bot' });
  await play.waitFor();
  await page.evaluate(
    (id) => {
      Math.random = () => 0.4;
      crypto.randomUUID = () => `00000000-0000-4000-8000-${id}`;
    },
    `${game === 'xwing2' ? 1 : 2}${String(width).padStart(11, '0')}`,
  );
  await play.click();
  await page.waitForURL(/\/play\//);
  await page.locator('.table-dock').waitFor();
  return page;
}

/** Windows, and how high a board they must have. */
const SIZES = [
  [1440, 900, 640],
  [1024, 768, 720],
  [390, 844, 370],
] as const;
const PHONE = '390 × 844';

test.each(['xwing2', 'xwing1', 'swccg'])('through a whole game of %s the board has one box', async (game) => {
  const games = await Promise.all(
    SIZES.map(async ([width, height, least]) => ({
      size: `${width} × ${height}`,
      least,
      played: await playInPage(await opened(game, width, height)),
    })),
  );
  for (const { size, least, played } of games) {
    expect.soft(played.questions, `${size}: questions`).toBeGreaterThan(30);
    expect.soft(played.boards, `${size}: boxes of the board`).toHaveLength(1);
    expect.soft(Number(played.boards[0]?.box.split(' ').at(-1)), `${size}: height`).toBeGreaterThanOrEqual(least);
    expect.soft(played.docks, `${size}: boxes of the dock`).toHaveLength(1);
    if (size === PHONE) expect.soft(played.pulled, `${size}: pulled up`).toBeGreaterThan(200);
    expect.soft(played.wider, `${size}: sticks out`).toEqual([]);
  }
  expect(app.problems).toEqual([]);
});
