import type { UpgradeFacts } from '../../../card.ts';

export const AUTOMATED_PROTOCOLS: UpgradeFacts = {
  id: 'automatedprotocols',
  name: 'Automated Protocols',
  fills: ['modification'],
  limited: 0,
  cost: 5,
  restrictions: [{ size: ['huge'] }],
  huge: true,
  abilities: [],
};
