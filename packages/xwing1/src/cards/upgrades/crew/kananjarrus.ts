import { at } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { friendsAt } from '../../../rules/choose.ts';
import { isStressed, removeStress } from '../../../rules/tokens.ts';
import { isUnused, markUsed } from '../../words/phrases.ts';

export const KANAN_JARRUS: UpgradeFacts = {
  id: 'kananjarrus',
  name: 'Kanan Jarrus',
  fills: ['crew'],
  limited: 1,
  cost: 3,
  restrictions: [{ faction: ['rebel'] }],
  text: 'Once per round, a friend at range 1-2 has flown a white maneuver: you may take one stress token off it.',
  abilities: [
    at('maneuver-executed', {
      optional: true,
      when: ({ table, self, moment: { ship, maneuver } }) =>
        maneuver.difficulty === 'white' &&
        isStressed(ship) &&
        isUnused(self) &&
        friendsAt(table, self, 1, 2).includes(ship),
      *effect({ table, self, moment }) {
        markUsed(self);
        yield* removeStress(table, moment.ship, 1);
      },
    }),
  ],
};
