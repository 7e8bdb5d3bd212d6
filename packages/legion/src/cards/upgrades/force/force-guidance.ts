import { words } from '@rangefinder/kernel/words';
import { cardAction, RULE } from '../../../abilities.ts';
import { chooseUnits } from '../../../keywords/choosing.ts';
import { gainToken } from '../../../rules/tokens.ts';
import { upgrade } from '../upgrade.ts';

export const FORCE_GUIDANCE = upgrade('force', {
  id: 'force-guidance',
  name: 'Force Guidance',
  points: 5,
  exhaust: true,
  text: words(
    'Free action: up to 2 friends at range 1–2 gain 1 surge token each.',
    'Action gratuite : jusqu’à 2 alliés à portée 1–2 gagnent chacun 1 pion Adrénaline.',
    'Darmowa akcja: do 2 twoich oddziałów w zasięgu 1–2 zyskuje po 1 żetonie adrenaliny.',
  ),
  abilities: [
    cardAction({
      rule: RULE,
      free: true,
      *perform({ table, self, moment: unit }) {
        const near = table.friendsOf(unit.seat).filter((one) => table.range(unit, one) <= 2);
        const chosen = yield* chooseUnits({ self, rule: RULE, gives: 'surge' }, near, 2);
        for (const one of chosen) yield* gainToken(table, one, 'surge', 1);
      },
    }),
  ],
});
