import type { UpgradeFacts } from '../../../card.ts';

export const TIE_X1: UpgradeFacts = {
  id: 'tiex1',
  name: 'TIE/x1',
  fills: ['title'],
  limited: 0,
  cost: 0,
  restrictions: [{ ship: ['tieadvanced'] }],
  building: { cheaper: { slot: 'system', by: 4 } },
  slots: ['system'],
  text: 'A system upgrade, for 4 points less.',
  abilities: [],
};
