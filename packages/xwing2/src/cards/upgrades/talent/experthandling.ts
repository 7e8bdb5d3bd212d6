import type { UpgradeFacts } from '../../../card.ts';

export const EXPERT_HANDLING: UpgradeFacts = {
  id: 'experthandling',
  name: 'Expert Handling',
  fills: ['talent'],
  limited: 0,
  cost: 2,
  restrictions: [{ action: 'barrel-roll', difficulty: 'red' }],
  standard: true,
  actions: ['barrel-roll'],
  text: 'Adds a barrel roll to your action bar.',
  abilities: [],
};
