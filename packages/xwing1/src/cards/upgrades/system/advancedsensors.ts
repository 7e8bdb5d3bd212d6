import { at } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { couldAct, mayPerformFree, standardActions } from '../../../rules/actions.ts';

export const ADVANCED_SENSORS: UpgradeFacts = {
  id: 'advancedsensors',
  name: 'Advanced Sensors',
  fills: ['system'],
  limited: 0,
  cost: 3,
  text: 'Just before you reveal your dial, you may perform 1 free action; then you skip your Perform Action step this round.',
  abilities: [
    at('before-reveal', {
      optional: false,
      when: ({ table, self, moment: { ship } }) =>
        ship === self.ship && couldAct(table, ship, standardActions(table, ship)),
      *effect({ table, self: { ship } }) {
        if (yield* mayPerformFree(table, ship, standardActions(table, ship))) ship.skipsAction = true;
      },
    }),
  ],
};
