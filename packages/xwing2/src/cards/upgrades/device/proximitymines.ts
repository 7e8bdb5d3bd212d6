import type { UpgradeFacts } from '../../../card.ts';
import { placesInSystemPhase } from '../../words/device.ts';

export const PROXIMITY_MINES: UpgradeFacts = {
  id: 'proximitymines',
  name: 'Proximity Mines',
  fills: ['device'],
  limited: 0,
  cost: 6,
  standard: true,
  charges: { value: 2, recovers: 0, recoverable: false },
  device: ['proximitymine'],
  text: 'System Phase: you may pay a charge to drop a proximity mine with the 1 straight. Spent charges do not come back.',
  abilities: [placesInSystemPhase('proximitymine')],
};
