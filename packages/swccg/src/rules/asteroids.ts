import type { Procedure } from '@rangefinder/kernel';
import { type CardInPlay, type LocationInPlay, opponentOf } from '../state.ts';
import type { CardTable } from '../table.ts';
import { drawDestiny } from './destiny.ts';
import { leaveTable } from './leaving.ts';
import { locationText } from './locations.ts';
import { defenseValue } from './values.ts';

export function isAsteroidSector(location: LocationInPlay | null): boolean {
  return location !== null && locationText(location)?.sector === 'asteroid';
}

/** Asteroid Rules: whoever flies in or out may be struck; the opponent draws (swccg.core-sectors.3). */
export function* braveAsteroids(game: CardTable, ship: CardInPlay): Procedure<void> {
  const opponent = opponentOf(ship.owner);
  const [top] = game.player(opponent).reserve;
  const drawn = yield* drawDestiny(game, opponent, 'card');
  if (drawn === null || top === undefined || !game.find(ship.id)) return;
  const rock = game.cards.of(top).text?.sector === 'asteroid';
  if (rock || drawn > defenseValue(game, ship)) yield* leaveTable(game, ship, 'lost', 'swccg.core-sectors.3');
}
