import type { Procedure } from '@rangefinder/kernel';
import { at, RULE } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import {
  type ActionChoice,
  actionBar,
  couldAct,
  forForce,
  grantedAction,
  mayPerformAction,
} from '../../../rules/actions.ts';
import { sufferDamage } from '../../../rules/damage.ts';
import type { Ship } from '../../../state.ts';
import type { XTable } from '../../../table.ts';

export function dodges(table: XTable, ship: Ship): ActionChoice[] {
  return forForce(table, ship, [grantedAction(table, ship, 'barrel-roll'), grantedAction(table, ship, 'boost')]);
}

/** Offers the two actions; answers which one was performed. */
export function* mayDodge(table: XTable, ship: Ship): Procedure<string | undefined> {
  const before = ship.performed.length;
  const done = yield* mayPerformAction(table, ship, dodges(table, ship));
  return done ? ship.performed[before] : undefined;
}

export function isOnBar(table: XTable, ship: Ship, action: string): boolean {
  return actionBar(table, ship).some((entry) => entry.action === action);
}

export const SUPERNATURAL_REFLEXES: UpgradeFacts = {
  id: 'supernaturalreflexes',
  name: 'Supernatural Reflexes',
  fills: ['forcepower'],
  limited: 0,
  cost: 24,
  restrictions: [{ size: ['small'] }],
  standard: false,
  text: 'Before activating: you may pay 1 Force to barrel roll or boost; if the action is not on your bar you suffer 1 damage.',
  abilities: [
    at('before-activate', {
      optional: false,
      when: ({ table, self, moment }) =>
        moment.ship === self.ship && couldAct(table, self.ship, dodges(table, self.ship)),
      *effect({ table, self }) {
        const action = yield* mayDodge(table, self.ship);
        if (action && !isOnBar(table, self.ship, action))
          yield* sufferDamage(table, self.ship, 'hit', 1, { rule: RULE });
      },
    }),
  ],
};
