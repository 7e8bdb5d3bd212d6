import { at, byCardOf } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { type ActionChoice, barActions, couldAct, evenIfStressed, mayPerformAction } from '../../../rules/actions.ts';
import { flipUpgrade } from '../../../rules/flip.ts';
import { revealedManeuver } from '../../../rules/revealed.ts';
import { gainToken } from '../../../rules/tokens.ts';
import type { Ship } from '../../../state.ts';
import type { XTable } from '../../../table.ts';
import { greenTokens } from '../../words/phrases.ts';

function thinkingActions(table: XTable, ship: Ship): ActionChoice[] {
  return evenIfStressed(barActions(table, ship).filter(({ key }) => key === 'calculate' || key === 'focus'));
}

export const PRIME_MINISTER_ALMEC: UpgradeFacts = {
  id: 'primeministeralmec',
  name: 'Prime Minister Almec',
  fills: ['crew'],
  limited: 1,
  cost: 6,
  restrictions: [{ faction: ['scumandvillainy', 'galacticrepublic'] }],
  standard: true,
  title: 'Prime Minister Almec',
  text: 'After a friend at range 0-2 without green tokens reveals a white maneuver it may gain a stress token to gain a calculate token. With two or more stress tokens in the End Phase this card flips.',
  abilities: [
    at('dial-revealed', {
      optional: true,
      when: ({ table, self, moment: { ship } }) =>
        table.isFriendly(self.ship, ship) &&
        table.range(self.ship, ship) <= 2 &&
        revealedManeuver(table, ship)?.difficulty === 'white' &&
        greenTokens(ship).length === 0,
      *effect({ table, self, moment: { ship } }) {
        yield* gainToken(table, ship, 'stress', 1, byCardOf(self.ship));
        yield* gainToken(table, ship, 'calculate', 1, byCardOf(self.ship));
      },
    }),
    at('during-end', {
      optional: false,
      when: ({ self }) => self.ship.tokens.stress >= 2,
      *effect({ table, self }) {
        if (self.upgrade) flipUpgrade(table, self.ship, self.upgrade);
      },
    }),
  ],
  back: {
    title: "Almec, Maul's Puppet",
    text: 'Red maneuver fully executed by a friend at range 0-2: it may take a calculate or focus action of its bar, stressed or not.',
    abilities: [
      at('maneuver-executed', {
        optional: false,
        when: ({ table, self, moment: { ship, maneuver, full } }) =>
          full &&
          maneuver.difficulty === 'red' &&
          table.isFriendly(self.ship, ship) &&
          table.range(self.ship, ship) <= 2 &&
          couldAct(table, ship, thinkingActions(table, ship)),
        *effect({ table, moment: { ship } }) {
          yield* mayPerformAction(table, ship, thinkingActions(table, ship));
        },
      }),
    ],
  },
};
