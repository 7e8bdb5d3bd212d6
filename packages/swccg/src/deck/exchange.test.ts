import { BadInput, LANGUAGES, Random } from '@rangefinder/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allCards } from '../cards/catalog.ts';
import { type Deck, parseDeck } from './deck.ts';
import { parseList, readList, writeList } from './file.ts';
import { writeGemp } from './gemp.ts';
import { holotablePath, writeHolotable } from './holotable.ts';
import { randomDeck } from './random.ts';
import { READY_LISTS } from './ready.ts';
import { shareText } from './sharelink.ts';

const english = (text: string) => readList(text).notes.map(({ en }) => en);

describe('decks of GEMP', () => {
  it('name a card for every copy, with marks for foils and other pictures', () => {
    const text =
      '<?xml version="1.0"?>\n<deck><card blueprintId="1_168" title="Darth Vader"/><card blueprintId="1_168*" title="Darth Vader"/><card blueprintId="1_194^" title="Stormtrooper"/></deck>';
    expect(readList(text).list).toEqual({ side: 'dark', cards: { 'darth-vader': 2, stormtrooper: 1 } });
    expect(english(text)).toEqual(['3 cards of the dark side.']);
  });

  it('are also read as they are stored', () => {
    expect(readList('1_168,1_168*,1_194').list).toEqual({ side: 'dark', cards: { 'darth-vader': 2, stormtrooper: 1 } });
    const { list } = readList('1_168,1_194|1_194');
    expect(list).toEqual({ side: 'dark', cards: { 'darth-vader': 1, stormtrooper: 1 }, under: ['stormtrooper'] });
  });

  it('keep what lies outside the deck apart', () => {
    const text = '<deck><card blueprintId="1_168" title=""/><cardOutsideDeck blueprintId="1_194" title=""/></deck>';
    expect(readList(text).list?.under).toEqual(['stormtrooper']);
  });

  it('are kept without what is not ours or of the other side, and that is named', () => {
    const text =
      '<deck><card blueprintId="1_168"/><card blueprintId="1_194"/><card blueprintId="1_19" title="Luke"/><card blueprintId="200_1" title="Jar &amp; Jar"/><card blueprintId="200_2"/></deck>';
    expect(english(text)).toEqual([
      '2 cards of the dark side.',
      'Luke Skywalker is of the light side; it was left out.',
      'There is no card "Jar & Jar" here; it was left out.',
      'There is no card "200_2" here; it was left out.',
    ]);
  });

  it('without a card of ours are refused, with what was in them', async () => {
    const text = '<deck><card blueprintId="200_2" title="Nobody"/></deck>';
    await expect(parseList(text)).rejects.toThrow('There is no card "Nobody" here');
    await expect(parseList(text, 'fr')).rejects.toThrow('«\u00a0Nobody\u00a0»');
    await expect(parseList('<deck></deck>', 'pl')).rejects.toThrow('Żaden wiersz');
  });
});

describe('decks of Holotable', () => {
  it('are read by the paths of their pictures, whatever else a line holds', () => {
    const lines = [
      'card "/starwars/Premiere-Dark/t_darthvader" 1',
      'card "/starwars/premiere-dark/T_STORMTROOPER" 3 1 0',
      'card "/starwars/Premiere-Dark/t_kessel" "Kessel" 2',
      'card "/TWOSIDED/starwars/ThirdAnthology-Dark/t_setyourcourseforalderaan/theultimatepowerintheuniverse" 1',
    ];
    for (const head of ['ver 2\r\nback imp.gif\r\n', 'back imp.gif\n', '']) {
      expect(readList(head + lines.join('\r\n')).list).toEqual({
        side: 'dark',
        cards: { 'darth-vader': 1, stormtrooper: 3, kessel: 2, 'set-your-course-for-alderaan': 1 },
      });
    }
  });

  it('say their side, and what of them is not ours', () => {
    const text =
      'ver 2\nback reb.gif\ncard "/starwars/Premiere-Light/t_lukeskywalker" 1\ncard "/starwars/Premiere-Dark/t_darthvader" 1\ncard "/starwars/Virtual3-Light/t_chewbaccav" 2';
    expect(readList(text).list).toEqual({ side: 'light', cards: { 'luke-skywalker': 1 } });
    expect(english(text)).toEqual([
      '1 card of the light side.',
      'Darth Vader is of the dark side; it was left out.',
      'There is no card "chewbaccav" here; it was left out.',
    ]);
  });

  it('have a path for every card, and no two the same', () => {
    const paths = allCards().map(({ facts }) => holotablePath(facts));
    expect(new Set(paths).size).toBe(paths.length);
    for (const path of paths)
      expect(path).toMatch(/^(\/TWOSIDED)?\/starwars\/[A-Za-z]+-(Dark|Light)\/t_[a-z0-9]+(\/[a-z0-9]+)?$/);
    for (const path of paths) expect(path).not.toContain('undefined');
  });
});

