import type { Procedure } from '@rangefinder/kernel';
import { DARK, LIGHT, type Row } from '../state.ts';
import type { CardTable } from '../table.ts';
import { recheckBoard } from './board.ts';
import { loseForce } from './force.ts';
import { leaveTable, loseLocation } from './leaving.ts';
import { forceIcons, isGeneric, isSystem, locationFacts } from './locations.ts';
import { respond } from './responses.ts';

/**
 * A mobile system is blown away: its sites and sectors are lost with all that is there; what is left of the system stays
 * as a place in space without icons or text. The Dark Side pays twice for every icon it had there
 * (swccg.core-death-star.9).
 */
export function* blowAway(game: CardTable, row: Row): Procedure<void> {
  const rule = 'swccg.core-death-star.9';
  const locations = row.locations.map((id) => game.location(id));
  const own = locations.filter((location) => !isGeneric(locationFacts(location)));
  const icons = own.reduce((sum, location) => sum + forceIcons(game, location, DARK), 0);
  game.emit({ type: 'blown-away', rule, row: row.id });
  const moment = { type: 'blown-away' as const, seat: DARK, row, extra: 0 };
  yield* respond(game, moment, LIGHT);
  for (const location of locations) {
    if (isSystem(location)) {
      location.blownAway = true;
      game.changed();
      continue;
    }
    for (const card of game.at(location)) if (game.find(card.id)) yield* leaveTable(game, card, 'lost', rule);
    loseLocation(game, location, rule);
  }
  yield* loseForce(game, DARK, 2 * icons + moment.extra, rule);
  yield* recheckBoard(game);
}
