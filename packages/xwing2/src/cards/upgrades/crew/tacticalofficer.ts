import type { UpgradeFacts } from '../../../card.ts';

export const TACTICAL_OFFICER: UpgradeFacts = {
  id: 'tacticalofficer',
  name: 'Tactical Officer',
  fills: ['crew'],
  limited: 0,
  cost: 3,
  restrictions: [{ action: 'coordinate', difficulty: 'red' }],
  standard: true,
  actions: ['coordinate'],
  text: 'Adds a coordinate action to your action bar.',
  abilities: [],
};
