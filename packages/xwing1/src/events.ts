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

/** Every type of event, for scenarios that name one. */
export const EVENT_TYPES = [
  'rolled',
  'lock',
  'lock-broken',
  'damage',
  'shield',
  'damage-card',
  'exposed',
  'repaired',
  'attack-dice',
  'defense-dice',
  'modified',
  'attack-result',
  'round',
  'phase',
  'initiative-roll',
  'initiative',
  'edge',
  'obstacle-placed',
  'obstacle-removed',
  'ship-placed',
  'dial-set',
  'dial-revealed',
  'maneuver-chosen',
  'activates',
  'engages',
  'maneuver',
  'moved',
  'bumped',
  'obstacle-hit',
  'action',
  'token-gained',
  'token-lost',
  'ability',
  'discarded',
  'restored',
  'counters',
  'flipped',
  'turret',
  'pilot-skill',
  'condition',
  'guess',
  'bomb-dropped',
  'detonates',
  'bomb-removed',
  'docked',
  'deployed',
  'attack',
  'destroyed',
  'fled',
  'removed',
  'score',
  'over',
] as const satisfies readonly XwingEvent['type'][];
