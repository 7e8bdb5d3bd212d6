import { at, byCardOf } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { NO_MORE_ATTACKS } from '../../../rules/possibleshots.ts';
import { gainToken } from '../../../rules/tokens.ts';
import { discardUpgrade } from '../../../rules/upgrades.ts';

export const EMP_DEVICE: UpgradeFacts = {
  id: 'empdevice',
  name: 'EMP Device',
  fills: ['illicit'],
  limited: 1,
  cost: 2,
  text: 'In the Combat phase you may discard this card and forgo your attacks: every ship at range 1 gains two ion tokens.',
  abilities: [
    at('combat-active', {
      optional: true,
      when: ({ self, moment }) => moment.ship === self.ship && (self.ship.memory['round:attacks'] ?? 0) === 0,
      *effect({ table, self: { ship, upgrade } }) {
        if (upgrade) yield* discardUpgrade(table, ship, upgrade);
        ship.memory[NO_MORE_ATTACKS] = 1;
        const near = table.inPlay().filter((other) => table.range(ship, other) === 1);
        for (const other of near) yield* gainToken(table, other, 'ion', 2, byCardOf(ship));
      },
    }),
  ],
};
