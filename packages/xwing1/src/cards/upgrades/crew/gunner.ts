import type { UpgradeFacts } from '../../../card.ts';
import { attacksOnceMore } from '../../words/attack.ts';

export const GUNNER: UpgradeFacts = {
  id: 'gunner',
  name: 'Gunner',
  fills: ['crew'],
  limited: 0,
  cost: 5,
  text: 'After your attack misses: you may attack once more with your primary weapon. No attack of yours follows this round.',
  abilities: [attacksOnceMore()],
};
