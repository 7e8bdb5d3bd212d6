import { modify } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { actionBar } from '../../../rules/actions.ts';

export const SQUAD_LEADER: UpgradeFacts = {
  id: 'squadleader',
  name: 'Squad Leader',
  fills: ['talent'],
  limited: 1,
  cost: 6,
  standard: true,
  actions: ['red coordinate'],
  text: 'The ship you coordinate can only take an action that is on your own action bar.',
  abilities: [
    modify(
      'may-coordinate',
      'xw2.coordinate.4',
      (may, { table, self, moment }) =>
        may &&
        (moment.ship !== self.ship || actionBar(table, self.ship).some(({ action }) => action === moment.action)),
    ),
  ],
};
