import type { UpgradeFacts } from '../../../card.ts';

export const GHOST_SWX72: UpgradeFacts = {
  id: 'ghost-swx72',
  name: 'Ghost',
  fills: ['title'],
  limited: 1,
  cost: 0,
  restrictions: [{ ship: ['vcx100'] }],
  abilities: 'unwritten',
};
