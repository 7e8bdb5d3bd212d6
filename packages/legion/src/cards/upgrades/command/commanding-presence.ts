import { words } from '@rangefinder/kernel/words';
import { modify } from '../../../abilities.ts';
import { upgrade } from '../upgrade.ts';

export const COMMANDING_PRESENCE = upgrade('command', {
  id: 'commanding-presence',
  name: 'Commanding Presence',
  points: 5,
  text: words(
    'All its orders reach to range 4.',
    'Tous ses ordres portent jusqu’à la portée 4.',
    'Wszystkie jego rozkazy sięgają do zasięgu 4.',
  ),
  abilities: [
    // Those of Direct and Entourage too (legion.direct.4, legion.entourage.6).
    modify('order-range', (range, { self, moment: { commander } }) =>
      commander === self.unit ? Math.max(4, range) : range,
    ),
  ],
});
