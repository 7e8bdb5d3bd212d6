import { at } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { spendableForce, spendForce } from '../../../rules/charges.ts';
import { changeInitiative } from '../../../rules/stats.ts';

export const HEIGHTENED_PERCEPTION: UpgradeFacts = {
  id: 'heightenedperception',
  name: 'Heightened Perception',
  fills: ['forcepower'],
  limited: 0,
  cost: 3,
  standard: true,
  text: 'Engagement Phase starts: you may pay 1 Force to engage at initiative 7 in this phase.',
  abilities: [
    at('start-of-engagement', {
      rule: 'xw2.initiative.2',
      optional: true,
      when: ({ table, self }) => spendableForce(table, self.ship) > 0,
      *effect({ table, self }) {
        spendForce(table, self.ship, 1, 'xw2.initiative.2');
        changeInitiative(table, self.ship, 7, 'phase', 'xw2.initiative.2');
      },
    }),
  ],
};
