import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const PACKAGES = new URL('../packages/', import.meta.url);

/** Geometry has no names; mutants takes sources apart for a living. */
const homes = readdirSync(PACKAGES).filter((home) => home !== 'geometry' && home !== 'mutants');

/** What only texts can do, and looking into what is a key, an id, a rule or a sentence by its name. */
const NAMES = '(?:key|id|action|rule|piece|template|bearing|title|model|target|mark|topic|message)';
const TAKEN_APART = [
  /(?<!\b(?:api|storage|index))\.(?:split|startsWith|endsWith|match|matchAll|replace|replaceAll|substring|substr|search)\(/,
  /\.(?:charAt|charCodeAt|codePointAt|exec|test)\(/,
  /\bRegExp\(/,
  new RegExp(`\\b${NAMES}\\??\\.(?:slice|indexOf|lastIndexOf|includes|at)\\(`),
  new RegExp(`\\b${NAMES}\\[\\d\\]|\\[\\.\\.\\.(?:\\w+\\.)*${NAMES}\\]`),
  new RegExp(`(?:const|let) \\[.*\\] = (?:\\w+\\.)*${NAMES};`),
  new RegExp(`\\bNumber(?:\\.parseInt)?\\((?:\\w+\\.)*${NAMES}\\)`),
  new RegExp(`\\bof (?:\\w+\\.)*${NAMES}\\)`),
  /\.includes\(['"][^'"]*:/,
  /\bmessage === ['"`]/,
];

function takesApart(line: string): boolean {
  return TAKEN_APART.some((pattern) => pattern.test(line));
}

/** Whole folders whose business is text that somebody else wrote, or the form of files and addresses. */
const READERS: Readonly<Record<string, string>> = {
  'cli/': 'command lines and names of files',
  'conformance/': 'scenario files, and citations in sources',
  'kernel/src/lists/': 'lists of other programs',
  'kernel/src/rulebook.ts': 'rule files',
  'kernel/src/rule.ts': 'the form of a rule id',
  'kernel/src/link.ts': 'addresses',
  'kernel/src/hash.ts': 'bytes of a text',
  'kernel/src/sha256.ts': 'bytes of a text',
  'kernel/src/words.ts': 'how sentences begin',
  'legion/src/army/exchange/': 'lists of other programs',
  'legion/src/army/file.ts': 'list files',
  'legion/src/army/sharelink.ts': 'addresses',
  'legion/src/odds/link.ts': 'addresses',
  'server/src/http/': 'requests, addresses, headers',
  'server/src/server.ts': 'addresses',
  'server/src/settings.ts': 'settings',
  'server/src/storage/gone.ts': 'error codes of the database',
  'swccg/src/deck/': 'deck files, lists of other programs, addresses',
  'table/src/rules/': 'rule files',
  'web/src/games.ts': 'names of modules',
  'web/src/pages/': 'addresses and files',
  'web/src/rules/': 'words one looks for in the rules',
  'web/src/settings/language.ts': 'names of languages',
  'xwing/src/squad/': 'squad files, community ids and addresses',
  'xwing1/src/squad/exchange/': 'lists of other programs',
  'xwing2/src/squad/exchange/': 'lists of other programs',
};

/** What card files and the game's own facts are written in is read once; what a piece, a memory or a mark is called is read where it is called so. */
const [NAME, NOTATION, PRINTED, MEMORY, SEARCH, LOOK] = [
  'a name for people, made of the id of a piece, a card or an action that events tell of',
  'the notation in which cards are written',
  'what is printed on cards, of which their texts speak',
  'what a memory or a mark of the state is called, beside where it is called so',
  'words that somebody typed, or keys of the keyboard',
  'how something is drawn',
];

/**
 * Elsewhere: in how many places of each file, and what for. An option says in `about` what it is about, a refusal has a code,
 * an event has fields: nothing here reads a key that the rules made, but to say it, or since somebody answered it.
 */
const READS: Readonly<Record<string, readonly [places: number, what: string]>> = {
  'board/src/keyboard.ts': [1, SEARCH],
  'kernel/src/answer.ts': [1, 'no more than a line of what was answered is said again'],
  'kernel/src/reading.ts': [1, 'names that somebody gives to pieces'],
  'legion/src/immunity.ts': [1, MEMORY],
  'legion/src/named.ts': [3, NOTATION],
  'legion/src/positionfile.ts': [2, MEMORY],
  'legion/src/remembered.ts': [4, MEMORY],
  'legion/src/rules/activation.ts': [1, MEMORY],
  'legion/src/rules/markers.ts': [1, MEMORY],
  'legion/src/rules/moving.ts': [1, MEMORY],
  'legion/src/rules/restoring.ts': [1, MEMORY],
  'legion/src/rules/round.ts': [2, MEMORY],
  'legion/src/sources.ts': [2, MEMORY],
  'legion/src/text/names.ts': [7, NAME],
  'legion/src/text/sentences.ts': [1, 'how a sentence goes on'],
  'legion/ui/board/Marks.tsx': [1, LOOK],
  'legion/ui/board/terrain/growth.tsx': [2, LOOK],
  'legion/ui/board/terrain/material.ts': [1, LOOK],
  'legion/ui/board/terrain/strewn.ts': [1, LOOK],
  'legion/ui/builder/filters.ts': [1, PRINTED],
  'legion/ui/editor/draft.ts': [1, MEMORY],
  'legion/ui/side/CardText.tsx': [3, PRINTED],
  'legion/ui/side/Symbols.tsx': [3, 'symbols in the texts of cards'],
  'legion/ui/tray/AbilityText.tsx': [1, 'how a sentence ends'],
  'swccg/src/cards/characters/lando-calrissian.ts': [2, PRINTED],
  'swccg/src/cards/conditions.ts': [2, PRINTED],
  'swccg/src/cards/locations/spaceport-docking-bay.ts': [1, PRINTED],
  'swccg/src/cards/locations/star-destroyer-launch-bay.ts': [1, PRINTED],
  'swccg/src/cards/objectives/set-your-course-for-alderaan.ts': [3, PRINTED],
  'swccg/src/facts.ts': [2, NOTATION],
  'swccg/src/rules/capacity.ts': [1, PRINTED],
  'swccg/src/rules/carrying.ts': [1, MEMORY],
  'swccg/src/rules/deploy.ts': [1, 'the place that an event names, beside where it is made'],
  'swccg/src/rules/locations.ts': [3, PRINTED],
  'swccg/src/rules/refusals/verbs.ts': [1, 'what somebody answered, to say what forbids it'],
  'swccg/src/rules/weapon-firing.ts': [3, MEMORY],
  'swccg/src/text/names.ts': [4, NAME],
  'swccg/src/text/refusals/named.ts': [1, 'the place of a name in a sentence'],
  'swccg/ui/board/LocationColumn.tsx': [1, PRINTED],
  'swccg/ui/builder/CardBrowser.tsx': [1, SEARCH],
  'swccg/ui/card/face.ts': [1, NOTATION],
  'swccg/ui/pieces.ts': [1, 'names of pieces on the page, beside where they are made'],
  'table/src/builder/Exchange.tsx': [1, 'names of files'],
  'table/src/builder/Problems.tsx': [1, 'how a rule is shown'],
  'table/src/builder/search.ts': [2, SEARCH],
  'table/src/Unbroken.tsx': [2, 'where a line may end'],
  'table/src/dock/letters.ts': [6, 'letters to press for a sentence'],
  'table/src/plain/PlainTable.tsx': [1, 'names of fields, for people'],
  'table/src/shell/seatName.ts': [1, NAME],
  'web/src/gameWords.ts': [1, 'how sentences begin'],
  'xwing/src/lines.ts': [1, NAME],
  'xwing/src/maneuver.ts': [1, NOTATION],
  'xwing/ui/tray/CardText.tsx': [1, 'how a name ends'],
  'xwing/ui/board/Reach.tsx': [2, LOOK],
  'xwing/ui/board/ShipShape.tsx': [1, LOOK],
  'xwing/ui/board/drawing.ts': [1, LOOK],
  'xwing/ui/names.ts': [4, NAME],
  'xwing/ui/silhouettes/path.ts': [1, LOOK],
  'xwing1/src/rules/round.ts': [1, MEMORY],
  'xwing1/src/sources.ts': [1, MEMORY],
  'xwing1/src/text/names.ts': [5, NAME],
  'xwing1/src/text/terms.ts': [1, 'how a sentence goes on'],
  'xwing2/src/card.ts': [3, NOTATION],
  'xwing2/src/rules/round.ts': [1, MEMORY],
  'xwing2/src/text/names.ts': [7, NAME],
  'xwing2/src/text/terms.ts': [1, 'how a sentence goes on'],
  'xwing2/ui/editor/draft.ts': [1, NAME],
};

interface Place {
  readonly file: string;
  readonly line: string;
}

const places: readonly Place[] = homes.flatMap((home) =>
  ['src', 'ui', 'sample', 'bin'].flatMap((folder) => {
    const root = new URL(`${home}/${folder}/`, PACKAGES);
    return sourcesIn(root).flatMap((name) => {
      const file = `${home}/${folder}/${name}`;
      return readFileSync(new URL(name, root), 'utf8')
        .split('\n')
        .flatMap((text, i) =>
          isCode(text) && takesApart(text) ? [{ file, line: `${file}:${i + 1} ${text.trim()}` }] : [],
        );
    });
  }),
);

function isCode(line: string): boolean {
  return !/^\s*(?:\/\/|\/\*|\*|import )/.test(line);
}

const elsewhere = places.filter(({ file }) => !Object.keys(READERS).some((path) => file.startsWith(path)));

it('takes no key, no refusal and no sentence apart but where it says what for', () => {
  const inFile = (file: string) => elsewhere.filter((place) => place.file === file);
  const files = new Set(elsewhere.map(({ file }) => file));
  const more = [...files].filter((file) => inFile(file).length > (READS[file]?.[0] ?? 0)).flatMap(inFile);
  expect(more.map(({ line }) => line)).toEqual([]);
});

it('says nothing of places that take nothing apart any more', () => {
  const left = Object.entries(READS).filter(
    ([path, [count]]) => elsewhere.filter(({ file }) => file === path).length < count,
  );
  const silent = Object.keys(READERS).filter((path) => !places.some(({ file }) => file.startsWith(path)));
  expect([...left.map(([path]) => path), ...silent]).toEqual([]);
});

it.each([
  "const [verb, id] = option.key.split(':');",
  "const mine = choices.filter(({ key }) => key.startsWith('card:'));",
  'const [, card] = /^card:(.+)$/.exec(action) ?? [];',
  "return action.slice('card:'.length);",
  'const speed = Number(template[0]);',
  'const amount = Number(target);',
  'const [first] = key;',
  'const letters = [...option.key];',
  'for (const letter of option.key) {',
  "if (key.includes('lock')) return 1;",
  "return keys.some((one) => one.includes(':lock'));",
  "const start = key.at(0) === 'c';",
  "if (why.rule.startsWith('xw2.ion')) return ION;",
  "if (error.message === 'There is no such ship.') return null;",
  'return /no room/.test(message);',
  "const pattern = new RegExp('^card:');",
])('finds a key that is taken apart: %s', (line) => {
  expect(takesApart(line)).toBe(true);
});

it.each([
  "if (option.key === 'pass') return 0;",
  'const { card } = option.about;',
  'const at = keys.indexOf(key);',
  'const some = ids.includes(ship.id);',
  'return list.slice(1).map(({ key }) => key);',
  "if (message.type === 'table') return;",
])('lets be what is compared as a whole: %s', (line) => {
  expect(takesApart(line)).toBe(false);
});

it('lets rules ask only in words that their topics type', () => {
  const untyped = homes
    .filter((home) => home !== 'kernel')
    .flatMap((home) => {
      const root = new URL(`${home}/src/`, PACKAGES);
      const asks = (file: string) => ASKS_UNTYPED.test(readFileSync(new URL(file, root), 'utf8'));
      return sourcesIn(root)
        .filter(asks)
        .map((file) => `${home}/src/${file}`);
    });
  expect(untyped).toEqual([]);
});

/** By the kernel's own words, whether they are taken one by one, all at once, or passed on. */
const ASKS_UNTYPED =
  /(?:import|export) (?:type )?(?:\{[^}]*\b(?:pick|pickOne|place)\b[^}]*\}|\*[^;]*) from '@rangefinder\/kernel'/;

it.each([
  "import { pick } from '@rangefinder/kernel';",
  "import {\n  type Procedure,\n  place as put,\n} from '@rangefinder/kernel';",
  "import * as kernel from '@rangefinder/kernel';",
  "export { pickOne } from '@rangefinder/kernel';",
])('finds words without topics: %s', (line) => {
  expect(ASKS_UNTYPED.test(line)).toBe(true);
});

function sourcesIn(root: URL): string[] {
  try {
    return readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
      (file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file),
    );
  } catch {
    return [];
  }
}
