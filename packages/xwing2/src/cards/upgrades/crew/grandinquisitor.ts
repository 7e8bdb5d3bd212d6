import { at } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { barActions, forForce } from '../../../rules/actions.ts';
import { offersActions, whiteAsRed } from '../../words/phrases.ts';

export const GRAND_INQUISITOR: UpgradeFacts = {
  id: 'grandinquisitor',
  name: 'Grand Inquisitor',
  fills: ['crew'],
  limited: 1,
  cost: 13,
  restrictions: [{ faction: ['galacticempire'] }],
  standard: true,
  force: { value: 1, recovers: 1, side: [] },
  text: 'After an enemy at range 0-2 reveals its dial you may pay 1 Force to take a white action of your bar as a red one.',
  abilities: [
    at(
      'dial-revealed',
      offersActions(
        ({ table, self, moment }) => moment.ship.seat !== self.ship.seat && table.range(self.ship, moment.ship) <= 2,
        ({ table, self }) => forForce(table, self.ship, whiteAsRed(barActions(table, self.ship))),
      ),
    ),
  ],
};
