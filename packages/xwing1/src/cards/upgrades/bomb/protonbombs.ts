import type { UpgradeFacts } from '../../../card.ts';

export const PROTON_BOMBS: UpgradeFacts = {
  id: 'protonbombs',
  name: 'Proton Bombs',
  fills: ['bomb'],
  limited: 0,
  cost: 5,
  bomb: { token: 'protonbomb', when: 'reveal' },
  abilities: [],
};
