import { at } from '../../abilities.ts';
import type { PilotAbility } from '../../card.ts';
import { spendForce } from '../../rules/charges.ts';
import { enemiesAt } from '../../rules/choose.ts';
import { inArc } from '../../rules/measure.ts';
import { removeToken } from '../../rules/tokens.ts';
import type { Ship } from '../../state.ts';
import type { XTable } from '../../table.ts';

/** Anakin Skywalker: an enemy close ahead, or in his sights. */
function hasPrey(table: XTable, ship: Ship): boolean {
  return (
    enemiesAt(table, ship, 0, 1).some((enemy) => inArc(table, ship, 'front', enemy)) ||
    table.enemiesOf(ship.seat).some((enemy) => inArc(table, ship, 'bullseye', enemy))
  );
}

export const ANAKIN_SKYWALKER: PilotAbility = {
  text: 'A maneuver flown in full that brings an enemy close ahead of you (front arc, range 0-1) or into your bullseye arc: 1 Force takes a stress token off you.',
  abilities: [
    at('maneuver-executed', {
      optional: true,
      when: ({ table, self: { ship }, moment }) =>
        moment.ship === ship && moment.full && ship.force > 0 && ship.tokens.stress > 0 && hasPrey(table, ship),
      *effect({ table, self: { ship } }) {
        spendForce(table, ship, 1);
        removeToken(table, ship, 'stress', 1);
      },
    }),
  ],
};
