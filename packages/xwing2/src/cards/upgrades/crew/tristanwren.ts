import type { UpgradeFacts } from '../../../card.ts';
import { attackerOf, rangeToUnit } from '../../words/attack.ts';
import { changesAttackDie, charges } from '../../words/dice.ts';

export const TRISTAN_WREN: UpgradeFacts = {
  id: 'tristanwren',
  name: 'Tristan Wren',
  fills: ['crew'],
  limited: 1,
  cost: 2,
  restrictions: [{ anyOf: [{ faction: ['rebelalliance'] }, { squadIncludes: ['Gar Saxon'] }] }],
  standard: true,
  charges: { value: 1, recovers: 1 },
  text: 'When a friendly ship or remote at range 0-3 makes an attack without range bonuses you may pay the charge to turn one of its hits into a crit.',
  abilities: [
    changesAttackDie(['hit'], 'crit', {
      by: 'attacker',
      when: (context) => {
        const { table, self, moment } = context;
        const attacker = attackerOf(context);
        return (
          !moment.attack.rangeBonus &&
          table.isFriendly(self.ship, attacker) &&
          rangeToUnit(table, self.ship, attacker.id) <= 3
        );
      },
      cost: charges(1),
    }),
  ],
};
