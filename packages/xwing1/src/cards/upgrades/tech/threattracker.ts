import type { UpgradeFacts } from '../../../card.ts';

export const THREAT_TRACKER: UpgradeFacts = {
  id: 'threattracker',
  name: 'Threat Tracker',
  fills: ['tech'],
  limited: 0,
  cost: 3,
  restrictions: [{ size: ['small'] }],
  abilities: 'unwritten',
};
