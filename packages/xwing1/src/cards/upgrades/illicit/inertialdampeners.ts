import { at } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { gainToken } from '../../../rules/tokens.ts';
import { discardForRound } from '../../../rules/upgrades.ts';
import { isLasting } from '../../words/cards.ts';
import { isUnused, markUsed } from '../../words/phrases.ts';

export const INERTIAL_DAMPENERS: UpgradeFacts = {
  id: 'inertialdampeners',
  name: 'Inertial Dampeners',
  fills: ['illicit'],
  limited: 0,
  cost: 1,
  text: 'Revealing your maneuver: discard this card, if you like, and stand still, as a white maneuver, instead; then gain a stress token.',
  abilities: [
    at('dial-revealed', {
      optional: true,
      when: ({ self, moment }) => moment.ship === self.ship && !isLasting(self),
      *effect({ table, self: { ship, upgrade }, moment }) {
        if (upgrade) yield* discardForRound(table, ship, upgrade);
        moment.maneuver = { speed: 0, bearing: 'stationary', difficulty: 'white' };
      },
    }),
    at('maneuver-executed', {
      optional: false,
      when: ({ self, moment }) =>
        moment.ship === self.ship && isLasting(self) && moment.maneuver.bearing === 'stationary' && isUnused(self),
      *effect({ table, self }) {
        markUsed(self);
        yield* gainToken(table, self.ship, 'stress', 1);
      },
    }),
  ],
};
