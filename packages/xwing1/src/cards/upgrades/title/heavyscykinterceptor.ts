import type { UpgradeFacts } from '../../../card.ts';

export const HEAVY_SCYK_INTERCEPTOR: UpgradeFacts = {
  id: 'heavyscykinterceptor',
  name: '"Heavy Scyk" Interceptor',
  fills: ['title'],
  limited: 0,
  cost: 2,
  restrictions: [{ ship: ['m3ainterceptor'] }],
  building: { oneMore: ['cannon', 'torpedo', 'missile'] },
  stats: { hull: 1 },
  text: 'A cannon, torpedo or missile upgrade, and 1 more hull.',
  abilities: [],
};
