import type { UpgradeFacts } from '../../../card.ts';

export const TACTICAL_JAMMER: UpgradeFacts = {
  id: 'tacticaljammer',
  name: 'Tactical Jammer',
  fills: ['modification'],
  limited: 0,
  cost: 1,
  restrictions: [{ size: ['large'] }],
  abilities: 'unwritten',
};
