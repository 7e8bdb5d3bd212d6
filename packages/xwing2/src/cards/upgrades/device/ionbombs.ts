import type { UpgradeFacts } from '../../../card.ts';
import { placesInSystemPhase } from '../../words/device.ts';

export const ION_BOMBS: UpgradeFacts = {
  id: 'ionbombs',
  name: 'Ion Bombs',
  fills: ['device'],
  limited: 0,
  cost: 4,
  standard: true,
  charges: { value: 2, recovers: 0 },
  device: ['ionbomb'],
  text: 'System Phase: you may pay a charge to drop an ion bomb with the 1 straight.',
  abilities: [placesInSystemPhase('ionbomb')],
};
