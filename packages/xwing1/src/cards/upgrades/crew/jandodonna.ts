import type { UpgradeFacts } from '../../../card.ts';

export const JAN_DODONNA: UpgradeFacts = {
  id: 'jandodonna',
  name: 'Jan Dodonna',
  fills: ['crew'],
  limited: 1,
  cost: 6,
  restrictions: [{ faction: ['rebel'] }, { size: ['huge'] }],
  huge: true,
  abilities: [],
};
