import { leaveTable } from '../../rules/leaving.ts';
import { isAdjacent, isExterior, isRelated, isSite, isSystem, locationFacts, sitesOf } from '../../rules/locations.ts';
import { atLocation, relocate } from '../../rules/movement.ts';
import { type LocationInPlay, opponentOf } from '../../state.ts';
import type { CardTable } from '../../table.ts';
import { hasKeyword, isCharacter, isKind, isPersona, isPresent } from '../conditions.ts';
import type { AtLocation, CardText, Source } from '../definition.ts';
import { add, atLeast, atMost, automatic, type Texts } from '../words.ts';

/** A site of the system it was deployed on. */
function belowIt({ location }: Pick<AtLocation, 'location'>, my: Source, game: CardTable): boolean {
  const system = my.self && game.locationOf(my.self);
  return system !== null && isSite(location) && isRelated(location, system);
}

const nightfall: CardText = {
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

/** The next site in its direction, or back where there is none. */
function nextSite(game: CardTable, from: LocationInPlay, direction: string | null) {
  const sites = sitesOf(game, from.row);
  const step = direction === 'outward' ? 1 : -1;
  const ahead = sites[sites.indexOf(from) + step];
  if (ahead && isAdjacent(game, from, ahead)) return { to: ahead, direction };
  const back = sites[sites.indexOf(from) - step];
  return back ? { to: back, direction: direction === 'outward' ? 'inward' : 'outward' } : undefined;
}

/** The site where an Effect on a card is. */
function siteOf({ self }: Source, game: CardTable): LocationInPlay | null {
  const location = self && game.locationOf(self);
  return location && isSite(location) ? location : null;
}

export const OTHER_EFFECTS: Texts = {
  nightfall,
  sunsdown: nightfall,
  'cane-adiss': {
    text: 'When your opponent has just initiated a Force drain at a planet location, deploy there: your starships, vehicles and characters may deploy there without presence or Force icons, even those that texts would keep from such a place.',
    deploysOn: ({ location, on }) => (location && !on && locationFacts(location).world === 'planet' ? 0 : null),
    immediate: {
      responds: 'drain',
      when: ({ seat, moment }, { location }) =>
        moment.type === 'drain' && moment.seat === opponentOf(seat) && moment.location === location,
    },
    modifiers: (['deploy-anywhere', 'deploy-regardless'] as const).map((question) =>
      atLeast(
        question,
        1,
        ({ location, seat }, my) => seat === my.seat && location !== null && my.self?.where.id === location.id,
      ),
    ),
  },
  'program-trap': {
    text: 'Deploy for 1 on your droid, or for 2 on one of your opponent’s other than R2-D2 and C-3PO. When anybody draws a destiny equal to the number of characters at its site, the droid explodes and every character present is lost.',
    deploysOn: ({ on }, seat, game) => {
      if (!on || !isKind(game.facts(on), 'droid')) return null;
      if (on.owner === seat) return 1;
      return isPersona(game, on, 'r2-d2', 'c-3po') ? null : 2;
    },
    automatic: [
      automatic('destiny', {
        when: ({ game, my, moment }) => {
          const site = siteOf(my, game);
          if (!site || moment.cancelled) return false;
          return game.everythingAt(site).filter((card) => isCharacter(card, game)).length === moment.value;
        },
        *effect({ game, my }) {
          const site = siteOf(my, game);
          const victims = site ? game.everythingAt(site).filter((card) => isCharacter(card, game)) : [];
          for (const card of victims) {
            if (game.find(card.id) && isPresent(game, card))
              yield* leaveTable(game, card, 'lost', 'swccg.core-leaving.1');
          }
        },
      }),
    ],
  },
  'bantha-herd': {
    text: 'Deploy on a Tatooine site under open sky and choose a direction. In each of your control phases it moves to the next adjacent site, turning back at the end. With your Tusken Raider or bantha in a battle there you add one battle destiny.',
    deploysOn: ({ location, on }) =>
      location && !on && location.row === 'tatooine' && isSite(location) && isExterior(location) ? 0 : null,
    choices: () => ['inward', 'outward'],
    modifiers: [
      add('battle-destinies', 1, ({ location, seat }, my, game) => {
        if (seat !== my.seat || my.self?.where.id !== location.id) return false;
        return game
          .everythingAt(location)
          .some((card) => card.owner === seat && hasKeyword(game.facts(card), 'tusken raider', 'bantha'));
      }),
    ],
    automatic: [
      automatic('start-of-step', {
        when: ({ seat, moment }) => moment.step === 'control' && moment.seat === seat,
        // swccg.core-effects.6: a Mobile Effect moves as its text says
        *effect({ game, my }) {
          const from = my.self && game.locationOf(my.self);
          const next = from ? nextSite(game, from, my.self?.choice ?? null) : undefined;
          if (!my.self || !next) return;
          my.self.choice = next.direction;
          relocate(game, my.self, atLocation(next.to), 'herd', 'swccg.core-effects.6');
        },
      }),
    ],
  },
};
