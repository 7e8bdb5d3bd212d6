import type { UpgradeFacts } from '../../../card.ts';

export const QUANTUM_STORM: UpgradeFacts = {
  id: 'quantumstorm',
  name: 'Quantum Storm',
  fills: ['title'],
  limited: 1,
  cost: 4,
  restrictions: [{ ship: ['gr75mediumtransport'] }],
  huge: true,
  abilities: [],
};
