import { modify } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { bonusAttackAfterManeuver } from '../../words/specialweapon.ts';

export const UNDERSLUNG_BLASTER_CANNON: UpgradeFacts = {
  id: 'underslungblastercannon',
  name: 'Underslung Blaster Cannon',
  fills: ['cannon'],
  limited: 0,
  cost: 2,
  restrictions: [{ faction: ['resistance'] }, { keyword: ['X-wing'] }],
  standard: true,
  attack: { arc: 'turret', dice: 2, range: [1, 1], rangeBonus: false, requires: ['lock'] },
  actions: ['rotate'],
  text: 'Needs a lock on the defender, and only that lock can modify your dice. An enemy that has executed a maneuver can be made the target of this weapon in a bonus attack.',
  abilities: [
    bonusAttackAfterManeuver(),
    modify(
      'may-modify',
      'xw2.special-weapon.1',
      (may, { self, moment: { attack, dice, by } }) =>
        may && !(attack.attacker === self.ship.id && attack.weapon === self.card && dice === 'attack' && by !== 'lock'),
    ),
  ],
};
