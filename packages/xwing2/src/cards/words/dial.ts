import type { Procedure, RuleId } from '@rangefinder/kernel';
import { type Maneuver, maneuverKey } from '@rangefinder/xwing';
import { type AbilityContext, at, type CardAbility, modify } from '../../abilities.ts';
import { pickOne } from '../../ask.ts';
import { revealedManeuver } from '../../rules/revealed.ts';
import type { Ship } from '../../state.ts';
import type { XTable } from '../../table.ts';

/** Dials that others look at or that are set anew after the reveal, and maneuvers that become harder or easier. */

const LOOKS = 'xw2.dial.4';

/** Whether a maneuver suits instead of the one that was revealed. */
type Suits = (maneuver: Maneuver, revealed: Maneuver) => boolean;

/** "You may set your dial to …": what it shows then is the revealed maneuver (xw2.faq-cards.40, .42). */
function* maySetDial(
  { table, self }: Pick<AbilityContext<unknown>, 'table' | 'self'>,
  suits: Suits,
  rule: RuleId,
): Procedure<boolean> {
  const { ship } = self;
  const options = otherManeuvers(table, ship, suits).map((maneuver) => ({ key: maneuverKey(maneuver) }));
  if (options.length === 0) return false;
  const { key } = yield* pickOne({
    seat: ship.seat,
    topic: 'reset-dial',
    rule,
    about: { ship: ship.id, card: self.card, dial: ship.dial },
    options: [...options, { key: 'none' }],
  });
  if (key === 'none') return false;
  ship.dial = key;
  table.emit({ type: 'dial-set', rule, ship: ship.id, maneuver: key });
  return true;
}

/** The maneuvers a revealed dial could be set to instead. */
function otherManeuvers(table: XTable, ship: Ship, suits: Suits): Maneuver[] {
  const revealed = revealedManeuver(table, ship);
  if (!revealed) return [];
  const { dial } = table.pilot(ship);
  return dial.filter((maneuver) => maneuverKey(maneuver) !== ship.dial && suits(maneuver, revealed));
}

/** After you reveal your dial, you may set it to another maneuver that suits. */
export function setsDial(rule: RuleId, suits: Suits, then: (ship: Ship) => void = () => undefined): CardAbility {
  return at('dial-revealed', {
    rule,
    optional: false,
    when: ({ table, self, moment }) => moment.ship === self.ship && otherManeuvers(table, self.ship, suits).length > 0,
    *effect(context) {
      if (yield* maySetDial(context, suits, rule)) then(context.self.ship);
    },
  });
}

/** A red or blue maneuver for another one of the same printed difficulty, whatever changes it later (xw2.faq-cards.64). */
export function resetsDial(rule: RuleId): CardAbility {
  return setsDial(
    rule,
    ({ difficulty }, revealed) => difficulty === revealed.difficulty && (difficulty === 'red' || difficulty === 'blue'),
  );
}

/** The dial may be set anew; the maneuver it shows then is one step harder (xw2.faq-cards.42, .67). */
export function setsHarderDial(card: string, suits: Suits): readonly CardAbility[] {
  const memory = `round:${card}`;
  return [
    setsDial('xw2.faq-cards.42', suits, (ship) => {
      ship.memory[memory] = 1;
    }),
    ...stepsForOneManeuver('yours', memory, 1, 'xw2.faq-cards.67'),
  ];
}

/** The next maneuver of a ship with this memory is so many steps harder; all steps add up (xw2.faq-cards.65). */
export function stepsForOneManeuver(
  whose: 'yours' | 'friendly',
  memory: string,
  steps: number,
  rule: RuleId,
): readonly CardAbility[] {
  const concerns = (self: Ship, ship: Ship) =>
    ship.memory[memory] === 1 && (whose === 'yours' ? ship === self : ship.seat === self.seat);
  return [
    modify('difficulty-steps', rule, (sum, { self, moment: { ship } }) =>
      concerns(self.ship, ship) ? sum + steps : sum,
    ),
    at('maneuver-executed', {
      rule,
      optional: false,
      when: ({ self, moment: { ship } }) => concerns(self.ship, ship),
      *effect({ moment }) {
        delete moment.ship.memory[memory];
      },
    }),
  ];
}

/** Whether there is something to look at. */
export function isHidden({ dial, revealed }: Ship): boolean {
  return dial !== null && !revealed;
}

/** Only the player of a ship learns what another's dial shows. */
export function look(table: XTable, ship: Ship, other: Ship): void {
  if (other.dial === null) return;
  table.kernel.emitTo(ship.seat, { type: 'dial-set', rule: LOOKS, ship: other.id, maneuver: other.dial });
}

/** The maneuvers on a ship's dial, to guess or to set. */
export function onDial(table: XTable, ship: Ship) {
  return table.pilot(ship).dial.map((maneuver) => ({ key: maneuverKey(maneuver) }));
}

/** Such maneuvers of yours are one step easier. */
export function easier(which: (maneuver: Maneuver) => boolean): CardAbility {
  return modify('difficulty-steps', 'xw2.difficulty.7', (steps, { self, moment: { ship, maneuver } }) =>
    ship === self.ship && which(maneuver) ? steps - 1 : steps,
  );
}
