import { at } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { gainToken } from '../../../rules/tokens.ts';
import { isShip, piecesOf, rangeBetween, type Unit, unitsInPlay } from '../../../rules/units.ts';
import type { Ship } from '../../../state.ts';
import type { XTable } from '../../../table.ts';

/** Enemy ships and remotes beyond range 2, with no friendly ones at range 0-1 (xw2.units.1). */
function isFarAndLonely(table: XTable, ship: Ship, target: string): boolean {
  const units = unitsInPlay(table);
  const enemy = units.find(({ id }) => id === target);
  if (!enemy || enemy.seat === ship.seat) return false;
  const rangeTo = (unit: Unit) => rangeBetween(table, piecesOf(table, unit), piecesOf(table, enemy));
  const friends = units.filter((unit) => (isShip(unit) ? table.isFriendly(ship, unit) : unit.seat === ship.seat));
  return rangeTo(ship) > 2 && friends.every((friend) => rangeTo(friend) > 1);
}

export const URSA_WREN: UpgradeFacts = {
  id: 'ursawren-gunner',
  name: 'Ursa Wren',
  fills: ['gunner'],
  limited: 1,
  cost: 4,
  restrictions: [{ faction: ['galacticrepublic', 'separatistalliance'] }],
  standard: true,
  text: 'After you lock an enemy ship or remote beyond range 2 with no friendly one at range 0-1 of it you gain a calculate token.',
  abilities: [
    at('lock-acquired', {
      optional: false,
      when: ({ table, self, moment }) => moment.ship === self.ship && isFarAndLonely(table, self.ship, moment.target),
      *effect({ table, self: { ship } }) {
        yield* gainToken(table, ship, 'calculate', 1);
      },
    }),
  ],
};
