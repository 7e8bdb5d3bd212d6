import type { UpgradeFacts } from '../../../card.ts';

export const STAY_ON_TARGET: UpgradeFacts = {
  id: 'stayontarget',
  name: 'Stay on Target',
  fills: ['elite'],
  limited: 0,
  cost: 2,
  abilities: 'unwritten',
};
