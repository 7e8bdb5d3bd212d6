import { at, modify } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { chargesOf, spendCharge } from '../../../rules/charges.ts';
import { mayChooseShip } from '../../../rules/choose.ts';
import { GREEN, ORANGE } from '../../../rules/tokens.ts';
import type { Ship } from '../../../state.ts';
import type { XTable } from '../../../table.ts';

function shipsWithCircles(table: XTable, ship: Ship): Ship[] {
  return table
    .inPlay()
    .filter((other) => table.range(ship, other) <= 1 && [...GREEN, ...ORANGE].some((kind) => other.tokens[kind] > 0));
}

export const GAMUT_KEY: UpgradeFacts = {
  id: 'gamutkey',
  name: 'Gamut Key',
  fills: ['crew'],
  limited: 1,
  cost: 6,
  restrictions: [{ faction: ['scumandvillainy'] }],
  standard: true,
  charges: { value: 2, recovers: 1 },
  text: 'End Phase starts: you may pay two charges: a ship at range 0-1 keeps its circular tokens.',
  abilities: [
    at('start-of-end', {
      rule: 'xw2.end-phase.4',
      optional: false,
      when: ({ table, self }) => chargesOf(self) >= 2 && shipsWithCircles(table, self.ship).length > 0,
      *effect({ table, self }) {
        const ship = yield* mayChooseShip(self, shipsWithCircles(table, self.ship), 'xw2.end-phase.4');
        if (!ship) return;
        spendCharge(table, self, 2, 'xw2.end-phase.4');
        ship.memory['round:gamutkey'] = 1;
      },
    }),
    modify('keeps-tokens', 'xw2.end-phase.4', (kept, { moment: { ship, token } }) =>
      ship.memory['round:gamutkey'] === 1 ? ship.tokens[token] : kept,
    ),
  ],
};
