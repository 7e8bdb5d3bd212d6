import type { UpgradeFacts } from '../../../card.ts';

export const LIGHT_SCYK_INTERCEPTOR: UpgradeFacts = {
  id: 'lightscykinterceptor',
  name: '"Light Scyk" Interceptor',
  fills: ['title'],
  limited: 0,
  cost: -2,
  restrictions: [{ ship: ['m3ainterceptor'] }],
  slots: ['-modification'],
  abilities: 'unwritten',
};
