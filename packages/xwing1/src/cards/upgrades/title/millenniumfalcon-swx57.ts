import { at } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { turnAround } from '../../../rules/reposition.ts';
import { gainToken, isStressed } from '../../../rules/tokens.ts';
import { isBank } from '../../words/maneuvers.ts';

export const MILLENNIUM_FALCON_SWX57: UpgradeFacts = {
  id: 'millenniumfalcon-swx57',
  name: 'Millennium Falcon',
  fills: ['title'],
  limited: 1,
  cost: 1,
  restrictions: [{ ship: ['yt1300'] }],
  text: 'After a 3 bank, touching no ship and without stress: you may gain a stress token to turn your ship round.',
  abilities: [
    at('maneuver-executed', {
      optional: true,
      when: ({ self: { ship }, moment }) =>
        moment.ship === ship &&
        moment.maneuver.speed === 3 &&
        isBank(moment.maneuver) &&
        ship.contact.length === 0 &&
        !isStressed(ship),
      *effect({ table, self }) {
        const { ship } = self;
        yield* gainToken(table, ship, 'stress', 1);
        turnAround(table, ship, self.card);
      },
    }),
  ],
};
