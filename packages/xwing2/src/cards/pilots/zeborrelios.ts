import { modify, RULE } from '../../abilities.ts';
import type { PilotAbility } from '../card.ts';

export const ZEB_ORRELIOS: PilotAbility = {
  text: 'Defending: evades cancel crits before hits.',
  abilities: [
    modify('neutralizing', RULE, (how, { self, moment }) =>
      moment.defender === self.ship.id ? { ...how, first: 'crit' } : how,
    ),
  ],
};
