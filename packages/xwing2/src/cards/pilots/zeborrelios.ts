import { modify } from '../../abilities.ts';
import type { PilotAbility } from '../../card.ts';

export const ZEB_ORRELIOS: PilotAbility = {
  text: 'Defending: evades cancel crits before hits.',
  abilities: [
    modify('neutralizing', (how, { self, moment }) =>
      moment.defender === self.ship.id ? { ...how, first: 'crit' } : how,
    ),
  ],
};
