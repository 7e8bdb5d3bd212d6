import { clonePlain, Match, Random, randomAnswer, type Seat } from '@rangefinder/kernel';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { swccg } from './index.ts';
import { meet } from './known.ts';
import type { HeldModifier } from './rules/modifiers-at-work.ts';
import type { MomentType } from './rules/moments.ts';
import { totalAbility } from './rules/presence.ts';
import { playGame } from './rules/turn.ts';
import type { CardInPlay } from './state.ts';
import { CardTable } from './table.ts';
import { WHOLE_GAME } from './whole-game.ts';

const SEATS: readonly Seat[] = [0, 1];
const MOMENTS = [
  'action',
  'board',
  'start-of-step',
  'end-of-step',
  'destiny',
  'battle',
  'drain',
] satisfies MomentType[];

/** A match, and the table its rules use: the one that remembers what it has found out. */
function begin(seed: string): { match: Match; game: () => CardTable } {
  let used: CardTable | undefined;
  const watched: typeof swccg = {
    ...swccg,
    play: (table) => {
      used = new CardTable(table.state, table, WHOLE_GAME);
      return playGame(used);
    },
  };
  const match = Match.start(watched, { setup: swccg.randomSetup(new Random(`setup of ${seed}`)), seed });
  const game = () => {
    if (!used) throw new Error('Nobody plays.');
    return used;
  };
  return { match, game };
}

const ids = (things: readonly { readonly id: string }[]) => things.map(({ id }) => id);

/** Everything that rules look up, in names and numbers. `gone` are cards that have left the table. */
function lookUp(game: CardTable, gone: readonly CardInPlay[]): object {
  const { state } = game;
  const place = (card: CardInPlay) => [
    card.id,
    game.locationOf(card)?.id,
    game.holderOf(card)?.id,
    ids(game.heldBy(card)),
    game.definition(card).facts.id,
  ];
  return {
    locations: state.locations.map((location) => [
      location.id,
      ids(game.at(location)),
      ids(game.everythingAt(location)),
      ids(game.rowOf(location).locations),
      SEATS.map((seat) => totalAbility(game, location, seat)),
    ]),
    cards: state.cards.map((card) => [...place(card), game.index.isActive(card), game.find(card.id)?.id]),
    gone: gone.map((card) => [...place(card), game.find(card.id)?.id]),
    modifiers: Object.entries(game.modifiers).map(([question, held]: [string, HeldModifier[] | undefined]) => [
      question,
      held?.map(({ my, suspends }) => [my.title, my.seat, my.self?.id, my.location?.id, suspends]),
    ]),
    listening: MOMENTS.map((moment) => {
      const listening = game.listening(moment);
      return [
        listening?.automatic.map(({ my }) => my.title),
        listening?.actions.map((own) => own.map(({ key }) => key)),
      ];
    }),
    hands: SEATS.map((seat) => {
      const hand = game.hand(seat);
      const { locations, others, pilots, versions, squadrons } = hand.deployable;
      const lists = [locations, others, pilots, versions, squadrons, hand.answers('action')];
      return [hand.kinds, lists.map((list) => list.map(({ facts }) => facts.id))];
    }),
    titles: [...game.index.census.titles],
  };
}

test('at every decision, what a table remembers is what a table finds that has never looked', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1, maxLength: 12 }), (seed) => {
      const { match, game } = begin(seed);
      const random = new Random(`bot of ${seed}`);
      const seen = new Set<CardInPlay>();
      while (match.pending.length > 0) {
        const { state } = game();
        for (const card of state.cards) seen.add(card);
        const gone = [...seen].filter((card) => !state.cards.includes(card));
        const fresh = new CardTable(clonePlain(state), null, WHOLE_GAME);
        const copies = clonePlain(gone);
        for (const card of copies) meet(card, WHOLE_GAME.cards);
        expect(lookUp(game(), gone)).toEqual(lookUp(fresh, copies));
        // Views are tables of their own over the same state: neither may take for its own what the other found
        if (random.below('look', 4) === 0) {
          const seat = random.below('seat', 2);
          expect(JSON.stringify(match.view(seat))).toBe(JSON.stringify(swccg.view(clonePlain(state), seat)));
          expect(lookUp(game(), gone)).toEqual(lookUp(fresh, copies));
        }
        const request = random.choose('request', match.pending);
        match.submit(request.seat, randomAnswer(request, random));
      }
    }),
    { numRuns: 4 },
  );
});

test('what a table remembers is no part of the state', () => {
  const { match, game } = begin('memory');
  const random = new Random('bot');
  for (let i = 0; i < 200; i++) {
    const [request] = match.pending;
    if (request) match.submit(request.seat, randomAnswer(request, random));
  }
  lookUp(game(), []);
  const { state } = game();
  expect(clonePlain(state)).toEqual(state);
  for (const thing of [...state.cards, ...state.locations, ...state.locations.flatMap(({ stack }) => stack)]) {
    expect(Object.getOwnPropertySymbols({ ...thing })).toEqual([]);
  }
});
