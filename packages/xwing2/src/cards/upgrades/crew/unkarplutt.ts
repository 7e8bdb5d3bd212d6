import { at, RULE } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { type ActionChoice, couldAct, mayPerformAction, standardActions } from '../../../rules/actions.ts';
import { sufferDamage } from '../../../rules/damage.ts';
import type { Ship } from '../../../state.ts';
import type { XTable } from '../../../table.ts';

function whiteActions(table: XTable, ship: Ship): ActionChoice[] {
  return standardActions(table, ship).filter(({ difficulty }) => difficulty === 'white');
}

export const UNKAR_PLUTT: UpgradeFacts = {
  id: 'unkarplutt',
  name: 'Unkar Plutt',
  fills: ['crew'],
  limited: 1,
  cost: 2,
  restrictions: [{ faction: ['scumandvillainy'] }],
  standard: true,
  text: 'Maneuver partially executed: you may suffer 1 damage to take a white action.',
  abilities: [
    at('maneuver-executed', {
      optional: true,
      when: ({ table, self, moment }) =>
        moment.ship === self.ship && !moment.full && couldAct(table, self.ship, whiteActions(table, self.ship)),
      *effect({ table, self: { ship } }) {
        yield* sufferDamage(table, ship, 'hit', 1, { rule: RULE });
        if (!ship.destroyed) yield* mayPerformAction(table, ship, whiteActions(table, ship));
      },
    }),
  ],
};
