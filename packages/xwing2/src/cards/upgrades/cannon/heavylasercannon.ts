import { at } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { thisAttack } from '../../words/attack.ts';
import { shows } from '../../words/dice.ts';

export const HEAVY_LASER_CANNON: UpgradeFacts = {
  id: 'heavylasercannon',
  name: 'Heavy Laser Cannon',
  fills: ['cannon'],
  limited: 0,
  cost: 4,
  standard: true,
  attack: { arc: 'bullseye', dice: 4, range: [2, 3], rangeBonus: true },
  text: 'After your dice are modified, every crit becomes a hit.',
  abilities: [
    at('attack-dice-modified', {
      rule: 'xw2.special-weapon.1',
      optional: false,
      when: (context) => thisAttack(context) && shows(context.moment.attack.attackDice, ['crit']),
      *effect({ moment: { attack } }) {
        for (const die of attack.attackDice) if (die.face === 'crit') die.face = 'hit';
      },
    }),
  ],
};
