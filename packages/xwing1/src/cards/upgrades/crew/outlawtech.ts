import type { UpgradeFacts } from '../../../card.ts';

export const OUTLAW_TECH: UpgradeFacts = {
  id: 'outlawtech',
  name: 'Outlaw Tech',
  fills: ['crew'],
  limited: 0,
  oncePerShip: true,
  cost: 2,
  restrictions: [{ faction: ['scum'] }],
  abilities: 'unwritten',
};
