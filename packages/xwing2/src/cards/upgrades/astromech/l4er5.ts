import { at } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { inFiringArc } from '../../../rules/weapons.ts';
import type { Ship } from '../../../state.ts';
import type { XTable } from '../../../table.ts';
import { handsToken } from '../../words/transfer.ts';

function friendsInView(table: XTable, ship: Ship): Ship[] {
  return table.friendsOf(ship).filter((friend) => inFiringArc(table, ship, friend));
}

export const L4E_R5: UpgradeFacts = {
  id: 'l4er5',
  name: 'L4E-R5',
  fills: ['astromech'],
  limited: 1,
  cost: 3,
  restrictions: [{ faction: ['resistance'] }, { action: 'rotate' }],
  standard: true,
  actions: ['rotate > calculate'],
  text: 'Engagement Phase starts: you may hand a calculate token to a friend in one of your firing arcs.',
  abilities: [
    at(
      'start-of-engagement',
      handsToken(
        'calculate',
        () => true,
        ({ table, self }) => friendsInView(table, self.ship),
      ),
    ),
  ],
};
