import type { CardText, Modifier } from '../../definition.ts';
import { isSite } from '../../rules/locations.ts';
import { controls } from '../../rules/presence.ts';
import { here, isActive } from '../conditions.ts';
import { add, atLeast } from '../words.ts';

/** Force drains of the text's player here, while controlling the location. */
export const drainHere = (amount: number): Modifier =>
  add('drain', amount, (about, my, game) => here(about, my) && controls(game, about.location, about.seat));

/** Total ability of 6 or more needed to draw battle destiny here. */
export const abilitySixHere = atLeast('ability-required', 6, here);

/** Starships above help in battles at the sites below, those in holds as well (swccg.core-present.4). */
export const supportFromAbove = add(
  'total-power',
  ({ location, seat }, my, game) =>
    my.location && location.row === my.location.row
      ? game
          .everythingAt(my.location)
          .filter((card) => card.owner === seat && game.facts(card).type === 'starship' && isActive(game, card)).length
      : 0,
  ({ location, seat }, my, game) =>
    seat === my.seat && isSite(location) && my.location?.row === location.row && controls(game, my.location, seat),
);

/** A docking bay that does nothing else. */
export const dockingBay = (light: number, dark: number): CardText => ({
  text: `Docking bay transit from here: Light Side ${light}, Dark Side ${dark} Force.`,
  light: { transit: light },
  dark: { transit: dark },
});
