import type { UpgradeFacts } from '../../../card.ts';

export const TANTIVE_IV: UpgradeFacts = {
  id: 'tantiveiv',
  name: 'Tantive IV',
  fills: ['title'],
  limited: 1,
  cost: 4,
  restrictions: [{ ship: ['cr90corvettefore'] }],
  huge: true,
  slots: ['crew', 'team'],
  abilities: [],
};
