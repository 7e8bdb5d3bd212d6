import { at } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { gainToken, isStressed } from '../../../rules/tokens.ts';
import { defenderOf, youAttack } from '../../words/attack.ts';

export const OPPORTUNIST: UpgradeFacts = {
  id: 'opportunist',
  name: 'Opportunist',
  fills: ['elite'],
  limited: 0,
  cost: 4,
  text: 'Attacking without stress a ship that has neither focus nor evade tokens: you may gain a stress token and roll an attack die more.',
  abilities: [
    at('before-attack-dice', {
      optional: true,
      when: (context) => {
        const { focus, evade } = defenderOf(context).tokens;
        return youAttack(context) && focus + evade === 0 && !isStressed(context.self.ship);
      },
      *effect({ table, self: { ship }, moment: { attack } }) {
        yield* gainToken(table, ship, 'stress', 1);
        attack.moreAttackDice++;
      },
    }),
  ],
};
