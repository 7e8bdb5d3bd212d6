import { words } from '@rangefinder/kernel/words';
import { upgrade } from '../upgrade.ts';
import { oneOf } from './words.ts';

export const REBEL_TROOPER_SPECIALIST = upgrade('personnel', {
  id: 'rebel-trooper-specialist',
  name: 'Rebel Trooper Specialist',
  points: 8,
  formerPoints: 12,
  restriction: { units: ['Rebel Troopers'] },
  addsSlot: { slot: 'gear', must: false },
  adds: { minis: 1, wounds: null },
  exhaust: true,
  text: words(
    'Free action: 1 dodge or surge token.',
    'Action gratuite : 1 pion Esquive ou Adrénaline.',
    'Darmowa akcja: 1 żeton uniku lub adrenaliny.',
  ),
  abilities: oneOf('dodge', 'surge'),
});
