import type { UpgradeFacts } from '../../../card.ts';

export const FREQUENCY_JAMMER: UpgradeFacts = {
  id: 'frequencyjammer',
  name: 'Frequency Jammer',
  fills: ['cargo'],
  limited: 0,
  oncePerShip: true,
  cost: 4,
  huge: true,
  abilities: [],
};
