import { at, modify } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { grantedAction } from '../../../rules/actions.ts';
import { weaponOf } from '../../../rules/weapons.ts';
import { offersActions } from '../../words/phrases.ts';

export const VECTORED_CANNONS_RZ_1: UpgradeFacts = {
  id: 'vectoredcannonsrz1',
  name: 'Vectored Cannons (RZ-1)',
  fills: ['configuration'],
  limited: 0,
  cost: 0,
  restrictions: [{ shipAbility: ['Vectored Thrusters'] }],
  standard: true,
  standardized: true,
  attack: { arc: 'turret', dice: 2, range: [1, 3], rangeBonus: true },
  replacesShipAbility: true,
  text: 'Your front weapon shoots where a turret points, which can be the front or the rear only. Instead of Vectored Thrusters: in the System Phase you may take a red boost or red rotate action.',
  abilities: [
    modify('weapons', 'xw2.turret-arcs.4', (weapons, { self, moment: ship }) =>
      ship === self.ship
        ? weapons
            .filter(({ id }) => id !== self.card)
            .map((weapon) =>
              weapon.kind === 'primary' && weapon.symbol === 'front'
                ? weaponOf({ ...weapon, id: 'primary:turret', symbol: 'turret', arcs: ship.turret })
                : weapon,
            )
        : weapons,
    ),
    modify(
      'may-rotate-to',
      'xw2.rotate-arc.1',
      (may, { self, moment: { ship, arc } }) => may && !(ship === self.ship && arc !== 'front' && arc !== 'rear'),
    ),
    at(
      'system',
      offersActions(
        ({ self, moment }) => moment.ship === self.ship,
        ({ table, self }) => [
          grantedAction(table, self.ship, 'boost', 'red'),
          grantedAction(table, self.ship, 'rotate', 'red'),
        ],
      ),
    ),
  ],
};
