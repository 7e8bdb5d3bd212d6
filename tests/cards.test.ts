import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { GAMES } from '@rangefinder/games';
import { type CatalogEntry, isObject } from '@rangefinder/kernel';
import { describe, expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** Folders of a game that are its engine: a new card never touches them. */
const ENGINE = ['rules', 'keywords', 'battlefield', 'terrain', 'missions', 'squad', 'army', 'deck'];

/** Lists that are ready to play, and how others call cards: these are about single cards, and no rules. */
const LISTS = /\/ready[/.]|\/exchange\/|\/xws\.ts$|\/holotable\.ts$|\/hq-ids\.ts$/;

/** Ids that mean something else in the rules, or that the rulebook itself names. */
const OF_THE_RULEBOOK: Readonly<Record<string, readonly string[]>> = {
  // An action, and a pilot of this name.
  xwing2: ['boost'],
  // A slot, and its card.
  xwing1: ['salvagedastromech'],
  // The card that belongs in every hand (legion.army-command-hand.5).
  legion: ['standing-orders'],
  // Systems with rules of their own (swccg.core-sectors.5, swccg.core-death-star.3, swccg.core-shuttling.4).
  swccg: ['death-star', 'death-star-ii', 'dagobah'],
};

/** The sources of a folder, its tests aside. */
function sourcesIn(folder: string): string[] {
  if (!existsSync(join(ROOT, folder))) return [];
  return readdirSync(join(ROOT, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(ROOT.length));
}

function read(file: string): string {
  return readFileSync(join(ROOT, file), 'utf8');
}

/** What a source says in quotes, and the keys of its tables: all that could be compared with an id. Comments may name cards. */
function saidIn(text: string): string[] {
  const code = text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*/g, '');
  const quoted = [...code.matchAll(/(['"`])((?:(?!\1)[^\n\\]|\\.)*)\1/g)].map(([, , said = '']) => said);
  const keys = [...code.matchAll(/[{,\s]([a-z][a-z0-9]*):/g)].map(([, key = '']) => key);
  return [...quoted, ...quoted.flatMap((said) => said.split(':')), ...keys];
}

/** Every card of a game by its id and its name, also those that no catalogue lists: conditions, damage cards, orders. */
async function cardsOf(id: string): Promise<ReadonlySet<string>> {
  const game = GAMES.find((one) => one.id === id);
  const listed = (await game?.load())?.catalog() ?? [];
  const declared = sourcesIn(`${game?.home}/src/cards`).flatMap((file) =>
    [...read(file).matchAll(/\bid: '([^']+)'/g)].map(([, card = '']) => card),
  );
  const cards = new Set([...listed.flatMap((card) => [card.id, card.name]), ...declared]);
  for (const card of OF_THE_RULEBOOK[id] ?? []) cards.delete(card);
  return cards;
}

/** Where these sources name a card. */
function naming(files: readonly string[], cards: ReadonlySet<string>): string[] {
  return files.flatMap((file) =>
    [...new Set(saidIn(read(file)))].filter((said) => cards.has(said)).map((said) => `${file}: ${said}`),
  );
}

/** What stands in the brackets that open at an index, split where its commas are. */
function argumentsAt(code: string, open: number): string[] {
  const parts: string[] = [''];
  let depth = 0;
  // An arrow closes nothing, and a type opens right behind its name.
  for (const sign of code
    .slice(open)
    .replaceAll('=>', '->')
    .match(/\w<|->|[\s\S]/g) ?? []) {
    if (/^[([{]$|<$/.test(sign)) depth++;
    else if (/^[)\]}>]$/.test(sign)) depth--;
    if (depth === 0) break;
    if (depth === 1 && sign === ',') parts.push('');
    else parts[parts.length - 1] += sign;
  }
  return parts.filter((part) => part.trim() !== '');
}

/** The calls of a function in a source, by their arguments; not where it is declared. */
function callsOf(name: string, code: string): string[][] {
  return [...code.matchAll(new RegExp(`(?<!function\\*? |\\.)\\b${name}\\(`, 'g'))].map((call) =>
    argumentsAt(code, call.index + call[0].length - 1),
  );
}

/** What a card may leave out, for it goes by its own text: verbs of the rules, and where each is told its rule. */
function leftToCards(code: string): { readonly verb: string; readonly place: number }[] {
  return [...code.matchAll(/export function\*? (\w+)(?:<[^(]*>)?\(/g)].flatMap((found) => {
    const parameters = argumentsAt(code, found.index + found[0].length - 1);
    const place = parameters.findIndex((one) => /^\s*(rule: RuleId = RULE|source: TokenSource = byCardOf\()/.test(one));
    return place < 0 ? [] : [{ verb: found[1] ?? '', place }];
  });
}

/** A name as files are called: in lower case, without accents, spaces or signs. */
function asFile(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');
}

/** Whether somebody looks for a card in a file of this name: it is the card's, or that of its ship or rank (`commanders`). */
function isLookedFor(file: string, { id, name, facts }: CatalogEntry): boolean {
  const families = isObject(facts) ? [facts.ship, facts.rank].filter((family) => typeof family === 'string') : [];
  return [id, name].some((called) => asFile(called) === file) || families.some((family) => file.startsWith(family));
}

it('finds a card in quotes, in a key and in a table', () => {
  const cards = new Set(['r2d2', 'agent-kallus', 'Jump']);
  const says = (text: string) => saidIn(text).some((said) => cards.has(said));
  for (const text of ["id === 'r2d2'", '`card:r2d2`', 'const X = { r2d2: 3 };', "'agent-kallus': 1", '"Jump"'])
    expect(says(text), text).toBe(true);
  for (const text of ['// as r2d2 does', '/** `luke:r2d2` */', "'jump'", 'r2d2()'])
    expect(says(text), text).toBe(false);
});

describe.each(GAMES.filter(({ home }) => existsSync(join(ROOT, home, 'src/cards'))))(
  'the cards of $id',
  ({ id, home }) => {
    it('are named by no engine: a card brings what it does, and is added without it', async () => {
      const files = ENGINE.flatMap((folder) => sourcesIn(`${home}/src/${folder}`)).filter((file) => !LISTS.test(file));
      expect(files.length).toBeGreaterThan(0);
      const cards = await cardsOf(id);
      expect(cards.size).toBeGreaterThan(0);
      expect(naming(files, cards)).toEqual([]);
    });

    it('alone may leave out the rule they go by: the rules name theirs', () => {
      const rules = ['rules', 'keywords', 'missions'].flatMap((folder) => sourcesIn(`${home}/src/${folder}`));
      const verbs = rules.flatMap((file) => leftToCards(read(file)));
      const silent = rules.flatMap((file) =>
        verbs.flatMap(({ verb, place }) =>
          callsOf(verb, read(file))
            .filter((given) => given.length <= place)
            .map((given) => `${file}: ${verb}(${given})`),
        ),
      );
      expect(silent).toEqual([]);
    });

    it('are each in a file that is called like them', async () => {
      const files = sourcesIn(`${home}/src/cards`).map((file) => ({
        name: asFile(basename(file, '.ts')),
        text: read(file),
      }));
      const game = await GAMES.find((one) => one.id === id)?.load();
      const lost = game?.catalog().filter((card) => {
        const isIn = new RegExp(`['\\s]${card.id}'?[:,]`);
        return !files.some(({ name, text }) => isLookedFor(name, card) && isIn.test(text));
      });
      expect(lost?.map((card) => card.id)).toEqual([]);
    });
  },
);

it('knows no card where both editions of X-Wing share rules', async () => {
  const editions = await Promise.all(['xwing1', 'xwing2'].map(cardsOf));
  const cards = new Set(editions.flatMap((cards) => [...cards]));
  expect(naming(sourcesIn('packages/xwing/src'), cards)).toEqual([]);
});
