import type { UpgradeFacts } from '../../../card.ts';

export const ACCURACY_CORRECTOR: UpgradeFacts = {
  id: 'accuracycorrector',
  name: 'Accuracy Corrector',
  fills: ['system'],
  limited: 0,
  cost: 3,
  abilities: 'unwritten',
};
