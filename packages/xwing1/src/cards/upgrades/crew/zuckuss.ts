import type { UpgradeFacts } from '../../../card.ts';

export const ZUCKUSS: UpgradeFacts = {
  id: 'zuckuss',
  name: 'Zuckuss',
  fills: ['crew'],
  limited: 1,
  cost: 1,
  restrictions: [{ faction: ['scum'] }],
  abilities: 'unwritten',
};
