import type { UpgradeFacts } from '../../../card.ts';

export const TWIN_ION_ENGINE_MK_II: UpgradeFacts = {
  id: 'twinionenginemkii',
  name: 'Twin Ion Engine Mk. II',
  fills: ['modification'],
  limited: 0,
  cost: 1,
  restrictions: [
    {
      ship: [
        'tieadvprototype',
        'tieadvanced',
        'tieaggressor',
        'tiebomber',
        'tiedefender',
        'tiefighter',
        'tieinterceptor',
        'tiephantom',
        'tiepunisher',
        'tiereaper',
        'tiesilencer',
        'tiestriker',
        'tiefofighter',
        'tiesffighter',
      ],
    },
  ],
  abilities: 'unwritten',
};
