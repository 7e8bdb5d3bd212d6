import type { UpgradeFacts } from '../../../card.ts';

export const DIRECTOR_KRENNIC: UpgradeFacts = {
  id: 'directorkrennic',
  name: 'Director Krennic',
  fills: ['crew'],
  limited: 1,
  cost: 5,
  restrictions: [{ faction: ['imperial'] }],
  abilities: 'unwritten',
};
