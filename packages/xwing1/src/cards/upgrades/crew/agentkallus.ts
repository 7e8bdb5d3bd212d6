import type { UpgradeFacts } from '../../../card.ts';

export const AGENT_KALLUS: UpgradeFacts = {
  id: 'agentkallus',
  name: 'Agent Kallus',
  fills: ['crew'],
  limited: 1,
  cost: 2,
  restrictions: [{ faction: ['imperial'] }],
  abilities: 'unwritten',
};
