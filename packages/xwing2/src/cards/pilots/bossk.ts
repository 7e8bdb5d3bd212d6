import { addDie } from '@rangefinder/xwing';
import { at } from '../../abilities.ts';
import { yourPrimaryAttack } from '../words/attack.ts';

export const BOSSK = {
  text: 'In a primary attack, once results have neutralized each other, you may give up a crit for two hits.',
  abilities: [
    at('after-neutralize', {
      optional: true,
      when: (context) =>
        yourPrimaryAttack(context) && context.moment.attack.attackDice.some(({ face }) => face === 'crit'),
      *effect({ moment: { attack } }) {
        attack.attackDice.splice(
          attack.attackDice.findIndex(({ face }) => face === 'crit'),
          1,
        );
        addDie(attack.attackDice, 'hit');
        addDie(attack.attackDice, 'hit');
      },
    }),
  ],
};
