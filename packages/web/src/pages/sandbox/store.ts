import { isObject } from '@rangefinder/kernel';
import type { Draft } from './scenario.ts';

const KEY = 'rangefinder.sandbox';

/** What was on the board when the page was left. */
export function storedDraft(): Draft | null {
  try {
    const raw: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    if (!isObject(raw) || typeof raw.game !== 'string') return null;
    const { game, title, around, position, dice, seed } = raw;
    return {
      game,
      title: typeof title === 'string' ? title : '',
      around: isObject(around) ? around : {},
      position,
      dice: typeof dice === 'string' ? dice : '',
      seed: typeof seed === 'string' ? seed : crypto.randomUUID(),
    };
  } catch {
    return null;
  }
}

export function storeDraft(draft: Draft): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(draft));
  } catch {
    // A browser that keeps nothing still edits.
  }
}
