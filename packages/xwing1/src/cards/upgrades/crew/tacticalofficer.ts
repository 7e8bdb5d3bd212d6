import type { UpgradeFacts } from '../../../card.ts';

export const TACTICAL_OFFICER: UpgradeFacts = {
  id: 'tacticalofficer',
  name: 'Tactical Officer',
  fills: ['crew'],
  limited: 0,
  cost: 2,
  restrictions: [{ faction: ['imperial'] }],
  actions: ['coordinate'],
  abilities: [],
};
