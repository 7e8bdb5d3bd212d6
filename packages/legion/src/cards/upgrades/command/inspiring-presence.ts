import { words } from '@rangefinder/kernel/words';
import { modify } from '../../../abilities.ts';
import { upgrade } from '../upgrade.ts';

export const INSPIRING_PRESENCE = upgrade('command', {
  id: 'inspiring-presence',
  name: 'Inspiring Presence',
  points: 5,
  text: words(
    'Friends may borrow its courage against panic up to range 4 instead of 3.',
    'Contre la panique, les alliés peuvent utiliser son courage jusqu’à la portée 4 au lieu de 3.',
    'Przeciw panice twoje oddziały mogą użyć jego odwagi do zasięgu 4 zamiast 3.',
  ),
  abilities: [
    // What else makes that range shorter still does; to whom nothing is lent, nothing is.
    modify('courage-range', (range, { self, moment: { commander } }) =>
      commander === self.unit && range > 0 ? range + 1 : range,
    ),
  ],
});
