import { byCardOf } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { isAtRange } from '../../../rules/choose.ts';
import { gainToken } from '../../../rules/tokens.ts';
import { mayChoose } from '../../words/phrases.ts';

export const ISB_SLICER: UpgradeFacts = {
  id: 'isbslicer',
  name: 'ISB Slicer',
  fills: ['crew'],
  limited: 0,
  cost: 2,
  restrictions: [{ faction: ['imperial'] }],
  text: 'After you jam an enemy ship: you may jam another ship at range 1 of it that is not jammed.',
  abilities: [
    mayChoose(
      'jam-performed',
      ({ table, self, moment: { ship, other } }) =>
        ship === self.ship
          ? table.inPlay().filter((one) => one.tokens.jam === 0 && isAtRange(table, other, one, 1, 1))
          : [],
      ({ table, self }, chosen) => gainToken(table, chosen, 'jam', 1, byCardOf(self.ship)),
    ),
  ],
};
