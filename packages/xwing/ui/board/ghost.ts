import type { Pose } from '@rangefinder/geometry';
import type { Language, Option, RequestView, RuleId, Seat, Violation } from '@rangefinder/kernel';
import {
  type AnyField,
  type Difficulty,
  type FieldShip,
  type FullFlight,
  type Ground,
  type Maneuver,
  type Reposition,
  stoppedShort,
} from '../../src/index.ts';
import { shipOfRequest } from '../model.ts';
import { WORDS } from '../words.ts';

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

/** What a ship meets that goes to a place over some ground: each edition knows what there is. */
export type Met = (end: Pose, ground: Ground) => Pick<Ghost, 'crosses' | 'flees'>;

/** Where a maneuver ends: fully executed, for which there are free flights, or moved back along its template. */
export function flownGhost<Ship extends FieldShip>(
  field: AnyField<Ship>,
  ship: Ship,
  told: Pick<Ghost, 'key' | 'difficulty' | 'replaced'> & { readonly maneuver: Maneuver },
  free: readonly FullFlight[],
  met: Met,
): Ghost {
  const { speed, bearing } = told.maneuver;
  const [first] = free;
  const still = bearing === 'stationary';
  const { stop, bumped } = first || still ? { stop: null, bumped: [] } : stoppedShort(field, ship, speed, bearing);
  const ends = still ? [ship.pose] : stop ? [stop.pose] : free.map(({ pose }) => pose);
  const ground = still ? [] : (stop?.ground ?? first?.ground ?? []);
  return newGhost({ ...told, ship: ship.id, ends, ground, bumps: bumped, ...met(ends[0] ?? ship.pose, ground) });
}

/** A move other than a maneuver: its legal ends, or all of them and what forbids the first. */
export function moveGhost(
  key: string,
  { id, pose }: FieldShip,
  ends: readonly Reposition[],
  whyNot: (end: Reposition) => Violation | undefined,
  met: Met,
): Ghost {
  const legal = ends.filter((end) => !whyNot(end));
  const shown = legal.length > 0 ? legal : ends;
  const [first] = shown;
  const ground = first?.way.ground ?? [];
  return newGhost({
    key,
    ship: id,
    ends: shown.map((end) => end.pose),
    ground,
    refused: legal.length === 0 && first ? (whyNot(first)?.rule ?? null) : null,
    ...met(first?.pose ?? pose, ground),
  });
}

/** The first way that leads somewhere; null when none does, for then it is better to do something else. */
export function firstThatFits({ options }: { readonly options: readonly Option[] }, ghosts: readonly Ghost[]) {
  const refused = new Set(ghosts.filter((ghost) => ghost.refused !== null).map(({ key }) => key));
  return options.find(({ key }) => key !== 'none' && !refused.has(key))?.key ?? null;
}

/** What is said of a way that leads nowhere. */
export function noRoomFor(key: string, ghosts: readonly Ghost[], language: Language): string | null {
  const ghost = ghosts.find((one) => one.key === key);
  return ghost && ghost.refused !== null ? WORDS.noRoom[language] : null;
}

/** A ship as its player sees it, with the dial that is set. */
interface Planned {
  readonly id: string;
  readonly seat: Seat;
  readonly place: string;
  readonly dial: string | null;
}

/** Where the dials lead that one has set, but for the ship that is asked for. */
export function planned(
  { phase, ships }: { readonly phase: string; readonly ships: readonly Planned[] },
  request: RequestView,
  ghostOf: (ship: string, dial: string) => Ghost | undefined,
): readonly Ghost[] {
  if (phase !== 'planning') return [];
  const asked = shipOfRequest(request);
  return ships.flatMap(({ id, seat, place, dial }) =>
    seat === request.seat && place === 'play' && id !== asked && dial !== null ? (ghostOf(id, dial) ?? []) : [],
  );
}
