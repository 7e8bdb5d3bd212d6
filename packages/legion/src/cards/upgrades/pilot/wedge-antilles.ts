import { words } from '@rangefinder/kernel/words';
import { cardAction, RULE } from '../../../abilities.ts';
import { pivotAlong } from '../../../rules/deeds.ts';
import { whyNotMove } from '../../../rules/moving.ts';
import { kw } from '../../print.ts';
import { upgrade } from '../upgrade.ts';

/** A pivot that takes no action. */
export const WEDGE_ANTILLES = upgrade('pilot', {
  id: 'wedge-antilles',
  name: 'Wedge Antilles',
  unique: true,
  points: 5,
  formerPoints: 1,
  restriction: { types: ['repulsor'], factions: ['rebels'] },
  keywords: [kw('field-commander')],
  exhaust: true,
  text: words('Free action: pivot.', 'Action gratuite : pivoter.', 'Darmowa akcja: obrót.'),
  abilities: [
    cardAction({
      rule: RULE,
      free: true,
      whyNot: ({ table, moment: unit }) => whyNotMove(table, unit, { how: 'pivot' }),
      perform: ({ table, moment: unit }) => pivotAlong(table, unit),
    }),
  ],
});
