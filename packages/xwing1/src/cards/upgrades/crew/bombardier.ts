import { modify } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';

export const BOMBARDIER: UpgradeFacts = {
  id: 'bombardier',
  name: 'Bombardier',
  fills: ['crew'],
  limited: 0,
  cost: 1,
  text: 'You may drop bombs with the 2 straight template.',
  abilities: [
    modify('bomb-ways', (ways, { self, moment }) => {
      if (moment.ship !== self.ship || !ways.some(([, template]) => template === '1-straight')) return ways;
      return [...ways, ['rear', '2-straight']];
    }),
  ],
};
