import { at } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { gainToken, removeToken } from '../../../rules/tokens.ts';
import { changeCounters } from '../../../rules/upgrades.ts';

export const REY: UpgradeFacts = {
  id: 'rey',
  name: 'Rey',
  fills: ['crew'],
  limited: 1,
  cost: 2,
  holdsTokens: true,
  restrictions: [{ faction: ['rebel'] }],
  text: 'When the End phase starts: you may put 1 of your focus tokens on this card. When the Combat phase starts: you may take 1 from it.',
  abilities: [
    at('start-of-end', {
      optional: true,
      when: ({ self: { ship } }) => ship.tokens.focus > 0,
      *effect({ table, self: { ship, upgrade } }) {
        removeToken(table, ship, 'focus', 1);
        if (upgrade) changeCounters(table, ship, upgrade, 1);
      },
    }),
    at('start-of-combat', {
      optional: true,
      when: ({ self: { upgrade } }) => (upgrade?.counters ?? 0) > 0,
      *effect({ table, self: { ship, upgrade } }) {
        if (upgrade) changeCounters(table, ship, upgrade, -1);
        yield* gainToken(table, ship, 'focus', 1);
      },
    }),
  ],
};
