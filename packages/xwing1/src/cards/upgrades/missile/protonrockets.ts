import { at } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { agilityOf } from '../../../rules/stats.ts';
import { thisAttack } from '../../words/attack.ts';

export const PROTON_ROCKETS: UpgradeFacts = {
  id: 'protonrockets',
  name: 'Proton Rockets',
  fills: ['missile'],
  limited: 0,
  cost: 3,
  attack: { dice: 2, range: [1, 1], requires: 'focus', spends: ['card'] },
  text: 'Needs a focus token, which stays; the card is discarded. You may roll as many more attack dice as your agility, at most 3.',
  abilities: [
    at('before-attack-dice', {
      optional: true,
      when: (context) => thisAttack(context) && agilityOf(context.table, context.self.ship) > 0,
      *effect({ table, self, moment }) {
        moment.attack.moreAttackDice += Math.min(3, agilityOf(table, self.ship));
      },
    }),
  ],
};
