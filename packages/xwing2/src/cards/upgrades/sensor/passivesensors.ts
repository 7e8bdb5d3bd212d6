import { at, cardAction, modify } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { grantedAction } from '../../../rules/actions.ts';
import { chargesOf, spendCharge } from '../../../rules/charges.ts';
import { offersActions } from '../../words/phrases.ts';

export const PASSIVE_SENSORS: UpgradeFacts = {
  id: 'passivesensors',
  name: 'Passive Sensors',
  fills: ['sensor'],
  limited: 0,
  cost: 5,
  standard: true,
  charges: { value: 1, recovers: 1 },
  text: 'As the action of your activation you can pay the charge; while it is spent nobody can coordinate you. Before you engage with the charge spent you may take a calculate or lock action.',
  abilities: [
    cardAction({
      when: ({ self }) => chargesOf(self) > 0 && self.ship.actionStep !== null,
      *perform({ table, self }) {
        spendCharge(table, self, 1);
        return true;
      },
    }),
    modify(
      'may-be-coordinated',
      (may, { self, moment }) => may && !(moment.other === self.ship && chargesOf(self) === 0),
    ),
    at(
      'before-engage',
      offersActions(
        ({ self, moment }) => moment.ship === self.ship && chargesOf(self) === 0,
        ({ table, self }) => [grantedAction(table, self.ship, 'calculate'), grantedAction(table, self.ship, 'lock')],
      ),
    ),
  ],
};
