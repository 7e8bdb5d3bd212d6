import type { UpgradeFacts } from '../../../card.ts';

export const GENERAL_HUX: UpgradeFacts = {
  id: 'generalhux',
  name: 'General Hux',
  fills: ['crew'],
  limited: 1,
  cost: 5,
  restrictions: [{ faction: ['imperial'] }],
  abilities: 'unwritten',
};
