import { Match, parseRecord } from '@rangefinder/kernel';
import { xwing2 } from '@rangefinder/xwing2';
import type { Page } from 'playwright-core';

/** The dice under a question, by the names of their faces. */
export interface SeenDice {
  /** After how many decisions of the match it was asked. */
  readonly decisions: number;
  readonly topic: string;
  readonly attack: readonly string[];
  readonly defense: readonly string[];
}

declare global {
  interface Window {
    seenDice?: SeenDice[];
  }
}

/** From now on a page notes the dice under each question, every time it draws anything. */
export async function noteDice(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen: SeenDice[] = [];
    window.seenDice = seen;
    const faces = (kind: string) =>
      [...document.querySelectorAll(`.dock .die-${kind}`)].map(
        (die) => /is-(\w+)/.exec(die.getAttribute('class') ?? '')?.[1] ?? '',
      );
    new MutationObserver(() => {
      const topic = document.querySelector('.dock')?.getAttribute('data-request-topic') ?? '';
      if (topic === '') return;
      const decisions = Number(document.querySelector('[data-decisions]')?.getAttribute('data-decisions'));
      const now = { decisions, topic, attack: faces('attack'), defense: faces('defense') };
      if (JSON.stringify(now) !== JSON.stringify(seen.at(-1))) seen.push(now);
    }).observe(document, { subtree: true, childList: true, attributes: true });
  });
}

/** What the rules say of the same questions: played again from the record that the page kept. */
export async function trueDice(page: Page): Promise<Map<number, SeenDice>> {
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const record = parseRecord(await page.evaluate(keptRecord, id));
  const match = Match.start(xwing2, { setup: xwing2.parseSetup(record.setup), seed: record.seed });
  const dice = new Map<number, SeenDice>();
  for (const [decisions, [seat, answer]] of record.decisions.entries()) {
    const topic = match.pendingFor(0).own?.topic;
    const { attack } = match.view(0);
    const faces = (rolled: readonly { readonly face: string }[] = []) => rolled.map(({ face }) => face);
    if (topic !== undefined)
      dice.set(decisions, { decisions, topic, attack: faces(attack?.attackDice), defense: faces(attack?.defenseDice) });
    match.submit(seat, answer);
  }
  return dice;
}

function keptRecord(id: string): Promise<unknown> {
  return new Promise((found, failed) => {
    const opening = indexedDB.open('rangefinder');
    opening.onerror = () => failed(opening.error);
    opening.onsuccess = () => {
      const reading = opening.result.transaction('matches').objectStore('matches').get(id);
      reading.onerror = () => failed(reading.error);
      reading.onsuccess = () => found(reading.result?.record);
    };
  });
}
