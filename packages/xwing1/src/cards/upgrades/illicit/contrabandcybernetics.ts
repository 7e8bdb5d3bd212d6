import type { UpgradeFacts } from '../../../card.ts';

export const CONTRABAND_CYBERNETICS: UpgradeFacts = {
  id: 'contrabandcybernetics',
  name: 'Contraband Cybernetics',
  fills: ['illicit'],
  limited: 0,
  cost: 1,
  abilities: 'unwritten',
};
