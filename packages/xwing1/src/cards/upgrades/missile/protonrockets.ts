import type { UpgradeFacts } from '../../../card.ts';

export const PROTON_ROCKETS: UpgradeFacts = {
  id: 'protonrockets',
  name: 'Proton Rockets',
  fills: ['missile'],
  limited: 0,
  cost: 3,
  attack: { dice: 2, range: [1, 1], requires: 'focus', spends: ['card'] },
  abilities: 'unwritten',
};
