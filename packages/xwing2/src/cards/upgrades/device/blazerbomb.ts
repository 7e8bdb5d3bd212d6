import type { UpgradeFacts } from '../../../card.ts';
import { placesInSystemPhase } from '../../words/device.ts';

export const BLAZER_BOMB: UpgradeFacts = {
  id: 'blazerbomb',
  name: 'Blazer Bomb',
  fills: ['device'],
  limited: 0,
  cost: 5,
  standard: true,
  charges: { value: 1, recovers: 0 },
  device: ['blazerbomb'],
  text: 'System Phase: you may pay a charge to drop a blazer bomb with the 1 straight.',
  abilities: [placesInSystemPhase('blazerbomb')],
};
