import { at } from '../../abilities.ts';
import type { PilotAbility } from '../../card.ts';
import { recoverForce } from '../../rules/charges.ts';
import { forceCapacity } from '../../rules/stats.ts';

export const MACE_WINDU: PilotAbility = {
  text: 'Red maneuver fully executed: you recover 1 Force.',
  abilities: [
    at('maneuver-executed', {
      optional: false,
      when: ({ table, self: { ship }, moment }) =>
        moment.ship === ship &&
        moment.full &&
        moment.maneuver.difficulty === 'red' &&
        ship.force < forceCapacity(table, ship),
      *effect({ table, self: { ship } }) {
        recoverForce(table, ship, 1);
      },
    }),
  ],
};
