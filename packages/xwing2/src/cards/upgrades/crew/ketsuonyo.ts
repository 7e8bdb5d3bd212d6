import { at, modify } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { mayChooseShip } from '../../../rules/choose.ts';
import type { Ship } from '../../../state.ts';
import type { XTable } from '../../../table.ts';
import { shipsInView } from '../../words/attack.ts';

function tractoredInView(table: XTable, ship: Ship): Ship[] {
  return shipsInView(table, ship, 2).filter((other) => other.seat !== ship.seat && other.tokens.tractor > 0);
}

export const KETSU_ONYO: UpgradeFacts = {
  id: 'ketsuonyo',
  name: 'Ketsu Onyo',
  fills: ['crew'],
  limited: 1,
  cost: 4,
  restrictions: [{ faction: ['scumandvillainy'] }],
  standard: true,
  text: 'End Phase starts: you may choose an enemy at range 0-2 in your firing arc, which keeps its tractor tokens.',
  abilities: [
    at('start-of-end', {
      optional: false,
      when: ({ table, self }) => tractoredInView(table, self.ship).length > 0,
      *effect({ table, self }) {
        const ship = yield* mayChooseShip(self, tractoredInView(table, self.ship));
        if (ship) ship.memory['round:ketsuonyo'] = 1;
      },
    }),
    modify('keeps-tokens', 'xw2.end-phase.4', (kept, { moment: { ship, token } }) =>
      token === 'tractor' && ship.memory['round:ketsuonyo'] === 1 ? ship.tokens.tractor : kept,
    ),
  ],
};
