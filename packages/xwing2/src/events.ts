import type { GameEvent, Pose, Seat } from '@rangefinder/kernel';
import type { AttackEvent, DamageEvent, FieldEvent, LockEvent, RollEvent } from '@rangefinder/xwing';
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

/** Their types; scenarios name no other, and show each of them. */
export const EVENT_TYPES: readonly XwingEvent['type'][] = [
  'round',
  'phase',
  'order-roll',
  'edge',
  'obstacle-placed',
  'obstacle-removed',
  'feature-placed',
  'ship-placed',
  'dial-set',
  'dial-revealed',
  'activates',
  'engages',
  'maneuver',
  'moved',
  'bumped',
  'obstacle-hit',
  'rolled',
  'action',
  'action-failed',
  'token-gained',
  'token-lost',
  'lock',
  'lock-broken',
  'ability',
  'flipped',
  'equipped',
  'placed-under',
  'upgrade-given',
  'charge',
  'force',
  'shield',
  'damage',
  'damage-card',
  'exposed',
  'repaired',
  'destroyed',
  'fled',
  'removed',
  'attack',
  'attack-dice',
  'defense-dice',
  'modified',
  'attack-result',
  'device-placed',
  'device-moved',
  'device-removed',
  'detonates',
  'fuse',
  'docked',
  'reserve',
  'deployed',
  'deploy-failed',
  'turret',
  'condition',
  'initiative',
  'score',
  'cargo',
  'controlled',
  'over',
];
