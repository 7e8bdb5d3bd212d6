import type { UpgradeFacts } from '../../../card.ts';

export const KETSU_ONYO: UpgradeFacts = {
  id: 'ketsuonyo',
  name: 'Ketsu Onyo',
  fills: ['crew'],
  limited: 1,
  cost: 1,
  restrictions: [{ faction: ['scum'] }],
  abilities: 'unwritten',
};
