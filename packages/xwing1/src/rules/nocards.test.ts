import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { BOMBS } from '../cards/bombs.ts';
import { allPilots, allUpgrades } from '../cards/catalog.ts';
import { CONDITIONS } from '../cards/conditions.ts';
import { allDamageCards } from '../cards/damage.ts';

const SRC = fileURLToPath(new URL('..', import.meta.url));

/** What every file of the engine is: the rules, and what they stand on. */
const FOLDERS = ['.', 'rules'];

/** Cards named like something the engine speaks of anyway: the ship type and the game, the card Expose and the verb. */
const ORDINARY = ['xwing', 'expose', 'salvagedastromech'];

const IDS = new Set(
  [
    ...allPilots().flatMap(({ id, type }) => [id, type.id]),
    ...[...allUpgrades(), ...BOMBS, ...CONDITIONS, ...allDamageCards()].map(({ id }) => id),
  ].filter((id) => !ORDINARY.includes(id)),
);

/** The words of a file that are ids of cards; comments may name some. */
function idsIn(file: string): string[] {
  const code = readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '');
  return (code.match(/[a-z0-9-]+/g) ?? []).filter((word) => IDS.has(word));
}

it('names no card in the engine: what a card does is its own fact or ability', () => {
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(join(SRC, folder))
      .filter((name) => /\.ts$/.test(name) && !/\.test\.ts$/.test(name))
      .map((name) => join(folder, name)),
  );
  expect(files.length).toBeGreaterThan(40);
  expect(files.flatMap((file) => idsIn(join(SRC, file)).map((id) => `${file}: ${id}`))).toEqual([]);
});
