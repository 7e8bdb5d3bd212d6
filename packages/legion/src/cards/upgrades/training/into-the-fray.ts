import { words } from '@rangefinder/kernel/words';
import { at } from '../../../abilities.ts';
import { gainToken } from '../../../rules/tokens.ts';
import { upgrade } from '../upgrade.ts';

export const INTO_THE_FRAY = upgrade('training', {
  id: 'into-the-fray',
  name: 'Into the Fray',
  points: 4,
  text: words(
    'An enemy at range 1 activates: it may gain 1 surge token.',
    'Un ennemi à portée 1 s’active : elle peut gagner 1 pion Adrénaline.',
    'Gdy wróg w zasięgu 1 się aktywuje: może zyskać 1 żeton adrenaliny.',
  ),
  abilities: [
    at('activates', {
      optional: true,
      when: ({ table, self, moment: { unit } }) =>
        self.unit !== null && unit.seat !== self.seat && table.range(self.unit, unit) <= 1,
      *effect({ table, self }) {
        if (self.unit) yield* gainToken(table, self.unit, 'surge', 1);
      },
    }),
  ],
});
