import { at } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { couldAct, mayPerformAction, standardActions } from '../../../rules/actions.ts';

export const ADVANCED_SENSORS: UpgradeFacts = {
  id: 'advancedsensors',
  name: 'Advanced Sensors',
  fills: ['sensor'],
  limited: 0,
  cost: 12,
  standard: false,
  text: 'Dial revealed: you may take an action; then no other one during this activation.',
  abilities: [
    at('dial-revealed', {
      rule: 'xw2.errata-saws-renegades-tie-reaper.5',
      optional: false,
      when: ({ table, self, moment }) =>
        moment.ship === self.ship && couldAct(table, self.ship, standardActions(table, self.ship)),
      *effect({ table, self: { ship } }) {
        const before = ship.performed.length;
        yield* mayPerformAction(table, ship, standardActions(table, ship), 'xw2.errata-saws-renegades-tie-reaper.5');
        if (ship.performed.length > before) ship.noMoreActions = true;
      },
    }),
  ],
};
