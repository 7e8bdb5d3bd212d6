import { at, RULE } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { sufferDamage } from '../../../rules/damage.ts';
import { defenderOf, youAttack } from '../../words/attack.ts';

export const DARTH_VADER: UpgradeFacts = {
  id: 'darthvader',
  name: 'Darth Vader',
  fills: ['crew'],
  limited: 1,
  cost: 3,
  restrictions: [{ faction: ['imperial'] }],
  text: 'After you attack: you may suffer 2 damage to have the defender suffer 1 critical damage.',
  abilities: [
    at('after-attacking', {
      optional: true,
      when: (context) => youAttack(context) && defenderOf(context).place === 'play',
      *effect(context) {
        const { table, self } = context;
        yield* sufferDamage(table, self.ship, 'hit', 2, { rule: RULE });
        yield* sufferDamage(table, defenderOf(context), 'crit', 1, { rule: RULE });
      },
    }),
  ],
};
