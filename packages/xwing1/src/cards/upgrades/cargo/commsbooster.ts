import type { UpgradeFacts } from '../../../card.ts';

export const COMMS_BOOSTER: UpgradeFacts = {
  id: 'commsbooster',
  name: 'Comms Booster',
  fills: ['cargo'],
  limited: 0,
  cost: 4,
  huge: true,
  abilities: [],
};
