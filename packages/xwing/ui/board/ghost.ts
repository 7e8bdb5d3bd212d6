import type { Pose } from '@rangefinder/geometry';
import type { RequestView, RuleId } from '@rangefinder/kernel';
import type { Difficulty, Ground, Maneuver } from '../../src/index.ts';

/** Where a ship would stand, and what it would meet on its way, as the table is now. */
export interface Ghost {
  /** The option or candidate it stands for. */
  readonly key: string;
  readonly ship: string;
  /** The way it flies; null for moves other than maneuvers. */
  readonly maneuver: Maneuver | null;
  /** The colour the maneuver has now. */
  readonly difficulty: Difficulty | null;
  /** Another maneuver is flown in the place of the one on the dial: an ionized ship's, or since it may not fly this one. */
  readonly replaced: 'ionized' | 'forbidden' | null;
  /** One place, or those to choose among (Tallon roll, barrel roll). */
  readonly ends: readonly Pose[];
  readonly ground: Ground;
  /** Ships it bumps into. */
  readonly bumps: readonly string[];
  /** Obstacles and devices it crosses or ends on. */
  readonly crosses: readonly { readonly id: string; readonly on: boolean }[];
  /** It would leave the play area. */
  readonly flees: boolean;
  /** A move that the rules refuse there. */
  readonly refused: RuleId | null;
}

/** Every option of a request that moves a ship, as a ghost, found once. Board, dial and preview ask for the same ones. */
export function rememberedGhosts<View>(
  ghostsNow: (view: View, request: RequestView) => readonly Ghost[],
): (view: View, request: RequestView) => readonly Ghost[] {
  const found = new WeakMap<RequestView, { readonly view: View; readonly ghosts: readonly Ghost[] }>();
  return (view, request) => {
    const known = found.get(request);
    if (known?.view === view) return known.ghosts;
    const ghosts = ghostsNow(view, request);
    found.set(request, { view, ghosts });
    return ghosts;
  };
}

/** A ghost of which nothing is known but where it stands, and whatever else is told. */
export function newGhost(told: Pick<Ghost, 'key' | 'ship' | 'ends'> & Partial<Ghost>): Ghost {
  return {
    maneuver: null,
    difficulty: null,
    replaced: null,
    ground: [],
    bumps: [],
    crosses: [],
    flees: false,
    refused: null,
    ...told,
  };
}
