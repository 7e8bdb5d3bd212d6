import { describe, expect, it } from 'vitest';
import { allCards } from '../cards/catalog.ts';
import { isShield } from '../rules/shields.ts';
import { parseList, readList } from './file.ts';
import { READY_DECKS } from './ready.ts';
import { validate } from './validate.ts';

const idOf = (fits: (facts: ReturnType<typeof allCards>[number]['facts']) => boolean): string =>
  allCards().find(({ facts, text }) => text && facts.side === 'dark' && fits(facts))?.facts.id ?? '';
const shield = idOf(isShield);
const objective = idOf(({ type }) => type === 'objective');
const starting = idOf((facts) => facts.type === 'effect' && facts.kind === 'starting');
const unwritten = allCards().find(({ text }) => !text)?.facts;

const { cards } = READY_DECKS.dark;
const problems = [
  { side: 'dark', cards: { stormtrooper: 3 } },
  { side: 'light', cards },
  { side: 'dark', cards: { ...cards, [objective]: 2, [starting]: 2 } },
  { side: 'dark', cards: { ...cards, [shield]: 1 } },
  { side: 'light', cards, under: [shield] },
  { side: 'dark', cards: { nonsense: 1 } },
  ...(unwritten ? [{ side: 'dark', cards: { [unwritten.id]: 1 } }] : []),
].flatMap((deck) => validate(deck).map(({ said }) => said));

const TEXT = ['Dark Side', '3x Stormtrooper', '2x Nonsense', '1x Luke Skywalker', '1x Death Star Plan'].join('\n');

describe('remarks about decks', () => {
  const { notes } = readList(TEXT);
  const all = new Map([...problems, ...notes, ...readList('').notes].map((said) => [said.en, said]));

  it.each([...all.values()])('are said in every language: $en', ({ en, fr, pl }) => {
    expect(new Set([en, fr, pl]).size).toBe(3);
    expect(`${en}${fr}${pl}`).not.toContain('undefined');
    expect(`${fr}${pl}`).not.toMatch(/ the /);
  });

  it('are given to whoever reads a list in their language', async () => {
    expect((await parseList(TEXT, 'fr')).notes).toEqual(notes.map(({ fr }) => fr));
    expect((await parseList(TEXT)).notes).toEqual(notes.map(({ en }) => en));
    await expect(parseList('', 'pl')).rejects.toThrow('Żaden wiersz');
  });
});
