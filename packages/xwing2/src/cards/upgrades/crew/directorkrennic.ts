import type { UpgradeFacts } from '../../../card.ts';
import { friends, inSetup } from '../../words/condition.ts';

export const DIRECTOR_KRENNIC: UpgradeFacts = {
  id: 'directorkrennic',
  name: 'Director Krennic',
  fills: ['crew'],
  limited: 1,
  cost: 4,
  restrictions: [{ faction: ['galacticempire'] }],
  standard: true,
  actions: ['lock'],
  text: 'Before forces are placed, another friend of your choice gets the Optimized Prototype condition.',
  abilities: [
    inSetup('before-placing-forces', 'optimizedprototype', (context) =>
      friends(context).filter((ship) => ship !== context.self.ship),
    ),
  ],
};
