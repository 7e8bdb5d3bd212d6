import { type EventFields, type GameEvent, POSE_FIELDS, type Pose, type Seat } from '@rangefinder/kernel';
import {
  ATTACK_EVENTS,
  type AttackEvent,
  DAMAGE_EVENTS,
  type DamageEvent,
  FIELD_EVENTS,
  type FieldEvent,
  LOCK_EVENTS,
  type LockEvent,
  ROLL_EVENTS,
  type RollEvent,
} from '@rangefinder/xwing';
import type { Attack, Phase, Token } from './state.ts';

/** Everything that can happen in a match, each with the rule that made it happen. */
export type XwingEvent = GameEvent &
  (
    | FieldEvent<Token>
    | RollEvent
    | LockEvent
    | DamageEvent
    | Exclude<AttackEvent, { readonly type: 'attack' }>
    | { readonly type: 'phase'; readonly phase: Phase }
    | { readonly type: 'order-roll'; readonly rolls: readonly (readonly string[])[]; readonly first: Seat | null }
    | { readonly type: 'feature-placed'; readonly seat: Seat | null; readonly feature: string; readonly pose: Pose }
    | {
        readonly type: 'maneuver';
        readonly ship: string;
        readonly maneuver: string;
        /** The maneuver whose template it was flown with: nearly always the same. */
        readonly template: string;
        readonly difficulty: string;
        readonly full: boolean;
        readonly from: Pose;
        readonly to: Pose;
      }
    | { readonly type: 'action'; readonly ship: string; readonly action: string; readonly difficulty: string }
    | { readonly type: 'action-failed'; readonly ship: string; readonly action: string }
    | { readonly type: 'equipped'; readonly ship: string; readonly card: string }
    | { readonly type: 'placed-under'; readonly ship: string; readonly card: string; readonly under?: string }
    | { readonly type: 'upgrade-given'; readonly ship: string; readonly to: string; readonly card: string }
    | { readonly type: 'charge'; readonly ship: string; readonly card: string; readonly change: number }
    | { readonly type: 'force'; readonly ship: string; readonly change: number }
    | {
        readonly type: 'attack';
        readonly attack: Pick<Attack, 'attacker' | 'defender' | 'weapon' | 'range' | 'line' | 'obstructedBy' | 'bonus'>;
      }
    | {
        readonly type: 'device-placed';
        readonly ship: string;
        readonly device: string;
        readonly id: string;
        readonly pose: Pose;
      }
    | { readonly type: 'device-moved'; readonly id: string; readonly from: Pose; readonly to: Pose }
    | {
        readonly type: 'device-removed';
        readonly id: string;
        readonly how: 'detonated' | 'destroyed' | 'fled' | 'removed';
      }
    | { readonly type: 'detonates'; readonly id: string; readonly device: string }
    | { readonly type: 'fuse'; readonly id: string; readonly left: number }
    | { readonly type: 'reserve'; readonly ship: string }
    | { readonly type: 'deploy-failed'; readonly ship: string; readonly carrier: string }
    | { readonly type: 'condition'; readonly ship: string; readonly card?: string; readonly assigned: boolean }
    | { readonly type: 'initiative'; readonly ship: string; readonly value: number }
    | { readonly type: 'score'; readonly seat: Seat; readonly points: number; readonly why: string }
    | { readonly type: 'cargo'; readonly ship: string; readonly feature: string; readonly taken: boolean }
    | { readonly type: 'controlled'; readonly ship: string; readonly feature: string; readonly seat: Seat }
  );

/** Their types and fields; scenarios name no other, and show each type. */
export const EVENTS: EventFields<XwingEvent> = {
  ...FIELD_EVENTS,
  ...ROLL_EVENTS,
  ...LOCK_EVENTS,
  ...DAMAGE_EVENTS,
  ...ATTACK_EVENTS,
  phase: { phase: true },
  'order-roll': { rolls: true, first: true },
  'feature-placed': { seat: true, feature: 'named', pose: POSE_FIELDS },
  maneuver: {
    ship: 'named',
    maneuver: true,
    template: true,
    difficulty: true,
    full: true,
    from: POSE_FIELDS,
    to: POSE_FIELDS,
  },
  action: { ship: 'named', action: true, difficulty: true },
  'action-failed': { ship: 'named', action: true },
  equipped: { ship: 'named', card: true },
  'placed-under': { ship: 'named', card: true, under: true },
  'upgrade-given': { ship: 'named', to: true, card: true },
  charge: { ship: 'named', card: true, change: true },
  force: { ship: 'named', change: true },
  attack: {
    attack: {
      attacker: 'named',
      defender: 'named',
      weapon: true,
      range: true,
      line: true,
      obstructedBy: true,
      bonus: true,
    },
  },
  'device-placed': { ship: 'named', device: true, id: 'named', pose: POSE_FIELDS },
  'device-moved': { id: 'named', from: POSE_FIELDS, to: POSE_FIELDS },
  'device-removed': { id: 'named', how: true },
  detonates: { id: 'named', device: true },
  fuse: { id: 'named', left: true },
  reserve: { ship: 'named' },
  'deploy-failed': { ship: 'named', carrier: 'named' },
  condition: { ship: 'named', card: true, assigned: true },
  initiative: { ship: 'named', value: true },
  score: { seat: true, points: true, why: true },
  cargo: { ship: 'named', feature: 'named', taken: true },
  controlled: { ship: 'named', feature: 'named', seat: true },
};
