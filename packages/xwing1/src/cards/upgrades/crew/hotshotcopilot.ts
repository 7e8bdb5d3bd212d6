import type { UpgradeFacts } from '../../../card.ts';

export const HOTSHOT_CO_PILOT: UpgradeFacts = {
  id: 'hotshotcopilot',
  name: 'Hotshot Co-pilot',
  fills: ['crew'],
  limited: 0,
  cost: 4,
  abilities: 'unwritten',
};
