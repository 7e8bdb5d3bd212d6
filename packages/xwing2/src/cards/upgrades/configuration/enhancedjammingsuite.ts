import { at, modify } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { attackerOf, type DuringAttack, isInAttackArc, youDefend } from '../../words/attack.ts';
import { greenTokens } from '../../words/phrases.ts';

/** Whether some ship in the arc of an attack is jammed (xw2.jam.5). */
function jammedInAttackArc({ table, moment: { attack } }: DuringAttack): boolean {
  return table.inPlay().some((ship) => ship.tokens.jam > 0 && isInAttackArc(table, attack, ship));
}

export const ENHANCED_JAMMING_SUITE: UpgradeFacts = {
  id: 'enhancedjammingsuite',
  name: 'Enhanced Jamming Suite',
  fills: ['configuration', 'tech'],
  limited: 0,
  cost: 0,
  restrictions: [{ ship: ['tiewiwhispermodifiedinterceptor'] }],
  standard: true,
  actions: ['focus > jam', 'barrel-roll > jam', 'boost > jam', 'jam'],
  text: 'You can jam yourself and your friends, too. Defending against an attacker without green tokens, or with a jammed ship in the arc of the attack: you may roll 1 more defense die.',
  abilities: [
    modify(
      'may-jam-friend',
      'xw2.jam.3',
      (may, { table, self, moment: { ship, other } }) =>
        may || (ship === self.ship && table.isFriendly(self.ship, other)),
    ),
    at('before-defense-dice', {
      optional: true,
      when: (context) =>
        youDefend(context) && (greenTokens(attackerOf(context)).length === 0 || jammedInAttackArc(context)),
      *effect({ moment: { attack } }) {
        attack.moreDefenseDice++;
      },
    }),
  ],
};
