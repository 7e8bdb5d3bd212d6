import type { UpgradeFacts } from '../../../card.ts';

export const HOT_SHOT_BLASTER: UpgradeFacts = {
  id: 'hotshotblaster',
  name: '"Hot Shot" Blaster',
  fills: ['illicit'],
  limited: 0,
  cost: 3,
  attack: { dice: 3, range: [1, 2], spends: ['card'], allRound: true },
  abilities: [],
};
