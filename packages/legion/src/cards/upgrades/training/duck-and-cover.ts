import { words } from '@rangefinder/kernel/words';
import { at } from '../../../abilities.ts';
import { defends } from '../../../keywords/keyword.ts';
import { isRanged } from '../../../rules/attack/moment.ts';
import { gainToken } from '../../../rules/tokens.ts';
import { upgrade } from '../upgrade.ts';

export const DUCK_AND_COVER = upgrade('training', {
  id: 'duck-and-cover',
  name: 'Duck and Cover',
  points: 2,
  formerPoints: 4,
  text: words(
    'Defending at range it may gain 1 suppression token before cover is applied; the token counts for its cover at once.',
    'En défense à distance, elle peut gagner 1 pion Suppression avant que le couvert s’applique ; il compte aussitôt pour son couvert.',
    'Broniąc się przed atakiem dystansowym, może przed zastosowaniem osłony dostać 1 żeton przygniecenia; liczy się on od razu do osłony.',
  ),
  abilities: [
    at('applying-cover', {
      optional: true,
      when: (context) => defends(context) && isRanged(context.moment.attack),
      *effect({ table, moment: { defender } }) {
        yield* gainToken(table, defender, 'suppression', 1);
      },
    }),
  ],
});
