import { type Game, LANGUAGES, type Language, Match, type Outcome, Random, type SeenEvent } from '@rangefinder/kernel';
import { type GameTable, LanguageContext, plainTable, type TableModel } from '@rangefinder/table';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { loadGame, loadGameUi, WITH_LISTS } from './games.ts';

interface Ended {
  readonly view: unknown;
  readonly events: readonly SeenEvent[];
  readonly outcome: Outcome | null;
}

/** A whole match between two of a game's bots, as its first seat sees it at the end. */
function ended(game: Game): Ended {
  const random = new Random(`ending of ${game.id}`);
  const match = Match.start(game, { setup: game.randomSetup(random), seed: game.id });
  const bot = game.bots.greedy?.();
  for (let request = match.pending[0]; request && bot; request = match.pending[0]) {
    const { seat } = request;
    match.submit(seat, bot.decide({ seat, request, view: () => match.view(seat), random }));
  }
  const events = match.events(0).map((event): SeenEvent => ({ event, decision: 0 }));
  return { view: match.view(0), events, outcome: match.outcome };
}

const NAMES = ['Ann', 'Bob'];

/** A table that is over: nothing is asked any more. */
function tableOf(game: Game, { view, events, outcome }: Ended, language: Language): TableModel {
  const nothing = () => {};
  return {
    snapshot: {
      game: game.id,
      viewer: 0,
      view,
      events,
      decisions: 0,
      request: null,
      waitingFor: [],
      seats: NAMES.map((name) => ({ name, kind: 'human', connected: true, faltered: false })),
      outcome,
      clock: null,
      status: 'live',
      problem: null,
      thinking: false,
      handTo: null,
      chat: [],
      undoTo: null,
      undoAsked: null,
    },
    settings: { language, animation: 0, sound: false },
    near: 0,
    draft: { keys: [], poses: null, refusal: undefined },
    playing: null,
    sending: false,
    focus: [],
    letters: new Map(),
    otherWay: null,
    mark: nothing,
    move: nothing,
    submit: nothing,
    pointed: null,
    point: nothing,
    opened: null,
    open: nothing,
    openRule: nothing,
    words: {
      request: () => '',
      option: () => '',
      event: (event) => game.texts.event(event, language, NAMES),
      refusal: () => '',
    },
  };
}

function drawn({ Ending }: GameTable, table: TableModel): string {
  const { language } = table.settings;
  if (!Ending) throw new Error('There is no ending.');
  return renderToStaticMarkup(
    <LanguageContext value={language}>
      <Ending table={table} />
    </LanguageContext>,
  );
}

/** Its lines: what is told, and what of each side. */
function rowsOf(markup: string): readonly (readonly string[])[] {
  return [...markup.matchAll(/<tr>(.*?)<\/tr>/g)].map(([, row = '']) =>
    [...row.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>|<td\/>/g)].map(([, cell = '']) => cell.replaceAll(/<[^>]*>/g, '')),
  );
}

describe.each(WITH_LISTS.map(({ id }) => id))('the end of a match of %s', (id) => {
  it('is a scene in every language: why, and so much of each side', async () => {
    const { table: parts } = await loadGameUi(id);
    const game = await loadGame(id);
    expect(parts).not.toBe(plainTable);
    const end = ended(game);
    const headings = new Set<string>();
    for (const language of LANGUAGES) {
      const markup = drawn(parts, tableOf(game, end, language));
      expect(markup).not.toMatch(/undefined|NaN|null|\[object/);
      expect(markup).toMatch(/<p>[^<]+<\/p>/);
      const [names, ...rows] = rowsOf(markup);
      expect(names?.filter(Boolean)).toEqual(NAMES);
      expect(rows.length).toBeGreaterThan(5);
      expect(rows.filter((row) => row.length !== 3 || row.includes(''))).toEqual([]);
      headings.add(rows.map(([name]) => name).join());
    }
    expect(headings.size).toBe(LANGUAGES.length);
  });

  it('says who gave it up, of which the game itself knows nothing', async () => {
    const { table: parts } = await loadGameUi(id);
    const game = await loadGame(id);
    const match = Match.start(game, { setup: game.randomSetup(new Random(id)), seed: id });
    const end: Ended = { view: match.view(0), events: [], outcome: { winner: 1, rule: 'table.concede.1' } };
    for (const language of LANGUAGES)
      expect(drawn(parts, tableOf(game, end, language))).toMatch(/<p>[^<]*Ann[^<]*<\/p>/);
  });
});
