import { at, cardAction } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { youAttack } from '../../words/attack.ts';
import { shows } from '../../words/dice.ts';

const AIMED = 'round:marksmanship';

export const MARKSMANSHIP: UpgradeFacts = {
  id: 'marksmanship',
  name: 'Marksmanship',
  fills: ['elite'],
  limited: 0,
  cost: 3,
  text: 'Action: when you attack this round, you may change 1 focus result to a crit and all your others to hits.',
  abilities: [
    cardAction({
      *perform({ self }) {
        self.ship.memory[AIMED] = 1;
      },
    }),
    at('modify-attack-dice', {
      optional: true,
      when: (context) =>
        youAttack(context) &&
        context.self.ship.memory[AIMED] === 1 &&
        shows(context.moment.attack.attackDice, ['focus']),
      *effect({ moment: { attack } }) {
        const [first, ...others] = attack.attackDice.filter(({ face, fixed }) => face === 'focus' && !fixed);
        if (first) first.face = 'crit';
        for (const die of others) die.face = 'hit';
      },
    }),
  ],
};
