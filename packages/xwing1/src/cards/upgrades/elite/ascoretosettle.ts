import type { UpgradeFacts } from '../../../card.ts';

export const A_SCORE_TO_SETTLE: UpgradeFacts = {
  id: 'ascoretosettle',
  name: 'A Score to Settle',
  fills: ['elite'],
  limited: 1,
  cost: 0,
  abilities: 'unwritten',
};
