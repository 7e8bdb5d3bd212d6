import type { UpgradeFacts } from '../../../card.ts';

export const BOMBLET_GENERATOR: UpgradeFacts = {
  id: 'bombletgenerator',
  name: 'Bomblet Generator',
  fills: ['bomb', 'bomb'],
  limited: 1,
  cost: 3,
  bomb: { token: 'bomblet', when: 'reveal', keepsCard: true },
  abilities: [],
};
