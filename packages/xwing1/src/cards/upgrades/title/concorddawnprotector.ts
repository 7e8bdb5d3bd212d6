import type { UpgradeFacts } from '../../../card.ts';
import { enemyInYourArc, youDefend, youInEnemysArc } from '../../words/attack.ts';
import { addsDefenseDie } from '../../words/dice.ts';

export const CONCORD_DAWN_PROTECTOR: UpgradeFacts = {
  id: 'concorddawnprotector',
  name: 'Concord Dawn Protector',
  fills: ['title'],
  limited: 0,
  cost: 1,
  restrictions: [{ ship: ['protectoratestarfighter'] }],
  text: "When you defend at range 1, in the attacker's firing arc and with it in yours, add 1 evade result.",
  abilities: [
    addsDefenseDie('evade', {
      optional: false,
      when: (context) =>
        youDefend(context) && context.moment.attack.range === 1 && enemyInYourArc(context) && youInEnemysArc(context),
    }),
  ],
};
