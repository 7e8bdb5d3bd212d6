import type { UpgradeFacts } from '../../../card.ts';

export const CROSSFIRE_FORMATION: UpgradeFacts = {
  id: 'crossfireformation',
  name: 'Crossfire Formation',
  fills: ['title'],
  limited: 0,
  cost: 2,
  restrictions: [{ ship: ['bsf17bomber'] }],
  abilities: 'unwritten',
};
