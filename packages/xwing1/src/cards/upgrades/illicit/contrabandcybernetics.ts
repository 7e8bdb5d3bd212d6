import { at, type Holder, modify } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { gainToken } from '../../../rules/tokens.ts';
import { discardForRound } from '../../../rules/upgrades.ts';
import type { Ship } from '../../../state.ts';
import { isLasting } from '../../words/cards.ts';

function isCalm(self: Holder, ship: Ship): boolean {
  return ship === self.ship && isLasting(self);
}

export const CONTRABAND_CYBERNETICS: UpgradeFacts = {
  id: 'contrabandcybernetics',
  name: 'Contraband Cybernetics',
  fills: ['illicit'],
  limited: 0,
  cost: 1,
  text: 'Becoming the active ship of the Activation phase: discard this card, if you like, and gain a stress token. Stress then prevents neither your actions nor your red maneuvers until the round ends.',
  abilities: [
    at('activates', {
      optional: true,
      when: ({ self, moment }) => moment.ship === self.ship && !isLasting(self),
      *effect({ table, self: { ship, upgrade } }) {
        if (upgrade) yield* discardForRound(table, ship, upgrade);
        yield* gainToken(table, ship, 'stress', 1);
      },
    }),
    modify('stress-forbids', (forbids, { self, moment }) => forbids && !isCalm(self, moment.ship)),
    modify('stress-forbids-red', (forbids, { self, moment }) => forbids && !isCalm(self, moment.ship)),
  ],
};
