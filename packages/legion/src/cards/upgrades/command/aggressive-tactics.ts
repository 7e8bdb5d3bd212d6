import { words } from '@rangefinder/kernel/words';
import { at, RULE } from '../../../abilities.ts';
import { chooseUnits } from '../../../keywords/choosing.ts';
import { wasNominated } from '../../../rules/command.ts';
import { gainToken } from '../../../rules/tokens.ts';
import { upgrade } from '../upgrade.ts';

export const AGGRESSIVE_TACTICS = upgrade('command', {
  id: 'aggressive-tactics',
  name: 'Aggressive Tactics',
  points: 15,
  text: words(
    'If this unit was nominated: once orders are issued, up to 4 friends with faceup order tokens gain 1 surge token each.',
    'Si cette unité était nommée : une fois les ordres donnés, jusqu’à 4 unités alliées avec un pion Ordre face visible gagnent chacune 1 pion Adrénaline.',
    'Jeśli ten oddział został wyznaczony: po wydaniu rozkazów do 4 twoich oddziałów z odkrytym żetonem rozkazu zyskuje po 1 żetonie adrenaliny.',
  ),
  abilities: [
    at('issuing-orders', {
      optional: false,
      when: ({ self, moment: { seat } }) => seat === self.seat && self.unit !== null && wasNominated(self.unit),
      *effect({ table, self }) {
        const ordered = table.friendsOf(self.seat).filter(({ order }) => order === 'faceup');
        const chosen = yield* chooseUnits({ self, rule: RULE, gives: 'surge' }, ordered, 4);
        for (const one of chosen) yield* gainToken(table, one, 'surge', 1);
      },
    }),
  ],
});
