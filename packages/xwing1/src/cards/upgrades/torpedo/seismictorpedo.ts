import type { UpgradeFacts } from '../../../card.ts';

export const SEISMIC_TORPEDO: UpgradeFacts = {
  id: 'seismictorpedo',
  name: 'Seismic Torpedo',
  fills: ['torpedo'],
  limited: 0,
  cost: 2,
  abilities: 'unwritten',
};
