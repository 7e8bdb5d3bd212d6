import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { salvage } from '@rangefinder/kernel/sample';
import { expect, it } from 'vitest';
import { removeEach } from './whole.ts';

const FOLDER = fileURLToPath(new URL('../../kernel/sample/scenarios/', import.meta.url));
const scenarios = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.yaml'))
  .map((file) => ({ file, text: readFileSync(`${FOLDER}${file}`, 'utf8') }));

it('finds who notices that an ability is gone, among those that name its card first, and puts it back', async () => {
  const game = { ...salvage };
  const withoutSetup = () => {
    game.setup = () => {
      throw new Error('There is nothing to play with.');
    };
    return () => {
      game.setup = salvage.setup;
    };
  };
  const removals = await removeEach(
    game,
    [
      { id: 'freighter#1', named: ['freighter'], remove: withoutSetup },
      { id: 'idle#1', named: ['idle'], remove: () => () => undefined },
    ],
    scenarios,
    () => undefined,
  );
  const [freighter, idle] = removals;
  expect(scenarios.find(({ file }) => file === freighter?.noticedBy)?.text).toContain('freighter');
  expect(idle).toEqual({ id: 'idle#1', noticedBy: undefined, namedBy: 0 });
});

it('wants scenarios that pass before anything is taken out', async () => {
  const broken = { file: 'broken.yaml', text: 'game: salvage' };
  await expect(removeEach(salvage, [], [broken], () => undefined)).rejects.toThrow('broken.yaml fails as it is');
});
