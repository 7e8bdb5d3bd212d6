import type { UpgradeFacts } from '../../../card.ts';

export const JAINAS_LIGHT: UpgradeFacts = {
  id: 'jainaslight',
  name: "Jaina's Light",
  fills: ['title'],
  limited: 1,
  cost: 2,
  restrictions: [{ ship: ['cr90corvettefore'] }],
  huge: true,
  abilities: [],
};
