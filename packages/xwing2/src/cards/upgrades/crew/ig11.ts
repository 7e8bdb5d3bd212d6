import { at, cardAction, instead, RULE } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { sufferDamage } from '../../../rules/damage.ts';
import { destroyShip } from '../../../rules/destroying.ts';
import { flipUpgrade } from '../../../rules/flip.ts';
import { gainToken } from '../../../rules/tokens.ts';

/** The fuse markers on IG-11. */
const FUSES = 'ig11:fuses';

export const IG_11: UpgradeFacts = {
  id: 'ig11',
  name: 'IG-11',
  fills: ['crew'],
  limited: 1,
  cost: 6,
  restrictions: [{ faction: ['scumandvillainy'] }],
  standard: true,
  title: 'IG-11',
  actions: ['calculate'],
  text: 'A damage card that would be dealt to you faceup becomes a fuse marker on this card, and you gain a calculate token. With two fuse markers this card flips.',
  abilities: [
    instead('deal-faceup', {
      optional: false,
      when: ({ self, moment }) => moment.ship === self.ship,
      *instead({ table, self }) {
        const fuses = (self.ship.memory[FUSES] ?? 0) + 1;
        self.ship.memory[FUSES] = fuses;
        yield* gainToken(table, self.ship, 'calculate', 1);
        if (fuses >= 2 && self.upgrade) flipUpgrade(table, self.ship, self.upgrade);
        return true;
      },
    }),
  ],
  back: {
    title: 'IG-11 (Anti-Capture Protocol)',
    text: 'End Phase: take a fuse marker off this card. If none is left, you are destroyed, with 1 critical damage for every other ship at range 0-1. Action: put a fuse marker on this card.',
    abilities: [
      at('during-end', {
        optional: false,
        *effect({ table, self: { ship } }) {
          const left = Math.max(0, (ship.memory[FUSES] ?? 0) - 1);
          ship.memory[FUSES] = left;
          if (left > 0) return;
          const near = table.inPlay().filter((other) => other !== ship && table.range(ship, other) <= 1);
          yield* destroyShip(table, ship, null);
          for (const other of near) yield* sufferDamage(table, other, 'crit', 1, { rule: RULE });
        },
      }),
      cardAction({
        *perform({ self: { ship } }) {
          ship.memory[FUSES] = (ship.memory[FUSES] ?? 0) + 1;
          return true;
        },
      }),
    ],
  },
};
