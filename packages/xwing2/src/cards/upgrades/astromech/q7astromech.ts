import { modify } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { isOwnReposition } from '../../../rules/reposition.ts';

export const Q7_ASTROMECH: UpgradeFacts = {
  id: 'q7astromech',
  name: 'Q7 Astromech',
  fills: ['astromech'],
  limited: 0,
  cost: 3,
  restrictions: [{ faction: ['galacticrepublic'] }],
  standard: true,
  text: 'You can barrel roll and boost through and onto obstacles.',
  abilities: [
    modify(
      'repositions-through',
      'xw2.golden-rules.3',
      (through, { self, moment }) => through || (moment.ship === self.ship && isOwnReposition(moment.how)),
    ),
  ],
};
