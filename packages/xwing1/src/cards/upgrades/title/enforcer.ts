import type { UpgradeFacts } from '../../../card.ts';

export const ENFORCER: UpgradeFacts = {
  id: 'enforcer',
  name: 'Enforcer',
  fills: ['title'],
  limited: 1,
  cost: 1,
  restrictions: [{ ship: ['m12lkimogilafighter'] }],
  abilities: 'unwritten',
};
