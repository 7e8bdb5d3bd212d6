import { modify } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { inAuxiliaryArc } from '../../../rules/measure.ts';

export const TAIL_GUNNER: UpgradeFacts = {
  id: 'tailgunner',
  name: 'Tail Gunner',
  fills: ['crew'],
  limited: 0,
  oncePerShip: true,
  cost: 2,
  text: 'Attacking from your rear auxiliary arc: the defender has 1 agility less.',
  abilities: [
    modify('defender-agility', (agility, { table, self, moment: { attacker, defender, arcs } }) => {
      const { ship } = self;
      const isRear = arcs !== 'all-round' && table.pilot(ship).type.arcs.includes('auxiliary-rear');
      return attacker === ship.id && isRear && inAuxiliaryArc(table, ship, table.ship(defender))
        ? agility - 1
        : agility;
    }),
  ],
};
