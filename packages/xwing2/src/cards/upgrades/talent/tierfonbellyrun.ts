import { modify } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';

export const TIERFON_BELLY_RUN: UpgradeFacts = {
  id: 'tierfonbellyrun',
  name: 'Tierfon Belly Run',
  fills: ['talent'],
  limited: 0,
  cost: 0,
  restrictions: [{ keyword: ['Y-wing'] }],
  standard: true,
  text: 'Being at range 0 of asteroids does not keep you from special attacks. Defending at range 0 of an obstacle: no attack dice can be rerolled.',
  abilities: [
    modify(
      'attacks-from-obstacle',
      'xw2.obstacles.20',
      (attacks, { self, moment: { ship, obstacle, weapon } }) =>
        attacks || (ship === self.ship && obstacle.kind === 'asteroid' && weapon.kind === 'special'),
    ),
    modify('most-rerolls', 'xw2.dice-modification.4', (most, { table, self, moment: { defender } }) =>
      defender === self.ship.id && table.state.obstacles.some((one) => table.isAtRangeZero(self.ship, one)) ? 0 : most,
    ),
  ],
};
