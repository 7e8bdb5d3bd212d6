import type { UpgradeFacts } from '../../../card.ts';

export const BREACH_SPECIALIST: UpgradeFacts = {
  id: 'breachspecialist',
  name: 'Breach Specialist',
  fills: ['crew'],
  limited: 0,
  cost: 1,
  abilities: 'unwritten',
};
