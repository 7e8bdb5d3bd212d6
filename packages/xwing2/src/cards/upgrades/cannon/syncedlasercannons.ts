import { modify } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';

export const SYNCED_LASER_CANNONS: UpgradeFacts = {
  id: 'syncedlasercannons',
  name: 'Synced Laser Cannons',
  fills: ['cannon', 'cannon'],
  limited: 0,
  cost: 8,
  standard: true,
  attack: { arc: 'front', dice: 3, range: [2, 3], rangeBonus: true },
  text: 'While you have a calculate token, the defender gets no range bonus.',
  abilities: [
    modify('range-bonus', 'xw2.special-weapon.1', (bonus, { self, moment: { attack, side } }) =>
      side === 'defense' &&
      attack.attacker === self.ship.id &&
      attack.weapon === self.card &&
      self.ship.tokens.calculate > 0
        ? 0
        : bonus,
    ),
  ],
};
