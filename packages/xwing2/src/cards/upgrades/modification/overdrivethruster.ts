import { modify } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';

/** What Overdrive Thruster makes faster. */
const OVERDRIVEN: readonly string[] = ['boost', 'barrel-roll', 'slam'];

export const OVERDRIVE_THRUSTER: UpgradeFacts = {
  id: 'overdrivethruster',
  name: 'Overdrive Thruster',
  fills: ['modification'],
  limited: 1,
  cost: 5,
  restrictions: [{ ship: ['t70xwing'] }],
  standard: true,
  text: 'In red boost, barrel roll and SLAM actions you must use a template one speed higher, if you are able.',
  abilities: [
    modify('faster-template', 'xw2.golden-rules.3', (more, { self, moment: { ship, how, difficulty } }) =>
      ship === self.ship && difficulty === 'red' && OVERDRIVEN.includes(how) ? more + 1 : more,
    ),
  ],
};
