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
  text: 'When a friendly ship at range 1 is hit by an attack, you may suffer 1 of the uncancelled crits instead of it.',
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
