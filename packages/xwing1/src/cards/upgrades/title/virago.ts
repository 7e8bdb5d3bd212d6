import type { UpgradeFacts } from '../../../card.ts';

export const VIRAGO: UpgradeFacts = {
  id: 'virago',
  name: 'Virago',
  fills: ['title'],
  limited: 1,
  cost: 1,
  restrictions: [{ ship: ['starviper'] }, { skillFrom: 4 }],
  slots: ['system', 'illicit'],
  abilities: [],
};
