import type { UpgradeFacts } from '../../../card.ts';

export const EXPERIMENTAL_INTERFACE: UpgradeFacts = {
  id: 'experimentalinterface',
  name: 'Experimental Interface',
  fills: ['modification'],
  limited: 1,
  cost: 3,
  abilities: 'unwritten',
};
