import { readdirSync, readFileSync } from 'node:fs';
import { isObject, Random } from '@rangefinder/kernel';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { legion } from '../packages/legion/src/index.ts';
import * as legionPosition from '../packages/legion/src/position.ts';
import * as legionFile from '../packages/legion/src/positionfile.ts';
import { readDraft } from '../packages/legion/ui/editor/draft.ts';
import { faultsOf } from '../packages/legion/ui/editor/faults.ts';
import * as first from '../packages/xwing1/src/position.ts';
import * as firstFile from '../packages/xwing1/src/positionfile.ts';
import * as second from '../packages/xwing2/src/position.ts';
import * as secondFile from '../packages/xwing2/src/positionfile.ts';

const GAMES = [
  {
    game: 'xwing1',
    parse: first.parsePosition,
    rewritten: (raw: unknown) => firstFile.writePosition(first.parsePosition(raw)),
  },
  {
    game: 'xwing2',
    parse: second.parsePosition,
    rewritten: (raw: unknown) => secondFile.writePosition(second.parsePosition(raw)),
  },
  {
    game: 'legion',
    // An empty hand goes without saying: what the table is like counts.
    parse: (raw: unknown) => legion.setup(legion.parseSetup({ position: raw }), new Random('again')),
    rewritten: (raw: unknown) => legionFile.writePosition(legionPosition.parsePosition(raw)),
  },
] as const;

function setupIn(file: URL): Readonly<Record<string, unknown>> {
  const scenario: unknown = parse(readFileSync(file, 'utf8'));
  const setup = isObject(scenario) ? scenario.setup : undefined;
  return isObject(setup) ? setup : {};
}

it.each(GAMES)(
  'a position is written as it was read, for every scenario of $game',
  ({ game, parse: read, rewritten }) => {
    const scenarios = new URL(`../packages/${game}/scenarios/`, import.meta.url);
    let count = 0;
    for (const name of readdirSync(scenarios, { recursive: true, encoding: 'utf8' })) {
      const raw = name.endsWith('.yaml') ? setupIn(new URL(name, scenarios)).position : undefined;
      if (raw === undefined) continue;
      expect(read(JSON.parse(JSON.stringify(rewritten(raw)))), name).toEqual(read(raw));
      count++;
    }
    expect(count).toBeGreaterThan(100);
  },
);

it('the sandbox opens every scenario of legion that begins with a position', () => {
  const scenarios = new URL('../packages/legion/scenarios/', import.meta.url);
  let count = 0;
  for (const name of readdirSync(scenarios, { recursive: true, encoding: 'utf8' })) {
    const { position, ...around } = name.endsWith('.yaml') ? setupIn(new URL(name, scenarios)) : {};
    if (position === undefined) continue;
    expect(() => faultsOf(readDraft(position, around)), name).not.toThrow();
    count++;
  }
  expect(count).toBeGreaterThan(500);
});
