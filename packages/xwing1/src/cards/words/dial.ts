import { type Maneuver, maneuverKey } from '@rangefinder/xwing';
import { type AbilityContext, at, type CardAbility, RULE, type XHooks } from '../../abilities.ts';
import { pickOne } from '../../ask.ts';

/** What cards do to a maneuver as it is revealed. */

type Revealed = AbilityContext<XHooks['windows']['dial-revealed']>;

/** "When you reveal a … maneuver, you may …": another one is executed in its place, or none of these is chosen. */
export function mayChangeRevealed(
  others: (context: Revealed) => readonly Maneuver[],
  changed: (context: Revealed) => void = () => {},
): CardAbility {
  return at('dial-revealed', {
    optional: false,
    when: (context) => context.moment.ship === context.self.ship && others(context).length > 0,
    *effect(context) {
      const { table, self, moment } = context;
      const { seat, id } = self.ship;
      const options = [
        ...others(context).map((maneuver) => ({ key: maneuverKey(maneuver), maneuver })),
        { key: 'none' as const, maneuver: null },
      ];
      const about = { ship: id, card: self.card };
      const { key, maneuver } = yield* pickOne({ seat, topic: 'choose-maneuver', rule: RULE, about, options });
      if (!maneuver) return;
      moment.maneuver = maneuver;
      changed(context);
      table.emit({ type: 'maneuver-chosen', rule: RULE, ship: id, maneuver: key, by: seat });
    },
  });
}

/** The same where the card rotates the dial, which shows the other maneuver from then on. */
export function mayRotateDial(
  others: (context: Revealed) => readonly Maneuver[],
  changed: (context: Revealed) => void = () => {},
): CardAbility {
  return mayChangeRevealed(others, (context) => {
    const { ship, maneuver } = context.moment;
    ship.dial = maneuverKey(maneuver);
    changed(context);
  });
}
