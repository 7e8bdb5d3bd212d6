import { kindOf } from '@rangefinder/xwing';
import { modify } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { FLIES_BEFORE_REVEAL } from '../../words/ailerons.ts';

export const ADVANCED_AILERONS: UpgradeFacts = {
  id: 'advancedailerons',
  name: 'Advanced Ailerons',
  fills: ['title'],
  limited: 0,
  cost: 0,
  restrictions: [{ ship: ['tiereaper'] }],
  text: 'Your 3 banks are white. Right before you reveal your dial, unless you are stressed: you execute a white 1 bank or 1 straight.',
  abilities: [
    modify('maneuver-difficulty', (difficulty, { self, moment: { ship, maneuver } }) =>
      ship === self.ship && maneuver.speed === 3 && kindOf(maneuver.bearing) === 'bank' ? 'white' : difficulty,
    ),
    FLIES_BEFORE_REVEAL,
  ],
};
