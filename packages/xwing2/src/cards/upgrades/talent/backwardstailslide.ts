import { at, modify } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { isOwnReposition } from '../../../rules/reposition.ts';
import { gainToken } from '../../../rules/tokens.ts';
import type { Ship } from '../../../state.ts';
import type { XTable } from '../../../table.ts';

/** Whether the configuration of a ship shows its closed side. */
function hasClosedWings(table: XTable, ship: Ship): boolean {
  return ship.upgrades.some((upgrade) => table.cards.face(upgrade).closed === true);
}

export const BACKWARDS_TAILSLIDE: UpgradeFacts = {
  id: 'backwardstailslide',
  name: 'Backwards Tailslide',
  fills: ['talent'],
  limited: 0,
  cost: 2,
  restrictions: [{ keyword: ['X-wing'] }, { equipped: ['configuration'] }],
  standard: true,
  text: 'With closed wings you can boost and barrel roll through and onto obstacles; having passed one you gain an evade token.',
  abilities: [
    modify(
      'repositions-through',
      'xw2.golden-rules.3',
      (through, { table, self, moment: { ship, how } }) =>
        through || (ship === self.ship && isOwnReposition(how) && hasClosedWings(table, ship)),
    ),
    at('repositioned', {
      optional: false,
      when: ({ table, self: { ship }, moment }) =>
        moment.ship === ship && moment.over.some((obstacle) => !table.isAtRangeZero(ship, obstacle)),
      *effect({ table, self: { ship } }) {
        yield* gainToken(table, ship, 'evade', 1);
      },
    }),
  ],
};
