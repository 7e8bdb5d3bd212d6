import type { Modifier, Source } from '../../definition.ts';
import { isAlone } from '../../rules/presence.ts';
import type { CardTable } from '../../table.ts';
import { isKind, yoursHere } from '../conditions.ts';
import { add, atLeast, type Texts } from '../words.ts';
import { drainHere } from './words.ts';

function aloneInTheJungle(kind: string): Modifier[] {
  const alone = (about: Parameters<typeof yoursHere>[0], my: Source, game: CardTable) =>
    yoursHere(about, my, game) && isKind(game.facts(about.card), kind) && isAlone(game, about.card);
  return [
    add('power', 2, (about, my, game) => {
      return (game.state.battle?.participants.includes(about.card.id) ?? false) && alone(about, my, game);
    }),
    atLeast('immunity', 99, alone),
  ];
}

export const YAVIN_4_JUNGLE: Texts = {
  'yavin-4-jungle-light': {
    text: 'Light: your Rebel alone here is power +2 in battle and immune to attrition. Dark: Force drain +1 here while you control it.',
    light: { modifiers: aloneInTheJungle('rebel') },
    dark: { modifiers: [drainHere(1)] },
  },
  'yavin-4-jungle-dark': {
    text: 'Dark: your Imperial alone here is power +2 in battle and immune to attrition.',
    dark: { modifiers: aloneInTheJungle('imperial') },
  },
};
