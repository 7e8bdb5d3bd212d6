import { modify } from '../../abilities.ts';

export const L3_37 = {
  text: 'Without active shields your bank maneuvers are one step easier.',
  abilities: [
    modify('difficulty-steps', (steps, { self, moment: { ship, maneuver } }) =>
      ship === self.ship &&
      ship.shields === 0 &&
      (maneuver.bearing === 'left-bank' || maneuver.bearing === 'right-bank')
        ? steps - 1
        : steps,
    ),
  ],
};
