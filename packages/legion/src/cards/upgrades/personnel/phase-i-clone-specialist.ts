import { words } from '@rangefinder/kernel/words';
import { upgrade } from '../upgrade.ts';
import { oneOf } from './words.ts';

export const PHASE_I_CLONE_SPECIALIST = upgrade('personnel', {
  id: 'phase-i-clone-specialist',
  name: 'Phase I Clone Specialist',
  points: 11,
  formerPoints: 14,
  restriction: { units: ['Phase I Clone Troopers'] },
  addsSlot: { slot: 'gear', must: false },
  adds: { minis: 1, wounds: null },
  exhaust: true,
  text: words(
    'Free action: 1 aim, dodge or surge token.',
    'Action gratuite : 1 pion Viser, Esquive ou Adrénaline.',
    'Darmowa akcja: 1 żeton celowania, uniku lub adrenaliny.',
  ),
  abilities: oneOf('aim', 'dodge', 'surge'),
});
