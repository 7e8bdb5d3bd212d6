import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { asked } from './player.ts';

/** The board's box as the page drew it, and what was asked when it was first seen so. */
interface Seen {
  readonly box: string;
  readonly when: string;
}

export interface Played {
  readonly questions: number;
  readonly boards: readonly Seen[];
  readonly docks: readonly Seen[];
  /** How far the dock could be pulled up over the board, in pixels. */
  readonly pulled: number;
  /** What was asked when something stuck out of the window. */
  readonly wider: readonly string[];
  /** How often what was looked for was there, by its selector. */
  readonly found: Readonly<Record<string, number>>;
  /** How often each topic was asked. */
  readonly topics: Readonly<Record<string, number>>;
}

const NEVER = Number.MAX_SAFE_INTEGER;

/**
 * Plays a whole game inside the page, as fast as it draws: whatever it suggests, or the first choice; after some time
 * somebody in a hurry, who draws cards until none is left. Every size that the board and the dock ever have is noted by an
 * observer, and their place at every question. Of places it takes the next that is offered, or with a `stride` one further on at
 * every question; what matches `looked` is counted. It stops after `most` questions or when `until` is asked; after `hurry`
 * units do nothing more, and after `rush` cards are drawn, whatever is suggested. Questions are counted on `from` those before;
 * at that of `around` it opens and closes whatever lies around the board.
 */
export async function playInPage(
  page: Page,
  { stride = 1, looked = '', most = NEVER, hurry = NEVER, rush = NEVER, until = '', from = 0, around = 12 } = {},
): Promise<Played> {
  return page.evaluate(
    async ({ stride, looked, most, hurry, rush, until, from, around }) => {
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

      const found: Record<string, number> = {};
      const topics: Record<string, number> = {};
      let questions = from;
      let pulled = 0;
      const heightOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect().height ?? 0;
      const usable = '[data-option]:not([disabled]):not([aria-disabled="true"]):not([aria-pressed="true"])';
      const find = (selector: string) => document.querySelector<HTMLElement>(selector);
      const here = () => find('[data-option="place-here"]');
      const hurried = () => find(`[data-option="draw"]${usable}`) ?? find(`.dock [data-option="pass"]${usable}`);
      const needed = ['activate', 'drain', 'lose', 'forfeit'].map(
        (deed) => `.dock .is-main[data-option^="${deed}"]${usable}`,
      );
      const rushed = () => find(`[data-option="draw"]${usable}`) ?? find(needed.join(', ')) ?? hurried();
      const first = () =>
        (questions > hurry ? find(`.dock [data-option="done"]${usable}`) : null) ??
        (questions > rush ? rushed() : null) ??
        find(`.dock .is-main${usable}`) ??
        (questions > 25 ? hurried() : null) ??
        find(`.dock ${usable}:not([data-option="confirm"])`) ??
        find(usable);
      const press = () => {
        if (here())
          for (let i = 0; i <= (questions * (stride - 1)) % 5; i++) find('.stepper button:last-of-type')?.click();
        const confirm = find(`[data-option="confirm"]${usable}, [data-option="place-here"]${usable}`);
        const target = confirm ?? first();
        // A place on the board is no button: one waits until it may be confirmed.
        if (target instanceof HTMLElement) target.click();
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
      while (!find('[data-testid="outcome"]') && questions < most) {
        const dock = find('.dock[data-request-topic]:not([data-request-topic=""]):not([aria-busy="true"])');
        if (dock?.dataset.requestTopic === until) break;
        const now = table.getAttribute('data-decisions') ?? '';
        if (dock && now !== answered) {
          noteAll();
          for (const selector of looked.split(', '))
            if (selector && find(selector)) found[selector] = (found[selector] ?? 0) + 1;
          questions++;
          answered = now;
          topics[topic()] = (topics[topic()] ?? 0) + 1;
          if (questions === around) await lookAround();
        }
        if (dock) press();
        await pause();
      }
      noteAll();
      document.documentElement.style.visibility = '';
      const list = (seen: Map<string, string>) => [...seen].map(([box, when]) => ({ box, when }));
      return { questions, boards: list(boards), docks: list(docks), pulled, wider: [...wider], found, topics };
    },
    { stride, looked, most, hurry, rush, until, from, around },
  );
}

/** Plays on inside the page until it asks for a topic. */
export async function playTo(page: Page, topic: string): Promise<void> {
  if ((await asked(page)) !== topic) await playInPage(page, { stride: 4, until: topic });
  expect(await asked(page)).toBe(topic);
}
