import type { UpgradeFacts } from '../../../card.ts';
import { placesInSystemPhase } from '../../words/device.ts';

export const PROTON_BOMBS: UpgradeFacts = {
  id: 'protonbombs',
  name: 'Proton Bombs',
  fills: ['device'],
  limited: 0,
  cost: 4,
  standard: true,
  charges: { value: 2, recovers: 0 },
  device: ['protonbomb'],
  text: 'System Phase: you may pay a charge to drop a proton bomb with the 1 straight.',
  abilities: [placesInSystemPhase('protonbomb')],
};
