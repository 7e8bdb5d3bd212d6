import { words } from '@rangefinder/kernel/words';
import { instead } from '../../../abilities.ts';
import { removeSuppression } from '../../../rules/tokens.ts';
import { isTrooper } from '../../../rules/units.ts';
import { upgrade } from '../upgrade.ts';

export const STRICT_ORDERS = upgrade('command', {
  id: 'strict-orders',
  name: 'Strict Orders',
  points: 5,
  text: words(
    'Friendly troopers whose order token lies faceup may rally without dice and shed 1 suppression token, however far away.',
    'Une unité de soldats alliée avec un pion Ordre face visible peut se rallier sans dés : elle retire 1 pion Suppression. À toute distance.',
    'Twój oddział piechoty z odkrytym żetonem rozkazu może się zebrać bez rzutu: usuwa 1 żeton przygniecenia. Z dowolnej odległości.',
  ),
  abilities: [
    instead('roll-rally', {
      optional: true,
      when: ({ table, self, moment: { unit } }) =>
        unit.seat === self.seat && unit.order === 'faceup' && isTrooper(table, unit),
      *instead({ table, moment: { unit } }) {
        yield* removeSuppression(table, unit, 1);
        return true;
      },
    }),
  ],
});
