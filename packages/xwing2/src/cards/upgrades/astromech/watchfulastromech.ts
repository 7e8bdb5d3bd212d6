import { at } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { grantedAction } from '../../../rules/actions.ts';
import { inFiringArc } from '../../../rules/weapons.ts';
import { offersActions } from '../../words/phrases.ts';

export const WATCHFUL_ASTROMECH: UpgradeFacts = {
  id: 'watchfulastromech',
  name: 'Watchful Astromech',
  fills: ['astromech'],
  limited: 0,
  cost: 2,
  standard: true,
  text: "After you reload or rotate in an enemy's firing arc you may take a red calculate action.",
  abilities: [
    at(
      'action-performed',
      offersActions(
        ({ table, self, moment }) =>
          moment.ship === self.ship &&
          (moment.action === 'reload' || moment.action === 'rotate') &&
          table.enemiesOf(self.ship.seat).some((enemy) => inFiringArc(table, enemy, self.ship)),
        ({ table, self }) => [grantedAction(table, self.ship, 'calculate', 'red')],
      ),
    ),
  ],
};
