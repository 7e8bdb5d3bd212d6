import { words } from '@rangefinder/kernel/words';
import { at, cardAction, RULE } from '../../../abilities.ts';
import { attacks } from '../../../keywords/keyword.ts';
import { kw } from '../../print.ts';
import { AI_ATTACK } from '../../words/ai.ts';
import { addToPool } from '../../words/pools.ts';
import { upgrade } from '../upgrade.ts';

const SUPPRESSES = 'activation:suppresses';

/** Every pool of the unit is suppressive until the activation ends. */
export const LOK_DURD = upgrade('pilot', {
  id: 'lok-durd',
  name: 'Lok Durd',
  unique: true,
  points: 9,
  restriction: { units: ['AAT Trade Federation Battle Tank'] },
  exhaust: true,
  text: words(
    'The unit is without AI: Attack, even while the card is exhausted. Free action: its weapons have Suppressive until its activation ends.',
    'L’unité est sans AI : Attack, même carte inclinée. Action gratuite : ses armes ont Suppressive jusqu’à la fin de son activation.',
    'Oddział nie ma AI: Attack, nawet gdy karta jest wyczerpana. Darmowa akcja: jego bronie mają Suppressive do końca aktywacji.',
  ),
  takes: [AI_ATTACK],
  abilities: [
    cardAction({
      rule: RULE,
      free: true,
      *perform({ moment: unit }) {
        unit.memory[SUPPRESSES] = 1;
      },
    }),
    at('forming-pool', {
      optional: false,
      when: (context) => attacks(context) && context.moment.attacker.memory[SUPPRESSES] === 1,
      *effect({ table, moment: { attack } }) {
        addToPool(table, attack, { keywords: [kw('suppressive')] });
      },
    }),
  ],
});
