import type { UpgradeFacts } from '../../../card.ts';
import { placesInSystemPhase } from '../../words/device.ts';

export const SEISMIC_CHARGES: UpgradeFacts = {
  id: 'seismiccharges',
  name: 'Seismic Charges',
  fills: ['device'],
  limited: 0,
  cost: 3,
  standard: true,
  charges: { value: 2, recovers: 0 },
  device: ['seismiccharge'],
  text: 'System Phase: you may pay a charge to drop a seismic charge (1 straight).',
  abilities: [placesInSystemPhase('seismiccharge')],
};
