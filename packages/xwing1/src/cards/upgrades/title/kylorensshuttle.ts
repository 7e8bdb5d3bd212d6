import type { UpgradeFacts } from '../../../card.ts';

export const KYLO_RENS_SHUTTLE: UpgradeFacts = {
  id: 'kylorensshuttle',
  name: "Kylo Ren's Shuttle",
  fills: ['title'],
  limited: 1,
  cost: 2,
  restrictions: [{ ship: ['upsilonclassshuttle'] }],
  abilities: 'unwritten',
};
