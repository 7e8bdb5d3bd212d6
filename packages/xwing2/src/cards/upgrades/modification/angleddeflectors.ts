import type { UpgradeFacts } from '../../../card.ts';

export const ANGLED_DEFLECTORS: UpgradeFacts = {
  id: 'angleddeflectors',
  name: 'Angled Deflectors',
  fills: ['modification'],
  limited: 0,
  cost: 4,
  restrictions: [{ size: ['small', 'medium'] }, { shieldsFrom: 1 }],
  standard: true,
  actions: ['reinforce'],
  stats: { shields: -1 },
  text: 'Adds a reinforce action and takes a shield.',
  abilities: [],
};
