import type { UpgradeFacts } from '../../../card.ts';
import { dodgesInSystemPhase } from './bbastromech.ts';

export const BB_8: UpgradeFacts = {
  id: 'bb8',
  name: 'BB-8',
  fills: ['astromech'],
  limited: 1,
  cost: 7,
  restrictions: [{ faction: ['resistance'] }],
  standard: true,
  charges: { value: 2, recovers: 0 },
  text: 'System Phase: you may pay a charge to barrel roll or boost.',
  abilities: [dodgesInSystemPhase('xw2.errata-upgrade-cards.17', ['barrel-roll', 'boost'])],
};
