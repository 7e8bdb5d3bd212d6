import type { Procedure } from '@rangefinder/kernel';
import { type AbilityContext, cardAction } from '../../../abilities.ts';
import { pickOne } from '../../../ask.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { coordinateShip } from '../../../rules/baractions.ts';
import { isAtRange } from '../../../rules/choose.ts';
import { gainToken } from '../../../rules/tokens.ts';
import type { Ship } from '../../../state.ts';

const RULE = 'xw2.coordinate.8';

/** Ships at range 1-3, of either player, that have a friend there (other than one already chosen). */
function paired({ table, self }: AbilityContext<Ship>, friendOf: Ship | null): Ship[] {
  const near = table.inPlay().filter((ship) => !ship.destroyed && isAtRange(table, self.ship, ship, 1, 3));
  if (friendOf) return near.filter((ship) => ship !== friendOf && table.isFriendly(friendOf, ship));
  return near.filter(
    (ship) =>
      near.some((other) => other !== ship && table.isFriendly(ship, other)) &&
      table.abilities.ask('may-be-coordinated', { ship: self.ship, other: ship }, true),
  );
}

function* chosen(
  { self }: AbilityContext<Ship>,
  ships: readonly Ship[],
  topic: 'coordinate' | 'jam-target',
): Procedure<Ship> {
  const options = ships.map((ship) => ({ key: ship.id, about: { piece: ship.id }, ship }));
  const about = { ship: self.ship.id, card: self.card };
  const { ship } = yield* pickOne({ seat: self.ship.seat, topic, rule: RULE, about, options });
  return ship;
}

export const HONDO_OHNAKA: UpgradeFacts = {
  id: 'hondoohnaka',
  name: 'Hondo Ohnaka',
  fills: ['crew'],
  limited: 1,
  cost: 5,
  standard: true,
  text: 'Action: choose two ships at range 1-3 that are friendly to each other, whosever they are. You coordinate one, then you jam the other.',
  abilities: [
    cardAction({
      rule: RULE,
      *perform(context) {
        const { table, self } = context;
        const first = paired(context, null);
        if (first.length === 0) return false;
        const coordinated = yield* chosen(context, first, 'coordinate');
        const jammed = yield* chosen(context, paired(context, coordinated), 'jam-target');
        yield* coordinateShip(table, self.ship, coordinated);
        yield* gainToken(table, jammed, 'jam', 1, { rule: 'xw2.jam.13', by: self.ship.seat });
        return true;
      },
    }),
  ],
};
