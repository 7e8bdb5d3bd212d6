import type { UpgradeFacts } from '../../../card.ts';
import { REPAIR_ACTIONS } from './r5astromech.ts';

export const R5_D8: UpgradeFacts = {
  id: 'r5d8',
  name: 'R5-D8',
  fills: ['astromech'],
  limited: 1,
  cost: 6,
  restrictions: [{ faction: ['rebelalliance'] }],
  standard: true,
  charges: { value: 3, recovers: 0 },
  text: 'Two actions: pay a charge to repair a facedown damage card; or repair a faceup Ship damage card.',
  abilities: REPAIR_ACTIONS,
};
