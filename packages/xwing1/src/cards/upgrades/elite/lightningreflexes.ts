import type { UpgradeFacts } from '../../../card.ts';

export const LIGHTNING_REFLEXES: UpgradeFacts = {
  id: 'lightningreflexes',
  name: 'Lightning Reflexes',
  fills: ['elite'],
  limited: 0,
  cost: 1,
  restrictions: [{ size: ['small'] }],
  abilities: 'unwritten',
};
