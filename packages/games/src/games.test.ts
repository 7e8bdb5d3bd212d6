import { BadInput, type Game, isObject, LANGUAGES } from '@rangefinder/kernel';
import { describe, expect, it } from 'vitest';
import { GAMES } from './index.ts';

/** Every text of what is said, in a language. */
function texts(said: unknown, language: string): string[] {
  if (typeof said !== 'object' || said === null) return [];
  return Object.entries(said).flatMap(([key, value]) =>
    typeof value === 'string' ? (key === language ? [value] : []) : texts(value, language),
  );
}

/** What a page, another builder or somebody hostile may have put where something else belongs. */
const ODD: readonly unknown[] = [null, '', 'constructor', -1, 1e9, true, [], [null], {}, { toString: 3 }];

/** A list with each of its parts left out, or something odd in its place, and with a part that nobody asked for. */
function oddLists(list: unknown): unknown[] {
  if (!isObject(list)) return [];
  const without = (key: string) => Object.fromEntries(Object.entries(list).filter(([other]) => other !== key));
  return [
    { ...list, note: 'from another builder' },
    ...Object.keys(list).flatMap((key) => [without(key), ...ODD.map((odd) => ({ ...list, [key]: odd }))]),
    ...Object.entries(list).flatMap(([key, part]) =>
      Array.isArray(part) ? ODD.map((odd) => ({ ...list, [key]: [odd, ...part.slice(1)] })) : [],
    ),
  ];
}

/** Whether a game has nothing against a list. What is no list at all it may refuse to look at. */
function isLegal({ validate }: Game, list: unknown): boolean {
  try {
    return validate(list).length === 0;
  } catch (error) {
    if (error instanceof BadInput) return false;
    throw error;
  }
}

describe.each(GAMES)('$name', ({ id, name, about, load }) => {
  it('is called in the registry what it calls itself', async () => {
    expect(await load()).toMatchObject({ id, name });
  });

  it('has ready lists if it has words for lists', async () => {
    expect((await load()).readyLists.length > 0).toBe(about.lists !== undefined);
  });

  it('says the same of a ready list and of any other like it: which seats may play it', async () => {
    const { seats, seatsFor, readyLists } = await load();
    const all = [...seats.keys()];
    for (const ready of readyLists) expect(ready.seats ?? all).toEqual(seatsFor?.(ready.list) ?? all);
    for (const nonsense of [undefined, null, 'dark', {}]) expect(seatsFor?.(nonsense) ?? []).toEqual([]);
  });

  it('has two ready lists or more for each of its missions and seats, and says of what is no list that it fits none', async () => {
    const { seats, missions, missionsFor, readyLists, newSetup } = await load();
    if (readyLists.length === 0) return;
    for (const mission of missions) {
      for (const seat of seats.keys()) {
        const fit = readyLists.filter(
          (ready) => (ready.seats?.includes(seat) ?? true) && (missionsFor?.(ready.list).includes(mission) ?? true),
        );
        expect(fit.length, `${mission}, seat ${seat}`).toBeGreaterThanOrEqual(2);
      }
    }
    for (const nonsense of [undefined, null, 'skirmish']) expect(missionsFor?.(nonsense) ?? []).toEqual([]);
    for (const { list } of readyLists) {
      for (const mission of missionsFor?.(list) ?? [])
        expect(() => newSetup({ lists: [list, list], mission }), mission).not.toThrow();
    }
  });

  it('says of any list what is wrong with it, and sets up every one that it has nothing against', async () => {
    const game = await load();
    for (const ready of game.readyLists.slice(0, 3)) {
      const [seat = 0] = ready.seats ?? [0];
      for (const list of oddLists(ready.list).filter((one) => isLegal(game, one))) {
        const [mission = game.missions[0]] = game.missionsFor?.(list) ?? [];
        const other = game.readyLists.find(
          ({ list: one, seats }) =>
            (seats?.includes(1 - seat) ?? true) &&
            (mission === undefined || (game.missionsFor?.(one).includes(mission) ?? true)),
        );
        const lists = seat === 0 ? [list, other?.list] : [other?.list, list];
        expect(() => game.newSetup({ lists, mission }), JSON.stringify(list)).not.toThrow();
      }
    }
  });

  it('has a heading for each of its rule files, and for no other', async () => {
    const files = (await load()).ruleFiles.map(({ pathname }) => pathname.replace(/^.*\/|\.md$/g, ''));
    expect(Object.keys(about.ruleParts).sort()).toEqual(files.sort());
  });

  it('offers sides on the first page where its seats have lists of their own, each once', async () => {
    const { seats, seatsFor } = await load();
    const sides = about.home?.sides?.map(({ seat }) => seat).sort();
    expect(sides).toEqual(seatsFor && about.home ? [...seats.keys()] : undefined);
  });

  it.each(LANGUAGES)('has a text for everything it says in %s', (language) => {
    expect(texts(about, language).length).toBe(texts(about, 'en').length);
    expect(texts(about, language).filter((text) => text.trim() === '')).toEqual([]);
  });

  it('keeps French punctuation on the line of its word', () => {
    expect(texts(about, 'fr').filter((text) => / [;:?!»]|« /.test(text))).toEqual([]);
  });
});

it.each(LANGUAGES)('speaks of decks where the game has decks, of squads where it has squads (%s)', (language) => {
  const said = (game: string) => texts(GAMES.find(({ id }) => id === game)?.about.lists, language);
  expect(said('xwing2').length).toBeGreaterThan(20);
  for (const text of said('xwing2')) expect(text).not.toMatch(/deck|tali/i);
  for (const text of said('swccg')) expect(text).not.toMatch(/squad|escadron|eskadr|XWS/i);
});
