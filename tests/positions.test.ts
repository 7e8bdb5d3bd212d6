import { readdirSync, readFileSync } from 'node:fs';
import { isObject } from '@rangefinder/kernel';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { parsePosition } from '../packages/xwing2/src/position.ts';
import { writePosition } from '../packages/xwing2/src/positionfile.ts';

const SCENARIOS = new URL('../packages/xwing2/scenarios/', import.meta.url);
const files = readdirSync(SCENARIOS, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.yaml'));

function positionIn(name: string): unknown {
  const scenario: unknown = parse(readFileSync(new URL(name, SCENARIOS), 'utf8'));
  const setup = isObject(scenario) ? scenario.setup : undefined;
  return isObject(setup) ? setup.position : undefined;
}

it('a position is written as it was read, for every scenario there is', () => {
  let count = 0;
  for (const name of files) {
    const raw = positionIn(name);
    if (raw === undefined) continue;
    const position = parsePosition(raw);
    expect(parsePosition(JSON.parse(JSON.stringify(writePosition(position)))), name).toEqual(position);
    count++;
  }
  expect(count).toBeGreaterThan(100);
});
