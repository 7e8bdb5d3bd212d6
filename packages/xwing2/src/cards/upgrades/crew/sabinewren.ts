import { at } from '../../../abilities.ts';
import { pickOne } from '../../../ask.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { gainToken } from '../../../rules/tokens.ts';
import type { Ship } from '../../../state.ts';

const SABINES = ['ion', 'jam', 'stress', 'tractor'] as const;

/** The tokens still on her card. */
function sabinesTokens(ship: Ship) {
  return SABINES.filter((token) => ship.memory[`sabine:${token}`] === undefined).map((key) => ({ key }));
}

export const SABINE_WREN: UpgradeFacts = {
  id: 'sabinewren',
  name: 'Sabine Wren',
  fills: ['crew'],
  limited: 1,
  cost: 3,
  restrictions: [{ faction: ['rebelalliance'] }],
  standard: false,
  text: 'One ion, jam, stress and tractor token lie on this card. When a friendly bomb has affected a ship, you may give one of them to that ship.',
  abilities: [
    // Mines do not count (xw2.faq-objects.11).
    at('device-suffered', {
      rule: 'xw2.faq-objects.11',
      optional: false,
      when: ({ self, moment: { device, ship } }) =>
        device.seat === self.ship.seat && ship.place === 'play' && sabinesTokens(self.ship).length > 0,
      *effect({ table, self, moment: { ship } }) {
        const rule = 'xw2.faq-objects.11';
        const options: { key: (typeof SABINES)[number] | 'none' }[] = [...sabinesTokens(self.ship), { key: 'none' }];
        const about = { ship: self.ship.id, target: ship.id };
        const { key } = yield* pickOne({ seat: self.ship.seat, topic: 'sabine-wren', rule, about, options });
        if (key === 'none') return;
        self.ship.memory[`sabine:${key}`] = 1;
        yield* gainToken(table, ship, key, 1, { rule, by: self.ship.seat });
      },
    }),
  ],
};
