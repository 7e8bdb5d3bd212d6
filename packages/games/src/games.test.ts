import { LANGUAGES } from '@rangefinder/kernel';
import { describe, expect, it } from 'vitest';
import { GAMES } from './index.ts';

/** Every text of what is said, in a language. */
function texts(said: unknown, language: string): string[] {
  if (typeof said !== 'object' || said === null) return [];
  return Object.entries(said).flatMap(([key, value]) =>
    typeof value === 'string' ? (key === language ? [value] : []) : texts(value, language),
  );
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
