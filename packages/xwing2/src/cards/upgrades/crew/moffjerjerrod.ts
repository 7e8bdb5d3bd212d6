import { at } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { actionChoice, grantedAction, mayPerformAction } from '../../../rules/actions.ts';
import { boostWith } from '../../../rules/baractions.ts';
import { chargesOf, spendCharge } from '../../../rules/charges.ts';
import { chooses } from '../../words/phrases.ts';

export const MOFF_JERJERROD: UpgradeFacts = {
  id: 'moffjerjerrod',
  name: 'Moff Jerjerrod',
  fills: ['crew'],
  limited: 1,
  cost: 7,
  restrictions: [{ faction: ['galacticempire'] }, { action: 'coordinate' }],
  standard: true,
  charges: { value: 2, recovers: 1 },
  text: 'System Phase: you may pay two charges and choose a speed 1 bank or the 1 straight: red boosts with just that template are open to all friends.',
  abilities: [
    at('system', {
      optional: true,
      when: ({ self, moment }) => moment.ship === self.ship && chargesOf(self) >= 2,
      *effect(context) {
        const { table, self } = context;
        spendCharge(table, self, 2);
        const bearing = yield* chooses(context, self.ship, ['left-bank', 'straight', 'right-bank']);
        for (const friend of table.friendsOf(self.ship)) {
          const boost = actionChoice({
            ...grantedAction(table, friend, 'boost', 'red'),
            perform: (t, ship) => boostWith(t, ship, [bearing]),
          });
          if (!friend.destroyed) yield* mayPerformAction(table, friend, [boost]);
        }
      },
    }),
  ],
};
