import type { Language, Option, RequestView, SeenEvent } from '@rangefinder/kernel';
import { possiblePlays } from '@rangefinder/xwing';
import { rerollChoice } from '@rangefinder/xwing/bot';
import { dialKey, firstThatFits, WORDS } from '@rangefinder/xwing/ui';
import { pickUnder, type Topics } from '../src/ask.ts';
import type { XwingEvent } from '../src/events.ts';
import { diceNow, turnNow } from '../src/odds/aim.ts';
import type { XwingView } from '../src/view.ts';
import { ghostsOf } from './ghosts.ts';
import { likelyTarget } from './targets.ts';

const DIALS: readonly (keyof Topics)[] = ['set-dial', 'slam', 'choose-maneuver', 'deploy'];

const WAYS: readonly (keyof Topics)[] = ['roll-side', 'boost-template', 'decloak'];

/** Whether the options are the maneuvers of a dial. */
export function asksForManeuver(request: RequestView): boolean {
  return DIALS.some((topic) => topic === request.topic);
}

/** A maneuver has the same key on every dial. */
export function letter(request: RequestView, { key }: Option): string | null {
  return asksForManeuver(request) ? dialKey(key) : null;
}

/** Whether the options are dice in the tray. */
function asksForDice(request: RequestView): boolean {
  return request.kind === 'pick' && request.topic === 'reroll';
}

/** How many dice are rolled again. */
export function confirm(request: RequestView, count: number, language: Language): string | null {
  return asksForDice(request) ? WORDS.reroll(count)[language] : null;
}

/** Whether the options are obstacles that are yet to be placed. */
export function asksForObstacle(request: RequestView): boolean {
  return request.topic === 'choose-obstacle';
}

/** The dial, the dice and the obstacles offer their options themselves; so does a board full of places. */
export function drawsOptions(request: RequestView): boolean {
  if (request.kind === 'place') return request.free || request.candidates.length > 8;
  const declines = request.options.some(({ key }) => key === 'none');
  return (asksForManeuver(request) && !declines) || asksForDice(request) || asksForObstacle(request);
}

/** Whether the options are ways to boost or roll, of which one comes after it is chosen to see that it does not fit. */
export function asksForWay({ topic }: RequestView): boolean {
  return WAYS.some((way) => way === topic);
}

/** What one would likely choose first. */
export function likely(request: RequestView, view: XwingView): string | null {
  if (request.kind === 'place') return null;
  const has = (key: string) => request.options.some((option) => option.key === key);
  if (request.topic === 'modify-attack' || request.topic === 'modify-defense') {
    const best = bestPlay(view, request);
    return best !== null && has(best) ? best : has('done') ? 'done' : null;
  }
  if (request.topic === 'dials-ready') return 'ready';
  if (request.topic === 'action') return ['focus', 'evade', 'lock'].find(has) ?? null;
  if (asksForWay(request)) return firstThatFits(request, ghostsOf(view, request));
  const target = likelyTarget(request, view);
  if (target !== undefined) return target;
  if (has('use')) return 'use';
  return asksForManeuver(request) ? null : (request.options.find(({ key }) => key !== 'none')?.key ?? null);
}

/** The dice that one would roll again. */
export function suggested(request: RequestView, view: XwingView): readonly string[] {
  const reroll = pickUnder(request, 'reroll');
  return reroll ? rerollChoice(diceNow(view), turnNow(view, request.seat), reroll) : [];
}

/** The token that does most for the dice of whoever is asked; null when to keep them is best. */
function bestPlay(view: XwingView, { seat }: RequestView): string | null {
  const dice = diceNow(view);
  if (!dice) return null;
  const turn = turnNow(view, seat);
  const attacking = view.ships.find(({ id }) => id === view.attack?.attacker)?.seat === seat;
  const better = (mean: number, than: number) => (attacking ? mean > than + 1e-9 : mean < than - 1e-9);
  let best: { readonly key: string | null; readonly mean: number } | null = null;
  for (const { key, odds } of possiblePlays(dice, turn)) {
    if (best === null || better(odds.mean, best.mean) || (key === null && !better(best.mean, odds.mean)))
      best = { key, mean: odds.mean };
  }
  return best?.key ?? null;
}

/** Happenings that other lines of the log imply. */
const QUIET: ReadonlySet<XwingEvent['type']> = new Set([
  'dial-set',
  'activates',
  'engages',
  'token-lost',
  'turret',
  'initiative-roll',
  'ship-placed',
  'obstacle-placed',
  'dial-revealed',
  'shield',
  'damage-card',
]);

export function worthTelling({ type }: XwingEvent): boolean {
  return !QUIET.has(type);
}

const DURATION: Partial<Record<XwingEvent['type'], number>> = {
  maneuver: 700,
  moved: 450,
  'dial-revealed': 250,
  attack: 350,
  'attack-dice': 600,
  'defense-dice': 600,
  modified: 350,
  'attack-result': 450,
  damage: 300,
  destroyed: 600,
  'bomb-dropped': 250,
  detonates: 400,
};

export function duration({ event }: SeenEvent<XwingEvent>): number {
  return DURATION[event.type] ?? 0;
}
