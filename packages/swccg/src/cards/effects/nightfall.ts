import type { AtLocation, CardText, Source } from '../../definition.ts';
import { isRelated, isSite, isSystem, locationFacts } from '../../rules/locations.ts';
import type { CardTable } from '../../table.ts';
import { hasKeyword } from '../conditions.ts';
import { add, atLeast, atMost, type Texts } from '../words.ts';

/** A site of the system it was deployed on. */
function belowIt({ location }: Pick<AtLocation, 'location'>, my: Source, game: CardTable): boolean {
  const system = my.self && game.locationOf(my.self);
  return system !== null && isSite(location) && isRelated(location, system);
}

/** Sunsdown does the same. */
export const nightfall: CardText = {
  text: 'Deploy on a planet system: night at its sites. Spies deploy free there, and in battles there each player adds one destiny to power only.',
  deploysOn: ({ location, on }) =>
    location && !on && isSystem(location) && locationFacts(location).world === 'planet' ? 0 : null,
  modifiers: [
    atLeast('night', 1, belowIt),
    add('power-destinies', 1, belowIt),
    atMost('deploy-cost', 0, ({ facts, location }, my, game) => {
      return hasKeyword(facts, 'spy') && location !== null && belowIt({ location }, my, game);
    }),
  ],
};

export const NIGHTFALL: Texts = {
  nightfall,
};
