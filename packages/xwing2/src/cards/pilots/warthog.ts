import { at } from '../../abilities.ts';
import type { PilotAbility } from '../../card.ts';
import { isAtRange } from '../../rules/choose.ts';
import { LINGERS } from '../../rules/removing.ts';

export const WARTHOG: PilotAbility = {
  text: 'When you or a friend that is not limited at range 0-2 is destroyed in the Engagement Phase, it is removed only at the end of the phase.',
  abilities: [
    at('ship-destroyed', {
      optional: false,
      when: ({ table, self, moment: { ship } }) =>
        table.state.phase === 'engagement' &&
        table.isFriendly(self.ship, ship) &&
        (ship === self.ship || (table.pilot(ship).limited === 0 && isAtRange(table, self.ship, ship, 0, 2))),
      *effect({ moment: { ship } }) {
        ship.memory[LINGERS] = 1;
      },
    }),
  ],
};
