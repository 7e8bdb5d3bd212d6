import type { UpgradeFacts } from '../../../card.ts';

export const TIE_SHUTTLE: UpgradeFacts = {
  id: 'tieshuttle',
  name: 'TIE Shuttle',
  fills: ['title'],
  limited: 0,
  cost: 0,
  restrictions: [{ ship: ['tiebomber'] }],
  building: { only: { slot: 'crew', costTo: 4 } },
  slots: ['crew', 'crew', '-torpedo', '-torpedo', '-missile', '-missile', '-bomb'],
  text: '2 crew upgrades of 4 or fewer points instead of torpedoes, missiles and bombs.',
  abilities: [],
};
