import type { Language, Option, RequestView, SeenEvent } from '@rangefinder/kernel';
import { dialKey, firstThatFits, shipOfRequest, WORDS } from '@rangefinder/xwing/ui';
import { pickUnder, type Topics } from '../src/ask.ts';
import { askRules } from '../src/asking.ts';
import { abilityChoice } from '../src/bot/abilities.ts';
import { modifyChoice, rerollChoice } from '../src/bot/dice.ts';
import type { XwingEvent } from '../src/events.ts';
import { lockTargets } from '../src/rules/lock.ts';
import type { XwingView } from '../src/view.ts';
import { ghostsOf } from './ghosts.ts';
import { likelyTarget } from './targets.ts';

const DIALS: readonly (keyof Topics)[] = ['set-dial', 'slam', 'choose-maneuver'];

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
export function asksForDice(request: RequestView): boolean {
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
  return asksForManeuver(request) || asksForDice(request) || asksForObstacle(request);
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
    const chosen = modifyChoice(view, request);
    return typeof chosen === 'string' && has(chosen) ? chosen : null;
  }
  if (request.topic === 'dials-ready') return 'ready';
  if (request.topic === 'action')
    return ['focus', 'calculate', 'evade'].find(has) ?? (has('lock') && hasEnemyToLock(request, view) ? 'lock' : null);
  if (asksForWay(request)) return firstThatFits(request, ghostsOf(view, request));
  const target = likelyTarget(request, view);
  if (target !== undefined) return target;
  if (has('use')) return abilityChoice(view, request);
  return asksForManeuver(request) ? null : (request.options.find(({ key }) => key !== 'none')?.key ?? null);
}

/** Whether there is more to lock than rocks. */
function hasEnemyToLock(request: RequestView, view: XwingView): boolean {
  const t = askRules(view);
  const ship = t.findShip(shipOfRequest(request) ?? '');
  const keys = ship ? lockTargets(t, ship).map(({ key }) => key) : [];
  return view.ships.some(({ id, seat }) => seat !== request.seat && keys.includes(id));
}

/** The dice that one would roll again. */
export function suggested(request: RequestView, view: XwingView): readonly string[] {
  const reroll = pickUnder(request, 'reroll');
  return reroll ? rerollChoice(view, reroll) : [];
}

/** Happenings that other lines of the log imply. */
const QUIET: ReadonlySet<XwingEvent['type']> = new Set([
  'dial-set',
  'activates',
  'engages',
  'token-lost',
  'charge',
  'force',
  'turret',
  'initiative',
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
  'device-placed': 250,
  'device-moved': 350,
  detonates: 400,
};

export function duration({ event }: SeenEvent<XwingEvent>): number {
  return DURATION[event.type] ?? 0;
}
