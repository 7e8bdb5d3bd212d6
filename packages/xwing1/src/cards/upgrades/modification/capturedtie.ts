import { at, modify } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { skillOf } from '../../../rules/stats.ts';
import { youAttack } from '../../words/attack.ts';
import { discardsSelf } from '../../words/tokens.ts';

export const CAPTURED_TIE: UpgradeFacts = {
  id: 'capturedtie',
  name: 'Captured TIE',
  fills: ['modification'],
  limited: 1,
  cost: 1,
  restrictions: [{ faction: ['rebel'] }, { ship: ['tiefighter'] }],
  text: 'Enemies of lower pilot skill cannot attack you. Discard this card after you attack, or once you are the last friendly ship left.',
  abilities: [
    modify(
      'may-be-attacked',
      (may, { table, self, moment: { attacker, target } }) =>
        may &&
        (target !== self.ship ||
          table.friendsOf(target).length === 1 ||
          skillOf(table, attacker) >= skillOf(table, target)),
    ),
    at('after-attacking', {
      optional: false,
      when: youAttack,
      effect: ({ table, self }) => discardsSelf(table, self),
    }),
    at('ship-destroyed', {
      optional: false,
      when: ({ table, self }) => table.friendsOf(self.ship).length === 1,
      effect: ({ table, self }) => discardsSelf(table, self),
    }),
  ],
};
