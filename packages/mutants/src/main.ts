// `npm run mutants -- <game> [files] [--sample N --seed S] [--json]`: breaks the sources of a game one place at a time and
// lists what nobody noticed; `--whole [cards]` takes out whole abilities instead (docs/conformance.md).
import process from 'node:process';
import { parseArgs } from 'node:util';
import { GAMES } from '@rangefinder/games';
import { breakPlaces } from './places.ts';
import { RedAlready } from './red.ts';
import { removeAbilities } from './whole.ts';

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      sample: { type: 'string' },
      seed: { type: 'string' },
      whole: { type: 'boolean' },
      json: { type: 'boolean' },
    },
  });
  const [id = '', ...only] = positionals;
  const game = GAMES.find((candidate) => candidate.id === id);
  if (!game) {
    console.error(`Which game? There is ${GAMES.map((candidate) => candidate.id).join(', ')}.`);
    return 2;
  }
  try {
    if (values.whole) await removeAbilities(game, only, values.json ?? false);
    else await breakPlaces(game, only, values);
    return 0;
  } catch (error) {
    if (!(error instanceof RedAlready)) throw error;
    console.error(error.message);
    return 1;
  }
}

process.exitCode = await main();
