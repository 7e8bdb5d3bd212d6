import type { UpgradeFacts } from '../../../card.ts';

export const JABBA_THE_HUTT: UpgradeFacts = {
  id: 'jabbathehutt',
  name: 'Jabba the Hutt',
  fills: ['crew', 'crew'],
  limited: 1,
  cost: 5,
  restrictions: [{ faction: ['scum'] }],
  abilities: 'unwritten',
};
