import { type Maneuver, maneuverKey } from '@rangefinder/xwing';
import type { PilotAbility } from '../../card.ts';
import { withDifficulty } from '../../rules/maneuver.ts';
import type { Ship } from '../../state.ts';
import type { XTable } from '../../table.ts';
import { mayRotateDial } from '../words/dial.ts';

/** The other maneuvers of the dial that have the colour of this one now, as they are printed. */
function alike(t: XTable, ship: Ship, maneuver: Maneuver): Maneuver[] {
  const { difficulty } = withDifficulty(t, ship, maneuver);
  if (difficulty === 'white') return [];
  return t
    .pilot(ship)
    .dial.filter(
      (printed) =>
        withDifficulty(t, ship, printed).difficulty === difficulty && maneuverKey(printed) !== maneuverKey(maneuver),
    );
}

export const HERA_SYNDULLA: PilotAbility = {
  text: 'Green or red maneuver revealed: you may turn your dial to another one of that difficulty.',
  abilities: [mayRotateDial(({ table, moment: { ship, maneuver } }) => alike(table, ship, maneuver))],
};
