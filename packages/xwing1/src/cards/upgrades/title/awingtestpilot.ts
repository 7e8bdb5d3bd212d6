import type { UpgradeFacts } from '../../../card.ts';

export const A_WING_TEST_PILOT: UpgradeFacts = {
  id: 'awingtestpilot',
  name: 'A-wing Test Pilot',
  fills: ['title'],
  limited: 0,
  cost: 0,
  restrictions: [{ ship: ['awing'] }, { skillFrom: 2 }],
  building: { different: 'elite' },
  slots: ['elite'],
  text: 'One more elite upgrade; no two of the same.',
  abilities: [],
};
