import type { Maneuver } from '@rangefinder/xwing';
import type { UpgradeFacts } from '../../../card.ts';
import { setsDial } from '../../words/dial.ts';

function nextSpeed(maneuver: Maneuver, revealed: Maneuver): boolean {
  return maneuver.bearing === revealed.bearing && Math.abs(maneuver.speed - revealed.speed) === 1;
}

export const R2_A6: UpgradeFacts = {
  id: 'r2a6',
  name: 'R2-A6',
  fills: ['astromech'],
  limited: 1,
  cost: 6,
  restrictions: [{ faction: ['galacticrepublic'] }],
  standard: false,
  text: 'Dial revealed: you may set it to the same bearing one speed higher or lower.',
  abilities: [setsDial('xw2.faq-cards.40', nextSpeed)],
};
