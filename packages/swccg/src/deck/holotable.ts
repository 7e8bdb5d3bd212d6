import { allCards, definitionOf } from '../cards/catalog.ts';
import type { CardDefinition } from '../definition.ts';
import type { CardFacts, Side } from '../facts.ts';
import type { Deck } from './deck.ts';
import type { FiledCard, FiledDeck } from './filed.ts';

/** Reads a Holotable file (`.htd`); undefined when a text is none. */
export function readHolotable(text: string): FiledDeck | undefined {
  const lines = text.split(/\r?\n/).map((line) => line.trim());
  const cards = lines.flatMap((line) => readCard(line) ?? []);
  if (cards.length === 0) return undefined;
  const [, back] = /^back\s+(reb|imp)\.gif/im.exec(text) ?? [];
  const side: Side | undefined = back === undefined ? undefined : back.toLowerCase() === 'reb' ? 'light' : 'dark';
  return { side, cards };
}

/** `card "/starwars/Premiere-Dark/t_darthvader" 1`; older files have a quoted text before the count, some one after it. */
function readCard(line: string): FiledCard | undefined {
  const [, path, count] = /^card\s+"(\/[^"]*)"\s*(?:"[^"]*"\s*)?(\d{1,2})?/i.exec(line) ?? [];
  if (path === undefined) return undefined;
  const called =
    path
      .split('/')
      .find((part) => part.startsWith('t_'))
      ?.slice(2) ?? path;
  return { card: byPath().get(path.toLowerCase()), called, count: Number(count ?? 1), outside: false };
}

/** Folders of the sets, by the number before a card's code. */
const SETS: Readonly<Record<string, string>> = {
  1: 'Premiere',
  2: 'ANewHope',
  3: 'Hoth',
  4: 'Dagobah',
  5: 'CloudCity',
  6: 'JabbasPalace',
  7: 'SpecialEdition',
  8: 'Endor',
  9: 'DeathStarII',
  10: 'ReflectionsII',
  11: 'Tatooine',
  12: 'Coruscant',
  13: 'ReflectionsIII',
  14: 'TheedPalace',
  101: 'PremiereIntroductoryTwoPlayerGame',
  102: 'JediPack',
  103: 'RebelLeader',
  104: 'EmpireStrikesBackIntroductoryTwoPlayerGame',
  106: 'OfficialTournamentSealedDeck',
  108: 'EnhancedPremiere',
  109: 'EnhancedCloudCity',
  110: 'EnhancedJabbasPalace',
  111: 'ThirdAnthology',
  112: 'JabbasPalaceSealedDeck',
};

/** Files that are not called as the card is. */
const NAMES: Readonly<Record<string, string>> = {
  'wed15-i662-treadwell-droid': 'wed151662treadwelldroid',
  'r2-d2': 'r2d2',
};

/** The other side of a two-sided card. */
const BACKS: Readonly<Record<string, string>> = {
  'massassi-base-operations': 'oneinamillion',
  'set-your-course-for-alderaan': 'theultimatepowerintheuniverse',
};

/** Where Holotable keeps a card. */
export function holotablePath({ id, code, side, title }: CardFacts): string {
  const folder = `${SETS[code.split('_')[0] ?? '']}-${side === 'dark' ? 'Dark' : 'Light'}`;
  const name =
    NAMES[id] ??
    title
      .normalize('NFD')
      .toLowerCase()
      .replace(/[^a-z0-9]/g, '');
  const back = BACKS[id];
  return back === undefined ? `/starwars/${folder}/t_${name}` : `/TWOSIDED/starwars/${folder}/t_${name}/${back}`;
}

let paths: ReadonlyMap<string, CardDefinition> | undefined;

function byPath(): ReadonlyMap<string, CardDefinition> {
  paths ??= new Map(allCards().map((card) => [holotablePath(card.facts).toLowerCase(), card]));
  return paths;
}

/** The deck as Holotable reads it. */
export function writeHolotable({ side, cards, under = [] }: Deck): string {
  const counts = [...Object.entries(cards), ...under.map((id): [string, number] => [id, 1])];
  const lines = counts.map(([id, count]) => `card "${holotablePath(definitionOf(id).facts)}" ${count}`);
  return ['ver 2', `back ${side === 'dark' ? 'imp' : 'reb'}.gif`, ...lines, ''].join('\n');
}
