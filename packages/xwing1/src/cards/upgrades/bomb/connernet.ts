import type { UpgradeFacts } from '../../../card.ts';

export const CONNER_NET: UpgradeFacts = {
  id: 'connernet',
  name: 'Conner Net',
  fills: ['bomb'],
  limited: 0,
  cost: 4,
  bomb: { token: 'connernet', when: 'action' },
  abilities: [],
};
