import { modify } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';

export const HERA_SYNDULLA: UpgradeFacts = {
  id: 'herasyndulla',
  name: 'Hera Syndulla',
  fills: ['crew'],
  limited: 1,
  cost: 1,
  restrictions: [{ faction: ['rebel'] }],
  text: 'You may reveal and execute red maneuvers while stressed.',
  abilities: [modify('stress-forbids-red', (forbids, { self, moment }) => forbids && moment.ship !== self.ship)],
};
