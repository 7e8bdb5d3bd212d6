import { at } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { youAttack } from '../../words/attack.ts';

export const TRICK_SHOT: UpgradeFacts = {
  id: 'trickshot',
  name: 'Trick Shot',
  fills: ['elite'],
  limited: 0,
  cost: 0,
  text: 'Attacking while obstructed: you may roll an attack die more.',
  abilities: [
    at('before-attack-dice', {
      optional: true,
      when: (context) => youAttack(context) && context.moment.attack.obstructedBy.length > 0,
      *effect({ moment: { attack } }) {
        attack.moreAttackDice++;
      },
    }),
  ],
};
