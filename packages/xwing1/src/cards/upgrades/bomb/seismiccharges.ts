import type { UpgradeFacts } from '../../../card.ts';

export const SEISMIC_CHARGES: UpgradeFacts = {
  id: 'seismiccharges',
  name: 'Seismic Charges',
  fills: ['bomb'],
  limited: 0,
  cost: 2,
  bomb: { token: 'seismiccharge', when: 'reveal' },
  abilities: [],
};
