import { kindOf, sideOf } from '@rangefinder/xwing';
import { at, modify } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { isStressed } from '../../../rules/tokens.ts';
import { flipUpgrade } from '../../../rules/upgrades.ts';
import { mayChangeRevealed } from '../../words/dial.ts';

/** "At the start of the Activation phase, you may flip this card." */
const FLIPS = at('start-of-activation', {
  optional: true,
  *effect({ table, self: { ship, upgrade } }) {
    if (upgrade) flipUpgrade(table, ship, upgrade);
  },
});

export const SERVOMOTOR_S_FOILS: UpgradeFacts = {
  id: 'servomotorsfoils',
  name: 'Servomotor S-foils',
  fills: ['modification'],
  limited: 0,
  cost: 0,
  restrictions: [{ ship: ['xwing'] }],
  title: 'Servomotor S-foils (Attack)',
  actions: ['barrel-roll'],
  text: '3 turn revealed without stress: you may execute it as a red Tallon roll. As the Activation phase starts, you may turn this card over.',
  abilities: [
    mayChangeRevealed(({ self: { ship }, moment: { maneuver } }) => {
      const side = kindOf(maneuver.bearing) === 'turn' && maneuver.speed === 3 ? sideOf(maneuver.bearing) : null;
      return side === null || isStressed(ship) ? [] : [{ speed: 3, bearing: `${side}-tallon`, difficulty: 'red' }];
    }),
    FLIPS,
  ],
  back: {
    title: 'Servomotor S-foils (Closed)',
    actions: ['boost'],
    stats: { attack: -1 },
    text: 'Your 2 banks are green. As the Activation phase starts, you may turn this card over.',
    abilities: [
      modify('maneuver-difficulty', (colour, { self, moment: { ship, maneuver } }) =>
        ship === self.ship && maneuver.speed === 2 && kindOf(maneuver.bearing) === 'bank' ? 'blue' : colour,
      ),
      FLIPS,
    ],
  },
};
