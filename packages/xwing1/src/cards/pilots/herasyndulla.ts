import { type Maneuver, type ManeuverKey, maneuverKey } from '@rangefinder/xwing';
import { at, RULE } from '../../abilities.ts';
import { pickOne } from '../../ask.ts';
import type { PilotAbility } from '../../card.ts';
import { withDifficulty } from '../../rules/maneuver.ts';
import type { Ship } from '../../state.ts';
import type { XTable } from '../../table.ts';

/** The other maneuvers of the dial that have the colour of this one now, as they are printed. */
function alike(t: XTable, ship: Ship, maneuver: Maneuver): { readonly key: ManeuverKey; readonly printed: Maneuver }[] {
  const { difficulty } = withDifficulty(t, ship, maneuver);
  if (difficulty === 'white') return [];
  return t
    .pilot(ship)
    .dial.filter((printed) => withDifficulty(t, ship, printed).difficulty === difficulty)
    .map((printed) => ({ key: maneuverKey(printed), printed }))
    .filter(({ key }) => key !== maneuverKey(maneuver));
}

export const HERA_SYNDULLA: PilotAbility = {
  text: 'Green or red maneuver revealed: you may turn your dial to another one of that difficulty.',
  abilities: [
    at('dial-revealed', {
      optional: false,
      when: ({ table, self, moment: { ship, maneuver } }) =>
        ship === self.ship && alike(table, ship, maneuver).length > 0,
      *effect({ table, self: { card }, moment }) {
        const { ship } = moment;
        const { seat } = ship;
        const options = [...alike(table, ship, moment.maneuver), { key: 'none' as const, printed: null }];
        const about = { ship: ship.id, card };
        const { key, printed } = yield* pickOne({ seat, topic: 'choose-maneuver', rule: RULE, about, options });
        if (!printed) return;
        ship.dial = key;
        moment.maneuver = printed;
        table.emit({ type: 'maneuver-chosen', rule: RULE, ship: ship.id, maneuver: key, by: seat });
      },
    }),
  ],
};
