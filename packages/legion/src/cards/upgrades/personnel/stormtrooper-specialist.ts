import { words } from '@rangefinder/kernel/words';
import { upgrade } from '../upgrade.ts';
import { oneOf } from './words.ts';

export const STORMTROOPER_SPECIALIST = upgrade('personnel', {
  id: 'stormtrooper-specialist',
  name: 'Stormtrooper Specialist',
  points: 9,
  formerPoints: 12,
  restriction: { units: ['Stormtroopers'] },
  addsSlot: { slot: 'gear', must: false },
  adds: { minis: 1, wounds: null },
  exhaust: true,
  text: words(
    'Free action: 1 aim or surge token.',
    'Action gratuite : 1 pion Viser ou Adrénaline.',
    'Darmowa akcja: 1 żeton celowania lub adrenaliny.',
  ),
  abilities: oneOf('aim', 'surge'),
});
