import { modify } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';

export const PRIMED_THRUSTERS: UpgradeFacts = {
  id: 'primedthrusters',
  name: 'Primed Thrusters',
  fills: ['tech'],
  limited: 0,
  cost: 6,
  restrictions: [{ size: ['small'] }],
  standard: true,
  text: 'With two stress tokens or fewer you can boost and barrel roll in spite of them.',
  abilities: [
    modify(
      'stress-forbids',
      'xw2.stress.3',
      (forbids, { self, moment }) =>
        forbids &&
        !(
          moment.ship === self.ship &&
          (moment.action === 'boost' || moment.action === 'barrel-roll') &&
          self.ship.tokens.stress <= 2
        ),
    ),
  ],
};
