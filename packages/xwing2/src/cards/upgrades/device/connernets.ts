import type { UpgradeFacts } from '../../../card.ts';
import { placesInSystemPhase } from '../../words/device.ts';

export const CONNER_NETS: UpgradeFacts = {
  id: 'connernets',
  name: 'Conner Nets',
  fills: ['device'],
  limited: 0,
  cost: 5,
  standard: true,
  charges: { value: 1, recovers: 0, recoverable: false },
  device: ['connernet'],
  text: 'System Phase: you may pay a charge to drop a Conner net with the 1 straight. Spent charges do not come back.',
  abilities: [placesInSystemPhase('connernet')],
};
