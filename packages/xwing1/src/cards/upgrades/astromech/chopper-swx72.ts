import type { UpgradeFacts } from '../../../card.ts';

export const CHOPPER_SWX72: UpgradeFacts = {
  id: 'chopper-swx72',
  name: '"Chopper"',
  fills: ['astromech'],
  limited: 1,
  cost: 1,
  abilities: 'unwritten',
};
