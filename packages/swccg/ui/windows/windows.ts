import { isObject, type RequestView, type Seat } from '@rangefinder/kernel';
import { asked } from '../../src/ask.ts';
import { PHASES } from '../../src/state.ts';

/** Windows in which a player may, and mostly does not, do something. */
export const THEIR_PHASES = PHASES.map((phase) => `their-${phase}` as const);
export const RESPONSES = [
  'start-of-step',
  'playing',
  'deploying',
  'deployed',
  'drain',
  'battle',
  'destiny',
  'firing',
  'force-loss',
  'moved',
  'reacting',
  'losing',
  'steps',
] as const;
export type Window = (typeof THEIR_PHASES)[number] | (typeof RESPONSES)[number];

const ALL: readonly Window[] = [...THEIR_PHASES, ...RESPONSES];

/** What the table does by itself. */
export interface Passing {
  /** Pass where nothing else is possible. */
  readonly idle: boolean;
  /** Do so as well where the other side could tell from it what one holds. */
  readonly idleOnline: boolean;
  /** Windows that are passed even when there is something one could do. */
  readonly closed: readonly Window[];
}

/** Hardly anybody wants to be asked before a turn, or while the other side counts Force and draws cards. */
export const USUAL: Passing = {
  idle: true,
  idleOnline: false,
  closed: ['their-activate', 'their-draw', 'start-of-step'],
};

/** Moments that share a switch: too rare to be told apart. */
const MOMENTS: Readonly<Record<string, Window>> = {
  'about-to-be-lost': 'losing',
  lost: 'losing',
  'end-of-step': 'steps',
  'end-of-battle': 'steps',
};

/** Which window a request is; null where it is the player's own business. */
export function windowOf(request: RequestView, seat: Seat): Window | null {
  const { topic, about: { phase, current, moment = '' } = {} } = asked(request);
  if (topic === 'act') {
    return current === seat ? null : (THEIR_PHASES.find((one) => one === `their-${phase}`) ?? null);
  }
  if (topic !== 'respond') return null;
  return MOMENTS[moment] ?? RESPONSES.find((one) => one === moment) ?? null;
}

/**
 * Whether the table passes for the player. Where responses are hidden (swccg.core-hidden.2) passing at once would tell the other
 * side that nothing is held; a closed window tells nothing, it is passed whatever one holds.
 */
export function passesByItself(request: RequestView, seat: Seat, passing: Passing, hidden: boolean): boolean {
  const { idle, idleOnline, closed } = passing;
  if (request.kind !== 'pick' || !request.options.some(({ key }) => key === 'pass')) return false;
  if ((hidden ? idleOnline : idle) && request.options.length === 1) return true;
  const window = windowOf(request, seat);
  return window !== null && closed.includes(window);
}

/** The same settings with one window opened or closed. */
export function withWindow(passing: Passing, window: Window, isOpen: boolean): Passing {
  const others = passing.closed.filter((one) => one !== window);
  return { ...passing, closed: isOpen ? others : [...others, window] };
}

/** Settings as they were kept; what cannot be read is as usual. */
export function readPassing(kept: string | null): Passing {
  if (kept === null) return USUAL;
  try {
    const raw: unknown = JSON.parse(kept);
    const { idle, idleOnline, closed }: Record<string, unknown> = isObject(raw) ? raw : {};
    return {
      idle: idle !== false,
      idleOnline: idleOnline === true,
      closed: Array.isArray(closed) ? ALL.filter((window) => closed.includes(window)) : [],
    };
  } catch {
    return USUAL;
  }
}
