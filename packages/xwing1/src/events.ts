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
    | {
        readonly type: 'initiative-roll';
        readonly seat: Seat;
        readonly dice: readonly string[];
        readonly chooses: Seat;
      }
    | { readonly type: 'initiative'; readonly seat: Seat }
    | { readonly type: 'maneuver-chosen'; readonly ship: string; readonly maneuver: string; readonly by: Seat }
    | {
        readonly type: 'maneuver';
        readonly ship: string;
        readonly maneuver: string;
        /** The maneuver whose template it was flown with: nearly always the same. */
        readonly template: string;
        readonly difficulty: string;
        readonly from: Pose;
        readonly to: Pose;
      }
    | { readonly type: 'action'; readonly ship: string; readonly action: string; readonly free: boolean }
    | { readonly type: 'discarded'; readonly ship: string; readonly card: string }
    | { readonly type: 'restored'; readonly ship: string; readonly card: string }
    | { readonly type: 'counters'; readonly ship: string; readonly card: string; readonly left: number }
    | { readonly type: 'pilot-skill'; readonly ship: string; readonly value: number }
    | { readonly type: 'condition'; readonly ship: string; readonly card: string; readonly how: 'assigned' | 'removed' }
    | { readonly type: 'guess'; readonly ship: string; readonly said: string }
    | {
        readonly type: 'bomb-dropped';
        readonly ship: string;
        readonly bomb: string;
        readonly id: string;
        readonly pose: Pose;
      }
    | { readonly type: 'detonates'; readonly id: string; readonly bomb: string }
    | { readonly type: 'bomb-removed'; readonly id: string }
    | {
        readonly type: 'attack';
        readonly attack: Pick<Attack, 'attacker' | 'defender' | 'weapon' | 'range' | 'line' | 'obstructedBy'>;
      }
    | { readonly type: 'score'; readonly seat: Seat; readonly points: number }
  );

/** Their types and fields; scenarios name no other, and show each type. */
export const EVENTS: EventFields<XwingEvent> = {
  ...FIELD_EVENTS,
  ...ROLL_EVENTS,
  ...LOCK_EVENTS,
  ...DAMAGE_EVENTS,
  ...ATTACK_EVENTS,
  phase: { phase: true },
  'initiative-roll': { seat: true, dice: true, chooses: true },
  initiative: { seat: true },
  'maneuver-chosen': { ship: 'named', maneuver: true, by: true },
  maneuver: { ship: 'named', maneuver: true, template: true, difficulty: true, from: POSE_FIELDS, to: POSE_FIELDS },
  action: { ship: 'named', action: true, free: true },
  discarded: { ship: 'named', card: true },
  restored: { ship: 'named', card: true },
  counters: { ship: 'named', card: true, left: true },
  'pilot-skill': { ship: 'named', value: true },
  condition: { ship: 'named', card: true, how: true },
  guess: { ship: 'named', said: true },
  'bomb-dropped': { ship: 'named', bomb: true, id: 'named', pose: POSE_FIELDS },
  detonates: { id: 'named', bomb: true },
  'bomb-removed': { id: 'named' },
  attack: {
    attack: { attacker: 'named', defender: 'named', weapon: true, range: true, line: true, obstructedBy: true },
  },
  score: { seat: true, points: true },
};
