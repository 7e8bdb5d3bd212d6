import { at } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { thisAttack } from '../../words/attack.ts';
import { shows } from '../../words/dice.ts';

export const HEAVY_LASER_CANNON: UpgradeFacts = {
  id: 'heavylasercannon',
  name: 'Heavy Laser Cannon',
  fills: ['cannon'],
  limited: 0,
  cost: 7,
  attack: { dice: 4, range: [2, 3] },
  text: 'Right after you roll your attack dice, change all crits to hits.',
  abilities: [
    at('attack-dice-rolled', {
      optional: false,
      when: (context) => thisAttack(context) && shows(context.moment.attack.attackDice, ['crit']),
      *effect({ moment: { attack } }) {
        for (const die of attack.attackDice) if (die.face === 'crit' && !die.fixed) die.face = 'hit';
      },
    }),
  ],
};
