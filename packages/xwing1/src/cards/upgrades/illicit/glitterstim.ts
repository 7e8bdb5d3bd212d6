import { at } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { gainToken } from '../../../rules/tokens.ts';
import { discardForRound } from '../../../rules/upgrades.ts';
import { type DuringAttack, youAttack, youDefend } from '../../words/attack.ts';
import { isLasting } from '../../words/cards.ts';
import { changesAllAttackDice, changesAllDefenseDice } from '../../words/dice.ts';

function isTaken({ self }: DuringAttack): boolean {
  return isLasting(self);
}

export const GLITTERSTIM: UpgradeFacts = {
  id: 'glitterstim',
  name: 'Glitterstim',
  fills: ['illicit'],
  limited: 0,
  cost: 2,
  text: 'When the Combat phase starts: discard this card, if you like, and gain a stress token. Until the round ends you may turn every focus result to a hit when you attack, or to an evade when you defend.',
  abilities: [
    at('start-of-combat', {
      optional: true,
      when: ({ self }) => !isLasting(self),
      *effect({ table, self: { ship, upgrade } }) {
        if (upgrade) yield* discardForRound(table, ship, upgrade);
        yield* gainToken(table, ship, 'stress', 1);
      },
    }),
    changesAllAttackDice('focus', 'hit', { when: (context) => youAttack(context) && isTaken(context) }),
    changesAllDefenseDice('focus', 'evade', { when: (context) => youDefend(context) && isTaken(context) }),
  ],
};
