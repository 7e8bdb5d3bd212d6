import type { UpgradeFacts } from '../../../card.ts';

export const INSPIRING_RECRUIT: UpgradeFacts = {
  id: 'inspiringrecruit',
  name: 'Inspiring Recruit',
  fills: ['crew'],
  limited: 0,
  cost: 1,
  abilities: 'unwritten',
};
