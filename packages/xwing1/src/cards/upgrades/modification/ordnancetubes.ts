import type { UpgradeFacts } from '../../../card.ts';

export const ORDNANCE_TUBES: UpgradeFacts = {
  id: 'ordnancetubes',
  name: 'Ordnance Tubes',
  fills: ['modification'],
  limited: 0,
  cost: 5,
  restrictions: [{ size: ['huge'] }],
  huge: true,
  abilities: [],
};
