import type { UpgradeFacts } from '../../../card.ts';

export const DODONNAS_PRIDE: UpgradeFacts = {
  id: 'dodonnaspride',
  name: "Dodonna's Pride",
  fills: ['title'],
  limited: 1,
  cost: 4,
  restrictions: [{ ship: ['cr90corvettefore'] }],
  huge: true,
  abilities: [],
};
