import type { UpgradeFacts } from '../../../card.ts';

export const ADVANCED_AILERONS: UpgradeFacts = {
  id: 'advancedailerons',
  name: 'Advanced Ailerons',
  fills: ['title'],
  limited: 0,
  cost: 0,
  restrictions: [{ ship: ['tiereaper'] }],
  abilities: 'unwritten',
};
