import type { UpgradeFacts } from '../../../card.ts';

export const REAR_ADMIRAL_CHIRANEAU: UpgradeFacts = {
  id: 'rearadmiralchiraneau',
  name: 'Rear Admiral Chiraneau',
  fills: ['crew'],
  limited: 1,
  cost: 3,
  restrictions: [{ faction: ['imperial'] }],
  abilities: 'unwritten',
};
