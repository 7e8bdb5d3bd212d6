import type { UpgradeFacts } from '../../../card.ts';

export const CAPTURED_TIE: UpgradeFacts = {
  id: 'capturedtie',
  name: 'Captured TIE',
  fills: ['modification'],
  limited: 1,
  cost: 1,
  restrictions: [{ faction: ['rebel'] }, { ship: ['tiefighter'] }],
  abilities: 'unwritten',
};
