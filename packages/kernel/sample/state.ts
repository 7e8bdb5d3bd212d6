import {
  type EventFields,
  type GameEvent,
  type Outcome,
  POSE_FIELDS,
  type Pose,
  type Seat,
  type Table,
} from '../src/index.ts';

export const WRECKS = { freighter: 3, corvette: 5, cruiser: 8 } as const;
export type Wreck = keyof typeof WRECKS;
export type Card = Wreck | 'mine';
export const COIN = ['sun', 'moon'] as const;

export const FIELD = 300;
export const BUOY_RADIUS = 20;

export interface Buoy {
  readonly wreck: Wreck;
  readonly seat: Seat;
  readonly pose: Pose;
}

export interface Crew {
  fuel: number;
  contract: Wreck;
  /** Abilities not used up yet. */
  ready: string[];
  /** Null while the crew has not bid this round. */
  bid: number | null;
}

export interface SalvageState {
  round: number;
  rounds: number;
  /** Whether the contracts have been looked at. */
  dealt: boolean;
  deck: Card[];
  field: Buoy[];
  crews: [Crew, Crew];
  outcome: Outcome | null;
}

export type SalvageEvent = GameEvent &
  (
    | { readonly type: 'round'; readonly round: number; readonly captain: Seat }
    | { readonly type: 'contract'; readonly seat: Seat; readonly wreck?: Wreck }
    | { readonly type: 'bids'; readonly bids: readonly number[] }
    | { readonly type: 'coin'; readonly face: (typeof COIN)[number]; readonly winner: Seat }
    | { readonly type: 'ability'; readonly seat: Seat; readonly ability: string }
    | { readonly type: 'drifted' }
    | { readonly type: 'won'; readonly seat: Seat; readonly paid: number; readonly card: Card }
    | { readonly type: 'mine'; readonly seat: Seat; readonly lost: number }
    | { readonly type: 'buoy'; readonly seat: Seat; readonly wreck: Wreck; readonly pose: Pose }
    | { readonly type: 'over'; readonly points: readonly number[]; readonly winner: Seat | null }
  );

/** Their types and fields; scenarios name no other, and show each type. */
export const EVENTS: EventFields<SalvageEvent> = {
  round: { round: true, captain: true },
  contract: { seat: true, wreck: true },
  bids: { bids: true },
  coin: { face: true, winner: true },
  ability: { seat: true, ability: 'named' },
  drifted: {},
  won: { seat: true, paid: true, card: true },
  mine: { seat: true, lost: true },
  buoy: { seat: true, wreck: true, pose: POSE_FIELDS },
  over: { points: true, winner: true },
};

export type SalvageTable = Table<SalvageState, SalvageEvent>;

export function captain(state: SalvageState): Seat {
  return (state.round + 1) % 2;
}

export function crewOf(state: SalvageState, seat: Seat): Crew {
  return seat === 0 ? state.crews[0] : state.crews[1];
}

export function opponent(seat: Seat): Seat {
  return 1 - seat;
}
