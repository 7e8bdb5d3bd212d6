import { describe, expect, it } from 'vitest';
import { instrument, placeOf } from './instrument.ts';

const breaksOf = async (text: string) => (await instrument([{ file: 'rules.ts', text }])).mutants;
const whatOf = async (text: string) => (await breaksOf(text)).map(({ what }) => what);

describe('breaks', () => {
  it('numbers go one up and one down, but not below nothing, and not where they name a place', async () => {
    expect(await whatOf('export const range = 2;')).toEqual(['2 → 3', '2 → 1']);
    expect(await whatOf('export const none = 0;')).toEqual(['0 → 1']);
    expect(await whatOf('export const first = list[0];')).toEqual([]);
  });

  it('statements are left out, comparisons and conditions turned', async () => {
    const breaks = await whatOf('export function* shoot(range) { if (range > roll) yield* hit(); }');
    expect(breaks).toContain('yield* hit(); → nothing');
    expect(breaks).toContain('range > roll → range >= roll');
    expect(breaks).toContain('range > roll → true');
    expect(breaks).toContain('range > roll → false');
  });

  it('printed facts and tables stay; abilities do not', async () => {
    const card = "export const luke = { id: 'luke', initiative: 5, slots: ['astromech'], abilities: [at(1)] };";
    expect(await whatOf(card)).toEqual(['[at(1)] → []', '1 → 2', '1 → 0']);
    expect(await whatOf('export const outline = shape([[1, 2], [3, -4]]);')).toEqual([]);
  });

  it('facts stay in whatever words they are written; an ability by a name does not', async () => {
    const armed =
      "unit({ id: 'at-st', keywords: [kw('armor')], weapons: [ranged('Cannon', 1, 4, { red: 3 }, kw('impact-x', 3))] });";
    expect(await whatOf(`export const atst = ${armed}`)).toEqual([]);
    expect(
      await whatOf("export const dune = kind('dune', { parts: [block(disc(0, 0, 50), 1, FLAT)], tall: true });"),
    ).toEqual([]);
    expect(await whatOf("export const field = standard(['barricade', 300, 400, 90]);")).toEqual([]);
    expect(await whatOf("export const act = at('moved', { optional: true });")).toEqual(['true → false']);
    expect(await whatOf("export const card = { id: 'x', speed: faster(1) };")).toEqual(['1 → 2', '1 → 0']);
  });

  it('say where they are', async () => {
    const [first] = await breaksOf('\n\nexport const range = 2;');
    expect(first).toMatchObject({ file: 'rules.ts', line: 3 });
  });

  it('are only those that are wanted, where some are: others have no switch', async () => {
    const source = { file: 'rules.ts', text: 'export const range = 2;\nexport const dice = 3;' };
    const all = (await instrument([source])).mutants;
    const wanted = all.filter(({ what }) => what === '3 → 4');
    const { sources, mutants } = await instrument([source], wanted);
    expect(mutants.map(({ what }) => what)).toEqual(['3 → 4', '3 → 2']);
    expect(mutants.map(placeOf)).toContain(wanted.map(placeOf)[0]);
    expect(sources[0]?.text).toContain('export const range = 2;');
  });

  it('do nothing until they are switched on', async () => {
    const { sources, mutants } = await instrument([{ file: 'rules.js', text: 'exports.range = () => 2;' }]);
    const rules = { range: () => 0 };
    new Function('exports', sources[0]?.text ?? '')(rules);
    expect(rules.range()).toBe(2);
    const up = mutants.find(({ what }) => what === '2 → 3');
    Reflect.get(globalThis, '__stryker__').activeMutant = up?.id;
    expect(rules.range()).toBe(3);
  });
});
