import { at } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { chargesOf, spendCharge } from '../../../rules/charges.ts';
import { repairDamage } from '../../../rules/damage.ts';
import { isShipDamage } from '../../words/phrases.ts';

export const GAUNTLET: UpgradeFacts = {
  id: 'gauntlet',
  name: 'Gauntlet',
  fills: ['title', 'modification'],
  limited: 1,
  cost: 0,
  restrictions: [{ faction: ['galacticrepublic', 'separatistalliance'] }, { ship: ['gauntletfighter'] }],
  standard: true,
  charges: { value: 2, recovers: 0 },
  slots: ['crew'],
  text: 'System Phase: you may pay a charge to repair a faceup Ship damage card.',
  abilities: [
    at('system', {
      rule: 'xw2.damage-cards.5',
      optional: true,
      when: ({ table, self, moment }) =>
        moment.ship === self.ship &&
        chargesOf(self) > 0 &&
        self.ship.damage.some((card) => card.faceup && isShipDamage(table, card)),
      *effect({ table, self }) {
        spendCharge(table, self, 1, 'xw2.damage-cards.5');
        yield* repairDamage(table, self.ship, ['faceup'], 'xw2.damage-cards.5', (card) => isShipDamage(table, card));
      },
    }),
  ],
};
