import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { salvage } from '@rangefinder/kernel/sample';
import { expect, it } from 'vitest';
import { RedAlready } from './red.ts';
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

it('names every scenario that fails before anything is taken out', async () => {
  const broken = ['broken.yaml', 'torn.yaml'].map((file) => ({ file, text: 'game: salvage' }));
  const removals = removeEach(salvage, [], [...scenarios, ...broken], () => undefined);
  await expect(removals).rejects.toThrow(/^Red before anything is broken:\nbroken\.yaml:.*\ntorn\.yaml:.*$/);
  await expect(removals).rejects.toBeInstanceOf(RedAlready);
});
