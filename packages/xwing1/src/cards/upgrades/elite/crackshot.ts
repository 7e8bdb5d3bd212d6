import { at } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { enemyInYourArc, youAttack } from '../../words/attack.ts';
import { shows } from '../../words/dice.ts';
import { discardsSelf } from '../../words/tokens.ts';

export const CRACK_SHOT: UpgradeFacts = {
  id: 'crackshot',
  name: 'Crack Shot',
  fills: ['elite'],
  limited: 0,
  cost: 1,
  text: 'Attacking a ship in your firing arc, as results are compared: you may give up this card to cancel one of its evades.',
  abilities: [
    at('compare-results', {
      optional: true,
      when: (context) =>
        youAttack(context) && enemyInYourArc(context) && shows(context.moment.attack.defenseDice, ['evade']),
      *effect({ table, self, moment: { attack } }) {
        yield* discardsSelf(table, self);
        attack.defenseDice.splice(
          attack.defenseDice.findIndex(({ face }) => face === 'evade'),
          1,
        );
      },
    }),
  ],
};
