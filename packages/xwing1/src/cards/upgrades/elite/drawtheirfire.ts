import { at, RULE } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { sufferDamage } from '../../../rules/damage.ts';
import { otherFriend } from '../../words/attack.ts';
import { shows } from '../../words/dice.ts';

export const DRAW_THEIR_FIRE: UpgradeFacts = {
  id: 'drawtheirfire',
  name: 'Draw Their Fire',
  fills: ['elite'],
  limited: 0,
  cost: 1,
  text: 'An attack hits a friend at range 1: you may take one of the uncancelled crits yourself.',
  abilities: [
    at('attack-hit', {
      optional: true,
      when: (context) =>
        otherFriend(context, 'defender', 1) !== undefined && shows(context.moment.attack.attackDice, ['crit']),
      *effect({ table, self, moment: { attack } }) {
        attack.attackDice.splice(
          attack.attackDice.findIndex(({ face }) => face === 'crit'),
          1,
        );
        yield* sufferDamage(table, self.ship, 'crit', 1, { rule: RULE, attack });
      },
    }),
  ],
};
