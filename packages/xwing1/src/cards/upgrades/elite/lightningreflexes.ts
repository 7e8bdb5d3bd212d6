import { maneuverKey } from '@rangefinder/xwing';
import { at } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { turnAround } from '../../../rules/reposition.ts';
import { gainToken } from '../../../rules/tokens.ts';
import { discardsSelf } from '../../words/tokens.ts';

export const LIGHTNING_REFLEXES: UpgradeFacts = {
  id: 'lightningreflexes',
  name: 'Lightning Reflexes',
  fills: ['elite'],
  limited: 0,
  cost: 1,
  restrictions: [{ size: ['small'] }],
  text: 'After a white or green maneuver of your dial: you may give up this card to turn your ship round; then gain a stress token.',
  abilities: [
    at('maneuver-executed', {
      optional: true,
      when: ({ table, self: { ship }, moment }) =>
        moment.ship === ship &&
        moment.maneuver.difficulty !== 'red' &&
        ship.revealed &&
        table.state.active === ship.id &&
        table.pilot(ship).maneuvers.has(maneuverKey(moment.maneuver)),
      *effect({ table, self }) {
        const { ship } = self;
        yield* discardsSelf(table, self);
        turnAround(table, ship, self.card);
        yield* gainToken(table, ship, 'stress', 1);
      },
    }),
  ],
};
