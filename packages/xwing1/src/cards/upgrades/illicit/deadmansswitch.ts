import type { UpgradeFacts } from '../../../card.ts';

export const DEAD_MANS_SWITCH: UpgradeFacts = {
  id: 'deadmansswitch',
  name: "Dead Man's Switch",
  fills: ['illicit'],
  limited: 0,
  cost: 2,
  abilities: 'unwritten',
};
