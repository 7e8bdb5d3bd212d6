import type { Procedure, RuleId, Seat } from '@rangefinder/kernel';
import type { Field, FieldShip } from './field.ts';
import type { LyingObstacle } from './laid.ts';
import { pickOne } from './topics.ts';

/** A card of a ship, whose player chooses. */
interface CardOfShip {
  readonly ship: { readonly id: string; readonly seat: Seat };
  readonly card: string;
}

/** A card's player chooses a ship for its effect, or none ("you may choose"). */
export function* mayChooseShip<Ship extends { readonly id: string }>(
  self: CardOfShip,
  ships: readonly Ship[],
  rule: RuleId,
): Procedure<Ship | null> {
  if (ships.length === 0) return null;
  const { ship } = yield* pickOne(asked(self, rule, [...choices(ships), { key: 'none' as const, ship: null }]));
  return ship;
}

/** A card's player chooses a ship ("choose"); null only when there is none to choose. */
export function* chooseShip<Ship extends { readonly id: string }>(
  self: CardOfShip,
  ships: readonly Ship[],
  rule: RuleId,
): Procedure<Ship | null> {
  if (ships.length === 0) return null;
  const { ship } = yield* pickOne(asked(self, rule, choices(ships)));
  return ship;
}

function choices<Ship extends { readonly id: string }>(ships: readonly Ship[]) {
  return ships.map((ship) => ({ key: ship.id, about: { piece: ship.id }, ship }));
}

function asked<T>({ ship, card }: CardOfShip, rule: RuleId, options: readonly T[]) {
  return { seat: ship.seat, topic: 'choose-ship' as const, rule, about: { ship: ship.id, card }, options };
}

/** Whether the closest point of another ship lies in one of the bands from the nearer to the further. */
export function isAtRange<Ship extends FieldShip>(
  field: Field<Ship, LyingObstacle>,
  ship: Ship,
  other: Ship,
  near: number,
  far: number,
): boolean {
  const range = field.range(ship, other);
  return range >= near && range <= far;
}

/** Enemy ships at a range of a ship. */
export function enemiesAt<Ship extends FieldShip>(
  field: Field<Ship, LyingObstacle>,
  ship: Ship,
  near: number,
  far: number,
): Ship[] {
  return field.enemiesOf(ship.seat).filter((other) => isAtRange(field, ship, other, near, far));
}
