import type { UpgradeFacts } from '../../../card.ts';

export const DEBRIS_GAMBIT: UpgradeFacts = {
  id: 'debrisgambit',
  name: 'Debris Gambit',
  fills: ['elite'],
  limited: 0,
  cost: 2,
  restrictions: [{ size: ['small'] }],
  abilities: 'unwritten',
};
