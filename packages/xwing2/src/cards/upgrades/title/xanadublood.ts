import type { UpgradeFacts } from '../../../card.ts';

export const XANADU_BLOOD: UpgradeFacts = {
  id: 'xanadublood',
  name: 'Xanadu Blood',
  fills: ['title'],
  limited: 1,
  cost: 0,
  restrictions: [{ ship: ['rogueclassstarfighter'] }],
  standard: true,
  actions: ['red cloak'],
  slots: ['crew', 'device'],
  text: 'Adds a red cloak action, a crew and a payload slot.',
  abilities: [],
};
