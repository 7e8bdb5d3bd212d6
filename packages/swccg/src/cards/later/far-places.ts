import { rowsFor } from '../../rules/deploy-locations.ts';
import { searchPile } from '../../rules/force.ts';
import { isSite } from '../../rules/locations.ts';
import { occupies } from '../../rules/presence.ts';
import { deployFromReserve } from '../../rules/starting.ts';
import { here, isKind } from '../conditions.ts';
import type { CardFacts } from '../facts.ts';
import { action, add, atLeast, never, response, type Texts } from '../words.ts';

export const FAR_PLACES: Texts = {
  dagobah: {
    text: 'Light: once in each of your deploy phases, deploy a Dagobah site from your Reserve Deck. Dark: nobody may Force drain here.',
    light: {
      actions: [
        action({
          name: 'deploy-site',
          good: 'cards',
          timing: { phase: 'deploy', turn: 'own' },
          oncePerTurn: true,
          *effect({ game, seat }) {
            const card = yield* searchPile(
              game,
              seat,
              'reserve',
              (facts) =>
                facts.type === 'location' &&
                facts.kind === 'site' &&
                facts.of === 'dagobah' &&
                rowsFor(game, seat, facts.id).length > 0,
            );
            if (card !== null) yield* deployFromReserve(game, seat, card);
            game.shuffle(seat, 'reserve');
          },
        }),
      ],
    },
    dark: { modifiers: [never('may-drain', ({ location }, my) => location === my.location)] },
  },
  'dagobah-jungle': {
    text: 'No starships or vehicles here. Dark: you generate 1 more Force here while you occupy it.',
    light: {
      modifiers: [
        // None can be here at all, so no text brings one (swccg.core-object.10)
        ...(['may-deploy', 'deploy-regardless'] as const).map((question) =>
          never(question, ({ facts, location, on }, my) => location === my.location && !on && isMachine(facts)),
        ),
        never('may-move', ({ card, to }, my, game) => to === my.location && isMachine(game.facts(card))),
      ],
    },
    dark: {
      modifiers: [
        add('location-generation', 1, (about, my, game) => here(about, my) && occupies(game, about.location, my.seat)),
      ],
    },
  },
  'jabbas-sail-barge': {
    text: 'Deploys only on Tatooine; you may then search your Reserve Deck for its Passenger Deck and deploy it. Room for 7 passengers and a driver. Aboard, your aliens deploy for 1 less.',
    capacity: { drivers: 1, passengers: 7 },
    deploysOnly: ({ location }) => location?.row === 'tatooine' && isSite(location),
    modifiers: [
      add('deploy-cost', -1, ({ facts, seat, on, location }, my, game) => {
        if (!my.self || seat !== my.seat || !isKind(facts, 'alien')) return false;
        // swccg.core-present.7: its Passenger Deck is aboard as well
        return on === my.self || (location !== null && game.rowOf(location).row.starship === my.self.id);
      }),
    ],
    actions: [
      response('deployed', {
        name: 'deploy-site',
        good: 'cards',
        when: ({ my, moment }) => moment.card === my.self,
        *effect({ game, seat }) {
          const card = yield* searchPile(
            game,
            seat,
            'reserve',
            ({ id }) => id === 'jabbas-sail-barge-passenger-deck' && rowsFor(game, seat, id).length > 0,
          );
          if (card !== null) yield* deployFromReserve(game, seat, card);
          game.shuffle(seat, 'reserve');
        },
      }),
    ],
  },
  'jabbas-sail-barge-passenger-deck': {
    text: 'Adjacent to the site where the barge stands, and stays when the barge is lost. Your characters enter and leave it from there: Dark free, Light for 4 Force each. Dark: while you occupy it, the Sail Barge is immune to attrition.',
    entrance: { dark: 0, light: 4 },
    dark: {
      modifiers: [
        atLeast('immunity', 99, ({ card }, my, game) => {
          return card.card === 'jabbas-sail-barge' && my.location !== null && occupies(game, my.location, my.seat);
        }),
      ],
    },
  },
};

function isMachine({ type }: CardFacts): boolean {
  return type === 'starship' || type === 'vehicle';
}