describe('every deck', () => {
  const DECKS: readonly Deck[] = [
    ...READY_LISTS.map(({ list, id }) => parseDeck(list, id)),
    ...Array.from({ length: 100 }, (_, i) => randomDeck(new Random(`exchange ${i}`), i % 2 === 0 ? 'dark' : 'light')),
  ];
  const alike = ({ side, cards, under = [] }: Deck) => ({ side, cards: { ...cards }, under: under.toSorted() });

  it.each([
    ['text', writeList],
    ['GEMP', writeGemp],
    ['Holotable', writeHolotable],
  ])('goes out and comes back as %s', (_, write) => {
    for (const deck of DECKS) {
      const { list, notes } = readList(write(deck));
      expect(notes).toHaveLength(1);
      expect(list && alike(list)).toEqual(alike(deck));
    }
  });

  it('goes out and comes back as a link, which is no longer than other programs take', async () => {
    for (const deck of DECKS) {
      const text = shareText({ ...deck, name: 'A & B #1' }) ?? '';
      const { list } = await parseList(`https://rangefinder.example/lists/shared?game=swccg#${text}`);
      const again = parseDeck(list, 'again');
      expect(alike(again)).toEqual(alike(deck));
      expect(list).toMatchObject({ name: 'A & B #1' });
      expect(text.length).toBeLessThan(1900);
    }
    expect(shareText({ ...DECKS[0], name: 'half of \ud83d' })).toMatch(/&name=half%20of%20$/);
    expect(shareText({ side: 'dark', cards: {} })).toBeNull();
    expect(shareText('nothing')).toBeNull();
  });
});

describe('any text', () => {
  const [first] = READY_LISTS;
  const deck = parseDeck(first?.list, 'first');
  const whole = [writeList(deck), writeGemp(deck), writeHolotable(deck), shareText(deck) ?? '', '1_168,1_194|1_194'];
  const damaged = fc
    .tuple(fc.constantFrom(...whole), fc.nat(), fc.nat(), fc.string())
    .map(([text, from, to, piece]) => text.slice(0, from % text.length) + piece + text.slice(to % text.length));
  const alphabet = fc.string({ unit: fc.constantFrom(...'<>/card"= \n_,|*^1x#&;'), maxLength: 200 });

  it('is read, or refused with a sentence; never a crash', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(fc.string(), damaged, alphabet),
        fc.constantFrom(...LANGUAGES),
        async (text, language) => {
          try {
            const { notes } = await parseList(text, language);
            for (const note of notes) expect(note.length).toBeLessThan(600);
          } catch (error) {
            expect(error).toBeInstanceOf(BadInput);
          }
        },
      ),
      { numRuns: 300 },
    );
  });

  it('that is far too long is not even looked at', async () => {
    await expect(parseList('3x Stormtrooper\n'.repeat(10_000))).rejects.toThrow('it has 160000 characters');
    const { list } = await parseList('3x Stormtrooper\n'.repeat(5000));
    expect(list).toEqual({ side: 'dark', cards: { stormtrooper: 60 } });
  });
});
