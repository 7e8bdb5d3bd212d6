import { modify } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';

export const PRIMED_THRUSTERS: UpgradeFacts = {
  id: 'primedthrusters',
  name: 'Primed Thrusters',
  fills: ['tech'],
  limited: 0,
  cost: 1,
  restrictions: [{ size: ['small'] }],
  text: 'You may boost and barrel roll while stressed, with up to 2 stress tokens.',
  abilities: [
    modify(
      'stress-forbids',
      (forbids, { self, moment: { ship, action } }) =>
        forbids && !(ship === self.ship && (action === 'boost' || action === 'barrel-roll') && ship.tokens.stress < 3),
    ),
  ],
};
