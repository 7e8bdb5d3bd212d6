import type { CardFacts } from '../../facts.ts';
import { occupies } from '../../rules/presence.ts';
import { here } from '../conditions.ts';
import { add, never, type Texts } from '../words.ts';

function isMachine({ type }: CardFacts): boolean {
  return type === 'starship' || type === 'vehicle';
}

export const DAGOBAH_JUNGLE: Texts = {
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
};
