import type { UpgradeFacts } from '../../../card.ts';

export const LIGHTWEIGHT_FRAME: UpgradeFacts = {
  id: 'lightweightframe',
  name: 'Lightweight Frame',
  fills: ['modification'],
  limited: 0,
  cost: 2,
  restrictions: [
    { ship: ['tieaggressor', 'tiebomber', 'tiephantom', 'tiepunisher', 'tiereaper', 'tiestriker', 'tiesffighter'] },
  ],
  abilities: 'unwritten',
};
