import { type Maneuver, maneuverKey } from '@rangefinder/xwing';
import { at, type CardAbility, RULE } from '../../abilities.ts';
import { pickOne } from '../../ask.ts';
import { executeManeuver } from '../../rules/maneuver.ts';
import { isStressed } from '../../rules/tokens.ts';

const MANEUVERS = (['left-bank', 'straight', 'right-bank'] as const).map(
  (bearing): Maneuver => ({ speed: 1, bearing, difficulty: 'white' }),
);

/** "Immediately before you reveal your dial, if you are not stressed, you must execute a white" 1 bank or straight. */
export const FLIES_BEFORE_REVEAL: CardAbility = at('before-reveal', {
  optional: false,
  when: ({ self, moment: { ship } }) => ship === self.ship && !isStressed(ship),
  *effect({ table, self: { ship, card } }) {
    const { seat, id, skipsAction } = ship;
    const ignores = table.abilities.ask('may-ignore-upgrade', { ship, upgrade: card }, false);
    const options = [
      ...MANEUVERS.map((maneuver) => ({ key: maneuverKey(maneuver), maneuver })),
      ...(ignores ? [{ key: 'none' as const, maneuver: null }] : []),
    ];
    const about = { ship: id, card };
    const { maneuver } = yield* pickOne({ seat, topic: 'choose-maneuver', rule: RULE, about, options });
    if (!maneuver) return;
    yield* executeManeuver(table, ship, maneuver);
    // What this move ran into does not cost the action: the maneuver of the dial decides about that.
    ship.skipsAction = skipsAction;
  },
});
