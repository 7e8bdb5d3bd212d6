import type { EventFields, GameEvent } from '@rangefinder/kernel';
import type { DeclaredAttack } from './shots.ts';

/** What both editions tell of an attack, whatever else they tell. */
export type AttackEvent = GameEvent &
  (
    | {
        readonly type: 'attack';
        readonly attack: { readonly attacker: string; readonly defender: string } & Pick<
          DeclaredAttack,
          'weapon' | 'range' | 'line' | 'obstructedBy'
        >;
      }
    | { readonly type: 'attack-dice'; readonly ship: string; readonly dice: readonly string[] }
    | { readonly type: 'defense-dice'; readonly ship: string; readonly dice: readonly string[] }
    | { readonly type: 'modified'; readonly by: string; readonly what: string; readonly dice: readonly string[] }
    | {
        readonly type: 'attack-result';
        readonly attacker: string;
        readonly defender: string;
        readonly hit: boolean;
        readonly hits: number;
        readonly crits: number;
      }
  );

/** Their fields. */
export const ATTACK_EVENTS: EventFields<AttackEvent> = {
  attack: {
    attack: { attacker: 'named', defender: 'named', weapon: true, range: true, line: true, obstructedBy: true },
  },
  'attack-dice': { ship: 'named', dice: true },
  'defense-dice': { ship: 'named', dice: true },
  modified: { by: true, what: true, dice: true },
  'attack-result': { attacker: 'named', defender: 'named', hit: true, hits: true, crits: true },
};

const TYPES: readonly string[] = [
  'attack',
  'attack-dice',
  'defense-dice',
  'modified',
  'attack-result',
] satisfies AttackEvent['type'][];

/** Whether an event tells of an attack: while it is shown, the dice of that attack lie on the table. */
export function isAttackEvent(event: GameEvent): event is AttackEvent {
  return TYPES.includes(event.type);
}
