import type { Procedure } from '@rangefinder/kernel';
import type { AbilityContext } from '../abilities.ts';
import { hasRoomToRotate, rotateShip } from '../rules/rotateship.ts';
import type { Ship } from '../state.ts';
import { chooses } from './phrases.ts';

const RULE = 'xw2.rotate-ship.1';

/** How a card may let a ship turn on the spot. */
const DEGREES = { '90-left': -90, '90-right': 90, '180': 180 } as const;
type Turn = keyof typeof DEGREES;

export const BY_90: readonly Turn[] = ['90-left', '90-right'];
export const BY_90_OR_180: readonly Turn[] = [...BY_90, '180'];

/** The player of a ship may turn it, at a price; answers whether it turned. */
export function* mayTurnShip(
  context: AbilityContext<unknown>,
  ship: Ship,
  turns: readonly Turn[],
  pay: () => Procedure<void> = free,
): Procedure<boolean> {
  const way = yield* chooses(context, ship, ['none', ...turns], RULE);
  // xw2.rotate-ship.3: where there is no room for it, nothing of it happens.
  if (way === 'none' || !hasRoomToRotate(context.table, ship, DEGREES[way])) return false;
  yield* pay();
  return rotateShip(context.table, ship, DEGREES[way], RULE);
}

function* free(): Procedure<void> {}
