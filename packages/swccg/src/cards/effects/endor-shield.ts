import type { Source } from '../../definition.ts';
import { isSector } from '../../rules/locations.ts';
import { controls } from '../../rules/presence.ts';
import { type LocationInPlay, opponentOf } from '../../state.ts';
import type { CardTable } from '../../table.ts';
import { isKind } from '../conditions.ts';
import { add, never, type Texts } from '../words.ts';

function isShielded(location: LocationInPlay | null): boolean {
  return location !== null && location.row === 'death-star-ii' && !isSector(location);
}

function isLowered(my: Source, game: CardTable): boolean {
  const bunker = my.self && game.locationOf(my.self);
  return bunker ? controls(game, bunker, opponentOf(my.seat)) : false;
}

export const ENDOR_SHIELD: Texts = {
  'endor-shield': {
    text: 'Deploy on the Bunker. While you control it and Death Star II orbits Endor, Imperials deploy -1 there. Your opponent may not deploy to the Death Star II system or its sites, and moves there for 3 more. Does not work while your opponent controls the Bunker.',
    deploysOn: ({ on, location }) => (on === null && location?.id === 'endor-bunker' ? 0 : null),
    modifiers: [
      never('may-deploy', ({ location, seat }, my, game) => {
        return seat !== my.seat && isShielded(location) && !isLowered(my, game);
      }),
      add('move-cost', 3, ({ card, to }, my, game) => {
        return card.owner !== my.seat && isShielded(to) && !isLowered(my, game);
      }),
      add('transit-cost', 3, ({ seat, to }, my, game) => {
        return seat !== my.seat && isShielded(to) && !isLowered(my, game);
      }),
      add('deploy-cost', -1, ({ facts, location, seat }, my, game) => {
        if (seat !== my.seat || location?.id !== 'endor-bunker' || !isKind(facts, 'imperial')) return false;
        const orbits = game.state.rows.some(({ id, orbit }) => id === 'death-star-ii' && orbit === 'endor');
        return orbits && controls(game, location, seat);
      }),
    ],
  },
};
