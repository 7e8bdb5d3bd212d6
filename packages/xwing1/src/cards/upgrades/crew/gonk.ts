import { cardAction } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { recoverShield } from '../../../rules/damage.ts';
import { shieldValue } from '../../../rules/stats.ts';
import { changeCounters } from '../../../rules/upgrades.ts';

export const GONK: UpgradeFacts = {
  id: 'gonk',
  name: '"Gonk"',
  fills: ['crew'],
  limited: 1,
  cost: 2,
  holdsTokens: true,
  restrictions: [{ faction: ['scum'] }],
  text: 'Action: place a shield token on this card. Action: take one from it to recover 1 shield.',
  abilities: [
    cardAction({
      name: 'store',
      *perform({ table, self: { ship, upgrade } }) {
        if (upgrade) changeCounters(table, ship, upgrade, 1);
      },
    }),
    cardAction({
      name: 'recover',
      when: ({ table, self: { ship, upgrade } }) =>
        (upgrade?.counters ?? 0) > 0 && ship.shields < shieldValue(table, ship),
      *perform({ table, self: { ship, upgrade } }) {
        if (upgrade) changeCounters(table, ship, upgrade, -1);
        recoverShield(table, ship, 1);
      },
    }),
  ],
};
