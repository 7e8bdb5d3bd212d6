import { type Maneuver, maneuverKey } from '@rangefinder/xwing';
import { at, RULE } from '../../abilities.ts';
import { pickOne } from '../../ask.ts';
import type { PilotAbility } from '../../card.ts';
import { spendForce } from '../../rules/charges.ts';
import { isAtRange } from '../../rules/choose.ts';
import type { Ship } from '../../state.ts';
import type { XTable } from '../../table.ts';

/** Saesee Tiin: other maneuvers of the dial with the speed and difficulty of the one revealed. */
function alternatives(table: XTable, ship: Ship): Maneuver[] {
  const { dial, maneuvers } = table.pilot(ship);
  const revealed = maneuvers.get(ship.dial ?? '');
  return dial.filter(
    (other) => other !== revealed && other.speed === revealed?.speed && other.difficulty === revealed.difficulty,
  );
}

export const SAESEE_TIIN: PilotAbility = {
  text: 'After a friend at range 0-2 revealed its dial, you may pay 1 Force to set it to another maneuver, equally fast and equally difficult.',
  abilities: [
    at('dial-revealed', {
      optional: false,
      when: ({ table, self, moment: { ship } }) =>
        self.ship.force > 0 &&
        table.isFriendly(self.ship, ship) &&
        isAtRange(table, self.ship, ship, 0, 2) &&
        alternatives(table, ship).length > 0,
      *effect({ table, self, moment: { ship } }) {
        const { key } = yield* pickOne({
          seat: self.ship.seat,
          topic: 'change-dial',
          rule: RULE,
          about: { ship: ship.id, card: self.card },
          options: [{ key: 'none' }, ...alternatives(table, ship).map((other) => ({ key: maneuverKey(other) }))],
        });
        if (key === 'none') return;
        spendForce(table, self.ship, 1);
        ship.dial = key;
        table.emit({ type: 'dial-revealed', rule: RULE, ship: ship.id, maneuver: key });
      },
    }),
  ],
};
