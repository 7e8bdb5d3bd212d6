import { isObject, type Language, type ParsedList } from '@rangefinder/kernel';
import { LONGEST_TEXT, readIn, UnreadableList } from '@rangefinder/kernel/lists';
import { type Words, words } from '@rangefinder/kernel/words';
import { RANKS } from '../card.ts';
import { unitFacts, upgradeFacts } from '../cards/catalog.ts';
import type { Army, ArmyUnit } from './army.ts';
import { nameOf } from './carried.ts';
import { readArmy } from './list.ts';
import { MODES } from './modes.ts';
import { armyPoints, unitPoints } from './points.ts';
import type { ArmyProblem } from './problem.ts';
import { readShareText } from './sharelink.ts';
import { stacked } from './stacks.ts';
import { isTeam, parseTeam } from './team.ts';

/**
 * Reads an army from any text: our own form as JSON, a link that shares an army, links and texts of Legion HQ, a list for
 * Tabletop Simulator. `BadInput` says in the reader's language why it is none.
 */
export function parseList(text: string, language: Language = 'en'): Promise<ParsedList> {
  return readIn(language, async () => {
    const { list, remarks } = await recognize(text);
    if (isTeam(list)) return { list, summary: parseTeam(list).flatMap(summary), notes: [] };
    const { army, lost } = readArmy(list);
    if (army.units.length === 0) throw new UnreadableList(noUnit(lost));
    return { list, summary: summary(army), notes: remarks.map((said) => said[language]) };
  });
}

/** What a text holds, as a list for `readArmy`. */
async function recognize(text: string): Promise<{ readonly list: unknown; readonly remarks: readonly Words[] }> {
  if (text.length > LONGEST_TEXT) throw new UnreadableList(tooLong(text.length));
  const bare = text.replace(/^\uFEFF/, '').trim();
  const shared = readShareText(bare);
  if (shared) return { list: shared, remarks: [] };
  // The codes and names of other builders are fetched only when an army is imported or taken elsewhere.
  const { readForeign, readForeignJson } = await import('./exchange/index.ts');
  if (!/^[[{]/.test(bare)) return readForeign(bare);
  const list = parseJson(bare);
  return readForeignJson(list) ?? { list, remarks: [] };
}

function parseJson(text: string): unknown {
  try {
    const list: unknown = JSON.parse(text);
    if (isObject(list)) return list;
  } catch {
    // Said below: that it is no JSON helps nobody who does not know what that is.
  }
  throw new UnreadableList(NO_JSON);
}

const NO_JSON = words(
  'This begins like a file of an army (JSON), and is damaged or cut off. Copy the whole of it once more.',
  'Cela commence comme un fichier d’armée (JSON), mais il est abîmé ou coupé. Copiez-le encore une fois en entier.',
  'To zaczyna się jak plik armii (JSON), ale jest uszkodzone lub ucięte. Skopiuj całość jeszcze raz.',
);

function tooLong(length: number): Words {
  return words(
    `This is no army: it has ${length} characters. Paste one link, or one army.`,
    `Ce n’est pas une armée : le texte a ${length} caractères. Collez un lien, ou une seule armée.`,
    `To nie armia: tekst ma ${length} znaków. Wklej jeden odnośnik albo jedną armię.`,
  );
}

function noUnit(lost: readonly ArmyProblem[]): Words {
  const reasons = (language: Language) =>
    lost
      .slice(0, 3)
      .map(({ said }) => ` ${said[language]}`)
      .join('');
  return words(
    `There is no unit in this army that could be used.${reasons('en')}`,
    `Il n’y a dans cette armée aucune unité utilisable.${reasons('fr')}`,
    `W tej armii nie ma oddziału, którego można użyć.${reasons('pl')}`,
  );
}

/** An army in a few lines: points, and each kind of unit by rank. */
export function summary(army: Army): string[] {
  const { name, mode = 'standard', faction, units } = army;
  const called = name === undefined ? '' : `${name}: `;
  const ranked = RANKS.flatMap((rank) => stacked(units).filter(({ unit }) => unitFacts(unit.unit).rank === rank));
  return [
    `${called}${armyPoints(army)} of ${MODES[mode].points} points, ${units.length} ${units.length === 1 ? 'unit' : 'units'} of ${faction}, ${mode}`,
    ...ranked.map(({ unit, count }) => `${count === 1 ? '' : `${count} × `}${unitSummary(unit, army)}`),
  ];
}

function unitSummary(unit: ArmyUnit, army: Army): string {
  const { upgrades, counterpart, loadout = [] } = unit;
  const cards = [
    ...(counterpart === undefined ? [] : [nameOf(counterpart)]),
    ...upgrades.map((id) => upgradeFacts(id).name),
    ...loadout.map((id) => `(aside) ${upgradeFacts(id).name}`),
  ];
  return `${nameOf(unit.unit)} ${unitPoints(unit, army)} points${cards.length === 0 ? '' : `: ${cards.join(', ')}`}`;
}
