import { describe, expect, it } from 'vitest';
import { parseDeck } from './deck.ts';
import { parseList, writeList } from './file.ts';
import { READY_LISTS } from './ready.ts';

describe('deck texts', () => {
  it('written and read again are the same deck, without a complaint', async () => {
    for (const { list, id } of READY_LISTS) {
      const deck = parseDeck(list, id);
      const again = await parseList(writeList(deck));
      expect(again.list).toEqual(deck);
      expect(again.notes).toHaveLength(1);
    }
  });

  it('keep what lies under a starting Effect apart', async () => {
    const deck = { side: 'dark' as const, cards: { stormtrooper: 2 }, under: ['kessel', 'kessel'] };
    expect((await parseList(writeList(deck))).list).toEqual(deck);
  });

  it('are read in the ways players write them', async () => {
    const { list } = await parseList('- •Darth Vader\nStormtrooper x3\n2 Imperial Pilot\n1x Kessel\nTatooine (D)');
    expect(list).toEqual({
      side: 'dark',
      cards: { 'darth-vader': 1, stormtrooper: 3, 'imperial-pilot': 2, kessel: 1, 'tatooine-dark': 1 },
    });
  });

  it('say of every line that could not be used why', async () => {
    const { notes } = await parseList(
      'Dark Side\n\nCharacters (4)\n2x Darth Vader\n1x Luke Skywalker\n1x Storm trooper guard\nJar Jar',
    );
    expect(notes).toEqual([
      '2 cards of the dark side.',
      'Line 5: Luke Skywalker is of the light side; it was left out.',
      expect.stringMatching(/^Line 6: There is no card "Storm trooper guard" here; it was left out\./),
      'Line 7: There is no card "Jar Jar" here; it was left out.',
    ]);
  });
});
