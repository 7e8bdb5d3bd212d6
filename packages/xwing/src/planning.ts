import { keyOptions, type Procedure, type RuleId, type Seat, together } from '@rangefinder/kernel';
import type { ManeuverKey } from './maneuver.ts';
import { pickOne } from './topics.ts';

/** What an edition says about setting dials. */
export interface Planning<Ship> {
  /** The ships of a player that get a dial. */
  shipsOf(seat: Seat): readonly Ship[];
  /** The maneuvers on the dial of a ship. */
  dialOf(ship: Ship): readonly { readonly key: ManeuverKey }[];
  /** A dial was set, face down: only its player may know. */
  set(ship: Ship, maneuver: string): void;
  readonly rules: { readonly set: RuleId; readonly ready: RuleId };
}

/** Both players set their dials in secret and at the same time. */
export function* setDials<Ship extends { readonly id: string }>(planning: Planning<Ship>): Procedure<void> {
  yield* together([0, 1].map((seat) => ({ seat, procedure: setDialsOf(seat, planning) })));
}

const READY_OR_CHANGE = keyOptions(['ready', 'change']);

/** One player sets dials in any order, and may change them until both are ready. */
function* setDialsOf<Ship extends { readonly id: string }>(
  seat: Seat,
  { shipsOf, dialOf, set, rules }: Planning<Ship>,
): Procedure<void> {
  const ships = shipsOf(seat);
  for (let toSet = ships; ; ) {
    for (const ship of toSet) {
      const { key } = yield* pickOne({
        seat,
        topic: 'set-dial',
        rule: rules.set,
        about: { ship: ship.id },
        options: dialOf(ship),
        secret: true,
      });
      set(ship, key);
    }
    const rule = rules.ready;
    const { key } = yield* pickOne({ seat, topic: 'dials-ready', rule, options: READY_OR_CHANGE });
    if (key === 'ready' || ships.length === 0) return;
    const options = ships.map((ship) => ({ key: ship.id, about: { piece: ship.id }, ship }));
    const { ship } = yield* pickOne({ seat, topic: 'which-dial', rule, options });
    toSet = [ship];
  }
}
