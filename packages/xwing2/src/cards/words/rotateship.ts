import type { Procedure } from '@rangefinder/kernel';
import type { AbilityContext } from '../../abilities.ts';
import { pickOne } from '../../ask.ts';
import { hasRoomToRotate, refusedTurns, rotateShip, type Turn } from '../../rules/rotateship.ts';
import type { Ship } from '../../state.ts';
import type { XTable } from '../../table.ts';

const RULE = 'xw2.rotate-ship.1';

/** How a card may let a ship turn on the spot. */
export const BY_90: readonly Turn[] = [
  { key: '90-left', about: { degrees: -90 } },
  { key: '90-right', about: { degrees: 90 } },
];
export const BY_90_OR_180: readonly Turn[] = [...BY_90, { key: '180', about: { degrees: 180 } }];

/** Whether there is room for any of these turns (xw2.rotate-ship.3); where there is none, nobody is asked. */
export function couldTurnShip(table: XTable, ship: Ship, turns: readonly Turn[]): boolean {
  return turns.some(({ about }) => hasRoomToRotate(table, ship, about.degrees));
}

/** The player of a ship may turn it, at a price; answers whether it turned. */
export function* mayTurnShip(
  { table, self }: AbilityContext<unknown>,
  ship: Ship,
  turns: readonly Turn[],
  pay: () => Procedure<void> = free,
): Procedure<boolean> {
  const { about } = yield* pickOne({
    seat: ship.seat,
    topic: 'choose',
    rule: RULE,
    about: { ship: ship.id, card: self.card },
    options: [
      { key: 'none', about: undefined },
      ...turns.filter((turn) => hasRoomToRotate(table, ship, turn.about.degrees)),
    ],
    refused: () => refusedTurns(table, ship, turns),
  });
  if (!about) return false;
  yield* pay();
  return rotateShip(table, ship, about.degrees, RULE);
}

function* free(): Procedure<void> {}
