import { kindOf } from '@rangefinder/xwing';
import { modify } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';

export const REYS_MILLENNIUM_FALCON: UpgradeFacts = {
  id: 'reysmillenniumfalcon',
  name: "Rey's Millennium Falcon",
  fills: ['title'],
  limited: 1,
  cost: 0,
  restrictions: [{ faction: ['resistance'] }, { ship: ['scavengedyt1300'] }],
  standard: true,
  text: "With two stress tokens or fewer you can fly red Segnor's loops, boost and rotate in spite of them.",
  abilities: [
    modify(
      'stress-forbids-red',
      'xw2.activation-phase.10',
      (forbids, { self, moment: { ship, maneuver } }) =>
        forbids && !(ship === self.ship && kindOf(maneuver.bearing) === 'segnor' && ship.tokens.stress <= 2),
    ),
    modify(
      'stress-forbids',
      'xw2.stress.3',
      (forbids, { self, moment: { ship, action } }) =>
        forbids && !(ship === self.ship && (action === 'boost' || action === 'rotate') && ship.tokens.stress <= 2),
    ),
  ],
};
