import { readdirSync, readFileSync } from 'node:fs';
import { parseScenario } from '@rangefinder/conformance';
import { describe, expect, it } from 'vitest';
import { FACTIONS } from '../packages/legion/src/card.ts';
import { legion } from '../packages/legion/src/index.ts';

const FOLDER = new URL('../packages/legion/scenarios/armies/', import.meta.url);

/** Every army that a scenario judges, with the rules that it breaks. */
const JUDGED = readdirSync(FOLDER).flatMap((file) =>
  parseScenario(file, readFileSync(new URL(file, FOLDER), 'utf8')).lists.map((check) => ({ file, ...check })),
);

function factionOf(list: unknown): unknown {
  return typeof list === 'object' && list !== null && 'faction' in list ? list.faction : undefined;
}

describe('the validator of armies', () => {
  it.each(FACTIONS)('takes three whole armies of the %s', (faction) => {
    const whole = JUDGED.filter(({ file, list }) => file.startsWith('legal-') && factionOf(list) === faction);
    expect(whole).toHaveLength(3);
    for (const { list } of whole) expect(legion.validate(list)).toEqual([]);
  });

  it('refuses armies for thirty reasons and more, each for exactly its own', () => {
    const refused = JUDGED.filter(({ problems }) => problems.length > 0);
    for (const { file, list, problems } of refused) {
      const rules = new Set(legion.validate(list).map(({ rule }) => rule));
      expect({ file, rules }).toEqual({ file, rules: new Set(problems) });
    }
    const alone = refused.filter(({ problems }) => problems.length === 1).flatMap(({ problems }) => problems);
    expect(new Set(alone).size).toBeGreaterThanOrEqual(30);
  });
});
