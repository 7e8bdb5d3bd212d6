import type { UpgradeFacts } from '../../../card.ts';

export const GONK: UpgradeFacts = {
  id: 'gonk',
  name: '"Gonk"',
  fills: ['crew'],
  limited: 1,
  cost: 2,
  restrictions: [{ faction: ['scum'] }],
  abilities: 'unwritten',
};
