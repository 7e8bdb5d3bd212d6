import type { UpgradeFacts } from '../../../card.ts';

export const CONCORD_DAWN_PROTECTOR: UpgradeFacts = {
  id: 'concorddawnprotector',
  name: 'Concord Dawn Protector',
  fills: ['title'],
  limited: 0,
  cost: 1,
  restrictions: [{ ship: ['protectoratestarfighter'] }],
  abilities: 'unwritten',
};
