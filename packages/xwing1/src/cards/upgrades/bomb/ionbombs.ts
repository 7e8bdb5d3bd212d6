import type { UpgradeFacts } from '../../../card.ts';

export const ION_BOMBS: UpgradeFacts = {
  id: 'ionbombs',
  name: 'Ion Bombs',
  fills: ['bomb'],
  limited: 0,
  cost: 2,
  bomb: { token: 'ionbomb', when: 'reveal' },
  abilities: [],
};
