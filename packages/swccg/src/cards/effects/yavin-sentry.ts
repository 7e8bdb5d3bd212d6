import type { CardText, Source } from '../../definition.ts';
import { isAdjacent, isSite } from '../../rules/locations.ts';
import type { LocationInPlay } from '../../state.ts';
import type { CardTable } from '../../table.ts';
import { add, type Texts } from '../words.ts';

/** At a site, watching it and its neighbours in one of three ways, chosen when it is deployed. */
export function sentry(name: string, row: string): CardText {
  const watches = (choice: string, my: Source, location: LocationInPlay | null, game: CardTable) => {
    const post = my.self ? game.locationOf(my.self) : null;
    if (my.self?.choice !== choice || !post || !location) return false;
    return post === location || isAdjacent(game, post, location);
  };
  return {
    text: `Deploy for 2 at a ${name} site and choose, for that site and those adjacent: your opponent deploys +1; or needs 1 more ability to draw battle destiny; or you have total power +1.`,
    deploysOn: ({ location, on }) => (location && !on && location.row === row && isSite(location) ? 2 : null),
    choices: () => ['deploy', 'ability', 'power'],
    modifiers: [
      add(
        'deploy-cost',
        1,
        ({ location, seat }, my, game) => seat !== my.seat && watches('deploy', my, location, game),
      ),
      add(
        'ability-needed',
        1,
        ({ location, seat }, my, game) => seat !== my.seat && watches('ability', my, location, game),
      ),
      add('total-power', 1, ({ location, seat }, my, game) => seat === my.seat && watches('power', my, location, game)),
    ],
  };
}

export const YAVIN_SENTRY: Texts = {
  'yavin-sentry': sentry('Yavin 4', 'yavin-4'),
};
