import type { Game } from '@rangefinder/kernel';
import { greedyBot } from './bot/greedy.ts';
import { allCards } from './cards/catalog.ts';
import { parseList } from './deck/file.ts';
import { randomDeck } from './deck/random.ts';
import { READY_LISTS } from './deck/ready.ts';
import { seatsFor } from './deck/seats.ts';
import { shareText } from './deck/sharelink.ts';
import { validate } from './deck/validate.ts';
import { EVENTS, type SwccgEvent } from './events.ts';
import type { CardFacts } from './facts.ts';
import { checkPossible } from './possible.ts';
import { allRemovables } from './removables.ts';
import { playGame } from './rules/turn.ts';
import { newSetup, parseSetup, type SwccgSetup, setup } from './setup.ts';
import type { SwccgState } from './state.ts';
import { CardTable } from './table.ts';
import { texts } from './text/describe.ts';
import { imagine, redraw, type SwccgView, view } from './view.ts';
import { WHOLE_GAME } from './whole-game.ts';

export type { Deck } from './deck/deck.ts';
export type { BattleView, CardView, LocationView, PlayerView } from './view.ts';
export type { SwccgEvent, SwccgSetup, SwccgState, SwccgView };

/** The Star Wars Customizable Card Game. */
export const swccg: Game<SwccgSetup, SwccgState, SwccgEvent, SwccgView> = {
  id: 'swccg',
  name: 'Star Wars Customizable Card Game',
  rulesVersion: '4',
  rulePrefix: 'swccg',
  seats: ['Dark Side', 'Light Side'],
  events: EVENTS,
  ruleFiles: [
    new URL('../rules/fragment.md', import.meta.url),
    new URL('../rules/core.md', import.meta.url),
    new URL('../rules/rulings.md', import.meta.url),
  ],
  parseSetup,
  checkPossible,
  newSetup,
  missions: [],
  readyLists: READY_LISTS,
  randomSetup: (random) =>
    parseSetup({ decks: { dark: randomDeck(random, 'dark'), light: randomDeck(random, 'light') } }),
  setup,
  play: (table) => playGame(new CardTable(table.state, table, WHOLE_GAME)),
  outcome: (state) => state.outcome,
  view,
  imagine,
  redraw,
  texts,
  catalog: () =>
    allCards().map(({ facts, text }) => ({
      id: facts.id,
      kind: facts.type,
      name: facts.title,
      playable: text !== null,
      facts: { ...printed(facts), text: text?.text ?? null },
    })),
  removables: allRemovables,
  parseList,
  shareText,
  validate,
  seatsFor,
  bots: { greedy: greedyBot },
};

/** Only the facts a card has. */
function printed(facts: CardFacts): object {
  return Object.fromEntries(Object.entries(facts).filter(([, fact]) => fact !== undefined));
}
