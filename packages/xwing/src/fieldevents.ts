import { type EventFields, type GameEvent, POSE_FIELDS, type Pose, type Seat } from '@rangefinder/kernel';

/** What happens on the table in both editions; an edition has its own tokens. */
export type FieldEvent<Token extends string = string> = GameEvent &
  (
    | { readonly type: 'round'; readonly round: number }
    | { readonly type: 'edge'; readonly seat: Seat; readonly edge: 'bottom' | 'top' }
    | { readonly type: 'obstacle-placed'; readonly seat: Seat; readonly obstacle: string; readonly pose: Pose }
    | { readonly type: 'obstacle-removed'; readonly obstacle: string }
    | { readonly type: 'ship-placed'; readonly ship: string; readonly pose: Pose }
    | { readonly type: 'dial-set'; readonly ship: string; readonly maneuver?: string }
    | { readonly type: 'dial-revealed'; readonly ship: string; readonly maneuver: string }
    | { readonly type: 'activates'; readonly ship: string }
    | { readonly type: 'engages'; readonly ship: string }
    | { readonly type: 'moved'; readonly ship: string; readonly how: string; readonly from: Pose; readonly to: Pose }
    | { readonly type: 'bumped'; readonly ship: string; readonly into: readonly string[] }
    | {
        readonly type: 'obstacle-hit';
        readonly ship: string;
        readonly obstacle: string;
        readonly how: 'overlapped' | 'moved-through';
      }
    | { readonly type: 'token-gained'; readonly ship: string; readonly token: Token; readonly count: number }
    | {
        readonly type: 'token-lost';
        readonly ship: string;
        readonly token: Token;
        readonly count: number;
        readonly how: 'spent' | 'removed';
      }
    | { readonly type: 'ability'; readonly ship: string; readonly card: string }
    | { readonly type: 'flipped'; readonly ship: string; readonly card: string; readonly side: 'front' | 'back' }
    | { readonly type: 'turret'; readonly ship: string; readonly arcs: readonly string[] }
    | { readonly type: 'docked'; readonly ship: string; readonly carrier: string }
    | { readonly type: 'deployed'; readonly ship: string; readonly carrier: string }
    | { readonly type: 'destroyed'; readonly ship: string }
    | { readonly type: 'fled'; readonly ship: string }
    | { readonly type: 'removed'; readonly ship: string }
    | { readonly type: 'over'; readonly winner: Seat | null; readonly scores: readonly number[] }
  );

/** Their fields. */
export const FIELD_EVENTS = {
  round: { round: true },
  edge: { seat: true, edge: true },
  'obstacle-placed': { seat: true, obstacle: 'named', pose: POSE_FIELDS },
  'obstacle-removed': { obstacle: 'named' },
  'ship-placed': { ship: 'named', pose: POSE_FIELDS },
  'dial-set': { ship: 'named', maneuver: true },
  'dial-revealed': { ship: 'named', maneuver: true },
  activates: { ship: 'named' },
  engages: { ship: 'named' },
  moved: { ship: 'named', how: true, from: POSE_FIELDS, to: POSE_FIELDS },
  bumped: { ship: 'named', into: true },
  'obstacle-hit': { ship: 'named', obstacle: 'named', how: true },
  'token-gained': { ship: 'named', token: true, count: true },
  'token-lost': { ship: 'named', token: true, count: true, how: true },
  ability: { ship: 'named', card: true },
  flipped: { ship: 'named', card: true, side: true },
  turret: { ship: 'named', arcs: true },
  docked: { ship: 'named', carrier: 'named' },
  deployed: { ship: 'named', carrier: 'named' },
  destroyed: { ship: 'named' },
  fled: { ship: 'named' },
  removed: { ship: 'named' },
  over: { winner: true, scores: true },
} as const satisfies EventFields<FieldEvent>;
