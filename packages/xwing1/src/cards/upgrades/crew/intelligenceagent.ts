import type { UpgradeFacts } from '../../../card.ts';

export const INTELLIGENCE_AGENT: UpgradeFacts = {
  id: 'intelligenceagent',
  name: 'Intelligence Agent',
  fills: ['crew'],
  limited: 0,
  cost: 1,
  abilities: 'unwritten',
};
