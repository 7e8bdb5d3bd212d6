import { modify } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { bonusAttackAfterManeuver } from '../../words/specialweapon.ts';

export const SNAP_SHOT: UpgradeFacts = {
  id: 'snapshot',
  name: 'Snap Shot',
  fills: ['talent'],
  limited: 0,
  cost: 9,
  standard: true,
  attack: { arc: 'front', dice: 2, range: [2, 2], rangeBonus: false },
  text: 'After an enemy executes a maneuver you may make a bonus attack on it with this card. Its dice cannot be modified.',
  abilities: [
    bonusAttackAfterManeuver(),
    modify(
      'may-modify',
      'xw2.faq-cards.72',
      (may, { self, moment: { attack, dice } }) =>
        may && !(attack.attacker === self.ship.id && attack.weapon === self.card && dice === 'attack'),
    ),
  ],
};
