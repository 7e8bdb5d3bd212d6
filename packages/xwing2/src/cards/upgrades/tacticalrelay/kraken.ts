import { at, modify } from '../../../abilities.ts';
import { pick } from '../../../ask.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { friendsAt } from '../../../rules/choose.ts';
import type { Ship } from '../../../state.ts';
import type { XTable } from '../../../table.ts';

function calculating(table: XTable, ship: Ship): Ship[] {
  return friendsAt(table, ship, 0, 3).filter(({ tokens }) => tokens.calculate > 0);
}

export const KRAKEN: UpgradeFacts = {
  id: 'kraken',
  name: 'Kraken',
  fills: ['tacticalrelay'],
  limited: 1,
  cost: 10,
  restrictions: [{ faction: ['separatistalliance'] }],
  standard: true,
  solitary: true,
  actions: ['calculate'],
  text: 'End Phase: you may choose up to three friends at range 0-3; each keeps one calculate token.',
  abilities: [
    at('during-end', {
      rule: 'xw2.end-phase.4',
      optional: false,
      when: ({ table, self }) => calculating(table, self.ship).length > 0,
      *effect({ table, self }) {
        const chosen = yield* pick({
          seat: self.ship.seat,
          topic: 'choose-ships',
          rule: 'xw2.end-phase.4',
          about: { ship: self.ship.id, card: self.card },
          options: calculating(table, self.ship).map((ship) => ({ key: ship.id, about: { piece: ship.id }, ship })),
          min: 0,
          max: 3,
        });
        for (const { ship } of chosen) ship.memory['round:kraken'] = 1;
      },
    }),
    modify('keeps-tokens', 'xw2.end-phase.4', (kept, { moment: { ship, token } }) =>
      token === 'calculate' && ship.memory['round:kraken'] === 1 ? Math.max(kept, 1) : kept,
    ),
  ],
};
