import type { UpgradeFacts } from '../../../card.ts';

export const MILLENNIUM_FALCON_SWX57: UpgradeFacts = {
  id: 'millenniumfalcon-swx57',
  name: 'Millennium Falcon',
  fills: ['title'],
  limited: 1,
  cost: 1,
  restrictions: [{ ship: ['yt1300'] }],
  abilities: 'unwritten',
};
