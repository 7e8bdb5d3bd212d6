import { countOf } from '@rangefinder/xwing';
import { at, RULE } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { sufferDamage } from '../../../rules/damage.ts';
import { otherFriend } from '../../words/attack.ts';
import { shows } from '../../words/dice.ts';
import { discardsSelf } from '../../words/tokens.ts';

export const SELFLESSNESS: UpgradeFacts = {
  id: 'selflessness',
  name: 'Selflessness',
  fills: ['elite'],
  limited: 1,
  cost: 1,
  restrictions: [{ faction: ['rebel'] }, { size: ['small'] }],
  text: 'An attack hits a friend at range 1: you may discard this card and take all the uncancelled hits yourself.',
  abilities: [
    at('attack-hit', {
      optional: true,
      when: (context) =>
        otherFriend(context, 'defender', 1) !== undefined && shows(context.moment.attack.attackDice, ['hit']),
      *effect({ table, self, moment: { attack } }) {
        yield* discardsSelf(table, self);
        const hits = countOf(attack.attackDice, 'hit');
        attack.attackDice = attack.attackDice.filter(({ face }) => face !== 'hit');
        yield* sufferDamage(table, self.ship, 'hit', hits, { rule: RULE, attack });
      },
    }),
  ],
};
