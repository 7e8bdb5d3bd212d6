import type { UpgradeFacts } from '../../../card.ts';

export const DRAW_THEIR_FIRE: UpgradeFacts = {
  id: 'drawtheirfire',
  name: 'Draw Their Fire',
  fills: ['elite'],
  limited: 0,
  cost: 1,
  abilities: 'unwritten',
};
