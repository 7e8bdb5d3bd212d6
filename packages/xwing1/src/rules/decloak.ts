import type { Procedure } from '@rangefinder/kernel';
import { nextInOrder, type RollWay } from '@rangefinder/xwing';
import { pickOne } from '../ask.ts';
import type { Ship } from '../state.ts';
import type { XTable } from '../table.ts';
import { boost, repositionTo, rolling, rollWays, whyNotBoost, whyNotThere } from './reposition.ts';
import { skillOf } from './stats.ts';
import { removeToken } from './tokens.ts';

/**
 * At the start of the Activation phase, after all abilities of that moment (xw1.cloak.6): each cloaked ship may decloak, in
 * ascending order of pilot skill, ties by initiative (xw1.cloak.7).
 */
export function* decloakStep(t: XTable): Procedure<void> {
  let waiting = t.inPlay().filter(({ tokens }) => tokens.cloak > 0);
  while (waiting.length > 0) {
    const { firstPlayer } = t.state;
    const order = { direction: 'ascending', firstPlayer, turnOf: (ship: Ship) => skillOf(t, ship) } as const;
    const next = nextInOrder(waiting, order, { topic: 'decloak-turn', rule: 'xw1.cloak.7' });
    const { unit } = next.choice ? yield* next.choice : next;
    if (!unit) return;
    waiting = waiting.filter((ship) => ship !== unit);
    if (unit.place === 'play') yield* mayDecloak(t, unit);
  }
}

/** Where a ship may go: barrel roll left or right, or boost straight (xw1.cloak.8, .12), as far as it can (xw1.cloak.16, .17). */
function directions(t: XTable, ship: Ship) {
  const rolls = rollWays(t, ship, 'decloak').filter((way) =>
    rolling(t, ship, way, 'decloak').ends.some((end) => !whyNotThere(t, ship, end, 'decloak')),
  );
  return { rolls, ahead: decloakBearings(t, ship).filter((one) => !whyNotBoost(t, ship, [one], 'decloak')) };
}

/** Straight ahead; with banks where a card has the ship decloak with them. */
function decloakBearings(t: XTable, ship: Ship): readonly ('straight' | 'left-bank' | 'right-bank')[] {
  const templates = t.abilities.ask('roll-templates', { ship, how: 'decloak' }, ['straight']);
  return templates.flatMap((template) =>
    template === 'straight' ? (['straight'] as const) : (['left-bank', 'right-bank'] as const),
  );
}

/** Decloaking is neither an action nor a maneuver (xw1.cloak.10), and stress does not matter (xw1.cloak.11). */
export function* mayDecloak(t: XTable, ship: Ship): Procedure<void> {
  const { rolls, ahead } = directions(t, ship);
  if (rolls.length + ahead.length === 0) return; // xw1.cloak.17
  const { roll, bearing } = yield* pickOne({
    seat: ship.seat,
    topic: 'decloak',
    rule: 'xw1.cloak.12',
    about: { ship: ship.id },
    options: [
      ...rolls.map((way) => ({ key: way.key, about: { side: way.side, bend: way.bend }, roll: way, bearing: null })),
      ...ahead.map((key) => ({ key, roll: null, bearing: key })),
      { key: 'none' as const, roll: null, bearing: null },
    ],
  });
  if (!roll && !bearing) return;
  removeToken(t, ship, 'cloak', ship.tokens.cloak, 'xw1.cloak.7');
  if (roll) yield* roundTo(t, ship, roll);
  else if (bearing) yield* boost(t, ship, [bearing], 'decloak');
  if (ship.place === 'play') yield* t.window('decloaked', { ship });
}

function* roundTo(t: XTable, ship: Ship, way: RollWay): Procedure<void> {
  yield* repositionTo(t, ship, rolling(t, ship, way, 'decloak'), 'decloak', 'xw1.cloak.8');
}
