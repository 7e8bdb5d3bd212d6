import type { UpgradeFacts } from '../../../card.ts';

export const GHOST: UpgradeFacts = {
  id: 'ghost',
  name: 'Ghost',
  fills: ['title'],
  limited: 1,
  cost: 0,
  restrictions: [{ ship: ['vcx100'] }],
  abilities: 'unwritten',
};
