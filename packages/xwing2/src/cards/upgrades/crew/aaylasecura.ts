import type { UpgradeFacts } from '../../../card.ts';
import { inArc } from '../../../rules/measure.ts';
import { defenderOf } from '../../words/attack.ts';
import { changesDefenseDie } from '../../words/dice.ts';

export const AAYLA_SECURA: UpgradeFacts = {
  id: 'aaylasecura',
  name: 'Aayla Secura',
  fills: ['crew'],
  limited: 1,
  cost: 14,
  restrictions: [{ faction: ['galacticrepublic'] }],
  standard: true,
  force: { value: 1, recovers: 1, side: [] },
  actions: ['focus > purple coordinate'],
  text: 'When an enemy in your bullseye arc attacks a friend at range 0-2, that ship may turn a blank into a focus result.',
  abilities: [
    changesDefenseDie(['blank'], 'focus', {
      by: 'defender',
      when: (context) => {
        const { table, self, moment } = context;
        const attacker = table.findShip(moment.attack.attacker);
        const defender = defenderOf(context);
        return (
          table.isFriendly(self.ship, defender) &&
          table.range(self.ship, defender) <= 2 &&
          attacker !== undefined &&
          inArc(table, self.ship, 'bullseye', attacker)
        );
      },
    }),
  ],
};
