import { modify } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';

export const BODHI_ROOK: UpgradeFacts = {
  id: 'bodhirook',
  name: 'Bodhi Rook',
  fills: ['crew'],
  limited: 1,
  cost: 1,
  restrictions: [{ faction: ['rebel'] }],
  text: 'Your locks may reach any enemy that is at range 1-3 of a friend.',
  abilities: [
    modify(
      'locks-at-any-range',
      (far, { table, self, moment: { ship, target } }) =>
        far || (ship === self.ship && table.friendsOf(ship).some((friend) => table.range(friend, target) <= 3)),
    ),
  ],
};
