import { modify } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';

export const DASH_RENDAR: UpgradeFacts = {
  id: 'dashrendar',
  name: 'Dash Rendar',
  fills: ['crew'],
  limited: 1,
  cost: 2,
  restrictions: [{ faction: ['rebel'] }],
  text: 'You may attack from on top of obstacles, and your attacks are never obstructed.',
  abilities: [
    modify(
      'ignores-obstacle',
      (ignores, { self, moment }) => ignores || (moment.how === 'attack' && moment.ship === self.ship),
    ),
    modify('obstruction-counts', (counts, { self, moment }) => counts && moment.attacker !== self.ship.id),
  ],
};
