import { pickOne, type RuleId } from '@rangefinder/kernel';
import { maneuverKey } from '@rangefinder/xwing';
import { at, type CardAbility } from '../abilities.ts';
import { revealedManeuver } from '../rules/revealed.ts';

/** After a red or blue maneuver is revealed, the dial may be set to another one of the same difficulty. */
export function resetsDial(rule: RuleId): CardAbility {
  return at('dial-revealed', {
    rule,
    optional: false,
    when: ({ table, self, moment }) => {
      const revealed = revealedManeuver(table, self.ship);
      return moment.ship === self.ship && (revealed?.difficulty === 'red' || revealed?.difficulty === 'blue');
    },
    *effect({ table, self }) {
      const { ship } = self;
      // xw2.faq-cards.64, .67: the printed colour counts, whatever changes it later.
      const difficulty = revealedManeuver(table, ship)?.difficulty;
      const options = table
        .pilot(ship)
        .dial.filter((maneuver) => maneuver.difficulty === difficulty)
        .map((maneuver) => ({ key: maneuverKey(maneuver) }));
      const about = { ship: ship.id, card: self.card, dial: ship.dial };
      const { key } = yield* pickOne({ seat: ship.seat, topic: 'reset-dial', rule, about, options });
      if (key === ship.dial) return;
      ship.dial = key; // xw2.faq-cards.40: now the revealed maneuver
      table.emit({ type: 'dial-set', rule, ship: ship.id, maneuver: key });
    },
  });
}
